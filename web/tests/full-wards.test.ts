/** Wards as full as they get, on every kind of sheet: no piece lies over another's letter, no flag over a number. */
import { describe, expect, it } from "vitest";
import { CLOSEST, bossNumber, FLAG, freeSpot, layOut, numbers } from "../src/games/tammany/layout";
import { inside, lockBox, lockSpot, outside, ringOf } from "../src/games/tammany/lock";
import { WARD_NUMBERS, type Point } from "../src/games/tammany/map";
import { plate, room, sheetFor } from "../src/games/tammany/sheet";
import type { WardView } from "../src/games/tammany/view";

/** Pixels that a foot or a hat may stand in the street and beyond it: ward 7 is a wedge. */
const MOST = 9;

// What a board gets of 1280 x 800, 820 x 1180, upright phones and phones across.
const BOXES = [[910, 648], [818, 820], [388, 520], [358, 420], [556, 348], [470, 318]] as const;

/** Every way in which four nations and five bosses stand alone or in piles. */
function* wards(): Generator<WardView> {
  for (let bits = 0; bits < 512; bits++) {
    const many = (i: number): number => ((bits >> i) & 1 ? 3 : 1);
    const bosses = [4, 5, 6, 7, 8].map(many);
    yield { cubes: { green: many(0), white: many(1), orange: many(2), blue: many(3) }, bosses, leaders: [], most: bosses } as unknown as WardView;
  }
}
/** From a single cube and boss to the fullest: what a ward may hold when it is locked. */
function* some(): Generator<WardView> {
  for (let nations = 1; nations <= 4; nations++)
    for (let seats = 0; seats <= 5; seats++)
      for (const many of [1, 3]) {
        const [green, white, orange, blue] = [0, 1, 2, 3].map((i) => (i < nations ? many : 0));
        const bosses = [0, 1, 2, 3, 4].map((i) => (i < seats ? many : 0));
        yield { cubes: { green, white, orange, blue }, bosses, leaders: [], most: bosses } as unknown as WardView;
      }
}
const steps = (xs: readonly number[]): number => Math.min(...xs.slice(1).map((x, i) => x - xs[i]!));

describe.each(BOXES)("a full ward on a sheet of %i x %i", (width, height) => {
  const sheet = sheetFor(width, height);
  it.each(WARD_NUMBERS)("%i: letters stay free", (number) => {
    const space = room(sheet, number);
    for (const ward of wards()) {
      const { cubes, bosses } = layOut(ward, space.width, space.height, sheet.piece, sheet.reach, undefined, sheet.flat);
      expect(steps(bosses.map((b) => b.x))).toBeGreaterThanOrEqual(CLOSEST.boss * sheet.piece - 0.01);
      for (const y of new Set(cubes.map((c) => c.y)))
        expect(steps(cubes.filter((c) => c.y === y).map((c) => c.x))).toBeGreaterThanOrEqual(CLOSEST.cube * sheet.piece - 0.01);
      // Rows that need it reach a little farther into the streets, never into the next ward's letters.
      const all = [...cubes, ...bosses].map((p) => p.x);
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(space.width * sheet.reach * 1.12);
    }
  });
});

/** How far two boxes, given by their middles and half their sizes, lie over each other. */
const over = (ax: number, ay: number, aw: number, ah: number, bx: number, by: number, bw: number, bh: number): number =>
  Math.min(aw + bw - Math.abs(ax - bx), ah + bh - Math.abs(ay - by));

it.each(BOXES)("on a sheet of %i x %i no cube stands on its ward's number", (width, height) => {
  const sheet = sheetFor(width, height);
  const unit = sheet.narrow ? 1 : Math.max(1, sheet.unit);
  for (const number of WARD_NUMBERS) {
    const space = room(sheet, number);
    const [px, py] = plate(sheet, number);
    for (const ward of some())
      for (const { x, y } of layOut(ward, space.width, space.height, sheet.piece, sheet.reach, undefined, sheet.flat).cubes)
        // Corners may meet: a cube's is cut off, and a figure has air.
        expect(over(px, py, (number > 9 ? 9.5 : 6) * unit, 7 * unit, space.x + x, space.y + y, 10 * sheet.piece, 10 * sheet.piece), String(number)).toBeLessThan(3.5);
  }
});

/** How far a point lies from the nearest border. */
const away = ([x, y]: Point, ring: readonly Point[]): number =>
  Math.min(...ring.map(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
  }));

it.each(BOXES.filter(([, height]) => height < 400))("on a phone across, %i x %i, the fullest ward keeps its pieces to itself", (width, height) => {
  const sheet = sheetFor(width, height);
  const p = sheet.piece;
  for (const number of WARD_NUMBERS) {
    const { x, y, width: wide, height: high } = room(sheet, number);
    const ring = ringOf(sheet, number);
    for (const ward of some()) {
      const { cubes, bosses } = layOut(ward, wide, high, p, sheet.reach, undefined, true);
      const corners = [...cubes.map((c) => [c, 9, 9] as const), ...bosses.map((b) => [b, 11, 14] as const)].flatMap(([spot, half, low]) =>
        [[-half, -9], [half, -9], [-half, low], [half, low]].map(([dx, dy]): Point => [x + spot.x + dx! * p, y + spot.y + dy! * p]),
      );
      for (const corner of corners) if (!inside(corner, ring)) expect(away(corner, ring), String(number)).toBeLessThan(MOST);
    }
  }
});

describe.each(BOXES)("a locked ward on a sheet of %i x %i", (width, height) => {
  const sheet = sheetFor(width, height);
  const unit = sheet.narrow ? 1 : Math.max(1, sheet.unit);
  it.each(WARD_NUMBERS)("%i has its padlock inside its borders", (number) => {
    const space = room(sheet, number);
    for (const ward of some()) {
      const spots = layOut(ward, space.width, space.height, sheet.piece, sheet.reach, undefined, sheet.flat);
      expect(outside(lockBox(lockSpot(sheet, number, spots, unit, [1, 2, 4, 7, 14].includes(number) ? 46 : 0), unit), ringOf(sheet, number))).toBe(0);
    }
  });
});

it("a number stands on no letter of the next boss, however close they are", () => {
  for (const apart of [10, 13, 16, 20, 28]) {
    const bosses = [0, 1, 2].map((i) => ({ x: i * apart, y: 0, count: 3 }));
    for (const boss of bosses) {
      const [x, base] = bossNumber(boss, bosses, 0.75);
      for (const other of bosses) expect(Math.abs(other.x - x - 3) < 5 && base > 0 && base < 16).toBe(false);
    }
  }
  // With room enough it stands at his feet, also beside another row.
  expect(bossNumber({ x: 0, y: 0, count: 2 }, [{ x: 40, y: 0 }, { x: 12, y: 40 }], 1)).toEqual([13.4, 16]);
});

it("a flag goes where no number stands", () => {
  const layout = { cubes: [{ nation: "green", x: 0, y: 0, count: 2 }], bosses: [] } as unknown as Parameters<typeof numbers>[0];
  const [box] = numbers(layout, 0.7);
  const over = [box![0] - 2, box![1] - 2] as const;
  const free = [box![0] - FLAG[0] - 1, box![1]] as const;
  expect(freeSpot([over, free], [box!])).toBe(free);
  expect(freeSpot([over], [box!])).toBe(over);
});
