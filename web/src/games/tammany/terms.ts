/** The game's words that many components need, from its catalogue. */
import { say } from "../../words.svelte";
import { NATIONS, type ByNation, type Nation, type Office } from "./view";

export const seatLetter = (colour: string): string => say(`tammany-table-letter-${colour}`);
export const nationLetters = (nation: Nation): string => say(`tammany-table-nation-letters-${nation}`);
export const nationName = (nation: Nation): string => say(`tammany-nation-${nation}`);
export const colourName = (nation: Nation): string => say(`tammany-colour-${nation}`);
export const officeName = (office: Office): string => say(`tammany-office-${office}`);
export const wardName = (ward: number): string => say("tammany-ward", { ward });

export const sum = (amounts: ByNation): number => NATIONS.reduce((total, n) => total + amounts[n], 0);
export const isNation = (word: string): word is Nation => (NATIONS as readonly string[]).includes(word);

/** "2 green, 1 white", or null when there is nothing. */
export function amountsText(amounts: ByNation): string | null {
  const parts = NATIONS.filter((n) => amounts[n] > 0).map((n) => say("tammany-count-colour", { count: amounts[n], colour: n }));
  return parts.length ? parts.join(", ") : null;
}

export const zoneName = (zone: number): string => say("tammany-zone", { zone });

/** Somebody's name where there is room for so many letters: its first word says who, unless another's begins with the same. */
export function shortName(names: readonly string[], seat: number, letters: number): string {
  const name = names[seat] ?? "";
  const first = name.split(" ", 1)[0]!;
  return name.length <= letters || names.some((other, i) => i !== seat && other.split(" ", 1)[0] === first) ? name : first;
}
