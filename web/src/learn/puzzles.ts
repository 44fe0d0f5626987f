/** Puzzles as the server tells them (docs/protocol.md); which are solved, and for how many days in a row, is kept in this browser. */
import type { Reason } from "../frame/reasons";
import type { Step } from "../frame/steps";
import type { BaseView, Facts } from "../frame/view";
import type { DeedAnswer, Position } from "./lessons";

export interface PuzzleList {
  game: string;
  /** Days since 1970. */
  day: number;
  today: string;
  puzzles: { id: string; kind: string; level: number }[];
}

export interface Puzzle extends Position {
  id: string;
  kind: string;
  level: number;
  seat: number;
  colours: string[];
  view: BaseView;
  /** What is to be decided. */
  asks: Reason | null;
}

export interface PuzzleHint {
  look: Reason;
  /** Two moves, one of them the best; none yet with the first hint. */
  either: { move: string; deed: Reason | null }[];
}

interface Said {
  key: string;
  facts: Facts;
}

export interface PuzzleAnswer {
  right: boolean;
  cost: number | null;
  problem: Said | null;
  rule: string | null;
  move: string | null;
  why: Reason[];
  others: { move: string; cost: number; steps: Step[] }[];
  /** The best move as a step with a sentence. */
  told: Step[];
  lines: DeedAnswer["lines"];
  view: BaseView | null;
}

export type How = "first" | "later" | "shown";

/** What this browser knows of one's puzzles. */
export interface Kept {
  /** By game and id: how it was solved. */
  solved: Record<string, How>;
  /** Days on which the day's puzzle of any game was solved. */
  days: number[];
}

const KEY = "puzzles";

export function recall(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return { solved: { ...kept?.solved }, days: (kept?.days ?? []).filter(Number.isInteger) };
  } catch {
    return { solved: {}, days: [] };
  }
}

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without a memory of its own this browser begins anew.
  }
}

/** A puzzle is done. The first result stands; the solution shown does not count for the day. */
export function done(kept: Kept, game: string, id: string, how: How, day: number | null): Kept {
  const key = `${game}/${id}`;
  const solved = { ...kept.solved, [key]: kept.solved[key] ?? how };
  const counts = day !== null && how !== "shown" && !kept.days.includes(day);
  return { solved, days: counts ? [...kept.days, day].sort((a, b) => a - b).slice(-400) : kept.days };
}

/** Days in a row up to today, or up to yesterday while today's is still to do. */
export function streak(days: readonly number[], today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let count = 0;
  for (; days.includes(day); day -= 1) count += 1;
  return count;
}

/** The next one that is not solved yet, after this one and around. */
export function next(list: PuzzleList, id: string, kept: Kept): string | null {
  const ids = list.puzzles.map((one) => one.id);
  const from = ids.indexOf(id) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((one) => one !== id && !(`${list.game}/${one}` in kept.solved)) ?? null;
}
