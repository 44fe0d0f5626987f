/** The log of Guildes in words: what a dirty trick of one guild is about comes from the card that lies open. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Line } from "../src/frame/protocol";
import { teller } from "../src/games/guildes";
import { KINDS } from "../src/games/guildes/view";
import { need, speak } from "../src/words.svelte";

const names = ["Ann", "Ben", "Caterina"];
const colours = ["red", "blue", "yellow"];
const line = (seq: number, more: Partial<Line>): Line => ({ seq, at: 0, kind: "move", seat: 0, ...more });

describe("the guild of tricks F to I", () => {
  beforeAll(async () => {
    await speak("en", false);
    await need("guildes");
  });
  const log = [
    line(2, { kind: "started", seat: null, chance: ["trick red knights", "trick blue swap", "trick yellow priests"] }),
    line(9, { text: "plus blue" }),
    line(10, { seat: 2, text: "minus red", chance: ["trick yellow nobles"] }),
    line(20, { seat: 2, text: "minus red" }),
  ];
  const tell = teller(names, colours, () => log);

  it("is the one of the card dealt last before the move", () => {
    expect(tell.move(log[1]!)).toEqual({ text: "Ann adds one to the Knights of Ben for this count.", wards: [KINDS.indexOf("knights")] });
    expect(tell.move(log[2]!).text).toBe("Caterina takes one from the Priests of Ann for this count.");
    expect(tell.move(log[3]!).text).toBe("Caterina takes one from the Nobles of Ann for this count.");
  });
  it("stays unnamed where the log does not tell", () => {
    expect(tell.move(line(0, { text: "plus blue" })).text).toContain("the dirty trick’s guild");
  });
});
