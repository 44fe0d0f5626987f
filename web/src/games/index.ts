/** The games' clients: every folder with an index.ts has one; a game from elsewhere has the plain table. */
import type { Component } from "svelte";
import type { GameClient } from "../frame/table-props";

export type { GameClient } from "../frame/table-props";

const GAMES = import.meta.glob<GameClient>(["./*/index.ts", "!./plain/index.ts"]);
const COUNTS = import.meta.glob<{ default: Component }>("./*/CountPage.svelte");

export const known = (game: string): boolean => `./${game}/index.ts` in GAMES;

const PLACES = import.meta.glob<{ place: number }>("./*/place.ts", { eager: true });
/** As they stand on pages that list them: those with a place of their own first, then those with a board. */
export function inPlace<T extends { name: string }>(games: readonly T[]): T[] {
  const place = ({ name }: T): number => PLACES[`./${name}/place.ts`]?.place ?? (known(name) ? 98 : 99);
  return games.toSorted((a, b) => place(a) - place(b));
}

export async function load(game: string): Promise<GameClient> {
  const found = GAMES[`./${game}/index.ts`];
  if (found) {
    const client = await found();
    await letters();
    return client;
  }
  const plain = await import("./plain");
  return plain.client(game);
}

/** The longest that a table waits for its letters. */
const LETTERS = 1500;
/** A game's letters are there before its table: swapped in later they would move everything that they write. */
async function letters(): Promise<void> {
  if (typeof document === "undefined" || !document.fonts) return;
  const all = Promise.all([...document.fonts].map((face) => face.load())).catch(() => undefined);
  await Promise.race([all, new Promise((go) => setTimeout(go, LETTERS))]);
}

/** Whether a game on a real table can be counted here. */
export const counted = (game: string): boolean => `./${game}/CountPage.svelte` in COUNTS;

/** The page that counts, of this game or of the first that has one. */
export async function countPage(game?: string): Promise<Component | null> {
  const load = game ? COUNTS[`./${game}/CountPage.svelte`] : Object.values(COUNTS)[0];
  return load ? (await load()).default : null;
}
