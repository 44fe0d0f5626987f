/** A table's own figures in words, for the rules that tell the usual ones (GU-01, GU-02, GU-03). */
import type { Tables } from "../../frame/toml";
import { say } from "../../words.svelte";

export interface Facts {
  militia: { cards: number; votes: number };
  guild: { name: string; cards: number; first: number[]; second: number[]; third: number[] }[];
  event: { name: string; passes: "left" | "right" }[];
  trick: { name: string; letter: string }[];
}

export function told(data: Tables): Record<string, string> {
  const { militia, guild, event, trick } = data as unknown as Facts;
  return {
    "GU-01": [
      ...guild.map((one) => say("guildes-data-guild", { guild: one.name, cards: one.cards, first: one.first.join(", "), second: one.second.join(", "), third: one.third.join(", ") })),
      say("guildes-data-militia", { cards: militia.cards, votes: militia.votes }),
    ].join("\n"),
    "GU-02": event.map((one) => say("web-pair", { label: say(`guildes-event-${one.name}`), value: say(`guildes-hands-go-${one.passes}`) })).join("\n"),
    "GU-03": trick
      .toSorted((a, b) => a.letter.localeCompare(b.letter))
      .map((one) => say("web-pair", { label: one.letter, value: say(`guildes-trick-${one.name}`) }))
      .join("\n"),
    "GU-32": say("guildes-data-militia", { cards: militia.cards, votes: militia.votes }),
  };
}
