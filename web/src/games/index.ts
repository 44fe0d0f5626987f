/** The games that have a table of their own here. One folder and one line a game. */
import type { Component } from "svelte";
import type { Line } from "../frame/protocol";
import type { Teller } from "../frame/tell";

export interface GameClient {
  // Each game's own view type; the server says which game a view belongs to.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Table: Component<any>;
  /** `lines` gives the whole log: some moves are told by what lies open since before them. */
  teller: (names: readonly string[], colours: readonly string[], lines: () => readonly Line[]) => Teller;
}

const GAMES: Record<string, () => Promise<GameClient>> = {
  tammany: () => import("./tammany"),
  guildes: () => import("./guildes"),
  mob: () => import("./mob"),
};

export const known = (game: string): boolean => game in GAMES;

export function load(game: string): Promise<GameClient> {
  const found = GAMES[game];
  return found ? found() : import("./plain");
}
