/**
 * Any game's view as facts, rows and words, from the plain data alone; the terminal reads it the same way (cli/show.py).
 * Words come from the catalogues where they name them (`<game>-view-<key>`, `view-<key>`, `<game>-<kind>-<word>`), else the
 * data's own word stands. Which numbers are seats is told by names, and by what the game declares.
 */
import type { GameInfo } from "../../frame/protocol";
import type { BaseView } from "../../frame/view";
import { has, say } from "../../words.svelte";

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Row = Record<string, Plain>;

/** What the frame shows elsewhere, or nobody needs to read. */
const FRAME = new Set(["game", "players", "options", "you", "moves", "forms", "colours", "can_retract", "warnings", "outcome", "over", "pending"]);

const declared = new Map<string, GameInfo>();
export const learn = (info: GameInfo): void => void declared.set(info.name, info);
export const clientOf = (game: string): string | null => declared.get(game)?.client ?? null;
export const meaning = (game: string, member: string): string => declared.get(game)?.members?.[member] ?? "";

const slug = (name: string): string => name.replace(/[_ ]/g, "-").toLowerCase();
const first = (keys: string[], otherwise: string): string => {
  const found = keys.find((key) => has(key));
  return found === undefined ? otherwise : say(found);
};
const kinds = (game: string): string[] => ["view", "word", "colour", "phase", ...(declared.get(game)?.kinds ?? [])];

/** A member's name as a heading. */
export function label(game: string, key: string, table = ""): string {
  const name = slug(key);
  const inside = table ? [`${game}-view-${slug(table)}-${name}`] : [];
  return first([...inside, `${game}-view-${name}`, `view-${name}`, ...kinds(game).map((kind) => `${game}-${kind}-${name}`), `${game}-${name}`], key.replaceAll("_", " "));
}

/** One of the game's words. */
export function token(game: string, word: string, key = ""): string {
  const name = slug(word);
  const tries = [...(key ? [`${game}-${slug(key)}-${name}`] : []), ...kinds(game).map((kind) => `${game}-${kind}-${name}`)];
  return first([...tries, `view-${name}`, `${game}-${name}`], word);
}

/** A move in words: each of them as the catalogues name it. */
export const moveText = (game: string, move: string): string =>
  move
    .split(" ")
    .map((word, i) => (i === 0 && has(`${game}-move-${word}`) ? say(`${game}-move-${word}`) : token(game, word)))
    .join(" ");

export const isRow = (value: Plain): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
export const isRows = (value: Plain): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);
export const empty = (value: Plain | undefined): boolean =>
  Array.isArray(value) ? value.every(empty) : isRow(value ?? null) ? Object.values(value as Row).every(empty) : !value;

export interface Table {
  key: string;
  within: string;
  rows: Row[];
  columns: string[];
}
export interface Read {
  /** Plain facts: round, phase, who is first. */
  facts: [string, Plain][];
  /** Facts that belong together. */
  groups: [string, Row][];
  tables: Table[];
  /** What the view says of each seat, if it has rows of seats. */
  seats: Row[];
}

function asTable(key: string, rows: Row[], within = ""): Table {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { key, within, rows, columns: names.filter((name) => rows.some((row) => !empty(row[name]))) };
}

export function read(view: BaseView): Read {
  const found: Read = { facts: [], groups: [], tables: [], seats: [] };
  for (const [key, value] of Object.entries(view as unknown as Row)) {
    if (FRAME.has(key) || value === null || (typeof value === "object" && Object.keys(value).length === 0)) continue;
    if (isRows(value)) {
      if (key === "seats" && value.length === view.players) found.seats = value;
      else found.tables.push(asTable(key, value));
    } else if (isRow(value)) {
      const rest: Row = {};
      for (const [name, item] of Object.entries(value)) {
        if (isRows(item)) found.tables.push(asTable(name, item, key));
        else rest[name] = item;
      }
      if (!empty(rest)) found.groups.push([key, rest]);
    } else found.facts.push([key, value]);
  }
  return found;
}

/** The word by which moves name a row: its first plain member that is a word of some move. */
export function wordOf(row: Row, words: ReadonlySet<string>): string | null {
  for (const value of Object.values(row)) {
    if (typeof value !== "string" && typeof value !== "number") continue;
    const word = slug(String(value));
    if (words.has(word)) return word;
    if (typeof value === "number") return null; // a row's number comes first; later ones are counts
  }
  return null;
}

/** Ids of places, as steps name them: "district:harlem" for a row of `districts`. */
export const placeOf = (key: string, row: Row): string => {
  const name = Object.values(row).find((value) => typeof value === "string" || typeof value === "number");
  return `${key.replace(/s$/, "")}:${name ?? ""}`;
};
