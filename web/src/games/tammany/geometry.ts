/**
 * What can be computed from the map's points: outlines, which borders two wards share, where the shore runs, and the
 * ornaments along it. No drawing here; the board does that.
 */
import { POINTS, WARDS, type Point, type PointName } from "./map";

/** A piece of border: its two ends and the wards on its sides (one of them water or the map's edge: null). */
export interface Border {
  from: PointName;
  to: PointName;
  wards: readonly [number, number | null];
}

export function at(name: PointName): Point {
  return POINTS[name];
}

/** All pieces of border, each once. */
export function borders(): Border[] {
  const owner = new Map<string, number>();
  for (const [number, ward] of Object.entries(WARDS)) {
    ward.ring.forEach((from, i) => {
      const to = ward.ring[(i + 1) % ward.ring.length]!;
      const key = `${from}>${to}`;
      if (owner.has(key)) throw new Error(`wards ${owner.get(key)} and ${number} lie on the same side of ${key}`);
      owner.set(key, Number(number));
    });
  }
  const all: Border[] = [];
  for (const [key, ward] of owner) {
    const [from, to] = key.split(">") as [PointName, PointName];
    const other = owner.get(`${to}>${from}`) ?? null;
    if (other === null || ward < other) all.push({ from, to, wards: [ward, other] });
  }
  return all;
}

/** Neighbours of each ward as the drawing has them, ascending: wards that share at least one piece of border. */
export function neighbours(): Map<number, number[]> {
  const found = new Map<number, Set<number>>(Object.keys(WARDS).map((n) => [Number(n), new Set()]));
  for (const { wards } of borders()) {
    const [a, b] = wards;
    if (b === null) continue;
    found.get(a)!.add(b);
    found.get(b)!.add(a);
  }
  return new Map([...found].map(([n, set]) => [n, [...set].sort((a, b) => a - b)]));
}

export function outline(number: number): Point[] {
  return WARDS[number]!.ring.map(at);
}

export function pathOf(points: readonly Point[], closed = true): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("") + (closed ? "Z" : "");
}

/** Twice the signed area; positive = clockwise on a screen (y grows downwards). */
export function area2(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let result = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) result = !result;
  });
  return result;
}

/** The outline of all the land, one ring of points, clockwise. */
export function coast(): PointName[] {
  const next = new Map<PointName, PointName>();
  for (const border of borders()) if (border.wards[1] === null) next.set(border.from, border.to);
  const start = [...next.keys()][0]!;
  const ring: PointName[] = [];
  for (let here = start; ring.length <= next.size; ) {
    ring.push(here);
    here = next.get(here)!;
    if (here === start) break;
  }
  return ring;
}

/** A number in 0 … 1 that is the same in every drawing: ornaments must not jump about between two pictures. */
export function scatter(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Piers: short strokes from the shore into the water, as [from, to]; none on the northern edge and the Battery. */
export function piers(): [Point, Point][] {
  const ring = coast();
  const result: [Point, Point][] = [];
  ring.forEach((name, i) => {
    const after = ring[(i + 1) % ring.length]!;
    if (name.startsWith("n") && after.startsWith("n")) return;
    if (name.startsWith("s") || after.startsWith("s")) return;
    const [x1, y1] = at(name);
    const [x2, y2] = at(after);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const count = Math.floor(length / 15);
    for (let k = 1; k < count; k++) {
      const roll = scatter(i * 31 + k);
      if (roll < 0.35) continue;
      const t = (k / count) * length;
      const reach = 8 + roll * 13;
      const [x, y] = [x1 + dx * t, y1 + dy * t];
      // The ring runs clockwise, so the water is to the left of its direction on the screen.
      result.push([[x, y], [x + dy * reach, y - dx * reach]]);
    }
  });
  return result;
}
