import type { GameClient } from "../../frame/table-props";
import { say } from "../../words.svelte";
import { districtOfStep } from "./show";
import Show from "./Show.svelte";
import ShowWay from "./ShowWay.svelte";
import { districtName } from "./terms";
import type { DistrictView, MobView } from "./view";

export { brief } from "./brief";
export { default as Sign } from "./LogSign.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as Table } from "./Table.svelte";
export { time } from "./time";

/** Every corner of the board has something to say. */
export const captionLine = true;
/** The end of a round and of the game are told on the same stage. */
export const shows = { round: Show, final: Show };
export const ways = { round: ShowWay, final: ShowWay };
/** What each would carry off if the night ended there: crates are only taken at the end. */
export const points = (view: MobView): number[] =>
  view.seats.map((own, seat) => own.crates + view.districts.reduce((sum, d) => sum + (middle(d, seat) > middle(d, 1 - seat) ? d.crates : 0), 0));
export const pointsAre = "mob-plot";
const middle = (d: DistrictView, seat: number): number => (d.least[seat]! + d.most[seat]!) / 2;

/** Crates by the district they were taken from, and those taken before the count. */
export const parts: NonNullable<GameClient["parts"]> = (view: MobView, steps) => {
  const before = view.final?.before ?? [0, 0];
  return [
    ...(before[0] || before[1] ? [{ label: say("mob-end-before"), by: [...before] }] : []),
    ...steps.flatMap((step) => {
      const district = step.kind === "district-won" ? districtOfStep(step) : null;
      const crates = Number(step.outcome?.["crates"] ?? 0);
      return district && crates ? [{ label: districtName(district), by: [0, 1].map((seat) => (seat === step.who ? crates : 0)) }] : [];
    }),
  ];
};
export const end: NonNullable<GameClient["end"]> = () => import("./End.svelte");
