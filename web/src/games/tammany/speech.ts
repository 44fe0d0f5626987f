/** What a screen reader says about a ward: the same facts that the drawing shows. */
import { say } from "../../words.svelte";
import { amountsText, wardName } from "./terms";
import type { TammanyView, WardView } from "./view";

export const SPECIAL = {
  "bonus cube": "tammany-special-bonus-cube",
  "bonus chip": "tammany-special-bonus-chip",
  "tammany hall": "tammany-special-tammany-hall",
} as const;

export function specialName(special: NonNullable<WardView["special"]>): string {
  return say(SPECIAL[special]);
}

/** How the election stands in a ward; null while none is held. */
export function decidedText(ward: WardView, names: readonly string[]): string | null {
  if (ward.decided === null) return null;
  if (ward.winner !== null) return say("tammany-decided-won-by", { seat: names[ward.winner] ?? "" });
  return say(`tammany-decided-${ward.decided}`);
}

export function closedText(ward: WardView, view: TammanyView): string {
  const year = view.opens[String(ward.zone)];
  return year === undefined
    ? say("refuse-TH-15", { ward: ward.number })
    : say("tammany-zone-opens", { zone: ward.zone, year });
}

export function wardLabel(ward: WardView, view: TammanyView, names: readonly string[]): string {
  const parts = [wardName(ward.number)];
  if (ward.special) parts.push(specialName(ward.special));
  if (!ward.in_play) return [...parts, closedText(ward, view)].join(". ");
  if (ward.locked) parts.push(say("tammany-word-locked"));
  parts.push(say("web-pair", { label: say("tammany-word-cubes"), value: amountsText(ward.cubes) ?? say("tammany-table-none") }));
  ward.bosses.forEach((count, seat) => {
    if (count) parts.push(say("tammany-table-bosses-of", { name: names[seat] ?? "", count, most: ward.most[seat] ?? count }));
  });
  const decided = decidedText(ward, names);
  if (decided && ward.decided !== "open") parts.push(decided);
  return parts.join(". ");
}
