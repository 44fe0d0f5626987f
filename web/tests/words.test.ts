/** Every key that the client says is in all three languages, and every key of its own catalogue is said somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "fr", "it"];
const locale = resolve(import.meta.dirname, "../../src/backroom/locale");
const read = (lang: string, part: string): string => readFileSync(join(locale, lang, `${part}.ftl`), "utf8");
const keysOf = (text: string): Set<string> => new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]!));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = sources(resolve(import.meta.dirname, "../src")).join("\n");
const PREFIX = "(?:web|tammany|fact|rules|rule|refuse|server|error)-";
/** "web-home" as it stands, anywhere in quotes: also keys that are chosen by a condition. */
const literal = new Set([...code.matchAll(new RegExp(`["'](${PREFIX}[\\w-]+)["']`, "g"))].map((m) => m[1]!));
/** `web-verb-${verb}`: a pattern that must fit some key, and every key it fits is used. */
const patterns = [...code.matchAll(new RegExp(`\`(${PREFIX}[^\`]*\\$\\{[^\`]*)\``, "g"))].map(
  (m) => new RegExp(`^${m[1]!.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ".*")}$`),
);

describe.each(LANGUAGES)("words in %s", (lang) => {
  const parts = readdirSync(join(locale, lang)).filter((f) => f.endsWith(".ftl") && f !== "house.ftl");
  const all = new Set(parts.flatMap((f) => [...keysOf(readFileSync(join(locale, lang, f), "utf8"))]));

  it("has every key that the client says", () => {
    const missing = [...literal].filter((key) => !all.has(key));
    expect(missing).toEqual([]);
    expect(patterns.filter((p) => ![...all].some((key) => p.test(key))).map(String)).toEqual([]);
  });

  it("has no key that nobody says", () => {
    const unused = [...keysOf(read(lang, "web"))].filter((key) => !literal.has(key) && !patterns.some((p) => p.test(key)));
    expect(unused).toEqual([]);
  });

  it("has the same keys as English, and parses", () => {
    expect([...keysOf(read(lang, "web"))]).toEqual([...keysOf(read("en", "web"))]);
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(read(lang, "web")))).toEqual([]);
    expect([...keysOf(read(lang, "web"))].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  it("has letters that tell pieces apart", () => {
    const letters = (prefix: string): string[] => [...read(lang, "tammany").matchAll(new RegExp(`^${prefix}-\\w+ = (.+)$`, "gm"))].map((m) => m[1]!);
    for (const prefix of ["tammany-table-letter", "tammany-table-nation-letters"]) expect(new Set(letters(prefix)).size).toBe(letters(prefix).length);
    expect(letters("tammany-table-letter")).toHaveLength(5);
  });
});

it("no block begins with a space that is meant to be seen: Svelte leaves it out", () => {
  expect([...code.matchAll(/[^\s>]\{#(?:if|each) (?:[^{}]|\{[^{}]*\})*\} [^<\s].*/g)].map((m) => m[0])).toEqual([]);
});
