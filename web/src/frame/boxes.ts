/** Where places of a board (`data-place`) are on the screen. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(place: string): Box | null {
  for (const node of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const r = node.getBoundingClientRect();
    if (r.width > 0 && r.height > 0) return { x: r.left, y: r.top, w: r.width, h: r.height };
  }
  return null;
}

export const boxesOf = (places: readonly string[]): Box[] => places.flatMap((place) => boxOf(place) ?? []);
