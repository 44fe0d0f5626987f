/** The log in words, with the districts it speaks of (by their place in DISTRICTS), so that the board can show where. */
import type { Line } from "../../frame/protocol";
import type { Told } from "../../frame/tell";
import { has, say } from "../../words.svelte";
import { isDistrict } from "./terms";
import { DISTRICTS } from "./view";

export function tellMove(line: Line, names: readonly string[], colours: readonly string[]): Told {
  const seat = line.seat === null ? "" : (names[line.seat] ?? "");
  if (!line.text) return { text: say("mob-log-moles", { seat }), wards: [] };
  const [verb, ...rest] = line.text.split(" ") as [string, ...string[]];
  const places = rest.filter(isDistrict);
  const wards = places.map((place) => DISTRICTS.indexOf(place));
  const mole = verb === "mole" || verb === "expose" ? rest[0]! : "";
  const district = verb === "mole" ? (rest[1] ?? "") : (places[0] ?? "");
  const key = verb === "attorney" && places.length ? "mob-log-attorney-crate" : `mob-log-${verb}`;
  if (!has(key)) return { text: `${seat}: ${line.text}`, wards };
  const facts = {
    seat,
    target: verb === "start" ? (names[colours.indexOf(rest[0]!)] ?? rest[0]!) : "",
    district,
    district2: places[1] ?? "",
    mole,
    die: rest[0] ?? "",
    row: rest[0] ?? "",
    column: Number(rest[1] ?? 0),
    count: Number(rest.at(-1) ?? 0) || 0,
  };
  return { text: say(key, facts), wards };
}

export function tellChance(draws: readonly string[]): Told[] {
  return draws.map((draw) => {
    const [, die, face] = draw.split(" ");
    return { text: say("mob-log-die", { die: die ?? "", face: Number(face) }), wards: [] };
  });
}
