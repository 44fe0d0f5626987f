/**
 * How a game tells itself on one page: its sections with pictures of the board's own drawing. A game has it in its folder
 * (`games/<game>/how/index.ts`); one that has none is told by its words alone.
 */
import type { Component } from "svelte";

export interface HowStep {
  /** Title `<game>-how-<section>-<key>`, words the same with `-text`, and the picture of that name. */
  key: string;
  rules: string[];
}

export interface HowSection {
  /** Heading `<game>-how-<key>-title` or the frame's `how-<key>`; lead `<game>-how-<key>`. */
  key: string;
  /** Pictures side by side, or small signs with a sentence each, or numbered advice. */
  look: "steps" | "signs" | "list";
  steps: HowStep[];
}

export interface How {
  sections: HowSection[];
  /** Beside a section of the numbered rules (by its key in help.toml), the picture of this name. */
  pictures?: Record<string, string>;
  /** Draws what is named: "goal", "<section>-<step>". */
  Picture: Component<{ of: string }>;
}

const games = import.meta.glob<How>("../games/*/how/index.ts");

export async function howOf(game: string): Promise<How | null> {
  return (await games[`../games/${game}/how/index.ts`]?.()) ?? null;
}
