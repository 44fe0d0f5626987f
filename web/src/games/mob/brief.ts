/** The log's short form: what a step did in a few words, with the signs of dice, actions, crates and moles. */
import { named, partsOf, type Part, type Step } from "../../frame/steps";
import { has, say } from "../../words.svelte";

const sign = (piece: string): string => `⟦${piece}⟧`;

/** Goes without saying: what came of a shot stands in its own words, and so does who starts; the board is cleared every time. */
const SILENT = new Set(["shoot", "board-cleared", "says-who-starts"]);
/** As many as the rules give each time. */
const FULL = 20;

export function brief(step: Step, names: readonly string[]): readonly Part[] | null {
  if (SILENT.has(step.kind) || (step.kind === "takes" && step.facts["count"] === FULL)) return [];
  const key = `mob-log-${step.kind}`;
  if (!has(key)) return null;
  const { black, white, die, face, row, icon } = step.facts;
  const dice = die ? sign(`die:${die}:${face ?? ""}`) : sign(`die:black:${black}`) + sign(`die:white:${white}`);
  const signs = row ? sign(`act:${row}`) + (icon && icon !== "none" ? sign(`act:${icon}`) : "") : step.kind.startsWith("shoot-out") ? sign("act:shoot") : "";
  return partsOf(say(key, { ...named(step, names), dice, signs, piece: sign(step.piece ?? "") }).trim());
}
