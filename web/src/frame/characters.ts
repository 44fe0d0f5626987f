/** Bots as characters: what each is called at a game, how it plays in a sentence, and its place in the order of strength. */
import { has, say } from "../words.svelte";

/** Weakest first, as measured (docs/bots.md); the one that taught itself stands beside them. */
export const ORDER = ["random", "easy", "greedy", "medium", "hard", "expert"] as const;

/** The name a level goes by at this game; a level that has none shows its own word. */
export function character(game: string | null, bot: string): string {
  const key = `${game}-bot-${bot}`;
  return game && has(key) ? say(key) : has(`bot-level-${bot}`) ? say(`bot-level-${bot}`) : bot;
}

export const manner = (bot: string): string => (has(`bot-manner-${bot}`) ? say(`bot-manner-${bot}`) : "");

/** The level in a word: "gentle", "strong". */
export const level = (bot: string): string => (has(`bot-level-${bot}`) ? say(`bot-level-${bot}`) : bot);

/** 1 to 6, or 0 where it has no place in the order. */
export const strength = (bot: string): number => ORDER.indexOf(bot as (typeof ORDER)[number]) + 1;

export const inOrder = (bots: readonly string[]): string[] => bots.toSorted((a, b) => (strength(a) || 9) - (strength(b) || 9));
