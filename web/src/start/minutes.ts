/** How long a game takes, as the server tells it (games/minutes.py): measured, but for the seconds that a decision takes. */
import type { GameInfo } from "../frame/protocol";
import { say } from "../words.svelte";

const range = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(most) : `${least}–${most}`;
};

/** From the shortest against bots to the longest with friends, and in a sentence; null where nobody has measured it. */
export function minutesOf(game: GameInfo): { range: string; more: string } | null {
  const found = Object.values(game.minutes ?? {});
  if (!found.length) return null;
  const [bots, friends] = [found.map((one) => one.bots), found.map((one) => one.friends)];
  return { range: say("web-minutes", { range: range([...bots, ...friends]) }), more: say("web-minutes-more", { bots: range(bots), friends: range(friends) }) };
}

/** At a table of so many, of whom so many are people. */
export function minutesAt(game: GameInfo | undefined, players: number, people: number): string | null {
  const found = game?.minutes?.[String(players)];
  return found ? say("web-minutes-about", { count: people > 1 ? found.friends : found.bots }) : null;
}
