/**
 * The coach of one's own decisions: what is asked, good moves with their reasons, a word before a costly slip, an answer to
 * "why not?". It asks the server once a decision, gives that up when the decision is over, and never holds up a move: what is
 * not there yet is not waited for.
 */
import { untrack } from "svelte";
import { coached, set, settings } from "../settings.svelte";
import type { Player } from "./player.svelte";
import { call, Refused } from "./protocol";
import type { Idea, Reason } from "./reasons";
import type { Table } from "./table.svelte";
import type { Seat } from "./view";

interface Answer {
  asks: Reason | null;
  ideas: Idea[];
  /** To win, by the move's text. */
  chances: Record<string, number>;
  /** What costly slips cost, in wins. */
  costly: Record<string, number>;
}

export class Coach {
  asks: Reason | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  /** Which idea is shown. */
  at = $state(0);
  /** The next move chosen is not made but talked about. */
  pointing = $state(false);
  /** A move that was pointed at. */
  about: Idea | null = $state.raw(null);
  /** A move kept back because it would be a costly slip, and what it costs. */
  held: { text: string; cost: number; about: Idea | null } | null = $state.raw(null);

  private decision = "";
  private turn = "";
  private warned = "";
  private waiting: AbortController | null = null;

  constructor(
    private readonly table: Table,
    private readonly player: Player,
  ) {}

  /** Where nobody plays against a person, or hints were agreed on. */
  readonly may = $derived.by((): boolean => {
    const info = this.table.info;
    const people = info?.seats.filter((seat) => seat.kind !== "bot" || seat.away).length ?? 2;
    return info?.status === "playing" && info.you.seats.length > 0 && (info.hints || people <= 1);
  });
  readonly on = $derived.by((): boolean => this.may && coached() && this.player.replay === null && this.table.link !== "gone");
  /** What is to be decided, for what is on the screen now; "": nothing. */
  private readonly now = $derived.by((): string => {
    const view = this.table.view;
    if (!this.on || !this.player.asked || !this.table.due.length || !view || view.you === null) return "";
    if (view.moves.length < 2 && !view.forms.length) return "";
    const last = this.table.lines.findLast((line) => line.kind === "move" && line.seat === view.you);
    return [view.you, last?.seq, ...view.moves, JSON.stringify(view.forms)].join("|");
  });

  /** Goes along with the table: to be called where a component begins. */
  watch(): void {
    $effect(() => {
      const decision = this.now;
      untrack(() => {
        const turn = this.table.lines.findLast((line) => line.kind === "move" && line.seat !== this.table.seat);
        this.consider(decision, String(turn?.seq ?? 0), this.table.seat);
      });
    });
    $effect(() => {
      const info = this.table.info;
      if (info?.status === "over" && info.you.seats.length && !settings.finished) set("finished", true);
    });
  }

  get idea(): Idea | null {
    return this.answer?.ideas[this.at] ?? null;
  }

  /** The decision that is on the screen; "": there is none. */
  private consider(decision: string, turn: string, seat: Seat | null): void {
    if (decision === this.decision) return;
    this.decision = decision;
    this.turn = turn;
    this.waiting?.abort();
    this.waiting = null;
    this.asks = this.answer = this.about = this.held = null;
    this.pointing = false;
    this.at = 0;
    if (!decision || seat === null) return;
    const stop = new AbortController();
    this.waiting = stop;
    const ask = <T>(path: string): Promise<T> => call<T>("GET", `/tables/${this.table.id}/${path}?seat=${seat}`, undefined, stop.signal);
    void ask<{ asks: Reason | null }>("why").then(({ asks }) => this.waiting === stop && (this.asks = asks), quiet);
    void ask<Answer>("coach").then((answer) => this.waiting === stop && (this.answer = answer), quiet);
  }

  /** Another good move. */
  next(): void {
    const many = this.answer?.ideas.length ?? 0;
    if (many) this.at = (this.at + 1) % many;
  }

  /** Whether a chosen move is kept back: it was only pointed at, or it is the first costly slip of this turn. */
  keeps(text: string): boolean {
    const seat = this.table.seat;
    if (!this.on) return false;
    if (this.pointing) {
      this.pointing = false;
      this.point(text, seat);
      return true;
    }
    const cost = this.answer?.costly[text];
    if (cost === undefined || this.warned === this.turn || this.held) return false;
    this.warned = this.turn;
    this.held = { text, cost, about: null };
    const held = this.held;
    void this.why(text, seat).then((about) => this.held === held && (this.held = { ...held, about }), quiet);
    return true;
  }

  /** "Why not this one?" */
  private point(text: string, seat: Seat | null): void {
    const decision = this.decision;
    this.about = { text, chance: null, deed: null, why: [] };
    void this.why(text, seat).then(
      // Closed in the meantime, or another one is asked about: the answer is late.
      (about) => this.decision === decision && this.about?.text === text && (this.about = about),
      () => (this.about = null),
    );
  }

  private async why(text: string, seat: Seat | null): Promise<Idea> {
    const { deed, why } = await call<{ deed: Reason | null; why: Reason[] }>("GET", `/tables/${this.table.id}/why?seat=${seat}&move=${encodeURIComponent(text)}`);
    return { text, chance: this.answer?.chances[text] ?? null, deed, why };
  }
}

/** Late, too often, or the decision is over: then there is no advice, and nobody waits for it. */
function quiet(problem: unknown): void {
  if (!(problem instanceof Refused) && !(problem instanceof DOMException)) throw problem;
}
