/** A person's name and drawn face: asked once, when one first sits somewhere; kept in this browser and told to the server. */
import { set, settings } from "../settings.svelte";
import { call } from "./protocol";

export const LONGEST = 32;

interface Asking {
  /** How many people at this device are to be named. */
  count: number;
  /** To be changed, not asked for the first time. */
  again: boolean;
  answer: (names: string[] | null) => void;
}

class Names {
  asking: Asking | null = $state.raw(null);
}
export const names = new Names();

export function keepName(name: string, face = settings.face): void {
  set("name", name);
  set("face", face);
  void call("PUT", "/me", { name: name || null, face }).catch(() => undefined);
}

/** How many faces there are to choose from. */
const FACES = 999;
export const anotherFace = (): number => 1 + Math.floor(Math.random() * FACES);

/** The question once more, for who wants to be called otherwise; false: thought better of it. */
export async function changeName(): Promise<boolean> {
  const given = await new Promise<string[] | null>((answer) => (names.asking = { count: 1, again: true, answer }));
  names.asking = null;
  return given !== null;
}

/** The names of these people, the first one's from memory when there is one; null: thought better of it. */
export async function askNames(count = 1): Promise<string[] | null> {
  const known = settings.name.trim();
  if (count === 1 && known) return [known];
  const given = await new Promise<string[] | null>((answer) => (names.asking = { count, again: false, answer }));
  names.asking = null;
  // The first one's is kept by the dialog, with the face.
  return given;
}
