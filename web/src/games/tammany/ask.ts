/** What the action bar asks, in one sentence and one line, for every decision. */
import { say } from "../../words.svelte";
import type { Choice } from "./choice.svelte";
import { nationName, officeName, sum } from "./terms";
import { NATIONS, type ByNation, type Nation, type TammanyView } from "./view";

export interface Asked {
  text: string;
  line: string;
  boss?: string | null;
  nation?: Nation | null;
}

export function bidText(bid: ByNation): string {
  const chosen = NATIONS.filter((n) => bid[n] > 0);
  return chosen.length ? `bid ${chosen.map((n) => `${n} ${bid[n]}`).join(" ")}` : "bid nothing";
}

/** Which kind of decision this is, in one word: the same for all who look for it. */
export function asks(view: TammanyView, choice: Choice, mine: boolean): string {
  if (view.over) return "over";
  if (!mine) return "wait";
  if (view.phase === "bid") return "bid";
  const { mode, verb, picked } = choice;
  if (mode === "place") return choice.piece === "boss" ? "boss" : "cube";
  if (mode === "appoint") return picked.office === undefined ? "appoint" : "appoint-whom";
  if (mode === "slander" && verb !== "spread") return picked.ward === undefined ? "slander" : "slander-pay";
  if (mode === "bonus" && verb === "bonus") return choice.colour === null ? "bonus" : "bonus-where";
  if (verb === "move" && picked.ward !== undefined) return "move-to";
  return verb ?? "end";
}

const listed = (names: readonly string[]): string => names.join(", ");

/** Who has sealed and who is thinking, besides you. */
function sealing(view: TammanyView, names: readonly string[]): string {
  const others = view.seats.map((s, seat) => ({ seat, choice: s.choice })).filter((s) => s.seat !== view.you);
  const sealed = others.filter((s) => s.choice === "locked").map((s) => names[s.seat] ?? "");
  const thinking = others.filter((s) => s.choice === "thinking").map((s) => names[s.seat] ?? "");
  const parts: string[] = [];
  if (sealed.length) parts.push(say("tammany-ask-sealed", { names: listed(sealed), count: sealed.length }));
  if (thinking.length) parts.push(say("tammany-ask-thinking", { names: listed(thinking), count: thinking.length }));
  return parts.join(" ");
}

export function question(view: TammanyView, names: readonly string[], choice: Choice, mine: boolean, bidding: boolean, bid: ByNation): Asked {
  const own = view.you === null ? null : (view.colours[view.you] ?? null);
  if (view.over) return over(view, names);
  if (view.phase === "bid" && view.contest) {
    const ward = view.contest.ward;
    if (bidding) {
      const bosses = view.you === null ? 0 : (view.wards.find((w) => w.number === ward)?.bosses[view.you] ?? 0);
      const chips = sum(bid);
      return { text: say("tammany-ask-bid", { ward }), line: say("tammany-ask-bid-votes", { bosses, chips, total: bosses + chips }) };
    }
    if (view.your_bid) return { text: say("tammany-ask-bid-done", { ward }), line: sealing(view, names) };
    return { text: say("tammany-election-ward", { ward }), line: sealing(view, names) };
  }
  if (!mine) {
    const seats = view.pending.filter((seat) => seat !== view.you);
    const waiting = listed(seats.map((seat) => names[seat] ?? ""));
    const what = waiting ? say("web-waiting-for", { names: waiting }) : say("web-please-wait");
    const next = view.phase === "turn" && view.you !== null && view.turn && isNext(view) ? say("tammany-ask-you-next") : say(`tammany-phase-${view.phase}`);
    return { text: what, line: next, boss: seats.length === 1 ? (view.colours[seats[0]!] ?? null) : null };
  }
  const office = view.you === null ? null : (view.seats[view.you]?.office ?? null);
  const open = new Set(choice.targets.filter((t) => t.kind !== "garden").map((t) => t.ward)).size;
  switch (choice.mode) {
    case "place": {
      const ward = choice.picked.ward;
      const piece = choice.piece ?? "boss";
      const facts = { piece, colour: piece === "boss" ? "green" : piece };
      const text = ward !== undefined ? say("tammany-ask-place-here", { ...facts, ward }) : say("tammany-ask-place", facts);
      const locked = view.wards.filter((w) => w.locked).map((w) => w.number);
      const rule = view.turn?.placed.length === 0 && piece === "boss" ? say("tammany-ask-place-rule") : "";
      const places = `${say("tammany-ask-open-wards", { count: open })}${locked.length ? ` ${say("tammany-ask-locked", { wards: listed(locked.map(String)), count: locked.length })}` : ""}`;
      // First what may be placed, then where.
      return { text, line: rule || places, ...(piece === "boss" ? { boss: own } : { nation: piece }) };
    }
    case "office":
      return { text: say(`tammany-ask-office-${office ?? "deputy"}${choice.verb === "move" && choice.picked.ward !== undefined ? "-to" : ""}`, { ward: choice.picked.ward ?? 0 }), line: say(`tammany-office-${office ?? "deputy"}-help`) };
    case "slander": {
      const from = view.turn?.slander_from;
      if (choice.verb === "spread" && from) return { text: say("tammany-ask-spread", { target: names[from.target] ?? "" }), line: say("tammany-ask-spread-rule", { colour: from.colour }) };
      const { seat, ward } = choice.picked;
      if (seat !== undefined && ward !== undefined) return { text: say("tammany-ask-slander-pay", { target: names[seat] ?? "", ward }), line: say("tammany-ask-slander-cost"), boss: view.colours[seat] ?? null };
      return { text: say("tammany-ask-slander"), line: say("tammany-ask-slander-rule") };
    }
    case "bonus": {
      const ward = view.contest?.ward ?? 0;
      if (choice.verb === "chip") return { text: say("tammany-ask-bonus-chip", { ward }), line: say("tammany-ask-bonus-chip-rule") };
      return choice.colour
        ? { text: say("tammany-ask-bonus-where", { nation: nationName(choice.colour), colour: choice.colour }), line: say("tammany-ask-bonus-rule"), nation: choice.colour }
        : { text: say("tammany-ask-bonus", { ward }), line: say("tammany-ask-bonus-rule") };
    }
    case "appoint": {
      const picked = choice.picked.office;
      return { text: picked ? say("tammany-ask-appoint-whom", { name: officeName(picked) }) : say("tammany-ask-appoint", { count: view.appointing?.seats.length ?? 0 }), line: picked ? say("tammany-ask-appoint-whom-rule") : say("tammany-ask-appoint-rule"), boss: own };
    }
    default:
      return { text: say("tammany-ask-rest"), line: view.warnings.length ? view.warnings.map((w) => say(w.key, w.facts)).join(" ") : say("tammany-ask-rest-none"), boss: own };
  }
}

/** The turn after this one is yours. */
function isNext(view: TammanyView): boolean {
  const at = view.order.indexOf(view.turn!.seat);
  return view.order[at + 1] === view.you;
}

export function over(view: TammanyView, names: readonly string[]): Asked {
  const outcome = view.outcome!;
  const winners = view.order.filter((seat) => outcome.ranks[seat] === 1);
  const points = outcome.scores[winners[0] ?? 0] ?? 0;
  const text =
    winners.length > 1
      ? say("tammany-end-shared", { seats: listed(winners.map((s) => names[s] ?? "")), points })
      : say(outcome.scores.filter((p) => p === points).length > 1 ? "tammany-end-won-tie" : "tammany-end-won", { seat: names[winners[0] ?? 0] ?? "", points });
  return { text, line: "", boss: winners.length === 1 ? (view.colours[winners[0]!] ?? null) : null };
}
