/** What a person set for this browser: kept in local storage, never sent anywhere but the language. */

export type Theme = "system" | "light" | "dark";
/** Whether text and edges stand out more: as the system asks, or as one says here. */
export type Contrast = "system" | "normal" | "more";
/** Whose eyes the seats' colours are made for (palettes.css). */
export type Palette = "usual" | "protan" | "deutan" | "tritan";
export type Density = "table" | "normal" | "expert";
/** How fast what happens is played: see frame/queue.svelte.ts. */
export type Speed = "calm" | "normal" | "quick" | "once";

interface Kept {
  theme: Theme;
  contrast: Contrast;
  palette: Palette;
  density: Density;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Whether one wants the coach; null: as long as one has not finished a game. */
  coach: boolean | null;
  /** A game was played to its end in this browser. */
  finished: boolean;
  name: string;
  /** Which drawn face goes with it; 0: the one that the name gives. */
  face: number;
  lang: string | null;
}

const KEY = "backroom";
const DEFAULTS: Kept = { theme: "system", contrast: "system", palette: "usual", density: "normal", speed: "normal", sound: true, notify: false, coach: null, finished: false, name: "", face: 0, lang: null };

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
  if (key === "theme" || key === "contrast" || key === "palette") paint();
}

/** On until one has finished a game; then a switch. */
export const coached = (): boolean => settings.coach ?? !settings.finished;

const asks = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;
const MORE = "(prefers-contrast: more)";

/** Writes the theme where the style sheets look for it. */
export function paint(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset["theme"];
  else dataset["theme"] = settings.theme;
  if (settings.contrast === "more" || (settings.contrast === "system" && asks(MORE))) dataset["contrast"] = "more";
  else delete dataset["contrast"];
  if (settings.palette === "usual") delete dataset["palette"];
  else dataset["palette"] = settings.palette;
}
if (typeof matchMedia === "function") matchMedia(MORE).addEventListener?.("change", paint);

export function calm(): boolean {
  return asks("(prefers-reduced-motion: reduce)");
}
