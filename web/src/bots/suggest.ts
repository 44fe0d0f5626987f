/** Which bot suits a person now, from their own finished games and from how strong the bots were measured to be. */
import { plain } from "../frame/characters";
import type { Summary } from "../frame/protocol";

/** How often one finished ahead of a bot, and behind it; level counts for neither. */
export interface Met {
  ahead: number;
  behind: number;
}

/** Against every bot met at this game. At a table shared on one device there is no "you". */
export function met(tables: readonly Summary[], game: string): Map<string, Met> {
  const found = new Map<string, Met>();
  for (const table of tables) {
    const you = table.yours.length === 1 ? table.yours[0]! : null;
    if (table.game !== game || table.status !== "over" || !table.result || you === null) continue;
    const ranks = table.result.ranks;
    table.seats.forEach((seat, i) => {
      if (i === you || seat.kind !== "bot" || !seat.bot) return;
      const bot = plain(seat.bot); // in a style it is nearly as strong
      const row = found.get(bot) ?? { ahead: 0, behind: 0 };
      if (ranks[you]! < ranks[i]!) row.ahead += 1;
      if (ranks[you]! > ranks[i]!) row.behind += 1;
      found.set(bot, row);
    });
  }
  return found;
}

/** 400 points more are ahead ten times out of eleven (bots/ratings.py). */
const chance = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

/** One's own rating on the bots' scale, with twice its standard error. */
export interface Own {
  rating: number;
  give: number;
}

/** Bots of one strength, and how often one was ahead of them and behind: in parts of a game, where several were met at once. */
interface Row {
  at: number;
  ahead: number;
  behind: number;
}

/**
 * What a finished table says: one row for each bot that was measured and is not level. Whoever has a good day is ahead of all at the table
 * together: n places say as much as 3 pairs in n + 1 that have nothing to do with each other (where all are equally strong, how many one is
 * ahead of varies by (n² - 1) / 12, and by (n - 1) / 4 were they so many games of their own).
 */
function told(table: Summary, ratings: ReadonlyMap<string, number>): Row[] {
  const you = table.yours.length === 1 ? table.yours[0]! : null;
  if (table.status !== "over" || !table.result || you === null) return [];
  const { ranks } = table.result;
  const rivals = table.seats.flatMap((seat, i) => (i !== you && seat.kind === "bot" && seat.bot && ratings.has(plain(seat.bot)) ? [{ at: ratings.get(plain(seat.bot))!, rank: ranks[i]! }] : []));
  const part = 3 / (rivals.length + 2);
  return rivals.flatMap(({ at, rank }) => (rank === ranks[you]! ? [] : [{ at, ahead: rank > ranks[you]! ? part : 0, behind: rank < ranks[you]! ? part : 0 }]));
}

/**
 * The rating that fits these games best. Whoever always or never won is somewhere: one game won and one lost against a bot of the mean
 * rating are added, so that few games say little.
 */
function fitted(ratings: ReadonlyMap<string, number>, games: readonly Row[]): Own {
  const mean = [...ratings.values()].reduce((sum, r) => sum + r, 0) / ratings.size;
  const rows = [...games, { at: mean, ahead: 1, behind: 1 }];
  let own = mean;
  let weight = 0;
  for (let i = 0; i < 60; i += 1) {
    const off = rows.reduce((sum, row) => sum + row.ahead - (row.ahead + row.behind) * chance(own, row.at), 0);
    weight = rows.reduce((sum, row) => sum + (row.ahead + row.behind) * chance(own, row.at) * (1 - chance(own, row.at)), 0);
    own += Math.max(-200, Math.min(200, (off / Math.max(weight, 0.05)) * (400 / Math.LN10)));
  }
  return { rating: Math.round(own), give: Math.round((2 / Math.sqrt(weight)) * (400 / Math.LN10)) };
}

/** The tables of a game that say something, the oldest first. */
const telling = (tables: readonly Summary[], game: string, ratings: ReadonlyMap<string, number>): { table: Summary; rows: Row[] }[] =>
  tables
    .filter((table) => table.game === game)
    .toSorted((a, b) => a.made - b.made)
    .map((table) => ({ table, rows: told(table, ratings) }))
    .filter(({ rows }) => rows.length);

/** After each of them: what all until then came to. */
export function ratingsOver(tables: readonly Summary[], game: string, ratings: ReadonlyMap<string, number>): (Own & { table: Summary })[] {
  const until: Row[] = [];
  return telling(tables, game, ratings).map(({ table, rows }) => {
    until.push(...rows);
    return { table, ...fitted(ratings, until) };
  });
}

/** One's own rating now, or null without a game against a measured bot. */
export function ownRating(tables: readonly Summary[], game: string, ratings: ReadonlyMap<string, number>): Own | null {
  const rows = telling(tables, game, ratings).flatMap((one) => one.rows);
  return rows.length ? fitted(ratings, rows) : null;
}

/**
 * The bot that suits: the weakest that is as strong as oneself or stronger; where nothing was measured, or one has not played yet,
 * the weakest (`first` and on) that one has not finished ahead of more often than behind. `bots`: weakest first.
 */
export function suggest(bots: readonly string[], ratings: ReadonlyMap<string, number>, games: ReadonlyMap<string, Met>, own: Own | null, first = "beginner"): string | null {
  const from = Math.max(0, bots.indexOf(first));
  const open = bots.slice(from);
  if (own) return open.find((bot) => (ratings.get(bot) ?? -Infinity) >= own.rating) ?? open.at(-1) ?? null;
  const mastered = (bot: string): boolean => {
    const row = games.get(bot);
    return row !== undefined && row.ahead > row.behind;
  };
  return open.find((bot) => !mastered(bot)) ?? open.at(-1) ?? null;
}
