/** The table of Tammany Hall around hand-written views: what is offered is what the view's moves hold. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import GameTable from "../src/games/tammany/Table.svelte";
import type { TammanyView } from "../src/games/tammany/view";
import { need, speak, type Language } from "../src/words.svelte";
import { FIXTURES, appoint, bid, fixtureInfo, half, locked, turn } from "./fixtures";

const names = ["Ann", "Ben", "Caterina", "Dora", "Eve"];
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
let shown: ReturnType<typeof mount> | null = null;

function show(view: TammanyView): { box: HTMLElement; sent: string[] } {
  const sent: string[] = [];
  const box = document.body.appendChild(document.createElement("div"));
  shown = mount(GameTable, {
    target: box,
    props: {
      view, names, here: [], info: fixtureInfo(view), step: null, marks: [], pointed: [], asked: true, busy: false, undoWhat: "the boss in ward 14",
      rail: nothing, ending: nothing,
      act: (text: string) => void sent.push(text),
      retract: () => void sent.push("retract"),
      undo: () => void sent.push("undo"),
    },
  });
  flushSync();
  return { box, sent };
}
const click = (node: Element | null | undefined): void => {
  node!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const button = (box: HTMLElement, text: string): HTMLButtonElement | undefined =>
  [...box.querySelectorAll("button")].find((b) => b.textContent?.trim() === text);

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

// Each in one language, in turn: that all three have the same messages is shown beside the catalogues.
const LANGUAGES: Language[] = ["en", "fr", "it"];

it.each(Object.keys(FIXTURES).map((name, i): [string, Language] => [name, LANGUAGES[i % 3]!]))(
  "%s is shown without a missing word, in %s",
  async (name, lang) => {
    await speak(lang, false);
    await need("tammany");
    const { box } = show(FIXTURES[name]!());
    const labels = [...box.querySelectorAll("[aria-label], [title]")].map((e) => `${e.getAttribute("aria-label")} ${e.getAttribute("title")}`);
    expect(`${box.textContent} ${labels.join(" ")}`).not.toMatch(/\b(web|tammany|fact|refuse)-[a-z]/);
  },
);

describe("choosing", () => {
  const english = async (): Promise<void> => {
    await speak("en", false);
    await need("tammany");
  };
  const part = (box: HTMLElement, text: string): Element | undefined => [...box.querySelectorAll(".part")].find((b) => b.textContent?.includes(text));
  const ward = (box: HTMLElement, n: number): Element | null => box.querySelector(`[data-ward="${n}"]`);

  it("lights exactly the wards that a move names, and sends that move", async () => {
    await english();
    const view = turn();
    const { box, sent } = show(view);
    const lit = [...box.querySelectorAll(".ward.lit")].map((w) => Number(w.getAttribute("data-ward"))).sort((a, b) => a - b);
    expect(lit).toEqual(view.moves.filter((m) => m.startsWith("boss ")).map((m) => Number(m.slice(5))).sort((a, b) => a - b));
    click(ward(box, 14));
    expect(sent).toEqual(["boss 14"]);
  });

  it("slanders a boss where it stands, and steps back", async () => {
    await english();
    const { box, sent } = show(turn());
    click(part(box, "Slander"));
    const bosses = [...box.querySelectorAll("[data-target^='boss:']")].map((b) => b.getAttribute("data-target"));
    expect(bosses.sort()).toEqual(["boss:14:2", "boss:15:1", "boss:17:4", "boss:4:1", "boss:6:2"]);
    click(box.querySelector("[data-target='boss:15:1']"));
    expect(box.querySelectorAll(".piece")).toHaveLength(2);
    expect(sent).toEqual([]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    click(box.querySelector("[data-target='boss:4:1']"));
    click(box.querySelector(".piece"));
    click(button(box, "Slander"));
    expect(sent).toEqual(["slander yellow 4 green"]);
  });

  it("takes a newcomer at Castle Garden and places it", async () => {
    await english();
    const view = turn();
    const { box, sent } = show(view);
    const cube = view.moves.find((m) => m.startsWith("cube "))!;
    const [, colour, number] = cube.split(" ");
    click(box.querySelector(`[data-target="garden:${colour}"]`));
    click(ward(box, Number(number)));
    expect(sent).toEqual([cube]);
  });

  it("a finger shows first and does on the second touch", async () => {
    await english();
    const { box, sent } = show(turn());
    const touch = (): void => {
      box.querySelector("svg[role=group]")!.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
      click(ward(box, 14));
    };
    touch();
    expect(sent).toEqual([]);
    expect(button(box, "Place here")).toBeTruthy();
    touch();
    expect(sent).toEqual(["boss 14"]);
  });

  it("has one stop for Tab on the board, among the choices only", async () => {
    await english();
    const { box } = show(turn());
    const stops = [...box.querySelectorAll("svg[role=group] [tabindex='0']")];
    expect(stops).toHaveLength(1);
    expect(stops[0]!.classList.contains("lit")).toBe(true);
    expect(ward(box, 2)!.hasAttribute("tabindex")).toBe(false);
  });

  it("asks the server about a ward that is not lit: the answer names the rule", async () => {
    await english();
    const { box, sent } = show(turn());
    click(ward(box, 2));
    expect(sent).toEqual(["boss 2"]);
  });

  it("warns before the end, once", async () => {
    await english();
    const { box, sent } = show(half());
    click(button(box, "End turn"));
    expect(sent).toEqual([]);
    expect(box.querySelector("[role=alert]")?.textContent).toContain("Council President");
    click(button(box, "End anyway"));
    expect(sent).toEqual(["end"]);
  });

  it("builds a bid with one stepper for each nation that counts, and takes it back", async () => {
    await english();
    const { box, sent } = show(bid());
    const steppers = [...box.querySelectorAll(".stepper")];
    expect(steppers).toHaveLength(3);
    const plus = steppers[0]!.querySelector("button:last-of-type");
    for (let i = 0; i < 5; i++) click(plus);
    click(steppers[2]!.querySelector("button:last-of-type"));
    expect(box.querySelector(".more")?.textContent).toContain("2 bosses + 4 favours = 6 votes.");
    click(button(box, "Seal it"));
    expect(sent).toEqual(["bid green 3 blue 1"]);
  });

  it("shows one's own locked bid and the way back, of others only that they have locked", async () => {
    await english();
    const { box, sent } = show(locked());
    expect(box.querySelectorAll(".duel .done")).toHaveLength(3);
    click(button(box, "Take the bid back"));
    expect(sent).toEqual(["retract"]);
  });

  it("gives an office: the plate, then the player", async () => {
    await english();
    const { box, sent } = show(appoint());
    expect(box.querySelectorAll(".give")).toHaveLength(0);
    click([...box.querySelectorAll("button.plate")].find((b) => b.textContent?.includes("Chief of Police")));
    click(box.querySelector('[aria-label="Make Caterina Chief of Police"]'));
    expect(sent).toEqual(["appoint purple police"]);
  });

  it("offers nothing to who is not to act", async () => {
    await english();
    const view = { ...turn(), moves: [], pending: [1], you: 0 };
    const { box, sent } = show(view);
    expect(box.querySelectorAll(".ward.lit")).toHaveLength(0);
    click(ward(box, 14));
    expect(sent).toEqual([]);
    expect(box.querySelector("[data-now]")?.textContent).toContain("Waiting for Ben");
  });
});
