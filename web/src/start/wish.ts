/** What a table made to measure begins with. */
import type { Clock } from "../frame/protocol";

export const CLOCKS: Record<Clock["kind"], Clock> = {
  none: { kind: "none" },
  live: { kind: "live", bank: 1800, add: 10 },
  slow: { kind: "slow", days: 3 },
};
export const PACES = Object.keys(CLOCKS) as Clock["kind"][];

export type Choices = Record<string, string | number | boolean>;

export interface Wish {
  /** "me", "open" or a bot's name, by seat. */
  seats?: string[];
  /** Who sits at every seat but the first. */
  others?: string;
  options?: Choices;
  data?: unknown;
}
