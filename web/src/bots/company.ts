/** Who may be asked to a table of so many: the bots weakest first, how strong each was measured to be, and who suits. */
import { inOrder } from "../frame/characters";
import type { GameInfo, Summary } from "../frame/protocol";
import { met, ownRating, suggest, type Met, type Own } from "./suggest";

/** Points to either side within which a strength is told by its figure alone. */
export const SURE = 150;

/** The figure for a small place, where its interval does not stand beside it; none where few games leave it in doubt. */
export function figure(one: Company["rated"][string] | undefined): number | null {
  return one && (one.high - one.low) / 2 <= SURE ? one.rating : null;
}

export interface Company {
  bots: string[];
  /** As measured at so many, or at a table of nearly so many; empty: not measured. */
  rated: Record<string, { rating: number; low: number; high: number; games: number }>;
  ratings: ReadonlyMap<string, number>;
  games: ReadonlyMap<string, Met>;
  /** One's own strength by them. */
  own: Own | null;
  suits: string | null;
}

/** As measured at a table of so many, or at the one that was measured. */
const measured = (game: GameInfo, players: number): Company["rated"] =>
  game.ratings?.[String(Math.max(players, Math.min(4, game.seats[1])))] ?? Object.values(game.ratings ?? {})[0] ?? {};

const figures = (rated: Company["rated"]): Map<string, number> => new Map(Object.entries(rated).map(([bot, one]) => [bot, one.rating]));

/** One scale for all tables of a game: what its usual table was measured to be. */
export const scale = (game: GameInfo): Map<string, number> => figures(measured(game, Math.min(4, game.seats[1])));

export function company(game: GameInfo, all: readonly string[], players: number, mine: readonly Summary[]): Company {
  const rated = measured(game, players);
  const ratings = figures(rated);
  // Who plays anyhow is nobody to meet: only the list of all bots has that one.
  const offered = [...all.filter((bot) => bot !== "random"), ...(game.learned?.includes(players) ? ["learned"] : [])];
  // As the server orders what was measured (few games do not put one before another); who was not measured comes last.
  const bots = [...Object.keys(rated).filter((bot) => offered.includes(bot)), ...inOrder(offered).filter((bot) => !(bot in rated))];
  const games = met(mine, game.name);
  const own = ownRating(mine, game.name, ratings);
  return { bots, rated, ratings, games, own, suits: suggest(bots, ratings, games, own) };
}
