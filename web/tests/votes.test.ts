/** Counting without a server: the rulebook's examples here; thousands of tables against the engine by bench/count_tables.py. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { copies, figuresOf, kinds, USUAL } from "../src/games/guildes/sheet/figures";
import { Sheet } from "../src/games/guildes/sheet/sheet.svelte";
import { count, type Marks, type Told } from "../src/games/guildes/sheet/votes";
import type { Cards } from "../src/games/guildes/view";

interface Asked {
  count: number;
  ties: boolean;
  tableaux: Cards[];
  marks: Marks;
  data: Parameters<typeof figuresOf>[0] | null;
  told: Told;
}

const file = process.env["BACKROOM_TABLES"];
if (file) {
  test("the client counts as the engine does", () => {
    const tables = JSON.parse(readFileSync(file, "utf8")) as Asked[];
    expect(tables.length).toBeGreaterThan(0);
    for (const asked of tables) expect(count(asked.data ? figuresOf(asked.data) : USUAL, asked.tableaux, asked.count, asked.ties, asked.marks)).toEqual(asked.told);
  });
}

const votes = (number: number, tableaux: Cards[], ties = false, marks: Marks = {}): number[] => count(USUAL, tableaux, number, ties, marks).votes;

test("GU-E1 and GU-E2: who is level shares, rounded down", () => {
  expect(votes(1, [{ scholars: 2 }, { scholars: 2 }, { scholars: 2 }])).toEqual([2, 2, 2]);
  expect(votes(2, [{ artisans: 3 }, { artisans: 3, militia: 3 }, { artisans: 1 }])).toEqual([5, 14, 0]);
});

test("GU-E9: ties do not count", () => {
  expect(votes(2, [{ artisans: 3 }, { artisans: 3 }, { artisans: 1 }], true)).toEqual([0, 0, 7]);
});

test("GU-57: one more where there was none counts, one less never falls below nothing", () => {
  expect(votes(1, [{}, { knights: 2 }, {}], false, { knights: { seat: 0, sign: 1 } })).toEqual([0, 11, 0]);
  expect(votes(1, [{}, {}, {}], false, { knights: { seat: 0, sign: 1 } })).toEqual([11, 0, 0]);
  expect(votes(1, [{ knights: 1 }, {}, {}], false, { knights: { seat: 1, sign: -1 } })).toEqual([11, 0, 0]);
});

test("GU-10: with three players the alchemists and three of the militia are out", () => {
  expect(kinds(USUAL, 3)).not.toContain("alchemists");
  expect([copies(USUAL, "militia", 3), copies(USUAL, "militia", 4), copies(USUAL, "knights", 3)]).toEqual([12, 15, 11]);
});

beforeEach(() => localStorage.clear());

test("there are no more cards than exist, and what is put down is kept at once", () => {
  const sheet = new Sheet();
  expect(sheet.put(0, "fishermen", 4)).toBe(true);
  expect(sheet.put(1, "fishermen", 3)).toBe(false);
  expect([sheet.have(1, "fishermen"), sheet.left("fishermen")]).toEqual([1, 0]);
  expect(new Sheet().have(0, "fishermen")).toBe(4);
});

test("letters typed into one field are one step back; tricks and events end with their count", () => {
  const sheet = new Sheet();
  sheet.put(0, "knights", 1, true);
  sheet.put(0, "knights", 10, true);
  sheet.ties(true);
  sheet.mark("knights", 1, 1);
  sheet.goOn();
  expect([sheet.number, sheet.page.ties, sheet.page.marks, sheet.have(0, "knights")]).toEqual([2, false, {}, 10]);
  for (let i = 0; i < 3; i++) sheet.undo();
  expect([sheet.number, sheet.have(0, "knights"), sheet.page.ties]).toEqual([1, 10, false]);
  sheet.undo();
  expect(sheet.have(0, "knights")).toBe(0);
});

test("a correction of an earlier count goes on into the later ones; undo brings a game back after a new one", () => {
  const sheet = new Sheet();
  sheet.put(0, "nobles", 2);
  sheet.goOn();
  sheet.put(0, "nobles", 5);
  sheet.look({ at: 0 });
  sheet.put(0, "nobles", 1);
  expect(sheet.now.counts.map((one) => one.cards[0]!.nobles)).toEqual([1, 4]);
  sheet.again();
  expect([sheet.now.counts.length, sheet.have(0, "nobles")]).toEqual([1, 0]);
  sheet.undo();
  expect(sheet.now.counts.length).toBe(2);
});

test("with a player less nobody holds what is out, and a damaged note is a new game", () => {
  const sheet = new Sheet();
  sheet.put(0, "alchemists", 3);
  sheet.put(0, "militia", 14);
  sheet.resize(3);
  expect([sheet.have(0, "alchemists"), sheet.have(0, "militia")]).toEqual([0, 12]);
  localStorage.setItem("guildes-sheet", '{"now": {"players": 9}, "past": []}');
  expect(new Sheet().now.players).toBe(4);
});

test("the highest total wins, several share it, what was counted on paper counts", () => {
  const sheet = new Sheet();
  sheet.put(0, "fishermen", 1);
  sheet.put(1, "farmers", 1);
  sheet.goOn();
  sheet.goOn();
  expect([sheet.totals(3), sheet.winners]).toEqual([[15, 18, 0, 0], [1]]);
  sheet.paper(0, 3);
  expect(sheet.winners).toEqual([0, 1]);
});
