/** What a ward would be worth with one piece more: a look ahead for the inset; what counts is the server's word. */
import type { PieceWord } from "./choice.svelte";
import { NATIONS, type TammanyView, type WardView } from "./view";

/** Votes at most by seat (TH-51, TH-52) if you placed this piece here; without a piece, as it stands. */
export function mostVotes(ward: WardView, view: TammanyView, piece: PieceWord | null): number[] {
  const { you } = view;
  if (piece === null || you === null) return ward.most;
  const cubes = { ...ward.cubes };
  if (piece !== "boss") cubes[piece] += 1;
  return ward.bosses.map((count, seat) => {
    const bosses = count + (piece === "boss" && seat === you ? 1 : 0);
    if (!bosses) return 0;
    const chips = view.seats[seat]!.chips;
    // A cube from Castle Garden brings its favour with it (TH-22), one from the bag does not.
    const favour = piece !== "boss" && seat === you && view.phase === "turn" && view.stock[piece] > 0 ? 1 : 0;
    return bosses + NATIONS.reduce((sum, n) => sum + (cubes[n] > 0 ? chips[n] + (n === piece ? favour : 0) : 0), 0);
  });
}
