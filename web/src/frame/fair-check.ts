/**
 * Checks a finished game in this browser: the promise, the bits, every draw's number, every receipt, and all of them
 * against what was kept during play. It knows no rules: what could be drawn, with its odds, it takes from the record
 * (`backroom verify` checks those too). The sentences' keys are those of table/verify.py and table/claims.py.
 */
import type { Kept } from "./fair";
import { call, type Line } from "./protocol";
import { digest, fromHex, hmac, sha, type Digest } from "./sha256";
import type { Facts, Seat } from "./view";

export interface RecordLine extends Line {
  odds?: [text: string, weight: number][][];
  receipt?: string;
  nonce?: string;
  more?: boolean;
}

export interface GameRecord {
  players: number;
  table: {
    format: number;
    table: string;
    version: number;
    commit: string;
    secret: string | null;
    bits: (string | null)[];
    people: Seat[];
    lines: RecordLine[];
  };
}

export interface Said {
  key: string;
  facts: Facts;
}

export interface Checked {
  draws: number;
  receipts: number;
  faults: Said[];
  proves: Said[];
  provesNot: Said[];
}

const BITS = /^[0-9a-f]{64}$/;
const WHOLE = 2n ** 64n;

/** Draw number `n` of the stream: 0 … total−1. */
export async function below(key: Uint8Array, n: number, total: number, by: Digest): Promise<number> {
  const sum = BigInt(total);
  const limit = WHOLE - (WHOLE % sum);
  for (let attempt = 0; ; attempt++) {
    const bytes = await hmac(key, `${n} ${attempt}`, by);
    const drawn = new DataView(bytes.buffer).getBigUint64(0);
    if (drawn < limit) return Number(drawn % sum);
  }
}

/** The seats whose person added bits before the start, in the order in which they did. */
function inOrder(lines: readonly RecordLine[]): Seat[] {
  let added: Seat[] = [];
  for (const line of lines) {
    if (line.kind === "started") break;
    if (["sat", "bot", "open", "left", "reseat"].includes(line.kind) && !line.more) added = added.filter((seat) => seat !== line.seat);
    if (line.kind === "bits" && line.seat !== null && !added.includes(line.seat)) added.push(line.seat);
  }
  return added;
}

export async function check(record: GameRecord, kept: Kept | null, names: readonly string[], by: Digest = digest): Promise<Checked> {
  const part = record.table;
  const faults: Said[] = [];
  const wrong = (key: string, facts: Facts = {}): void => void faults.push({ key, facts });
  const told: Checked = { draws: 0, receipts: 0, faults, proves: [], provesNot: [] };
  if (part.secret === null) {
    wrong("verify-unfinished");
    return told;
  }
  if ((await sha(["backroom secret 1", part.table, part.secret], by)) !== part.commit) wrong("verify-commit");
  const order = inOrder(part.lines);
  const there = part.bits.flatMap((bits, seat) => (bits === null ? [] : [seat]));
  const whole = part.bits.length === record.players && part.bits.every((bits) => bits === null || BITS.test(bits));
  if (!whole || (part.version > 1 && there.join() !== order.toSorted((a, b) => a - b).join())) wrong("verify-bits");
  const key = fromHex(await sha([`backroom key ${part.version}`, part.table, part.secret, ...part.bits.map((bits) => bits ?? "")], by));
  for (const [place, line] of part.lines.entries()) {
    if (line.seq !== place + 1) {
      wrong("verify-hole", { seq: place + 1 });
      break;
    }
    for (const [i, found] of (line.chance ?? []).entries()) {
      const odds = line.odds?.[i] ?? [];
      const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
      let left = total > 0 ? await below(key, told.draws, total, by) : 0;
      const expected = odds.find(([, weight]) => (left -= weight) < 0)?.[0] ?? "–";
      if (expected !== found) wrong("verify-draw", { seq: line.seq, draw: told.draws, expected, found });
      told.draws++;
    }
    if (line.sealed) {
      const hash = await sha(["backroom receipt 1", part.table, String(line.seq), String(line.seat), line.text ?? "", line.nonce ?? ""], by);
      if (hash !== line.receipt) wrong("verify-receipt", { seq: line.seq });
      told.receipts++;
    }
  }
  if (kept) compare(part, kept, wrong);
  if (!faults.length) claim(told, part, kept, order, names);
  return told;
}

function compare(part: GameRecord["table"], kept: Kept, wrong: (key: string, facts?: Facts) => void): void {
  if (kept.table !== part.table) return wrong("verify-kept-table");
  if (kept.commit !== part.commit) wrong("verify-kept-commit");
  for (const [seat, bits] of Object.entries(kept.bits)) if (part.bits[Number(seat)] !== bits) wrong("verify-kept-bits", { seat });
  const given = new Map(part.lines.filter((line) => line.sealed).map((line) => [line.seq, line.receipt]));
  for (const { seq, hash } of kept.receipts) if (given.get(seq) !== hash) wrong("verify-kept-receipt", { seq });
}

/** What holds, and what does not follow from it: the same cases as table/claims.py. */
function claim(told: Checked, part: GameRecord["table"], kept: Kept | null, order: Seat[], names: readonly string[]): void {
  const say = (seats: Seat[]): string => seats.map((seat) => names[seat] ?? String(seat)).join(", ");
  const yes = (key: string, facts: Facts = {}): void => void told.proves.push({ key, facts });
  const no = (key: string, facts: Facts = {}): void => void told.provesNot.push({ key, facts });
  if (told.draws) {
    yes("verify-proves-draws");
    const lacking = part.people.filter((seat) => !order.includes(seat));
    const mine = order.findLastIndex((seat) => kept?.bits[String(seat)] !== undefined);
    if (part.version === 1) no("verify-not-first");
    else if (!order.length) no("verify-not-bits");
    else {
      if (lacking.length) no("verify-not-missing", { missing: say(lacking), count: lacking.length });
      if (mine < 0) no("verify-not-kept");
      else {
        yes("verify-proves-chosen", { own: say(order.filter((seat) => kept?.bits[String(seat)] !== undefined)) });
        const later = order.slice(mine + 1);
        if (later.length) no("verify-not-later", { later: say(later) });
        no("verify-not-abandoned");
      }
    }
    no("verify-not-ahead");
  }
  if (told.receipts) {
    yes("verify-proves-receipts");
    no("verify-not-sealed");
    if (kept?.receipts.length) yes("verify-proves-kept-receipts");
    else no("verify-not-receipts");
  }
  no("verify-not-who");
  no("verify-not-rules");
}

const checks = new Map<string, Promise<Checked>>();

/** The finished game of a table, fetched and checked once; `again`: anew. */
export function checkTable(id: string, kept: Kept | null, names: readonly string[], again = false): Promise<Checked> {
  const old = checks.get(id);
  if (old && !again) return old;
  const fresh = call<GameRecord>("GET", `/tables/${id}/export`).then((record) => check(record, kept, names));
  checks.set(id, fresh);
  fresh.catch(() => checks.delete(id));
  return fresh;
}
