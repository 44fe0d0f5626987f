/**
 * Where the pieces of a ward stand: cubes above, bosses below, all of one size on the whole board. One piece has no number;
 * from two on a second one looks out behind it and the number stands right below. A row that is too wide overlaps evenly.
 */
import { NATIONS, type Nation, type WardView } from "./view";

export interface Spot {
  x: number;
  y: number;
  count: number;
  /** Taken away by the last move: shown pale and crossed out by this seat. */
  goneBy?: number;
}
export type CubeSpot = Spot & { nation: Nation };
export type BossSpot = Spot & { seat: number; leads: boolean; most: number };

export interface Layout {
  cubes: CubeSpot[];
  bosses: BossSpot[];
}

export interface Gone {
  cubes: ReadonlyMap<Nation, number>;
  bosses: ReadonlyMap<number, number>;
}

const CUBE_STEP = 24;
const BOSS_STEP = 28;
const NUMBER = 9;
/** By so many units two rows may be too high: from there on hats would hide the cubes' letters, and one row is better where it fits. */
const LOW = 9;
/** However full a ward is: closer than this, the next piece would lie over a piece's letter. */
export const CLOSEST = { cube: 15, boss: 16, bossToCube: 18.5 };

/** The same middles, none closer to the one before than `least` says, around the same place. */
function keepApart(xs: readonly number[], least: (i: number) => number): number[] {
  const out: number[] = [];
  xs.forEach((x, i) => out.push(i ? Math.max(x, out[i - 1]! + least(i)) : x));
  const wider = ((out.at(-1) ?? 0) - (xs.at(-1) ?? 0)) / 2;
  return out.map((x) => x - wider);
}

/** Middles of the pieces of a row, `step` apart and more beside a number, evenly squeezed into `most`; a number keeps its room as long as there is any. */
function row(counts: readonly number[], step: number, scale: number, most: number): number[] {
  const pieces = counts.length * step * scale;
  const numbers = counts.filter((count) => count > 1).length * NUMBER * scale;
  const narrow = pieces + numbers > most;
  const squeeze = narrow ? Math.max(0.4, (most - numbers) / pieces) : 1;
  const number = narrow ? Math.min(1, Math.max(0, most - pieces * squeeze) / (numbers || 1)) : 1;
  let x = -(pieces * squeeze + numbers * number) / 2;
  const middles = counts.map((count) => {
    const middle = x + (step * scale * squeeze) / 2;
    x += (step * squeeze + (count > 1 ? NUMBER * number : 0)) * scale;
    return middle;
  });
  return keepApart(middles, () => (step < BOSS_STEP - 2 ? CLOSEST.cube : CLOSEST.boss) * scale);
}

/** A low room with much in it: two rows of cubes are no higher than a boss, and the bosses stand beside them. */
function beside(cubes: readonly Omit<CubeSpot, "x" | "y">[], bosses: readonly Omit<BossSpot, "x" | "y">[], size: number, most: number): Layout {
  const half = Math.ceil(cubes.length / 2);
  const columns = cubes.slice(0, half).map((cube, i) => Math.max(cube.count, cubes[half + i]?.count ?? 1));
  const block = columns.reduce((sum, count) => sum + (CUBE_STEP - 2 + (count > 1 ? NUMBER : 0)) * size, 0);
  const counts = bosses.map((boss) => boss.count);
  const needed = (counts.length * (BOSS_STEP - 2) + counts.filter((count) => count > 1).length * NUMBER) * size;
  const rest = Math.min(needed, Math.max(most - block, needed * 0.66));
  const left = -(block + rest) / 2;
  /** In the smallest wards all stand closer. */
  const closer = Math.min(1, most / (block + rest));
  const cubeX = row(columns, CUBE_STEP - 2, size, block).map((x) => (left + block / 2 + x) * closer);
  const bossX = row(counts, BOSS_STEP - 2, size, rest).map((x) => (left + block + rest / 2 + x) * closer);
  const xs = keepApart([...cubeX, ...bossX], (i) => (i < half ? CLOSEST.cube : i === half ? CLOSEST.bossToCube : CLOSEST.boss) * size);
  return {
    cubes: cubes.map((cube, i) => ({ ...cube, x: xs[i % half]!, y: (i < half ? -10.5 : 10.5) * size })),
    bosses: bosses.map((boss, i) => ({ ...boss, x: xs[half + i]!, y: -1 * size })),
  };
}

/** Cubes and bosses in one row; where that is too long, two rows of cubes beside the bosses. */
function oneRow(cubes: readonly Omit<CubeSpot, "x" | "y">[], bosses: readonly Omit<BossSpot, "x" | "y">[], size: number, most: number): Layout {
  const counts = [...cubes, ...bosses].map((piece) => piece.count);
  const wide = (counts.length * (BOSS_STEP - 2) + counts.filter((count) => count > 1).length * NUMBER) * size;
  if (wide > most && cubes.length > 1) return beside(cubes, bosses, size, most);
  const xs = row(counts, BOSS_STEP - 2, size, most);
  return {
    cubes: cubes.map((cube, i) => ({ ...cube, x: xs[i]!, y: 0 })),
    bosses: bosses.map((boss, i) => ({ ...boss, x: xs[cubes.length + i]!, y: -1 * size })),
  };
}
const extent = ({ cubes, bosses }: Layout, size: number): number => {
  const xs = [...cubes, ...bosses].map((piece) => piece.x);
  return xs.length ? Math.max(...xs) - Math.min(...xs) + (BOSS_STEP - 2) * size : 0;
};

/** Spots around the middle of the room, in pixels; `size` is the board's size of pieces; `flat`: one row for all, the room is too low for two. */
export function layOut(ward: WardView, width: number, height: number, size: number, reach: number, gone?: Gone, flat = false): Layout {
  const cubes = NATIONS.filter((n) => ward.cubes[n] > 0).map((nation): Omit<CubeSpot, "x" | "y"> => ({ nation, count: ward.cubes[nation] }));
  for (const [nation, goneBy] of gone?.cubes ?? []) cubes.push({ nation, count: 1, goneBy });
  const bosses = ward.bosses
    .map((count, seat): Omit<BossSpot, "x" | "y"> => ({
      seat,
      count,
      leads: count > 0 && ward.leaders.length === 1 && ward.leaders[0] === seat,
      most: ward.most[seat] ?? 0,
    }))
    .filter((b) => b.count > 0);
  for (const [seat, goneBy] of gone?.bosses ?? []) bosses.push({ seat, count: 1, leads: false, most: 0, goneBy });
  const most = width * reach;
  const aside = flat || 62 * size - height * 1.12 > LOW * size ? oneRow(cubes, bosses, size, most) : null;
  if (aside && (flat || extent(aside, size) <= most * 1.1)) return aside;
  const cubeX = row(cubes.map((c) => c.count), CUBE_STEP, size, most);
  const bossX = row(bosses.map((b) => b.count), BOSS_STEP, size, most);
  // Two rows want 62 units; in a lower room the hats reach into the row above.
  const press = Math.max(0, Math.min(9, (62 * size - height * 1.12) / size / 2)) * size;
  // In a higher one they stand apart, so that no hat covers a cube.
  const apart = Math.max(0, Math.min(3, (height * 1.12 - 62 * size) / size / 2)) * size;
  return {
    cubes: cubes.map((cube, i) => ({ ...cube, x: cubeX[i]!, y: -24 * size + press - apart })),
    bosses: bosses.map((boss, i) => ({ ...boss, x: bossX[i]!, y: 10.6 * size - press + apart })),
  };
}

export type Box = readonly [x: number, y: number, width: number, height: number];
const meet = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean => ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** Where the number of a boss begins, and its base: beside his feet, or by his head where the next one's letter stands there. */
export function bossNumber({ x, y, count }: Pick<BossSpot, "x" | "y" | "count">, bosses: readonly Pick<BossSpot, "x" | "y">[], size: number): readonly [number, number] {
  const end = x + 13.4 * size + Math.max(12, 14.5 * size) * 0.43 * String(count).length;
  const tight = bosses.some((other) => other.x > x && other.x - 3.5 * size < end && Math.abs(other.y - y) < 16 * size);
  return tight ? [x + 4.5 * size, y - 5 * size] : [x + 13.4 * size, y + 16 * size];
}

/** Where the numbers of a ward's pieces stand. */
export function numbers({ cubes, bosses }: Layout, size: number): Box[] {
  const high = Math.max(12, 14.5 * size) * 0.72;
  const box = (x: number, base: number, count: number): Box => [x, base - high, high * 0.6 * String(count).length, high];
  return [
    ...cubes.filter((c) => c.count > 1).map((c) => box(c.x + 10.6 * size, c.y + 9.5 * size, c.count)),
    ...bosses.filter((b) => b.count > 1).map((b) => box(...bossNumber(b, bosses, size), b.count)),
  ];
}

export const FLAG = [11.5, 13] as const;

/** Of the places for a flag the first that covers neither a number nor what else is `taken`; else the first. */
export function freeSpot(places: readonly (readonly [number, number])[], taken: readonly Box[]): readonly [number, number] {
  return places.find(([x, y]) => !taken.some((one) => meet([x, y, ...FLAG], one))) ?? places[0]!;
}

/** How far around a piece a finger takes it, at most so wide and high to each side: never as far as the middle of the next one. */
export function reach({ x, y }: Pick<Spot, "x" | "y">, others: readonly Pick<Spot, "x" | "y">[], wide: number, high: number): readonly [number, number] {
  for (const other of others) {
    const [dx, dy] = [Math.abs(other.x - x), Math.abs(other.y - y)];
    if (dx >= dy && dx > 0 && dy < high) wide = Math.min(wide, dx * 0.6);
    else if (dy > dx && dx < wide) high = Math.min(high, dy * 0.6);
  }
  return [wide, high];
}
