/** The lines of the log that every game has, in words. Moves and draws are the game's. */
import { has, say } from "../words.svelte";
import type { Line } from "./protocol";
import { sentence, stepsOf } from "./steps";

export interface Told {
  text: string;
  /** Places on the board that the sentence speaks of, by their ids. */
  places?: string[];
  /** The same as numbers, for tables that know no ids yet. */
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

/** A line in words: by its steps, and where it has none by the game's teller. */
export function tell(line: Line, names: readonly string[], teller: Teller | null, game = ""): Told[] {
  const name = line.name ?? (line.seat === null ? "" : (names[line.seat] ?? ""));
  if (line.kind === "chat") return [{ text: `${name}: ${line.text ?? ""}`, wards: [] }];
  const told: Told[] = [];
  const steps = stepsOf(line);
  if (line.kind === "move" && !steps.length) told.push(teller?.move(line) ?? { text: `${name}: ${line.text ?? "…"}`, wards: [] });
  else {
    const key = `web-line-${line.kind}${line.kind === "vote" ? (line.yes ? "-yes" : "-no") : ""}${line.kind === "left" && line.why === "clock" ? "-clock" : ""}`;
    if (has(key)) told.push({ text: say(key, { name, bot: line.bot ? botName(line.bot) : "", to: line.to ?? 0 }), wards: [] });
  }
  for (const step of steps) {
    const text = sentence(game, step, names);
    if (text !== null) told.push({ text, places: step.places, wards: step.places.flatMap((id) => (/^ward:\d+$/.test(id) ? [Number(id.slice(5))] : [])) });
  }
  if (!steps.length) told.push(...(teller?.chance(line.chance ?? []) ?? []));
  if (line.over && !steps.length) told.push({ text: say("web-line-over"), wards: [] });
  return told;
}

/** A bot's level in words; a level that has no words shows its own name. */
export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}
