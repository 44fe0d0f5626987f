/** The table of MOB around recorded views: what is offered is what the view's moves hold. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import GameTable from "../src/games/mob/Table.svelte";
import { neighbour } from "../src/games/mob/reach";
import { inAll, verdict } from "../src/games/mob/terms";
import type { MobView } from "../src/games/mob/view";
import { need, speak, type Language } from "../src/words.svelte";
import type { Step } from "../src/frame/steps";
import { laidOut } from "../src/games/mob/marks";
import { actOf, plot, progress } from "../src/games/mob/show";
import End from "../src/games/mob/End.svelte";
import { parts } from "../src/games/mob";
import { set } from "../src/settings.svelte";
import Show from "../src/games/mob/Show.svelte";
import PLAYED from "./mob-shows.json";
import RECORDED from "./mob-views.json";

const VIEWS = RECORDED as unknown as Record<string, MobView>;
const SHOWS = PLAYED as unknown as Record<"round" | "final", { view: MobView; steps: Step[] }>;
const names = ["Ann", "Vito"];
let shown: ReturnType<typeof mount> | null = null;

function show(view: MobView, undoWhat: string | null = null): { box: HTMLElement; sent: string[] } {
  const sent: string[] = [];
  const box = document.body.appendChild(document.createElement("div"));
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const seats = names.map((name) => ({ name, kind: "person", bot: null, away: false }));
  shown = mount(GameTable, {
    target: box,
    props: {
      view, names, here: [true, true], info: { seats }, step: null, marks: [], pointed: [], asked: true, busy: false, undoWhat, rail: nothing, ending: nothing,
      act: (text: string) => void sent.push(text),
      retract: () => void sent.push("retract"),
      undo: () => void sent.push("undo"),
    } as never,
  });
  flushSync();
  return { box, sent };
}
const click = (node: Element | null | undefined): void => {
  node!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const press = (key: string, type = "keydown"): void => {
  window.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  flushSync();
};
const district = (box: HTMLElement, name: string): Element | null => box.querySelector(`[data-district="${name}"] .pick`);
const lit = (box: HTMLElement): string[] => [...box.querySelectorAll(".dist.lit")].map((d) => d.getAttribute("data-district")!);
const moves = (view: MobView, verb: string): string[] => view.moves.filter((m) => m.startsWith(`${verb} `));
const second = (list: string[]): string[] => [...new Set(list.map((m) => m.split(" ")[1]!))];

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const LANGUAGES: Language[] = ["en", "fr", "it"];
const english = async (): Promise<void> => {
  await speak("en", false);
  await need("mob");
};

// Each in one language, in turn: that all three have the same messages is shown beside the catalogues.
it.each(Object.keys(VIEWS).map((name, i): [string, Language] => [name, LANGUAGES[i % 3]!]))("%s is shown without a missing word, in %s", async (name, lang) => {
  await speak(lang, false);
  await need("mob");
  const { box } = show(VIEWS[name]!, "x");
  const labels = [...box.querySelectorAll("[aria-label], [title], [data-about]")].map((e) => ["aria-label", "title", "data-about"].map((a) => e.getAttribute(a)).join(" "));
  expect(`${box.textContent} ${labels.join(" ")}`).not.toMatch(/\b(web|mob|fact|refuse)-[a-z]|undefined|NaN|\{/);
});

describe("choosing", () => {
  it("lights both readings with their letters, shows who would get in, and loads by key", async () => {
    await english();
    const view = VIEWS["load"]!;
    const { box, sent } = show(view);
    expect(lit(box).sort()).toEqual(view.readings!.map((r) => r.district).sort());
    press("b");
    expect(sent).toEqual([view.readings![1].move]);
  });

  it("says in words what a reading loses", async () => {
    await english();
    const { box } = show(VIEWS["lost"]!);
    const lost = VIEWS["lost"]!.readings!.map((r) => r.lost);
    expect(box.querySelectorAll(".opts .bad")).toHaveLength(lost.filter(Boolean).length);
  });

  it("lights the windows that can be paid; the first tap tells, the second pays", async () => {
    await english();
    const view = VIEWS["late"]!;
    const { box, sent } = show(view);
    const open = [...box.querySelectorAll(".win.lit")].map((w) => w.getAttribute("data-space"));
    expect(open.sort()).toEqual(view.moves.filter((m) => m.startsWith("space ")).sort());
    const first = box.querySelector(".win.lit")!;
    first.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    flushSync();
    expect(sent).toEqual([]);
    click(box.querySelector(".pay"));
    expect(sent).toEqual([first.getAttribute("data-space")]);
  });

  it("goes car by car, asks how many only where that is a question, and steps back", async () => {
    await english();
    const view = VIEWS["drive"]!;
    const { box, sent } = show(view);
    expect(lit(box)).toEqual(second(moves(view, "drive")));
    click(district(box, "harlem"));
    expect(box.querySelector(".stepper b")?.textContent).toContain("3 of 3");
    click(box.querySelector(".stepper button"));
    click(box.querySelector(".opts .go"));
    expect(sent).toEqual(["drive harlem 2"]);
    click(district(box, "kitchen"));
    expect(sent.at(-1)).toBe("drive kitchen 1");
  });

  it("moves a crate from place to place, and back one word", async () => {
    await english();
    const view = VIEWS["crate"]!;
    const { box, sent } = show(view);
    const [from] = second(moves(view, "crate"));
    click(district(box, from!));
    expect(lit(box)).not.toContain(from);
    click(box.querySelector(".acts .back"));
    expect(lit(box)).toContain(from);
    click(district(box, from!));
    const to = lit(box)[0]!;
    click(district(box, to));
    expect(sent).toEqual([`crate ${from} ${to}`]);
  });

  it("names moles on the board, one's own to move and the rival's to expose", async () => {
    await english();
    const { box, sent } = show(VIEWS["expose"]!);
    const live = [...box.querySelectorAll(".mole.live")];
    expect(live).toHaveLength(moves(VIEWS["expose"]!, "expose").length);
    expect(live.every((m) => m.closest(".half:not(.own)"))).toBe(true);
    click(live[0]);
    expect(sent[0]).toMatch(/^expose /);
  });

  it("warns before what is left undone, once", async () => {
    await english();
    const { box, sent } = show(VIEWS["two"]!);
    click(box.querySelector(".leave"));
    expect(sent).toEqual([]);
    expect(box.querySelector("[role=alert]")?.textContent).toContain("move a mole");
    click(box.querySelector(".leave"));
    expect(sent).toEqual(["end"]);
  });

  it("lays six moles out and sends them as one move", async () => {
    await english();
    const { box, sent } = show(VIEWS["moles"]!);
    press("3");
    click(district(box, "italy"));
    expect(box.querySelectorAll(".tray .chip")).toHaveLength(5);
    click(box.querySelector(".acts .back"));
    expect(box.querySelectorAll(".tray .chip")).toHaveLength(6);
    for (let i = 0; i < 6; i++) press("a");
    click(box.querySelector(".opts .go"));
    expect(sent).toEqual(["moles 1 1 2 2 3 3"]);
    expect(VIEWS["moles"]!.moves).toContain(sent[0]);
  });

  it("shows one's own moles only while the key is held", async () => {
    await english();
    const { box } = show(VIEWS["space"]!);
    const values = (): (string | null)[] => [...box.querySelectorAll(".half.own [data-mole]")].map((m) => m.getAttribute("data-mole"));
    const hidden = values().length;
    expect(values()).toEqual(Array(hidden).fill("hidden"));
    press("m");
    expect(values()).not.toContain("hidden");
    expect([...box.querySelectorAll(".half:not(.own) [data-mole=hidden]")]).toHaveLength(VIEWS["space"]!.seats[1]!.hidden_moles);
    press("m", "keyup");
    expect(values()).toEqual(Array(hidden).fill("hidden"));
  });

  it("says what undo takes back", async () => {
    await english();
    const { box, sent } = show(VIEWS["space"]!, "loading Harlem");
    const back = box.querySelector(".acts .back");
    expect(back?.textContent).toContain("loading Harlem");
    click(back);
    expect(sent).toEqual(["undo"]);
  });

  it("offers nothing to who only watches", async () => {
    await english();
    const { box } = show(VIEWS["watch"]!);
    expect(box.querySelectorAll("[data-pick], .opts button, .hold")).toHaveLength(0);
  });
});

describe("counting", () => {
  it("takes cars and moles together, and one's own moles exactly when held", () => {
    const view = VIEWS["space"]!;
    const own = view.your_moles!;
    view.districts.forEach((d, i) => {
      expect(inAll(view, i, 1, false)).toEqual({ low: d.least[1] + d.cars[1], high: d.most[1] + d.cars[1] });
      const sum = d.men[0] + d.cars[0] + d.moles[0].reduce((n, m) => n + own[m], 0);
      expect(inAll(view, i, 0, true)).toEqual({ low: sum, high: sum });
    });
  });

  it("is sure only where the least beats the most", () => {
    const r = (low: number, high = low): { low: number; high: number } => ({ low, high });
    expect(verdict(0, [r(5), r(0)])).toEqual({ seat: null, how: "none" });
    expect(verdict(2, [r(0), r(0)])).toEqual({ seat: null, how: "empty" });
    expect(verdict(2, [r(4, 6), r(1, 3)])).toEqual({ seat: 0, how: "sure" });
    expect(verdict(2, [r(2, 3), r(4)])).toEqual({ seat: 1, how: "sure" });
    expect(verdict(2, [r(4, 7), r(4, 8)])).toEqual({ seat: 1, how: "leads" });
    expect(verdict(2, [r(4), r(2, 6)])).toEqual({ seat: null, how: "open" });
    expect(verdict(2, [r(4), r(4)])).toEqual({ seat: null, how: "tie" });
  });
});

it("arrow keys go to the nearest place in their direction", () => {
  const at = (x: number, y: number): HTMLElement => {
    const node = document.createElement("button");
    node.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return node;
  };
  const [a, b, c, d] = [at(0, 0), at(100, 0), at(0, 100), at(110, 110)];
  expect(neighbour(a, "ArrowRight", [a, b, c, d])).toBe(b);
  expect(neighbour(a, "ArrowDown", [a, b, c, d])).toBe(c);
  expect(neighbour(d, "ArrowUp", [a, b, c, d])).toBe(b);
  expect(neighbour(a, "ArrowLeft", [a, b, c, d])).toBe(null);
});

describe("shows", () => {
  it.each(["round", "final"] as const)("%s is told step by step, without a missing word", async (which) => {
    const { view, steps } = SHOWS[which];
    for (const [at, lang] of steps.map((_, i): [number, Language] => [i, LANGUAGES[i % 3]!])) {
      await speak(lang, false);
      await need("mob", "mob-steps");
      const box = document.body.appendChild(document.createElement("div"));
      const nothing = (): void => undefined;
      const one = mount(Show, { target: box, props: { steps, view, names, at, next: nothing, prev: nothing, skip: nothing, playing: false } });
      flushSync();
      expect(box.textContent).not.toMatch(/\b(web|mob|fact)-[a-z]|undefined|NaN/);
      expect(box.querySelector(".acts .now")).not.toBeNull();
      await unmount(one);
      box.remove();
    }
  });

  it("never runs ahead: crates come with the district that brings them", () => {
    const { view, steps } = SHOWS["final"];
    const end = steps.at(-1)!.outcome!["scores"] as number[];
    let before = plot(steps, 0, view).sides.map((side) => side.crates);
    steps.forEach((step, at) => {
      const now = plot(steps, at, view).sides.map((side) => side.crates);
      const won = step.kind === "district-won" ? Number(step.outcome!["crates"]) : 0;
      if (at) expect(now).toEqual(before.map((n, seat) => n + (step.who === seat ? won : 0)));
      before = now;
    });
    expect(before).toEqual(end);
  });

  it("turns moles one by one; the figures are the count's own at its verdict", () => {
    const { view, steps } = SHOWS["final"];
    steps.forEach((step, at) => {
      const { sides } = plot(steps, at, view);
      if (step.outcome?.["total"]) {
        expect(sides.map((side) => side.figure)).toEqual(step.outcome["total"]);
        expect(sides.flatMap((side) => side.moles)).not.toContain(null);
      }
    });
  });

  it("lets as many fall as the step says, and says of each district how it went", () => {
    const { view, steps } = SHOWS["round"];
    steps.forEach((step, at) => {
      if (step.kind !== "shoot-out") return;
      const { sides } = plot(steps, at, view);
      expect(sides.map((side) => side.men - side.fall)).toEqual(step.outcome!["after"]);
      expect(progress(steps, at)[step.outcome!["district"] as "harlem"]).toEqual({ how: "fell", count: step.outcome!["lost"] });
    });
    expect(steps.map(actOf)).toContain("cars");
  });
});

describe("marks", () => {
  const step = (kind: string, who: number, more: Partial<Step>): Step => ({ kind, who, places: [], facts: {}, ...more });

  it("stay where the last moves happened, in their maker's colour", async () => {
    await english();
    const left = laidOut(
      [
        step("hit", 0, { from: "car:harlem:1", to: "stock", piece: "man:blue", count: 3, facts: { face: 2, district: "harlem", target: 1, count: 3 } }),
        step("space", 0, { from: "warehouse:0", to: "space:5:2", places: ["warehouse:0", "space:5:2"], count: 3 }),
        step("mole", 1, { from: "moles:brooklyn:1", to: "moles:chinatown:1", piece: "mole:blue", facts: { mole: "italy" } }),
      ],
      0,
      names,
    );
    expect(left.pills.get("harlem")).toMatchObject([{ by: 0, half: 1, text: "3 shot", told: "A 2. Hit in Harlem: Vito loses 3 henchmen." }]);
    expect(left.places.get("space:5:2")).toBe(0);
    expect(left.moles.get("1:italy")).toBe(1);
    expect(left.routes).toHaveLength(1);
  });

  it("draws every way from block to block inside the plan", () => {
    const districts = ["bronx", "harlem", "kitchen", "chinatown", "italy", "brooklyn"];
    for (const a of districts)
      for (const b of districts)
        if (a !== b) {
          const [route] = laidOut([step("crate", 0, { from: `crates:${a}`, to: `crates:${b}` })], 0, names).routes;
          for (const n of route!.path.match(/[\d.]+/g)!.map(Number)) expect(n).toBeGreaterThanOrEqual(0);
          expect(route!.path).not.toMatch(/NaN|undefined|-/);
        }
  });
});

describe("the end of a game", () => {
  it("says in every language whose town it is: by crates, by the attorney, shared", async () => {
    const view = VIEWS["over"] ?? Object.values(VIEWS).find((one) => one.final)!;
    for (const lang of LANGUAGES) {
      await speak(lang, false);
      await need("mob");
      for (const by of ["crates", "attorney", "shared"] as const) {
        const box = document.body.appendChild(document.createElement("div"));
        const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
        const one = mount(End, { target: box, props: { view: { ...view, final: { ...view.final!, by, before: [1, 0] } }, names, told: "", children: nothing } });
        flushSync();
        const sign = box.querySelector(".sign")!.textContent!;
        const winner = names[view.outcome!.ranks.indexOf(1)]!;
        expect(sign).toContain(winner);
        expect(names.every((name) => sign.includes(name))).toBe(by === "shared");
        expect(box.querySelectorAll(".six li").length).toBe(6);
        expect(box.textContent).not.toMatch(/mob-[a-z]/);
        await unmount(one);
        box.remove();
      }
    }
    await english();
    expect(parts({ ...view, final: { ...view.final!, before: [2, 1] } }, [])).toEqual([{ label: "before the count", by: [2, 1] }]);
  });
});

describe("how much the plan tells", () => {
  it("by what each would be ahead, and what is left, only where everything is wished for", async () => {
    const view = VIEWS["load"] ?? Object.values(VIEWS).find((one) => one.phase === "load")!;
    await english();
    for (const [density, margins] of [["table", 0], ["normal", 0], ["expert", 1]] as const) {
      set("density", density);
      const { box } = show(view);
      expect(box.querySelectorAll(".dist .by").length > 0).toBe(margins > 0);
      expect(box.querySelectorAll(".panel .left").length).toBe(margins ? 2 : 0);
      expect(box.querySelectorAll(".dist .tot").length).toBe(density === "table" ? 0 : 12);
      await unmount(shown!);
      shown = null;
      document.body.innerHTML = "";
    }
    set("density", "normal");
  });
});
