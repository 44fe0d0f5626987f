/** The queue: steps one after another, what belongs after them held back, own moves at once, skipping, hiding, shows. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, TableInfo } from "../src/frame/protocol";
import { marksAfter, Queue, type Entry, type Habits } from "../src/frame/queue.svelte";
import type { Step } from "../src/frame/steps";
import type { Speed } from "../src/settings.svelte";
import { turn } from "./fixtures";

const view = (year: number) => ({ ...turn(), year });
const step = (kind: string, who: number | null, more: Partial<Step> = {}): Step => ({ kind, who, places: [`seat:${who ?? 0}`], facts: {}, ...more });
const move = (seq: number, seat: number, ...steps: Step[]): Line => ({ seq, at: 0, kind: "move", seat, text: "x", steps });
const entry = (seq: number, seat: number, ...steps: Step[]): Entry => ({ lines: [move(seq, seat, ...steps)], view: view(seq), info: { seq } as TableInfo });
const year = (queue: Queue): number => (queue.view as unknown as { year: number }).year;

describe("the queue", () => {
  let queue: Queue;
  let speed: Speed;
  let seen: string[];
  let passed: string[];
  const habits: Habits = {
    speed: () => speed,
    time: (s) => (s.kind === "quiet" ? [0, 0] : s.show ? [0, 1000] : [400, 200]),
    own: () => [0],
    seen: (steps, played) => void (played ? seen : passed).push(...steps.map((s) => s.kind)),
  };
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    vi.useFakeTimers();
    speed = "normal";
    seen = [];
    passed = [];
    queue = new Queue(habits);
    queue.reset(view(0), null, []);
  });
  afterEach(() => vi.useRealTimers());

  it("plays others' steps in order, each in its time; position and log come with them, none is lost", async () => {
    for (let n = 1; n <= 3; n++) queue.push(entry(n, n, step(`a${n}`, n, { to: "ward:1" }), step(`b${n}`, n)));
    await pass(1);
    expect([seen, year(queue), queue.playing]).toEqual([["a1"], 0, true]);
    expect(queue.lines.map((l) => l.seq)).toEqual([1]);
    expect(queue.told).toEqual({ seq: 1, count: 1 });
    await pass(450);
    // The piece has arrived; the position that holds it comes with the last step of the entry.
    expect(queue.landed.map((s) => s.kind)).toEqual(["a1"]);
    await pass(600);
    expect([seen, year(queue), queue.landed.length]).toEqual([["a1", "b1"], 1, 0]);
    await pass(2 * 1200 + 200);
    expect(seen).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
    expect([year(queue), queue.playing, queue.step, queue.told]).toEqual([3, false, null, null]);
    expect(queue.info?.seq).toBe(3);
  });

  it("knows which entry the position on the screen is of, not which line of the log is being told", async () => {
    queue.push(entry(1, 0, step("own", 0), step("other", 1)));
    await pass(1);
    expect([queue.lines.at(-1)?.seq, queue.seq]).toEqual([1, 0]);
    await pass(600);
    expect([year(queue), queue.seq]).toEqual([1, 1]);
    queue.push(entry(2, 1, step("a", 1)));
    queue.push(entry(3, 2, step("b", 2)));
    await pass(1);
    queue.skip();
    expect([year(queue), queue.seq]).toEqual([3, 3]);
    queue.reset(view(7), null, [move(7, 1, step("c", 1))]);
    expect(queue.seq).toBe(7);
  });

  it.each([["calm", 960], ["normal", 600], ["quick", 300]] as const)("takes its time at speed %s", async (name, ms) => {
    speed = name;
    queue.push(entry(1, 1, step("a", 1)));
    await pass(ms - 10);
    expect(queue.playing).toBe(true);
    await pass(20);
    expect(queue.playing).toBe(false);
  });

  it("shows everything at once when that is wished, and says it together", () => {
    speed = "once";
    queue.push(entry(1, 1, step("a", 1), step("b", null, { show: "round:1" })));
    expect([year(queue), queue.playing, queue.show, passed]).toEqual([1, false, null, ["a", "b"]]);
  });

  it("own moves are there at once; what follows from them is played", async () => {
    queue.push(entry(1, 0, step("mine", 0)));
    await pass(0);
    expect([year(queue), queue.playing]).toEqual([1, false]);
    queue.push(entry(2, 0, step("shoot", 0), step("roll", null)));
    await pass(1);
    expect([year(queue), queue.step?.kind]).toEqual([1, "roll"]);
    await pass(600);
    expect(year(queue)).toBe(2);
  });

  it("a bot that plays for one's own seat is no move of one's own", async () => {
    queue.push({ ...entry(1, 0, step("a", 0)), lines: [{ ...move(1, 0, step("a", 0)), bot: "greedy" }] });
    await pass(1);
    expect([year(queue), queue.playing]).toEqual([0, true]);
  });

  it("skips as far as a show that is still to come, in the same move or a later one; that is not passed over", async () => {
    const shown = { show: "count:1" };
    queue.push(entry(1, 1, step("a1", 1), step("b1", 1)));
    queue.push(entry(2, 2, step("a2", 2), step("night", null, shown), step("dawn", null, shown), step("after", null)));
    queue.push(entry(3, 3, step("a3", 3)));
    await pass(1);
    queue.skip();
    expect([queue.show?.id, year(queue), seen.at(-1), passed]).toEqual(["count:1", 1, "night", ["b1", "a2"]]);
    expect(queue.lines.map((l) => l.seq)).toEqual([1, 2]);
    await pass(60_000);
    // It waits for the person; what comes after it is played then.
    expect([queue.show?.at, year(queue)]).toEqual([1, 1]);
    queue.close();
    await pass(1);
    expect([queue.show, year(queue), seen.slice(-2)]).toEqual([null, 2, ["dawn", "after"]]);
    await pass(60_000);
    expect([year(queue), queue.playing, seen.at(-1)]).toEqual([3, false, "a3"]);
    // From a step of the same move, and past the show itself.
    queue.push(entry(4, 1, step("a4", 1), step("b4", 1), step("night", null, shown), step("c4", 1)));
    await pass(1);
    queue.skip();
    expect([queue.show?.id, passed.slice(-2)]).toEqual(["count:1", ["a2", "b4"]]);
    queue.skip();
    expect([queue.show, year(queue), queue.playing]).toEqual([null, 4, false]);
    // At once means all of it.
    speed = "once";
    queue.push(entry(5, 1, step("a5", 1), step("night", null, shown)));
    expect([queue.show, year(queue), queue.playing]).toEqual([null, 5, false]);
  });

  it("skips to now, in the middle of anything", async () => {
    for (let n = 1; n <= 4; n++) queue.push(entry(n, n, step(`a${n}`, n), step(`b${n}`, n)));
    await pass(700);
    queue.skip();
    expect([year(queue), queue.playing, queue.step]).toEqual([4, false, null]);
    expect(queue.lines.map((l) => l.seq)).toEqual([1, 2, 3, 4]);
    expect([...seen, ...passed]).toEqual(["a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"]);
    await pass(5000);
    expect(year(queue)).toBe(4);
  });

  it("shows the board at once when a game begins, however much its set-up did", () => {
    queue.reset(null, null, []);
    queue.push({ lines: [{ seq: 1, at: 0, kind: "started", seat: null, steps: Array.from({ length: 40 }, () => step("settle", null)) }], view: view(1), info: null });
    expect([year(queue), queue.playing]).toEqual([1, false]);
  });

  it("lines without steps pass at once, but not before what was there first", async () => {
    const chat: Entry = { lines: [{ seq: 2, at: 0, kind: "chat", seat: 1, text: "hi" }], view: view(2), info: null };
    queue.push({ ...chat, lines: [{ ...chat.lines[0]!, seq: 1 }], view: view(1) });
    expect(year(queue)).toBe(1);
    queue.push(entry(2, 1, step("a", 1)));
    queue.push({ ...chat, lines: [{ ...chat.lines[0]!, seq: 3 }], view: view(3) });
    await pass(300);
    expect(year(queue)).toBe(1);
    await pass(400);
    expect([year(queue), queue.lines.map((l) => l.seq)]).toEqual([3, [1, 2, 3]]);
  });

  it("a hidden page plays nothing; seen again it shows the same steps in little time", async () => {
    queue.hide(true);
    for (let n = 1; n <= 20; n++) queue.push(entry(n, n % 4 || 1, step(`a${n}`, n % 4 || 1)));
    await pass(60_000);
    expect([year(queue), seen]).toEqual([0, []]);
    queue.hide(false);
    await pass(6100);
    expect([year(queue), seen.length, queue.playing]).toEqual([20, 20, false]);
  });

  it("hidden in the middle of a step, that step is over", async () => {
    queue.push(entry(1, 1, step("a", 1)));
    queue.push(entry(2, 2, step("b", 2)));
    await pass(100);
    queue.hide(true);
    expect(year(queue)).toBe(1);
    queue.hide(false);
    await pass(700);
    expect([year(queue), seen]).toEqual([2, ["a", "b"]]);
  });

  it("far behind only the last steps are played, the rest is simply there", async () => {
    queue.hide(true);
    for (let n = 1; n <= 100; n++) queue.push(entry(n, 1, step(`a${n}`, 1)));
    queue.hide(false);
    await pass(1);
    expect(year(queue)).toBe(88);
    await pass(10_000);
    expect([year(queue), queue.lines.length, seen.length]).toEqual([100, 100, 12]);
  });

  describe("a show", () => {
    const night = (n: number, who: number | null = null): Step => step(`ward${n}`, who, { show: "election:1" });
    it("has the stage on the position before it; nothing after it is seen until the person is done", async () => {
      queue.push(entry(1, 1, step("bid", 1), night(1), night(2), step("year", null)));
      await pass(601);
      expect(queue.show).toMatchObject({ id: "election:1", at: 0, last: 1, playing: true });
      expect((queue.show!.view as unknown as { year: number }).year).toBe(0);
      expect(queue.told).toEqual({ seq: 1, count: 2 });
      await pass(1001);
      expect([queue.show!.at, seen]).toEqual([1, ["bid", "ward1", "ward2"]]);
      await pass(60_000);
      expect([year(queue), queue.info, seen.includes("year")]).toEqual([0, null, false]);
      queue.next();
      await pass(1);
      expect([queue.show, year(queue), queue.step?.kind]).toEqual([null, 1, "year"]);
    });
    it("goes back and forth, pauses, and counts each step once", async () => {
      queue.push(entry(1, 1, night(1), night(2), night(3)));
      await pass(1);
      queue.toggle();
      await pass(9000);
      expect(queue.show!.at).toBe(0);
      queue.next();
      queue.prev();
      queue.next();
      queue.next();
      expect([queue.show!.at, seen]).toEqual([2, ["ward1", "ward2", "ward3"]]);
      queue.next();
      await pass(1);
      expect([queue.show, year(queue)]).toEqual([null, 1]);
    });
    it("goes on by itself into its next part, and knows its earlier ones", async () => {
      queue.push(entry(1, 1, night(1)));
      await pass(5000);
      expect(queue.show!.at).toBe(0);
      queue.push(entry(2, 2, night(2)));
      await pass(1001);
      expect([queue.show!.steps.map((s) => s.kind), queue.show!.at, year(queue)]).toEqual([["ward1", "ward2"], 1, 1]);
    });
    it("is skipped to its end, and what follows is still played", async () => {
      queue.push(entry(1, 1, night(1), night(2)));
      queue.push(entry(2, 2, step("a", 2)));
      await pass(1);
      queue.close();
      await pass(1);
      expect([queue.show, year(queue), queue.step?.kind]).toEqual([null, 1, "a"]);
    });
    it("is not opened for what takes no time", async () => {
      queue.push(entry(1, 1, step("quiet", 1, { show: "election:1" })));
      await pass(1);
      expect([queue.show, year(queue)]).toEqual([null, 1]);
    });
    it("can be opened again, and what happens meanwhile waits", async () => {
      queue.push(entry(1, 1, night(1), night(2)));
      await pass(1);
      queue.close();
      await pass(1);
      queue.open("election:1", view(0));
      expect(queue.show).toMatchObject({ at: 0, last: 1, again: true });
      queue.push(entry(2, 2, step("a", 2)));
      await pass(3000);
      expect(year(queue)).toBe(1);
      queue.close();
      await pass(601);
      expect(year(queue)).toBe(2);
    });
    it("closes by itself at quick speed", async () => {
      speed = "quick";
      queue.push(entry(1, 1, night(1)));
      await pass(501);
      expect([queue.show, year(queue)]).toEqual([null, 1]);
    });
  });

  it("opens sealed lines when the show that opens them is over", async () => {
    queue.reset(view(0), null, [{ seq: 1, at: 0, kind: "move", seat: 1, text: null, sealed: true }]);
    const open = { seq: 1, at: 0, kind: "move", seat: 1, text: "bid green 2", sealed: true };
    queue.push({ ...entry(2, 2, step("ward", null, { show: "election:1" })), reveal: [open] });
    await pass(1);
    expect(queue.lines[0]!.text).toBe(null);
    queue.next();
    await pass(1);
    expect(queue.lines[0]!.text).toBe("bid green 2");
  });
});

it("marks the last turn of each player until the next one, and forgets what was taken back", () => {
  const lines = [move(1, 0, step("a", 0)), move(2, 0, step("b", 0)), move(3, 1, step("c", 1)), move(4, 0, step("d", 0))];
  expect(marksAfter(lines).map((s) => s.kind)).toEqual(["d", "c"]);
  expect(marksAfter([...lines, { seq: 5, at: 0, kind: "undo", seat: 0, to: 3 }]).map((s) => s.kind)).toEqual(["a", "b", "c"]);
});
