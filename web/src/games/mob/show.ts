/** What a show of MOB has on stage at a step: read off the steps themselves, in their order, nothing ahead of them. */
import type { Step } from "../../frame/steps";
import { isDistrict } from "./terms";
import { DISTRICTS, type District, type MobView, type Pair } from "./view";

export type Act = "cars" | "bonus" | "shots" | "count";

export interface Side {
  /** The big figure; null: none on stage. */
  figure: number | null;
  men: number;
  /** How many of them fall in this step. */
  fall: number;
  /** Moles that lie there: their worth once turned. */
  moles: (number | null)[];
  /** Turned in this very step. */
  turned: number;
  crates: number;
  /** Crates that come in this step. */
  gain: number;
}
export interface Plot {
  act: Act;
  /** The district on stage; null: the whole city. */
  district: District | null;
  sides: [Side, Side];
  /** Crates in the street. */
  crates: number;
  winner: number | null;
  /** The end of the game is told. */
  over: boolean;
}
export type Told = { how: "won"; seat: number; count: number } | { how: "tied" | "crates"; count: number } | { how: "fell"; count: number } | { how: "quiet" } | { how: "later" };

const pair = (value: unknown): Pair => (Array.isArray(value) ? [Number(value[0]), Number(value[1])] : [0, 0]);
export const districtOfStep = (step: Step): District | null => {
  const word = String(step.outcome?.["district"] ?? step.facts["district"] ?? "");
  return isDistrict(word) ? word : null;
};
const counted = (step: Step): boolean => step.kind === "district-won" || step.kind === "district-tied";

export function actOf(step: Step): Act {
  if (step.kind === "round-over" || step.kind === "drive-in") return "cars";
  if (step.kind.includes("bonus")) return "bonus";
  return step.kind.startsWith("shoot-out") ? "shots" : "count";
}

export function plot(steps: readonly Step[], at: number, view: MobView): Plot {
  const now = steps[Math.min(at, steps.length - 1)]!;
  const district = districtOfStep(now);
  const done = steps.slice(0, at + 1);
  const end = steps.find((step) => Array.isArray(step.outcome?.["scores"]));
  const gained = (list: readonly Step[], seat: number): number => list.reduce((n, s) => n + (s.kind === "district-won" && s.who === seat ? Number(s.outcome?.["crates"] ?? 0) : 0), 0);
  const sum = district ? steps.find((s) => counted(s) && districtOfStep(s) === district) : undefined;
  const seats = [0, 1].map((seat): Side => {
    const before = end ? pair(end.outcome!["scores"])[seat]! - gained(steps, seat) : view.seats[seat]!.crates;
    const side: Side = { figure: null, men: 0, fall: 0, moles: [], turned: -1, crates: before + gained(done, seat), gain: counted(now) && now.who === seat ? Number(now.outcome?.["crates"] ?? 0) : 0 };
    const here = view.districts.find((d) => d.name === district);
    const hidden = here?.moles[seat]?.length ?? 0;
    if (now.kind === "shoot-out") {
      side.men = pair(now.outcome!["before"])[seat]!;
      side.figure = side.men;
      side.fall = Number(now.outcome!["lost"] ?? 0);
      side.moles = Array<null>(hidden).fill(null);
    } else if (now.kind === "drive-in" && now.who === seat) {
      side.men = now.count ?? 0;
      side.figure = side.men;
    } else if (now.kind.startsWith("won")) {
      side.figure = side.crates;
      side.men = now.kind === "won-shared" || now.who === seat ? 6 : 0;
    } else if (sum) {
      const all = steps.filter((s) => s.kind === "revealed" && s.who === seat && districtOfStep(s) === district);
      const seen = all.filter((s) => done.includes(s)).map((s) => Number(s.outcome!["value"]));
      side.men = pair(sum.outcome!["men"])[seat]!;
      side.moles = all.map((_, i) => seen[i] ?? null);
      side.turned = now.kind === "revealed" && now.who === seat ? seen.length - 1 : -1;
      side.figure = side.men + seen.reduce((a, b) => a + b, 0);
    }
    return side;
  });
  return {
    act: actOf(now),
    district,
    sides: seats as [Side, Side],
    crates: sum ? Number(sum.outcome!["crates"] ?? 0) : (view.districts.find((d) => d.name === district)?.crates ?? 0),
    winner: now.kind === "district-won" ? now.who : null,
    over: now.kind.startsWith("won"),
  };
}

/** What each district's story is so far. */
export function progress(steps: readonly Step[], at: number): Record<District, Told> {
  const told = {} as Record<District, Told>;
  const act = actOf(steps[Math.min(at, steps.length - 1)]!);
  for (const district of DISTRICTS) {
    const i = steps.findIndex((s) => districtOfStep(s) === district && (act === "count" ? counted(s) : s.kind === "shoot-out"));
    const step = steps[i];
    if (act === "count") {
      const count = Number(step?.outcome?.["crates"] ?? 0);
      told[district] = !step ? { how: "later" } : i > at ? { how: "crates", count } : step.kind === "district-won" ? { how: "won", seat: step.who!, count } : { how: "tied", count };
    } else if (act !== "shots") told[district] = { how: "later" };
    else told[district] = !step ? { how: "quiet" } : i > at ? { how: "later" } : { how: "fell", count: Number(step.outcome?.["lost"] ?? 0) };
  }
  return told;
}
