/**
 * Explain on touch: whatever carries `use:tip` says its name and a sentence when it is pointed at, focused or tapped. One
 * place on the screen shows it (Tip.svelte).
 */
interface Told {
  text: string;
  x: number;
  y: number;
  below: boolean;
}

export const told: { now: Told | null } = $state({ now: null });

export function tip(node: Element, wish: string | null): { update: (next: string | null) => void; destroy: () => void } {
  let words = wish;
  let shown = false;
  let timer = 0;
  const show = (): void => {
    if (!words) return;
    const box = node.getBoundingClientRect();
    const below = box.top < 120;
    shown = true;
    told.now = { text: words, x: box.left + box.width / 2, y: below ? box.bottom : box.top, below };
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (shown) told.now = null;
    shown = false;
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = window.setTimeout(show, 350);
  };
  const tap = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") return;
    show();
    clearTimeout(timer);
    timer = window.setTimeout(hide, 4000);
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) show();
  };
  const hooks: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["pointerup", tap],
    ["pointerdown", (event) => (event as PointerEvent).pointerType === "mouse" && hide()],
    ["focus", focus],
    ["blur", hide],
  ];
  for (const [name, hook] of hooks) node.addEventListener(name, hook);
  return {
    update(next) {
      words = next;
      if (shown && !words) hide();
    },
    destroy() {
      hide();
      for (const [name, hook] of hooks) node.removeEventListener(name, hook);
    },
  };
}
