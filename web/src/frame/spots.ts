/** Where a lesson's places are on the screen, in their own shapes, and where a box stands beside them without covering them. */
import type { Box } from "./boxes";

/** A place that is drawn with an outline of its own (`data-shape`) is lit in that outline, any other in its box. */
export interface Spot extends Box {
  place: string;
  /** The outline as a path of the screen; "": a box. */
  outline: string;
}

interface Shape extends SVGGraphicsElement {
  getTotalLength(): number;
  getPointAtLength(at: number): DOMPoint;
}

/** The outline of a drawn shape in the screen's own measure: walked along, so that every kind of shape will do. */
function outline(shape: Shape): string {
  const to = shape.getScreenCTM();
  if (!to) return "";
  const long = shape.getTotalLength();
  const many = 72;
  return `M${Array.from({ length: many }, (_, i) => {
    const p = shape.getPointAtLength((long * i) / many).matrixTransform(to);
    return `${Math.round(p.x * 10) / 10} ${Math.round(p.y * 10) / 10}`;
  }).join("L")}Z`;
}

export function spotsOf(places: readonly string[]): Spot[] {
  return places.flatMap((place) => {
    for (const node of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const shape = node.querySelector<Shape>("[data-shape]");
      const r = (shape ?? node).getBoundingClientRect();
      if (r.width > 0 && r.height > 0) return [{ place, x: r.left, y: r.top, w: r.width, h: r.height, outline: shape ? outline(shape) : "" }];
    }
    return [];
  });
}

export const shared = (a: Box, b: Box): number => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const middle = (b: Box): [number, number] => [b.x + b.w / 2, b.y + b.h / 2];
export const within = (inner: Box, outer: Box): boolean => inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

/** What is marked to be spared, and every other place of the lit kinds ("ward" of "ward:14"): a box had better not lie over them either. */
export function others(places: readonly string[]): Box[] {
  const kinds = ["[data-spare]", ...new Set(places.map((place) => `[data-place^="${place.split(":", 1)[0]!}:"]`))];
  return kinds.flatMap((kind) =>
    [...document.querySelectorAll(`.stage > .board ${kind}`)].flatMap((node) => {
      const r = node.getBoundingClientRect();
      return r.width && !places.includes(node.getAttribute("data-place") ?? "") ? [{ x: r.left, y: r.top, w: r.width, h: r.height }] : [];
    }),
  );
}

/** Beside `target` (right, left, below, above; then the corners) inside `room`, over nothing of `keep`, little of `spare`, as near as can be. */
export function beside(target: Box, size: { w: number; h: number }, room: Box, keep: readonly Box[], spare: readonly Box[] = [], gap = 26): Box {
  const [cx, cy] = middle(target);
  const top = cy - size.h / 2;
  const left = cx - size.w / 2;
  const right = room.x + room.w - size.w;
  const bottom = room.y + room.h - size.h;
  const tries: [number, number][] = [
    [target.x + target.w + gap, top],
    [target.x - gap - size.w, top],
    [left, target.y + target.h + gap],
    [left, target.y - gap - size.h],
    [target.x + target.w + gap, target.y],
    [target.x + target.w + gap, target.y + target.h - size.h],
    [target.x - gap - size.w, target.y],
    [target.x - gap - size.w, target.y + target.h - size.h],
    [target.x, target.y + target.h + gap],
    [target.x + target.w - size.w, target.y + target.h + gap],
    [right, room.y],
    [room.x, room.y],
    [right, bottom],
    [room.x, bottom],
  ];
  const inside = (v: number, least: number, most: number): number => Math.max(least, Math.min(v, Math.max(least, most)));
  const boxes = tries.map(([x, y]) => ({ x: inside(x, room.x, right), y: inside(y, room.y, bottom), ...size }));
  const cost = (b: Box): number => {
    const [bx, by] = middle(b);
    return keep.reduce((sum, k) => sum + shared(b, k), 0) * 50 + spare.reduce((sum, k) => sum + shared(b, k), 0) / 150 + shared(b, target) * 200 + Math.hypot(bx - cx, by - cy);
  };
  return boxes.reduce((best, b) => (cost(b) < cost(best) ? b : best));
}

/** A bowed line from the edge of a box into a target; "": they touch or lie too near for one. */
export function leader(from: Box, target: Box): { line: string; end: [number, number] } | null {
  const near = (v: number, low: number, long: number): number => Math.max(low, Math.min(v, low + long));
  const [tx, ty] = middle(target);
  const start: [number, number] = [near(tx, from.x + 14, from.w - 28), near(ty, from.y + 14, from.h - 28)];
  const edge: [number, number] = [near(start[0], target.x, target.w), near(start[1], target.y, target.h)];
  // To a little inside the target's edge, so that it is plain which place is meant.
  const end: [number, number] = [edge[0] + (tx - edge[0]) * 0.35, edge[1] + (ty - edge[1]) * 0.35];
  const out: [number, number] = [start[0] === from.x + 14 && end[0] < from.x ? from.x : start[0] === from.x + from.w - 14 && end[0] > from.x + from.w ? from.x + from.w : start[0], end[1] < from.y ? from.y : end[1] > from.y + from.h ? from.y + from.h : start[1]];
  const long = Math.hypot(end[0] - out[0], end[1] - out[1]);
  if (shared(from, target) > 0 || long < 18) return null;
  const bow = Math.min(28, long / 5);
  const mid = [(out[0] + end[0]) / 2 - ((end[1] - out[1]) / long) * bow, (out[1] + end[1]) / 2 + ((end[0] - out[0]) / long) * bow];
  return { line: `M${out.join(" ")}Q${mid.join(" ")} ${end.join(" ")}`, end };
}
