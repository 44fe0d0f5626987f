import type { HowSection } from "../../../learn/how";

export { default as Picture } from "./Picture.svelte";

export const sections: HowSection[] = [
  {
    key: "turn",
    look: "steps",
    steps: [
      { key: "keep", rules: ["GU-20"] },
      { key: "play", rules: ["GU-21", "GU-22"] },
      { key: "stay", rules: ["GU-23"] },
    ],
  },
  {
    key: "score",
    look: "steps",
    steps: [
      { key: "first", rules: ["GU-30"] },
      { key: "second", rules: ["GU-30"] },
      { key: "third", rules: ["GU-30"] },
      { key: "share", rules: ["GU-31"] },
      { key: "militia", rules: ["GU-32"] },
    ],
  },
  { key: "end", look: "steps", steps: [] },
  { key: "advice", look: "list", steps: ["pairs", "left", "second", "early"].map((key) => ({ key, rules: [] })) },
];

export const pictures: Record<string, string> = { cards: "goal", round: "turn-keep", count: "score-second", examples: "score-share" };
