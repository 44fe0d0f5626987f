/**
 * The sheet on which the map is drawn, for any box on the screen: how map points become pixels, how large pieces are,
 * and which corners are free for cartouche, inset and Castle Garden. One unit is one pixel, so a letter is as large as it says.
 */
import { at, coast, outline, pathOf, scatter } from "./geometry";
import { WARDS, type Point } from "./map";

export interface Sheet {
  width: number;
  height: number;
  /** Height of the year track that is the upper border. */
  border: number;
  /** The size of everything that is not land: 1 on a window of 1280 × 800. */
  unit: number;
  /** The one size of pieces over the whole board. */
  piece: number;
  /** Upright and narrow: a phone. */
  narrow: boolean;
  /** So low that a ward has one row of pieces. */
  flat: boolean;
  /** How far rows of pieces may reach beyond their room. */
  reach: number;
  x: (mapX: number) => number;
  y: (mapY: number) => number;
  scale: Point;
  /** Free water left and right of the land, where its edge is farthest out. */
  left: number;
  right: number;
  garden: { x: number; y: number; r: number };
}

/** The land in map units: west, east, north, south. */
const LAND = { west: 92, east: 988, north: 40, south: 1066 };
const WIDE = LAND.east - LAND.west;
const TALL = LAND.south - LAND.north;

export function sheetFor(width: number, height: number): Sheet {
  if (height < 420 && width > height) return flatSheet(width, height);
  return width / height < 0.95 ? narrowSheet(width, height) : wideSheet(width, height);
}

/** A phone across: the land as wide as the box, one row of pieces a ward. */
function flatSheet(width: number, height: number): Sheet {
  const border = 20;
  const s = (height - border - 8) / TALL;
  // Castle Garden lies in the south-west, where the shore leaves it room.
  const sx = Math.min((width - 36) / WIDE, s * 2.4);
  const left = Math.max(24, (width - WIDE * sx) / 2);
  const x = (mapX: number): number => left + (mapX - LAND.west) * sx;
  const y = (mapY: number): number => border + 3 + (mapY - LAND.north) * s;
  return {
    width,
    height,
    border,
    unit: 0.88,
    piece: clamp(s / 0.39, 0.7, 0.84),
    narrow: true,
    flat: true,
    reach: 1.05,
    x,
    y,
    scale: [sx, s],
    left,
    right: width - left - WIDE * sx,
    garden: { x: 46, y: height - 62, r: 38 },
  };
}

function wideSheet(width: number, height: number): Sheet {
  const unit = clamp(Math.min(height / 648, width / 820), 0.88, 1.5);
  const border = 30 * unit;
  const s = (height - border - 10 * unit) / TALL;
  // Not wider than the box, nor so wide that the corners vanish.
  const sx = Math.min(s, (width - 24) / WIDE);
  const free = width - WIDE * sx;
  const left = free * 0.54;
  const x = (mapX: number): number => left + (mapX - LAND.west) * sx;
  const y = (mapY: number): number => border + 2 * unit + (mapY - LAND.north) * s;
  const r = Math.min(72 * unit, Math.max(40, left * 0.36 + 8));
  return {
    width,
    height,
    border,
    unit,
    piece: 0.95 * clamp(s / 0.592, 0.84, 1.55),
    narrow: false,
    flat: false,
    reach: 1.3,
    x,
    y,
    scale: [sx, s],
    left,
    right: free - left,
    garden: { x: Math.max(r + 12, Math.min(104 * unit, left * 0.5 + 6)), y: y(905), r },
  };
}

function narrowSheet(width: number, height: number): Sheet {
  const border = 22;
  const sx = (width - 14) / WIDE;
  // A little taller than true, so that every room holds two rows.
  const s = Math.min((height - border - 22) / TALL, sx * 1.3);
  const x = (mapX: number): number => 5 + (mapX - LAND.west) * sx;
  const top = border + 2 + Math.max(0, (height - border - 22 - TALL * s) / 2);
  const y = (mapY: number): number => top + (mapY - LAND.north) * s;
  const piece = clamp(Math.min(sx / 0.42, s / 0.44) * 0.8, 0.7, 1.5);
  const r = clamp(38 * (sx / 0.42), 34, 84);
  return {
    width,
    height,
    border,
    unit: clamp(width / 390, 0.92, 1.6),
    piece,
    narrow: true,
    flat: false,
    reach: 1.16,
    x,
    y,
    scale: [sx, s],
    left: 5,
    right: 9,
    garden: { x: r + 5, y: Math.min(y(930), height - r - 24), r },
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function wardPath(sheet: Sheet, ward: number): string {
  return pathOf(outline(ward).map(([x, y]) => place(sheet, [x, y])));
}

export function place(sheet: Sheet, [x, y]: Point): Point {
  return [round(sheet.x(x)), round(sheet.y(y))];
}

/** Signs beside the number leave less room, on a phone still less: the pieces of these wards step aside, in pixels. */
const ASIDE: Readonly<Record<number, Point>> = { 2: [13, 6], 3: [6, 8], 4: [0, 3], 6: [2, 4], 7: [1, 2], 10: [1, 7] };
const ASIDE_NARROW: Readonly<Record<number, Point>> = { 1: [17, 3], 2: [10, 7], 3: [4, 7], 4: [0, 5], 5: [3, 4], 6: [2, 7], 7: [8, 5], 9: [0, 6], 10: [3, 8], 11: [0, 2], 13: [2, 4] };
/** On a phone across ward 7 is so low that a hat would reach its number: the one steps west, the other east. Full rows stand in the middle between two borders. */
const ASIDE_FLAT: Readonly<Record<number, Point>> = { 2: [10, 2], 3: [5, 0], 5: [-2, 0], 7: [-13, 1] };
const PLATE_FLAT: Readonly<Record<number, Point>> = { 2: [-6, -2], 3: [-7, -2], 7: [26, -1] };

/** The middle of a ward's room for pieces and its size, in pixels. */
export function room(sheet: Sheet, ward: number): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = WARDS[ward]!.room;
  const [dx, dy] = (sheet.flat ? ASIDE_FLAT : sheet.narrow ? ASIDE_NARROW : ASIDE)[ward] ?? [0, 0];
  return { x: sheet.x(x) + dx * sheet.unit, y: sheet.y(y) + dy * sheet.unit, width: width * sheet.scale[0], height: height * sheet.scale[1] };
}

export function plate(sheet: Sheet, ward: number): Point {
  const [x, y] = place(sheet, WARDS[ward]!.plate);
  const [dx, dy] = (sheet.flat ? PLATE_FLAT[ward] : undefined) ?? [0, 0];
  return [round(x + dx * sheet.unit), round(y + dy * sheet.unit)];
}

/** Where the sign of a bonus stands beside the number; in ward 4 on a phone across below it, away from ward 7's pieces. */
export function signSpot(sheet: Sheet, ward: number): Point {
  return sheet.flat && ward === 4 ? [-19, 17] : [sheet.narrow ? 21 : 24, 0];
}

/** The coast as an engraver's hand draws it: never quite straight, the same in every picture. The northern edge is ruled. */
export function coastPath(sheet: Sheet): string {
  const ring = coast();
  const points: Point[] = [];
  ring.forEach((name, i) => {
    const after = ring[(i + 1) % ring.length]!;
    const [x1, y1] = place(sheet, at(name));
    const [x2, y2] = place(sheet, at(after));
    points.push([x1, y1]);
    if (name.startsWith("n") && after.startsWith("n")) return;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const steps = Math.floor(length / (7 * sheet.unit));
    const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
    for (let k = 1; k < steps; k++) {
      const t = k / steps;
      const off = (scatter(i * 41 + k) - 0.5) * 3 * sheet.unit;
      points.push([round(x1 + (x2 - x1) * t + nx * off), round(y1 + (y2 - y1) * t + ny * off)]);
    }
  });
  return pathOf(points);
}

const round = (value: number): number => Math.round(value * 10) / 10;
