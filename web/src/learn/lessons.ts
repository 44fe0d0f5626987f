/** Tutorials as the server tells them (docs/protocol.md), and how far one has come, kept in this browser only. */
import type { Line, TableInfo } from "../frame/protocol";
import type { Step } from "../frame/steps";
import type { BaseView, Facts } from "../frame/view";

export interface Lesson {
  key: string;
  kind: "move" | "point" | "choose" | "read";
  lit: string[];
  choices: string[];
  deeds: number;
  /** Lit from the second deed on; empty: the same. */
  then: string[];
  /** How much of the first move lies there already, "?" for what is left to do; "": nothing. */
  begun: string;
}

export interface Tutorial {
  game: string;
  players: number;
  options: Record<string, string | boolean>;
  colours: string[];
  names: string[];
  lessons: Lesson[];
}

export interface DeedAnswer {
  right: boolean;
  other: string | null;
  rule: string | null;
  problem: { key: string; facts: Facts } | null;
  lines: { seq: number; seat: number | null; text: string | null; steps: Step[] }[];
  view: BaseView | null;
}

/** The lesson one is at, and the furthest one has been. */
export interface Progress {
  at: number;
  far: number;
}

const key = (game: string): string => `learn:${game}`;

export function recall(game: string, lessons: number): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Partial<Progress> | null;
    const whole = (n: unknown): number => (typeof n === "number" && Number.isInteger(n) && n >= 0 && n < lessons ? n : 0);
    return { at: whole(kept?.at), far: Math.max(whole(kept?.far), whole(kept?.at)) };
  } catch {
    return { at: 0, far: 0 };
  }
}

export function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // Without a memory of its own this browser begins anew.
  }
}

/** The lines of an answer as those of a table. */
export const linesOf = (answer: Pick<DeedAnswer, "lines">): Line[] => answer.lines.map(({ seq, seat, text, steps }) => ({ seq, at: 0, kind: "move", seat, text, steps }));

/** What is known of a table that is not on the server. */
export interface Position {
  game: string;
  players: number;
  options: Record<string, string | boolean>;
}

/** Such a table, as far as a game's board asks about it: one person and rivals, no clock, nothing to take back. */
export function infoOf(tutorial: Position, view: BaseView, rivals: readonly (string | null)[], you = 0): TableInfo {
  const names = [...rivals];
  names.splice(you, 0, null);
  return {
    table: "",
    game: tutorial.game,
    rules: 0,
    players: tutorial.players,
    options: tutorial.options,
    public: false,
    hints: false,
    status: view.over ? "over" : "playing",
    seq: 0,
    turn: 0,
    made: 0,
    seats: names.map((name) => ({ name, kind: name === null ? "person" : "bot", bot: name === null ? null : "greedy", away: false })),
    pending: view.pending,
    locked: [],
    clock: { kind: "none" },
    undo: { free: null, seat: null, ask: null },
    chance: { version: 2, commit: "", bits: [], bits_by: [], missing: [], without: null, start: false, secret: null },
    result: null,
    next: null,
    you: { seats: [you], seat: you, host: true, token: null },
  };
}

/** The place pointed at: of the asked kind ("ward" of "ward:14"), whatever piece is drawn over it. */
export function placeAt(x: number, y: number, lit: readonly string[]): string | null {
  const kinds = new Set(lit.map((place) => place.split(":", 1)[0]));
  for (const hit of document.elementsFromPoint(x, y)) {
    for (let node = hit.closest("[data-place]"); node; node = node.parentElement?.closest("[data-place]") ?? null) {
      const place = node.getAttribute("data-place") ?? "";
      if (kinds.has(place.split(":", 1)[0])) return place;
    }
  }
  return null;
}
