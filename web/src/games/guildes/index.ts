import type { Line } from "../../frame/protocol";
import type { Teller } from "../../frame/tell";
import CountShow from "./CountShow.svelte";
import { tellChance, tellMove } from "./tell";
import type { GuildesView } from "./view";

export { default as Piece } from "./Piece.svelte";
export { default as Table } from "./Table.svelte";
export { time } from "./time";

/** The final score is the frame's: it draws the votes through the game. */
export const shows = { count: CountShow };
export const points = (view: GuildesView): number[] => view.seats.map((seat) => seat.points);

export const teller = (names: readonly string[], colours: readonly string[], lines: () => readonly Line[]): Teller => ({
  move: (line) => tellMove(line, names, colours, lines()),
  chance: (draws) => tellChance(draws, names, colours),
});
