/** What a person set for this browser: kept in local storage, never sent anywhere but the language. */

export type Theme = "system" | "light" | "dark";
export type Density = "table" | "normal" | "expert";
/** How fast what happens is played: see frame/queue.svelte.ts. */
export type Speed = "calm" | "normal" | "quick" | "once";

interface Kept {
  theme: Theme;
  density: Density;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  name: string;
  lang: string | null;
}

const KEY = "backroom";
const DEFAULTS: Kept = { theme: "system", density: "normal", speed: "normal", sound: true, notify: false, name: "", lang: null };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    // Private windows may forbid storage; the settings then last as long as the page.
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

export function set<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see read()
  }
  if (key === "theme") paint();
}

/** Writes the theme where the style sheet looks for it. */
export function paint(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}

export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
