import Count from "./Count.svelte";
import CountWay from "./CountWay.svelte";
import type { GameClient } from "../../frame/table-props";
import { ROMAN } from "./terms";
import type { GuildesView } from "./view";

export { brief } from "./brief";
export { default as Sign } from "./LogSign.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as Table } from "./Table.svelte";
export { time } from "./time";

/** Towers may reach up to it. */
export const captionLine = true;
/** The final score is the frame's: it draws the votes through the game. */
export const shows = { count: Count };
export const ways = { count: CountWay };
/** Whose votes of a guild are told one after the other. */
const VOTES = new Set(["place", "place-level", "passed-over", "militia", "guild-nobody"]);
/** A guild once all its votes are told, and each total: what comes before runs on by itself. */
export const stops: NonNullable<GameClient["stops"]> = (_, next) => !next || !VOTES.has(next.kind);
export const points = (view: GuildesView): number[] => view.seats.map((seat) => seat.points);
/** Votes by count. */
export const parts = (view: GuildesView): { label: string; by: number[] }[] =>
  (view.seats[0]?.votes ?? []).map((_, i) => ({ label: ROMAN[i + 1] ?? String(i + 1), by: view.seats.map((seat) => seat.votes[i] ?? 0) }));
