/**
 * MOB: Big Apple as one seat sees it: the type of the plain data that `games/mob/view.py` gives. Everything that is shown
 * is in it, also what could be counted up from the rest (both readings of a roll, what hidden moles can be worth), so that
 * no rule is repeated here. Pairs of numbers are by seat: [red, blue].
 */
import type { BaseView, Seat } from "../../frame/view";

export type District = "bronx" | "harlem" | "kitchen" | "chinatown" | "italy" | "brooklyn";
export const DISTRICTS: readonly District[] = ["bronx", "harlem", "kitchen", "chinatown", "italy", "brooklyn"];

export type Die = "black" | "white";
/** Rows of the action board by their main action. */
export type Row = "switch" | "drive" | "switch-drive" | "mole" | "crate" | "attorney";
/** Secondary actions. */
export type Icon = "shoot" | "add" | "expose" | "attorney";
export type Bonus = "expose" | "add" | "steal";
export type Pair = [number, number];

/**
 * moles: both put down their moles · opening: dice for the first turn · roll, dice, load: step 1 (dice: they are rolling) ·
 * space: step 2, choose a space · action, shot: its actions (shot: the die is rolling) · bonus: the attorney's · start: who
 * starts the next round · over.
 */
export type Phase =
  | "moles" | "opening" | "roll" | "dice" | "load" | "space" | "action" | "shot" | "bonus" | "start" | "over";

export interface SeatView {
  /** Crates in the warehouse: the points. */
  crates: number;
  /** Henchmen in the warehouse. */
  warehouse: number;
  /** Henchmen in stock. */
  stock: number;
  /** Henchmen in all cars. */
  riding: number;
  /** Henchmen on the action board. */
  on_board: number;
  /** Done for this round (MB-20). */
  done: boolean;
  /** The attorney is on this seat's side. */
  in_sights: boolean;
  hidden_moles: number;
  /** The values that the hidden moles have between them, smallest first: an open fact. */
  unseen_values: number[];
  /** In the simultaneous choice of set-up: "locked" has chosen, "thinking" has not; else null. */
  choice: "locked" | "thinking" | null;
}

export interface DistrictView {
  name: District;
  /** The die and the face that name it. */
  die: Die;
  face: number;
  crates: number;
  /** Henchmen in the cars for it. */
  cars: Pair;
  /** Henchmen in it. */
  men: Pair;
  /** Hidden moles in it, by seat (at the end: those that were still hidden). */
  moles: [District[], District[]];
  /** Least and most that each seat would count here now, henchmen and moles, from open facts. */
  least: Pair;
  most: Pair;
}

export interface MoleView {
  seat: Seat;
  /** Its identity, by which moves name it: where it was first put. */
  first_in: District;
  /** Where it is, or was when it was exposed. */
  district: District;
  hidden: boolean;
  exposed: boolean;
  /** Known to everybody: exposed, or the game is over; else null. One's own values: `your_moles`. */
  value: number | null;
  /** The values a hidden one can have from open facts. */
  possible: number[];
}

export interface SpaceView {
  /** 1, 2, 3. */
  column: number;
  /** In henchmen. */
  cost: number;
  icon: Icon | null;
  /** Whose henchmen stand on it; null: free. */
  owner: Seat | null;
}

/** One way to read the roll, and what it would do. */
export interface Reading {
  /** The move that chooses it: "load harlem". */
  move: string;
  /** The die that names the district. */
  die: Die;
  district: District;
  /** What the other die says. */
  says: number;
  /** How many leave the warehouse, fit into the car and are lost (MB-22). */
  leave: number;
  fit: number;
  lost: number;
  /** Then in the car, and left in the warehouse. */
  car: number;
  left: number;
}

/** open: may still be done; begun: switched, must drive now; done; none: cannot be done now (MB-27). */
export type Stands = "open" | "begun" | "done" | "none";

export interface MobView extends BaseView {
  game: "mob";
  phase: Phase;
  /** 1 … 3. */
  round: number;
  rounds: number;
  /** Who started this round; null during set-up. */
  first: Seat | null;
  /** Whose turn it is; null outside turns. */
  active: Seat | null;
  /** Of the turn: 1 load a car, 2 action board. */
  step: 1 | 2 | null;
  seats: [SeatView, SeatView];
  districts: DistrictView[];
  /** Six of seat 0, then six of seat 1. */
  moles: MoleView[];
  /** Crates in stock. */
  crates_left: number;
  /** The action board, top to bottom. */
  rows: { action: Row; spaces: [SpaceView, SpaceView, SpaceView] }[];
  /** As they lie in step 1; a value is null while that die is rolling. */
  dice: Record<Die, number | null> | null;
  /** While phase is "load": black names the district first, then white. */
  readings: [Reading, Reading] | null;
  attorney: {
    /** On whose side he is: in his sights. null: at the centre. */
    target: Seat | null;
    /** 0 at the centre, 1 … 4. */
    space: number;
    /** The bonuses of spaces 1 … 4. */
    bonuses: Bonus[][];
    /** Who would have the bonus now, and what it is. */
    winner: Seat | null;
    bonus: Bonus[];
  };
  /** The space paid for this turn, while phase is "action" or "shot". */
  doing: {
    seat: Seat;
    row: Row;
    column: number;
    main: Row;
    main_is: Stands;
    icon: Icon | null;
    icon_is: Stands | null;
    /** Cars were switched; a drive must follow (MB-32). */
    must_drive: boolean;
    /** The attorney is at the end of his track: he is not moved, a crate is taken (MB-35). */
    takes_crate: boolean;
  } | null;
  /** While phase is "bonus": whose, its parts, and which of them (1 …) is decided now. */
  bonus: { seat: Seat; parts: Bonus[]; part: number } | null;
  /** Rolls for the first turn by seat, 0 = not yet; null before the first. */
  opening: { black: Pair; white: Pair; tied: boolean } | null;
  /** The last shot; face, district and hit are null while its die is rolling. */
  shot: { die: Die; face: number | null; district: District | null; hit: number | null } | null;
  /** What the last end of a round did; `lost` (by either side) is null while the bonus is being taken. */
  round_end: { round: number; drove: Record<District, Pair>; lost: Record<District, number> | null } | null;
  /** The count at the end. */
  final: {
    districts: {
      district: District;
      men: Pair;
      /** What the moles there are worth together; which they are: `moles`. */
      moles: Pair;
      total: Pair;
      winner: Seat | null;
      /** Crates that were taken; in a tie those that stay. */
      crates: number;
    }[];
    /** Crates taken before the count. */
    before: Pair;
    /** What decided (MB-61). */
    by: "crates" | "attorney" | "shared";
  } | null;
  /** Your own moles' values; null for a spectator and until you have put them down. */
  your_moles: Record<District, number> | null;
}
