/** What a game knows about printed figures: which of its rules tell them, and a form to fill them in. */
import type { Component } from "svelte";
import type { Tables } from "./toml";

const TOLD = import.meta.glob<{ told: (data: Tables) => Record<string, string> }>("../games/*/figures.ts");

/** A game's form changes the figures it is given in place. */
export type FiguresForm = Component<{ figures: Tables }>;
const FORMS = import.meta.glob<{ default: FiguresForm }>("../games/*/FiguresForm.svelte");

/** A table's own figures in words, by the rule that tells the usual ones. */
export const figuresTold = async (game: string, data: Tables): Promise<Record<string, string>> =>
  (await TOLD[`../games/${game}/figures.ts`]?.())?.told(data) ?? {};

export const hasForm = (game: string): boolean => `../games/${game}/FiguresForm.svelte` in FORMS;
export const formOf = async (game: string): Promise<FiguresForm> => (await FORMS[`../games/${game}/FiguresForm.svelte`]!()).default;
