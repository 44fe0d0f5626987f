/** What a screen reader says about the things on the board: the same facts that the drawing shows. */
import { say } from "../../words.svelte";
import { nationName } from "./terms";
import { NATIONS, type ByNation, type TammanyView, type WardView } from "./view";

export function listOf(amounts: ByNation): string {
  const parts = NATIONS.filter((n) => amounts[n] > 0).map((n) => `${amounts[n]} ${nationName(n)}`);
  return parts.length ? parts.join(", ") : say("web-none");
}

export function wardLabel(ward: WardView, view: TammanyView, names: string[]): string {
  const parts = [say("web-ward", { ward: ward.number })];
  if (ward.special === "bonus cube") parts.push(say("web-bonus-cube"));
  if (ward.special === "bonus chip") parts.push(say("web-bonus-chip"));
  if (ward.special === "Tammany Hall") parts.push(say("web-tammany-hall"));
  if (!ward.in_play) {
    const year = view.opens[String(ward.zone)];
    parts.push(year === undefined ? say("web-not-in-play") : say("web-opens", { year }));
    return parts.join(". ");
  }
  if (ward.locked) parts.push(say("web-locked"));
  parts.push(`${say("web-cubes")}: ${listOf(ward.cubes)}`);
  ward.bosses.forEach((count, seat) => {
    if (!count) return;
    parts.push(say("web-bosses-of", { name: names[seat] ?? "", count, most: ward.most[seat] ?? count }));
  });
  if (ward.winner !== null) parts.push(say("web-won-by", { name: names[ward.winner] ?? "" }));
  if (ward.decided === "tied") parts.push(say("web-tied"));
  return parts.join(". ");
}
