/** The games that have a table of their own here: every folder with an index.ts is one. */
import type { GameClient } from "../frame/table-props";

export type { GameClient } from "../frame/table-props";

const GAMES = import.meta.glob<GameClient>(["./*/index.ts", "!./plain/index.ts"]);

export const known = (game: string): boolean => `./${game}/index.ts` in GAMES;

export function load(game: string): Promise<GameClient> {
  const found = GAMES[`./${game}/index.ts`];
  return found ? found() : import("./plain");
}
