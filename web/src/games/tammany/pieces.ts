/** Shapes of the pieces, as SVG paths around 0,0: each nation and each seat differs in outline, letter and colour. */
import type { Nation } from "./view";

/** About 36 across. */
export const NATION_SHAPES: Record<Nation, string> = {
  // trefoil
  green: "M-3 8C-7 15-18 14-18 4C-18-3-12-6-8-5C-14-14-7-19 0-19C7-19 14-14 8-5C12-6 18-3 18 4C18 14 7 15 3 8L6 18H-6Z",
  // block
  white: "M-16-16H16V16H-16Z",
  // round
  orange: "M0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18Z",
  // lozenge
  blue: "M0-21L21 0L0 21L-21 0Z",
};

export const SHOULDERS = "M-19 25C-19 8-11 3-5 2L0 6L5 2C11 3 19 8 19 25Z";

/** Hats tell the bosses apart: bowler, straw boater, top hat, flat cap, wide brim. */
export const HATS: Record<string, string> = {
  red: "M-15-11.5Q0-8 15-11.5L14-14L10-14.5C11-25-11-25-10-14.5L-14-14Z",
  yellow: "M-17-11H17V-14.5H10V-22H-10V-14.5H-17Z",
  purple: "M-14-11H14V-14H8.5L10-33H-10L-8.5-14H-14Z",
  black: "M-12-10C-15-20 0-25 9-19C12-17 12-15 12-14L20-9.5C14-8.5 8-10.5 4-11Z",
  brown: "M-21-15C-12-7 12-7 21-15C15-13 11-14 10-16C9-24 4-26 0-22.5C-4-26-9-24-10-16C-11-14-15-13-21-15Z",
};
