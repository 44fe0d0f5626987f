/** The frame's pieces that need no browser: choices from moves, patches, help files, the log in words. */
import { beforeAll, describe, expect, it } from "vitest";
import { next, numbers } from "../src/frame/choose";
import { parseSections } from "../src/frame/help";
import { patched } from "../src/frame/protocol";
import { tell } from "../src/frame/tell";
import { WARDS } from "../src/games/tammany/map";
import { layOut } from "../src/games/tammany/layout";
import { room, sheetFor } from "../src/games/tammany/sheet";
import { readBid, resultSentence, tellChance, tellMove } from "../src/games/tammany/tell";
import { need, say, speak } from "../src/words.svelte";
import { bid, by, fixtureLines, turn } from "./fixtures";

describe("choices from a list of moves", () => {
  const moves = ["boss 14", "boss 5", "cube green 5", "cube green 14", "cube blue 5", "slander yellow 4 green", "end"];
  it("offers the next words, and knows which end a move", () => {
    expect([...next(moves, []).words]).toEqual(["boss", "cube", "slander", "end"]);
    expect([...next(moves, []).whole]).toEqual(["end"]);
    expect([...next(moves, ["cube"]).words]).toEqual(["green", "blue"]);
    expect(next(moves, ["cube"]).whole.size).toBe(0);
    expect(numbers(next(moves, ["cube", "green"]).words)).toEqual(new Set([5, 14]));
    expect([...next(moves, ["slander", "yellow", "4"]).whole]).toEqual(["green"]);
  });
  it("offers nothing after a word that no move has", () => expect(next(moves, ["lock"]).words.size).toBe(0));
});

describe("patches", () => {
  const view = { a: [1, 2, 3], b: { c: { d: 1 }, e: 2 }, f: { g: 1 } };
  it("changes, adds and removes, and leaves the old value and untouched parts alone", () => {
    const now = patched(view, [[["a", 1], 9], [["b", "c", "d"], 5], [["b", "new"], true], [["f", "g"]]]);
    expect(now).toEqual({ a: [1, 9, 3], b: { c: { d: 5 }, e: 2, new: true }, f: {} });
    expect(view).toEqual({ a: [1, 2, 3], b: { c: { d: 1 }, e: 2 }, f: { g: 1 } });
    expect(patched(view, [[["a", 0], 7]]).b).toBe(view.b);
  });
  it("keeps null as a value", () => expect(patched({ a: 1 as number | null }, [[["a"], null]])).toEqual({ a: null }));
});

it("help files are read in their order", () => {
  const text = '# x\n[[section]]\nkey = "a"\nrules = ["TH-01", "TH-02"]\n\n[[section]]\nkey = "b"\nintro = true\nrules = []\n';
  expect(parseSections(text)).toEqual([
    { key: "a", rules: ["TH-01", "TH-02"], intro: false },
    { key: "b", rules: [], intro: true },
  ]);
});

describe("a ward's pieces", () => {
  it("are of one size on a board, and never leave their ward's reach, however many there are", () => {
    for (const [width, height] of [[910, 648], [1504, 928], [806, 668], [390, 524], [360, 420], [560, 306]] as const) {
      const sheet = sheetFor(width, height);
      expect(13.2 * sheet.piece, "letters as seen").toBeGreaterThan(9);
      for (const number of Object.keys(WARDS).map(Number))
        for (const players of [1, 2, 3, 4, 5]) {
          const some = Array.from({ length: 5 }, (_, i) => (i < players ? 3 : 0));
          const ward = { ...turn().wards[0]!, number, cubes: by(2, 2, 2, players > 3 ? 2 : 0), bosses: some, most: some, leaders: [] };
          const space = room(sheet, number);
          const spots = layOut(ward, space.width, space.height, sheet.piece, sheet.reach, undefined, sheet.flat);
          expect(spots.bosses).toHaveLength(players);
          for (const { x } of [...spots.cubes, ...spots.bosses]) expect(Math.abs(x)).toBeLessThanOrEqual((space.width * sheet.reach) / 2);
          // From left to right: nobody stands behind another's back.
          for (const row of [spots.cubes, spots.bosses]) row.forEach((spot, i) => i && expect(spot.x).toBeGreaterThan(row[i - 1]!.x + 4));
        }
    }
  });
});

describe("the log in words", () => {
  const names = ["Ann", "Ben", "Caterina", "Dora", "Eve"];
  const colours = turn().colours;
  beforeAll(async () => {
    await speak("en", false);
    await need("tammany");
  });
  const move = (text: string | null, seat = 0) => tellMove({ seq: 1, at: 0, kind: "move", seat, text }, names, colours);

  it("says moves with names and places", () => {
    expect(move("boss 14")).toEqual({ text: "Ann places a boss in ward 14.", wards: [14] });
    expect(move("slander yellow 4 green").text).toContain("Ben");
    expect(move("move green 5 8").wards).toEqual([5, 8]);
    expect(move("appoint purple police").text).toContain("Caterina");
    expect(move("appoint purple police").text).toContain("Chief of Police");
  });
  it("does not say what is sealed", () => {
    expect(move(null).text).toBe("Ann has bid.");
    expect(move("bid nothing").text).toBe("Ann has bid nothing.");
    expect(move("bid green 2 white 1").text).toContain("2 green, 1 white");
    expect(readBid("bid green 2 blue 11")).toEqual(by(2, 0, 0, 11));
  });
  it("says many draws in one sentence", () => {
    expect(tellChance(["draw green", "draw green", "draw blue"], names, colours)).toHaveLength(1);
    expect(tellChance(["first yellow"], names, colours)[0]!.text).toContain("Ben");
  });
  it("says a reveal as votes and a verdict", () => {
    const [first, lone, tie] = bid().election!.wards;
    expect(resultSentence(first!, names)).toMatch(/1 \+ 1 against Caterina 1 \+ 2: Caterina is elected/);
    expect(resultSentence(lone!, names)).toContain("alone");
    expect(resultSentence(tie!, names)).toContain("a tie, nobody is elected");
  });
  it("has words for every line of a table", () => {
    const teller = { move: (l: { text?: string | null }) => ({ text: String(l.text), wards: [] }), chance: () => [] };
    for (const line of fixtureLines()) expect(tell(line, names, teller).length).toBeGreaterThan(0);
    for (const kind of ["sat", "bot", "left", "back", "retract", "undo", "ask", "closed", "rematch"]) {
      expect([kind, tell({ seq: 1, at: 0, kind, seat: 0 }, names, teller).length]).toEqual([kind, 1]);
    }
  });
  it("changes language in play", async () => {
    await speak("fr", false);
    expect(move("boss 14").text).toContain("quartier 14");
    await speak("it", false);
    expect(say("web-your-turn")).toBe("Tocca a te");
    await speak("en", false);
  });
});
