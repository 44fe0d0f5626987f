/**
 * One table as this browser knows it: the connection, the view, the log, and what a person may send. Silent about what
 * the game is. Lost connections are taken up again by themselves, and commands that were not answered are sent again with
 * the same id, so that none is done twice or lost.
 */
import { need } from "../words.svelte";
import { answers, drop, keepReceipt } from "./fair";
import { site } from "./place";
import { call, newId, patched, Refused, VERSION, type Line, type Problem, type ServerMessage, type TableInfo } from "./protocol";
import type { Entry } from "./queue.svelte";
import type { BaseView, Facts, Seat } from "./view";

type Command = { type: string; id: string } & Record<string, unknown>;

interface Waiting {
  command: Command;
  resolve: (seq: number) => void;
  reject: (problem: Problem) => void;
}

const PATIENCE = [300, 800, 1500, 3000, 5000, 10_000];
const PULSE = 20_000;

export class Table {
  view: BaseView | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  here: boolean[] = $state.raw([]);
  /** "away" is shown to the person only when it lasts. */
  link: "joining" | "on" | "away" | "gone" = $state("joining");
  /** Why the server closed for good, as a catalogue key. */
  reason: string | null = $state(null);
  /** What goes into those words, where the table is only kept: its record can still be had. */
  kept: Facts | null = $state.raw(null);
  /** The server speaks another version of the protocol: this page is too old. */
  stale = $state(false);
  /** Commands under way. */
  busy = $state(0);
  /** Sealed lines shown by the last reveal. */
  reveal: Line[] = $state.raw([]);

  private socket: WebSocket | null = null;
  private tries = 0;
  private waiting = new Map<string, Waiting>();
  private pulse: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private closed = false;
  private eyes: Seat | null | undefined = undefined;
  private answered = new Set<string>();
  /** Why the claim with which one came is gone, as a catalogue key. */
  private lost: string | null = null;
  private losers = new Set<(reason: string) => void>();
  private listeners = new Set<(news: Entry | null) => void>();

  constructor(readonly id: string) {}

  get seat(): Seat | null {
    return this.view?.you ?? this.info?.you.seat ?? null;
  }

  /** One's own seats that are to act. */
  get due(): Seat[] {
    const info = this.info;
    return info && info.status === "playing" ? info.you.seats.filter((s) => info.pending.includes(s)) : [];
  }

  /** Tells what comes, entry by entry; null: everything is to be taken afresh (first time, other eyes). */
  onNews(listener: (news: Entry | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  open(): void {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** By a link to a finished game: fetched once, nothing more comes. False: one has a better right than the link's. */
  async still(): Promise<boolean> {
    const info = await call<TableInfo>("GET", `/tables/${this.id}`);
    if (!info.shared) return false;
    const [{ lines }, { view }] = await Promise.all([call<{ lines: Line[] }>("GET", `/tables/${this.id}/log`), call<{ view: BaseView | null }>("GET", `/tables/${this.id}/view`)]);
    this.link = "on";
    this.info = info;
    this.view = view;
    this.add(lines);
    this.tell(null);
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.pulse);
    clearTimeout(this.again);
    this.socket?.close();
  }

  private wake = (): void => {
    if (document.visibilityState === "hidden" || this.closed || this.link === "gone") return;
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.again);
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${site(`/api/v1/tables/${this.id}/ws`)}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", v: VERSION, since: this.lines.at(-1)?.seq ?? 0 };
      if (this.eyes !== undefined) hello["seat"] = this.eyes;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      clearInterval(this.pulse);
      if (event.code === 4410) this.lose(event.reason);
      else if ([4400, 4403, 4404, 4409].includes(event.code)) {
        this.link = "gone";
        this.reason = this.lost ?? (event.reason || "server-no-table");
        if (event.code === 4409) void this.askWhy();
        return;
      }
      this.link = "away";
      const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
      this.again = setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
    };
  }

  /** A closed connection says one word; the answer to a request says the rest. */
  private async askWhy(): Promise<void> {
    await call("GET", `/tables/${this.id}`).catch((e: unknown) => {
      if (!(e instanceof Refused)) return;
      const { facts } = e.problem;
      const told = () => (this.kept = facts);
      // The game is named as people call it.
      if (facts["game"]) need(String(facts["game"])).then(told, told);
      else told();
    });
  }

  /** The seat, or the right to watch, is somebody else's now: what it knew is put away; perhaps one may still look on. */
  private lose(reason: string): void {
    this.lost = reason || "server-claim-gone";
    this.eyes = undefined;
    this.view = null;
    this.lines = [];
    this.reveal = [];
    this.tries = 0;
    for (const listener of this.losers) listener(this.lost);
  }

  /** Called with the reason when the server takes the seat's eyes away. */
  onLost(listener: (reason: string) => void): () => void {
    this.losers.add(listener);
    return () => this.losers.delete(listener);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        if (message.v !== VERSION) this.stale = true;
        // After an interruption the server may be a newer one.
        if (this.link === "away") void this.compare();
        this.link = "on";
        this.tries = 0;
        {
          const afresh = this.info === null || this.lines.length === 0 || this.view === null || this.info.you.seat !== message.table.you.seat;
          this.info = message.table;
          this.view = message.view as BaseView | null;
          this.eyes = message.table.you.seat;
          const lines = this.add(message.lines);
          this.tell(afresh ? null : { lines, view: this.view, info: this.info });
        }
        this.beat();
        for (const { command } of this.waiting.values()) this.put(command);
        this.answer();
        break;
      case "news":
        if (message.table && this.info) this.info = { ...this.info, ...message.table, seq: message.seq };
        if (message.view !== undefined) this.view = message.view as BaseView | null;
        else if (message.patch && this.view) this.view = patched(this.view, message.patch);
        if (message.reveal?.length) {
          const open = new Map(message.reveal.map((line) => [line.seq, line]));
          this.lines = this.lines.map((line) => open.get(line.seq) ?? line);
          this.reveal = message.reveal;
        }
        this.tell({ lines: this.add(message.lines), view: this.view, info: this.info, reveal: message.reveal ?? [] });
        this.answer();
        break;
      case "done": {
        if (message.receipt) keepReceipt(this.id, message.receipt);
        const waiting = this.waiting.get(message.id);
        this.forget(message.id);
        waiting?.resolve(message.seq);
        break;
      }
      case "error": {
        if (message.id === null) break;
        const waiting = this.waiting.get(message.id);
        this.forget(message.id);
        waiting?.reject(message.error);
        break;
      }
      case "presence":
        this.here = message.here;
        break;
      case "pong":
        break;
    }
  }

  /** Bits of this browser for the own seats that have none yet, in answer to the table's promise. */
  private answer(): void {
    if (!this.info?.chance) return;
    for (const answer of answers(this.info)) {
      if (this.answered.has(answer.bits)) continue;
      this.answered.add(answer.bits);
      // By this id a second window of this browser that sends the same bits is answered like the first.
      this.send("bits", { id: `bits-${answer.seat}-${answer.bits.slice(0, 16)}`, ...answer }).catch(() => drop(this.id, answer.seat));
    }
  }

  /** Whether the server now hands out another client than this one. */
  private async compare(): Promise<void> {
    try {
      const page = await (await fetch(site("/"), { cache: "no-store" })).text();
      const running = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
      const offered = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
      if (running && offered && running !== offered) this.stale = true;
    } catch {
      // No answer: the next interruption asks again.
    }
  }

  private add(lines: Line[]): Line[] {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = lines.filter((line) => line.seq > last);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    return fresh;
  }
  private tell(news: Entry | null): void {
    for (const listener of this.listeners) listener(news);
  }

  private beat(): void {
    clearInterval(this.pulse);
    this.heard = Date.now();
    this.pulse = setInterval(() => {
      // A connection that is dead without saying so is noticed here.
      if (Date.now() - this.heard > 2 * PULSE + 5000) this.socket?.close();
      else this.put({ type: "ping", n: 1 } as unknown as Command);
    }, PULSE);
  }

  private put(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private forget(id: string): void {
    if (this.waiting.delete(id)) this.busy = this.waiting.size;
  }

  /** Sends a command; resolves when it is durable, rejects with the Problem when it is refused. */
  send(type: string, more: Record<string, unknown> = {}): Promise<number> {
    const command: Command = { type, id: newId(), ...more };
    return new Promise((resolve, reject) => {
      this.waiting.set(command.id, { command, resolve, reject });
      this.busy = this.waiting.size;
      if (this.link === "on") this.put(command);
    });
  }

  move(text: string): Promise<number> {
    return this.send("move", { seat: this.seat, at: this.info?.seq ?? 0, text });
  }

  /** Hot-seat: through another seat's eyes. Pressed twice it is asked once: a second answer would drop what has been chosen since. */
  look(seat: Seat | null): void {
    if (this.eyes === seat) return;
    this.eyes = seat;
    this.put({ type: "look", seat } as unknown as Command);
  }
}
