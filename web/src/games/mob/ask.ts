/** What the action bar asks, in one sentence and one line, for every decision; and the words of its ways back and out. */
import { say } from "../../words.svelte";
import type { Choice } from "./choice.svelte";
import { actionShort, districtName, moleName } from "./terms";
import type { District, MobView, Row } from "./view";

/** The windows are what the bar speaks of. */
export const aboutSpaces = (choice: Choice): boolean => choice.windows.size > 0 && (choice.straight || choice.window !== null || !choice.moves.includes("roll"));

/** Which kind of decision this is, in one word: the same for all who look for it. */
export function asks(view: MobView, choice: Choice): string {
  if (view.over) return "over";
  if (!choice.open) return "wait";
  if (choice.setup) return "moles";
  if (choice.readings.length) return "load";
  if (aboutSpaces(choice)) return "space";
  return choice.moves.includes("roll") ? "roll" : (choice.kind ?? "deed");
}

function result(view: MobView, names: readonly string[]): string {
  const end = view.final;
  if (!end || !view.outcome) return "";
  const winner = view.outcome.ranks.indexOf(1);
  const facts = { seat: names[winner] ?? "", target: names[1 - winner] ?? "", points: view.outcome.scores[winner] ?? 0 };
  return say(end.by === "shared" ? "mob-end-shared" : end.by === "attorney" ? "mob-end-won-attorney" : "mob-end-won", facts);
}

export function question(view: MobView, names: readonly string[], choice: Choice): string {
  if (view.over) return result(view, names);
  if (!choice.open) {
    if (view.can_retract) return say("mob-moles-locked-short");
    const waiting = view.pending.filter((seat) => seat !== view.you).map((seat) => names[seat] ?? "");
    return view.phase === "moles" && !view.pending.length ? say("web-please-wait") : say("mob-ask-wait", { seat: waiting.join(", "), count: waiting.length });
  }
  if (choice.setup) return choice.tray.length ? say("mob-ask-moles") : say("mob-ask-moles-done");
  if (choice.readings.length) return say("mob-ask-load");
  if (aboutSpaces(choice)) return say("mob-ask-space");
  if (choice.moves.includes("roll")) return say("mob-ask-roll");
  if (choice.verb) return say(`mob-ask-${choice.verb}-${choice.base.length}`, { round: view.round });
  return say("mob-ask-first");
}

export function more(view: MobView, choice: Choice): string {
  if (view.over) return "";
  const mine = view.you === null ? null : view.seats[view.you]!;
  if (!choice.open) return view.can_retract ? say("mob-moles-locked-more") : view.phase === "moles" ? "" : say(`mob-phase-${view.phase}`);
  if (choice.setup) return choice.tray.length ? say("mob-ask-moles-more") : say("mob-ask-moles-done-more");
  if (aboutSpaces(choice)) return mine ? say("mob-ask-space-more", { count: mine.warehouse }) : "";
  if (choice.moves.includes("roll")) return say("mob-ask-roll-more");
  const { bonus } = view;
  if (bonus) return bonus.parts.length > 1 ? say("mob-ask-bonus-part", { part: bonus.part, parts: bonus.parts.length }) : say("mob-ask-bonus");
  if (choice.verb === "start") return say("mob-ask-start-more");
  if (view.doing?.must_drive) return say("mob-ask-must-drive");
  if (choice.kind === "count" && choice.base.length > 1) return choice.base.slice(1).map((word) => districtName(word as District)).join(" → ");
  if (choice.verb && choice.verb !== "attorney") return choice.named.length || choice.heldMole ? said(choice) : say(`mob-hint-${choice.verb}`);
  if (!view.doing) return "";
  const count = view.rows.find((r) => r.action === view.doing?.row)?.spaces[view.doing.column - 1]?.cost ?? 0;
  return say("mob-ask-paid", { count, row: view.doing.row });
}

const said = (choice: Choice): string => [...(choice.heldMole ? [moleName(choice.heldMole as District)] : []), ...choice.named.map((d) => districtName(d as District))].join(" → ");

/** What leaving the rest undone is called. */
export function leaveWord(choice: Choice): string {
  if (choice.leave === "decline") return say("mob-leave-decline");
  if (choice.leave === "home") return say("mob-leave-home");
  return choice.verbs.length === 1 ? say(`mob-leave-${choice.verbs[0]}`) : say("mob-leave-neither");
}

/** What one step back in half a move takes back. */
export function backWord(choice: Choice): string {
  if (choice.setup) return choice.lastLaid ? say("mob-back-mole", { district: choice.lastLaid }) : say("web-back");
  const word = choice.chosen.at(-1);
  if (!word) return say("web-back");
  if (choice.chosen.length === 1) return say("mob-back", { what: actionShort(word as Row) });
  const mole = (choice.base[0] === "mole" || choice.base[0] === "expose") && choice.chosen.length === 2;
  return say("mob-back", { what: mole ? moleName(word as District) : districtName(word as District) });
}
