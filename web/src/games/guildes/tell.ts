/** The log in words, with the guilds it speaks of (by their place in KINDS), so that the grid can show where. */
import type { Line } from "../../frame/protocol";
import type { Told } from "../../frame/tell";
import { has, say } from "../../words.svelte";
import { isKind } from "./terms";
import { KINDS, type Kind } from "./view";

const HIDDEN = "?";

/** The guild of the ±1 trick (F to I) that lies open before this seat: the last one dealt to it before the line. */
function trickGuild(line: Line, colours: readonly string[], lines: readonly Line[]): Kind | null {
  const dealt = `trick ${colours[line.seat ?? 0]} `;
  for (const other of lines.toReversed()) {
    // Draws follow the entry that they stand in: a trick of the same entry is dealt after its move.
    if (!(other.seq < line.seq)) continue;
    const draw = other.chance?.findLast((text) => text.startsWith(dealt));
    if (draw === undefined) continue;
    const word = draw.slice(dealt.length);
    return isKind(word) ? word : null;
  }
  return null;
}

export function tellMove(line: Line, names: readonly string[], colours: readonly string[], lines: readonly Line[] = []): Told {
  const seat = line.seat === null ? "" : (names[line.seat] ?? "");
  if (!line.text) return { text: say("guildes-log-chosen", { seat }), wards: [] };
  const [verb, ...rest] = line.text.split(" ") as [string, ...string[]];
  const cards = rest.filter(isKind);
  const targets = rest.filter((word) => colours.includes(word)).map((word) => names[colours.indexOf(word)] ?? word);
  let key = `guildes-log-${verb}`;
  if (rest.includes(HIDDEN)) key += "-hidden";
  else if (verb === "play" && cards.length > 1) key += "-two";
  else if (verb === "plus" || verb === "minus") {
    // The text does not name the guild of tricks F to I: their owner's card on the table does.
    const guild = trickGuild(line, colours, lines);
    if (guild) return { text: say(key, { seat, guild, target: targets[0] ?? "" }), wards: [KINDS.indexOf(guild)] };
    key += "-one";
  }
  const wards = cards.map((card) => KINDS.indexOf(card));
  if (!has(key)) return { text: `${seat}: ${line.text}`, wards };
  return { text: say(key, { seat, card: cards[0] ?? "", card2: cards[1] ?? "", target: targets[0] ?? "", target2: targets[1] ?? "" }), wards };
}

export function tellChance(draws: readonly string[], names: readonly string[], colours: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const draw of draws) {
    const [verb, first, card] = draw.split(" ") as [string, string?, string?];
    const target = names[colours.indexOf(first ?? "")] ?? first ?? "";
    // Who gets which card is in the hands; the log says once that cards were dealt.
    if (verb === "deal") {
      if (told.at(-1)?.text !== say("guildes-log-dealt")) told.push({ text: say("guildes-log-dealt"), wards: [] });
    } else if (verb === "event") told.push({ text: say("guildes-log-event-card", { event: first ?? "" }), wards: [] });
    else if (verb === "trick") told.push({ text: say("guildes-log-trick-card", { target, trick: card ?? "" }), wards: [] });
    else {
      const key = `guildes-log-${verb}${card === HIDDEN ? "-hidden" : ""}`;
      if (has(key)) told.push({ text: say(key, { target, card: card ?? "" }), wards: [] });
    }
  }
  return told;
}
