/**
 * The log in words: a line is what its steps say (steps.ts) and, where it is about the table rather than the game (seats,
 * undo, chat), what every table has. A line keeps the name of who made it, whoever sits there later.
 */
import { untrack } from "svelte";
import { has, language, say } from "../words.svelte";
import { level } from "./characters";
import { namesOf } from "./called";
import type { Line, TableInfo } from "./protocol";
import { undone } from "./queue.svelte";
import { named, sentence, stepsOf, type Part, type Step } from "./steps";
import type { Seat } from "./view";

export interface Told {
  text: string;
  /** Places on the board that the sentence speaks of, by their ids. */
  places: string[];
  step?: Step;
  /** The same in a few words with signs, for the log's eye; empty: it goes without saying. */
  brief?: readonly Part[];
  /** Whose doing a short form tells, as they were called then: one move may set off what both players do. */
  who?: string;
  /** Short forms with the same word run on in one entry, whoever's they are, after `lead`; `once`: each seat once. */
  run?: string;
  lead?: readonly Part[];
  once?: boolean;
}

/** A short form that runs on with others of its kind. */
export type Run = Required<Pick<Told, "brief" | "run">> & Pick<Told, "lead" | "once">;
/** A game's short form of a step; null: it has none, the sentence stands. */
export type Brief = (step: Step, names: readonly string[]) => readonly Part[] | Run | null;

/** The undo boundary: what stands after entry `seq` may be taken back freely, or nothing may. */
export interface Edge {
  seq: number;
  free: boolean;
}

/** What is taken back is named by so many moves at most. */
const NAMED = 3;

/** `most`: so many steps of it have been seen yet. `back`: what an undo takes back, in words. `colour`: the one taken instead of another. */
export function tell(line: Line, names: readonly string[], game: string, most = Infinity, back = "", colour = "", brief?: Brief): Told[] {
  const name = line.name || (line.seat === null ? "" : (names[line.seat] ?? ""));
  if (line.kind === "chat") return [{ text: say("web-pair", { label: name, value: line.text ?? "" }), places: [] }];
  const told: Told[] = [];
  const steps = stepsOf(line);
  const key = `web-line-${line.kind}${line.kind === "vote" ? (line.yes ? "-yes" : "-no") : ""}${line.kind === "left" && line.why === "clock" ? "-clock" : ""}`;
  // What a retraction did its step says.
  if (line.kind !== "move" && !(line.kind === "retract" && steps.length) && has(key) && !(line.kind === "reseat" && line.name === "")) {
    told.push({ text: say(key, { name, players: line.players ?? 0, bot: line.bot ? level(line.bot, game) : "", what: back || say("web-undo-this"), colour: line.kind === "reseat" ? colour : "" }), places: [] });
  }
  for (const step of steps.slice(0, most)) {
    const text = sentence(game, step, names);
    const short = text === null ? null : brief?.(step, names);
    if (text !== null) told.push({ text, places: step.places, step, ...(short ? { ...("run" in short ? short : { brief: short }), who: step.who === null || step.who === line.seat ? name : (names[step.who] ?? "") } : {}) });
  }
  return told;
}

/** What a move did, in its maker's first words; `short`: as a button names it that takes it back. */
export function deedOf(line: Line, names: readonly string[], game: string, short = false): string | null {
  for (const step of stepsOf(line)) {
    const key = `${game}-undo-${step.kind}`;
    if (short && step.who === line.seat && has(key)) return say(key, named(step, names));
    const text = step.who === line.seat ? sentence(game, step, names) : null;
    if (text !== null) return text;
  }
  return null;
}

/** The moves that going back to just after entry `to` takes back, newest first, in words. */
export function takenBack(lines: readonly Line[], to: number, until: number, names: readonly string[], game: string): string {
  const gone = undone(lines.filter((l) => l.seq < until));
  const moves = lines.filter((l) => l.kind === "move" && l.seq > to && l.seq < until && !gone.has(l.seq)).toReversed();
  const said = moves.slice(0, NAMED).flatMap((l) => deedOf(l, names, game) ?? []);
  return said.join(" ") + (moves.length > NAMED ? " …" : "");
}

/** Who sat at a seat when an entry was made, where somebody else has sat down there since. */
export function sitterAt(lines: readonly Line[], seat: Seat, seq: number): string | null {
  const sat = lines.filter((l) => l.kind === "sat" && l.seat === seat && !(l as { more?: boolean }).more && l.name);
  if (!sat.some((l) => l.seq > seq)) return null;
  return sat.findLast((l) => l.seq <= seq)?.name ?? null;
}

/** Sentences for one table, each made once: a move must not tell the whole log anew. */
export class Telling {
  private kept: string[] = [];
  /** For pictures that are handed on: colours in place of names. */
  anonymous = $state(false);
  readonly names = $derived.by(() => {
    const now = namesOf(this.info(), this.colours(), this.anonymous);
    // The same list as before when nothing in it changed.
    if (now.length !== this.kept.length || now.some((name, i) => name !== this.kept[i])) this.kept = now;
    return this.kept;
  });
  private readonly people = $derived.by(() => this.info()?.seats.map((seat) => seat.name ?? "").join("\n") ?? "");
  private readonly memo = $derived.by(() => {
    void [this.people, this.names, this.ready(), language()];
    return new WeakMap<Line, Told[]>();
  });

  constructor(
    private readonly info: () => TableInfo | null,
    private readonly lines: () => readonly Line[],
    readonly colours: () => readonly string[],
    /** Whether the game's words are there. */
    private readonly ready: () => boolean,
    /** The game's own short forms, if it has any. */
    private readonly brief: () => Brief | undefined = () => undefined,
  ) {}

  private get game(): string {
    return this.info()?.game ?? "";
  }
  /** The names as they were when a line was made; a bot that plays for a person says so. */
  private namesAt(line: Line): readonly string[] {
    const lines = this.lines();
    return this.names.map((name, seat) => {
      const person = sitterAt(lines, seat, line.seq) ?? this.info()?.seats[seat]?.name ?? null;
      const bot = line.kind === "move" && line.seat === seat && line.bot && person;
      return bot ? say("web-bot-for", { name: person }) : (sitterAt(lines, seat, line.seq) ?? name);
    });
  }
  told = (line: Line, most = Infinity): Told[] => {
    const known = this.memo.get(line);
    if (known && most === Infinity) return known;
    return untrack(() => {
      if (!this.ready()) return [];
      const names = this.namesAt(line);
      const back = (line.kind === "undo" || line.kind === "ask") && line.to !== undefined ? this.takenBack(line.to, line.seq) : "";
      const colour = line.kind === "reseat" ? say("fact-seat", { seat: this.colours()[line.to ?? 0] ?? "" }) : "";
      const found = tell(line, names, this.game, most, back, colour, this.brief());
      if (most === Infinity) this.memo.set(line, found);
      return found;
    });
  };
  /** In a few words what taking a move back takes back. */
  deed(line: Line): string | null {
    return deedOf(line, this.names, this.game, true);
  }
  takenBack(to: number, until = Infinity): string {
    return takenBack(this.lines(), to, until, this.names, this.game);
  }
  /** A move that is only thought of (a hint, a better one), as the server tells it. */
  thought(steps: readonly Step[] | undefined, text: string): Told {
    const step = steps?.[0];
    return { text: (step && sentence(this.game, step, this.names)) ?? text, places: step?.places ?? [] };
  }
}
