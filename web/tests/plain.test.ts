/** The table for any game around views of games that have one of their own: all that a view holds is there, and can be done. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import GameTable from "../src/games/plain/Table.svelte";
import { learn, moveText, read } from "../src/games/plain/read";
import type { BaseView } from "../src/frame/view";
import type { GameInfo } from "../src/frame/protocol";
import { need, speak, type Language } from "../src/words.svelte";
import { bid, fixtureInfo, turn } from "./fixtures";
import RECORDED from "./mob-views.json";

const views = RECORDED as unknown as Record<string, BaseView>;
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
let shown: ReturnType<typeof mount> | null = null;

function show(view: BaseView, names: string[]): { box: HTMLElement; sent: string[] } {
  const sent: string[] = [];
  const box = document.body.appendChild(document.createElement("div"));
  shown = mount(GameTable, {
    target: box,
    props: {
      view, names, here: [], info: { ...fixtureInfo(turn()), game: view.game }, step: null, marks: [], pointed: [], asked: true, busy: false, undoWhat: null,
      rail: nothing, ending: nothing, act: (text: string) => void sent.push(text), retract: () => void sent.push("retract"), undo: () => void sent.push("undo"),
    },
  });
  flushSync();
  return { box, sent };
}
const click = (node: Element | null | undefined): void => {
  node!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const LANGUAGES: Language[] = ["en", "fr", "it"];

it.each(Object.keys(views).map((name, i): [string, Language] => [name, LANGUAGES[i % 3]!]))("%s is shown whole, in %s", async (name, lang) => {
  await speak(lang, false);
  await need("mob");
  const view = views[name]!;
  const { box } = show(view, ["Ann", "Ben"]);
  const found = read(view);
  expect(found.tables.length).toBeGreaterThan(0);
  for (const table of found.tables) expect(box.querySelectorAll(`[data-rows="${table.key}"] tbody tr`).length).toBeGreaterThanOrEqual(table.rows.length);
  expect(box.querySelectorAll(".seats li").length).toBe(2);
  expect(box.textContent).not.toMatch(/undefined|NaN|\[object/);
  if (view.over) expect(box.querySelectorAll(".result li").length).toBe(2);
});

describe("choosing", () => {
  it.each(Object.entries(views).filter(([, view]) => view.moves.length > 0))("every legal move of %s can be reached", async (_, view) => {
    await speak("en", false);
    await need("mob");
    const { box } = show(view, ["Ann", "Ben"]);
    const reached = new Set([...box.querySelectorAll("[data-move]")].map((b) => b.getAttribute("data-move")));
    const begun = new Set([...box.querySelectorAll("[data-word]")].map((b) => b.getAttribute("data-word")));
    for (const move of view.moves) expect(reached.has(move) || begun.has(move.split(" ")[0]!)).toBe(true);
    expect([...reached].every((move) => view.moves.includes(move!))).toBe(true);
  });

  it("a thing that moves name leaves only the moves that name it", async () => {
    await speak("en", false);
    await need("mob");
    const view = Object.values(views).find((v) => v.moves.filter((m) => m.startsWith("load ")).length > 1)!;
    const { box, sent } = show(view, ["Ann", "Ben"]);
    const words = new Set(view.moves.map((m) => m.split(" ")[1]));
    const button = [...box.querySelectorAll<HTMLElement>(".rows button.word")];
    expect(button.length).toBeGreaterThanOrEqual(words.size);
    click(button[0]);
    expect(sent.length).toBe(1);
    expect(view.moves).toContain(sent[0]);
  });

  it("a form is filled in with steppers", async () => {
    await speak("en", false);
    await need("tammany");
    const view = bid();
    const { box, sent } = show(view, ["Ann", "Ben", "Caterina", "Dora", "Eve"]);
    const more = box.querySelector<HTMLElement>(".form .stepper button:last-child");
    click(more);
    click(box.querySelector(".form > button"));
    const name = Object.keys(view.forms[0]!.max)[0];
    expect(sent).toEqual([`${view.forms[0]!.move} ${name} 1`]);
  });
});

it("what the game declares of its view decides what a number is", async () => {
  await speak("en", false);
  learn({ name: "dice", members: { turn: "seat", open: "values" }, kinds: [] } as unknown as GameInfo);
  const view = { game: "dice", players: 2, options: {}, you: 0, pending: [0], over: false, colours: ["red", "blue"], moves: [], forms: [], can_retract: false, warnings: [], outcome: null, turn: 1, open: [4, 5], counts: [7, 8] };
  const { box } = show(view as unknown as BaseView, ["Ann", "Ben"]);
  const fact = (key: string): string => box.querySelector(`[data-fact="${key}"]`)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  expect(fact("turn")).toBe("turn Ben");
  expect(fact("open")).toBe("open 4 5");
  expect(fact("counts")).toMatch(/Ann 7\s?Ben 8/);
  expect(moveText("dice", "call liar")).toBe("call liar");
});
