/** What a person asks of a table beyond the moves of the game: undo, links, seats, a rematch, advice. */
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import { askNames, changeName } from "./names.svelte";
import { site } from "./place";
import type { Player } from "./player.svelte";
import { call, Refused, type Line, type Problem } from "./protocol";
import { undone } from "./queue.svelte";
import { reasonText, type Idea } from "./reasons";
import type { Step } from "./steps";
import type { Table } from "./table.svelte";
import type { Edge, Telling, Told } from "./telling.svelte";
import { toast } from "./toasts.svelte";

export interface Advice extends Told {
  idea: Idea;
}

export function complain(problem: Problem | unknown): void {
  const p = problem instanceof Refused ? problem.problem : (problem as Problem);
  toast(say(p.key ?? "web-error", p.facts ?? {}), { rule: p.rule ?? null, tone: "bad" });
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("web-copied"));
  } catch {
    // Without the right to the clipboard the link is shown to be copied by hand.
    prompt(say("web-copy-link"), text);
  }
}

export class Commands {
  asking = $state(false);
  advice: Advice | null = $state.raw(null);

  constructor(
    private readonly table: Table,
    private readonly player: Player,
    private readonly telling: Telling,
    /** Levels that may play for who leaves, and the seats' first links. */
    private readonly bots: () => readonly string[],
    private readonly links: () => readonly (string | null)[],
  ) {}

  send = (type: string, more: Record<string, unknown> = {}): void => void this.table.send(type, more).catch(complain);
  act = (text: string): void => {
    if (!this.live) toast(say("web-in-the-past"));
    else void this.table.move(text).catch(complain);
  };
  get live(): boolean {
    return this.player.replay === null && this.table.link !== "gone";
  }

  // ---- taking back ---------------------------------------------------------------------------------------

  readonly canUndo = $derived.by(() => {
    const info = this.table.info;
    return this.live && info?.status === "playing" && info.undo.free !== null && info.undo.seat !== null && info.you.seats.includes(info.undo.seat);
  });
  /** The last move that counts and may be taken back freely. */
  private readonly lastFree = $derived.by((): Line | undefined => {
    if (!this.canUndo) return undefined;
    const gone = undone(this.table.lines);
    return this.table.lines.findLast((l) => l.kind === "move" && !gone.has(l.seq) && l.seq > this.table.info!.undo.free!);
  });
  /** Beyond what is free: one's own last move, if everybody agrees. */
  readonly lastOwn = $derived.by((): Line | undefined => {
    const info = this.table.info;
    if (!this.live || info?.status !== "playing" || this.canUndo || info.undo.ask) return undefined;
    const gone = undone(this.table.lines);
    return this.table.lines.findLast((l) => l.kind === "move" && l.seat !== null && !gone.has(l.seq) && info.you.seats.includes(l.seat));
  });
  /** What the free undo takes back, in words. */
  readonly undoWhat = $derived.by((): string | null => {
    if (!this.canUndo) return null;
    return (this.lastFree && this.telling.deed(this.lastFree)) ?? say("web-undo-this");
  });
  /** The undo boundary: after this entry everything is one's own to take back; null when there is nothing to say. */
  readonly edge = $derived.by((): Edge | null => {
    if (this.canUndo) return { seq: this.table.info!.undo.free!, free: true };
    return this.lastOwn ? { seq: this.table.lines.at(-1)!.seq, free: false } : null;
  });
  /** One step back: to just before it. */
  undo = (): void => {
    const undo = this.table.info?.undo;
    if (!undo || undo.free === null || undo.seat === null) return;
    this.send("undo", { seat: undo.seat, to: this.lastFree ? Math.max(undo.free, this.lastFree.seq - 1) : undo.free });
  };
  askUndo = (): void => {
    if (this.lastOwn) this.send("undo", { seat: this.lastOwn.seat, to: this.lastOwn.seq - 1 });
  };

  // ---- seats and links -----------------------------------------------------------------------------------

  async share(seat: number | null): Promise<void> {
    try {
      // The first link of a seat works once, and not any more after the seat has changed hands.
      const first = !this.table.lines.some((l) => l.seat === seat && ["sat", "open", "left", "bot", "link"].includes(l.kind));
      let link = seat !== null && first ? (this.links()[seat] ?? null) : null;
      link ??= (await call<{ link: string }>("POST", `/tables/${this.table.id}/link`, { seat })).link;
      await copy(new URL(link, location.href).href);
    } catch (problem) {
      complain(problem);
    }
  }
  async withdraw(seat: number): Promise<void> {
    await call("POST", `/tables/${this.table.id}/link`, { seat, withdraw: true }).then(() => toast(say("web-door-withdrawn")), complain);
  }
  /** As this page made it: to be read off the screen, too. */
  joinLink: string | null = $state(null);
  /** The same place in words, to be said aloud. */
  joinCode: string | null = $state(null);
  /** The one link for all friends, copied, or handed to the system where that can send it on. */
  async invite(how: "copy" | "send" | "show" = "copy"): Promise<void> {
    try {
      const { link, code } = await call<{ link: string; code: string | null }>("POST", `/tables/${this.table.id}/invite`, {});
      const url = new URL(link, location.href).href;
      this.joinLink = url;
      this.joinCode = code ?? null;
      if (how === "show") return;
      if (how === "send") await navigator.share({ url, title: document.title }).catch(() => undefined);
      else await copy(url);
    } catch (problem) {
      complain(problem);
    }
  }
  async stopInvite(): Promise<void> {
    this.joinLink = this.joinCode = null;
    await call("POST", `/tables/${this.table.id}/invite`, { withdraw: true }).then(() => toast(say("web-join-stopped")), complain);
  }
  /** Called otherwise, here and from now on. */
  async rename(): Promise<void> {
    const seat = this.table.info?.you.seats[0];
    if (!(await changeName()) || seat === undefined) return;
    this.send("name", { seat, name: settings.name.trim() || null, face: settings.face });
  }
  async sit(seat: number): Promise<void> {
    const named = await askNames();
    if (!named) return;
    await call("POST", `/tables/${this.table.id}/sit`, { seat, name: named[0] || null, face: settings.face }).catch(complain);
    location.reload();
  }
  leave = (): void => {
    const bots = this.bots();
    if (!this.table.info || !confirm(say("web-leave-sure"))) return;
    for (const seat of this.table.info.you.seats) this.send("leave", { seat, bot: bots.includes("greedy") ? "greedy" : (bots[0] ?? "random") });
  };
  rematch = async (): Promise<void> => {
    try {
      const next = this.table.info?.next ?? (await call<{ table: string }>("POST", `/tables/${this.table.id}/rematch`, { id: `rematch-${this.table.id}` })).table;
      location.href = site(`/t/${next}`);
    } catch (problem) {
      complain(problem);
    }
  };

  // ---- advice --------------------------------------------------------------------------------------------

  /** What a bot would do with this seat's knowledge, in words. */
  hint = async (): Promise<void> => {
    this.asking = true;
    try {
      const bot = this.bots().includes("medium") ? "medium" : "greedy";
      const idea = await call<Idea & { steps: Step[] }>("GET", `/tables/${this.table.id}/hint?seat=${this.table.seat}&bot=${bot}`);
      const told = this.telling.thought(idea.steps, idea.text);
      const places = [...told.places, ...(idea.deed?.places ?? []), ...idea.why.flatMap((one) => one.places).flatMap((place) => place.split("|"))];
      this.advice = { text: idea.deed ? reasonText(idea.deed, this.telling.names) : told.text, places: [...new Set(places)], idea };
    } catch (problem) {
      complain(problem);
    } finally {
      this.asking = false;
    }
  };
}
