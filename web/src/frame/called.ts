/** What the people and bots at a table are called. */
import { say } from "../words.svelte";
import { character, plain } from "./characters";
import type { TableInfo } from "./protocol";

/** The seats' names as they are now: people's own, bots' characters. */
export function namesOf(info: Pick<TableInfo, "game" | "seats"> | null, colours: readonly string[], anonymous = false): string[] {
  return (
    info?.seats.map((seat, i) => {
      const colour = colours[i] ? say("fact-seat", { seat: colours[i] }) : String(i + 1);
      if (anonymous) return colour;
      if (seat.kind !== "bot" || seat.name) return seat.name ?? colour;
      // Each of one level is somebody else; where a game knows no more of them, they are told apart by their colours.
      const nth = info.seats.slice(0, i).filter((other) => other.kind === "bot" && !other.name && plain(other.bot ?? "") === plain(seat.bot ?? "")).length;
      return character(info.game, seat.bot ?? "", nth) || say("web-bot-at-seat", { name: character(info.game, seat.bot ?? ""), seat: colour });
    }) ?? []
  );
}
