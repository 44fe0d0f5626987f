/** Moving about the board by keys: to the nearest choice in a direction, as it lies on the screen. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The middle of a ward is where its pieces are, not of its outline's box: close enough for arrows. */
const middle = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export function nearest(root: Element, from: string, ids: readonly string[], key: string): string | null {
  const way = WAYS[key];
  const here = root.querySelector(`[data-target="${from}"]`);
  if (!way || !here) return null;
  const [x, y] = middle(here);
  let best: { id: string; cost: number } | null = null;
  for (const id of ids) {
    const node = id === from ? null : root.querySelector(`[data-target="${id}"]`);
    if (!node) continue;
    const [u, v] = middle(node);
    const along = (u - x) * way[0] + (v - y) * way[1];
    const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
    if (along < 4) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}

/** Digits typed one after the other are one number, as long as a ward of that number could follow. */
export class Digits {
  #typed = "";
  #at = 0;

  /** The number so far, or null if the key is no digit. */
  press(key: string, now: number): number | null {
    if (!/^\d$/.test(key)) {
      this.#typed = "";
      return null;
    }
    this.#typed = now - this.#at < 900 && this.#typed === "1" ? this.#typed + key : key;
    this.#at = now;
    return Number(this.#typed);
  }
}

/** Of the choices in a ward the next one whose sign ("Ir", "Y") begins with this letter, or has it at all. */
export function byLetter(ids: readonly string[], here: string, letter: string, signOf: (id: string) => string): string | null {
  const ward = here.split(":")[1];
  const there = ids.filter((id) => id.split(":")[1] === ward);
  const starts = there.filter((id) => signOf(id).toLowerCase().startsWith(letter));
  const found = starts.length ? starts : there.filter((id) => signOf(id).toLowerCase().includes(letter));
  return found[(found.indexOf(here) + 1) % found.length] ?? null;
}
