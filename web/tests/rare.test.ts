/** Moments of the frame that a person rarely meets: each is put on the screen as it comes about, and read. */
import { createRawSnippet, flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BotsPage from "../src/bots/BotsPage.svelte";
import { character } from "../src/frame/characters";
import Banners from "../src/frame/Banners.svelte";
import CoachBar from "../src/frame/CoachBar.svelte";
import { Commands, complain, copy } from "../src/frame/commands.svelte";
import EndStage from "../src/frame/EndStage.svelte";
import { keepReceipt, kept } from "../src/frame/fair";
import FairPlay from "../src/frame/FairPlay.svelte";
import { call, type Line, type Summary, type TableInfo } from "../src/frame/protocol";
import { Replay } from "../src/frame/replay.svelte";
import ReplayBar from "../src/frame/ReplayBar.svelte";
import { Reviewed } from "../src/frame/reviewed.svelte";
import Rules from "../src/frame/Rules.svelte";
import Share from "../src/frame/Share.svelte";
import { tell } from "../src/frame/telling.svelte";
import { toasts } from "../src/frame/toasts.svelte";
import Waiting from "../src/frame/Waiting.svelte";
import Answer from "../src/learn/Answer.svelte";
import MakeTable from "../src/start/MakeTable.svelte";
import Profile from "../src/start/Profile.svelte";
import Tables from "../src/Tables.svelte";
import { need, say, speak } from "../src/words.svelte";
import fair from "./fair-game.json";
import { fixtureInfo, over, turn } from "./fixtures";

const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
const names = ["Ann", "Ben", "Caterina", "Dora", "Eve"];
let shown: ReturnType<typeof mount>[] = [];

function show<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown.push(mount(part as Component<Record<string, unknown>>, { target, props }));
  flushSync();
  return target;
}
const text = (box: HTMLElement): string => {
  const labels = [...box.querySelectorAll("[aria-label], [title]")].map((e) => `${e.getAttribute("aria-label") ?? ""} ${e.getAttribute("title") ?? ""}`);
  return `${box.textContent} ${labels.join(" ")}`;
};
/** What the server answers, by the end of the path. */
function serve(answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const found = Object.entries(answers).find(([end]) => String(path).split("?")[0]!.endsWith(end));
    return found ? Promise.resolve(new Response(JSON.stringify(found[1]))) : Promise.reject(new TypeError("offline"));
  });
}
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) {
    await new Promise((done) => setTimeout(done, 0));
    await tick();
  }
  flushSync();
};

beforeEach(async () => {
  localStorage.clear();
  await speak("en", false);
  await need("tammany", "tammany-steps", "tammany-rules", "guildes", "mob", "mob-rules", "bots", "learn", "coach", "fair");
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toasts.splice(0);
  document.body.innerHTML = "";
});

const base = fixtureInfo(turn());
const open = (more: Partial<TableInfo> = {}): TableInfo => ({ ...base, status: "open", ...more });
const summary = (more: Partial<Summary>): Summary => ({
  table: "T", game: "tammany", players: 3, status: "playing", seats: base.seats.slice(0, 3), public: false, clock: { kind: "none" }, made: 0,
  your_turn: false, yours: [0], pending: [], result: null, kept: null, ...more,
});
const GAME = { name: "tammany", seats: [3, 5] as [number, number], colours: ["red", "yellow", "purple", "black", "brown"], options: [], hidden: true, simultaneous: true, chance: true, rules: 1, data: false };

describe("fair play", () => {
  const people = ["open", "person", "bot"] as const;
  const seats = people.map((kind) => ({ name: null, kind, bot: null, away: false }));
  const chance = (more: Partial<TableInfo["chance"]>): TableInfo["chance"] => ({ ...base.chance, commit: "c", bits: [null, null, null], bits_by: [null, null, null], ...more });
  const page = (info: TableInfo): string => text(show(FairPlay, { info, names, close: () => undefined }));

  it("says whose bits are in, whose are missing, and whose were changed", () => {
    const seats4 = Array.from({ length: 4 }, () => ({ name: null, kind: "person" as const, bot: null, away: false }));
    expect(page(open({ seats: seats4, chance: chance({ bits_by: ["person", "server", null, null], missing: [2] }) }))).toMatch(/person’s device.*from the server.*not yet/s);
    localStorage.setItem("fair:B", JSON.stringify({ table: "B", commit: "c", bits: { "0": "ff" }, receipts: [], at: 0 }));
    const begun = page({ ...base, table: "B", seats, chance: chance({ bits: ["00", null, null], bits_by: ["person", null, null], missing: [1] }) });
    expect(begun).toContain("none: nothing is proven");
    const changed = page({ ...base, table: "B", seats: seats4, chance: chance({ bits: ["00", null, null, null], bits_by: ["person", null, null, null] }) });
    expect(changed).toContain("do not trust");
  });

  it("tells a table of the older kind, one that ended without a game, and a promise that was only seen", () => {
    localStorage.setItem("fair:S", JSON.stringify({ table: "S", commit: "c", bits: {}, receipts: [], at: 0 }));
    expect(kept("S")).not.toBeNull();
    keepReceipt("S", { seq: 7, hash: "ab" });
    const told = page({ ...base, table: "S", seats, status: "over", result: null, chance: chance({}) });
    expect(told).toMatch(/ended without a game.*added no bits itself.*line 7/s);
    expect(page({ ...base, seats, chance: chance({ version: 1 }) })).toContain("older kind");
  });

  it("tells what is wrong with a game, and that one could not be fetched", async () => {
    const broken = structuredClone(fair.honest.file);
    broken.table.bits[0] = "zz";
    serve({ "/broken/export": broken, "/other/export": fair.honest.file });
    const result = { scores: [1, 2, 3], shares: [0, 0, 1], ranks: [3, 2, 1] };
    localStorage.setItem("fair:other", JSON.stringify({ ...fair.honest.kept, table: "other", at: 0 }));
    const boxes = ["broken", "other", "gone"].map((table) => show(FairPlay, { info: { ...base, table, seats, status: "over", result, chance: chance({}) }, names, close: () => undefined }));
    await settled();
    await vi.waitFor(() => expect(boxes[0]!.textContent).toContain("bits that people added are missing or broken"));
    await vi.waitFor(() => expect(boxes[1]!.textContent).toContain("belongs to another table"));
    await vi.waitFor(() => expect(boxes[2]!.textContent).toContain("could not be fetched"));
  });
});

describe("a table that waits", () => {
  const props = (info: TableInfo, more: object = {}) =>
    ({ info, names, colours: turn().colours, bots: ["greedy"], lines: [], header: nothing, banners: nothing, openSettings: () => undefined, invited: () => false, commands: { joinLink: null, joinCode: null, invite: () => undefined, ...more } }) as never;

  it("offers the link as a code, to send and to stop", () => {
    vi.stubGlobal("navigator", { ...navigator, share: () => Promise.resolve(), languages: ["en"] });
    const seats = [base.seats[0]!, { name: null, kind: "open" as const, bot: null, away: false }, base.seats[1]!];
    const lines: Line[] = [{ seq: 1, at: 0, kind: "invite", seat: null, withdrawn: false }];
    const told = text(show(Waiting, { ...(props(open({ players: 3, seats }), { joinLink: "https://x.example/j/abc", joinCode: "quiet-lamp-42" }) as object), lines } as never));
    expect(told).toMatch(/Code to say aloud.*quiet-lamp-42.*Send….*Disable this link.*code for a phone/s);
  });
  it("lets a stranger sit down at a public table, and says its pace", () => {
    const seats = [base.seats[0]!, { name: null, kind: "open" as const, bot: null, away: false }, base.seats[1]!];
    const you = { seats: [], seat: null, host: false, token: null };
    expect(text(show(Waiting, props(open({ players: 3, seats, public: true, you, clock: { kind: "live", bank: 1800, add: 10 } }))))).toMatch(/Sit down.*30 minutes each.*Anyone may find/s);
    expect(text(show(Waiting, props(open({ players: 3, seats, clock: { kind: "slow", days: 3 } }))))).toContain("Up to 3 days");
  });
  it("lays out who may take a free seat, with the strength that was measured", async () => {
    const seats = [base.seats[0]!, { name: null, kind: "open" as const, bot: null, away: false }, base.seats[1]!];
    const ratings = { "4": { greedy: { rating: 1490, low: 1470, high: 1510, games: 300 } } };
    serve({ "/mine": { tables: [] } });
    const box = show(Waiting, { ...(props(open({ players: 3, seats })) as object), bots: ["greedy", "medium"], game: { ...GAME, name: base.game, seats: [3, 5], ratings } } as never);
    box.querySelector<HTMLElement>(".door [aria-expanded]")!.click();
    await settled();
    expect(text(box)).toMatch(/Who takes this seat\?.*Strength is measured.*1490.*fair, not measured/s);
  });
  it("need not wait for bits for ever", () => {
    const info = open({ players: 3, seats: base.seats.slice(0, 3), chance: { ...base.chance, missing: [1], without: Date.now() - 1000 } });
    expect(text(show(Waiting, props(info)))).toMatch(/proves nothing.*Begin without them/s);
  });
  it("is told from one that is over, in the list", () => {
    const seat = (kind: "open" | "person" | "bot") => ({ name: kind === "person" ? "Ben" : null, kind, bot: kind === "bot" ? "greedy" : null, away: false });
    const tables = [
      summary({ table: "A", status: "open", seats: [seat("person"), seat("open"), seat("bot")] }),
      summary({ table: "B", status: "playing", pending: [1], seats: [seat("bot"), seat("person"), seat("bot")] }),
      summary({ table: "C", status: "over", result: { scores: [3, 9, 1], ranks: [2, 1, 3], shares: [0, 1, 0] }, seats: [seat("bot"), seat("person"), seat("bot")] }),
    ];
    serve({});
    expect(text(show(Tables, { tables, games: [GAME] }))).toMatch(/free seat.*waiting for players.*Waiting for Ben.*Ben won with 9/s);
  });
  it("is made with the help of each option", () => {
    const games: [string, { name: string; default: string | boolean; choices: string[] | null }[], RegExp][] = [
      ["guildes", [{ name: "events", default: true, choices: null }, { name: "tricks", default: true, choices: null }], /text of the round’s event card.*dirty trick each round/s],
      ["tammany", [{ name: "spread_needs_boss", default: false, choices: null }], /needs no boss/s],
    ];
    for (const [name, options, expected] of games) {
      const box = show(MakeTable, { game: { ...GAME, name, options }, bots: ["greedy"], usual: "greedy", busy: false, wish: {}, make: () => undefined } as never);
      expect(text(box)).toMatch(expected);
    }
  });
});

describe("links and messages", () => {
  const commands = (live: boolean): Commands => {
    const table = { id: "T", link: live ? "on" : "gone", info: base, lines: [], move: () => Promise.resolve(1) };
    return new Commands(table as never, { replay: null } as never, { names } as never, () => [], () => []);
  };
  const said = (): string => toasts.map((one) => one.text).join(" ");

  it("are copied, stopped, or cannot be used from the past", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() }, languages: ["en"] });
    await copy("x");
    expect(said()).toContain("Copied");
    serve({ "/invite": {} });
    await commands(true).stopInvite();
    commands(false).act("boss 14");
    complain({ facts: {} });
    expect(said()).toMatch(/no longer gives a seat.*earlier moment.*went wrong/s);
  });
  it("say that the server is away", async () => {
    serve({});
    await expect(call("GET", "/games")).rejects.toMatchObject({ problem: { key: "web-offline" } });
    complain({ key: "web-offline", facts: {} });
    expect(said()).toContain("cannot be reached");
  });
  it("ask for a newer page", () => {
    const props = { table: { link: "on", stale: true }, info: null, telling: { names }, commands: {} } as never;
    expect(text(show(Banners, props))).toMatch(/newer version.*Reload/s);
  });
  it("hand on a public game, with or without names in the picture", async () => {
    serve({ "/share": { link: "/s/abc" } });
    const complaints: string[] = [];
    const props = { info: { ...base, public: true, status: "over" }, at: null, last: null, seen: null, hideNames: () => undefined, copy: () => Promise.resolve(), complain: (p: { key: string }) => void complaints.push(p.key), close: () => undefined };
    const box = show(Share, props as never);
    await settled();
    expect(text(box)).toMatch(/Whoever has this link.*names in the picture/s);
    // Nothing is on the stage here: there is nothing to draw.
    [...box.querySelectorAll("button")].find((b) => b.textContent === say("web-share-picture"))!.click();
    await vi.waitFor(() => expect(complaints).toEqual(["web-share-no-picture"]));
    expect(say(complaints[0]!)).toContain("could not draw");
  });
  it("are told line by line", () => {
    const line = (kind: string, more: Partial<Line> = {}): string => tell({ seq: 1, at: 0, kind, seat: 0, ...more }, names, "tammany", Infinity, "", "blue").map((one) => one.text).join();
    expect(line("left", { why: "clock", bot: "greedy" })).toMatch(/time of Ann has run out/);
    expect([line("named", { name: "Zoe" }), line("open"), line("reseat"), line("vote", { yes: true })]).toEqual(["A player now goes by the name Zoe.", "A seat is free again.", "Ann now plays blue.", "Ann agrees."]);
  });
});

describe("a game that is over", () => {
  const info = { ...fixtureInfo(over()), table: "E" };
  const lines: Line[] = [{ seq: 1, at: 0, kind: "started", seat: null }, { seq: 2, at: 0, kind: "move", seat: 0, text: "boss 14" }];
  const stage = (reviewed: Reviewed, more: object = {}): HTMLElement =>
    show(EndStage, {
      info, view: over(), client: {}, names, colours: turn().colours, lines, telling: { thought: (_: unknown, plain: string) => ({ text: plain, places: [] }) }, reviewed,
      points: () => Promise.resolve({ rows: [], seqs: [] }), goto: () => undefined, board: () => undefined, ...more,
    } as never);
  const reviewedAs = (moves: object[]): Reviewed => {
    const reviewed = new Reviewed("E", () => lines, () => [0]);
    reviewed.answer = { status: "done", part: 1, whole: 1, review: { lines: 2, moments: [], moves } } as never;
    return reviewed;
  };

  it("names the moves that turned it, or says that none did", async () => {
    serve({});
    const move = { line: 1, seat: 0, played: "boss 14", better: "boss 5", cost: 0.2, error: 0.01, deed: null, why: [], why_played: [] };
    expect(text(stage(reviewedAs([move])))).toMatch(/Cost 20% of a win.*Watch this/s);
    const quiet = stage(reviewedAs([]));
    expect(text(quiet)).toContain("No single move cost 10%");
    await vi.waitFor(() => expect(text(quiet)).toContain("could not be fetched"));
  });
  it("names all who share the win, where each has a sentence of their own", () => {
    serve({});
    const outcome = { scores: [7, 3, 7, 2, 1], ranks: [1, 3, 1, 4, 5] };
    const steps = [0, 2].map((who) => ({ kind: "won-shared", who, places: [], facts: { seat: who, points: 7 }, show: "final", outcome }));
    const props = { info: { ...info, result: { ...outcome, shares: [0.5, 0, 0.5, 0, 0] } }, lines: [...lines, { seq: 3, at: 0, kind: "move", seat: 0, text: "end", steps }] };
    expect(stage(reviewedAs([]), props).querySelector("h2")!.textContent).toBe("Ann and Caterina shared the win");
  });
  it("is walked through by its mistakes, back to now while it goes on", () => {
    const replay = new Replay("E", lines, { time: () => [0, 0] } as never, () => ({ view: null, info: null }));
    const mistakes = [{ line: 1, seq: 2, seat: 0, cost: 0.3 }];
    const props = { replay, own: [0], mistakes, chances: [], colours: [], close: () => undefined, share: () => undefined, review: () => undefined, over: false, names };
    expect(text(show(ReplayBar, props as never))).toMatch(/mistake.*Back to now/s);
  });
  it("stands on one's own page with its place, among games of all kinds", async () => {
    const tables = [
      summary({ table: "A", status: "over", result: { scores: [3, 9, 1], ranks: [2, 1, 3], shares: [0, 1, 0] } }),
      summary({ table: "B", game: "mob", players: 2, status: "over", seats: base.seats.slice(0, 2), result: { scores: [9, 3], ranks: [1, 2], shares: [1, 0] } }),
    ];
    serve({ "/games": { games: [GAME, { ...GAME, name: "mob", seats: [2, 2] }], bots: [] }, "/mine": { tables } });
    const box = show(Profile, {});
    await vi.waitFor(() => expect(text(box)).toMatch(/All games.*place 2 of 3/s));
  });
});

describe("the bots", () => {
  it("know how often one was ahead, and rate the person on their scale", async () => {
    const ratings = { "4": { easy: { rating: 900, low: 880, high: 920, games: 100 }, greedy: { rating: 1100, low: 1080, high: 1120, games: 100 } } };
    const seats = [base.seats[0]!, ...["easy", "greedy"].map((bot) => ({ name: null, kind: "bot" as const, bot, away: false }))];
    const tables = [summary({ status: "over", seats, result: { scores: [3, 9, 1], ranks: [2, 1, 3], shares: [0, 1, 0] } })];
    serve({ "/games": { games: [{ ...GAME, ratings }], bots: ["easy", "greedy"] }, "/mine": { tables } });
    const box = show(BotsPage, { game: "tammany", lose: (why: unknown) => expect.fail(String(why)) });
    await vi.waitFor(() => expect(text(box)).toMatch(/Your rating on this scale: \d+ ± \d+/));
    expect([...box.querySelectorAll(".met")].map((one) => one.textContent)).toEqual(["you were ahead 0 of 1 time", "you were ahead 1 of 1 time"]);
  });
  it("are two people where both seats of MOB have the same level", () => {
    for (const bot of ["random", "beginner", "easy", "greedy", "medium", "hard", "expert", "learned"]) {
      expect(character("mob", bot, 1)).not.toBe("");
      expect(character("mob", bot, 1)).not.toBe(character("mob", bot));
    }
  });
});

describe("learning", () => {
  it("another move that is allowed is answered kindly", () => {
    const answer = { right: false, other: null, rule: null, problem: null, lines: [], view: null };
    const props = { word: "tammany-learn-boss", answer, at: null, board: null, found: [], card: null, again: () => undefined, openRule: () => undefined };
    expect(text(show(Answer, props as never))).toContain("That is allowed too");
  });
  it("the coach says when one points at its own idea", () => {
    const idea = { text: "boss 14", chance: 0.5, deed: null, why: [] };
    const coach = { held: null, about: idea, idea, answer: { ideas: [idea] }, asks: null, pointing: false };
    expect(text(show(CoachBar, { coach, names, busy: false, go: () => undefined, again: () => undefined } as never))).toContain("what the coach would do");
  });
  it("rules tell the figures of the table", async () => {
    const mob = await import("../src/games/mob/figures");
    const data = { crates: 28, row: [{ action: "drive", costs: [1, 2, 4], icons: ["", "expose", "shoot"] }], attorney: { "1": ["expose"], "2": ["add", "steal"] } };
    const told = mob.told(data as never);
    expect(told["MB-03"]).toContain("28 crates");
    expect(told["MB-06"]).toMatch(/2 and .*4 and /);
    vi.stubGlobal("fetch", (path: string) => (String(path).endsWith(".toml") ? Promise.resolve(new Response('[[section]]\nkey = "pieces"\nrules = ["MB-03"]\n')) : Promise.reject(new TypeError("offline"))));
    const box = show(Rules, { game: "mob", rule: null, data: data as never, close: () => undefined });
    await vi.waitFor(() => expect(text(box)).toMatch(/At this table:\s*28 crates/));
  });
});
