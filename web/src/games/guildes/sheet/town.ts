/** The sheet as the town draws it: whose tableau is being noted is "you", cards that lie nowhere yet are those not seen. */
import type { GuildesView, GuildView } from "../view";
import { copies, pays } from "./figures";
import type { Sheet } from "./sheet.svelte";

export const COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"];

export function townOf(sheet: Sheet): GuildesView {
  const { seat: you, players } = sheet.now;
  const told = sheet.told[sheet.number - 1]!;
  const guilds = sheet.kinds.map((name): GuildView => {
    const row = told.rows.find((one) => one.guild === name)!;
    const most = Math.max(0, ...row.cards);
    const others = Math.max(0, ...row.cards.filter((_, seat) => seat !== you));
    return {
      name,
      copies: copies(sheet.figures, name, players),
      cards: row.cards,
      leaders: most ? sheet.seats.filter((seat) => row.cards[seat] === most) : [],
      most,
      gap: row.cards[you]! - others,
      hand: 0,
      unseen: sheet.left(name),
      passing: 0,
      pays: row.values,
      later: [2, 3].filter((n) => n > sheet.number).map((n) => pays(sheet.figures, name, n)),
      now: row.votes,
    };
  });
  const totals = sheet.totals();
  const seats = sheet.seats.map((seat) => ({ points: totals[seat]! }) as GuildesView["seats"][number]);
  // Only what town and towers read: nobody plays here.
  return { game: "guildes", players, you, colours: COLOURS, over: false, phase: "play", round: sheet.number, seats, guilds } as unknown as GuildesView;
}
