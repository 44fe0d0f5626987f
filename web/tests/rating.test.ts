/** One's rating over time as a plot: which points there are, round figures at its side, words at the lines' ends. */
import { describe, expect, it } from "vitest";
import type { GameInfo, Summary } from "../src/frame/protocol";
import { apart, lines, nearest, ticks } from "../src/start/rating";

const rated = { random: 100, easy: 800, greedy: 1000 };
const game = (name: string): GameInfo =>
  ({ name, seats: [2, 4], ratings: { 4: Object.fromEntries(Object.entries(rated).map(([bot, rating]) => [bot, { rating, low: rating - 50, high: rating + 50, games: 100 }])) } }) as unknown as GameInfo;
const table = (name: string, made: number, ranks: number[], bot = "easy"): Summary =>
  ({ game: name, made, table: `${name}${made}`, status: "over", yours: [0], result: { ranks }, seats: ranks.map((_, i) => (i ? { kind: "bot", bot } : { kind: "person" })) }) as unknown as Summary;

describe("rating over time", () => {
  it("has a line for each game played against measured bots, on one row of games", () => {
    const found = lines([game("a"), game("b"), game("c")], [table("a", 5, [1, 2]), table("b", 4, [2, 1]), table("a", 3, [2, 1]), table("c", 2, [1, 2], "unknown")]);
    expect(found.map((line) => [line.game, line.points.map((one) => one.at)])).toEqual([["a", [0, 2]], ["b", [1]]]);
  });
  it("names the nearest bot, but never who plays anyhow", () => {
    expect(nearest(game("a"), 120)?.rating).toBe(800);
    expect(nearest(game("a"), 950)?.rating).toBe(1000);
    expect(nearest({ ...game("a"), ratings: {} }, 950)).toBeNull();
  });
  it("stands between round figures, a few of them", () => {
    for (const values of [[1000], [640, 655], [380, 1210], [-600, 2400], [999, 1001]]) {
      const found = ticks(values);
      expect(found[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(found.length).toBeGreaterThanOrEqual(4);
      expect(found.length).toBeLessThanOrEqual(7);
      expect(found.every((one) => one % 50 === 0)).toBe(true);
    }
  });
  it("keeps words apart, and on the paper", () => {
    const found = apart([100, 98, 20, 101], 17, 110);
    const order = found.toSorted((a, b) => a - b);
    order.slice(1).forEach((one, i) => expect(one - order[i]!).toBeGreaterThanOrEqual(17));
    expect(order.at(-1)).toBeLessThanOrEqual(110);
    expect(found[1]).toBeLessThan(found[0]!);
    expect(apart([], 17, 110)).toEqual([]);
  });
});
