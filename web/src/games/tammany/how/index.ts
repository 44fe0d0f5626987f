import type { HowSection } from "../../../learn/how";

export { default as Picture } from "./Picture.svelte";

export const sections: HowSection[] = [
  {
    key: "turn",
    look: "steps",
    steps: [
      { key: "bosses", rules: ["TH-22", "TH-23"] },
      { key: "cube", rules: ["TH-22"] },
      { key: "slander", rules: ["TH-40", "TH-41"] },
    ],
  },
  {
    key: "offices",
    look: "signs",
    steps: [
      { key: "deputy", rules: ["TH-31"] },
      { key: "police", rules: ["TH-32"] },
      { key: "council", rules: ["TH-33"] },
      { key: "chairman", rules: ["TH-34"] },
    ],
  },
  {
    key: "score",
    look: "steps",
    steps: [
      { key: "votes", rules: ["TH-51", "TH-52", "TH-54"] },
      { key: "level", rules: ["TH-53"] },
      { key: "stays", rules: ["TH-55"] },
      { key: "leaders", rules: ["TH-58"] },
      { key: "mayor", rules: ["TH-59", "TH-60", "TH-61"] },
    ],
  },
  {
    key: "end",
    look: "steps",
    steps: [
      { key: "favours", rules: ["TH-70"] },
      { key: "slander", rules: ["TH-71"] },
    ],
  },
  { key: "advice", look: "list", steps: ["colour", "enough", "free", "zone"].map((key) => ({ key, rules: [] })) },
];

export const pictures: Record<string, string> = { pieces: "turn-bosses", year: "turn-cube", slander: "turn-slander", election: "score-votes", results: "score-leaders", end: "end-favours" };
