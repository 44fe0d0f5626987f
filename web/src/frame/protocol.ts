/** The types of docs/protocol.md, version 1, and the plain HTTP calls. No state. */
import type { Tables } from "./toml";
import { site } from "./place";
import type { Step } from "./steps";
import type { Facts, Seat } from "./view";

export const VERSION = 1;

export interface Problem {
  key: string;
  rule: string | null;
  facts: Facts;
  status: number;
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

export interface SeatInfo {
  name: string | null;
  kind: "open" | "person" | "bot";
  bot: string | null;
  away: boolean;
  /** Which drawn face its person has; 0: the name's own. */
  face?: number;
  /** The host keeps it for somebody: it has a link of its own. */
  reserved?: boolean;
}

export type Clock =
  | { kind: "none" }
  | { kind: "live"; bank: number; add: number; left?: number[]; running?: Seat[]; now?: number; starts?: number }
  | { kind: "slow"; days: number; left?: number[]; running?: Seat[]; now?: number; starts?: number };

/** The promise, and who has answered it with bits. */
export interface ChanceInfo {
  /** 1: a table of before, whose bits may have come before the promise was seen. */
  version: number;
  commit: string;
  bits: (string | null)[];
  bits_by: (string | null)[];
  /** People whose bits are not there; from `without` (ms) on the host may begin all the same. */
  missing: Seat[];
  without: number | null;
  /** The game begins by itself when everything for it is there. */
  start: boolean;
  secret: string | null;
}

export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  players: number;
  /** A seat of whoever made the table, if they play. */
  host?: Seat | null;
  options: Record<string, string | number | boolean>;
  public: boolean;
  hints: boolean;
  /** Printed figures of somebody's own copy that the table is played with; null: the usual ones. */
  data?: Tables | null;
  status: "open" | "playing" | "over";
  seq: number;
  turn: number;
  made: number;
  seats: SeatInfo[];
  pending: Seat[];
  locked: Seat[];
  clock: Clock;
  undo: { free: number | null; seat: Seat | null; ask: { by: Seat; to: number; yes: Seat[]; wait: Seat[] } | null };
  chance: ChanceInfo;
  result: { scores: number[]; shares: number[]; ranks: number[] } | null;
  next: string | null;
  /** Read by the link to a finished game: as strangers may have it. */
  shared?: boolean;
  you: { seats: Seat[]; seat: Seat | null; host: boolean; token: string | null };
}

export interface Line {
  seq: number;
  at: number;
  kind: string;
  seat: Seat | null;
  text?: string | null;
  name?: string;
  bot?: string;
  why?: string;
  chance?: string[];
  sealed?: boolean;
  /** A sealed choice that took the place of an earlier one. */
  replace?: boolean;
  to?: number;
  players?: number;
  consent?: boolean;
  yes?: boolean;
  over?: { scores: number[]; shares: number[]; ranks: number[] };
  table?: string;
  game?: string;
  /** A link that was taken back, with none in its place. */
  withdrawn?: boolean;
  /** What the entry did, as this watcher may know it. */
  steps?: Step[];
}

export interface Summary {
  table: string;
  game: string;
  players: number;
  status: "open" | "playing" | "over";
  seats: SeatInfo[];
  public: boolean;
  clock: Clock;
  made: number;
  your_turn: boolean;
  /** The reader's seats; who is to act, as far as it is known; how it ended. */
  yours: Seat[];
  pending: Seat[];
  result: TableInfo["result"];
  /** Why it can only be kept, not played on. */
  kept: { key: string; facts: Facts } | null;
}

/** A game that cannot be played: where it comes from, and what is wrong as a message. */
export interface LeftOut {
  name: string;
  package: string;
  key: string;
  facts: Record<string, string | number>;
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  colours: string[];
  options: { name: string; default: string | number | boolean; choices: (string | number | boolean)[] | null }[];
  hidden: boolean;
  simultaneous: boolean;
  chance: boolean;
  rules: number;
  /** Whether it takes printed facts of one's own copy. */
  data: boolean;
  /** The numbers of players at which there is a bot that has learned the game. */
  learned?: number[];
  /** Whether there is a tutorial. */
  learn?: boolean;
  /** How many puzzles there are. */
  puzzles?: number;
  /** By number of players, how strong each level was measured to be. */
  ratings?: Record<string, Record<string, { rating: number; low: number; high: number; games: number }>>;
  /** Styles in which its bots can play, where it has any: "hard~bold". */
  styles?: string[];
  /** By number of players, how long a game takes: against bots, among people. */
  minutes?: Record<string, { bots: number; friends: number }>;
  /** Members of the view that hold a "seat", "seats" or "values". */
  members?: Record<string, string>;
  /** Kinds of the game's words in its catalogues. */
  kinds?: string[];
  /** Whether it comes from another package, and the module that draws its board, if there is one. */
  package?: boolean;
  client?: string | null;
}

export type SeatWish = { kind: "me"; name?: string; face?: number } | { kind: "open" } | { kind: "bot"; bot: string };

export type PatchStep = [path: (string | number)[], value?: unknown];

export type ServerMessage =
  | { type: "state"; v: number; seq: number; lines: Line[]; table: TableInfo; view: unknown }
  | { type: "news"; seq: number; lines: Line[]; reveal?: Line[]; table?: Partial<TableInfo>; patch?: PatchStep[]; view?: unknown }
  | { type: "done"; id: string; seq: number; again: boolean; receipt?: { seq: number; hash: string } }
  | { type: "error"; id: string | null; error: Problem }
  | { type: "presence"; here: boolean[] }
  | { type: "pong"; n: number; now: number };

/** A new value with the steps applied; what they do not touch stays the same object. */
export function patched<T>(value: T, steps: readonly PatchStep[]): T {
  return steps.reduce<unknown>((now, step) => change(now, step[0], step.length > 1, step[1]), value) as T;
}

function change(value: unknown, path: readonly (string | number)[], keep: boolean, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  if (rest.length) copy[key] = change(copy[key], rest, keep, to);
  else if (keep) copy[key] = to;
  else delete copy[key];
  return copy;
}

export function newId(): string {
  return crypto.randomUUID ? crypto.randomUUID() : hex(16);
}

/** Random bits of this browser for the provable chance. */
export function hex(bytes = 32): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** The right with which this page came: the token of a link to a finished game. */
const right = { table: "", share: "" };
export function comeBy(table: string, share: string): void {
  Object.assign(right, { table, share });
}
/** A path of the API with that right, where it has any. */
export function withRight(path: string): string {
  const mine = right.share && new RegExp(`^/tables/${right.table}(?![\\w-])`).test(path);
  return mine ? `${path}${path.includes("?") ? "&" : "?"}share=${encodeURIComponent(right.share)}` : path;
}

/** The address of a path of the API. */
export const apiAddress = (path: string): string => site(`/api/v1${withRight(path)}`);

export async function call<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(method === "GET" ? apiAddress(path) : site(`/api/v1${path}`), init);
  } catch {
    throw new Refused({ key: "web-offline", rule: null, facts: {}, status: 0 });
  }
  const data = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    const problem = (data ?? {}) as Partial<Problem> & { error?: Problem };
    throw new Refused(problem.error ?? { key: problem.key ?? "web-error", rule: problem.rule ?? null, facts: problem.facts ?? {}, status: answer.status });
  }
  return data as T;
}
