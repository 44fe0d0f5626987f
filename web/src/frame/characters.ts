/** Bots as characters: what each is called at a game, how it plays in a sentence, and its place in the order of strength. */
import { has, say } from "../words.svelte";
import { FACES } from "./faces";

/** Weakest first, as measured (docs/bots.md); the one that taught itself stands beside them. */
export const ORDER = ["random", "beginner", "easy", "greedy", "medium", "hard", "expert"] as const;

/** Of "hard~bold" the level and the style, which may be none. */
export const plain = (bot: string): string => bot.split("~")[0]!;
const styleOf = (bot: string): string => bot.split("~")[1] ?? "";

/** The name a level goes by at this game; a level that has none shows its own word. The `nth` further one of it at a table
 * is somebody else, or nobody where the game knows no more. */
export function character(game: string | null, named: string, nth = 0): string {
  const bot = plain(named);
  const key = `${game}-bot-${bot}`;
  if (nth) return has(`${key}-more`) ? (say(`${key}-more`).split(", ")[nth - 1] ?? "") : "";
  return game && has(key) ? say(key) : has(`bot-level-${bot}`) ? say(`bot-level-${bot}`) : bot;
}

/** How it plays, in a sentence: by its style where it has one, else by its level. */
export function manner(bot: string, game: string | null = null): string {
  const style = `${game}-style-${styleOf(bot)}-manner`;
  if (styleOf(bot) && has(style)) return say(style);
  return has(`bot-manner-${plain(bot)}`) ? say(`bot-manner-${plain(bot)}`) : "";
}

/** What a style of the game's makes of a bot: "bold bidder". */
export const styleName = (game: string | null, style: string): string => (has(`${game}-style-${style}`) ? say(`${game}-style-${style}`) : style);

/** The level in a word, with its style where it has one: "gentle", "strong, bold bidder". */
export function level(bot: string, game: string | null = null): string {
  const own = has(`bot-level-${plain(bot)}`) ? say(`bot-level-${plain(bot)}`) : plain(bot);
  return styleOf(bot) ? say("bot-level-styled", { level: own, style: styleName(game, styleOf(bot)) }) : own;
}

/** 1 to 7, or 0 where it has no place in the order. */
export const strength = (bot: string): number => ORDER.indexOf(plain(bot) as (typeof ORDER)[number]) + 1;

export const inOrder = (bots: readonly string[]): string[] => bots.toSorted((a, b) => (strength(a) || 9) - (strength(b) || 9));

/** Whose name that is, as "game-level", or null: faces go with characters, in whatever language they are called. */
export function botCalled(name: string): string | null {
  if (name in FACES) return name;
  return Object.keys(FACES).find((key) => has(key.replace("-", "-bot-")) && say(key.replace("-", "-bot-")) === name) ?? null;
}
