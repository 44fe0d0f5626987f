/** MOB's log in a few words: every kind of move in three languages, with the signs of what it was about. */
import { describe, expect, it } from "vitest";
import type { Part, Step } from "../src/frame/steps";
import { tell } from "../src/frame/telling.svelte";
import { brief } from "../src/games/mob/brief";
import { DISTRICTS } from "../src/games/mob/view";
import { need, speak, type Language } from "../src/words.svelte";

const names = ["Ann", "Vito"];
const step = (kind: string, facts: Step["facts"], more: Partial<Step> = {}): Step => ({ kind, who: 1, places: [], facts: { seat: 1, ...facts }, ...more });
const nobody = (kind: string, facts: Step["facts"]): Step => ({ kind, who: null, places: [], facts, show: "round:1" });
const where = { district: "kitchen", district2: "italy" };
const STEPS: [Step, string[]][] = [
  [step("opening", { black: 2, white: 1, total: 3 }), ["die:black:2", "die:white:1"]],
  [step("dice", { black: 3, white: 2, count: 2, count2: 3, ...where }), ["die:black:3", "die:white:2"]],
  ...[0, 1, 3].flatMap((count) => [0, 1, 2].map((lost): [Step, string[]] => [step("load", { ...where, count, lost, car: 3 }), []])),
  [step("emptied", {}), []],
  [step("sent-back", { count: 1 }), []],
  [step("sent-back", { count: 2 }), []],
  [step("space", { count: 3, row: "drive", column: 3, icon: "shoot" }), ["act:drive", "act:shoot"]],
  [step("space", { count: 2, row: "switch-drive", column: 1, icon: "none" }), ["act:switch-drive"]],
  ...[1, 2].map((count): [Step, string[]] => [step("switch", { ...where, count }), []]),
  ...[1, 2].map((count): [Step, string[]] => [step("drive", { ...where, count }), []]),
  [step("mole", { ...where, mole: "bronx" }, { piece: "mole:blue" }), ["mole:blue"]],
  [step("crate", where, { piece: "crate" }), ["crate"]],
  [step("attorney", { target: 0, other: 1, space: 2, part1: "add", part2: "none", part3: "none" }, { piece: "attorney" }), []],
  [step("attorney-crate", where, { piece: "crate" }), ["crate"]],
  [step("add", where, { piece: "crate" }), ["crate"]],
  [step("steal", where, { piece: "crate" }), ["crate"]],
  ...[0, 1, 3].map((count): [Step, string[]] => [step("exposed", { ...where, target: 0, mole: "bronx", value: 3, count }, { piece: "mole:red" }), ["mole:red"]]),
  ...[1, 3].map((count): [Step, string[]] => [step("hit", { ...where, target: 0, die: "white", face: 3, count }), ["die:white:3"]]),
  [step("missed", { ...where, target: 0, die: "black", face: 1 }), ["die:black:1"]],
  [step("end", {}), []],
  [step("decline", {}), []],
  [step("takes", { count: 7 }), []],
  [step("moles", {}), []],
  [step("opening-first", {}), []],
  [step("start", { target: 0 }), []],
  [step("starts-again", {}), []],
  [nobody("round-over", { round: 2 }), []],
  ...[1, 3].map((count): [Step, string[]] => [step("drive-in", { ...where, count }, { show: "round:1" }), []]),
  [nobody("no-bonus", {}), []],
  [nobody("shoot-out", { ...where, seat: 0, other: 1, mine: 3, theirs: 7, count: 3 }), ["act:shoot"]],
  [nobody("shoot-out-none", {}), ["act:shoot"]],
  [step("revealed", { ...where, mole: "bronx", value: 2 }, { show: "final", piece: "mole:blue" }), ["mole:blue"]],
  [step("district-won", { ...where, other: 0, mine: 4, theirs: 1, count: 3 }, { show: "final", piece: "crate" }), ["crate"]],
  [step("district-won", { ...where, other: 0, mine: 4, theirs: 1, count: 0 }, { show: "final", piece: "crate" }), []],
  [nobody("district-tied", { ...where, mine: 2, theirs: 2, count: 1 }), []],
];
const signs = (parts: readonly Part[]): string[] => parts.flatMap((part) => (typeof part === "object" && "piece" in part ? [part.piece] : []));
const words = (parts: readonly Part[]): string => parts.map((part) => (typeof part === "string" ? part : "bold" in part ? part.bold : "")).join("");

describe.each(["en", "fr", "it"] as Language[])("in %s", (language) => {
  it("every move has its few words and its signs", async () => {
    await speak(language, false);
    await need("mob", "mob-steps");
    for (const [one, expected] of STEPS) {
      const parts = brief(one, names);
      expect(parts, one.kind).not.toBeNull();
      expect(signs(parts!), one.kind).toEqual(expected);
      expect(words(parts!), one.kind).not.toMatch(/[{}$⟦]|undefined|null|\*\*|mob-/);
      expect(words(parts!).trim().length, one.kind).toBeGreaterThan(3);
    }
  });
  it("what came of it is told: men lost, a mole's worth, hit or not, in every district", async () => {
    await speak(language, false);
    await need("mob", "mob-steps");
    const told = (kind: string, facts: Step["facts"], piece?: string): string => words(brief(step(kind, facts, piece ? { piece } : {}), names)!);
    expect(told("load", { ...where, count: 1, lost: 2, car: 3 })).toMatch(/1.*2/);
    expect(told("load", { ...where, count: 2, lost: 0, car: 2 })).not.toContain("(");
    expect(told("exposed", { ...where, target: 0, mole: "bronx", value: 3, count: 2 }, "mole:red")).toMatch(/3.*2/);
    const shots = (district: string): string[] => ["hit", "missed"].map((kind) => told(kind, { district, target: 0, die: "white", face: 3, count: 3 }));
    for (const district of DISTRICTS) expect(new Set(shots(district)).size, district).toBe(2);
    expect(new Set(DISTRICTS.map((district) => shots(district)[1])).size).toBe(6);
  });
  it("what one move sets off is told of whoever does it", async () => {
    await speak(language, false);
    await need("mob", "mob-steps");
    const both = ["opening", "takes"].flatMap((kind) => [0, 1].map((who) => step(kind, { seat: who, black: 2, white: 1, total: 3, count: 7 }, { who })));
    const told = tell({ seq: 1, at: 0, kind: "move", seat: 0, name: "Ann", text: "x", steps: both }, names, "mob", Infinity, "", "", brief);
    expect(told.map(({ who }) => who)).toEqual(["Ann", "Vito", "Ann", "Vito"]);
  });
  it("what happens every time goes without saying, whose the bonus is and who has won is told in a whole sentence", async () => {
    await speak(language, false);
    await need("mob", "mob-steps");
    expect(brief(step("shoot", { die: "white" }), names)).toEqual([]);
    for (const always of [nobody("board-cleared", {}), step("says-who-starts", {}), step("takes", { count: 20 })]) expect(brief(always, names), always.kind).toEqual([]);
    // What follows it would else run on in its entry.
    expect(brief(step("bonus", { target: 0, part1: "add", part2: "steal", part3: "none" }, { show: "round:1" }), names)).toBeNull();
    expect(brief(step("won", { points: 5, points2: 2 }, { show: "final" }), names)).toBeNull();
  });
  it("an entry of a show, which no name stands before, names whom it is about", async () => {
    await speak(language, false);
    await need("mob", "mob-steps");
    for (const [one] of STEPS) if (one.show && one.who !== null && one.kind !== "revealed") expect(words(brief(one, names)!), one.kind).toContain("Vito");
    const both = words(brief(nobody("shoot-out", { ...where, seat: 0, other: 1, mine: 3, theirs: 7, count: 3 }), names)!);
    expect(both).toMatch(/Ann.*3.*Vito.*7.*3/);
  });
});
