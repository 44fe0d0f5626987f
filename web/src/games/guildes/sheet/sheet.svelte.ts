/**
 * A game on a real table as it is being counted: players, three counts with their cards, and how one came there. Kept in this
 * browser after every change; votes are never kept, always counted.
 */
import { KINDS, type Cards, type Kind } from "../view";
import { copies, kinds, USUAL, type Figures } from "./figures";
import { count, type Marks, type Told } from "./votes";

const KEY = "guildes-sheet";
const MOST_SEATS = 6;
const PAST = 80;
export const COUNTS = 3;
/** Cards that lie before a player after a round without tricks and events (GU-10 to GU-13). */
const PLAYED: Record<number, number> = { 3: 8, 4: 7, 5: 5, 6: 5 };

interface Count {
  cards: Cards[];
  /** Ties do not count (GU-41): an event of one round. */
  ties: boolean;
  marks: Marks;
}
export interface Kept {
  players: number;
  names: string[];
  /** Votes that were counted on paper before. */
  before: number[];
  /** The counts begun so far. */
  counts: Count[];
  /** Which one is on the screen: 0 … counts − 1; 3 is the end. */
  at: number;
  seat: number;
  /** Figures of one's own copy and the name of their file. */
  figures: Figures | null;
  file: string;
}

const fresh = (names: string[] = Array<string>(MOST_SEATS).fill(""), players = 4): Kept => ({
  players,
  names,
  before: Array<number>(MOST_SEATS).fill(0),
  counts: [{ cards: Array.from({ length: MOST_SEATS }, () => ({})), ties: false, marks: {} }],
  at: 0,
  seat: 0,
  figures: null,
  file: "",
});
const copy = (kept: Kept): Kept => JSON.parse(JSON.stringify(kept)) as Kept;

/** What was kept, if it is whole: a damaged note must not stop the page. */
function read(): { now: Kept; past: Kept[] } {
  try {
    const { now, past } = JSON.parse(localStorage.getItem(KEY) ?? "null") as { now: Kept; past: Kept[] };
    const good = (kept: Kept): boolean =>
      [3, 4, 5, 6].includes(kept.players) && kept.names.length === MOST_SEATS && kept.before.length === MOST_SEATS && kept.counts.length >= 1 && kept.counts.length <= COUNTS && kept.counts.every((one) => one.cards.length === MOST_SEATS);
    if (good(now) && past.every(good)) return { now, past };
  } catch {
    // Nothing kept, or no storage: a new game.
  }
  return { now: fresh(), past: [] };
}

export class Sheet {
  now: Kept = $state.raw(fresh());
  past: Kept[] = $state.raw([]);
  /** The change that the last step back belongs to: letters typed into one field are one change. */
  #field: string | null = null;

  constructor() {
    ({ now: this.now, past: this.past } = read());
  }

  // ---- what is on it

  get figures(): Figures {
    return this.now.figures ?? USUAL;
  }
  get kinds(): Kind[] {
    return kinds(this.figures, this.now.players);
  }
  get seats(): number[] {
    return Array.from({ length: this.now.players }, (_, seat) => seat);
  }
  /** The count on the screen; at the end the last one. */
  get page(): Count {
    return this.now.counts[Math.min(this.now.at, this.now.counts.length - 1)]!;
  }
  get number(): number {
    return Math.min(this.now.at, this.now.counts.length - 1) + 1;
  }
  get over(): boolean {
    return this.now.at >= COUNTS;
  }
  told: Told[] = $derived(
    this.now.counts.map((one, i) => {
      const there = new Set(kinds(this.now.figures ?? USUAL, this.now.players));
      // Guilds that are out do not count, whatever was noted before they were.
      const cards = one.cards.slice(0, this.now.players).map((row) => Object.fromEntries(Object.entries(row).filter(([kind]) => there.has(kind as Kind))) as Cards);
      const marks = Object.fromEntries(Object.entries(one.marks).filter(([kind]) => there.has(kind as Kind))) as Marks;
      return count(this.now.figures ?? USUAL, cards, i + 1, one.ties, marks);
    }),
  );
  /** Votes by seat after this count, those from paper included. */
  totals(until: number = this.number): number[] {
    return this.seats.map((seat) => (this.now.before[seat] ?? 0) + this.told.slice(0, until).reduce((sum, one) => sum + one.votes[seat]!, 0));
  }
  have(seat: number, kind: Kind): number {
    return this.page.cards[seat]?.[kind] ?? 0;
  }
  /** Cards of a kind that lie before nobody. */
  left(kind: Kind, at: Count = this.page): number {
    return copies(this.figures, kind, this.now.players) - this.seats.reduce((sum, seat) => sum + (at.cards[seat]![kind] ?? 0), 0);
  }
  /** Cards in a tableau, and how many there are after so many rounds when nothing special happened. */
  size(seat: number): { cards: number; usual: number } {
    return { cards: this.kinds.reduce((sum, kind) => sum + this.have(seat, kind), 0), usual: this.number * PLAYED[this.now.players]! };
  }
  /** GU-33: the highest total; several share the win. */
  get winners(): number[] {
    const totals = this.totals(COUNTS);
    return this.seats.filter((seat) => totals[seat] === Math.max(...totals));
  }

  // ---- what changes it

  /** One change: to be taken back as one, kept at once. */
  #change(change: (kept: Kept) => void, field: string | null = null): void {
    const next = copy(this.now);
    change(next);
    if (field === null || field !== this.#field) this.past = [...this.past, this.now].slice(-PAST);
    this.#field = field;
    this.#keep(next);
  }
  #keep(next: Kept): void {
    this.now = next;
    try {
      localStorage.setItem(KEY, JSON.stringify({ now: next, past: this.past }));
    } catch {
      // Without storage the page works until it is closed.
    }
  }
  /** So many cards of a kind in a tableau, as far as there are; what changes here changes in the counts after it. True: as asked. */
  put(seat: number, kind: Kind, wish: number, typed = false): boolean {
    const value = Math.max(0, Math.min(Math.trunc(wish) || 0, this.have(seat, kind) + this.left(kind)));
    const more = value - this.have(seat, kind);
    if (more)
      this.#change(
        (kept) => {
          for (const one of kept.counts.slice(kept.at)) {
            const now = (one.cards[seat]![kind] ?? 0) + Math.min(more, this.left(kind, one));
            if (now > 0) one.cards[seat]![kind] = now;
            else delete one.cards[seat]![kind];
          }
        },
        typed ? `${this.now.at}-${seat}-${kind}` : null,
      );
    return value === wish;
  }
  ties(on: boolean): void {
    this.#change((kept) => (kept.counts[kept.at]!.ties = on));
  }
  mark(kind: Kind, seat: number, sign: 1 | -1): void {
    this.#change((kept) => {
      const marks = kept.counts[kept.at]!.marks;
      if (seat < 0) delete marks[kind];
      else marks[kind] = { seat, sign };
    });
  }
  resize(players: number): void {
    this.#change((kept) => {
      kept.players = players;
      kept.seat = Math.min(kept.seat, players - 1);
      for (const one of kept.counts) {
        for (const kind of KINDS) {
          if ((one.marks[kind]?.seat ?? 0) >= players) delete one.marks[kind];
          // More players' cards than there are: the last ones give way.
          let room = copies(kept.figures ?? USUAL, kind, players);
          for (const cards of one.cards.slice(0, players)) {
            if ((cards[kind] ?? 0) > room) cards[kind] = room;
            room -= cards[kind] ?? 0;
          }
        }
      }
    });
  }
  name(seat: number, name: string): void {
    this.#change((kept) => (kept.names[seat] = name), `name-${seat}`);
  }
  paper(seat: number, votes: number): void {
    this.#change((kept) => (kept.before[seat] = Math.max(0, Math.min(999, Math.trunc(votes) || 0))), `paper-${seat}`);
  }
  own(figures: Figures | null, file: string): void {
    this.#change((kept) => Object.assign(kept, { figures, file }));
    this.resize(this.now.players);
  }
  /** Whose tableau, which count: nothing to take back. */
  look(where: { seat?: number; at?: number }): void {
    this.#field = null;
    this.#keep({ ...this.now, ...where });
  }
  /** The next count begins with the tableaux as they lie; events and tricks were for that round only. */
  goOn(): void {
    if (this.now.at + 1 < this.now.counts.length || this.now.at + 1 >= COUNTS) return this.look({ at: this.now.at + 1, seat: 0 });
    this.#change((kept) => {
      kept.counts.push({ cards: copy(kept).counts[kept.at]!.cards, ties: false, marks: {} });
      kept.at += 1;
      kept.seat = 0;
    });
  }
  again(): void {
    this.#change((kept) => Object.assign(kept, fresh(kept.names, kept.players), { figures: kept.figures, file: kept.file }));
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.#field = null;
    this.#keep(before);
  }
}
