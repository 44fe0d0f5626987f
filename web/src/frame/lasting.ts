import type { Step } from "./steps";

/** How long a game's steps take, by kind, in ms: [while something moves, at rest after it]; others as the frame has it. */
export const lasting =
  (times: Record<string, [number, number]>) =>
  (step: Step): [number, number] | null =>
    times[step.kind] ?? null;
