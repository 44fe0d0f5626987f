import type { GameClient } from "../../frame/table-props";
import type { Teller } from "../../frame/tell";
import { nightTime } from "./night";
import Night from "./Night.svelte";
import PieceDrawing from "./Piece.svelte";
import { tellChance, tellMove } from "./tell";
import type { TammanyView } from "./view";

export { default as Table } from "./Table.svelte";

export const Piece: NonNullable<GameClient["Piece"]> = PieceDrawing;

export const shows: NonNullable<GameClient["shows"]> = { election: Night };

export const time: NonNullable<GameClient["time"]> = nightTime;

export const points = (view: TammanyView): number[] => view.seats.map((seat) => seat.points);

export const teller = (names: readonly string[], colours: readonly string[]): Teller => ({
  move: (line) => tellMove(line, names, colours),
  chance: (draws) => tellChance(draws, names, colours),
});
