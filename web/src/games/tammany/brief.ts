/** The log's short form: what a step did in a few words, with the signs of the pieces. */
import { named, partsOf, sentence, type Part, type Step } from "../../frame/steps";
import { has, say } from "../../words.svelte";
import { NATIONS, type Nation } from "./view";

const sign = (piece: string): string => `⟦${piece}⟧`;
/** Two of a nation are two signs, more of them a sign and their number. */
const signs = (amounts: (nation: Nation) => number, kind: string): string =>
  NATIONS.filter((n) => amounts(n) > 0)
    .map((n) => (amounts(n) > 2 ? `${sign(`${kind}:${n}`)}${amounts(n)}` : sign(`${kind}:${n}`).repeat(amounts(n))))
    .join("");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Who had how many votes in a ward, the most first: "Ann 11 (2 + 9 chips), Tom 3". */
function sides(step: Step, names: readonly string[]): string {
  const seats = list(step.outcome?.["seats"]);
  const votes = list(step.outcome?.["votes"]);
  const bosses = list(step.outcome?.["bosses"]);
  return seats
    .map((seat, i) => ({ seat, i }))
    .sort((a, b) => (votes[b.i] ?? 0) - (votes[a.i] ?? 0))
    .map(({ seat, i }) => {
      const chips = signs((n) => list(step.outcome?.[n])[i] ?? 0, "chip");
      return say("tammany-log-side", { seat: names[seat] ?? "", votes: votes[i] ?? 0, bosses: bosses[i] ?? 0, chips: chips ? `+ ${chips}` : "none" });
    })
    .join(", ");
}

/** Goes without saying: the next one's turn; bids and votes, which stand in the ward's own line. */
const SILENT = new Set(["end", "bid", "bid-nothing", "bid-hidden", "votes"]);

export function brief(step: Step, names: readonly string[]): readonly Part[] | null {
  const key = `tammany-log-${step.kind}`;
  if (SILENT.has(step.kind)) return [];
  // Mayor, end, locks: their sentence is short enough, and names who it is about.
  if (!has(key)) return step.show || step.who === null ? partsOf(sentence("tammany", step, names) ?? "") : null;
  const outcome = step.outcome ?? {};
  const colour = step.facts["colour"];
  const text = say(key, {
    ...named(step, names),
    piece: step.piece ? sign(step.piece) : "",
    paid: colour ? sign(`chip:${String(colour)}`) : "",
    cube: colour ? sign(`cube:${String(colour)}`) : "",
    signs: signs((n) => number(outcome[n]), "cube"),
    sides: step.kind.startsWith("ward-") ? sides(step, names) : "",
  });
  return partsOf(text.trim());
}
