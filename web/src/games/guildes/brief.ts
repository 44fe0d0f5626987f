/** The log's short form: a hand's cards, cards turned up together, a guild at a count are one entry each, with the guilds' shields. */
import { named, partsOf, type Step } from "../../frame/steps";
import type { Brief, Run } from "../../frame/telling.svelte";
import { has, say } from "../../words.svelte";
import { guildName } from "./terms";

/** A shield and its word stand in one line. */
const sign = (guild: unknown): string => `⟦guild:${String(guild)}⟧\u2060`;
/** Goes without saying: the cards that are taken say that hands are dealt and go on. */
const SILENT = new Set(["dealt", "passed", "drawn-hidden"]);
/** What runs on in one entry, and whether each seat is in it once. */
function runOf(step: Step): { run: string; once: boolean } | null {
  switch (step.kind) {
    case "take":
      return { run: `take ${step.who}`, once: false };
    case "trick":
    case "total":
    case "final-total":
      return { run: step.kind, once: true };
    case "shown":
    case "shown-two":
    case "play":
    case "play-two":
    case "lay":
    case "lay-hidden":
    case "aside":
    case "aside-hidden":
    case "back":
    case "back-hidden":
      return { run: step.kind.replace(/-(two|hidden)$/, ""), once: true };
    case "place":
    case "place-level":
    case "passed-over":
    case "guild-nobody":
    case "militia":
      return { run: `counted ${step.facts["guild"] ?? "militia"}`, once: true };
    default:
      return null;
  }
}

export const brief: Brief = (step, names) => {
  if (SILENT.has(step.kind)) return [];
  const key = `guildes-log-${step.kind}`;
  if (!has(key)) return null;
  const { card, card2, guild = "militia" } = step.facts;
  const facts = { ...named(step, names), guild, sign: sign(card ?? guild), sign2: sign(card2), name: card ? guildName(String(card)) : "", name2: card2 ? guildName(String(card2)) : "" };
  const said = say(key, facts).trim();
  const together = runOf(step);
  // A name and its number stand in one line.
  const parts = partsOf(together && !said.includes("⟦") ? said.replaceAll(" ", "\u00a0") : said);
  if (!together) return parts;
  const lead = `guildes-log-lead-${together.run.split(" ")[0]}`;
  return { brief: parts, ...together, ...(has(lead) ? { lead: partsOf(say(lead, facts).trim()) } : {}) } satisfies Run;
};
