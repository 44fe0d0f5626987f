/** The review of a finished game: moves in words, as the log has them, never as they are written down. */
import { Reviewed } from "../src/frame/reviewed.svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Review from "../src/frame/Review.svelte";
import { sentence, type Step } from "../src/frame/steps";
import { need, speak } from "../src/words.svelte";

const played = (card: string): Step => ({ kind: "play", who: 0, places: [], facts: { seat: 0, card } });
const ANSWER = {
  status: "done", part: 9, whole: 9,
  review: {
    lines: 40,
    moments: [{ line: 0, knew: [0.5, 0.5], hindsight: [0.4, 0.6] }, { line: 40, knew: [1, 0], hindsight: [1, 0] }],
    moves: [{ line: 12, seat: 0, played: "play artisans", better: "play fishermen", played_steps: [played("artisans")], better_steps: [played("fishermen")], cost: 0.44, error: 0.06, deed: null, why_played: [], why: [{ key: "why-points", facts: { points: 2 } }] }],
  },
};

afterEach(() => vi.unstubAllGlobals());

it("tells what was played, what was better and what it cost", async () => {
  await speak("fr", false);
  await need("guildes", "guildes-steps", "bots");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(ANSWER))));
  const names = ["Ann", "Ben"];
  const box = document.body.appendChild(document.createElement("div"));
  const shown = mount(Review, {
    target: box,
    props: { reviewed: new Reviewed("x", () => [], () => []), lines: [], names, colours: ["red", "blue"], telling: { thought: (steps) => ({ text: sentence("guildes", steps![0]!, names)!, places: [] }) }, close: () => undefined },
  });
  await vi.waitFor(() => expect(box.querySelector("li")).not.toBeNull());
  flushSync();
  const text = box.textContent!.replace(/\s+/g, " ");
  expect(text).toContain("Ann pose un Artisan");
  expect(text).toContain("Mieux : Ann pose un Pêcheur");
  expect(text).toMatch(/coût 44\s?% ± 6\s?%/);
  expect(text).not.toMatch(/play |artisans\b|fishermen/);
  await unmount(shown);
});
