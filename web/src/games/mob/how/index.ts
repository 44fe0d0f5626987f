import type { HowSection } from "../../../learn/how";

export { default as Picture } from "./Picture.svelte";

export const sections: HowSection[] = [
  {
    key: "turn",
    look: "steps",
    steps: [
      { key: "roll", rules: ["MB-21", "MB-22"] },
      { key: "pay", rules: ["MB-24", "MB-26"] },
      { key: "do", rules: ["MB-24", "MB-30"] },
    ],
  },
  {
    key: "spaces",
    look: "signs",
    steps: [
      { key: "switch", rules: ["MB-30"] },
      { key: "drive", rules: ["MB-31"] },
      { key: "mole", rules: ["MB-33"] },
      { key: "crate", rules: ["MB-34"] },
      { key: "attorney", rules: ["MB-35"] },
      { key: "expose", rules: ["MB-41"] },
      { key: "shoot", rules: ["MB-42"] },
      { key: "add", rules: ["MB-40"] },
    ],
  },
  {
    key: "round",
    look: "steps",
    steps: [
      { key: "cars", rules: ["MB-50"] },
      { key: "bonus", rules: ["MB-51"] },
      { key: "shootout", rules: ["MB-52"] },
      { key: "men", rules: ["MB-53"] },
    ],
  },
  {
    key: "score",
    look: "steps",
    steps: [
      { key: "more", rules: ["MB-60"] },
      { key: "mole", rules: ["MB-60"] },
      { key: "level", rules: ["MB-60"] },
    ],
  },
  { key: "end", look: "steps", steps: [] },
  { key: "advice", look: "list", steps: ["board", "seats", "shot", "mole", "attorney"].map((key) => ({ key, rules: [] })) },
];

export const pictures: Record<string, string> = { pieces: "goal", board: "turn-pay", round: "turn-roll", main: "turn-do", "round-end": "round-shootout", end: "score-more" };
