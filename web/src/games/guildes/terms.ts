/** The game's words, signs and shapes that many components need: a guild is told by colour, emblem and letters. */
import { apart, say } from "../../words.svelte";
import { KINDS, type Cards, type CountRow, type GuildesView, type GuildView, type Kind } from "./view";

export const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);
export const guildName = (guild: string): string => say(`guildes-guild-${guild}`);
export const seatLetter = (colour: string): string => say(`guildes-letter-${colour}`);
/** As pairs, in the order of the counting card. */
export const inOrder = (cards: Cards): [Kind, number][] =>
  KINDS.flatMap((kind) => (cards[kind] ? [[kind, cards[kind]] as [Kind, number]] : []));
export const guildOf = (view: GuildesView, kind: Kind) => view.guilds.find((guild) => guild.name === kind);

/** Beside a badge that tells the colour, "Guido (Blue)" is Guido. */
export const shortName = (name: string | undefined): string => (name ?? "").replace(/\s*\([^)]*\)$/u, "");

export const ROMAN = ["", "I", "II", "III"] as const;

/** What you need in a guild, in two or three words, with its tone; where there is room, in some more, where there is none, as a sign. For a spectator: who leads. */
export function need(view: GuildesView, guild: GuildView): { text: string; long?: string; sign?: string; tone: "lead" | "tie" | "behind" | "open" } {
  if (!guild.copies) return { text: say("guildes-need-out"), tone: "open" };
  if (guild.name === "militia") return { text: say("guildes-need-militia", { votes: guild.pays[0] ?? 0 }), sign: `+${guild.pays[0] ?? 0}`, tone: "open" };
  if (!guild.most) return { text: say("guildes-need-open"), long: view.you === null ? undefined : say("guildes-need-open-long"), tone: "open" };
  if (view.you === null || guild.gap === null) {
    const one = guild.leaders.length === 1;
    return { text: one ? say("guildes-need-leads", { seat: view.colours[guild.leaders[0]!]! }) : say("guildes-need-level"), tone: one ? "lead" : "tie" };
  }
  if (guild.gap > 0) return { text: say("guildes-need-lead", { gap: guild.gap }), long: say("guildes-need-lead-long", { gap: guild.gap }), sign: `♛ ${guild.gap}`, tone: "lead" };
  if (guild.gap === 0) return { text: say("guildes-need-tied"), long: say("guildes-need-tied-long"), sign: "=", tone: "tie" };
  return { text: say("guildes-need-behind", { more: 1 - guild.gap }), sign: `▲ ${1 - guild.gap}`, tone: "behind" };
}

/** What playing a card of a guild would change, in one sentence: from what lies open and what you hold. */
export function weighing(view: GuildesView, guild: GuildView, picked: number): string {
  if (guild.name === "militia") return say("guildes-weigh-militia", { votes: guild.pays[0] ?? 0 });
  const own = view.you === null ? 0 : (guild.cards[view.you] ?? 0);
  const held = guild.hand + (view.phase === "take" ? picked : 0);
  const rival = Math.max(0, ...guild.cards.filter((_, seat) => seat !== view.you));
  const now = view.you === null ? 0 : (guild.now[view.you] ?? 0);
  const votes = guild.pays[0] ?? 0;
  const key = own + held > rival ? (own > rival && now === votes ? "guildes-weigh-still" : "guildes-weigh-lead") : own + held === rival ? "guildes-weigh-level" : "guildes-weigh-behind";
  return say(key, { own, held, rival, votes, now });
}

/** A lane in one sentence, for readers and touch. */
export function laneSpeech(view: GuildesView, names: readonly string[], guild: GuildView): string {
  const who = guild.cards.flatMap((cards, seat) => (cards ? [`${names[seat] ?? ""} ${cards}`] : [])).join(", ");
  return apart(
    [guildName(guild.name), need(view, guild).text, say("guildes-stake", { values: guild.pays.join(" / ") }), who, say("guildes-unseen", { unseen: guild.unseen, copies: guild.copies })].filter(Boolean),
  );
}

/** A card in one sentence. */
export function cardSpeech(view: GuildesView, kind: Kind, count: number): string {
  const guild = guildOf(view, kind);
  if (!guild) return guildName(kind);
  return apart([count > 1 ? `${guildName(kind)} ×${count}` : guildName(kind), say("guildes-stake", { values: guild.pays.join(" / ") }), need(view, guild).text]);
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
      told.push(say("guildes-count-shared", { ...facts, values: place.values.join(" + "), total: place.total, places: place.values.length, count: place.seats.length }));
    else told.push(say("guildes-count-place", facts));
  }
  return told.length ? told : [say("guildes-count-nobody", { guild: row.guild })];
}
