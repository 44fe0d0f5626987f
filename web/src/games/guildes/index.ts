import type { Line } from "../../frame/protocol";
import type { Teller } from "../../frame/tell";
import { tellChance, tellMove } from "./tell";

export { default as Table } from "./Table.svelte";

export const teller = (names: readonly string[], colours: readonly string[], lines: () => readonly Line[]): Teller => ({
  move: (line) => tellMove(line, names, colours, lines()),
  chance: (draws) => tellChance(draws, names, colours),
});
