/** A person's name: asked once, when one first sits somewhere; kept in this browser and told to the server. */
import { set, settings } from "../settings.svelte";
import { call } from "./protocol";

export const LONGEST = 32;

interface Asking {
  /** How many people at this device are to be named. */
  count: number;
  answer: (names: string[] | null) => void;
}

class Names {
  asking: Asking | null = $state.raw(null);
}
export const names = new Names();

export function keepName(name: string): void {
  set("name", name);
  void call("PUT", "/me", { name: name || null }).catch(() => undefined);
}

/** The names of these people, the first one's from memory when there is one; null: thought better of it. */
export async function askNames(count = 1): Promise<string[] | null> {
  const known = settings.name.trim();
  if (count === 1 && known) return [known];
  const given = await new Promise<string[] | null>((answer) => (names.asking = { count, answer }));
  names.asking = null;
  if (given?.[0] && given[0] !== known) keepName(given[0]);
  return given;
}
