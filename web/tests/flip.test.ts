import { afterEach, describe, expect, it, vi } from "vitest";
import { flip } from "../src/frame/flip";

/** Things that slide, with what is asked of them in its order. */
function row(done: string[]): HTMLElement {
  const root = document.createElement("div");
  for (let i = 0; i < 4; i++) {
    const node = document.createElement("span");
    node.dataset["key"] = String(i);
    let x = 10 * i;
    node.getBoundingClientRect = () => {
      done.push("measured");
      return new DOMRect((x += 40), 0, 10, 10);
    };
    node.animate = () => {
      done.push("moved");
      return {} as Animation;
    };
    root.append(node);
  }
  return root;
}

describe("what slides", () => {
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, "animate");
  afterEach(() => {
    if (animate) Object.defineProperty(Element.prototype, "animate", animate);
    else delete (Element.prototype as { animate?: unknown }).animate;
  });
  it("is measured before any of it moves", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    Element.prototype.animate ??= () => ({}) as Animation;
    const done: string[] = [];
    await flip(row(done))();
    expect(done).toEqual([...Array<string>(8).fill("measured"), ...Array<string>(4).fill("moved")]);
    vi.unstubAllGlobals();
  });
});
