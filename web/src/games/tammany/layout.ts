/** Where the pieces of a ward stand in its room: rows of cubes and bosses, made smaller when they would not fit. */
import { NATIONS, type Nation, type WardView } from "./view";

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  scale: number;
  cubes: ({ nation: Nation; count: number } & Spot)[];
  bosses: ({ seat: number; count: number; most: number; leads: boolean } & Spot)[];
}

const CUBE = 64;
const BOSS = 70;
const CUBE_ROW = 46;

/** `votes`: a line under each boss says how many votes its seat could have at most. */
export function layOut(ward: WardView, width: number, height: number, votes: boolean): Layout {
  const nations = NATIONS.filter((n) => ward.cubes[n] > 0);
  const seats = ward.bosses.map((count, seat) => ({ seat, count })).filter((b) => b.count > 0);
  const rowHeight = votes ? 76 : 62;
  const tries: { perRow: number; cubesPerRow: number; scale: number; total: number }[] = [];
  for (const perRow of [5, 3, 2]) {
    for (const cubesPerRow of [4, 2]) {
      const bossRows = Math.ceil(seats.length / perRow);
      const cubeRows = Math.ceil(nations.length / cubesPerRow);
      const wide = Math.max(Math.min(nations.length, cubesPerRow) * CUBE, Math.min(seats.length, perRow) * BOSS, 1);
      const total = Math.max(bossRows * rowHeight + cubeRows * CUBE_ROW, 1);
      tries.push({ perRow, cubesPerRow, total, scale: Math.min(1.15, width / wide, height / total) });
    }
  }
  const best = tries.reduce((a, b) => (b.scale > a.scale + 1e-9 ? b : a));
  const cubes = rows(nations, best.cubesPerRow).flatMap((row, r) =>
    row.map((nation, i) => ({
      nation,
      count: ward.cubes[nation],
      x: (i - (row.length - 1) / 2) * CUBE - 9,
      y: -best.total / 2 + CUBE_ROW * (r + 0.5),
    })),
  );
  const top = -best.total / 2 + CUBE_ROW * Math.ceil(nations.length / best.cubesPerRow);
  const bosses = rows(seats, best.perRow).flatMap((row, r) =>
    row.map(({ seat, count }, i) => ({
      seat,
      count,
      most: ward.most[seat] ?? 0,
      leads: ward.leaders.length === 1 && ward.leaders[0] === seat,
      x: (i - (row.length - 1) / 2) * BOSS - 9,
      y: top + rowHeight * r + 35,
    })),
  );
  return { scale: best.scale, cubes, bosses };
}

function rows<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  if (count === 0) return [];
  // Even rows look calmer than one full and one almost empty.
  const even = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * even, (i + 1) * even));
}
