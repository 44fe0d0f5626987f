/** What is printed on the cards, as far as a count needs it: from the package's own file, or from a corrected copy (GU-08). */
import usual from "../../../../../src/backroom/games/guildes/printed.toml?raw";
import { KINDS, type Kind } from "../view";

export interface Figures {
  militia: { cards: number; votes: number };
  /** What each count pays by place; the places that pay are as many as there are values (GU-30). */
  guilds: Partial<Record<Kind, { cards: number; pays: [number[], number[], number[]] }>>;
}

interface Row {
  name: Kind;
  cards: number;
  first: number[];
  second: number[];
  third: number[];
}

/** From the facts that the server has read and checked. */
export function figuresOf(data: { militia: Figures["militia"]; guild: Row[] }): Figures {
  return {
    militia: { cards: data.militia.cards, votes: data.militia.votes },
    guilds: Object.fromEntries(data.guild.map((row) => [row.name, { cards: row.cards, pays: [row.first, row.second, row.third] }])),
  };
}

/** Only what the package's own file holds: numbers and lists of numbers in [militia] and [[guild]]. */
export function parse(text: string): Figures {
  const plain = text.replaceAll(/#.*$/gm, "");
  const number = (block: string, name: string): number => Number(new RegExp(`^${name}\\s*=\\s*(\\d+)`, "m").exec(block)?.[1]);
  const list = (block: string, name: string): number[] => JSON.parse(new RegExp(`^${name}\\s*=\\s*(\\[[^\\]]*\\])`, "m").exec(block)?.[1] ?? "[]") as number[];
  const militia = /^\[militia\]$([^[]*)/m.exec(plain)?.[1] ?? "";
  const guild = plain
    .split(/^\[\[guild\]\]$/m)
    .slice(1)
    .map((block): Row => {
      const name = /^name\s*=\s*"(\w+)"/m.exec(block)?.[1] as Kind;
      return { name, cards: number(block, "cards"), first: list(block, "first"), second: list(block, "second"), third: list(block, "third") };
    });
  return figuresOf({ militia: { cards: number(militia, "cards"), votes: number(militia, "votes") }, guild });
}

export const USUAL: Figures = parse(usual);

/** Cards of a kind in a game: with three players the alchemists and three of the militia are out (GU-10). */
export function copies(figures: Figures, kind: Kind, players: number): number {
  if (kind === "militia") return figures.militia.cards - (players === 3 ? 3 : 0);
  return players === 3 && kind === "alchemists" ? 0 : (figures.guilds[kind]?.cards ?? 0);
}

/** The guilds of a game, in the order of the counting card. */
export const kinds = (figures: Figures, players: number): Kind[] => KINDS.filter((kind) => copies(figures, kind, players) > 0);

/** What a kind pays at a count (1, 2, 3) by place; the militia: for each card. */
export const pays = (figures: Figures, kind: Kind, count: number): number[] =>
  kind === "militia" ? [figures.militia.votes] : (figures.guilds[kind]?.pays[count - 1] ?? []);
