/** Moments of the games' tables that hardly a game comes to, from views in which they are true. */
import { createRawSnippet, flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deedOf } from "../src/frame/telling.svelte";
import type { Line } from "../src/frame/protocol";
import type { Step } from "../src/frame/steps";
import CountPage from "../src/games/guildes/CountPage.svelte";
import GuildesTable from "../src/games/guildes/Table.svelte";
import Seen from "../src/games/guildes/Seen.svelte";
import Players from "../src/games/guildes/sheet/Players.svelte";
import { Sheet } from "../src/games/guildes/sheet/sheet.svelte";
import { told } from "../src/games/guildes/figures";
import { sentences } from "../src/games/guildes/terms";
import { KINDS, type GuildesView } from "../src/games/guildes/view";
import { laidOut } from "../src/games/mob/marks";
import MobShow from "../src/games/mob/Show.svelte";
import MobTable from "../src/games/mob/Table.svelte";
import type { MobView } from "../src/games/mob/view";
import { brief } from "../src/games/tammany/brief";
import { over as asked } from "../src/games/tammany/ask";
import { wardLabel } from "../src/games/tammany/speech";
import TammanyTable from "../src/games/tammany/Table.svelte";
import type { TammanyView } from "../src/games/tammany/view";
import { need, say, speak } from "../src/words.svelte";
import { by, fixtureInfo, over, turn } from "./fixtures";
import GUILDES from "./guildes-views.json";
import PLAYED from "./mob-shows.json";
import MOB from "./mob-views.json";

const names = ["Ann", "Ben", "Caterina", "Dora", "Eve"];
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
let shown: ReturnType<typeof mount>[] = [];

function show(part: Component<never>, props: object): { box: HTMLElement; sent: string[] } {
  const sent: string[] = [];
  const box = document.body.appendChild(document.createElement("div"));
  const all = {
    names, here: [], step: null, marks: [], pointed: [], asked: true, busy: false, undoWhat: null, rail: nothing, ending: nothing,
    act: (text: string) => void sent.push(text), retract: () => undefined, undo: () => undefined, ...props,
  };
  shown.push(mount(part as unknown as Component<Record<string, unknown>>, { target: box, props: all }));
  flushSync();
  return { box, sent };
}
const click = (node: Element | null | undefined): void => {
  node!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

beforeEach(async () => {
  localStorage.clear();
  await speak("en", false);
  await need("tammany", "tammany-steps", "guildes", "guildes-steps", "mob", "mob-steps", "bots");
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

describe("Tammany Hall", () => {
  const table = (view: TammanyView): ReturnType<typeof show> => show(TammanyTable as never, { view, info: fixtureInfo(view) });

  it.each<[string, string, Partial<TammanyView>, string[], string]>([
    ["a cube", "cube green 14", {}, ["garden:green", "ward:14"], "Place here"],
    ["a lock", "lock 14", {}, ["ward:14"], "Lock it"],
    ["a bonus cube", "bonus green 14", { phase: "bonus", turn: null }, ["nation:green", "ward:14"], "Land here"],
    ["a cube to send away", "remove green 14", {}, ["cube:14:green"], "Send away"],
    ["a cube to move", "move green 14 6", {}, ["cube:14:green", "ward:6"], "Move it"],
    ["a slander to spread", "spread 14", {}, ["boss:14:1"], "Spread it"],
  ])("asks once more before %s is placed by a finger", (_, move, more, touches, expected) => {
    const view = { ...turn(), ...more };
    view.moves = [move, move.replace("14", "9")];
    const part = /^(lock|remove|move) /.test(move) ? "office" : move.startsWith("spread") ? "slander" : "place";
    if (view.turn) view.turn = { ...view.turn, office: "done", place: "done", slander: "done", [part]: "open", slander_from: part === "slander" ? { ward: 6, target: 1 } : null } as TammanyView["turn"];
    const { box, sent } = table(view);
    const finger = (): void => void box.querySelector("svg[role=group]")!.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    if (view.turn && part !== "place") click([...box.querySelectorAll(".part")].find((b) => b.textContent?.includes(say(`tammany-part-${part}`))));
    for (const at of touches) {
      finger();
      const [kind, what] = at.split(":");
      if (kind === "nation") click([...box.querySelectorAll(".piece")].find((b) => b.textContent?.includes(say(`tammany-nation-${what}`))));
      else click(kind === "ward" && !at.includes(":", 5) ? box.querySelector(`[data-ward="${what}"]`) : box.querySelector(`[data-target="${at}"]`));
    }
    expect(sent).toEqual([]);
    expect([...box.querySelectorAll("button")].map((b) => b.textContent?.trim())).toContain(expected);
  });

  it("tells a lock that seals its ward from one that only keeps pieces out", () => {
    const view = turn();
    view.options = { ...view.options, locks: "sealed" };
    expect(table(view).box.querySelector("[data-place='lock:2']")).not.toBeNull();
    expect(say("tammany-tip-lock-sealed")).toContain("sealed");
  });

  it("says that a tie was broken, and that a ward has no cube", () => {
    const view = over();
    view.outcome = { scores: [21, 17, 19, 21, 9], ranks: [1, 4, 3, 2, 5], shares: [1, 0, 0, 0, 0] };
    expect(asked(view, names).text).toContain("Ann");
    const ward = { ...turn().wards[0]!, cubes: by(), in_play: true };
    expect(wardLabel(ward, turn(), names)).toContain(say("tammany-table-none"));
  });

  it("tells of a cube whose colour has no chip left, in the log and on the button that takes it back", () => {
    const step: Step = { kind: "cube-no-chip", who: 0, places: ["ward:6"], to: "ward:6", piece: "cube:green", facts: { seat: 0, colour: "green", ward: 6 } };
    expect(brief(step, names)!.map((part) => JSON.stringify(part)).join()).toContain("no favour left");
    const line: Line = { seq: 1, at: 0, kind: "move", seat: 0, text: "cube green 6", steps: [step] };
    expect(deedOf(line, names, "tammany", true)).toMatch(/ward 6/);
  });
});

describe("MOB", () => {
  const views = MOB as unknown as Record<string, MobView>;
  const info = { seats: names.slice(0, 2).map((name) => ({ name, kind: "person", bot: null, away: false })) };

  it("a shared win is said at the end and in its show", () => {
    const final = (PLAYED as unknown as Record<string, { view: MobView; steps: Step[] }>)["final"]!;
    const done = Object.values(views).find((view) => view.over) ?? final.view;
    const view = { ...done, over: true, moves: [], pending: [], phase: "over", outcome: { scores: [9, 9], ranks: [1, 1], shares: [0.5, 0.5] }, final: { ...(done.final ?? { districts: [], before: [0, 0] }), by: "shared" } } as unknown as MobView;
    expect(show(MobTable as never, { view, info, names: names.slice(0, 2) }).box.textContent).toContain("Both have 9 crates");
    const shared: Step = { kind: "won-shared", who: null, places: [], facts: { points: 9 }, show: "final", outcome: { scores: [9, 9], ranks: [1, 1] } };
    const steps = [...final.steps.slice(0, -1), shared];
    const { box } = show(MobShow as never, { steps, view: final.view, names: names.slice(0, 2), at: steps.length - 1, next: () => 0, prev: () => 0, skip: () => 0, playing: false });
    expect(box.textContent).toContain("the win is shared");
  });

  it("marks the henchmen that come out where a mole was exposed", () => {
    const step: Step = { kind: "arrive", who: 1, places: ["district:harlem"], to: "district:harlem", count: 2, facts: { seat: 1, count: 2 } };
    expect([...laidOut([step], 0, names).pills.values()].flat().map((pill) => pill.text)).toEqual(["mole +2"]);
  });
});

describe("Guildes", () => {
  const views = GUILDES as unknown as Record<"keep" | "swap" | "take", GuildesView>;
  const table = (view: GuildesView, more: object = {}): ReturnType<typeof show> =>
    show(GuildesTable as never, { view, info: { seats: names.slice(0, 4).map((name) => ({ name, kind: "person", bot: null, away: false })), options: view.options }, names: names.slice(0, 4), ...more });

  it("asks which of the drawn cards is played, and names what can be taken back", () => {
    const view = views.keep;
    const { box } = table(view, { undoWhat: "the card" });
    expect(box.textContent).toMatch(/Which of the drawn cards.*other one is discarded.*Take back: the card/s);
    const card = view.moves[0]!.split(" ")[1]!;
    click(box.querySelector(`button[data-card="${card}"]`));
    expect([...box.querySelectorAll(".short")].map((b) => b.textContent)).toContain("Play");
  });

  it("says who is protected from a swap", () => {
    const view = views.swap;
    const { box } = table(view);
    click(box.querySelector("button.tile.may"));
    expect(box.textContent).toMatch(/is protected/);
  });

  it("remembers what it has seen: hands that came back with less, one's own, and none yet", () => {
    const close = (): void => undefined;
    expect(show(Seen as never, { view: views.take, close }).box.textContent).toMatch(/hand.*Taken by others/s);
    expect(show(Seen as never, { view: { ...views.take, passed: [] }, close }).box.textContent).toContain("No hand has passed yet");
  });

  it("says that nobody has a guild, and a table’s own figures", () => {
    const row = { guild: "nobles", cards: [0, 0, 0], values: [12], places: [], passed_over: [], votes: [0, 0, 0] };
    expect(sentences(row as never, names)).toEqual([expect.stringMatching(/Nobody has/)]);
    const guild = KINDS.slice(0, 10).map((name) => ({ name, cards: 9, first: [9], second: [9, 4], third: [9, 4, 2] }));
    const rules = told({ militia: { cards: 15, votes: 3 }, guild, event: [], trick: [] } as never);
    expect(rules["GU-01"]).toMatch(/Nobles, 9 cards/);
    expect(rules["GU-32"]).toMatch(/Militia, 15 cards/);
  });

  it("counts a real table: a file of one’s own, back to the usual figures, a correction in an earlier count, votes from paper", async () => {
    const sheet = new Sheet();
    const usual = sheet.figures;
    const { box } = show(Players as never, { sheet, close: () => undefined });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ data: GUILDES_DATA }))));
    const input = box.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(input, "files", { value: [new File(["x"], "mine.toml")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(box.textContent).toContain("mine.toml is valid"));
    expect(sheet.figures).not.toBe(usual);
    click([...box.querySelectorAll("button")].find((b) => b.textContent === say("guildes-page-figures-off")));
    expect(sheet.now.figures).toBeNull();
    sheet.paper?.(0, 12);
    sheet.goOn();
    sheet.goOn();
    sheet.look({ at: 0 });
    vi.stubGlobal("navigator", { languages: ["en"] });
    const page = show(CountPage as never, {}).box;
    await vi.waitFor(() => expect(page.textContent).toContain("A correction here"));
    sheet.look({ at: 2 });
    sheet.goOn();
    await tick();
    const end = show(CountPage as never, {}).box;
    await vi.waitFor(() => expect(end.textContent).toContain("counted on paper before"));
  });
});

const GUILDES_DATA = {
  format: 1, game: "guildes", militia: { cards: 15, votes: 3 },
  guild: KINDS.slice(0, 10).map((name, i) => ({ name, cards: 5 + i, first: [5 + i], second: [5 + i, 2], third: [5 + i, 2, 1] })),
  event: [], trick: [],
};
