/** A table for a game that has no board here yet: its legal moves as buttons, so that it can be played all the same. */
import type { Teller } from "../../frame/tell";

export { default as Table } from "./Table.svelte";

export const teller = (names: readonly string[]): Teller => ({
  move: (line) => ({ text: `${names[line.seat ?? 0] ?? ""}: ${line.text ?? "…"}`, wards: [] }),
  chance: (draws) => (draws.length ? [{ text: draws.join(", "), wards: [] }] : []),
});
