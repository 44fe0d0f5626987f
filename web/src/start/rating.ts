/** One's rating over time as points of a plot: the games one after another, and where on the paper each stands. */
import { character } from "../frame/characters";
import type { GameInfo, Summary } from "../frame/protocol";
import { scale } from "../bots/company";
import { ratingsOver, type Own } from "../bots/suggest";

export interface Point extends Own {
  table: Summary;
  /** Which of all games that say something, of whatever game, the oldest 0. */
  at: number;
}

export interface Line {
  game: string;
  points: Point[];
}

/** A line for each game that has been played against measured bots. */
export function lines(games: readonly GameInfo[], tables: readonly Summary[]): Line[] {
  const found = games.map((game) => ({ game: game.name, over: ratingsOver(tables, game.name, scale(game)) })).filter((line) => line.over.length);
  const order = found.flatMap((line) => line.over.map((one) => one.table)).toSorted((a, b) => a.made - b.made);
  return found.map((line) => ({ game: line.game, points: line.over.map((one) => ({ ...one, at: order.indexOf(one.table) })) }));
}

/** The bot of a game whose strength is nearest to a rating. Who plays anyhow is only there to measure against. */
export function nearest(game: GameInfo, rating: number): { name: string; rating: number } | null {
  const bots = [...scale(game)].filter(([bot]) => bot !== "random").toSorted((a, b) => Math.abs(a[1] - rating) - Math.abs(b[1] - rating));
  return bots[0] ? { name: character(game.name, bots[0][0]), rating: bots[0][1] } : null;
}

/** Round figures for the axis, from below the lowest to above the highest: four to seven of them. */
export function ticks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = [50, 100, 200, 250, 500].find((one) => (high - low) / one <= 4) ?? 1000;
  const first = Math.floor(low / step) * step;
  const last = Math.max(Math.ceil(high / step) * step, first + 3 * step);
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
}

/** Heights at which words can stand in a column without touching: as near to their lines as that allows, none below the floor. */
export function apart(heights: readonly number[], least: number, floor: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  order.forEach((one, i) => (found[one] = Math.max(found[one]!, i ? found[order[i - 1]!]! + least : 0)));
  const over = Math.max(0, (order.length ? found[order.at(-1)!]! : 0) - floor);
  return found.map((at) => at - over);
}
