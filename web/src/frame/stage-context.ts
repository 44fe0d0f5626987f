/** What the page around a table hands to its Stage, whichever game renders it. Without a page (tests) there is none. */
import { getContext, setContext, type Snippet } from "svelte";

export interface Around {
  /** The game's name. */
  readonly title: string;
  /** Buttons of the header, at its right end. */
  readonly header: Snippet;
  /** Messages that need an answer, between header and board. */
  readonly banners: Snippet;
  /** The tab "help" of a phone. */
  readonly help: Snippet;
  /** Lies over the board: a show, flights, the caption of a replay. */
  readonly over: Snippet | null;
  /** Takes the place of the action bar: the controls of a show or of a replay. */
  readonly controls: Snippet | null;
  /** So many px are needed by those controls where there is room (a replay); null: the game's own bar will do. */
  readonly tall?: number | null;
  /** The coach's line over the action bar; its room is kept while it is on. */
  readonly coach?: Snippet | null;
  /** The coach is on, or left with the end of the game: its room is not the board's. */
  readonly coached?: boolean;
  /** A show has the stage: the board waits behind it. */
  readonly covered: boolean;
  readonly news: number;
  /** Places that the board should zoom to on a small screen. */
  readonly focus: readonly string[];
  /** A click or tap on the stage while something plays. */
  hurry(): boolean;
  openSettings(): void;
}

const KEY = Symbol("stage");

export const around = (): Around | undefined => getContext<Around | undefined>(KEY);

export const setAround = (value: Around): Around => setContext(KEY, value);
