/** The game's words that many components need, from its catalogue. Names of keys live only here. */
import { say } from "../../words.svelte";
import type { Nation, Office } from "./view";

export const seatLetter = (colour: string): string => say(`web-letter-${colour}`);
export const nationLetters = (nation: Nation): string => say(`web-nation-letters-${nation}`);
export const nationName = (nation: Nation): string => say("tammany-nation", { colour: nation });
export const officeName = (office: Office): string => say("tammany-office", { office });
export const colourName = (colour: string): string => say("tammany-seat", { seat: colour });
