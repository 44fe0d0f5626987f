/** Short notices, spoken by screen readers too: refusals with their rule, offline, saved. */

export interface Toast {
  id: number;
  text: string;
  /** A rule id that the notice can open. */
  rule: string | null;
  tone: "info" | "bad";
}

export const toasts: Toast[] = $state([]);
let last = 0;

export function toast(text: string, { rule = null, tone = "info" }: Partial<Pick<Toast, "rule" | "tone">> = {}): void {
  const id = ++last;
  // The same notice twice in a row is one notice.
  const same = toasts.findIndex((t) => t.text === text);
  if (same >= 0) toasts.splice(same, 1);
  toasts.push({ id, text, rule, tone });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), rule ? 12_000 : 6_000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((t) => t.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
