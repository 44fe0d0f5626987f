/** The log's short form: what a step did in a few words, with the signs of dice, actions, crates and moles. */
import { named, partsOf, type Part, type Step } from "../../frame/steps";
import { has, say } from "../../words.svelte";

const sign = (piece: string): string => `⟦${piece}⟧`;

/** Goes without saying: what came of a shot stands in its own words. */
const SILENT = new Set(["shoot"]);

export function brief(step: Step, names: readonly string[]): readonly Part[] | null {
  if (SILENT.has(step.kind)) return [];
  const key = `mob-log-${step.kind}`;
  if (!has(key)) return null;
  const { black, white, die, face, row, icon } = step.facts;
  const dice = die ? sign(`die:${die}:${face ?? ""}`) : sign(`die:black:${black}`) + sign(`die:white:${white}`);
  const signs = row ? sign(`act:${row}`) + (icon && icon !== "none" ? sign(`act:${icon}`) : "") : "";
  return partsOf(say(key, { ...named(step, names), dice, signs, piece: sign(step.piece ?? "") }).trim());
}
