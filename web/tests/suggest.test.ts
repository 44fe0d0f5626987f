import { describe, expect, it } from "vitest";
import { figure } from "../src/bots/company";
import { met, ownRating, ratingsOver, suggest, type Met, type Own } from "../src/bots/suggest";
import type { Summary } from "../src/frame/protocol";

const BOTS = ["random", "beginner", "easy", "greedy", "medium", "hard", "expert"];
const RATINGS = new Map([["random", 300], ["beginner", 650], ["easy", 850], ["greedy", 1000], ["medium", 1150], ["hard", 1400], ["expert", 1500]]);
const games = (rows: Record<string, [number, number]>): Map<string, Met> => new Map(Object.entries(rows).map(([bot, [ahead, behind]]) => [bot, { ahead, behind }]));

/** A finished table: the reader first, then bots; places in that order. */
const table = (game: string, bots: string[], ranks: number[], yours = [0]): Summary =>
  ({ game, status: "over", yours, result: { ranks }, seats: [{ kind: "person" }, ...bots.map((bot) => ({ kind: "bot", bot }))] }) as unknown as Summary;

/** So often ahead of a bot and behind it, in games of two. */
const played = (rows: Record<string, [number, number]>): Summary[] =>
  Object.entries(rows).flatMap(([bot, [ahead, behind]]) => Array.from({ length: ahead + behind }, (_, i) => table("mob", [bot], i < ahead ? [1, 2] : [2, 1])));
const own = (rows: Record<string, [number, number]>): Own => ownRating(played(rows), "mob", RATINGS)!;
const suits = (rows: Record<string, [number, number]>): string | null => suggest(BOTS, RATINGS, met(played(rows), "mob"), own(rows));

describe("who suits a person", () => {
  it("a newcomer meets the gentlest that plays at all", () => {
    expect(suggest(BOTS, RATINGS, new Map(), null)).toBe("beginner");
    expect(suggest(BOTS, new Map(), new Map(), null)).toBe("beginner");
  });
  it("where nothing was measured, the weakest that is not mastered", () => {
    const unmeasured = (rows: Record<string, [number, number]>): string | null => suggest(BOTS, new Map(), games(rows), null);
    expect(unmeasured({ beginner: [3, 1] })).toBe("easy");
    expect(unmeasured({ beginner: [1, 0], easy: [3, 1], greedy: [2, 2] })).toBe("greedy");
    expect(unmeasured(Object.fromEntries(BOTS.map((bot) => [bot, [2, 0]])))).toBe("expert");
  });
  it("with ratings, the weakest that is as strong as oneself", () => {
    expect(Math.abs(own({ greedy: [20, 20] }).rating - 1000)).toBeLessThan(30);
    expect(suits({ greedy: [24, 20] })).toBe("medium");
    expect(suits({ expert: [40, 2] })).toBe("expert");
  });
  it("more games say more, and winning always is not endless", () => {
    expect(own({ greedy: [40, 40] }).give).toBeLessThan(own({ greedy: [2, 2] }).give);
    expect(own({ greedy: [5, 0] }).rating).toBeLessThan(2000);
  });
  it("counts places, not only wins, of one's own finished tables at this game", () => {
    const found = met([table("mob", ["easy"], [1, 2]), table("tammany", ["easy", "hard"], [2, 3, 1]), table("tammany", ["easy"], [1, 1]), table("tammany", ["hard"], [1, 2], [0, 1])], "tammany");
    expect(Object.fromEntries(found)).toEqual({ easy: { ahead: 1, behind: 0 }, hard: { ahead: 0, behind: 1 } });
  });
});

describe("one's own rating", () => {
  it("is there after the first game against a measured bot, and goes with the results, in the order in which they were played", () => {
    const games = [
      { ...table("mob", ["greedy"], [1, 2]), made: 3 },
      { ...table("mob", ["greedy"], [2, 1]), made: 1 },
      { ...table("mob", ["greedy"], [1, 2]), made: 2 },
      // Nothing to be said: another game, nobody measured, level, not over, two seats at one device.
      { ...table("guildes", ["greedy"], [1, 2]), made: 4 },
      { ...table("mob", ["unknown"], [1, 2]), made: 5 },
      { ...table("mob", ["greedy"], [1, 1]), made: 6 },
      { ...table("mob", ["greedy"], [1, 2]), made: 7, status: "playing" as const },
      { ...table("mob", ["greedy"], [1, 2], [0, 1]), made: 8 },
    ];
    const over = ratingsOver(games, "mob", RATINGS);
    expect(over.map((one) => one.table.made)).toEqual([1, 2, 3]);
    expect(over[0]!.rating).toBeLessThan(over[1]!.rating);
    expect(over[1]!.rating).toBeLessThan(over[2]!.rating);
    expect(over[2]!.give).toBeLessThan(over[0]!.give);
    expect(over.at(-1)).toMatchObject(ownRating(games, "mob", RATINGS)!);
    expect(ownRating(games, "tammany", RATINGS)).toBeNull();
    expect(ownRating(games, "mob", new Map())).toBeNull();
  });
  it("one table of many says less than as many games of two: who has a good day is ahead of all", () => {
    const many = ownRating([table("guildes", ["greedy", "greedy", "greedy"], [1, 2, 3, 4])], "guildes", RATINGS)!;
    const pairs = own({ greedy: [3, 0] });
    expect(many.rating).toBeLessThan(pairs.rating);
    expect(many.give).toBeGreaterThan(pairs.give);
  });
  it("is off by as much as it says: games of luck among equals lie within ± nineteen times out of twenty", () => {
    let seed = 1;
    const roll = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (const rivals of [1, 3, 5]) {
      let within = 0;
      for (let trial = 0; trial < 200; trial += 1) {
        const games = Array.from({ length: 20 }, () => {
          const luck = Array.from({ length: rivals + 1 }, roll);
          return table("guildes", Array<string>(rivals).fill("greedy"), luck.map((one) => 1 + luck.filter((other) => other < one).length));
        });
        const found = ownRating(games, "guildes", RATINGS)!;
        within += Number(Math.abs(found.rating - 1000) <= found.give);
      }
      expect(within / 200).toBeGreaterThan(0.93);
      expect(within / 200).toBeLessThan(0.99);
    }
  });
});

describe("strength on a small card", () => {
  it("is a figure only where enough games were played for one", () => {
    expect(figure({ rating: 1170, low: 1071, high: 1326, games: 200 })).toBe(1170);
    expect(figure({ rating: 931, low: 738, high: 1124, games: 8 })).toBeNull();
    expect(figure(undefined)).toBeNull();
  });
});
