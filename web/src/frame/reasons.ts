/** Why a move, as the server tells it (engine/reasons.py): a message, its facts, and the places where these numbers stand. */
import { say } from "../words.svelte";
import { SEATS } from "./steps";
import type { Facts } from "./view";

export interface Reason {
  key: string;
  /** `seat`, `target` and `other` hold seat numbers. */
  facts: Facts;
  /** Where its numbers stand; "a|b": the first of these that is drawn. */
  places: string[];
}

/** A move that is advised. */
export interface Idea {
  text: string;
  /** To win, as the search sees it; null: it was not weighed. */
  chance: number | null;
  /** The move as a choice. */
  deed: Reason | null;
  why: Reason[];
}

/** The reason in words. */
export function reasonText(reason: Reason, names: readonly string[]): string {
  const facts: Facts = { ...reason.facts };
  for (const name of SEATS) {
    const seat = facts[name];
    if (typeof seat === "number") facts[name] = names[seat] ?? String(seat + 1);
  }
  return say(reason.key, facts);
}
