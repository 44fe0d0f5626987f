/** Where the pieces of a ward stand in its room: rows of cubes and of bosses, each as large as it can be. */
import { NATIONS, type Nation, type WardView } from "./view";

interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Layout {
  cubes: ({ nation: Nation; count: number } & Spot)[];
  bosses: ({ seat: number; count: number; most: number; leads: boolean } & Spot)[];
}

/** Room that a piece with its number takes at full size. */
const CUBE = { width: 62, height: 46 };
const BOSS = { width: 70, height: 62 };
/** A line of votes under a boss. */
const VOTES = 14;
const LARGEST = 1.15;

interface Plan {
  perRow: number;
  rows: number;
  scale: number;
}

/** Rows of at most `perRow` pieces, as large as the width allows. */
function plans(count: number, width: number, piece: number, choices: readonly number[]): Plan[] {
  if (count === 0) return [{ perRow: 1, rows: 0, scale: LARGEST }];
  return choices.map((most) => {
    const rows = Math.ceil(count / most);
    // Even rows look calmer than one full and one almost empty.
    const perRow = Math.ceil(count / rows);
    return { perRow, rows, scale: Math.min(LARGEST, width / (perRow * piece)) };
  });
}

/** `votes`: a line under each boss says how many votes its seat could have at most. */
export function layOut(ward: WardView, width: number, height: number, votes: boolean): Layout {
  const nations = NATIONS.filter((n) => ward.cubes[n] > 0);
  const seats = ward.bosses.map((count, seat) => ({ seat, count })).filter((b) => b.count > 0);
  const bossHeight = BOSS.height + (votes ? VOTES : 0);

  let best: { cubes: Plan; bosses: Plan; squeeze: number; worth: number } | null = null;
  for (const cubes of plans(nations.length, width, CUBE.width, [4, 2])) {
    for (const bosses of plans(seats.length, width, BOSS.width, [5, 3, 2])) {
      const tall = cubes.rows * cubes.scale * CUBE.height + bosses.rows * bosses.scale * bossHeight;
      const squeeze = Math.min(1, height / Math.max(tall, 1));
      // The smallest piece decides, bosses before cubes.
      const worth = squeeze * Math.min(cubes.scale * 1.15, bosses.scale);
      if (!best || worth > best.worth + 1e-9) best = { cubes, bosses, squeeze, worth };
    }
  }
  const plan = best!;
  const cubeScale = plan.cubes.scale * plan.squeeze;
  const bossScale = plan.bosses.scale * plan.squeeze;
  const cubeRow = CUBE.height * cubeScale;
  const bossRow = bossHeight * bossScale;
  const top = -(plan.cubes.rows * cubeRow + plan.bosses.rows * bossRow) / 2;
  /** The number stands to the right of its piece: the pair is centred, not the piece. */
  const aside = 9;
  return {
    cubes: nations.map((nation, i) => ({
      nation,
      count: ward.cubes[nation],
      scale: cubeScale,
      x: (column(i, nations.length, plan.cubes.perRow) * CUBE.width - aside) * cubeScale,
      y: top + cubeRow * (Math.floor(i / plan.cubes.perRow) + 0.5),
    })),
    bosses: seats.map(({ seat, count }, i) => ({
      seat,
      count,
      most: ward.most[seat] ?? 0,
      leads: ward.leaders.length === 1 && ward.leaders[0] === seat,
      scale: bossScale,
      x: (column(i, seats.length, plan.bosses.perRow) * BOSS.width - aside) * bossScale,
      y: top + plan.cubes.rows * cubeRow + bossRow * Math.floor(i / plan.bosses.perRow) + 35 * bossScale,
    })),
  };
}

/** Which column, counted from the middle of the row. */
function column(i: number, count: number, perRow: number): number {
  const inRow = Math.min(perRow, count - Math.floor(i / perRow) * perRow);
  return (i % perRow) - (inRow - 1) / 2;
}
