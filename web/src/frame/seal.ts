/** A finished game checked by this browser, once for all that show its seal. */
import { kept } from "./fair";
import type { Checked } from "./fair-check";

const checks = new Map<string, Promise<Checked>>();

export function checkedOnce(table: string, names: string[]): Promise<Checked> {
  const known = checks.get(table);
  if (known) return known;
  const check = import("./fair-check").then(({ checkTable }) => checkTable(table, kept(table), names));
  checks.set(table, check);
  // Without the record nothing was checked: it may be tried again.
  check.catch(() => checks.delete(table));
  return check;
}
