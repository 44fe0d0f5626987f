/**
 * What this browser keeps of a table to check its chance later: the promise as first seen, the bits it answered with, the
 * receipts of its sealed choices (docs/protocol.md, "Chance that can be checked"). The checking itself is fair-check.ts.
 */
import { hex, type TableInfo } from "./protocol";
import type { Seat } from "./view";

export interface Kept {
  table: string;
  commit: string;
  /** By the number of the seat. */
  bits: Record<string, string>;
  receipts: { seq: number; hash: string }[];
  at: number;
}

export interface Answer {
  seat: Seat;
  commit: string;
  bits: string;
}

const PLACE = "fair:";
/** So many tables are kept, the newest. */
const MOST = 200;
/** Where the browser keeps nothing (private windows of some), this page does for as long as it is open. */
const memory = new Map<string, string>();

export function kept(table: string): Kept | null {
  try {
    const text = memory.get(table) ?? localStorage.getItem(PLACE + table);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function keep(what: Kept): void {
  const text = JSON.stringify(what);
  if (memory.get(what.table) === text) return; // nearly every message changes nothing here
  memory.set(what.table, text);
  try {
    if (localStorage.getItem(PLACE + what.table) === null) forgetOldest();
    localStorage.setItem(PLACE + what.table, text);
  } catch {
    // The page's own memory has it.
  }
}

function forgetOldest(): void {
  const all = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
  if (all.length < MOST) return;
  const age = (key: string): number => kept(key.slice(PLACE.length))?.at ?? 0;
  for (const key of all.toSorted((a, b) => age(a) - age(b)).slice(0, all.length - MOST + 1)) localStorage.removeItem(key);
}

/**
 * Keeps the promise, and draws the bits that are to be sent now: one answer for each own seat that has none. They are kept
 * before they are sent. A promise that is not the one first seen is not answered.
 */
export function answers(info: TableInfo): Answer[] {
  const { commit, missing } = info.chance;
  const now: Kept = kept(info.table) ?? { table: info.table, commit, bits: {}, receipts: [], at: Date.now() };
  if (now.commit !== commit) return [];
  const told: Answer[] = [];
  if (info.status === "open") {
    const mine = info.you.seats.map(String);
    // A seat that was given up before the start takes its bits along.
    now.bits = Object.fromEntries(Object.entries(now.bits).filter(([seat]) => mine.includes(seat)));
    for (const seat of info.you.seats.filter((s) => missing?.includes(s))) {
      const bits = (now.bits[String(seat)] ??= hex());
      told.push({ seat, commit, bits });
    }
  }
  keep(now);
  return told;
}

/** These bits were refused (another device of this person was first): they are none. */
export function drop(table: string, seat: Seat): void {
  const now = kept(table);
  if (!now) return;
  delete now.bits[String(seat)];
  keep(now);
}

export function keepReceipt(table: string, receipt: { seq: number; hash: string }): void {
  const now = kept(table);
  if (!now || now.receipts.some((old) => old.seq === receipt.seq)) return;
  keep({ ...now, receipts: [...now.receipts, { seq: receipt.seq, hash: receipt.hash }] });
}
