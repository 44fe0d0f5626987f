/** A game's scene: its picture where there is no board yet, or no longer. */
const SCENES = import.meta.glob<string>("../games/*/scene.svg", { query: "?url", import: "default", eager: true });

export const sceneOf = (game: string): string | undefined => SCENES[`../games/${game}/scene.svg`];
