/** The last moves on the board, read off steps: what stands newly where, what was taken away and by whom. */
import { isNation } from "./terms";
import type { Nation } from "./view";

/** The part of a step that a mark needs; the frame's steps have it all. */
export interface Marked {
  who: number | null;
  from?: string;
  to?: string;
  piece?: string;
  places: string[];
}

export interface WardMarks {
  /** Bosses by seat and cubes by nation that came here, with who brought them. */
  bosses: Map<number, number>;
  cubes: Map<Nation, number>;
  /** The same for what went away. */
  goneBosses: Map<number, number>;
  goneCubes: Map<Nation, number>;
  lockedBy: number | null;
}

export type Marks = ReadonlyMap<number, WardMarks>;

const wardOf = (place: string | undefined): number | null => {
  const found = /^ward:(\d+)$/.exec(place ?? "");
  return found ? Number(found[1]) : null;
};

export function readMarks(steps: readonly Marked[], colours: readonly string[]): Marks {
  const all = new Map<number, WardMarks>();
  const at = (ward: number): WardMarks => {
    let found = all.get(ward);
    if (!found) all.set(ward, (found = { bosses: new Map(), cubes: new Map(), goneBosses: new Map(), goneCubes: new Map(), lockedBy: null }));
    return found;
  };
  for (const step of steps) {
    if (step.who === null || !step.piece) continue;
    const [kind, word = ""] = step.piece.split(":");
    const [to, from] = [wardOf(step.to), wardOf(step.from)];
    const seat = colours.indexOf(word);
    if (kind === "boss" && seat >= 0) {
      if (to !== null) at(to).bosses.set(seat, step.who);
      if (from !== null) at(from).goneBosses.set(seat, step.who);
    } else if (kind === "cube" && isNation(word)) {
      if (to !== null) at(to).cubes.set(word, step.who);
      if (from !== null) at(from).goneCubes.set(word, step.who);
    } else if (kind === "lock" && to !== null) at(to).lockedBy = step.who;
  }
  return all;
}
