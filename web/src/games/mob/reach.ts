/** From place to place by arrow keys: the nearest one in that direction that may be chosen. */

const AHEAD: Record<string, (dx: number, dy: number) => [along: number, aside: number]> = {
  ArrowRight: (dx, dy) => [dx, Math.abs(dy)],
  ArrowLeft: (dx, dy) => [-dx, Math.abs(dy)],
  ArrowDown: (dx, dy) => [dy, Math.abs(dx)],
  ArrowUp: (dx, dy) => [-dy, Math.abs(dx)],
};
const middle = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export function neighbour(from: Element, key: string, among: readonly HTMLElement[]): HTMLElement | null {
  const measure = AHEAD[key];
  if (!measure) return null;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of among) {
    if (node === from) continue;
    const [nx, ny] = middle(node);
    const [along, aside] = measure(nx - x, ny - y);
    const far = along + aside * 2.5;
    if (along > 4 && far < least) [best, least] = [node, far];
  }
  return best;
}
