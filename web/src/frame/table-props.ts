/** What the frame and a game's own client give each other. */
import type { Component, Snippet } from "svelte";
import type { TableInfo } from "./protocol";
import type { Step } from "./steps";
import type { Brief } from "./telling.svelte";
import type { BaseView } from "./view";

export interface TableProps<View extends BaseView = BaseView> {
  /** The position on the screen: held back until the steps that lead to it have been played. */
  view: View;
  names: string[];
  /** Who is connected. */
  here: boolean[];
  info: TableInfo;
  /** The step that is being played now; null: quiet. */
  step: Step | null;
  /** What others or chance did last since one's own move, where there are words for it: said while somebody thinks. */
  lately?: Step | null;
  /** The last move of each player: marked until that player's next one. */
  marks: Step[];
  /** Places that the log points at. */
  pointed: string[];
  /** One's own decision may be shown now: nothing is being played, and it is now that is looked at. */
  asked: boolean;
  busy: boolean;
  act: (text: string) => void;
  /** A move that lies there in part, "?" for each word that is still to be said: only in lessons. */
  begun?: string;
  undo: () => void;
  /** What the free undo takes back, in words ("boss in ward 14"); null: nothing to take back. */
  undoWhat: string | null;
  retract: () => void;
  /** Log and chat, always in sight: the Stage puts it under the players. */
  rail: Snippet;
  /** Buttons at the end: rematch, replay, review, share. */
  ending: Snippet;
}

export interface ShowProps<View extends BaseView = BaseView> {
  /** All steps of this show so far, those of earlier entries too. */
  steps: Step[];
  /** The position before the show's latest part. */
  view: View;
  names: string[];
  /** The step on show. */
  at: number;
  next: () => void;
  prev: () => void;
  skip: () => void;
  /** Goes on by itself. */
  playing: boolean;
}

export interface WayProps<View extends BaseView = BaseView> {
  steps: Step[];
  view: View;
  names: string[];
  at: number;
  to: (at: number) => void;
}

export interface EndProps<View extends BaseView = BaseView> {
  view: View;
  names: string[];
  /** Who won and by what, in a sentence. */
  told: string;
  /** The way to the board. */
  children: Snippet;
}

export interface GameClient {
  // Each game's own view type; the server says which game a view belongs to.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Table: Component<any>;
  /** Draws one piece for flights: an svg of at most 40 px. */
  Piece?: Component<{ piece: string }>;
  /** The log's short form of a step, and the sign of a piece in it, as high as a line. */
  brief?: Brief;
  Sign?: Component<{ piece: string }>;
  /** A replay tells its moment in a line of its own above the board, `--caption-h` high, instead of over a corner. */
  captionLine?: boolean;
  /** By the word before ":" in `step.show`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  shows?: Record<string, Component<any>>;
  /** A show's steps at which "next" and "back" stop, told by the step and the one after it; without it at every one. */
  stops?: (step: Step, next?: Step) => boolean;
  /** How far a show has come, in the bar, where a count of steps says too little; `to` goes there. By the same word. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ways?: Record<string, Component<any>>;
  /** Milliseconds of a step at normal speed, where the frame's own will not do: [moving, resting]. */
  time?: (step: Step) => [move: number, rest: number] | null;
  /** Points of each seat as the view shows them, for the plot of the final show. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  points?: (view: any) => number[];
  /** What those points are, where they are not simply the score so far: a message key. */
  pointsAre?: string;
  /** At the end: where each seat's points came from, in words; they must add up to the score. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  parts?: (view: any, steps: readonly Step[]) => { label: string; by: number[] }[];
  /** At the end: a scene of the game's own instead of the frame's sign and score; fetched then. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  end?: () => Promise<{ default: Component<any> }>;
}
