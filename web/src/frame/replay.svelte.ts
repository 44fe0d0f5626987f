/**
 * A replay is a player: it walks through the positions of the game with the same queue that plays the game itself, forward with
 * all steps, backward and far away at once. Positions are fetched in runs, ahead of where they are needed.
 */
import { call, patched, type Line, type PatchStep } from "./protocol";
import { Queue, undone, type Habits } from "./queue.svelte";
import { stepsOf } from "./steps";
import type { BaseView, Seat } from "./view";

/** Entries after which the position is another one. */
const MOVING = ["started", "move", "undo", "retract"];
const RUN = 60;
export const RATES = [0.5, 1, 2, 4] as const;

export type Eyes = Seat | "all" | null;

export class Replay {
  /** Index into `stops`: the position that is shown, or played towards. */
  at = $state(0);
  playing = $state(false);
  rate: (typeof RATES)[number] = $state(1);
  eyes: Eyes = $state(null);
  readonly queue: Queue;
  readonly stops: readonly Line[];

  private readonly lines: readonly Line[];
  private views = new Map<number, BaseView>();
  private loading = new Map<string, Promise<void>>();
  private turn = 0;
  /** Played to the end: what then? */
  ended: (() => void) | null = null;

  constructor(
    private readonly table: string,
    lines: readonly Line[],
    habits: Pick<Habits, "time" | "seen" | "swap">,
    private readonly end: () => { view: BaseView | null; info: Queue["info"] },
  ) {
    const gone = undone(lines);
    // What was taken back is in the log, not in the story.
    this.lines = lines.map((l) => (gone.has(l.seq) ? { ...l, steps: [] } : l));
    this.stops = this.lines.filter((l) => MOVING.includes(l.kind) && l.kind !== "undo" && !gone.has(l.seq));
    this.queue = new Queue({
      speed: () => "normal",
      own: () => [],
      auto: () => this.playing,
      seen: (steps, played) => habits.seen?.(steps, played),
      swap: () => habits.swap?.(),
      time: (step) => {
        const [move, rest] = habits.time(step);
        // Faster: rests are shortened first, then paths.
        return this.rate <= 1 ? [move / this.rate, rest / this.rate] : [move / Math.sqrt(this.rate), rest / this.rate ** 1.5];
      },
    });
  }

  get line(): Line | null {
    return this.stops[this.at] ?? null;
  }
  get seq(): number {
    return this.line?.seq ?? 0;
  }
  get last(): boolean {
    return this.at >= this.stops.length - 1;
  }

  /** All positions from one entry to another, as these eyes see them. */
  private async fetch(from: number, to: number): Promise<void> {
    const eyes = this.eyes === null ? "" : `&seat=${this.eyes}`;
    const key = `${from}-${to}${eyes}`;
    let under = this.loading.get(key);
    if (!under) {
      under = call<{ seq: number; view: BaseView | null; patches: PatchStep[][] }>("GET", `/tables/${this.table}/views?seq=${from}&to=${to}${eyes}`).then((answer) => {
        let view = answer.view;
        const keep = (seq: number): void => {
          if (view) this.views.set(seq, still(view));
        };
        keep(answer.seq);
        answer.patches.forEach((patch, i) => {
          view = view ? patched(view, patch) : (Object.fromEntries(patch.map(([path, value]) => [path[0]!, value])) as unknown as BaseView);
          keep(answer.seq + i + 1);
        });
      });
      this.loading.set(key, under);
      under.catch(() => this.loading.delete(key));
    }
    await under;
  }
  async view(seq: number): Promise<BaseView | null> {
    const first = Math.floor((seq - 1) / RUN) * RUN + 1;
    const top = this.lines.at(-1)?.seq ?? seq;
    if (!this.views.has(seq)) await this.fetch(first, Math.min(first + RUN - 1, top));
    // The run after it, before it is needed.
    if (seq > first + RUN - 20 && first + RUN <= top) void this.fetch(first + RUN, Math.min(first + 2 * RUN - 1, top)).catch(() => undefined);
    return this.views.get(seq) ?? null;
  }
  /** Every position of the game: for plots. */
  async all(): Promise<BaseView[]> {
    const found: BaseView[] = [];
    for (const line of this.stops) {
      const view = await this.view(line.seq);
      if (view) found.push(view);
    }
    return found;
  }

  /** To a moment, at once. */
  async seek(at: number, playing = false): Promise<void> {
    const turn = ++this.turn;
    this.playing = playing;
    const index = Math.max(0, Math.min(at, this.stops.length - 1));
    this.at = index;
    const line = this.stops[index];
    if (!line) return;
    const view = await this.view(line.seq);
    if (turn !== this.turn) return;
    this.queue.reset(view, this.info(index), this.lines.filter((l) => l.seq <= line.seq));
    if (playing) this.after(turn);
  }
  /** The table's facts as they go with a moment: nobody is asked anything, the result comes at the end. */
  private info(index: number): Queue["info"] {
    const { info } = this.end();
    const over = index >= this.stops.length - 1;
    return info && { ...info, pending: [], locked: [], clock: { kind: "none" }, status: over ? info.status : "playing", result: over ? info.result : null };
  }
  seekSeq(seq: number): Promise<void> {
    const found = this.stops.findLastIndex((l) => l.seq <= seq);
    return this.seek(found < 0 ? 0 : found);
  }
  back(): Promise<void> {
    return this.seek(this.at - 1);
  }
  /** One move on, with its steps; what is still being shown is finished first. */
  async step(playing = false): Promise<void> {
    const turn = ++this.turn;
    this.playing = playing;
    if (this.queue.playing || this.queue.show) this.queue.skip();
    // It went as far as a show of the same move: that is seen first.
    if (this.queue.show) return;
    const line = this.stops[this.at + 1];
    if (!line) {
      this.playing = false;
      return;
    }
    this.at += 1;
    const view = await this.view(line.seq);
    if (turn !== this.turn) return;
    const from = this.stops[this.at - 1]?.seq ?? 0;
    const lines = this.lines.filter((l) => l.seq > from && l.seq <= line.seq);
    this.queue.push({ lines, view, info: this.info(this.at) });
    if (playing) this.after(turn);
  }
  /** When the steps have been seen: the next move. */
  private after(turn: number): void {
    const look = (): void => {
      if (turn !== this.turn || !this.playing) return;
      if (this.queue.playing || this.queue.show) setTimeout(look, 60);
      else if (this.last) {
        this.playing = false;
        this.ended?.();
      } else void this.step(true).catch(() => (this.playing = false));
    };
    setTimeout(look, 60);
  }
  toggle(): void {
    if (this.playing) {
      this.playing = false;
      this.turn += 1;
    } else if (this.last) void this.seek(0, true);
    else void this.step(true);
  }
  /** The next (or the one before) move for which this holds. */
  jump(holds: (line: Line) => boolean, back = false): void {
    const found = back ? this.stops.findLastIndex((l, i) => i < this.at && holds(l)) : this.stops.findIndex((l, i) => i > this.at && holds(l));
    if (found >= 0) void this.seek(found);
  }
  /** To the next (or the one before) move with which a show begins, and into the show itself. */
  async show(holds: (line: Line) => boolean, back = false): Promise<void> {
    const found = back ? this.stops.findLastIndex((l, i) => i < this.at && holds(l)) : this.stops.findIndex((l, i) => i > this.at && holds(l));
    if (found < 0) return;
    if (found === 0) return this.seek(0);
    await this.seek(found - 1);
    if (this.at !== found - 1) return;
    await this.step();
    if (this.at === found && this.queue.playing && !this.queue.show) this.queue.skip();
  }
  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.views.clear();
    this.loading.clear();
    await this.seek(this.at);
  }
  close(): void {
    this.turn += 1;
    this.playing = false;
    this.queue.reset(null, null, []);
  }
}

/** A position of the past offers nothing and asks nobody. */
function still(view: BaseView): BaseView {
  const { seats } = view as { seats?: { choice?: unknown }[] };
  const asked = seats?.some((seat) => seat.choice === "thinking");
  return {
    ...view,
    ...(asked ? { seats: seats!.map((seat) => (seat.choice === "thinking" ? { ...seat, choice: null } : seat)) } : {}),
    pending: [],
    moves: [],
    forms: [],
    can_retract: false,
    warnings: [],
  };
}

/** Kinds of steps that begin a part of the game. */
const PARTS = ["year", "round", "term"];
export const beginsPart = (line: Line): boolean => stepsOf(line).some((s) => PARTS.includes(s.kind));
/** The entries with which a show begins: an election has many, it begins once. */
export function showStarts(lines: readonly Line[]): Set<number> {
  const first = new Map<string, number>();
  for (const line of lines) for (const step of stepsOf(line)) if (step.show !== undefined && !first.has(step.show)) first.set(step.show, line.seq);
  return new Set(first.values());
}
