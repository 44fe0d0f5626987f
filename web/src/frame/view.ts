/**
 * What every game's view has in common: the part of the plain data from the server that the frame (seats, bar of moves,
 * log, warnings) reads without knowing which game it is. A game's own type extends it. No rules live here or anywhere
 * in the client: it offers what `moves` and `forms` hold.
 */

/** A seat's number, 0 … players−1, clockwise. */
export type Seat = number;

/** A move that has too many forms to be listed; the client builds its text. */
export interface Form {
  /** First word of the move: "bid". */
  move: string;
  /** How many of each kind may be given, 0 … max. Kinds not named may not. */
  max: Record<string, number>;
}

/** Something worth a second look before the turn is ended. `key` and `facts` are a catalogue message. */
export interface Notice {
  key: string;
  facts: Facts;
}

/** Values for a catalogue message. Words such as colours, offices and seats are named by their key. */
export type Facts = Record<string, string | number>;

/** One seat's end of the game. */
export interface Outcome {
  /** Points of each seat at the end. */
  scores: number[];
  /** 1 = best; ties share. */
  ranks: number[];
  /** Shares of the win, sum 1. */
  shares: number[];
}

export interface BaseView {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  /** The seat whose knowledge this is; null for a spectator. */
  you: Seat | null;
  /** The seats that may act now; empty when the game is over. */
  pending: Seat[];
  over: boolean;
  /** The seats' colours, by seat: "red", "yellow", … . */
  colours: string[];
  /** Every whole legal move of `you`, as notation; [] when it is not your turn. */
  moves: string[];
  /** Moves with too many forms to list. */
  forms: Form[];
  /** True when `you` may take back a finished part of a simultaneous choice. */
  can_retract: boolean;
  /** What would be forgotten if the turn were ended now. */
  warnings: Notice[];
  /** null until the game is over. */
  outcome: Outcome | null;
}
