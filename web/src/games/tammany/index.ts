import type { GameClient } from "../../frame/table-props";
import { say } from "../../words.svelte";
import { brief as briefly } from "./brief";
import Election from "./Election.svelte";
import ElectionWay from "./ElectionWay.svelte";
import LogSign from "./LogSign.svelte";
import { nightTime } from "./night";
import PieceDrawing from "./Piece.svelte";
import type { TammanyView } from "./view";

export { default as Table } from "./Table.svelte";

export const Piece: NonNullable<GameClient["Piece"]> = PieceDrawing;

export const brief: NonNullable<GameClient["brief"]> = briefly;

export const Sign: NonNullable<GameClient["Sign"]> = LogSign;

export const shows: NonNullable<GameClient["shows"]> = { election: Election };

export const ways: NonNullable<GameClient["ways"]> = { election: ElectionWay };

/** A ward decided, a nation's leader, what everyone scored, the mayor: the votes before it run on by themselves. */
export const stops: NonNullable<GameClient["stops"]> = (step) => step.kind !== "votes" && !step.kind.startsWith("bid");

export const time: NonNullable<GameClient["time"]> = nightTime;

export const points = (view: TammanyView): number[] => view.seats.map((seat) => seat.points);

/** Elections, the most favours of a nation, slander that was kept. */
export const parts: NonNullable<GameClient["parts"]> = (view: TammanyView) => {
  const { final, outcome } = view;
  if (!final || !outcome) return [];
  const { before, slander } = final;
  return [
    { label: say("tammany-final-elections"), by: before },
    { label: say("tammany-final-chips"), by: outcome.scores.map((sum, seat) => sum - before[seat]! - slander[seat]!) },
    { label: say("tammany-final-slander"), by: slander },
  ];
};
