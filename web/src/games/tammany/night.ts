/** Election night as steps tell it: which ward is on the stage, who stands there with what, who has won what so far. */
import type { Step } from "../../frame/steps";
import { NATIONS, type ByNation, type Nation, type TammanyView } from "./view";

export interface Side {
  seat: number;
  bosses: number;
  /** null while the bid is sealed. */
  bid: ByNation | null;
  votes: number | null;
}

export interface WardNight {
  ward: number;
  sides: Side[];
  /** Decided: undefined until then, null for nobody. */
  winner?: number | null;
}

/** What the mayor scores. */
export const MAYOR = 3;
const DECIDES = new Set(["ward-won", "ward-tied", "ward-lone", "ward-empty"]);
export const decides = (step: Step): boolean => DECIDES.has(step.kind);

const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const wardOf = (step: Step): number | null => (typeof step.facts["ward"] === "number" ? step.facts["ward"] : null);

/** Wards decided up to this step, in the order of voting. */
export function decided(steps: readonly Step[], at: number): { ward: number; winner: number | null }[] {
  return steps.slice(0, at + 1).filter(decides).map((step) => ({ ward: Number(step.outcome?.["ward"]), winner: (step.outcome?.["winner"] as number | null) ?? null }));
}

/** The ward on the stage; null before the first and once all have voted. */
export function wardAt(steps: readonly Step[], at: number, view: TammanyView): WardNight | null {
  let now: number | null = null;
  for (let i = at; i >= 0 && now === null; i--) {
    const step = steps[i]!;
    if (["leader", "leader-none", "points", "election"].includes(step.kind) || step.kind.startsWith("mayor")) return null;
    if (["votes", "bid", "bid-hidden", "bid-nothing"].includes(step.kind) || decides(step)) now = wardOf(step);
  }
  if (now === null) return null;
  const end = steps.findIndex((step) => decides(step) && wardOf(step) === now);
  const result = end < 0 ? null : steps[end]!.outcome!;
  const open = new Set(steps.slice(0, at + 1).filter((s) => s.kind === "votes" && wardOf(s) === now).map((s) => s.who));
  const all = end >= 0 && end <= at;
  const seats = result ? list(result["seats"]) : view.contest?.ward === now ? view.contest.competitors : [];
  const before = view.wards.find((w) => w.number === now);
  const sides = seats.map((seat, i): Side => {
    const bosses = result ? (list(result["bosses"])[i] ?? 0) : (before?.bosses[seat] ?? 0);
    if (!result || !(all || open.has(seat))) return { seat, bosses, bid: null, votes: null };
    const bid = Object.fromEntries(NATIONS.map((n) => [n, list(result[n])[i] ?? 0])) as ByNation;
    return { seat, bosses, bid, votes: list(result["votes"])[i] ?? bosses };
  });
  return { ward: now, sides, ...(all ? { winner: (result!["winner"] as number | null) ?? null } : {}) };
}

/** Chips of a bid, one by one from the bottom up. */
export const chipsOf = (bid: ByNation): Nation[] => NATIONS.flatMap((n) => Array.from({ length: bid[n] }, () => n));

export interface Results {
  leaders: { nation: Nation; seats: number[]; chips: number }[];
  points: { seat: number; wards: number; points: number }[];
  mayor: number | null | undefined;
}

/** What the night brought, as far as it has been told; null while wards still vote. */
export function results(steps: readonly Step[], at: number): Results | null {
  const told = steps.slice(0, at + 1);
  const leaders: Results["leaders"] = [];
  const points: Results["points"] = [];
  let mayor: number | null | undefined;
  for (const step of told) {
    if (step.kind === "leader" || step.kind === "leader-none") {
      const nation = step.facts["colour"] as Nation;
      let row = leaders.find((l) => l.nation === nation);
      if (!row) leaders.push((row = { nation, seats: [], chips: 0 }));
      if (step.who !== null) {
        row.seats.push(step.who);
        row.chips = Number(step.outcome?.["chips"] ?? 0);
      }
    } else if (step.kind === "points") points.push({ seat: step.who!, wards: Number(step.outcome?.["wards"]), points: Number(step.outcome?.["points"]) });
    else if (step.kind.startsWith("mayor")) mayor = (step.outcome?.["mayor"] as number | null) ?? null;
  }
  return leaders.length || points.length || mayor !== undefined ? { leaders, points, mayor } : null;
}

/** How long each part of the night stays, at normal speed: [moving, resting]. Sealed bids draw no curtain. */
export function nightTime(step: Step): [number, number] | null {
  const chips = Number(step.outcome?.["chips"] ?? 0);
  switch (step.kind) {
    case "bid":
    case "bid-hidden":
    case "bid-nothing":
      return [0, 0];
    case "election":
      return [0, 1400];
    case "votes":
      return [0, 380 + 90 * Math.min(8, chips)];
    case "ward-won":
    case "ward-tied":
      return [0, 2600];
    case "ward-lone":
      return [0, 900];
    case "ward-empty":
      return [0, 600];
    case "leader":
    case "leader-none":
    case "points":
      return [0, 650];
    case "settle":
      return [320, 60];
    default:
      return step.kind.startsWith("mayor") ? [0, 2600] : null;
  }
}
