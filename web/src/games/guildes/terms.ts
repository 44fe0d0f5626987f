/** The game's words, signs and shapes that many components need: a guild is told by colour, emblem and letters. */
import { say } from "../../words.svelte";
import { KINDS, type Cards, type CountRow, type GuildesView, type GuildView, type Kind } from "./view";

export const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);
export const guildName = (guild: string): string => say(`guildes-guild-${guild}`);
export const guildLetters = (guild: string): string => say(`guildes-letters-${guild}`);
export const seatLetter = (colour: string): string => say(`guildes-letter-${colour}`);
/** As pairs, in the order of the counting card. */
export const inOrder = (cards: Cards): [Kind, number][] =>
  KINDS.flatMap((kind) => (cards[kind] ? [[kind, cards[kind]] as [Kind, number]] : []));
export const guildOf = (view: GuildesView, kind: Kind) => view.guilds.find((guild) => guild.name === kind);

export const ROMAN = ["", "I", "II", "III"] as const;

/** What you need in a guild, in two or three words, with its tone. For a spectator: who leads. */
export function need(view: GuildesView, guild: GuildView): { text: string; tone: "lead" | "tie" | "behind" | "open" } {
  if (!guild.copies) return { text: say("guildes-need-out"), tone: "open" };
  if (guild.name === "militia") return { text: say("guildes-need-militia", { votes: guild.pays[0] ?? 0 }), tone: "open" };
  if (!guild.most) return { text: say("guildes-need-open"), tone: "open" };
  if (view.you === null || guild.gap === null) {
    const one = guild.leaders.length === 1;
    return { text: one ? say("guildes-need-leads", { seat: view.colours[guild.leaders[0]!]! }) : say("guildes-need-level"), tone: one ? "lead" : "tie" };
  }
  if (guild.gap > 0) return { text: say("guildes-need-lead", { gap: guild.gap }), tone: "lead" };
  if (guild.gap === 0) return { text: say("guildes-need-tied"), tone: "tie" };
  return { text: say("guildes-need-behind", { more: 1 - guild.gap }), tone: "behind" };
}

/** What playing a card of a guild would change, in one sentence: from what lies open and what you hold. */
export function weighing(view: GuildesView, guild: GuildView, picked: number): string {
  if (guild.name === "militia") return say("guildes-weigh-militia", { votes: guild.pays[0] ?? 0 });
  const own = view.you === null ? 0 : (guild.cards[view.you] ?? 0);
  const held = guild.hand + (view.phase === "take" ? picked : 0);
  const rival = Math.max(0, ...guild.cards.filter((_, seat) => seat !== view.you));
  const key = own + held > rival ? "guildes-weigh-lead" : own + held === rival ? "guildes-weigh-level" : "guildes-weigh-behind";
  return say(key, { own, held, rival, votes: guild.pays[0] ?? 0 });
}

/** A lane in one sentence, for readers and touch. */
export function laneSpeech(view: GuildesView, names: readonly string[], guild: GuildView): string {
  const who = guild.cards.flatMap((cards, seat) => (cards ? [`${names[seat] ?? ""} ${cards}`] : [])).join(", ");
  return [guildName(guild.name), need(view, guild).text, say("guildes-stake", { values: guild.pays.join(" / ") }), who, say("guildes-unseen", { unseen: guild.unseen, copies: guild.copies })]
    .filter(Boolean)
    .join("; ");
}

/** A card in one sentence. */
export function cardSpeech(view: GuildesView, kind: Kind, count: number): string {
  const guild = guildOf(view, kind);
  if (!guild) return guildName(kind);
  return [count > 1 ? `${guildName(kind)} ×${count}` : guildName(kind), say("guildes-stake", { values: guild.pays.join(" / ") }), need(view, guild).text].join("; ");
}

/** White on each of these reads well, by day and by night. */
export const COLOUR: Record<Kind, string> = {
  fishermen: "#14506a",
  farmers: "#425813",
  artisans: "#8a3c0f",
  scholars: "#1d3773",
  merchants: "#0f5038",
  burghers: "#4b2d6b",
  knights: "#70121f",
  nobles: "#7d5a06",
  priests: "#3c424d",
  alchemists: "#6d174f",
  militia: "#2c2f33",
};

/** Fish, ear of wheat, hammer, book, scales, house, shield, crown, cross, flask, halberd; in a square of 24. */
export const EMBLEM: Record<Kind, string> = {
  fishermen: "M2 12C5 6 12 5 16 10l5-4v12l-5-4C12 19 5 18 2 12zM7 9.6a1.3 1.3 0 1 0 .01 0z",
  farmers:
    "M11.2 22V9h1.6v13zM12 1c2.2 2.4 2.2 5 0 7.400-2.200-2.400-2.200-5 0-7.400zM5.500 7c4 0 5.500 1.800 5.500 5-4 0-5.500-1.800-5.500-5zM18.500 7c-4 0-5.500 1.800-5.500 5 4 0 5.500-1.800 5.500-5zM5.500 13c4 0 5.500 1.800 5.500 5-4 0-5.500-1.800-5.500-5zM18.500 13c-4 0-5.500 1.800-5.500 5 4 0 5.500-1.800 5.500-5z",
  artisans: "M3 4h11l6 4-1.500 2.500L15 9v2h-3.500v11h-4V11H3z",
  scholars: "M2 5c3.500-1.200 6.800-1 9.200 1v14.500c-2.400-2-5.700-2.200-9.200-1zM22 5c-3.500-1.200-6.800-1-9.200 1v14.500c2.400-2 5.700-2.200 9.200-1z",
  merchants: "M11 2h2v2.500h6.500L23 13c-1 3-6 3-7 0l2.600-6.500H13V19h4v2.500H7V19h4V6.500H5.400L8 13c-1 3-6 3-7 0l3.500-8.500H11z",
  burghers: "M12 2l10 9h-3v11h-5v-7h-4v7H5V11H2z",
  knights: "M12 1.500l9 3V11c0 5.500-3.500 9.500-9 11.500C6.500 20.500 3 16.500 3 11V4.500zM12 5v14c3.500-1.600 6-4.300 6-8V6.800z",
  nobles: "M2 6l5.500 5L12 3l4.500 8L22 6l-2 11H4zM4 18.500h16V21H4z",
  priests: "M10 1.500h4V7h5.500v4H14v11.500h-4V11H4.500V7H10z",
  alchemists: "M8.500 1.500h7v2.200H14v6l6.500 10.300c.7 1.200 0 2.500-1.300 2.500H4.800c-1.300 0-2-1.300-1.300-2.500L10 9.700v-6H8.500zM8.200 16h7.600l-2.300-3.600h-3z",
  militia: "M10.500 23V10L5.500 12.500V3.500l5 2L12 1l1.500 4.500C18 5.500 20 9 19.500 13c-2-1.800-4-2.200-6-2V23z",
};

/** How a guild's votes came about at a count, in sentences. */
export function sentences(row: CountRow, names: readonly string[]): string[] {
  const all = (seats: readonly number[]): string => seats.map((seat) => names[seat] ?? "").join(", ");
  if (row.guild === "militia") {
    return row.cards.flatMap((cards, seat) =>
      cards ? [say("guildes-count-militia", { seat: names[seat] ?? "", cards, votes: row.values[0] ?? 0, each: row.votes[seat] ?? 0 })] : [],
    );
  }
  const told = row.passed_over.length ? [say("guildes-count-passed-over", { seats: all(row.passed_over) })] : [];
  for (const place of row.places) {
    const facts = { guild: row.guild, seats: all(place.seats), cards: place.cards, place: place.place, each: place.each };
    if (!place.values.length) continue;
    if (place.seats.length > 1)
      told.push(say("guildes-count-shared", { ...facts, values: place.values.join(" + "), total: place.total, count: place.seats.length }));
    else told.push(say("guildes-count-place", facts));
  }
  return told.length ? told : [say("guildes-count-nobody", { guild: row.guild })];
}
