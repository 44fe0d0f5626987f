/** The faces of this game’s bots, by level, as parts of the drawn bust (frame/Portrait.svelte). */
import type { Face } from "../../frame/faces";

export const faces: Readonly<Record<string, Face>> = {
  random: { ground: 0, coat: 0, skin: 0, hair: 1, long: true, hat: 4, hatColour: 0, brow: 0, mouth: 0, tie: 1 },
  beginner: { ground: 4, coat: 3, skin: 1, hair: 4, hat: 2, hatColour: 5, brow: 0, mouth: 1, tie: 2 },
  easy: { ground: 1, coat: 1, skin: 0, hair: 0, hat: 2, hatColour: 1, brow: 2, mouth: 1, tie: 1 },
  greedy: { ground: 2, coat: 2, skin: 4, hair: 2, hat: 3, hatColour: 2, brow: 2, mouth: 1, glasses: 2, tie: 2 },
  medium: { ground: 3, coat: 3, skin: 0, hair: 3, hat: 4, hatColour: 3, brow: 3, mouth: 2, beard: 1 },
  hard: { ground: 4, coat: 4, skin: 0, hair: 4, long: true, bun: true, hat: 0, hatColour: 0, brow: 1, mouth: 1, glasses: 1 },
  expert: { ground: 5, coat: 5, skin: 1, hair: 5, hat: 5, hatColour: 4, brow: 3, mouth: 2, beard: 2, tie: 1 },
  learned: { ground: 3, coat: 1, skin: 1, hair: 5, hat: 0, hatColour: 1, brow: 0, mouth: 2, beard: 3, glasses: 1, tie: 2 },
};
