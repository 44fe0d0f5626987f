/** Palettes for other eyes: how far apart any two colours at one table are, seen by those eyes, and whether letters on them can be read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Triple = [number, number, number];

/** Machado, Oliveira, Fernandes 2009, severity 1, on linear sRGB. */
const EYES: Record<string, Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const times = (m: Triple[], v: Triple): Triple => m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

function linear(hex: string): Triple {
  const long = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4].map((i) => {
    const c = parseInt(long.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}
const light = (hex: string): number => times([[0.2126, 0.7152, 0.0722], [0, 0, 0], [0, 0, 0]], linear(hex))[0];
function contrast(a: string, b: string): number {
  const [dark, bright] = [light(a) + 0.05, light(b) + 0.05].toSorted((x, y) => x - y) as [number, number];
  return bright / dark;
}
function lab(hex: string, eyes: string): Triple {
  const seen = times(EYES[eyes]!, linear(hex)).map((v) => Math.min(1, Math.max(0, v))) as Triple;
  const xyz = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], seen);
  const f = xyz.map((v, i) => {
    const t = v / [0.95047, 1, 1.08883][i]!;
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  }) as Triple;
  return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])];
}
const rad = (deg: number): number => (deg * Math.PI) / 180;
/** CIEDE2000. */
function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = (c: number): number => 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const more = 1 + g((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [p1, p2] = [a1 * more, a2 * more];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (x: number, y: number): number => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const sum = h1 + h2;
  const hm = grey ? sum : Math.abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const t = 1 - 0.17 * Math.cos(rad(hm - 30)) + 0.24 * Math.cos(rad(2 * hm)) + 0.32 * Math.cos(rad(3 * hm + 6)) - 0.2 * Math.cos(rad(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -Math.sin(rad(60 * Math.exp(-(((hm - 275) / 25) ** 2)))) * 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

/** Colours by name from the block of a style sheet that begins with this selector. */
function block(file: string, selector: string): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, "../src", file), "utf8");
  const at = text.indexOf(selector);
  expect(at, selector).toBeGreaterThan(-1);
  const body = text.slice(text.indexOf("{", at) + 1, text.indexOf("}", at));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{3,6})/g)].map((m) => [m[1]!, m[2]!]));
}
/** What meets at one table: the seats of a game, or the nations. */
const TABLES: Record<string, string[]> = {
  tammany: ["red", "yellow", "purple", "black", "brown"].map((c) => `seat-${c}`),
  guildes: ["red", "blue", "yellow", "green", "purple", "orange"].map((c) => `seat-${c}`),
  nations: ["green", "white", "orange", "blue"].map((c) => `nation-${c}`),
};
const closest = (colours: Record<string, string>, names: string[], eyes: string): number =>
  Math.min(...names.flatMap((a, i) => names.slice(i + 1).map((b) => distance(lab(colours[a]!, eyes), lab(colours[b]!, eyes)))));

/** In units of CIEDE2000; of the usual colours two come as near as 2.2 (blue and purple for a deutan). */
const APART = 16;
const SHEETS: [name: string, selector: string, eyes: string[]][] = [
  ["protan", 'html:root[data-palette="protan"],', ["protan", "usual"]],
  ["deutan", 'html:root[data-palette="deutan"],', ["deutan", "usual"]],
  ["tritan", 'html:root[data-palette="tritan"],', ["tritan", "usual"]],
  ["high contrast", 'html:root[data-contrast="more"]:not', ["usual"]],
];

describe("palettes", () => {
  test("the measure is CIEDE2000", () => {
    // Sharma, Wu, Dalal 2005, pairs 1, 7, 17, 25 of their table.
    const pairs: [Triple, Triple, number][] = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, 0, 0], [50, -1, 2], 2.3669],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    ];
    for (const [a, b, told] of pairs) expect(distance(a, b)).toBeCloseTo(told, 3);
  });

  test.each(SHEETS)("%s: any two at one table are far apart for those eyes", (_, selector, eyes) => {
    const colours = block("palettes.css", selector);
    for (const names of Object.values(TABLES)) for (const e of eyes) expect(closest(colours, names, e), `${names[0]} ${e}`).toBeGreaterThanOrEqual(APART);
  });

  test.each(SHEETS)("%s: letters on the pieces are read at 7:1", (_, selector) => {
    const colours = block("palettes.css", selector);
    for (const name of new Set(Object.values(TABLES).flat())) expect(contrast(colours[name]!, colours[name.replace(/^\w+/, "on")]!), name).toBeGreaterThanOrEqual(7);
  });

  test("the usual colours are not good enough for those eyes, which is why there are others", () => {
    const usual = block("games/tammany/look.css", ":root:has(.look-tammany) {");
    for (const eyes of ["protan", "deutan", "tritan"]) expect(closest(usual, TABLES["tammany"]!, eyes)).toBeLessThan(APART);
    expect(closest(block("games/guildes/look.css", ".look-guildes {"), TABLES["guildes"]!, "deutan")).toBeCloseTo(2.2, 1);
  });

  test("the two families of MOB are told apart by all eyes as they are", () => {
    for (const [file, selector] of [["games/mob/look.css", ".look-mob,\n.look-mob .night {"], ["games/mob/look.css", 'html:root[data-contrast="more"] :is(.look-mob']] as const) {
      const colours = block(file, selector);
      for (const eyes of Object.keys(EYES)) expect(closest(colours, ["red", "blue"], eyes)).toBeGreaterThanOrEqual(APART);
    }
  });

  /** A look's colours by day and by night; later sheets win. */
  function look(...sheets: [file: string, selector: string][]): (name: string, when: number) => string {
    const found = new Map<string, [string, string]>();
    for (const [file, selector] of sheets) {
      const text = readFileSync(join(import.meta.dirname, "../src", file), "utf8");
      const at = text.indexOf(selector);
      expect(at, selector).toBeGreaterThan(-1);
      const body = text.slice(text.indexOf("{", at) + 1, text.indexOf("}", at));
      for (const [, name, day, night, both] of body.matchAll(/--([\w-]+): (?:light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\)|(#[0-9a-f]{3,6}));/g)) found.set(name!, [day ?? both!, night ?? both!]);
    }
    return (name, when) => found.get(name)![when]!;
  }
  const hex = (v: Triple): string => `#${v.map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;
  const channels = (c: string): Triple => { const long = c.length === 4 ? [...c.slice(1)].map((x) => x + x).join("") : c.slice(1); return [0, 2, 4].map((i) => parseInt(long.slice(i, i + 2), 16)) as Triple; };
  const over = (top: string, share: number, below: string): string => hex(channels(top).map((c, i) => c * share + channels(below)[i]! * (1 - share)) as Triple);

  test.each<[string, string?]>([
    ["usual"],
    ["protan", 'html:root[data-palette="protan"],'],
    ["deutan", 'html:root[data-palette="deutan"],'],
    ["tritan", 'html:root[data-palette="tritan"],'],
    ["high contrast", 'html:root[data-contrast="more"]:not'],
  ] as [string, string | undefined][])("%s: a tower of Guildes stands out from every ground, by its colour or its line, its windows and letter from it", (name, selector) => {
    const own = "games/guildes/look.css";
    const sheets: [string, string][] = [[own, ".look-guildes {\n  --title"]];
    if (selector) sheets.push(["palettes.css", selector]);
    if (selector?.includes("palette=")) sheets.push([own, "html:root[data-palette] .look-guildes {"]);
    if (name === "high contrast") sheets.push(["contrast.css", 'html:root[data-contrast="more"],'], [own, 'html:root[data-contrast="more"] .look-guildes {']);
    const colour = look(...sheets);
    for (const when of [0, 1]) {
      const open = ["sky-1", "sky-2", "hill", "hill-2", "card", "lit", "stone"].map((ground) => [colour(ground, when), colour("tk", when)]);
      // Quarters that can be chosen, and the chosen one, from the top down to where the light ends.
      const lit = ["sky-1", "sky-2", "hill", "hill-2"].flatMap((ground) => [["gold", 0.4], ["gold", 0.12], ["beam", 0.7], ["beam", 0.24]].map(([light, share]) => [over(colour(String(light), when), Number(share), colour(ground, when)), colour("tk-lit", when)]));
      for (const seat of ["red", "blue", "yellow", "green", "purple", "orange"]) {
        const fill = colour(`seat-${seat}`, when);
        for (const [ground, line] of [...open, ...lit]) expect(Math.max(contrast(fill, ground!), contrast(line!, ground!)), `${seat} ${when ? "night" : "day"} on ${ground}`).toBeGreaterThanOrEqual(3);
        expect(contrast(colour(selector ? `on-${seat}` : "win", when), fill), `windows of ${seat}`).toBeGreaterThanOrEqual(selector ? 7 : 2.4);
        expect(contrast(colour(`on-${seat}`, when), fill), `letter of ${seat}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("high contrast: text has 7:1 on every ground, by day and by night", () => {
    const text = readFileSync(join(import.meta.dirname, "../src/contrast.css"), "utf8").split("}")[0]!;
    const both = new Map([...text.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)].map((m) => [m[1]!, [m[2]!, m[3]!]]));
    const grounds = [...both.keys()].filter((name) => /^(bg|page|paper|stage-paper|sheet|card|card-2|block|block-2|land-\d|water|halo)$/.test(name));
    expect(grounds).toHaveLength(14);
    for (const when of [0, 1])
      for (const ink of ["ink", "ink-2", "accent", "good", "bad", "glow-deep"])
        for (const ground of grounds) expect(contrast(both.get(ink)![when]!, both.get(ground)![when]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(7);
  });
});
