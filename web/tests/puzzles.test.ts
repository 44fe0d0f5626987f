import { expect, test } from "vitest";
import { done, next, streak } from "../src/learn/puzzles";

const none = { solved: {}, days: [] };

test("days in a row end at a gap and wait for today", () => {
  expect(streak([], 10)).toBe(0);
  expect(streak([7, 9, 10], 10)).toBe(2);
  expect(streak([8, 9], 10)).toBe(2);
  expect(streak([8], 10)).toBe(0);
});

test("the first result stands, and a solution that was shown is no day", () => {
  const shown = done(none, "mob", "001", "shown", 10);
  expect(shown).toEqual({ solved: { "mob/001": "shown" }, days: [] });
  expect(done(shown, "mob", "001", "first", null).solved).toEqual({ "mob/001": "shown" });
  expect(done(none, "mob", "001", "later", 10).days).toEqual([10]);
});

test("the next one is unsolved, and there may be none", () => {
  const list = { game: "mob", day: 1, today: "1", puzzles: ["1", "2", "3"].map((id) => ({ id, kind: "", level: 1 })) };
  expect(next(list, "3", none)).toBe("1");
  expect(next(list, "1", { solved: { "mob/2": "first" }, days: [] })).toBe("3");
  expect(next(list, "1", { solved: { "mob/2": "first", "mob/3": "shown" }, days: [] })).toBe(null);
});
