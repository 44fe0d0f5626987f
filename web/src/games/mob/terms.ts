/** The game's words that many components need, from its catalogue, and the ids of its places. */
import { say } from "../../words.svelte";
import { DISTRICTS, type Bonus, type Die, type District, type Icon, type MobView, type Row } from "./view";

export const isDistrict = (word: string): word is District => (DISTRICTS as readonly string[]).includes(word);
export const districtName = (district: District): string => say("mob-district", { district });
export const actionName = (action: Row | Icon | Bonus): string => say(`mob-action-${action}`);
export const actionShort = (action: Row | Icon | Bonus): string => say(`mob-short-${action}`);
export const actionHelp = (action: Row | Icon | Bonus): string => say(`mob-action-${action}-help`);
export const dieName = (die: Die): string => say("mob-fact-die", { die });
export const moleName = (mole: District): string => say("mob-fact-mole", { mole });
export const seatLetter = (colour: string): string => say(`mob-letter-${colour}`);
/** A name and what it is for, as the board explains what is touched. */
export const about = (thing: string, facts: Record<string, string | number> = {}): string => say(`mob-about-${thing}`, facts);

/** The parts of a bonus in their order. */
export const bonusWords = (parts: readonly Bonus[]): string =>
  parts.map((part) => say(`mob-bonus-${part}`)).reduceRight((second, first) => say("mob-bonus-both", { first, second }));

export const LETTERS = "ABCDEF";

/** What a seat would count here if the round ended now: henchmen there and in the car, and its moles from least to most. */
export interface Range {
  low: number;
  high: number;
}
export function inAll(view: MobView, index: number, seat: number, peek: boolean): Range {
  const d = view.districts[index]!;
  const own = peek && seat === view.you ? view.your_moles : null;
  if (own) {
    const sum = d.men[seat]! + d.cars[seat]! + d.moles[seat]!.reduce((all, mole) => all + own[mole], 0);
    return { low: sum, high: sum };
  }
  return { low: d.least[seat]! + d.cars[seat]!, high: d.most[seat]! + d.cars[seat]! };
}
export const spread = ({ low, high }: Range): string => (low === high ? String(low) : `${low}–${high}`);

/** By how much a seat would be ahead there, at worst and at best. */
export const margin = ([own, other]: readonly [Range, Range]): string => {
  const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
  const [low, high] = [own.low - other.high, own.high - other.low];
  return low === high ? signed(low) : `${signed(low)}…${signed(high)}`;
};

/** Who would take the crates if the round ended now, as far as open facts (and one's own moles, held) tell. */
export interface Verdict {
  seat: number | null;
  how: "none" | "empty" | "sure" | "leads" | "open" | "tie" | "won" | "stay" | "nothing";
}
export function verdict(crates: number, ranges: readonly [Range, Range]): Verdict {
  const [a, b] = ranges;
  if (!crates) return { seat: null, how: "none" };
  if (!a.high && !b.high) return { seat: null, how: "empty" };
  if (a.low > b.high) return { seat: 0, how: "sure" };
  if (b.low > a.high) return { seat: 1, how: "sure" };
  const lead = a.low + a.high - b.low - b.high;
  if (lead) return { seat: lead > 0 ? 0 : 1, how: "leads" };
  return { seat: null, how: a.low === a.high && b.low === b.high ? "tie" : "open" };
}
