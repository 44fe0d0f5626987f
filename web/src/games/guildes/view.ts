/**
 * Guildes as one seat sees it: the type of the plain data that `games/guildes/view.py` gives. Everything that is shown is in
 * it, also what could be counted up from the rest (who leads, what the count would pay now), so that no rule is repeated here.
 */
import type { BaseView, Form, Seat } from "../../frame/view";

export type Kind =
  | "fishermen" | "farmers" | "artisans" | "scholars" | "merchants" | "burghers" | "knights" | "nobles" | "priests"
  | "alchemists" | "militia";
/** In the order of the counting card. */
export const KINDS: readonly Kind[] = [
  "fishermen", "farmers", "artisans", "scholars", "merchants", "burghers", "knights", "nobles", "priests", "alchemists",
  "militia",
];
export type EventName = "fewer" | "ties" | "turns" | "redistribution" | "pairs" | "facedown";
export type TrickName =
  | "protection" | "swap" | "sacrifice" | "draw" | "exchange" | "knights" | "nobles" | "priests" | "alchemists";

/** Cards by kind; kinds of which there are none are absent. */
export type Cards = Partial<Record<Kind, number>>;

/**
 * deal: only chance acts · take: the draft · aside: a card for the redistribution (GU-43) · play: all at once · turn: one after
 * the other (GU-42) · trick: a dirty trick is used or not · draw: cards come from the discards · keep: one of them is played ·
 * over.
 */
export type Phase = "deal" | "take" | "aside" | "play" | "turn" | "trick" | "draw" | "keep" | "over";

export interface SeatView {
  /** Votes so far. */
  points: number;
  /** Votes of the three counts. */
  votes: [number, number, number];
  tableau: Cards;
  /** Cards in the tableau. */
  cards: number;
  /** Cards turned up this round, in whatever tableau they are by now. */
  laid: Cards;
  /** Cards taken and not yet played or discarded. */
  hand: number;
  /** Cards in the hand being passed that lies here now. */
  packet: number;
  /** A card lies face down before it (GU-45). */
  face_down: boolean;
  /** In a simultaneous choice: "locked" has chosen, "thinking" has not; else null. */
  choice: "locked" | "thinking" | null;
  /** To whom hands are passed this round; null before the event is drawn. */
  passes_to: Seat | null;
  /** This round's dirty trick; `done`: its turn is over, `applied`: it was used. */
  trick: { name: TrickName; letter: string; done: boolean; applied: boolean } | null;
  protected: boolean;
}

/** A row of the grid of guilds; the last one is the militia. */
export interface GuildView {
  name: Kind;
  /** Cards of it in this game. */
  copies: number;
  /** By seat, marks of dirty tricks included. */
  cards: number[];
  /** Seats with the most; [] when nobody has any. */
  leaders: Seat[];
  most: number;
  /** How far `you` is ahead of the best other seat; below 0: behind. null for a spectator. */
  gap: number | null;
  /** Cards of it in your hand. */
  hand: number;
  /** Cards of it that you have never seen (for a spectator: that never lay open). */
  unseen: number;
  /** Cards of it that you saw pass this round and that nobody has laid open. */
  passing: number;
  /** What this round's count pays by place; the militia: for each card. */
  pays: number[];
  /** What the counts after this one pay by place. */
  later: number[][];
  /** What it would pay each seat if the count were now. */
  now: number[];
}

/** Seats that share a place at a count; alone when `seats` has one. */
export interface Place {
  seats: Seat[];
  /** Cards that each of them has. */
  cards: number;
  /** The first of the places they take up, from 1. */
  place: number;
  /** What those places pay; shorter than `seats` where a place pays nothing. */
  values: number[];
  total: number;
  /** What each of them gets: the total shared, rounded down. */
  each: number;
}

export interface CountRow {
  guild: Kind;
  cards: number[];
  /** What this count pays by place. */
  values: number[];
  /** Best first; [] for the militia. */
  places: Place[];
  /** GU-41: seats that are level and passed over. */
  passed_over: Seat[];
  votes: number[];
}

export interface CountView {
  /** 1, 2, 3. */
  number: number;
  /** Ties do not count (GU-41). */
  ties: boolean;
  rows: CountRow[];
  votes: number[];
  /** Votes before this count, by seat. */
  before: number[];
}

/** What you saw of one of the hands that go round. */
export interface Look {
  /** The seat it was dealt to. */
  dealt_to: Seat;
  /** You have it in hand now. */
  here: boolean;
  /** How often you have seen it. */
  looks: number;
  /** What is in it, or was when you passed it on. */
  left: Cards;
  /** What others took from one of your looks to the next. */
  gone: Cards;
}

/** The exchange between two players (GU-53): `swap SEAT CARD SEAT CARD` from two different seats here. */
export interface SwapForm extends Form {
  move: "swap";
  /** Cards of each unprotected seat, by its colour. */
  cards: Record<string, Kind[]>;
}

export interface GuildesView extends BaseView {
  game: "guildes";
  options: { events: boolean; tricks: boolean };
  phase: Phase;
  /** 1, 2, 3: also the number of the next count. */
  round: number;
  /** This round's event card; `active`: its text counts. null before it is drawn. */
  event: { name: EventName; active: boolean; passes: "left" | "right" } | null;
  /** All event cards so far, this round's last. */
  events_gone: EventName[];
  /** Cards that everyone has taken or played, of how many, and how many go together in this step (GU-44). */
  step: { done: number; of: number; size: number };
  /** Who acts alone; null when several do or nobody. */
  turn: Seat | null;
  /** GU-42: first player of this pass. */
  first: Seat | null;
  seats: SeatView[];
  guilds: GuildView[];
  /** Sizes of the piles. */
  deck: number;
  discards: number;
  /** Where F to I lie until the count; sign 1 or −1. */
  marks: { guild: Kind; seat: Seat; sign: number }[];
  /**
   * What C, D and E have changed so far: `card` was given up (C), drawn and played (D) or taken back (E) by seat `by`; C also
   * removed `card2` of `target`.
   */
  tricks_done: { round: number; trick: TrickName; by: Seat; card: Kind; target: Seat | null; card2: Kind | null }[];
  /** The last count; null before the first. */
  count: CountView | null;
  forms: SwapForm[];
  /** Yours alone; empty for a spectator. */
  hand: Cards;
  /** The hand you are choosing from. */
  packet: Cards;
  /** What you took this round, in order. */
  taken: Kind[];
  /** Your choice in this step, while others are choosing. */
  chosen: Kind[];
  face_down: Kind | null;
  put_aside: Kind | null;
  got_back: Kind | null;
  /** What you have drawn with D. */
  drawn: Cards;
  /** What you discarded, by past round. */
  thrown: Cards[];
  /** What you have seen pass this round (GU-74). */
  passed: Look[];
  /** By round: the card that you drew with D and did not play. */
  refused: (Kind | null)[];
}
