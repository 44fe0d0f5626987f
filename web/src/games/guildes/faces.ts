/** The faces of this game’s bots, by level, as parts of the drawn bust (frame/Portrait.svelte). */
import type { Face } from "../../frame/faces";

export const faces: Readonly<Record<string, Face>> = {
  random: { ground: 1, coat: 1, skin: 0, hair: 3, hat: 1, hatColour: 1, brow: 0, mouth: 0 },
  beginner: { ground: 4, coat: 3, skin: 2, hair: 1, hat: 4, hatColour: 0, brow: 0, mouth: 1 },
  easy: { ground: 3, coat: 0, skin: 4, hair: 5, long: true, hat: 1, hatColour: 3, brow: 2, mouth: 1 },
  greedy: { ground: 0, coat: 4, skin: 1, hair: 2, hat: 2, hatColour: 5, brow: 3, mouth: 2, beard: 2 },
  medium: { ground: 2, coat: 3, skin: 0, hair: 3, hat: 4, hatColour: 3, brow: 2, mouth: 1, glasses: 1 },
  hard: { ground: 3, coat: 5, skin: 2, hair: 4, long: true, hat: 1, hatColour: 4, brow: 1, mouth: 2 },
  expert: { ground: 4, coat: 4, skin: 1, hair: 2, hat: 2, hatColour: 5, brow: 3, mouth: 1, beard: 1, tie: 1 },
  learned: { ground: 5, coat: 2, skin: 3, hair: 4, hat: 0, hatColour: 2, brow: 2, mouth: 0, beard: 3 },
};
