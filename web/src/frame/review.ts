/** What the review of a finished game says. It counts moves and draws; here they are found among the entries of the log. */
import { call, type Line } from "./protocol";
import { undone } from "./queue.svelte";
import type { Step } from "./steps";
import type { Reason } from "./reasons";
import type { Seat } from "./view";

export interface ReviewMove {
  line: number;
  seat: Seat;
  played: string;
  better: string;
  /** The two moves as steps: what each does. */
  played_steps?: Step[];
  better_steps?: Step[];
  cost: number;
  error: number;
  deed: Reason | null;
  why: Reason[];
  /** What the move that was played came to. */
  why_played: Reason[];
  /** The entry of the log that the move is. */
  seq?: number;
}

export interface ReviewMoment {
  line: number;
  knew: number[];
  hindsight: number[];
}

export interface ReviewAnswer {
  status: "working" | "done" | "failed";
  part: number;
  whole: number;
  review: { lines: number; moments: ReviewMoment[]; moves: ReviewMove[] } | null;
}

export const askReview = (table: string): Promise<ReviewAnswer> => call<ReviewAnswer>("GET", `/tables/${table}/review`);

/** For each line of the record (a move or a draw) the entry that it came from. */
export function entries(lines: readonly Line[]): number[] {
  const gone = undone(lines);
  const found: number[] = [];
  for (const line of lines) {
    if (gone.has(line.seq) || (line.kind !== "started" && line.kind !== "move" && line.kind !== "retract")) continue;
    const moves = line.kind === "started" ? 0 : line.replace ? 2 : 1;
    for (let n = moves + (line.chance?.length ?? 0); n > 0; n--) found.push(line.seq);
  }
  return found;
}

/** Everybody's chance before an entry of the log. */
export interface Chance {
  seq: number;
  knew: number[];
}

export function chancesOf(moments: readonly ReviewMoment[], lines: readonly Line[]): Chance[] {
  const seqs = entries(lines);
  return moments.map((moment) => ({ seq: seqs[Math.min(moment.line, seqs.length - 1)] ?? 0, knew: moment.knew }));
}

/** The costly moves with their entries; one's own first, then by cost. */
export function located(moves: readonly ReviewMove[], lines: readonly Line[], own: readonly Seat[]): ReviewMove[] {
  const seqs = entries(lines);
  return moves
    .map((move) => ({ ...move, seq: seqs[move.line] ?? lines.at(-1)?.seq ?? 0 }))
    .toSorted((a, b) => Number(own.includes(b.seat)) - Number(own.includes(a.seat)) || b.cost - a.cost);
}
