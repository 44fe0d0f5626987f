/**
 * What is on the screen of a table: now, as the queue plays it, or a moment of the past, as the replay does. Joins the connection
 * (what is) with the queue (what has been seen of it), and says steps in words for those who listen.
 */
import { settings } from "../settings.svelte";
import { flip } from "./flip";
import { call, type Line, type TableInfo } from "./protocol";
import { Queue, undone, type Entry, type Habits } from "./queue.svelte";
import { Replay, type Eyes } from "./replay.svelte";
import { sound, soundOf } from "./sounds";
import { sentence, stepsOf, type Step } from "./steps";
import type { GameClient } from "./table-props";
import type { Table } from "./table.svelte";
import { timeOf } from "./times";
import type { BaseView, Seat } from "./view";

const SAID = 12;
const BREATH = 200;
/** So many lines back "lately" looks: a round of bots is shorter. */
const LATELY = 40;

export class Player {
  client: GameClient | null = $state.raw(null);
  replay: Replay | null = $state.raw(null);
  /** For screen readers: what has just happened. */
  said = $state("");
  hidden = $state(false);
  readonly queue: Queue;
  private readonly habits: Pick<Habits, "time" | "seen" | "swap">;
  private heading = 0;
  private breath: string[] = [];
  private spoken = 0;
  /** What comes while earlier entries are being sorted out. */
  private late: Entry[] | null = null;

  constructor(
    readonly table: Table,
    private readonly names: () => readonly string[],
  ) {
    this.habits = {
      time: (step) => timeOf(this.client, (s) => this.words(s) !== null)(step),
      seen: (steps, played) => this.seen(steps, played),
      swap: () => {
        const board = document.querySelector(".stage .board");
        if (board) void flip(board)();
      },
    };
    this.queue = new Queue({ ...this.habits, speed: () => settings.speed, own: () => table.info?.you.seats ?? [] });
    this.afresh();
  }

  private afresh(): void {
    this.queue.reset(this.table.view, this.table.info, this.table.lines);
  }
  /** From now on everything that comes is played. */
  listen(): () => void {
    this.afresh();
    const visible = (): void => {
      this.hidden = document.visibilityState === "hidden";
      this.queue.hide(this.hidden);
    };
    document.addEventListener("visibilitychange", visible);
    const stop = this.table.onNews((news) => {
      if (news === null) {
        this.late = null;
        this.afresh();
      } else if (this.late) this.late.push(news);
      else if (news.lines.filter((l) => stepsOf(l).length).length > 1 && settings.speed !== "once") void this.split(news);
      else this.queue.push(news);
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", visible);
      this.queue.reset(null, null, []);
    };
  }

  /** Several entries at once, after an interruption: the positions between them are fetched, so that they can be told apart. */
  private async split(news: Entry): Promise<void> {
    const waiting: Entry[] = (this.late = []);
    const past = this.make(null);
    const parts: Entry[] = [];
    try {
      for (const line of news.lines) {
        const last = line === news.lines.at(-1);
        parts.push({ lines: [line], view: last ? news.view : await past.view(line.seq), info: last ? news.info : null });
      }
    } catch {
      parts.splice(0, parts.length, news);
    }
    if (this.late !== waiting) return;
    this.late = null;
    for (const part of [...parts, ...waiting]) this.queue.push(part);
  }

  private words(step: Step): string | null {
    return sentence(this.table.info?.game ?? "", step, this.names());
  }
  private seen(steps: readonly Step[], played: boolean): void {
    const words = steps.flatMap((step) => this.words(step) ?? []);
    if (words.length) {
      // What comes in one breath is said in one; the same words twice are made new by a space more or less.
      const now = performance.now();
      if (now - this.spoken > BREATH) this.breath = [];
      this.spoken = now;
      this.breath = [...this.breath, ...words].slice(-SAID);
      this.said = this.breath.join(" ") + (this.said.endsWith("\u00a0") ? "" : "\u00a0");
    }
    const heard = played ? soundOf(steps[0]!) : null;
    if (heard) sound(heard);
  }

  // ---- what the screen shows -----------------------------------------------------------------------------

  get screen(): Queue {
    return this.replay?.queue ?? this.queue;
  }
  /** One's own decision may be shown: all is seen, or what was asked before still is. */
  get asked(): boolean {
    if (this.replay || this.queue.show) return false;
    const { playing, view, before, more } = this.queue;
    // A new question comes with the last step that leads to it; one that stood before stays.
    return !playing || (same(view, this.table.view) && !this.answered && (!more || same(before, view)));
  }
  /** One's own move that the position on the screen does not know of: the next question may offer just the same. */
  private get answered(): boolean {
    const own = this.table.info?.you.seats ?? [];
    return this.table.lines.some((l) => l.seq > this.queue.seq && l.kind === "move" && l.seat !== null && own.includes(l.seat) && !l.bot);
  }
  /** Whose entry is being told; null: nobody's, undefined: none is. */
  private readonly teller = $derived.by((): Seat | null | undefined => {
    if (this.queue.show) return null;
    const told = this.replay ? null : this.queue.told;
    return told ? (this.queue.lines.findLast((line) => line.seq === told.seq)?.seat ?? null) : undefined;
  });
  readonly view = $derived.by((): BaseView | null => {
    const view = this.screen.view;
    if (!view || this.asked) return view;
    // What may not be answered now is not offered, and to act is whoever is seen to: the position is still the one before.
    const pending = this.replay ? view.pending : dueOf(view, this.teller, this.table.info?.you.seats ?? []);
    const offers = view.moves.length > 0 || view.forms.length > 0 || view.can_retract;
    if (!offers && pending.join() === view.pending.join()) return view;
    return { ...view, pending, ...(offers ? { moves: [], forms: [], can_retract: false, warnings: [] } : {}) };
  });
  /** What others or chance did last since one's own move, if there are words for it. */
  get lately(): Step | null {
    if (this.replay) return null;
    const own = this.table.info?.you.seats ?? [];
    const lines = this.queue.lines;
    const gone = undone(lines.slice(-LATELY));
    for (const line of lines.slice(-LATELY).toReversed()) {
      const told = this.queue.told;
      const steps = gone.has(line.seq) ? [] : stepsOf(line).slice(0, told?.seq === line.seq ? told.count : Infinity);
      const found = steps.findLast((step) => !(step.who !== null && own.includes(step.who)) && this.words(step) !== null);
      if (found) return found;
      if (line.kind === "move" && line.seat !== null && own.includes(line.seat) && !line.bot) return null;
    }
    return null;
  }
  get info(): TableInfo | null {
    return this.screen.info;
  }
  get lines(): readonly Line[] {
    return this.replay ? this.table.lines : this.queue.lines;
  }
  /** Moves of others since one's own last. */
  get missed(): readonly Line[] {
    const own = this.table.info?.you.seats ?? [];
    const lines = this.queue.lines;
    const last = lines.findLastIndex((l) => l.kind === "move" && l.seat !== null && own.includes(l.seat) && !l.bot);
    return last < 0 ? [] : lines.slice(last + 1).filter((l) => l.kind === "move" && stepsOf(l).length > 0);
  }
  /** A click or key goes to now; says whether there was anything to skip. */
  hurry(): boolean {
    const screen = this.screen;
    if (screen.show || !screen.playing) return false;
    if (this.replay) this.replay.playing = false;
    screen.skip();
    return true;
  }

  // ---- the past ------------------------------------------------------------------------------------------

  private make(eyes: Eyes): Replay {
    const replay = new Replay(this.table.id, this.table.lines, this.habits, () => ({ view: this.table.view, info: this.table.info }));
    replay.eyes = eyes;
    return replay;
  }
  /** To the moment after an entry. The answer to an older wish is not shown any more. */
  async goto(seq: number, eyes: Eyes = null): Promise<void> {
    const heading = ++this.heading;
    const replay = this.replay ?? this.make(eyes);
    await replay.seekSeq(seq);
    if (heading === this.heading) this.replay = replay;
  }
  /** What the others did since one's own last move, once more. */
  async since(): Promise<void> {
    const first = this.missed[0];
    if (!first) return;
    const replay = this.make(null);
    const at = replay.stops.findIndex((l) => l.seq >= first.seq);
    await replay.seek(Math.max(0, at - 1));
    replay.ended = () => this.close();
    this.replay = replay;
    replay.toggle();
  }
  close(): void {
    this.heading += 1;
    this.replay?.close();
    this.replay = null;
  }
  /** A show once more, on the position before it. */
  async openShow(id: string): Promise<void> {
    const first = this.table.lines.find((l) => stepsOf(l).some((s) => s.show === id));
    if (!first) return;
    const { view } = await call<{ view: BaseView | null }>("GET", `/tables/${this.table.id}/view?seq=${Math.max(1, first.seq - 1)}`);
    if (view) this.screen.open(id, view, this.table.lines);
  }
  /** Points of each seat through the game. */
  async points(): Promise<number[][]> {
    return (await this.plot()).rows;
  }
  /** The same, with the entry of the log that each row stands after. */
  async plot(): Promise<{ rows: number[][]; seqs: number[] }> {
    const read = this.client?.points ?? pointsOf;
    const replay = this.make(null);
    const rows: number[][] = [];
    const seqs: number[] = [];
    for (const { seq } of replay.stops) {
      const view = await replay.view(seq);
      if (!view) continue;
      rows.push(read(view));
      seqs.push(seq);
    }
    // The score itself: some points are only counted at the very end.
    const scores = this.table.info?.result?.scores;
    if (scores && rows.length) rows[rows.length - 1] = scores;
    return { rows, seqs };
  }
}

/** Who is to act while the queue plays: whose entry it is, or those who still are; never who has answered. */
export function dueOf(view: BaseView, teller: Seat | null | undefined, own: readonly Seat[]): Seat[] {
  const due = teller === undefined ? view.pending : teller === null ? [] : [teller];
  return due.filter((seat) => !own.includes(seat));
}

/** Whether two positions ask the same of whoever looks. */
function same(a: BaseView | null, b: BaseView | null): boolean {
  if (!a || !b || (!a.moves.length && !a.forms.length && !a.can_retract)) return false;
  return a.you === b.you && a.moves.join() === b.moves.join() && JSON.stringify(a.forms) === JSON.stringify(b.forms) && a.can_retract === b.can_retract;
}

/** Most games have the points with the seats. */
function pointsOf(view: BaseView): number[] {
  const { seats } = view as { seats?: { points?: unknown }[] };
  return (seats ?? []).map((seat) => (typeof seat.points === "number" ? seat.points : 0));
}
