/**
 * The log in words: a line of the protocol as sentences, with the wards it speaks of, so that the board can show where.
 * Reads the notation's words; which of them are legal is none of its business.
 */
import type { Line } from "../../frame/protocol";
import { has, say } from "../../words.svelte";
import { amountsText, isNation, sum } from "./terms";
import { NATIONS, type ByNation, type ElectionView, type WardResult } from "./view";

export interface Told {
  text: string;
  wards: number[];
}

const none = (): ByNation => ({ green: 0, white: 0, orange: 0, blue: 0 });

export function readBid(text: string): ByNation {
  const bid = none();
  const words = text.split(" ").slice(1);
  for (let i = 0; i + 1 < words.length; i += 2) {
    const nation = words[i]!;
    if (isNation(nation)) bid[nation] = Number(words[i + 1]);
  }
  return bid;
}

/** `colours` gives the seats' colours, by which moves name them. */
export function tellMove(line: Line, names: readonly string[], colours: readonly string[]): Told {
  const seat = line.seat === null ? "" : (names[line.seat] ?? "");
  if (!line.text) return { text: say("tammany-log-bid", { seat }), wards: [] };
  const [verb, ...rest] = line.text.split(" ");
  if (verb === "bid") {
    const chips = amountsText(readBid(line.text));
    const text = chips === null ? say("tammany-log-bid-nothing", { seat }) : say("tammany-log-bid-open", { seat, chips });
    return { text, wards: [] };
  }
  const wards = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const colour = rest.find(isNation) ?? "";
  const named = rest.find((word) => colours.includes(word));
  const target = named === undefined ? "" : (names[colours.indexOf(named)] ?? named);
  const key = `tammany-log-${verb}`;
  if (!has(key)) return { text: `${seat}: ${line.text}`, wards };
  return { text: say(key, { seat, target, colour, ward: wards[0] ?? 0, ward2: wards[1] ?? 0, office: rest.at(-1) ?? "" }), wards };
}

/** Draws after a move: many cubes are one sentence. */
export function tellChance(draws: readonly string[], names: readonly string[], colours: readonly string[]): Told[] {
  const told: Told[] = [];
  const drawn = none();
  for (const draw of draws) {
    const [verb, word, ward] = draw.split(" ");
    if (verb === "draw" && word && isNation(word)) drawn[word] += 1;
    else if (verb === "first" && word) told.push({ text: say("tammany-log-first", { seat: names[colours.indexOf(word)] ?? word }), wards: [] });
    else if (verb === "settle" && word) told.push({ text: say("tammany-log-settle", { colour: word, ward: Number(ward) }), wards: [Number(ward)] });
  }
  const count = sum(drawn);
  if (count) told.push({ text: `${say("tammany-log-garden", { count })} (${amountsText(drawn)})`, wards: [] });
  return told;
}

/** "3 + 2 against 4 + 1: a tie, nobody is elected". */
export function resultSentence(result: WardResult, names: readonly string[]): string {
  const { rows, ward, winner } = result;
  if (rows.length === 0) return say("tammany-election-nobody", { ward });
  const seat = winner === null ? "" : (names[winner] ?? "");
  if (rows.length === 1) return say("tammany-election-lone", { seat, ward });
  const votes = rows
    .map((row) => say("tammany-reveal-votes-named", { seat: names[row.seat] ?? "", bosses: row.bosses, chips: sum(row.bid) }))
    .reduce((before, after) => say("tammany-reveal-join", { before, after }));
  return winner === null ? say("tammany-reveal-tie", { votes, ward }) : say("tammany-reveal-won", { votes, seat, ward });
}

export function awardSentences(awards: NonNullable<ElectionView["awards"]>, names: readonly string[]): string[] {
  const said: string[] = [];
  awards.wards_won.forEach((wards, seat) => {
    said.push(say("tammany-result-points", { seat: names[seat] ?? "", wards, points: awards.points[seat] ?? 0 }));
  });
  for (const colour of NATIONS) {
    const { seats, cubes, chips } = awards.leaders[colour];
    if (!seats.length) said.push(say("tammany-result-leader-none", { colour }));
    for (const seat of seats) said.push(say("tammany-result-leader", { seat: names[seat] ?? "", colour, cubes, count: chips[seat] ?? 0 }));
  }
  const { mayor, by } = awards;
  if (mayor === null || by === null) said.push(say("tammany-result-mayor-none"));
  else if (isNation(by)) said.push(say("tammany-result-mayor-colour", { seat: names[mayor] ?? "", colour: by }));
  else said.push(say(`tammany-result-mayor-${by}`, { seat: names[mayor] ?? "" }));
  return said;
}
