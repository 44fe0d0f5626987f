/** A table's connection with a socket that the test plays: patches, resending after a loss, stale clients, reveals. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../src/frame/table.svelte";
import type { TableInfo } from "../src/frame/protocol";
import { bid, fixtureInfo, turn } from "./fixtures";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  close(): void {
    this.lose(1000);
  }
}

const state = (more: object = {}, info: Partial<TableInfo> = {}) => ({
  type: "state", v: 1, seq: 12, lines: [{ seq: 12, at: 0, kind: "move", seat: 3, text: "end" }],
  table: { ...fixtureInfo(turn()), ...info }, view: turn(), ...more,
});

describe("a table's connection", () => {
  let table: Table;
  let page = "";
  const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(page)));
    table = new Table("T");
    table.open();
    socket().accept();
    socket().say(state());
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("answers the promise of a table that waits, once, and keeps the receipts it is given", () => {
    const chance = { ...fixtureInfo(turn()).chance, commit: "c".repeat(64), missing: [3] };
    const open: Partial<TableInfo> = { table: "T", status: "open", chance, you: { ...fixtureInfo(turn()).you, seats: [3] } };
    socket().say(state({ view: null }, open));
    const bits = socket().sent.filter((m) => m["type"] === "bits");
    expect(bits).toMatchObject([{ seat: 3, commit: "c".repeat(64) }]);
    // The same after a loss: not drawn anew, and with the same id.
    socket().lose();
    vi.advanceTimersByTime(1000);
    socket().accept();
    socket().say(state({ view: null }, open));
    expect(socket().sent.filter((m) => m["type"] === "bits")).toEqual(bits);
    socket().say({ type: "done", id: bits[0]!["id"], seq: 13, again: false });
    expect(table.busy).toBe(0);
    socket().say({ type: "done", id: "x", seq: 20, again: false, receipt: { seq: 20, hash: "ff" } });
    const kept = JSON.parse(localStorage.getItem("fair:T") ?? "{}") as { bits: object; receipts: object };
    expect(kept.bits).toEqual({ "3": bits[0]!["bits"] });
    expect(kept.receipts).toEqual([{ seq: 20, hash: "ff" }]);
  });

  it("says hello with what it has, and takes the state", () => {
    expect(socket().sent[0]).toEqual({ type: "hello", v: 1, since: 0 });
    expect(table.link).toBe("on");
    expect(table.due).toEqual([0]);
  });

  it("applies news: patch, changed members, lines; a move resolves when it is durable", async () => {
    const done = table.move("boss 14");
    const command = socket().sent.at(-1)!;
    expect(command).toMatchObject({ type: "move", seat: 0, at: 12, text: "boss 14" });
    expect(table.busy).toBe(1);
    socket().say({ type: "news", seq: 13, lines: [{ seq: 13, at: 1, kind: "move", seat: 0, text: "boss 14" }], table: { turn: 13 }, patch: [[["seats", 0, "bosses_left"], 6]] });
    socket().say({ type: "done", id: command["id"], seq: 13, again: false });
    await expect(done).resolves.toBe(13);
    expect(table.busy).toBe(0);
    expect(table.info?.turn).toBe(13);
    expect(table.info?.seq).toBe(13);
    expect((table.view as ReturnType<typeof turn>).seats[0]!.bosses_left).toBe(6);
    expect(table.lines.map((l) => l.seq)).toEqual([12, 13]);
  });

  it("looks through other eyes once, however often it is asked before the answer", () => {
    const looks = (): unknown[] => socket().sent.filter((m) => m["type"] === "look").map((m) => m["seat"]);
    table.look(1);
    table.look(1);
    expect(looks()).toEqual([1]);
    socket().say(state({}, { you: { ...fixtureInfo(turn()).you, seat: 1 } }));
    table.look(0);
    expect(looks()).toEqual([1, 0]);
  });

  it("a refusal rejects with rule and facts and changes nothing", async () => {
    const refused = table.move("boss 2");
    socket().say({ type: "error", id: socket().sent.at(-1)!["id"], error: { key: "refuse-TH-23", rule: "TH-23", facts: { ward: 2 }, status: 409 } });
    await expect(refused).rejects.toMatchObject({ rule: "TH-23" });
    expect(table.lines).toHaveLength(1);
  });

  it("after a loss connects again, asks for what is missing and sends the unanswered again with the same id", async () => {
    const done = table.move("boss 14");
    const first = socket().sent.at(-1)!;
    socket().lose();
    expect(table.link).toBe("away");
    void table.send("chat", { seat: 0, text: "hello?" });
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ type: "hello", since: 12 });
    expect(socket().sent).toHaveLength(1);
    socket().say(state());
    expect(socket().sent.slice(1).map((m) => m["type"])).toEqual(["move", "chat"]);
    expect(socket().sent[1]).toEqual(first);
    socket().say({ type: "done", id: first["id"], seq: 13, again: true });
    await expect(done).resolves.toBe(13);
  });

  it("does not repeat lines that it has", () => {
    socket().say(state({ lines: [{ seq: 12, at: 0, kind: "move", seat: 3, text: "end" }, { seq: 13, at: 0, kind: "chat", seat: 1, text: "x" }] }));
    expect(table.lines.map((l) => l.seq)).toEqual([12, 13]);
  });

  it("opens sealed lines in place at the reveal", () => {
    socket().say({ type: "news", seq: 13, lines: [{ seq: 13, at: 0, kind: "move", seat: 1, text: null, sealed: true }], view: bid() });
    socket().say({ type: "news", seq: 14, lines: [{ seq: 14, at: 0, kind: "move", seat: 2, text: "bid nothing", sealed: true }], reveal: [{ seq: 13, at: 0, kind: "move", seat: 1, text: "bid green 2", sealed: true }] });
    expect(table.lines.map((l) => l.text)).toEqual(["end", "bid green 2", "bid nothing"]);
  });

  it("gives up only when the server says why", () => {
    socket().lose(4404, "server-no-table");
    expect(table.link).toBe("gone");
    expect(table.reason).toBe("server-no-table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("notices a dead line by its silence", async () => {
    await vi.advanceTimersByTimeAsync(70_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("tells a stale client: another protocol, or another script after an interruption", async () => {
    expect(table.stale).toBe(false);
    const script = { getAttribute: () => "/assets/index-OLD.js" } as unknown as Element;
    vi.spyOn(document, "querySelector").mockReturnValue(script);
    page = '<script type="module" crossorigin src="/assets/index-OLD.js"></script>';
    const again = async (): Promise<void> => {
      socket().lose();
      await vi.advanceTimersByTimeAsync(500);
      socket().accept();
      socket().say(state());
      await vi.advanceTimersByTimeAsync(0);
    };
    await again();
    expect(table.stale).toBe(false);
    page = page.replace("OLD", "NEW");
    await again();
    expect(table.stale).toBe(true);
    const other = new Table("U");
    other.open();
    socket().accept();
    socket().say(state({ v: 2 }));
    expect(other.stale).toBe(true);
    other.close();
  });
});
