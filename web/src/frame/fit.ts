/**
 * Words that fit their box: where they do not, the node's `--fit` goes down by steps from 1, and its letters, sized
 * `max(11px, calc(15px * var(--fit, 1)))`, with it; what is too wide even so is pressed together (`--narrow`), if it may be.
 * For boxes whose size does not follow from their letters.
 */
const STEPS = [0.94, 0.88, 0.82, 0.76, 0.7];

export function fit(node: HTMLElement): () => void {
  const over = (): boolean => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
  const run = (): void => {
    node.style.removeProperty("--fit");
    node.style.removeProperty("--narrow");
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
