/** A page that needs no server once it is there: its parts are kept by a worker of the browser, so that it opens offline too. */
import { everyLanguage } from "../words.svelte";
import { site } from "./place";

/**
 * Keeps the page at `path` with all that it has loaded and its words in every language. True: it opens without a connection from
 * now on. Browsers allow that over https and on the own machine only; elsewhere an open page works on, but cannot be opened anew.
 */
export async function keepPage(path: string, script: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const [registration] = await Promise.all([
      navigator.serviceWorker.register(site(script), { scope: site(path) }),
      everyLanguage(),
      document.fonts.ready,
    ]);
    const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
    if (!worker) return false;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    const keep = loaded.filter((url) => url.startsWith(location.origin) && !/\/(api|ws)\//.test(new URL(url).pathname) && !url.includes(script));
    return await new Promise<boolean>((done) => {
      navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ kept?: boolean }>) => done(event.data.kept === true), { once: true });
      worker.postMessage({ keep: [new URL(site(path), location.href).href, ...keep] });
    });
  } catch {
    return false;
  }
}
