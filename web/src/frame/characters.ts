/** Bots as characters: what each is called at a game, how it plays in a sentence, and its place in the order of strength. */
import { has, say } from "../words.svelte";
import { FACES } from "./faces";

/** Weakest first, as measured (docs/bots.md); the one that taught itself stands beside them. */
export const ORDER = ["random", "beginner", "easy", "greedy", "medium", "hard", "expert"] as const;

/** The name a level goes by at this game; a level that has none shows its own word. The `nth` further one of it at a table
 * is somebody else, or nobody where the game knows no more. */
export function character(game: string | null, bot: string, nth = 0): string {
  const key = `${game}-bot-${bot}`;
  if (nth) return has(`${key}-more`) ? (say(`${key}-more`).split(", ")[nth - 1] ?? "") : "";
  return game && has(key) ? say(key) : has(`bot-level-${bot}`) ? say(`bot-level-${bot}`) : bot;
}

export const manner = (bot: string): string => (has(`bot-manner-${bot}`) ? say(`bot-manner-${bot}`) : "");

/** The level in a word: "gentle", "strong". */
export const level = (bot: string): string => (has(`bot-level-${bot}`) ? say(`bot-level-${bot}`) : bot);

/** 1 to 7, or 0 where it has no place in the order. */
export const strength = (bot: string): number => ORDER.indexOf(bot as (typeof ORDER)[number]) + 1;

export const inOrder = (bots: readonly string[]): string[] => bots.toSorted((a, b) => (strength(a) || 9) - (strength(b) || 9));

/** Whose name that is, as "game-level", or null: faces go with characters, in whatever language they are called. */
export function botCalled(name: string): string | null {
  if (name in FACES) return name;
  return Object.keys(FACES).find((key) => has(key.replace("-", "-bot-")) && say(key.replace("-", "-bot-")) === name) ?? null;
}
