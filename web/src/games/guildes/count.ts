/** What a count has on stage at a step: read off the steps themselves, in their order, nothing ahead of them. */
import type { Step } from "../../frame/steps";
import { say } from "../../words.svelte";
import { isKind } from "./terms";
import { KINDS, type GuildesView, type Kind } from "./view";

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

export interface Scene {
  /** The guild on stage; null: the beginning or the totals. */
  guild: Kind | null;
  act: "begins" | "guild" | "total";
  /** By seat. */
  cards: number[];
  /** What the places pay. */
  values: number[];
  /** Seats that are told by now: what they get. */
  got: (number | null)[];
  /** Seats that are told by now: place, how many are level there; place 0: passed over. */
  place: ({ place: number; level: number } | null)[];
  /** Votes by guild so far, for each seat. */
  sums: Map<Kind, number[]>;
  /** Votes of this count so far, by seat. */
  won: number[];
}

export const guildOfStep = (step: Step): Kind | null => {
  const word = String(step.outcome?.["guild"] ?? step.facts["guild"] ?? (step.kind === "militia" ? "militia" : ""));
  return isKind(word) ? word : null;
};

export function scene(steps: readonly Step[], at: number, view: GuildesView): Scene {
  const n = view.players;
  const now = steps[Math.min(at, steps.length - 1)]!;
  const guild = guildOfStep(now);
  const found: Scene = {
    guild,
    act: now.kind === "count" ? "begins" : guild ? "guild" : "total",
    cards: [],
    values: [],
    got: Array<null>(n).fill(null),
    place: Array<null>(n).fill(null),
    sums: new Map(),
    won: Array<number>(n).fill(0),
  };
  let on: Kind | null = null;
  for (const step of steps.slice(0, at + 1)) {
    const kind = guildOfStep(step);
    if (step.kind === "guild-counted" && kind) {
      on = kind;
      found.sums.set(kind, Array<number>(n).fill(0));
      if (kind === guild) {
        found.cards = numbers(step.outcome?.["cards"]);
        found.values = kind === "militia" ? [militiaValue(step)] : numbers(step.outcome?.["values"]);
      }
    }
    const votes = Number(step.outcome?.["votes"] ?? 0);
    if (step.who === null || !on) continue;
    if (step.kind === "place" || step.kind === "place-level" || step.kind === "militia") {
      found.won[step.who]! += votes;
      found.sums.get(on)![step.who]! += votes;
      if (on === guild) {
        found.got[step.who] = votes;
        if (step.kind !== "militia") found.place[step.who] = { place: Number(step.outcome?.["place"] ?? 1), level: Number(step.outcome?.["level"] ?? 1) };
      }
    } else if (step.kind === "passed-over" && on === guild) {
      found.got[step.who] = 0;
      found.place[step.who] = { place: 0, level: 1 };
    }
  }
  return found;
}

/** Steps as they are told: all who share a place, once the last of them is told, in one. */
export function together(steps: readonly Step[]): { last: Step; seats: number[] }[] {
  const told: { last: Step; seats: number[] }[] = [];
  for (const step of steps) {
    const seats = step.who === null ? [] : [step.who];
    if (step.kind === "place-level") {
      const same = told.filter(({ last }) => last.kind === "place-level" && last.outcome?.["place"] === step.outcome?.["place"]);
      if (same.length + 1 === Number(step.outcome?.["level"])) {
        told.splice(told.indexOf(same[0]!), same.length, { last: step, seats: [...same.flatMap((one) => one.seats), ...seats] });
        continue;
      }
    }
    told.push({ last: step, seats });
  }
  return told;
}

/** Those who share a place, in one sentence. */
export const levelWith = (seats: readonly number[], names: readonly string[], cards: readonly number[]): string =>
  say("guildes-show-level-with", { seats: seats.map((seat) => names[seat] ?? "").join(", "), cards: cards[seats[0]!] ?? 0 });

function militiaValue(step: Step): number {
  const cards = numbers(step.outcome?.["cards"]);
  const votes = numbers(step.outcome?.["votes"]);
  const seat = cards.findIndex((c) => c > 0);
  return seat < 0 ? 0 : votes[seat]! / cards[seat]!;
}

export const guildNumber = (kind: Kind): number => KINDS.indexOf(kind) + 1;
