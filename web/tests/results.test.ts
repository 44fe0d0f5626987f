/** One's own page: what finished tables say, and which say nothing about one. */
import { expect, it } from "vitest";
import type { Summary } from "../src/frame/protocol";
import { against, finished, par } from "../src/start/results";

const table = (over: Partial<Summary>, ranks: number[], yours = [0]): Summary => ({
  table: String(Math.random()), game: "g", players: ranks.length, status: "over", public: false, clock: { kind: "none" }, made: 0, your_turn: false,
  seats: ranks.map((_, i) => ({ name: i ? null : "Ann", kind: i ? "bot" : "person", bot: i ? `b${i}` : null, away: false })),
  yours, pending: [], kept: null, result: { scores: ranks.map((r) => 9 - r), shares: ranks.map(() => 0), ranks }, ...over,
});

it("counts finished games with one seat of one's own", () => {
  const all = [table({}, [1, 2, 3]), table({}, [2, 1]), table({ status: "playing" }, [1, 2]), table({}, [1, 2], [0, 1]), table({ result: null }, [1, 2]), table({}, [1, 2], [])];
  const found = finished(all);
  expect(found.map((one) => [one.rank, one.won])).toEqual([[1, true], [2, false]]);
  expect(par(found)).toBeCloseTo(1 / 3 + 1 / 2);
});

it("says who was ahead, level for neither", () => {
  const games = finished([table({}, [1, 2, 3]), table({}, [2, 1, 2])]);
  const met = against(games, (t, seat) => t.seats[seat]!.bot ?? "");
  expect(met).toEqual([
    { name: "b1", bot: true, face: 0, ahead: 1, behind: 1 },
    { name: "b2", bot: true, face: 0, ahead: 1, behind: 0 },
  ]);
});
