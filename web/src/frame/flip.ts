/**
 * Things that are the same before and after (`data-key`) slide to where they are now. Measured once before and once after the
 * change, moved by `translate` alone: inside an svg in its own units, so that a piece's own transform stays as it is.
 */
import { tick } from "svelte";
import { calm } from "../settings.svelte";

const MS = 260;

type Spot = { x: number; y: number };

function spots(root: ParentNode): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const node of root.querySelectorAll<Element>("[data-key]")) {
    const at = node.getBoundingClientRect();
    if (at.width || at.height) found.set(node.getAttribute("data-key")!, { x: at.left + at.width / 2, y: at.top + at.height / 2 });
  }
  return found;
}

/** Call before the change; the promise it gives runs the movement once the change is on the screen. */
export function flip(root: ParentNode, ms = MS): () => Promise<void> {
  if (calm() || typeof Element.prototype.animate !== "function") return () => Promise.resolve();
  const before = spots(root);
  return async () => {
    if (!before.size) return;
    await tick();
    // All are measured before any moves: an animation begun makes the next measure work out styles anew.
    const moves: [node: Element, dx: number, dy: number][] = [];
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-key]")) {
      const old = before.get(node.getAttribute("data-key")!);
      if (!old) continue;
      const at = node.getBoundingClientRect();
      let dx = old.x - at.left - at.width / 2;
      let dy = old.y - at.top - at.height / 2;
      if (Math.hypot(dx, dy) < 2 || (!at.width && !at.height)) continue;
      const parent = node instanceof SVGElement ? node.parentElement : null;
      if (parent instanceof SVGGraphicsElement) {
        const units = parent.getScreenCTM();
        if (!units || !units.a || !units.d) continue;
        dx /= units.a;
        dy /= units.d;
      }
      moves.push([node, dx, dy]);
    }
    for (const [node, dx, dy] of moves) node.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: ms, easing: "cubic-bezier(.2,.8,.3,1)" });
  };
}
