import type { Teller } from "../../frame/tell";
import Show from "./Show.svelte";
import { tellChance, tellMove } from "./tell";
import type { MobView } from "./view";

export { default as Piece } from "./Piece.svelte";
export { default as Table } from "./Table.svelte";
export { time } from "./time";

/** The end of a round and of the game are told on the same stage. */
export const shows = { round: Show, final: Show };
export const points = (view: MobView): number[] => view.seats.map((seat) => seat.crates);

export const teller = (names: readonly string[], colours: readonly string[]): Teller => ({
  move: (line) => tellMove(line, names, colours),
  chance: (draws) => tellChance(draws),
});
