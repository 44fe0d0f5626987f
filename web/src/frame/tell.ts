/** The lines of the log that every game has, in words. Moves and draws are the game's. */
import { has, say } from "../words.svelte";
import type { Line } from "./protocol";

export interface Told {
  text: string;
  /** Places on the board that the sentence speaks of. */
  wards: number[];
}

/** The undo boundary: what stands after entry `seq` may be taken back freely, or nothing may. */
export interface Edge {
  seq: number;
  free: boolean;
}

export interface Teller {
  move: (line: Line) => Told;
  chance: (draws: readonly string[]) => Told[];
}

export function tell(line: Line, names: readonly string[], game: Teller): Told[] {
  const name = line.name ?? (line.seat === null ? "" : (names[line.seat] ?? ""));
  if (line.kind === "chat") return [{ text: `${name}: ${line.text ?? ""}`, wards: [] }];
  const told: Told[] = [];
  if (line.kind === "move") told.push(game.move(line));
  else {
    const key = `web-line-${line.kind}${line.kind === "vote" ? (line.yes ? "-yes" : "-no") : ""}${line.kind === "left" && line.why === "clock" ? "-clock" : ""}`;
    if (has(key)) told.push({ text: say(key, { name, bot: line.bot ? botName(line.bot) : "", to: line.to ?? 0 }), wards: [] });
  }
  told.push(...game.chance(line.chance ?? []));
  if (line.over) told.push({ text: say("web-line-over"), wards: [] });
  return told;
}

/** A bot's level in words; a level that has no words shows its own name. */
export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}
