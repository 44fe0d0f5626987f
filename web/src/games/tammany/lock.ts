/** Where there is room beside the pieces: a padlock hangs by its ward's number where it can, always inside the ward. */
import { outline } from "./geometry";
import { FLAG, layOut, type Box, type Layout } from "./layout";
import type { Point } from "./map";
import { place, plate, room, type Sheet } from "./sheet";
import type { WardView } from "./view";

/** Half of its width, and how far it reaches up and down, in units. */
export const LOCK = { half: 7.6, up: 10, down: 9.2 };

/** Beside the number, below it, then farther off, in units. */
const NEAR: readonly Point[] = [[22, 0], [-24, 0], [0, 24], [27, 0], [22, 22], [-22, 22], [0, -22], [40, 2], [40, 14], [-40, 4], [30, 30], [56, 6], [-30, 30], [70, 10]];

export const inside = ([x, y]: Point, ring: readonly Point[]): boolean =>
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

/** The pieces of a ward, in pixels of the sheet. */
function pieces(sheet: Sheet, ward: number, { cubes, bosses }: Layout, flags: number): Box[] {
  const { x, y } = room(sheet, ward);
  const p = sheet.piece;
  return [
    ...cubes.map((c): Box => [x + c.x - 11 * p, y + c.y - Math.max(flags, 11 * p), (c.count > 1 ? 30 : 22) * p, Math.max(flags, 11 * p) + 11 * p]),
    ...bosses.map((b): Box => [x + b.x - 12 * p, y + b.y - 20 * p, (b.count > 1 ? 31 : 24) * p, 35 * p]),
  ];
}

/** Whether pieces stand on this box: the ward's own, or those of a ward beside it that reach over the border. */
export function standsOn(box: Box, { number }: WardView, wards: readonly WardView[], sheet: Sheet): boolean {
  const here = room(sheet, number);
  return wards.some((ward) => {
    if (!ward.in_play) return false;
    const space = room(sheet, ward.number);
    if (Math.abs(space.x - here.x) > 1.5 * space.width || Math.abs(space.y - here.y) > 2 * space.height) return false;
    const spots = layOut(ward, space.width, space.height, sheet.piece, sheet.reach, undefined, sheet.flat);
    return pieces(sheet, ward.number, spots, 0).some((one) => common(one, box) > 0);
  });
}

/** In pixels of the sheet; `aside`: what is printed beside the number, as far as it reaches to the right, in units. */
export function lockSpot(sheet: Sheet, ward: number, spots: Layout, unit: number, aside: number): Point {
  const [px, py] = plate(sheet, ward);
  const taken: Box[] = [[px - 11 * unit, py - 9 * unit, (11 + Math.max(10, aside)) * unit, 18 * unit], ...pieces(sheet, ward, spots, FLAG[1])];
  const ring = ringOf(sheet, ward);
  let best: Point = [px, py];
  let least = Infinity;
  const look = (spot: Point): void => {
    const box = lockBox(spot, unit);
    const covered = taken.reduce((sum, one) => sum + common(box, one), 0);
    if (covered >= least) return;
    const cost = covered + outside(box, ring) * 1e6;
    if (cost < least) [best, least] = [spot, cost];
  };
  for (const [dx, dy] of NEAR) if (least > 0) look([px + dx * unit, py + dy * unit]);
  // Else anywhere in the ward, as near to the number as may be.
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const ways: Point[] = [];
  if (least > 0) for (let x = Math.min(...xs); x < Math.max(...xs); x += 7) for (let y = Math.min(...ys); y < Math.max(...ys); y += 7) ways.push([x, y]);
  const far = ([x, y]: Point): number => Math.hypot(x - px, y - py);
  for (const spot of ways.sort((one, other) => far(one) - far(other))) if (least > 0) look(spot);
  return best;
}
