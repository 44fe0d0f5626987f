/** A show's street: of many men as many stand and fall as there is room for, and who will be left is seen standing. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import ShowSide from "../src/games/mob/ShowSide.svelte";
import type { Plot } from "../src/games/mob/show";
import type { MobView } from "../src/games/mob/view";
import { need, speak } from "../src/words.svelte";
import RECORDED from "./mob-views.json";

const view = (RECORDED as unknown as Record<string, MobView>)["over"]!;

it.each([
  // men, fall: drawn, of them standing, the figure beside them
  [3, 0, 3, 3, ""],
  [4, 4, 4, 0, ""],
  [12, 6, 12, 6, ""],
  [13, 11, 12, 2, "+1"],
  [20, 19, 12, 1, "+8"],
  [25, 1, 12, 11, "+13"],
])("of %i men %i fall", async (men, fall, drawn, standing, more) => {
  await speak("en", false);
  await need("mob");
  const side = { figure: men, men, fall, moles: [], turned: -1, crates: 0, gain: 0 };
  const scene: Plot = { act: "shots", district: "kitchen", sides: [side, side], crates: 3, winner: null, over: false };
  const step = { kind: "shoot-out", who: null, places: [], facts: {} };
  const box = document.body.appendChild(document.createElement("div"));
  const shown = mount(ShowSide, { target: box, props: { view, name: "Ann", seat: 0, right: false, scene, step, at: 0 } });
  flushSync();
  const figures = [...box.querySelectorAll(".men span")];
  expect([figures.length, figures.filter((one) => !one.matches(".falls")).length, box.querySelector(".men b")?.textContent ?? ""]).toEqual([drawn, standing, more]);
  await unmount(shown);
});
