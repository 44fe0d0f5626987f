/**
 * Tammany Hall as one seat sees it: the type of the plain data that `games/tammany/view.py` gives. Everything that is
 * shown is in it, also what could be counted up from the rest (votes, control), so that no rule is repeated here.
 */
import type { BaseView, Seat } from "../../frame/view";

export type Nation = "green" | "white" | "orange" | "blue";
export const NATIONS: readonly Nation[] = ["green", "white", "orange", "blue"];

/** A number for each nation; all four are always there, 0 too. */
export type ByNation = Record<Nation, number>;

export type Office = "mayor" | "deputy" | "police" | "council" | "chairman";
export const OFFICES: readonly Office[] = ["mayor", "deputy", "police", "council", "chairman"];

/**
 * turn: a seat's office, placing, slander · bid: sealed bids for one ward · bonus: the winner's cube or chip ·
 * appoint: the mayor gives the offices · setup: only chance acts · over.
 */
export type Phase = "setup" | "turn" | "bid" | "bonus" | "appoint" | "over";

/** The three parts of a turn (TH-21): open = may still be done, begun = half done, done = finished or given up. */
export type Part = "open" | "begun" | "done" | "none";

export interface SeatView {
  /** Points as they stand. */
  points: number;
  /** Bosses that are not on the board and mark nothing. */
  bosses_left: number;
  chips: ByNation;
  slander_chips: number;
  /** null without an office. */
  office: Office | null;
  /** The office was used this year (also true for the mayor, who has nothing to use). */
  office_used: boolean;
  /** Has slandered in this term. */
  slandered: boolean;
  /** In a simultaneous choice: "locked" has chosen, "thinking" is asked, null is not asked. */
  choice: "locked" | "thinking" | null;
  /** Cubes of each nation in the wards this seat has won so far at this election (TH-58); all 0 outside elections. */
  cubes_won: ByNation;
  /** Cubes of each nation in the wards where this seat leads by bosses alone: "control by nation" during the years. */
  cubes_led: ByNation;
  /** Wards won at this election so far. */
  wards_won: number;
}

export interface WardView {
  number: number;
  /** 1, 2, 3. */
  zone: number;
  /** Place in the order of election, 1 … 15. */
  order: number;
  /** What is printed in it. */
  special: "bonus cube" | "bonus chip" | "tammany hall" | null;
  /** It has a cube (TH-15). */
  in_play: boolean;
  cubes: ByNation;
  /** Bosses by seat, length = players. */
  bosses: number[];
  locked: boolean;
  /** Seats with the most bosses here: one = it leads, several = level, [] = nobody here. */
  leaders: Seat[];
  /** Votes at most by seat: bosses + chips that count here; 0 for a seat without a boss. */
  most: number[];
  /** At this election: "open" not decided yet, "won" (see winner), "tied", "empty" nobody had a boss; null outside elections. */
  decided: "open" | "won" | "tied" | "empty" | null;
  winner: Seat | null;
}

/** A ward election that was decided. */
export interface WardResult {
  ward: number;
  /** One row for each competitor, in seat order. */
  rows: { seat: Seat; bosses: number; bid: ByNation; total: number }[];
  /** null: a tie, or nobody competed. */
  winner: Seat | null;
  /** False when no bid was asked for (TH-56). */
  asked: boolean;
  /** The winner's bonus once it is taken: `colour` of the chip, or of the cube and its `ward`; null if none (yet). */
  bonus: { kind: "chip" | "cube"; colour: Nation; ward: number | null } | null;
}

/** A whole election (or the part of it that is behind us). */
export interface ElectionView {
  /** 1 … 4. */
  term: number;
  wards: WardResult[];
  /** null until all wards are decided. */
  awards: {
    /** Who took three chips of each nation (TH-58), and how many cubes that took. */
    leaders: Record<Nation, { seats: Seat[]; cubes: number; chips: number[] }>;
    wards_won: number[];
    /** Points scored at this election by seat, the mayor's 3 not counted. */
    points: number[];
    /** Who won Tammany Hall's ward. */
    hall: Seat | null;
    mayor: Seat | null;
    /** What made the mayor (TH-60): "wards", "chips", a nation of the tie-break, or "sitting"; null without one. */
    by: "wards" | "chips" | Nation | "sitting" | null;
  } | null;
}

export interface TammanyView extends BaseView {
  game: "tammany";
  phase: Phase;
  /** 1 … 16. */
  year: number;
  /** 1 … 4. */
  term: number;
  /** First player of the term. */
  first: Seat;
  /** Seats in play order of this term. */
  order: Seat[];
  seats: SeatView[];
  /** In the board's numbering order or any other; `number` says which. All 15. */
  wards: WardView[];
  castle_garden: ByNation;
  bag: ByNation;
  /** Favour chips in stock. */
  stock: ByNation;
  /** Cubes that wait in the set-up boxes of zones that are not open, by zone number as text: {"2": {...}}. Open zones are absent. */
  set_up: Record<string, ByNation>;
  /** The year in which a closed zone opens, by zone number as text. */
  opens: Record<string, number>;
  /** Locks the Council President may still set in this term. */
  locks_left: number;
  /** Seats whose bosses mark the immigrant-leader boxes since the last election. */
  leaders: Record<Nation, Seat[]>;
  /** Of the seat whose turn it is; null outside turns. */
  turn: {
    seat: Seat;
    office: Part;
    place: Part;
    slander: Part;
    /** What the place part has laid so far: ["boss", "cube"]. */
    placed: ("boss" | "cube")[];
    /** After a first slander action: whom, where, with which colour; the second would go on from here. */
    slander_from: { target: Seat; ward: number; colour: Nation } | null;
  } | null;
  /** The ward being decided, while phase is "bid" or "bonus". */
  contest: {
    ward: number;
    competitors: Seat[];
    /** Seats that are asked for a bid (TH-56). */
    asked: Seat[];
    bonus: "cube" | "chip" | null;
  } | null;
  /** Your own bid once locked, while others still choose; never another seat's. */
  your_bid: ByNation | null;
  /** While phase is "appoint": what the mayor has given so far and what is left. */
  appointing: { mayor: Seat; given: Record<string, Office>; seats: Seat[]; offices: Office[] } | null;
  /** The election under way, or the last one when none is; null before the first. */
  election: ElectionView | null;
  /** Points of the end, by seat (TH-70, TH-71); null until the game is over. */
  final: { chips: Record<Nation, Seat[]>; slander: number[]; before: number[] } | null;
}
