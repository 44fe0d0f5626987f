import type { Teller } from "../../frame/tell";
import { tellChance, tellMove } from "./tell";

export { default as Table } from "./Table.svelte";

export const teller = (names: readonly string[], colours: readonly string[]): Teller => ({
  move: (line) => tellMove(line, names, colours),
  chance: (draws) => tellChance(draws, names, colours),
});
