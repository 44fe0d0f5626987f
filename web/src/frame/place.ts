/**
 * Addresses of this server. A proxy may have put it below a path (`/games`): the server writes that path into the page, and
 * every address that the client makes goes through here. No `<base>`: it would bend the `#…` links inside pages too.
 */
export const below = document.documentElement.dataset["below"] ?? "";

/** A path of this server (`/t/…`) as the browser must ask for it. */
export const site = (path: string): string => below + path;

/** The path of the page as the server knows it. */
export const here = (): string => (location.pathname.startsWith(below) ? location.pathname.slice(below.length) : location.pathname) || "/";
