/** A line of the log in words: by its steps; where it has none by the game's teller; what every game has, here. */
import { has, say } from "../words.svelte";
import { level } from "./characters";
import type { Line } from "./protocol";
import { sentence, stepsOf, type Step } from "./steps";

export interface Told {
  text: string;
  /** Places on the board that the sentence speaks of, by their ids. */
  places?: string[];
  /** The same as numbers, for tables that know no ids yet. */
  wards: number[];
  step?: Step;
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

const wardsOf = (places: readonly string[]): number[] => places.flatMap((id) => (/^ward:\d+$/.test(id) ? [Number(id.slice(5))] : []));

/** `most`: so many steps of it have been seen yet. */
export function tell(line: Line, names: readonly string[], teller: Teller | null, game = "", most = Infinity): Told[] {
  const name = line.name || (line.seat === null ? "" : (names[line.seat] ?? ""));
  if (line.kind === "chat") return [{ text: `${name}: ${line.text ?? ""}`, wards: [] }];
  const told: Told[] = [];
  const steps = stepsOf(line);
  if (line.kind !== "move") {
    const key = `web-line-${line.kind}${line.kind === "vote" ? (line.yes ? "-yes" : "-no") : ""}${line.kind === "left" && line.why === "clock" ? "-clock" : ""}`;
    if (has(key)) told.push({ text: say(key, { name, bot: line.bot ? botName(line.bot) : "", to: line.to ?? 0 }), wards: [] });
  } else if (!steps.length) told.push(teller?.move(line) ?? { text: `${name}: ${line.text ?? "…"}`, wards: [] });
  for (const step of steps.slice(0, most)) {
    const text = sentence(game, step, names);
    if (text !== null) told.push({ text, places: step.places, wards: wardsOf(step.places), step });
  }
  if (!steps.length) {
    told.push(...(teller?.chance(line.chance ?? []) ?? []));
    if (line.over) told.push({ text: say("web-line-over"), wards: [] });
  }
  return told;
}

/** A bot's level in words; a level that has no words shows its own name. */
export const botName = (bot: string): string => level(bot);
