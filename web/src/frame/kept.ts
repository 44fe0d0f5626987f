/** Why a table can only be kept (other rules, a broken log, a game that is gone), in words. */
import { has, say } from "../words.svelte";
import type { Facts } from "./view";

export function whyKept({ key, facts }: { key: string; facts: Facts }): string {
  const game = String(facts["game"] ?? "");
  return say(key, has(`${game}-name`) ? { ...facts, game: say(`${game}-name`) } : facts);
}
