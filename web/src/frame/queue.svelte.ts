/**
 * Everything that happens reaches the screen through here: entries come in with what they did (steps), and are played one
 * after another with a time each. The position, the log and the result that an entry leads to are held back until its steps
 * have been seen; a show among them has the stage until the person is done with it. The server knows nothing of this and
 * never waits. The same queue plays replays and "since your last turn".
 */
import type { Speed } from "../settings.svelte";
import type { Line, TableInfo } from "./protocol";
import { showSteps, stepsOf, type Step } from "./steps";
import type { BaseView, Seat } from "./view";

export const SPEEDS: readonly Speed[] = ["calm", "normal", "quick", "once"];
const FACTOR: Record<Speed, number> = { calm: 1.6, normal: 1, quick: 0.5, once: 0 };

/** News of the table: lines, and the position after them. */
export interface Entry {
  lines: readonly Line[];
  view: BaseView | null;
  info: TableInfo | null;
  /** Sealed lines that are open from now on. */
  reveal?: readonly Line[];
}

export interface Show {
  id: string;
  steps: Step[];
  view: BaseView;
  /** The step on show, and the last one there is yet. */
  at: number;
  last: number;
  playing: boolean;
  /** Opened again from the log, not part of what happens now. */
  again: boolean;
}

export interface Habits {
  speed: () => Speed;
  /** Milliseconds of a step at normal speed: while it moves, and at rest after it. */
  time: (step: Step) => [move: number, rest: number];
  /** The seats of whoever looks: what they do themselves is seen at once. */
  own: () => readonly Seat[];
  /** A step is on the screen (sound, announcement); or many were passed over together. */
  seen?: (steps: readonly Step[], played: boolean) => void;
  /** The position is about to change: what moves by itself is measured. */
  swap?: () => void;
  /** A show goes on and closes by itself: replays. */
  auto?: () => boolean;
}

/** A screen further behind than this (ms at normal speed) is shown the same steps in less time. */
const BEHIND = 20_000;
/** After a time in the background everything missed takes at most so long. */
const MISSED = 6000;
/** More steps than this are not all played: the last ones are. */
const FAR = 60;
const LAST = 12;
export const SHOW_STEP = 2600;

export class Queue {
  /** What is on the screen. */
  view: BaseView | null = $state.raw(null);
  /** The last entry that this position knows of. */
  seq = $state(0);
  info: TableInfo | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  step: Step | null = $state.raw(null);
  /** Steps of the entry being played whose pieces have arrived before the position that shows them. */
  landed: readonly Step[] = $state.raw([]);
  marks: readonly Step[] = $state.raw([]);
  show: Show | null = $state.raw(null);
  /** The line being played, and how many of its steps have been seen. */
  told: { seq: number; count: number } | null = $state.raw(null);
  playing = $state(false);
  /** Of the entry being played: more steps follow the one on the screen; and the position before it. */
  more = $state(false);
  before: BaseView | null = $state.raw(null);
  /** How often lines far above were opened: the log is written anew then. */
  rewritten = $state(0);

  private entries: Entry[] = [];
  private current: { entry: Entry; line: number; step: number; swapped: boolean } | null = null;
  /** Counts interruptions: whoever wakes up in an older one has nothing to say any more. */
  private turn = 0;
  private wake: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private away = false;
  private mover: Seat | null = null;
  private held: BaseView | null = null;

  constructor(private readonly habits: Habits) {}

  /** A fresh start: nothing to play. */
  reset(view: BaseView | null, info: TableInfo | null, lines: readonly Line[]): void {
    this.stop();
    this.entries = [];
    this.show = null;
    this.view = view;
    this.info = info;
    this.lines = lines;
    this.seq = lines.at(-1)?.seq ?? 0;
    this.marks = marksAfter(lines);
    this.mover = lines.findLast((l) => l.kind === "move")?.seat ?? null;
  }

  push(entry: Entry): void {
    this.entries.push(entry);
    this.arm();
    if (!this.playing && !this.away && !this.show) void this.run();
  }

  /**
   * Everything that waits is on the screen at once; a show under way is over. One still to come is not passed over, unless `all` is.
   */
  skip(all = this.habits.speed() === "once"): void {
    const passed: Step[] = [];
    const over = this.show?.again === false ? this.show.id : null;
    this.stop();
    this.show = null;
    const under = this.current;
    this.current = null;
    if (under && !all) {
      const steps = under.entry.lines.flatMap(stepsOf);
      let from = under.entry.lines.slice(0, under.line).flatMap(stepsOf).length + under.step + 1;
      while (over !== null && steps[from]?.show === over) from += 1;
      const start = this.curtain(under.entry, from);
      if (start !== null) {
        this.rest();
        return void this.run(BEHIND, { entry: under.entry, from, start });
      }
    }
    // One change of the position for all of them: only the last one is ever drawn.
    const coming = all ? -1 : this.entries.findIndex((entry) => this.curtain(entry) !== null);
    const rest = this.entries.splice(0, coming < 0 ? this.entries.length : coming);
    if (under) {
      const { entry, line, step, swapped } = under;
      entry.lines.slice(line).forEach((l, i) => passed.push(...stepsOf(l).slice(i ? 0 : step + 1)));
      if (swapped) this.settle(entry.lines);
      else if (rest.some((later) => later.view)) this.swap({ ...entry, view: null });
      else this.swap(entry);
    }
    for (const entry of rest) {
      entry.lines.forEach((l) => passed.push(...stepsOf(l)));
      this.swap({ ...entry, view: null, info: null });
    }
    const last = (what: "view" | "info"): Entry | undefined => rest.findLast((entry) => entry[what]);
    this.swap({ lines: [], view: last("view")?.view ?? null, info: last("info")?.info ?? null });
    this.rest();
    if (passed.length) this.habits.seen?.(passed, false);
    const entry = coming < 0 ? undefined : this.entries.shift();
    if (entry) void this.run(BEHIND, { entry, from: 0, start: this.curtain(entry)! });
  }
  /** Where in an entry, from this step on, a show begins that takes its time; null: nowhere. */
  private curtain(entry: Entry, from = 0): number | null {
    const at = entry.lines.flatMap(stepsOf).findIndex((step, i) => i >= from && step.show !== undefined && this.length(step) > 0);
    return at < 0 ? null : at;
  }

  /** The page is hidden, or seen again: then what was missed is shown in its short form. */
  hide(hidden: boolean): void {
    this.away = hidden;
    if (hidden) {
      // What was under way is over; what comes from now on waits.
      if (this.current && !this.show) {
        const waiting = this.entries.splice(0);
        this.skip();
        this.entries = waiting;
      }
    } else {
      this.arm();
      if (this.entries.length && !this.playing && !this.show) void this.run(MISSED);
    }
  }

  /** A show from the log once more. Whatever happens meanwhile waits behind it. */
  open(id: string, view: BaseView, lines: readonly Line[] = this.lines): void {
    const steps = showSteps(lines, id);
    if (!steps.length || this.show) return;
    if (this.playing) this.skip(true);
    this.show = { id, steps, view, at: 0, last: steps.length - 1, playing: true, again: true };
    this.arm();
  }

  // ---- a show, as the person likes it --------------------------------------------------------------------

  next = (): void => {
    if (!this.show) return;
    if (this.show.at >= this.show.last) return this.close();
    this.go(this.show.at + 1, this.show.playing);
  };
  /** Straight to a step of the show; those between count as seen. */
  to = (at: number): void => {
    if (this.show) this.go(Math.max(0, Math.min(at, this.show.last)), this.show.playing);
  };
  prev = (): void => {
    if (this.show && this.show.at > 0) this.go(this.show.at - 1, false);
  };
  toggle = (): void => {
    if (this.show) this.go(this.show.at, !this.show.playing);
  };
  /** To the end of the show. */
  close = (): void => {
    const show = this.show;
    if (!show) return;
    clearTimeout(this.timer);
    if (show.again) {
      this.show = null;
      if (this.entries.length && !this.playing) void this.run();
    } else this.wake?.();
  };
  private go(at: number, playing: boolean): void {
    this.show = { ...this.show!, at, playing };
    if (!this.show.again) this.tell(at);
    this.arm();
  }
  /** The timer of the step on show. Its last one waits for the person, unless the show goes on or time is short. */
  private arm(): void {
    const show = this.show;
    if (!show) return;
    clearTimeout(this.timer);
    if (!show.playing || this.away) return;
    const more = this.entries.some((e) => e.lines.some((l) => stepsOf(l).some((s) => s.show === show.id)));
    const auto = this.habits.auto?.() || this.habits.speed() === "quick";
    if (show.at >= show.last && !(more && !show.again) && !auto) return;
    this.timer = setTimeout(this.next, this.length(show.steps[show.at]!) * (FACTOR[this.habits.speed()] || 0.25));
  }

  // ---- playing -------------------------------------------------------------------------------------------

  private stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.wake = null;
  }
  private rest(): void {
    this.current = null;
    this.step = null;
    this.landed = [];
    this.told = null;
    this.more = false;
    this.playing = false;
  }
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      this.timer = setTimeout(resolve, ms);
    });
  }
  private length(step: Step): number {
    const [move, rest] = this.habits.time(step);
    return move + rest;
  }
  /** How much less time than wished a step gets, so that the whole is not too long. */
  private haste(most: number): number {
    let whole = 0;
    for (const entry of this.entries)
      for (const line of entry.lines)
        for (const step of stepsOf(line)) if (!step.show) whole += this.length(step);
    return whole > most ? most / whole : 1;
  }

  /** `first`: this entry from step `start` on; what lies between `from` and there is passed over. */
  private async run(most = BEHIND, first: { entry: Entry; from: number; start: number } | null = null): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const turn = this.turn;
    if (first) {
      const passed = first.entry.lines.flatMap(stepsOf).slice(first.from, first.start);
      if (passed.length) this.habits.seen?.(passed, false);
      await this.play(first.entry, 1, turn, first.start);
      if (turn !== this.turn) return;
    }
    if (this.habits.speed() === "once" || (!first && this.entries.every((e) => e.lines.every((l) => !stepsOf(l).length)))) return this.skip(true);
    const count = (entry: Entry): number => entry.lines.reduce((n, l) => n + stepsOf(l).length, 0);
    let ahead = this.entries.reduce((n, e) => n + count(e), 0);
    if (ahead > FAR) {
      // Too far behind for all of it: all but the last are simply there. A show is not passed over.
      while (this.entries.length > 1 && ahead > LAST && !this.entries[0]!.lines.some((l) => stepsOf(l).some((s) => s.show))) {
        const entry = this.entries.shift()!;
        ahead -= count(entry);
        this.swap(entry);
      }
    }
    let haste = Math.min(1, this.haste(most));
    while (this.entries.length) {
      haste = Math.min(haste, this.haste(BEHIND));
      const entry = this.entries.shift()!;
      if (!this.view) {
        // The game has just begun: with no board to play the set-up on, the board comes first.
        this.swap(entry);
        continue;
      }
      await this.play(entry, haste, turn);
      if (turn !== this.turn) return;
    }
    this.rest();
  }

  private async play(entry: Entry, haste: number, turn: number, start = 0): Promise<void> {
    const own = this.habits.own();
    const mover = entry.lines.find((l) => l.kind === "move");
    const mine = mover !== undefined && mover.seat !== null && own.includes(mover.seat) && !mover.bot;
    const steps = entry.lines.flatMap((line, l) => stepsOf(line).map((step, s) => ({ line, step, l, s })));
    const at = { entry, line: 0, step: -1, swapped: false };
    this.current = at;
    this.held = this.before = this.view;
    this.landed = [];
    const swap = (): void => {
      at.swapped = true;
      this.swap(entry);
    };
    // One's own move is seen at once: only what follows from it is played.
    const quick = (step: Step): boolean => mine && !step.show && step.who !== null && own.includes(step.who);
    if (steps.every(({ step }) => quick(step))) swap();
    const lastMoved = steps.findLastIndex(({ step }) => !step.show);
    const lastShown = steps.findLastIndex(({ step }) => step.show);
    for (let i = start; i < steps.length; i++) {
      const { line, step, l, s } = steps[i]!;
      this.more = i < steps.length - 1;
      if (step.show) {
        let end = i;
        while (steps[end + 1]?.step.show === step.show) end += 1;
        const part = steps.slice(i, end + 1);
        // What takes no time (a sealed bid) is no reason to draw the curtain.
        if (part.some(({ step }) => this.length(step) > 0)) await this.perform(entry, part, turn);
        else part.forEach(({ line, step, l, s }) => this.reach(entry, line, step, l, s));
        if (turn !== this.turn) return;
        i = end;
        if (i === lastShown && !at.swapped) swap();
        continue;
      }
      const factor = (FACTOR[this.habits.speed()] || 0.25) * haste;
      const [move, rest] = quick(step) ? [0, 0] : this.habits.time(step);
      this.step = step;
      this.reach(entry, line, step, l, s);
      if (move) await this.pause(move * factor);
      if (turn !== this.turn) return;
      if (i === lastMoved && lastShown < i && !at.swapped) swap();
      else if (!at.swapped && step.to) this.landed = [...this.landed, step];
      if (rest) await this.pause(rest * factor);
      if (turn !== this.turn) return;
    }
    if (at.swapped) this.settle(entry.lines);
    else swap();
    this.step = null;
    this.told = null;
    this.current = null;
  }

  /** Part of a show, on the position before it. */
  private async perform(entry: Entry, part: { line: Line; step: Step; l: number; s: number }[], turn: number): Promise<void> {
    const id = part[0]!.step.show!;
    if (!this.held) return;
    const before = showSteps(this.lines.filter((l) => l.seq < part[0]!.line.seq), id);
    const earlier = stepsOf(part[0]!.line).slice(0, part[0]!.s).filter((s) => s.show === id);
    const steps = [...before, ...earlier, ...part.map(({ step }) => step)];
    const first = steps.length - part.length;
    this.step = null;
    this.show = { id, steps, view: this.held, at: first, last: steps.length - 1, playing: true, again: false };
    let furthest = -1;
    this.tell = (at) => {
      for (let i = furthest + 1; i <= at - first; i++) {
        const { line, step, l, s } = part[i]!;
        furthest = i;
        this.reach(entry, line, step, l, s);
      }
    };
    const over = new Promise<void>((resolve) => (this.wake = resolve));
    this.tell(first);
    this.arm();
    await over;
    if (turn !== this.turn) return;
    this.tell(steps.length - 1);
    this.show = null;
  }
  private tell: (at: number) => void = () => undefined;

  /** This step of this line is on the screen. */
  private reach(entry: Entry, line: Line, step: Step, l: number, s: number): void {
    this.current = Object.assign(this.current!, { line: l, step: s });
    this.write(entry.lines.slice(0, l + 1));
    this.told = { seq: line.seq, count: s + 1 };
    this.mark(step, line);
    this.habits.seen?.([step], true);
  }
  private write(lines: readonly Line[]): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = lines.filter((l) => l.seq > last);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
  }
  /** These lines are over. */
  private settle(lines: readonly Line[]): void {
    this.write(lines);
    for (const line of lines) {
      if (line.kind === "undo") this.marks = marksAfter(this.lines);
      else for (const step of stepsOf(line)) this.mark(step, line);
    }
  }

  private swap(entry: Entry): void {
    this.settle(entry.lines);
    if (entry.reveal?.length) {
      const open = new Map(entry.reveal.map((line) => [line.seq, line]));
      if (this.lines.slice(0, -LAST).some((line) => open.has(line.seq))) this.rewritten += 1;
      this.lines = this.lines.map((line) => open.get(line.seq) ?? line);
    }
    if (entry.view && entry.view !== this.view) {
      this.habits.swap?.();
      this.view = this.held = entry.view;
    }
    if (entry.view) this.seq = this.lines.at(-1)?.seq ?? 0;
    if (entry.info) this.info = entry.info;
    this.landed = [];
  }

  /** A player's marks last until that player's next turn. */
  private mark(step: Step, line: Line): void {
    if (line.kind !== "move" || step.who === null || step.who !== line.seat || !step.places.length || this.marks.includes(step)) return;
    const fresh = this.mover !== step.who;
    this.mover = step.who;
    this.marks = [...(fresh ? this.marks.filter((m) => m.who !== step.who) : this.marks), step];
  }
}

/** The last move of each player: of the turn that a player made last, every step with a place. */
export function marksAfter(lines: readonly Line[]): Step[] {
  const gone = undone(lines);
  const marks = new Map<Seat, Step[]>();
  let mover: Seat | null = null;
  for (const line of lines) {
    if (line.kind !== "move" || line.seat === null || gone.has(line.seq)) continue;
    for (const step of stepsOf(line)) {
      if (step.who !== line.seat || !step.places.length) continue;
      if (mover !== line.seat) marks.set(line.seat, []);
      mover = line.seat;
      marks.get(line.seat)!.push(step);
    }
  }
  return [...marks.values()].flat();
}

/** The moves (and choices taken back) that an undo took back. */
export function undone(lines: readonly Line[]): Set<number> {
  const gone = new Set<number>();
  for (const line of lines) {
    if (line.kind !== "undo" || line.to === undefined) continue;
    for (const other of lines) if (other.seq > line.to && other.seq < line.seq && (other.kind === "move" || other.kind === "retract")) gone.add(other.seq);
  }
  return gone;
}
