/** Where the padlock of a ward hangs: beside its number where it can, always inside the ward, away from its pieces. */
import { outline } from "./geometry";
import { FLAG, type Box, type Layout } from "./layout";
import type { Point } from "./map";
import { place, plate, room, type Sheet } from "./sheet";

/** Half of its width, and how far it reaches up and down, in units. */
export const LOCK = { half: 7.6, up: 10, down: 9.2 };

/** Beside the number, below it, then farther off, in units. */
const NEAR: readonly Point[] = [[22, 0], [-24, 0], [0, 24], [27, 0], [22, 22], [-22, 22], [0, -22], [40, 2], [40, 14], [-40, 4], [30, 30], [56, 6], [-30, 30], [70, 10]];

const inside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((odd, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);
const common = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) * Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

export function lockBox([x, y]: Point, unit: number): Box {
  return [x - LOCK.half * unit, y - LOCK.up * unit, 2 * LOCK.half * unit, (LOCK.up + LOCK.down) * unit];
}
export const ringOf = (sheet: Sheet, ward: number): Point[] => outline(ward).map((point) => place(sheet, point));

/** How many of a box's corners lie outside the ring. */
export function outside([x, y, width, height]: Box, ring: readonly Point[]): number {
  const corners: Point[] = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  return corners.filter((corner) => !inside(corner, ring)).length;
}

/** In pixels of the sheet; `aside`: what is printed beside the number, as far as it reaches to the right, in units. */
export function lockSpot(sheet: Sheet, ward: number, spots: Layout, unit: number, aside: number): Point {
  const [px, py] = plate(sheet, ward);
  const { x, y } = room(sheet, ward);
  const p = sheet.piece;
  const taken: Box[] = [
    [px - 11 * unit, py - 9 * unit, (11 + Math.max(10, aside)) * unit, 18 * unit],
    ...spots.cubes.map((c): Box => [x + c.x - 11 * p, y + c.y - FLAG[1], (c.count > 1 ? 30 : 22) * p, FLAG[1] + 11 * p]),
    ...spots.bosses.map((b): Box => [x + b.x - 12 * p, y + b.y - 20 * p, (b.count > 1 ? 31 : 24) * p, 35 * p]),
  ];
  const ring = ringOf(sheet, ward);
  let best: Point = [px, py];
  let least = Infinity;
  for (const [dx, dy] of NEAR) {
    const spot: Point = [px + dx * unit, py + dy * unit];
    const box = lockBox(spot, unit);
    const cost = outside(box, ring) * 1e6 + taken.reduce((sum, one) => sum + common(box, one), 0);
    if (cost >= least) continue;
    [best, least] = [spot, cost];
    if (cost === 0) break;
  }
  return best;
}
