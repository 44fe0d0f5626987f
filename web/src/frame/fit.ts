/**
 * Words that fit their box: where they do not, the node's `--fit` goes down by steps from 1, and its letters, sized
 * `max(11px, calc(15px * var(--fit, 1)))`, with it; what is too wide even so is pressed together (`--narrow`), if it may be.
 * For boxes whose size does not follow from their letters. With `--one-line: 1` a sentence would rather be a little smaller
 * than break.
 */
const STEPS = [0.94, 0.88, 0.82, 0.76, 0.7];
/** Smaller than this a second line is better. */
const LINE = 3;

export function fit(node: HTMLElement): () => void {
  const over = (): boolean => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
  const run = (): void => {
    node.style.removeProperty("--fit");
    node.style.removeProperty("--narrow");
    node.style.removeProperty("white-space");
    if (getComputedStyle(node).getPropertyValue("--one-line") === "1") {
      node.style.whiteSpace = "nowrap";
      for (const step of [1, ...STEPS.slice(0, LINE)]) {
        node.style.setProperty("--fit", String(step));
        if (!over()) return;
      }
      node.style.removeProperty("white-space");
      node.style.removeProperty("--fit");
    }
    for (const step of STEPS) {
      if (!over()) return;
      node.style.setProperty("--fit", String(step));
    }
    if (node.scrollWidth > node.clientWidth + 1) node.style.setProperty("--narrow", String(node.clientWidth / node.scrollWidth));
  };
  const size = new ResizeObserver(run);
  // New words are measured with the frame that shows them, once for all of them.
  let frame = 0;
  const words = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  });
  size.observe(node);
  words.observe(node, { subtree: true, childList: true, characterData: true });
  // Letters of a face that came late are wider.
  void document.fonts?.ready.then(run);
  return () => {
    size.disconnect();
    words.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Words that are there whole or not at all: what has no room below what stands before it is not cut in the middle of a line. */
export function whole(node: HTMLElement): () => void {
  const box = node.parentElement!;
  const run = (): void => {
    node.style.visibility = node.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1 ? "hidden" : "";
  };
  const size = new ResizeObserver(run);
  for (const one of [box, ...box.children]) size.observe(one);
  const words = new MutationObserver(() => requestAnimationFrame(run));
  words.observe(box, { subtree: true, childList: true, characterData: true });
  return () => {
    size.disconnect();
    words.disconnect();
  };
}
