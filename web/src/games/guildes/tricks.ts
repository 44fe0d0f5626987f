/**
 * A dirty trick's choices, one at a time: from what has been chosen and what `moves` and `forms` hold to what may be chosen
 * next. Nothing about the tricks is decided here.
 */
import { next } from "../../frame/choose";
import type { GuildesView } from "./view";

export interface Picking {
  /** The move's words so far, the verb first. */
  words: string[];
  /** It is a whole move. */
  whole: boolean;
  /** What is asked for next; "" when nothing. */
  step: "swap" | "swap-other" | "sacrifice" | "sacrifice-other" | "exchange" | "exchange-hand" | "mark" | "";
  /** Cards of tableaux, "red knights". */
  lit: Set<string>;
  /** Cards of your own hand. */
  hand: Set<string>;
  /** "plus red", "minus blue". */
  signs: Set<string>;
}

export function picking(view: GuildesView, chosen: readonly string[]): Picking {
  const real = view.moves.filter((move) => move !== "decline");
  const form = view.forms[0];
  const verb = chosen[0] ?? form?.move ?? real[0]?.split(" ")[0] ?? "";
  const words = chosen.length ? [...chosen] : verb ? [verb] : [];
  const text = words.join(" ");
  const at: Picking = { words, whole: real.includes(text), step: "", lit: new Set(), hand: new Set(), signs: new Set() };
  const own = view.you === null ? "" : (view.colours[view.you] ?? "");
  if (form && verb === form.move) {
    at.whole = words.length === 5;
    if (at.whole) return at;
    at.step = words.length > 1 ? "swap-other" : "swap";
    const [, taken] = words;
    const usable = Object.entries(form.cards).filter(([colour]) => colour !== taken);
    for (const [colour, cards] of usable) for (const card of cards) at.lit.add(`${colour} ${card}`);
  } else if (verb === "plus" || verb === "minus") {
    at.step = at.whole ? "" : "mark";
    at.signs = new Set(real);
  } else if (verb === "sacrifice" && !at.whole) {
    at.step = words.length > 1 ? "sacrifice-other" : "sacrifice";
    if (words.length === 1) for (const card of next(real, words).words) at.lit.add(`${own} ${card}`);
    else for (const move of real) if (move.startsWith(`${text} `)) at.lit.add(move.slice(text.length + 1));
  } else if (verb === "exchange" && !at.whole) {
    at.step = words.length > 1 ? "exchange-hand" : "exchange";
    const { words: cards } = next(real, words);
    if (words.length === 1) for (const card of cards) at.lit.add(`${own} ${card}`);
    else at.hand = new Set(cards);
  }
  return at;
}

/** The words after a card of a tableau was chosen. */
export function picked(now: Picking, colour: string, card: string): string[] {
  const [verb] = now.words;
  const ownCard = (verb === "sacrifice" || verb === "exchange") && now.words.length === 1;
  return ownCard ? [...now.words, card] : [...now.words, colour, card];
}
