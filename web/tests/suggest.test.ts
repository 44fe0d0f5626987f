import { describe, expect, it } from "vitest";
import { figure } from "../src/bots/company";
import { met, ownRating, suggest, type Met } from "../src/bots/suggest";
import type { Summary } from "../src/frame/protocol";

const BOTS = ["random", "beginner", "easy", "greedy", "medium", "hard", "expert"];
const RATINGS = new Map([["random", 300], ["beginner", 650], ["easy", 850], ["greedy", 1000], ["medium", 1150], ["hard", 1400], ["expert", 1500]]);
const games = (rows: Record<string, [number, number]>): Map<string, Met> => new Map(Object.entries(rows).map(([bot, [ahead, behind]]) => [bot, { ahead, behind }]));

/** A finished table: the reader first, then bots; places in that order. */
const table = (game: string, bots: string[], ranks: number[], yours = [0]): Summary =>
  ({ game, status: "over", yours, result: { ranks }, seats: [{ kind: "person" }, ...bots.map((bot) => ({ kind: "bot", bot }))] }) as unknown as Summary;

describe("who suits a person", () => {
  it("a newcomer meets the gentlest that plays at all", () => {
    expect(suggest(BOTS, RATINGS, new Map())).toBe("beginner");
    expect(suggest(BOTS, new Map(), new Map())).toBe("beginner");
  });
  it("where nothing was measured, the weakest that is not mastered", () => {
    expect(suggest(BOTS, new Map(), games({ beginner: [3, 1] }))).toBe("easy");
    expect(suggest(BOTS, new Map(), games({ beginner: [1, 0], easy: [3, 1], greedy: [2, 2] }))).toBe("greedy");
    expect(suggest(BOTS, new Map(), games(Object.fromEntries(BOTS.map((bot) => [bot, [2, 0]]))))).toBe("expert");
  });
  it("with ratings, the weakest that is as strong as oneself", () => {
    const own = ownRating(RATINGS, games({ greedy: [20, 20] }))!;
    expect(Math.abs(own.rating - 1000)).toBeLessThan(30);
    expect(suggest(BOTS, RATINGS, games({ greedy: [24, 20] }))).toBe("medium");
    expect(suggest(BOTS, RATINGS, games({ expert: [40, 2] }))).toBe("expert");
  });
  it("more games say more, and winning always is not endless", () => {
    const few = ownRating(RATINGS, games({ greedy: [2, 2] }))!;
    const many = ownRating(RATINGS, games({ greedy: [40, 40] }))!;
    expect(many.give).toBeLessThan(few.give);
    expect(ownRating(RATINGS, games({ greedy: [5, 0] }))!.rating).toBeLessThan(2000);
  });
  it("counts places, not only wins, of one's own finished tables at this game", () => {
    const found = met([table("mob", ["easy"], [1, 2]), table("tammany", ["easy", "hard"], [2, 3, 1]), table("tammany", ["easy"], [1, 1]), table("tammany", ["hard"], [1, 2], [0, 1])], "tammany");
    expect(Object.fromEntries(found)).toEqual({ easy: { ahead: 1, behind: 0 }, hard: { ahead: 0, behind: 1 } });
  });
});

describe("strength on a small card", () => {
  it("is a figure only where enough games were played for one", () => {
    expect(figure({ rating: 1170, low: 1071, high: 1326, games: 200 })).toBe(1170);
    expect(figure({ rating: 931, low: 738, high: 1124, games: 8 })).toBeNull();
    expect(figure(undefined)).toBeNull();
  });
});
