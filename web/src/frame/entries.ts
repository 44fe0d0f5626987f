/**
 * The log's entries: what belongs together of what lines tell. One seat's moves are a turn, what chance did at one stroke is
 * one entry; a game may let more run on in one (`run`), and what goes without saying stands between no two of a kind.
 */
import type { Line } from "./protocol";
import type { Edge, Told } from "./telling.svelte";

/** Steps that are headings of their own. */
const PARTS = ["year", "round", "term"];

export interface Row {
  line: Line;
  one: Told;
  i: number;
  part: boolean;
}
/** What belongs together: one seat's moves, what chance did at one stroke, or a run of a game's own. */
export interface Entry {
  key: string;
  seat: number | null;
  rows: Row[];
  brief: boolean;
  run: string | undefined;
  /** The undo boundary lies below. */
  edge: boolean;
  fresh: boolean;
  /** The first and the last row with words. */
  first: number;
  last: number;
}

const withWords = ({ one }: Row): boolean => !!one.brief?.length;
const who = ({ one, line }: Row): number | null => (one.step ? one.step.who : line.seat);

/** Whether a row goes on in the last entry. Signs of one turn stand in one entry; a sentence of its own and a show's step have one each. */
function joins(last: Entry, row: Row, fresh: boolean): boolean {
  const before = last.rows.at(-1)!;
  if (last.edge || !last.brief) return false;
  const step = row.one.step;
  // What nobody has words for breaks up nothing.
  if (step?.who === null && !withWords(row) && last.first >= 0) return true;
  if (row.one.run || last.run) return row.one.run === last.run && !(row.one.once && last.rows.some((one) => who(one) !== null && who(one) === who(row)));
  if (step?.show || last.seat !== who(row)) return false;
  return last.seat === null ? before.one.step?.kind === step?.kind : !fresh || row.i > 0;
}

/** `gone`: what was taken back. `edge`: the undo boundary, and after which line it is drawn. */
export function entriesOf(lines: readonly Line[], rowsOf: (line: Line) => readonly Told[], gone: ReadonlySet<number>, edge: Edge | null, rewritten: number): Entry[] {
  const found: Entry[] = [];
  const last = edge ? lines.findLast((line) => line.seq <= edge.seq)?.seq : undefined;
  let mover: number | null = null;
  for (const line of lines) {
    const rows = rowsOf(line).map((one, i): Row => ({ line, one, i, part: one.step !== undefined && PARTS.includes(one.step.kind) }));
    const fresh = line.kind === "move" && line.seat !== mover;
    // A choice in secret is nobody's turn in the log.
    if (line.kind === "move" && rows.length) mover = line.seat;
    for (const row of rows) {
      const brief = row.one.brief !== undefined && !row.part;
      const at = found.at(-1);
      if (at && brief && gone.has(line.seq) === gone.has(at.rows.at(-1)!.line.seq) && joins(at, row, fresh)) at.rows.push(row);
      else {
        const seat = row.part || row.one.once || (line.kind !== "move" && !row.one.step) ? null : who(row);
        found.push({ key: `${line.seq}.${row.i}`, seat, rows: [row], brief, run: row.one.run, edge: false, fresh: fresh && row.i === 0, first: -1, last: -1 });
      }
      const entry = found.at(-1)!;
      if (withWords(row)) Object.assign(entry, { first: entry.first < 0 ? entry.rows.length - 1 : entry.first, last: entry.rows.length - 1 });
    }
    if (edge && line.seq === last && found.length) found.at(-1)!.edge = true;
  }
  for (const entry of found) {
    // What goes without saying is elsewhere on the page: it is not moved there before one's eyes.
    if (entry.brief && entry.first < 0) entry.key += " unseen";
    entry.key += ` ${rewritten}`;
  }
  return found;
}
