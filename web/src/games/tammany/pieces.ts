/** Shapes of the pieces and signs, as SVG paths around 0,0: each nation and each seat differs in outline, letter and colour. */
import type { Nation, Office } from "./view";

/** Cubes: in a box of 24 × 26. */
export const CUBE_BOX = { x: -12, y: -12, width: 24, height: 26 };
/** Bosses: in a box of 26 × 41. */
export const BOSS_BOX = { x: -13, y: -23, width: 26, height: 41 };

export const NATION_SHAPES: Record<Nation, string> = {
  // trefoil, square, disc, diamond
  green: "M-1.6 10.4Q-.9 8-.8 6.6A5.9 5.9 0 1 1-5.4-3.6A5.7 5.7 0 1 1 5.4-3.6A5.9 5.9 0 1 1 .8 6.6Q.9 8 1.6 10.4Z",
  white: "M-8.6-8.2H8.6V8.2H-8.6Z",
  orange: "M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z",
  blue: "M0-11.6L11.6 0L0 11.6L-11.6 0Z",
};

export const SHOULDERS = "M-12.4 15.6V9.4C-12.4 2.6-7.6-.6-3.4-1H3.4C7.6-.6 12.4 2.6 12.4 9.4V15.6Z";

/** Hats tell the bosses apart: derby, straw hat, top hat, cap, slouch hat. */
export const HATS: Record<string, string> = {
  red: "M-9.6-9.2Q0-6.6 9.6-9.2Q8.4-11.2 6.2-11.3C6.2-19-6.2-19-6.2-11.3Q-8.4-11.2-9.6-9.2Z",
  yellow: "M-11.5-9.3Q0-6.8 11.5-9.3L11-11.2H5.8L5.4-16.4H-5.4L-5.8-11.2H-11Z",
  purple: "M-9-9.2Q0-6.8 9-9.2L8.6-11H5.6L6.6-21.5Q0-23-6.6-21.5L-5.6-11H-8.6Z",
  black: "M-7-8.6C-9.6-14-3-17.6 2-16.4C6-15.4 7.4-12.6 7.2-10.6L12.2-8.4Q6-7.4 0-8.6Q-4-9.2-7-8.6Z",
  brown: "M-11-7.6Q-6-11.4-5.6-11.6L-4.6-17.4Q-2-19 0-16.8Q2-19 4.6-17.4L5.6-11.6Q6-11.4 11-7.6Q0-11-11-7.6Z",
};

/** A sign is filled shapes and strokes, in a box of 18 × 18 around 0,0. */
export interface Sign {
  fill?: string;
  line?: string;
  width?: number;
}

export type SignName = Office | "boss" | "slander" | "undo" | "ballot" | "check" | "bonus-cube" | "bonus-chip" | "moon" | "bag" | "back" | "crown";

export const SIGNS: Record<SignName, Sign> = {
  mayor: { fill: "M-7 5L-8-5L-3.4-1L0-7L3.4-1L8-5L7 5Z" },
  crown: { fill: "M-7 5L-8-5L-3.4-1L0-7L3.4-1L8-5L7 5Z" },
  deputy: { fill: "M0-7.4A7.4 7.4 0 1 1 0 7.4A7.4 7.4 0 1 1 0-7.4ZM-1.1-4.4V-1.1H-4.4V1.1H-1.1V4.4H1.1V1.1H4.4V-1.1H1.1V-4.4Z" },
  police: { fill: "M0-7.6L2-2.6L7.4-2.4L3.2 1L4.6 6.4L0 3.4L-4.6 6.4L-3.2 1L-7.4-2.4L-2-2.6Z" },
  council: { fill: "M-6-1.5H6V7H-6Z", line: "M-3.6-1.5V-4A3.6 3.6 0 0 1 3.6-4V-1.5", width: 1.8 },
  chairman: { fill: "M-7-1.6H2V-5.4L7.6 .4L2 6.2V2.4H-7Z" },
  boss: { fill: "M-7 7V5Q-6.6 1-2 .6H2Q6.6 1 7 5V7ZM3-2.8A3 3 0 1 1-3-2.8A3 3 0 1 1 3-2.8ZM-5-4.4H5V-5.4H3.2V-8.6H-3.2V-5.4H-5Z" },
  slander: { fill: "M-7-2.6L4-6.6V6.6L-7 2.6ZM-4.6 3.6L-3.4 7H-1.2L-2 4.6", line: "M6-3Q7.8 0 6 3", width: 1.6 },
  undo: { line: "M-6-1A6.2 6.2 0 1 1-4 5M-6.6-6V-.6H-1.2", width: 1.9 },
  back: { line: "M3-6L-4 0L3 6", width: 2.2 },
  ballot: { fill: "M-7-1H7V7H-7Z", line: "M-3-1V-6.6H3V-1", width: 1.6 },
  check: { line: "M-6 0L-2 4.4L6-5", width: 2.4 },
  "bonus-cube": { line: "M0-7L6.4-3.6V3.6L0 7L-6.4 3.6V-3.6ZM-6.4-3.6L0 0L6.4-3.6M0 0V7", width: 1.2 },
  "bonus-chip": { line: "M0-6.6A6.6 6.6 0 1 1 0 6.6A6.6 6.6 0 1 1 0-6.6ZM0-4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0-4.2Z", width: 1.2 },
  moon: { fill: "M3-6.6A7 7 0 1 0 6.6 3.4A5.6 5.6 0 0 1 3-6.6Z" },
  bag: { fill: "M-3-4H3Q8 1 6 5.4Q5 7.4 0 7.4T-6 5.4Q-8 1-3-4ZM-4-7.4L0-6L4-7.4L3-4.8H-3Z" },
};
