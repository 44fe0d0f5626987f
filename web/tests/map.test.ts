/** The drawing against the rules: the printed table of wards is read from the game's own data. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { area2, borders, coast, inside, neighbours, outline } from "../src/games/tammany/geometry";
import { SPECIAL } from "../src/games/tammany/speech";
import { HEIGHT, PARKS, POINTS, WARDS, WARD_NUMBERS, WIDTH, type Point } from "../src/games/tammany/map";

interface PrintedWard {
  number: number;
  zone: number;
  neighbours: number[];
  special: string;
}

const file = resolve(import.meta.dirname, "../../src/backroom/games/tammany/printed.toml");
const printed = (): PrintedWard[] => (parse(readFileSync(file, "utf8")) as unknown as { ward: PrintedWard[] }).ward;

describe("the map of Tammany Hall", () => {
  it("finds the printed table", () => expect(existsSync(file)).toBe(true));

  it("TH-06: wards share a border exactly where the rules say adjacent", () => {
    const drawn = neighbours();
    expect([...drawn.keys()].sort((a, b) => a - b)).toEqual(printed().map((w) => w.number).sort((a, b) => a - b));
    for (const ward of printed()) {
      expect([ward.number, drawn.get(ward.number)]).toEqual([ward.number, [...ward.neighbours].sort((a, b) => a - b)]);
    }
  });

  it("knows everything that is printed in a ward", () => {
    const specials = new Set(printed().map((w) => w.special).filter((s) => s));
    expect([...specials].sort()).toEqual(Object.keys(SPECIAL).sort());
  });

  it("has every border long enough to be seen, and corners that are only corners", () => {
    const length = new Map<string, number>();
    for (const { from, to, wards } of borders()) {
      const [[x1, y1], [x2, y2]] = [POINTS[from], POINTS[to]];
      const key = wards.join("-");
      length.set(key, (length.get(key) ?? 0) + Math.hypot(x2 - x1, y2 - y1));
    }
    for (const [key, long] of length) expect([key, long >= 50]).toEqual([key, true]);
  });

  it("is one simple island: rings clockwise, no ward over another, one coast, no point astray", () => {
    for (const n of WARD_NUMBERS) expect([n, area2(outline(n)) > 0]).toEqual([n, true]);
    const land = coast().map((p) => POINTS[p] as Point);
    const sum = WARD_NUMBERS.reduce((total, n) => total + area2(outline(n)), 0);
    // The wards cover the land exactly: neither gap nor overlap.
    expect(sum).toBeCloseTo(area2(land), 6);
    const used = new Set(WARD_NUMBERS.flatMap((n) => WARDS[n]!.ring));
    expect(Object.keys(POINTS).filter((p) => !used.has(p as keyof typeof POINTS))).toEqual([]);
    for (const [x, y] of Object.values(POINTS)) expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true);
  });

  it("has borders that do not cross", () => {
    const all = borders();
    const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
      Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
    for (const a of all)
      for (const b of all) {
        if (new Set([a.from, a.to, b.from, b.to]).size < 4) continue;
        const [p, q, r, s] = [POINTS[a.from], POINTS[a.to], POINTS[b.from], POINTS[b.to]] as Point[];
        const cross = side(p!, q!, r!) !== side(p!, q!, s!) && side(r!, s!, p!) !== side(r!, s!, q!);
        expect(cross ? [a, b] : null).toBe(null);
      }
  });

  it("keeps number and pieces of a ward inside it, and parks on land", () => {
    for (const n of WARD_NUMBERS) {
      const { plate, room } = WARDS[n]!;
      const ring = outline(n);
      expect([n, inside(plate, ring)]).toEqual([n, true]);
      const [x, y, w, h] = room;
      for (const [dx, dy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
        // Corners may come near the border; the middle nine tenths must be inside.
        expect([n, dx, dy, inside([x + 0.45 * w * dx, y + 0.45 * h * dy], ring)]).toEqual([n, dx, dy, true]);
      }
    }
    const land = coast().map((p) => POINTS[p] as Point);
    for (const park of PARKS) expect([park.name, inside(park.at, land)]).toEqual([park.name, true]);
  });
});
