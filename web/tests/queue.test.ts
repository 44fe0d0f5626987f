/** The queue: what happens is played in order, and a board comes before anything is played on it. */
import { describe, expect, it, vi } from "vitest";
import { Queue, type Entry } from "../src/frame/queue.svelte";
import type { Step } from "../src/frame/steps";
import type { Line } from "../src/frame/protocol";
import type { BaseView } from "../src/frame/view";

const step = (kind: string, who: number | null = null): Step => ({ kind, who, places: [], facts: {} });
const line = (seq: number, kind: string, steps: Step[], seat: number | null = null): Line => ({ seq, at: 0, kind, seat, steps });
const view = (name: string): BaseView => ({ game: name }) as unknown as BaseView;
const entry = (seq: number, kind: string, steps: Step[], to: string): Entry => ({ lines: [line(seq, kind, steps)], view: view(to), info: null });
const made = (): { queue: Queue; seen: string[] } => {
  const seen: string[] = [];
  const queue = new Queue({ speed: () => "normal", time: () => [100, 100], own: () => [0], seen: (steps) => steps.forEach((s) => seen.push(s.kind)) });
  return { queue, seen };
};

describe("queue", () => {
  it("shows the board at once when a game begins, however much its set-up did", () => {
    const { queue } = made();
    queue.push(entry(1, "started", Array.from({ length: 40 }, () => step("settle")), "begun"));
    expect(queue.view).toEqual(view("begun"));
    expect(queue.playing).toBe(false);
  });

  it("plays steps one after another and holds the position back until the last has moved", async () => {
    vi.useFakeTimers();
    const { queue, seen } = made();
    queue.reset(view("before"), null, []);
    queue.push(entry(1, "move", [step("a", 1), step("b", 1)], "after"));
    expect(seen).toEqual(["a"]);
    expect(queue.view).toEqual(view("before"));
    await vi.advanceTimersByTimeAsync(210);
    expect(seen).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(400);
    expect(queue.view).toEqual(view("after"));
    expect(queue.playing).toBe(false);
    vi.useRealTimers();
  });

  it("goes to now when it is skipped, and loses nothing", () => {
    const { queue, seen } = made();
    queue.reset(view("before"), null, []);
    queue.push(entry(1, "move", [step("a", 1), step("b", 1)], "one"));
    queue.push(entry(2, "move", [step("c", 1)], "two"));
    queue.skip();
    expect(queue.view).toEqual(view("two"));
    expect(seen).toEqual(["a", "b", "c"]);
    expect(queue.lines.map((l) => l.seq)).toEqual([1, 2]);
  });
});
