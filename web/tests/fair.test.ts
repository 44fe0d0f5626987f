/** Fair play in the browser: hashes, what is kept, the check of a real game (made by tests/cheats.py), and every lie in it. */
import { createHash, createHmac } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answers, drop, kept, keepReceipt, type Kept } from "../src/frame/fair";
import { below, check, type Checked, type GameRecord } from "../src/frame/fair-check";
import type { TableInfo } from "../src/frame/protocol";
import { digest, fromHex, hmac, native, scripted, sha, toHex, type Digest } from "../src/frame/sha256";
import fair from "./fair-game.json";
import { fixtureInfo, turn } from "./fixtures";

const game = (): GameRecord => structuredClone(fair.honest.file) as unknown as GameRecord;
const own = (): Kept => ({ ...structuredClone(fair.honest.kept), at: 0 }) as Kept;
const names = ["Ann", "Bot 1", "Bot 2"];
const keys = (checked: Checked): string[] => checked.faults.map((fault) => fault.key);

describe("SHA-256", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 200, 1000])("is the same in script, of %i bytes", async (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    const expected = createHash("sha256").update(bytes).digest("hex");
    expect(toHex(await scripted(bytes))).toBe(expected);
    expect(toHex(await native(bytes))).toBe(expected);
    expect(toHex(await digest(bytes))).toBe(expected);
  });

  it("makes the HMAC of the protocol", async () => {
    const key = fromHex("ab".repeat(32));
    expect(toHex(await hmac(key, "12 0"))).toBe(createHmac("sha256", key).update("12 0").digest("hex"));
  });
});

describe("a draw", () => {
  it("is what every program of the protocol draws", async () => {
    // The known answers of tests/table/test_chance.py.
    const lines = (version: number, bits: string[]): string[] => [`backroom key ${version}`, "T", "00".repeat(32), ...bits];
    const draws = async (version: number, bits: string[]): Promise<number[]> => {
      const key = fromHex(await sha(lines(version, bits)));
      return Promise.all(Array.from({ length: 12 }, (_, n) => below(key, n, 6, digest)));
    };
    expect(await draws(2, ["11".repeat(32), "", "22".repeat(32)])).toEqual([3, 4, 4, 5, 1, 5, 3, 2, 1, 3, 5, 4]);
    expect(await draws(1, ["11".repeat(32), "22".repeat(32)])).toEqual([1, 5, 0, 3, 4, 4, 3, 3, 2, 0, 2, 5]);
  });

  it("is made again where it would not divide evenly", async () => {
    let calls = 0;
    // Two digests make one HMAC: the first is all ones, beyond the last multiple of three.
    const by: Digest = () => Promise.resolve(new Uint8Array(32).fill(calls++ < 2 ? 255 : 0));
    expect(await below(new Uint8Array(32), 0, 3, by)).toBe(0);
    expect(calls).toBe(4);
  });
});

describe("the check of a finished game", () => {
  it("finds nothing in an honest one, and says what that proves", async () => {
    const alone = await check(game(), null, names);
    expect(alone.faults).toEqual([]);
    expect(alone.draws).toBeGreaterThan(10);
    expect(alone.receipts).toBeGreaterThan(5);
    expect(alone.proves.map((p) => p.key)).toEqual(["verify-proves-draws", "verify-proves-receipts"]);
    expect(alone.provesNot.map((p) => p.key)).toContain("verify-not-kept");
    const whole = await check(game(), own(), names);
    expect(whole.faults).toEqual([]);
    expect(whole.proves.find((p) => p.key === "verify-proves-chosen")?.facts).toEqual({ own: "Ann" });
    const not = whole.provesNot.map((p) => p.key);
    expect(not).toContain("verify-not-rules");
    expect(not).toContain("verify-not-abandoned");
    expect(not).not.toContain("verify-not-kept");
    expect(not).not.toContain("verify-not-later");
  });

  const lies: [string, string, (record: GameRecord, kept: Kept) => void, number?][] = [
    ["another secret", "verify-commit", (r) => (r.table.secret = "00".repeat(32))],
    ["another promise", "verify-kept-commit", (_, k) => (k.commit = "00".repeat(32))],
    ["other bits", "verify-kept-bits", (_, k) => (k.bits["0"] = "00".repeat(32))],
    ["bits that nobody added", "verify-bits", (r) => (r.table.bits[1] = "00".repeat(32))],
    ["bits that are none", "verify-bits", (r) => (r.table.bits[0] = "zz")],
    ["another draw", "verify-draw", (r) => (r.table.lines[2]!.chance![1] = "deal 0 9"), 3],
    ["a draw left out", "verify-draw", (r) => void (r.table.lines[2]!.chance!.shift(), r.table.lines[2]!.odds!.shift()), 3],
    ["a draw without odds", "verify-draw", (r) => delete r.table.lines[2]!.odds, 3],
    ["another sealed choice", "verify-receipt", (r) => (r.table.lines[3]!.text = "bid 99"), 4],
    ["another receipt", "verify-kept-receipt", (_, k) => (k.receipts[0]!.hash = "00"), 4],
    ["a line left out", "verify-hole", (r) => void r.table.lines.splice(3, 1), 4],
    ["another table", "verify-kept-table", (_, k) => (k.table = "U")],
    ["a game that goes on", "verify-unfinished", (r) => (r.table.secret = null)],
  ];
  it.each(lies)("finds %s", async (_, key, lie, seq) => {
    const [record, kept] = [game(), own()];
    lie(record, kept);
    const checked = await check(record, kept, names);
    expect(keys(checked)).toContain(key);
    if (seq !== undefined) expect(checked.faults.find((fault) => fault.key === key)!.facts).toMatchObject({ seq });
    expect(checked.proves).toEqual([]);
  });

  it("says who came later, whose bits are missing, and what the first version could not prove", async () => {
    const later = await check(structuredClone(fair.later.file) as unknown as GameRecord, { ...fair.later.kept, at: 0 } as unknown as Kept, ["Ann", "Bob"]);
    expect(later.faults).toEqual([]);
    expect(later.provesNot.find((p) => p.key === "verify-not-later")?.facts).toEqual({ later: "Bob" });
    const first = await check(structuredClone(fair.first.file) as unknown as GameRecord, null, names);
    expect(first.faults).toEqual([]);
    expect(first.provesNot.map((p) => p.key)).toContain("verify-not-first");
    expect(first.proves.map((p) => p.key)).not.toContain("verify-proves-chosen");
    const missing = game();
    missing.table.people = [0, 2];
    const checked = await check(missing, own(), names);
    expect(checked.provesNot.find((p) => p.key === "verify-not-missing")?.facts).toEqual({ missing: "Bot 2", count: 1 });
  });
});

describe("what this browser keeps", () => {
  let n = 0;
  const info = (more: Partial<TableInfo["chance"]> = {}, rest: Partial<TableInfo> = {}): TableInfo => {
    const base = fixtureInfo(turn());
    return { ...base, table: `T${n}`, status: "open", you: { ...base.you, seats: [0] }, chance: { ...base.chance, commit: "c", missing: [0, 1], ...more }, ...rest };
  };
  beforeEach(() => {
    localStorage.clear();
    n += 1;
  });

  it("answers the promise for its own seats, with the same bits however often it is asked", () => {
    const [first] = answers(info());
    expect(first).toMatchObject({ seat: 0, commit: "c" });
    expect(first!.bits).toMatch(/^[0-9a-f]{64}$/);
    expect(answers(info())).toEqual([first]);
    expect(kept(`T${n}`)!.bits).toEqual({ "0": first!.bits });
    expect(localStorage.getItem(`fair:T${n}`)).toContain(first!.bits);
    expect(answers(info({ missing: [1] }))).toEqual([]);
  });

  it("does not answer another promise than the first", () => {
    answers(info());
    expect(answers(info({ commit: "d" }))).toEqual([]);
    expect(kept(`T${n}`)!.commit).toBe("c");
  });

  it("keeps no bits of a seat that it gave up before the start or that another device was first at", () => {
    answers(info());
    answers(info({ missing: [0] }, { you: { ...info().you, seats: [] } }));
    expect(kept(`T${n}`)!.bits).toEqual({});
    answers(info());
    drop(`T${n}`, 0);
    expect(kept(`T${n}`)!.bits).toEqual({});
  });

  it("keeps bits once the game has begun, and every receipt once", () => {
    const [first] = answers(info());
    answers(info({ missing: [] }, { status: "playing", you: { ...info().you, seats: [] } }));
    expect(kept(`T${n}`)!.bits).toEqual({ "0": first!.bits });
    keepReceipt(`T${n}`, { seq: 7, hash: "a" });
    keepReceipt(`T${n}`, { seq: 7, hash: "b" });
    expect(kept(`T${n}`)!.receipts).toEqual([{ seq: 7, hash: "a" }]);
  });

  it("does without storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const [first] = answers(info());
    expect(answers(info())).toEqual([first]);
    vi.restoreAllMocks();
  });
});
