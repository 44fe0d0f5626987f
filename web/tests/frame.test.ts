/** The frame's pieces that need no browser: choices from moves, patches, help files, the log in words. */
import { beforeAll, describe, expect, it } from "vitest";
import { next, numbers } from "../src/frame/choose";
import { namesOf } from "../src/frame/called";
import { level, manner } from "../src/frame/characters";
import { parseSections } from "../src/frame/help";
import { patched, type Line, type SeatInfo, type TableInfo } from "../src/frame/protocol";
import type { Step } from "../src/frame/steps";
import { tell, Telling } from "../src/frame/telling.svelte";
import { WARDS } from "../src/games/tammany/map";
import { layOut } from "../src/games/tammany/layout";
import { room, sheetFor } from "../src/games/tammany/sheet";
import { need, say, speak } from "../src/words.svelte";
import { by, fixtureLines, turn } from "./fixtures";

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
          // From left to right, in each row: nobody stands behind another's back.
          const rows = [spots.cubes, spots.bosses].flatMap((some) => [...new Set(some.map(({ y }) => y))].map((y) => some.filter((spot) => spot.y === y)));
          for (const row of rows) row.forEach((spot, i) => i && expect(spot.x).toBeGreaterThan(row[i - 1]!.x + 4));
        }
    }
  });
});

describe("the log in words", () => {
  const names = ["Ann", "Ben", "Caterina", "Dora", "Eve"];
  const boss = (seat: number, ward: number): Step => ({ kind: "boss", who: seat, places: [`ward:${ward}`], facts: { seat, ward } });
  const move = (seq: number, seat: number, ward: number, more: Partial<Line> = {}): Line => ({ seq, at: 0, kind: "move", seat, text: `boss ${ward}`, steps: [boss(seat, ward)], ...more });
  const seat = (name: string | null, kind: "person" | "bot" = "person", bot: string | null = null) => ({ name, kind, bot, away: false });
  const telling = (lines: Line[], seats: SeatInfo[]): Telling =>
    new Telling(() => ({ game: "tammany", seats }) as unknown as TableInfo, () => lines, () => turn().colours, () => true);
  beforeAll(async () => {
    await speak("en", false);
    await need("tammany", "tammany-steps", "bots");
  });

  it("says steps with names and places, as many as have been seen", () => {
    const line: Line = { ...move(1, 0, 14), steps: [boss(0, 14), boss(0, 5)] };
    const told = tell(line, names, "tammany");
    expect(told.map((one) => one.places)).toEqual([["ward:14"], ["ward:5"]]);
    expect(told[0]!.text).toMatch(/Ann.*ward 14/);
    expect(tell(line, names, "tammany", 1)).toHaveLength(1);
  });
  it("has words for every line of a table", () => {
    for (const line of fixtureLines()) if (line.kind !== "move") expect(tell(line, names, "tammany").length).toBeGreaterThan(0);
    for (const kind of ["sat", "bot", "left", "back", "retract", "undo", "ask", "closed", "rematch"]) {
      expect([kind, tell({ seq: 1, at: 0, kind, seat: 0 }, names, "tammany").length]).toEqual([kind, 1]);
    }
  });
  it("tells a game without sentences of its own in the words of its notation", () => {
    const plain: Line = { seq: 1, at: 0, kind: "move", seat: 1, text: "play 3", steps: [{ kind: "plain-move", who: 1, places: ["seat:1"], facts: { seat: 1, move: "play 3" } }] };
    expect(tell(plain, names, "goofspiel")[0]!.text).toBe("Ben: play 3");
  });
  it("says in words what an undo takes back, not what an earlier one took", () => {
    const lines = [move(3, 0, 14), move(4, 0, 5), { seq: 5, at: 0, kind: "undo", seat: 0, to: 3 }, move(6, 0, 7), { seq: 7, at: 0, kind: "undo", seat: 0, to: 2 }];
    const words = telling(lines, [seat("Ann"), seat("Ben")]);
    expect(words.told(lines[2]!)[0]!.text).toMatch(/^Ann takes back: Ann .*ward 5/);
    const second = words.told(lines[4]!)[0]!.text;
    expect(second).toMatch(/ward 7.*ward 14/);
    expect(second).not.toContain("ward 5");
  });
  it("keeps the name of who made a line, whoever sits there later", () => {
    const sat = (seq: number, name: string): Line => ({ seq, at: 0, kind: "sat", seat: 1, name });
    const lines = [sat(1, "Ben"), move(3, 1, 14), { seq: 4, at: 0, kind: "left", seat: 1, bot: "greedy", why: "left" }, move(5, 1, 5, { bot: "greedy" }), sat(6, "Carl"), move(7, 1, 7)];
    const words = telling(lines, [seat("Ann"), seat("Carl")]);
    expect(lines.filter((l) => l.kind === "move").map((l) => words.told(l)[0]!.text.split(" ").slice(0, 2).join(" ").replace(/ (places|puts|sets).*/, ""))).toEqual(["Ben", "Ben (bot)", "Carl"]);
  });
  it("changes language in play", async () => {
    await speak("fr", false);
    expect(tell(move(1, 0, 14), names, "tammany")[0]!.text).toContain("quartier 14");
    await speak("it", false);
    expect(say("web-your-turn")).toBe("Tocca a te");
    await speak("en", false);
  });
});

describe("bots at one table", () => {
  beforeAll(() => need("tammany", "guildes", "mob", "bots"));
  const seat = (bot: string | null, name: string | null = null): SeatInfo => ({ kind: bot ? "bot" : "person", bot, name, away: false }) as SeatInfo;
  const colours = ["red", "blue", "yellow", "green", "purple", "orange"];
  const called = (game: string, seats: SeatInfo[]): string[] => namesOf({ game, seats }, colours);
  it("have the names of their level in whatever style, and say how they play", async () => {
    expect(called("mob", [seat("easy~driver"), seat("easy")])).toEqual(called("mob", [seat("easy"), seat("easy~shooter")]));
    await need("mob-tile", "bots");
    for (const [lang, told] of [["en", "strong, driver"], ["fr", "fort, chauffeur"], ["it", "forte, autista"]] as const) {
      await speak(lang);
      expect(level("hard~driver", "mob")).toBe(told);
      expect(level("hard", "mob")).toBe(say("bot-level-hard"));
      expect(manner("hard~driver", "mob")).toBe(say("mob-style-driver-manner"));
      expect(manner("hard", "mob")).toBe(say("bot-manner-hard"));
      expect(level("hard~shy", "mob"), "a style that is not known here").toContain("shy");
    }
    await speak("en");
  });
  it("are somebody each, the same in every language", async () => {
    for (const [game, players] of [["tammany", 5], ["guildes", 6], ["mob", 2]] as const) {
      const cast: string[] = [];
      for (const bot of ["random", "beginner", "easy", "greedy", "medium", "hard", "expert", "learned"]) {
        const seats = [seat(null, "Ann"), ...Array.from({ length: players - 1 }, () => seat(bot))];
        const names = called(game, seats);
        expect(names.join(), bot).not.toMatch(/\(/u);
        cast.push(...names.slice(1));
        for (const lang of ["fr", "it"] as const) {
          await speak(lang);
          expect(called(game, seats).slice(2)).toEqual(names.slice(2));
        }
        await speak("en");
      }
      expect(new Set(cast).size).toBe(cast.length);
    }
  });
  it("are told apart by colours where a game knows no more of a level", () => {
    const names = called("mob", [seat("greedy"), seat("greedy"), seat("greedy")]);
    expect(names).toEqual([say("mob-bot-greedy"), say("mob-bot-greedy-more"), `${say("mob-bot-greedy")} (${say("fact-seat", { seat: "yellow" })})`]);
  });
  it("keep the name of the person whose seat they have taken", () => expect(called("mob", [seat("greedy", "Ann"), seat("greedy")])).toEqual(["Ann", say("mob-bot-greedy")]));
});
