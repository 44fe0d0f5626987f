/** The faces of the bots, each as parts of the drawn bust (Portrait.svelte): a character looks like itself, not like its name's letters. */
export interface Face {
  ground: number;
  coat: number;
  skin: number;
  hair: number;
  long?: boolean;
  bun?: boolean;
  /** 0 none, 1 hood, 2 flat cap, 3 top hat, 4 cap, 5 bowler. */
  hat: number;
  hatColour: number;
  brow: number;
  mouth: number;
  /** 0 none, 1 moustache, 2 full beard, 3 whiskers. */
  beard?: number;
  /** 0 none, 1 spectacles, 2 monocle. */
  glasses?: number;
  /** 0 none, 1 collar, 2 bow tie. */
  tie?: number;
}

const games = import.meta.glob<{ faces: Readonly<Record<string, Face>> }>("../games/*/faces.ts", { eager: true });

/** By "game-level". A game without faces has those that the names give. */
export const FACES: Readonly<Record<string, Face>> = Object.fromEntries(
  Object.entries(games).flatMap(([path, { faces }]) => {
    const game = path.split("/").at(-2)!;
    return Object.entries(faces).map(([level, face]) => [`${game}-${level}`, face]);
  }),
);
