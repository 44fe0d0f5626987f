/** The game's words that many components need, from its catalogue. */
import { say } from "../../words.svelte";
import { DISTRICTS, type Bonus, type Die, type District, type Icon, type Row } from "./view";

export const isDistrict = (word: string): word is District => (DISTRICTS as readonly string[]).includes(word);
export const districtName = (district: District): string => say("mob-district", { district });
export const actionName = (action: Row | Icon | Bonus): string => say(`mob-action-${action}`);
export const actionHelp = (action: Row | Icon | Bonus): string => say(`mob-action-${action}-help`);
export const dieName = (die: Die): string => say("mob-fact-die", { die });
export const moleName = (mole: District): string => say("mob-fact-mole", { mole });
export const seatLetter = (colour: string): string => say(`mob-letter-${colour}`);

/** A sign for each action, beside its name: shapes, not only words. */
export const SIGN: Record<Row | Icon | Bonus, string> = {
  switch: "⇄",
  drive: "➜",
  "switch-drive": "⇄➜",
  mole: "●→",
  crate: "▣→",
  attorney: "⚖",
  add: "▣+",
  expose: "◉",
  shoot: "✸",
  steal: "▣↓",
};
