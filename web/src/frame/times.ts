/** How long a step takes at normal speed, where a game does not say: [while it moves, at rest after it]. */
import type { GameClient } from "./table-props";
import { SHOW_STEP } from "./queue.svelte";
import type { Step } from "./steps";

export function timeOf(client: GameClient | null, told: (step: Step) => boolean): (step: Step) => [number, number] {
  return (step) => {
    const own = client?.time?.(step);
    if (own) return own;
    if (step.show) return [0, step.who === null ? SHOW_STEP : SHOW_STEP / 3];
    // What is told in words is read; a picture alone belongs to the words before it.
    if (step.from && step.to) return [420 + 70 * Math.min(5, (step.count ?? 1) - 1), told(step) ? 460 : 160];
    // A picture without a sentence is only passed by.
    return told(step) ? [0, 520] : [0, 120];
  };
}
