/**
 * Every word on the screen, from the Fluent catalogues that the whole package shares (src/backroom/locale). Each
 * catalogue is a small file of its own, fetched for the language in use: the frame's at the start, a game's with its
 * table, a game's rules when somebody opens them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { site } from "./frame/place";
import type { Facts } from "./frame/view";
import { set, settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const FRAME = ["web", "engine", "server"];

type Loader = () => Promise<string>;
const files = import.meta.glob<string>(
  ["../../src/backroom/locale/*/*.ftl", "!../../src/backroom/locale/*/house.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, Loader>;

interface Spoken {
  lang: Language;
  bundle: FluentBundle;
}

let now: Spoken = $state.raw({ lang: "en", bundle: new FluentBundle("en", { useIsolating: false }) });
const parts = new Set<string>(FRAME);
const read = new Map<string, Promise<string | null>>();

/** A game of another package has its words in a folder of its own, which the server hands out. */
async function brought(lang: Language, part: string): Promise<string | null> {
  const answer = await fetch(site(`/games/${part.split("-", 1)[0]!}/locale/${lang}/${part}.ftl`));
  return answer.ok ? answer.text() : null;
}

function fetchPart(lang: Language, part: string): Promise<string | null> {
  const path = `../../src/backroom/locale/${lang}/${part}.ftl`;
  const known = read.get(path);
  if (known) return known;
  const promise = files[path] ? files[path]() : brought(lang, part);
  read.set(path, promise);
  // A failed fetch (no connection) may be tried again later.
  promise.catch(() => read.delete(path));
  return promise;
}

async function build(lang: Language): Promise<FluentBundle> {
  // NAME($game) in a catalogue: a game's title, of the name by which programs know it.
  const NAME = ([game]: unknown[]): string => {
    const title = bundle.getMessage(`${game}-name`)?.value;
    return title ? bundle.formatPattern(title) : `${game}`;
  };
  const bundle: FluentBundle = new FluentBundle(lang, { useIsolating: false, functions: { NAME } });
  for (const text of await Promise.all([...parts].map((part) => fetchPart(lang, part)))) {
    if (text !== null) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

export function preferred(): Language {
  const asked = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("lang");
  const wishes = [asked, settings.lang, ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  for (const wish of wishes) {
    const lang = (wish ?? "").slice(0, 2);
    if (lang in LANGUAGES) return lang as Language;
  }
  return "en";
}

/** What is said of a game before its table is there: its title, options and bots, where these have a catalogue of their own. */
export const tile = (game: string): string => (`../../src/backroom/locale/en/${game}-tile.ftl` in files ? `${game}-tile` : game);

/** Makes sure that these catalogues are there in the language in use; a game's whole one has its tile with it. */
export async function need(...names: string[]): Promise<void> {
  const wanted = names.flatMap((name) => [name, tile(name)]);
  if (wanted.every((name) => parts.has(name))) return;
  wanted.forEach((name) => parts.add(name));
  now = { lang: now.lang, bundle: await build(now.lang) };
}

export async function speak(lang: Language, keep = true): Promise<void> {
  const bundle = await build(lang);
  now = { lang, bundle };
  if (keep) set("lang", lang);
  document.documentElement.lang = lang;
}

/** Fetches what this page says in all languages: one may change them without a connection. */
export async function everyLanguage(): Promise<void> {
  await Promise.all((Object.keys(LANGUAGES) as Language[]).flatMap((lang) => [...parts].map((part) => fetchPart(lang, part))));
}

export function language(): Language {
  return now.lang;
}

export function has(key: string): boolean {
  return now.bundle.hasMessage(key);
}

declare global {
  /** Who wants to know what is said: the tests, which miss the sentences that nobody says. */
  var heard: ((key: string) => void) | undefined;
}

/** What was said before in these catalogues: a table says most of its words again at every step. */
let before: { of: FluentBundle | null; said: Map<string, string> } = { of: null, said: new Map() };
const MANY = 3000;

/** French before a name with a vowel, as in words.py: “de Anna” is “d’Anna”. */
const ELIDED = /\b([Dd]|[Qq]u)e (?=(?:\*\*)?[AEIOUÀÂÉÈÊËÎÏÔÖÛÜ])/g;

/** The message in the language in use; a missing one shows its key, so that it is seen and reported. */
export function say(key: string, facts: Facts = {}): string {
  globalThis.heard?.(key);
  const { bundle } = now;
  if (before.of !== bundle || before.said.size > MANY) before = { of: bundle, said: new Map() };
  const id = key + JSON.stringify(facts);
  let text = before.said.get(id);
  if (text === undefined) {
    const message = bundle.getMessage(key);
    text = message?.value ? bundle.formatPattern(message.value, facts as Record<string, FluentVariable>, []) : key;
    if (now.lang === "fr") text = text.replace(ELIDED, "$1’");
    before.said.set(id, text);
  }
  return text;
}

/** Several things said one after the other, with the marks of the language between them. */
export const apart = (parts: readonly string[]): string => parts.reduce((first, second) => say("web-apart", { first, second }));

const clocks = new Map<Language, Intl.DateTimeFormat>();

/** A point in time as people say it in this language. */
export function clockTime(ms: number): string {
  let clock = clocks.get(now.lang);
  if (!clock) {
    clock = new Intl.DateTimeFormat(now.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    clocks.set(now.lang, clock);
  }
  return clock.format(ms);
}
