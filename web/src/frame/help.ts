/** The order of a game's rules help, read from the game's own help.toml: [[section]] key, rules, intro. */
import { say } from "../words.svelte";
import { site } from "./place";

export interface Section {
  key: string;
  rules: string[];
  intro: boolean;
}

const files = import.meta.glob<string>("../../../src/backroom/games/*/help.toml", { query: "?raw", import: "default" });

/** Only what such a file holds: tables of strings, lists of strings and true. */
export function parseSections(text: string): Section[] {
  return text
    .split(/^\[\[section\]\]\s*$/m)
    .slice(1)
    .map((block) => ({
      key: /^key\s*=\s*"([^"]*)"/m.exec(block)?.[1] ?? "",
      rules: [...(/^rules\s*=\s*\[([^\]]*)\]/m.exec(block)?.[1] ?? "").matchAll(/"([^"]*)"/g)].map((m) => m[1]!),
      intro: /^intro\s*=\s*true/m.test(block),
    }));
}

export async function sections(game: string): Promise<Section[]> {
  const load = files[`../../../src/backroom/games/${game}/help.toml`];
  if (load) return parseSections(await load());
  // Of a game from another package the server has it.
  const answer = await fetch(site(`/games/${game}/help.toml`));
  return answer.ok ? parseSections(await answer.text()) : [];
}

/** Whether a rule is among those that are searched for: by its id or by what it says. */
export function fits(id: string, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return !wanted || `${id} ${say(`rule-${id}`)}`.toLocaleLowerCase().includes(wanted);
}
