/**
 * The count of votes (GU-30 to GU-34, GU-41, GU-57), for a game on a real table where no server is at hand. The one place of
 * the client that knows rules: tests/web/test_count.py compares it with the engine.
 */
import { KINDS, type Cards, type CountRow, type CountView, type Kind, type Place } from "../view";
import { pays, type Figures } from "./figures";

/** F to I: one card more or less of a guild for one player, at this count (GU-57). */
export interface Mark {
  seat: number;
  sign: 1 | -1;
}
export type Marks = Partial<Record<Kind, Mark>>;
export const MARKED: readonly Kind[] = ["knights", "nobles", "priests", "alchemists"];
export type Told = Omit<CountView, "before">;

/** A player's cards of a kind as this count takes them. */
export function taken(cards: Cards, kind: Kind, seat: number, marks: Marks): number {
  const mark = MARKED.includes(kind) ? marks[kind] : undefined;
  return Math.max(0, (cards[kind] ?? 0) + (mark?.seat === seat ? mark.sign : 0));
}

function row(kind: Kind, cards: number[], values: number[], ties: boolean): CountRow {
  const votes = cards.map(() => 0);
  const places: Place[] = [];
  const passed: number[] = [];
  if (kind === "militia") return { guild: kind, cards, values, places, passed_over: passed, votes: cards.map((n) => n * (values[0] ?? 0)) };
  let place = 0;
  for (const number of [...new Set(cards)].filter((n) => n > 0).toSorted((a, b) => b - a)) {
    const seats = cards.flatMap((n, seat) => (n === number ? [seat] : []));
    if (ties && seats.length > 1) {
      passed.push(...seats);
      continue;
    }
    const paid = values.slice(place, place + seats.length);
    const total = paid.reduce((a, b) => a + b, 0);
    const each = Math.floor(total / seats.length);
    seats.forEach((seat) => (votes[seat] = each));
    places.push({ seats, cards: number, place: place + 1, values: paid, total, each });
    place += seats.length;
  }
  return { guild: kind, cards, values, places, passed_over: passed.toSorted((a, b) => a - b), votes };
}

/** A count (1, 2, 3) of these tableaux, by seat. `ties`: ties do not count. */
export function count(figures: Figures, tableaux: readonly Cards[], number: number, ties: boolean, marks: Marks): Told {
  const rows = KINDS.map((kind) => row(kind, tableaux.map((cards, seat) => taken(cards, kind, seat, marks)), pays(figures, kind, number), ties));
  return { number, ties, rows, votes: tableaux.map((_, seat) => rows.reduce((sum, one) => sum + one.votes[seat]!, 0)) };
}
