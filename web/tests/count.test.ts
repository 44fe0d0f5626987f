/** A count on stage: those who share a place are told together, and nobody before the step that tells it. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Step } from "../src/frame/steps";
import { levelWith, together } from "../src/games/guildes/count";
import { need, speak } from "../src/words.svelte";

const step = (kind: string, who: number | null, place = 0, level = 1): Step => ({ kind, who, places: [], facts: {}, outcome: { place, level } }) as unknown as Step;
const steps = [step("guild-counted", null), step("place-level", 0, 1, 2), step("place-level", 3, 1, 2), step("place", 2, 3)];

beforeAll(async () => {
  await speak("en", false);
  await need("guildes");
});

describe("who is level", () => {
  it("is told alone until the last of them is told", () => {
    expect(together(steps.slice(0, 2)).map((one) => one.seats)).toEqual([[], [0]]);
  });
  it("is told in one sentence then, in its place", () => {
    expect(together(steps).map((one) => one.seats)).toEqual([[], [0, 3], [2]]);
  });
  it("is told by name, with as many cards as each has", () => {
    expect(levelWith([0, 3], ["Ann", "Ben", "Carl", "Dora"], [3, 1, 0, 3])).toBe("Ann, Dora are tied with 3.");
  });
  it("is not told together with whoever shares another place", () => {
    const two = [...steps.slice(0, 3), step("place-level", 1, 3, 2), step("place-level", 2, 3, 2)];
    expect(together(two).map((one) => one.seats)).toEqual([[], [0, 3], [1, 2]]);
  });
});
