/** While others play, the screen says who does what now, what happened last, and asks only when all of it has been told. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Player } from "../src/frame/player.svelte";
import type { Line, TableInfo } from "../src/frame/protocol";
import type { Step } from "../src/frame/steps";
import { Table } from "../src/frame/table.svelte";
import { settings } from "../src/settings.svelte";
import { need, speak } from "../src/words.svelte";
import { turn } from "./fixtures";

const boss = (who: number, ward: number, more: Partial<Step> = {}): Step => ({ kind: "boss", who, places: [`ward:${ward}`], facts: { seat: who, ward }, from: `seat:${who}`, to: `ward:${ward}`, ...more });
const begins: Step = { kind: "year", who: null, places: [], facts: { year: 4 } };
const chip: Step = { kind: "chip", who: 1, places: [], facts: {}, from: "ward:1", to: "seat:1" };
const move = (seq: number, seat: number, ...steps: Step[]): Line => ({ seq, at: 0, kind: "move", seat, text: "x", steps });
const waits = (pending: number[]) => ({ ...turn(), you: 0, pending, moves: [] as string[], can_retract: false });
const asks = (year: number) => ({ ...turn(), you: 0, pending: [0], year, moves: ["boss 1", "boss 2"] });

let player: Player;
let table: Table;
function come(line: Line, view: ReturnType<typeof waits>): void {
  table.lines = [...table.lines, line];
  table.view = view;
  player.queue.push({ lines: [line], view, info: null });
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeAll(async () => {
  await speak("en", false);
  await need("tammany", "tammany-steps");
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  table = new Table("T");
  table.info = { seq: 1, game: "tammany", status: "playing", pending: [0], seats: [], you: { seat: 0, seats: [0] } } as unknown as TableInfo;
  table.view = asks(1);
  player = new Player(table, () => ["Ann", "Ben", "Caterina", "Dora"]);
});
afterEach(() => vi.useRealTimers());

it("marks as acting whoever is seen to act, not who was to act before, nor anybody in a show", async () => {
  expect(player.view?.pending).toEqual([0]);
  // Ann's own turn, and what chance does after it: she has answered.
  come(move(2, 0, boss(0, 3), begins), waits([1]));
  await pass(1);
  expect(player.view?.pending).toEqual([]);
  await pass(5000);
  expect([player.queue.playing, player.view?.pending]).toEqual([false, [1]]);
  come(move(3, 1, boss(1, 4)), waits([2]));
  // The position after it comes with its last step: until that has been seen it is Ben's.
  await pass(700);
  expect([player.queue.playing, player.view?.pending]).toEqual([true, [1]]);
  await pass(5000);
  expect(player.view?.pending).toEqual([2]);
  come(move(4, 2, boss(2, 5, { show: "election:1" }), boss(2, 6, { show: "election:1" })), waits([3]));
  await pass(1);
  expect([player.queue.show?.id, player.view?.pending]).toEqual(["election:1", []]);
});

it("knows what was told last since one's own move, and nothing that has not been told", async () => {
  come(move(2, 1, boss(1, 3)), asks(2));
  await pass(5000);
  expect(player.lately?.facts["ward"]).toBe(3);
  // One's own move puts an end to it; what comes of it counts again.
  come(move(3, 0, boss(0, 7)), waits([1]));
  await pass(5000);
  expect(player.lately).toBeNull();
  come(move(4, 1, boss(1, 8), chip, boss(1, 9)), waits([2]));
  await pass(1);
  expect(player.lately?.facts["ward"]).toBe(8);
  await pass(1000);
  // A chip flies without words: those before it stand.
  expect([player.queue.step?.kind, player.lately?.facts["ward"]]).toEqual(["chip", 8]);
  await pass(5000);
  expect(player.lately?.facts["ward"]).toBe(9);
});

it("asks with the last step that leads to a new question, not before", async () => {
  come(move(2, 0, boss(0, 3)), waits([1]));
  await pass(5000);
  // A show, then two things more; the position is there as soon as the show is over.
  come(move(3, 1, boss(1, 4, { show: "election:1" }), boss(1, 5), begins), asks(2));
  await pass(1);
  player.queue.close();
  await pass(1);
  expect([player.queue.step?.facts["ward"], player.asked]).toEqual([5, false]);
  await pass(900);
  expect([player.queue.step?.kind, player.queue.playing, player.asked]).toEqual(["year", true, true]);
});
