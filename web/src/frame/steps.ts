/**
 * What an entry of the log did, step by step, as the server tells it (`line.steps`): the one source for motion, marks,
 * log, announcements, captions and shows. A step's sentence is the catalogue message `<game>-step-<kind>`, or the house's own
 * `step-<kind>` for games that have none.
 */
import { has, say } from "../words.svelte";
import type { Line } from "./protocol";
import type { Facts, Seat } from "./view";

export type Outcome = Record<string, number | string | boolean | null | (number | string | null)[]>;

export interface Step {
  /** The game's word: "boss", "ward-won", "roll". */
  kind: string;
  /** Who did it; null: the game itself or chance. */
  who: Seat | null;
  /** Where, as place ids: the boards carry them as `data-place`. */
  places: string[];
  /** From where to where something moved. */
  from?: string;
  to?: string;
  /** What moved or appeared: "cube:green". */
  piece?: string;
  count?: number;
  /** What came of it. */
  outcome?: Outcome;
  /** For the sentence; `seat`, `target` and `other` hold seat numbers. */
  facts: Facts;
  /** The show that this step is part of: "election:3". */
  show?: string;
}

/** Facts that hold a seat's number: the reader puts the name. */
export const SEATS = ["seat", "target", "other"];

/** What the step's sentence is about, with names in place of seats. */
export function named(step: Step, names: readonly string[]): Facts {
  const facts: Facts = { ...step.facts };
  for (const name of SEATS) {
    const seat = facts[name];
    if (typeof seat === "number") facts[name] = names[seat] ?? String(seat + 1);
  }
  return facts;
}

/** The step in words; null for a step that is only a picture. */
export function sentence(game: string, step: Step, names: readonly string[]): string | null {
  const own = `${game}-step-${step.kind}`;
  const key = has(own) ? own : `step-${step.kind}`;
  return has(key) ? say(key, named(step, names)) : null;
}

/** A part of a log's short form: words, a name, or the sign of a piece. */
export type Part = string | { bold: string } | { piece: string };

/** Words with `**names**` and `⟦pieces⟧` in them, as the catalogue and the game put them together. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(⟦[^⟧]+⟧|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part): Part => (part.startsWith("⟦") ? { piece: part.slice(1, -1) } : part.startsWith("**") ? { bold: part.slice(2, -2) } : part));
}

/** The word by which a game finds the show of a step. */
export const showWord = (show: string): string => show.split(":", 1)[0]!;

export const stepsOf = (line: Line): readonly Step[] => line.steps ?? [];

/** All steps of a show so far, over all lines. */
export function showSteps(lines: readonly Line[], show: string): Step[] {
  return lines.flatMap((line) => stepsOf(line).filter((step) => step.show === show));
}
