/** A question that has been answered is not asked again while the answer is being told, though the next one offers the same moves. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Player } from "../src/frame/player.svelte";
import type { Line, TableInfo } from "../src/frame/protocol";
import type { Step } from "../src/frame/steps";
import { Table } from "../src/frame/table.svelte";
import { settings } from "../src/settings.svelte";
import { turn } from "./fixtures";

const shows = (who: number): Step => ({ kind: "boss", who, places: ["ward:1"], facts: {}, from: `seat:${who}`, to: "ward:1" });
const move = (seq: number, seat: number, ...who: number[]): Line => ({ seq, at: 0, kind: "move", seat, text: "x", steps: who.map(shows) });
const asks = (year: number) => ({ ...turn(), year, you: 0, moves: ["play farmers", "play nobles"] });

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

it.each([
  ["one's own move that others' cards follow", 0, false],
  ["somebody else's move", 1, true],
] as const)("while %s is told", async (_, seat, asked) => {
  const table = new Table("T");
  table.info = { seq: 1, game: "tammany", status: "playing", pending: [0], seats: [], you: { seat: 0, seats: [0] } } as unknown as TableInfo;
  table.view = asks(1);
  const player = new Player(table, () => ["Ann", "Ben"]);
  const line = move(2, seat, seat, 1);
  table.lines = [line];
  table.view = asks(2);
  player.queue.push({ lines: [line], view: table.view, info: null });
  await vi.advanceTimersByTimeAsync(1);
  expect([player.queue.playing, player.asked, player.view?.moves.length]).toEqual([true, asked, asked ? 2 : 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.queue.playing, player.asked]).toEqual([false, true]);
});
