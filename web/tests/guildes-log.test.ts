/** The log of Guildes in a few words: every kind of step in three languages, and what runs on in one entry. */
import { beforeAll, describe, expect, it } from "vitest";
import { entriesOf } from "../src/frame/entries";
import type { Line } from "../src/frame/protocol";
import type { Part, Step } from "../src/frame/steps";
import { tell, type Told } from "../src/frame/telling.svelte";
import { brief } from "../src/games/guildes/brief";
import { need, speak, type Language } from "../src/words.svelte";

const names = ["Ann", "Guido", "Hugo"];
const step = (kind: string, who: number | null, facts: Step["facts"] = {}, more: Partial<Step> = {}): Step => ({ kind, who, places: [], facts: { ...(who === null ? {} : { seat: who }), ...facts }, ...more });
const line = (seq: number, seat: number | null, ...steps: Step[]): Line => ({ seq, at: 0, kind: seat === null ? "chance" : "move", seat, name: seat === null ? null : names[seat], text: "x", steps }) as unknown as Line;
const told = (one: Line): Told[] => tell(one, names, "guildes", Infinity, "", "", brief);
const bare = (parts: readonly Part[] | undefined): string => (parts ?? []).map((part) => (typeof part === "string" ? part : "bold" in part ? part.bold : `<${part.piece.split(":")[1]}>`)).join("").replaceAll("\u2060", "").replaceAll("\u00a0", " ");
const cards = { card: "knights", card2: "nobles" };
const counted = (guild: string, ...rows: [string, number | null][]): Step[] => rows.map(([kind, who]) => step(kind, who, { guild, place: 1, cards: 2, votes: 5, level: 2 }, { show: "count:1" }));
const SHORT = [
  ...["take", "aside", "back", "play", "shown", "lay", "drawn", "keep"].map((kind) => step(kind, 1, { card: "knights" })),
  ...["play-two", "shown-two", "exchange"].map((kind) => step(kind, 1, cards)),
  ...["swap", "sacrifice"].map((kind) => step(kind, 1, { ...cards, target: 0, other: 2 })),
  ...["plus", "minus"].map((kind) => step(kind, 1, { guild: "knights", target: 0 })),
  ...["place", "place-level", "passed-over"].map((kind) => counted("knights", [kind, 1])[0]!),
  step("militia", 1, { cards: 2, votes: 6 }),
];
const WORDS = [
  ...["aside-hidden", "back-hidden", "lay-hidden", "draw", "first", "protect"].map((kind) => step(kind, 1)),
  ...["event", "direction"].map((kind) => step(kind, null, { event: "ties", passes: "left" })),
  step("decline", 1, { trick: "swap" }),
  step("trick", 1, { letter: "B", trick: "swap" }),
  step("last", null),
  step("count", null, { number: 2 }, { show: "count:2" }),
  step("guild-nobody", null, { guild: "knights" }, { show: "count:2" }),
  ...["total", "final-total"].map((kind) => step(kind, 1, { votes: 5, points: 9, rank: 1 })),
];
/** What stands in each entry, as it is read. */
const read = (lines: readonly Line[], gone: readonly number[] = [], edge: number | null = null): string[] =>
  entriesOf(lines, told, new Set(gone), edge === null ? null : { seq: edge, free: true }, 0)
    .filter((entry) => entry.first >= 0 || !entry.brief)
    .map(({ rows, brief: short, first }) => (short ? [bare(rows[first]!.one.lead), ...rows.filter(({ one }) => one.brief?.length).map(({ one }) => bare(one.brief))].filter(Boolean).join(" ") : rows.map(({ one }) => one.text).join(" ")));

describe.each(["en", "fr", "it"] as Language[])("in %s", (language) => {
  it("every step that has a few words has its guild's shield and name, and no key or mark is left in it", async () => {
    await speak(language, false);
    await need("guildes", "guildes-steps");
    for (const one of [...SHORT, ...WORDS]) {
      const [{ brief: parts, lead }] = told(line(1, 1, one)) as [Told];
      const all = `${bare(lead)} ${bare(parts)}`;
      if (SHORT.includes(one)) expect(all, one.kind).toMatch(/<(knights|militia)>\p{L}{4}/u);
      expect(all.trim().length, one.kind).toBeGreaterThan(3);
      expect(all, one.kind).not.toMatch(/[{}$⟦]|undefined|null|\*\*|guildes-/);
    }
  });
});

describe("what belongs together", () => {
  beforeAll(async () => {
    await speak("en", false);
    await need("guildes", "guildes-steps");
  });
  const passed = step("passed", null, { passes: "left" }, { count: 5 });
  it("the cards that one takes from all hands are one entry; the secret choices of others and hands that go on do not part them", () => {
    const takes = [line(1, 1), line(2, 0, step("take", 0, { card: "knights" }), passed), line(3, 2), line(4, 0, step("take", 0, { card: "nobles" }), passed)];
    expect(read(takes)).toEqual(["Ann takes <knights>Knights <nobles>Nobles"]);
  });
  it("the undo boundary and what was taken back part them", () => {
    const takes = [1, 2, 3].map((seq) => line(seq, 0, step("take", 0, { card: "knights" })));
    expect(read(takes, [], 2)).toHaveLength(2);
    expect(read(takes, [2])).toHaveLength(3);
  });
  it("a guild at a count, cards turned up together and the totals are an entry each", () => {
    const count = [...counted("knights", ["place-level", 0], ["place-level", 2]), ...counted("nobles", ["guild-nobody", null]), step("militia", 1, { cards: 2, votes: 6 }, { show: "count:1" })];
    const totals = [1, 2].map((who) => step("total", who, { votes: 5, points: 9 }, { show: "count:1" }));
    expect(read([line(1, 1, step("shown", 0, { card: "nobles" }), step("shown-two", 1, cards), ...count, ...totals)])).toEqual([
      "Ann <nobles>Nobles Guido <knights>Knights + <nobles>Nobles",
      "<knights>Knights: Ann 5 Hugo 5",
      "<nobles>Nobles: nobody",
      "<militia>Militia: Guido 6",
      "In all: Guido 9 (+5) Hugo 9 (+5)",
    ]);
  });
  it("whoever comes round again begins the next entry", () => {
    const turns = [0, 1, 2, 0, 1].map((seat, i) => line(i + 1, seat, step("play", seat, { card: "knights" })));
    expect(read(turns)).toHaveLength(2);
  });
});
