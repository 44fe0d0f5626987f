/** The faces of this game’s bots, by level, as parts of the drawn bust (frame/Portrait.svelte). */
import type { Face } from "../../frame/faces";

export const faces: Readonly<Record<string, Face>> = {
  random: { ground: 3, coat: 3, skin: 0, hair: 2, hat: 2, hatColour: 3, brow: 0, mouth: 0, tie: 1 },
  beginner: { ground: 1, coat: 0, skin: 0, hair: 4, hat: 4, hatColour: 1, brow: 0, mouth: 1, tie: 1 },
  easy: { ground: 2, coat: 2, skin: 1, hair: 5, long: true, bun: true, hat: 0, hatColour: 2, brow: 1, mouth: 3 },
  greedy: { ground: 3, coat: 3, skin: 1, hair: 2, hat: 5, hatColour: 3, brow: 2, mouth: 1, beard: 1, tie: 2 },
  medium: { ground: 5, coat: 1, skin: 0, hair: 5, hat: 5, hatColour: 1, brow: 2, mouth: 2, glasses: 1, tie: 2 },
  hard: { ground: 4, coat: 4, skin: 4, hair: 1, long: true, hat: 4, hatColour: 5, brow: 1, mouth: 0 },
  expert: { ground: 5, coat: 5, skin: 1, hair: 4, hat: 5, hatColour: 4, brow: 3, mouth: 3, beard: 3, tie: 1 },
  learned: { ground: 0, coat: 0, skin: 2, hair: 4, hat: 2, hatColour: 0, brow: 2, mouth: 1, tie: 1 },
};
