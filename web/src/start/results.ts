/** What a person's finished tables say about them: everything is read off the list that the server gives to them alone. */
import type { Summary } from "../frame/protocol";

export interface Finished {
  table: Summary;
  seat: number;
  rank: number;
  won: boolean;
}

/** Finished games with one seat of one's own, newest first. At a table shared on one device there is no "you". */
export function finished(tables: readonly Summary[]): Finished[] {
  return tables.flatMap((table) => {
    const seat = table.yours.length === 1 ? table.yours[0]! : null;
    if (table.status !== "over" || !table.result || seat === null) return [];
    const rank = table.result.ranks[seat] ?? 0;
    return [{ table, seat, rank, won: rank === 1 }];
  });
}

/** How many one would win by luck alone: one in as many as sat there. */
export const par = (games: readonly Finished[]): number => games.reduce((sum, one) => sum + 1 / one.table.players, 0);

export interface Against {
  name: string;
  bot: boolean;
  face: number;
  /** How often one was ahead, and behind; level counts for neither. */
  ahead: number;
  behind: number;
}

/** Head to head with everybody met, most met first. `name`: what a seat is called. */
export function against(games: readonly Finished[], name: (table: Summary, seat: number) => string): Against[] {
  const found = new Map<string, Against>();
  for (const { table, seat } of games) {
    const ranks = table.result!.ranks;
    table.seats.forEach((other, i) => {
      if (i === seat) return;
      const called = name(table, i);
      const bot = other.kind === "bot";
      const key = `${bot} ${called}`;
      const row = found.get(key) ?? { name: called, bot, face: other.face ?? 0, ahead: 0, behind: 0 };
      if (ranks[seat]! < ranks[i]!) row.ahead += 1;
      if (ranks[seat]! > ranks[i]!) row.behind += 1;
      found.set(key, row);
    });
  }
  return [...found.values()].toSorted((a, b) => b.ahead + b.behind - a.ahead - a.behind || a.name.localeCompare(b.name));
}
