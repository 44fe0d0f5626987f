/** What the last moves left behind on the board: small pills at their places, and the way of what moved along the streets. */
import { sentence, type Step } from "../../frame/steps";
import { say } from "../../words.svelte";
import { isDistrict } from "./terms";
import { DISTRICTS, type District } from "./view";

export interface Pill {
  /** Whose move it was. */
  by: number;
  /** Which side of a district it stands on; null: at the crates. */
  half: number | null;
  text: string;
  /** Where there is little room: a figure. */
  brief: string;
  /** What happened, in the log's words. */
  told: string;
}
export interface Route {
  by: number;
  path: string;
  tip: string;
  from: [number, number];
}
export interface Left {
  pills: Map<District, Pill[]>;
  routes: Route[];
  /** Windows just paid for and where the attorney was pushed, by place id, and by whom. */
  places: Map<string, number>;
  /** Moles just moved, by seat and name. */
  moles: Map<string, number>;
}

/** The district of a place id: "car:harlem:0", "district:harlem". */
export function districtOf(place: string | undefined): District | null {
  const word = place?.split(":")[1] ?? "";
  return isDistrict(word) ? word : null;
}
export function laidOut(marks: readonly Step[], near: number, names: readonly string[]): Left {
  const left: Left = { pills: new Map(), routes: [], places: new Map(), moles: new Map() };
  let told = "";
  const pin = (place: string | undefined, by: number, half: number | null, text: string, brief = text): void => {
    const district = districtOf(place);
    if (district) left.pills.set(district, [...(left.pills.get(district) ?? []), { by, half, text, brief, told: told || text }]);
  };
  const less = (count: number): string => say("mob-mark-less", { count });
  for (const step of marks) {
    if (step.who === null) continue;
    const by = step.who;
    told = sentence("mob", step, names) ?? "";
    const count = step.count ?? 1;
    for (const place of step.places) if (/^(space|attorney):/.test(place)) left.places.set(place, by);
    if (step.kind === "hit") pin(step.from, by, 1 - by, say("mob-mark-shot", { count }), less(count));
    else if (step.kind === "missed") pin(step.places.find(districtOf), by, 1 - by, say("mob-mark-missed"), less(0));
    else if (step.kind === "arrive") pin(step.to, 1 - by, by, say("mob-mark-mole", { count }), say("mob-mark-more", { count }));
    else if ((step.kind === "load" || step.kind === "drive") && count) pin(step.to, by, by, say("mob-mark-more", { count }));
    else if (step.kind === "add") pin(step.to, by, null, say("mob-mark-more", { count }));
    else if (step.kind === "steal" || step.kind === "attorney-crate") pin(step.from, by, null, less(count));
    const [a, b] = [districtOf(step.from), districtOf(step.to)];
    if (a && b && a !== b) left.routes.push({ by, ...way(DISTRICTS.indexOf(a), DISTRICTS.indexOf(b), by === near) });
    if (step.kind === "mole") left.moles.set(`${by}:${step.facts["mole"]}`, by);
  }
  return left;
}

// The plan in its own pixels: middles of the columns and rows, the lanes between them, and the avenue.
const COLUMNS = [104, 314, 525];
const EDGES = [199, 409];
const AVENUE = [288.5, 371.5];

/** Along the streets: out of the block at its side, down or up the lane to the avenue, over, and in again. */
function way(a: number, b: number, own: boolean): Omit<Route, "by"> {
  const [ca, cb] = [a % 3, b % 3];
  const [ra, rb] = [a < 3 ? 0 : 1, b < 3 ? 0 : 1];
  const y = (row: number): number => (row === 0 ? (own ? 262 : 130) : own ? 628 : 498);
  const right = cb > ca || (cb === ca && ca < 2);
  // Lanes: east of the first block, if it goes east; into the second from the side it comes from.
  const la = EDGES[right ? ca : ca - 1]!;
  const lb = cb === ca ? la : EDGES[cb > ca ? cb - 1 : cb]!;
  const out = (COLUMNS[ca]! + (right ? 96 : -96)) | 0;
  const into = cb === ca ? out : (COLUMNS[cb]! + (cb > ca ? -96 : 96)) | 0;
  const mid = ra === rb && la !== lb ? AVENUE[ra]! : null;
  const [ya, yb] = [y(ra), y(rb)];
  const path = mid === null ? (la === lb ? `M${out} ${ya}H${la + 10}V${yb}H${into}` : `M${out} ${ya}H${la + 10}V${AVENUE[rb]!}H${lb + 10}V${yb}H${into}`) : `M${out} ${ya}H${la + 10}V${mid}H${lb + 10}V${yb}H${into}`;
  const west = into < lb + 10;
  return { path, tip: west ? `M${into - 9} ${yb}l11-6v12z` : `M${into + 9} ${yb}l-11-6v12z`, from: [out, ya] };
}
