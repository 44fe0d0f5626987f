/**
 * A choice in the making: which words of a move are said, which may follow, and what that lights on the board. It offers what
 * the view's moves hold and knows no rules. Set-up is a choice of its own: six values are laid out and sent as one move.
 */
import { next, type Next } from "../../frame/choose";
import { isDistrict, LETTERS } from "./terms";
import { DISTRICTS, type District, type DistrictView, type MobView, type Reading } from "./view";

/** Moves that go on after their first word, and those that are whole with it. */
const DEEDS = ["switch", "drive", "mole", "crate", "attorney", "expose", "add", "shoot", "steal", "start"] as const;
export type Deed = (typeof DEEDS)[number];
export type Kind = "car" | "district" | "mole" | "count" | "die" | "seat";
const NOTHING: Next = { words: new Set(), whole: new Set() };
const VALUES = [1, 1, 2, 2, 3, 3];

interface Now {
  view: MobView;
  /** One's own decision may be shown. */
  asked: boolean;
}

export class Choice {
  /** The words said so far, where more than one first word was possible. */
  chosen = $state<string[]>([]);
  /** The window under consideration: a whole move. */
  window = $state<string | null>(null);
  /** Step 1: the dice are left alone, a window is looked for. */
  straight = $state(false);
  /** Set-up: what lies on each district, in the order of DISTRICTS. */
  put = $state<(number | null)[]>(VALUES.map(() => null));
  /** Set-up: the value in hand. */
  hand = $state<number | null>(null);
  /** How many, where a number is asked. */
  count = $state(1);

  /** Who lays out moles: the device may be passed on. */
  #whose = $state<number | null>(null);
  readonly #now: () => Now;
  readonly #act: (text: string) => void;
  readonly #begun: () => string;

  constructor(now: () => Now, act: (text: string) => void, begun: () => string = () => "") {
    this.#now = now;
    this.#act = act;
    this.#begun = begun;
  }

  readonly view = $derived.by(() => this.#now().view);
  readonly moves = $derived.by(() => (this.#now().asked ? this.#now().view.moves : []));
  readonly open = $derived(this.moves.length > 0);
  readonly setup = $derived(this.open && this.view.phase === "moles");
  readonly readings = $derived.by((): Reading[] => (this.open ? (this.view.readings ?? []) : []));
  /** First words of moves that do something. */
  readonly verbs = $derived(DEEDS.filter((verb) => this.moves.some((move) => move === verb || move.startsWith(`${verb} `))));
  /** The move that leaves the rest undone. */
  readonly leave = $derived(["end", "decline", "home"].find((word) => this.moves.includes(word)) ?? null);
  readonly base = $derived.by((): string[] => {
    if (this.chosen.length) return this.chosen;
    const only = this.verbs.length === 1 ? this.verbs[0] : undefined;
    return only && !this.moves.includes(only) ? [only] : [];
  });
  /** What is being done. */
  readonly verb = $derived.by((): Deed | null => (this.base[0] as Deed | undefined) ?? (this.verbs.length === 1 ? this.verbs[0]! : null));
  readonly following = $derived(this.base.length ? next(this.moves, this.base) : NOTHING);
  readonly kind = $derived.by((): Kind | null => {
    const word = [...this.following.words][0];
    if (word === undefined) return null;
    if (/^\d$/.test(word)) return "count";
    if (word === "black" || word === "white") return "die";
    if (!isDistrict(word)) return "seat";
    const [verb] = this.base;
    if (verb === "switch" || verb === "drive") return "car";
    return this.base.length === 1 && (verb === "mole" || verb === "expose") ? "mole" : "district";
  });
  /** Districts that may be named now, in the plan's order. */
  readonly places = $derived.by((): District[] => {
    if (this.setup) return this.inHand === null ? [] : DISTRICTS.filter((_, i) => this.put[i] === null);
    if (this.readings.length) return this.readings.map((r) => r.district);
    return this.kind === "district" || this.kind === "car" ? DISTRICTS.filter((d) => this.following.words.has(d)) : [];
  });
  /** Moles that may be named now, with their letters. */
  readonly moles = $derived(new Map(this.kind === "mole" ? DISTRICTS.filter((d) => this.following.words.has(d)).map((d, i) => [d as string, LETTERS[i]!]) : []));
  readonly near = $derived(this.view.you ?? 0);
  readonly moleSeat = $derived(this.base[0] === "expose" ? 1 - this.near : this.near);
  readonly heldMole = $derived(this.base[0] === "mole" ? (this.base[1] ?? null) : null);
  /** Districts already said. */
  readonly named = $derived(this.base.slice(1).filter((word) => isDistrict(word) && word !== this.heldMole));
  /** Something on the plan is asked for. */
  readonly onBoard = $derived(this.places.length > 0 || this.moles.size > 0);
  readonly windows = $derived(new Set(this.moves.filter((move) => move.startsWith("space "))));
  readonly laid = $derived.by(() => (this.setup && this.view.you === this.#whose ? this.put : []));
  /** Set-up: the values not laid out yet. */
  readonly tray = $derived.by(() => {
    const rest = [...VALUES];
    for (const value of this.put) if (value !== null) rest.splice(rest.indexOf(value), 1);
    return rest;
  });
  /** The one that goes down next: the one taken up, or the first of the tray. */
  readonly inHand = $derived(this.hand !== null && this.tray.includes(this.hand) ? this.hand : (this.tray[0] ?? null));
  readonly counts = $derived([...this.following.words].map(Number).sort((a, b) => a - b));
  /** Half a move is said: one word can be taken back. */
  readonly half = $derived(this.chosen.length > 0 || this.window !== null || this.straight || (this.setup && this.lastLaid !== null));

  letter(district: District): string | null {
    const i = this.places.indexOf(district);
    return i < 0 ? null : LETTERS[i]!;
  }
  /** The window under consideration could use this car. */
  hints(d: DistrictView): boolean {
    const row = this.window?.split(" ")[1] ?? "";
    return (row.startsWith("switch") || row === "drive") && d.cars[this.near]! > 0;
  }

  /** The position has changed under half a move. */
  reset(): void {
    this.chosen = [];
    this.window = null;
    this.straight = false;
    // What one has laid out is kept for who takes it back, and for nobody else: the device may have been passed on.
    if (this.view.phase !== "moles" || this.view.you !== this.#whose) {
      this.put = VALUES.map(() => null);
      this.#order = [];
      this.hand = null;
    }
    this.#whose = this.view.you;
    // A lesson has laid some of them out.
    const [word, ...laid] = this.#begun().split(" ");
    if (this.view.phase === "moles" && word === "moles" && laid.length === VALUES.length) {
      this.put = laid.map((value) => (value === "?" ? null : Number(value)));
      this.#order = [];
    }
  }
  readonly say = (verb: string): void => {
    if (this.moves.includes(verb)) this.#act(verb);
    else this.chosen = [verb];
  };
  readonly take = (word: string): void => {
    const words = [...this.base, word];
    const after = next(this.moves, words);
    if (this.following.whole.has(word)) this.#send(words);
    // How many, where only one number is possible, is not asked.
    else if (after.words.size === 1 && after.whole.size === 1 && /^\d$/.test([...after.words][0]!)) this.#send([...words, ...after.words]);
    else {
      this.chosen = words;
      this.count = Math.max(1, ...[...after.words].map(Number).filter((n) => n > 0));
    }
  };
  readonly pick = (district: District): void => {
    if (this.setup) this.#lay(district);
    else if (this.moves.includes(`load ${district}`)) this.#act(`load ${district}`);
    else this.take(district);
  };
  readonly consider = (move: string): void => {
    this.window = move;
  };
  readonly pay = (move: string): void => this.#act(move);
  readonly out = (): void => {
    if (this.leave) this.#act(this.leave);
  };
  /** One step back in half a move. */
  readonly back = (): void => {
    if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else if (this.window !== null) this.window = null;
    else if (this.straight) this.straight = false;
    else if (this.setup) {
      const last = this.#order.pop();
      if (last !== undefined) this.put[last] = null;
    }
  };
  #order = $state<number[]>([]);
  #lay(district: District): void {
    const i = DISTRICTS.indexOf(district);
    if (this.inHand === null || this.put[i] !== null) return;
    this.put[i] = this.inHand;
    this.#order.push(i);
    this.hand = null;
  }
  /** The last district that got a value, for "take back". */
  get lastLaid(): District | null {
    const i = this.#order.at(-1);
    return i === undefined || this.put[i] === null ? null : DISTRICTS[i]!;
  }
  /** All that is in the tray goes where there is room, by lot. */
  readonly shuffle = (): void => {
    const rest = this.tray.length ? this.tray : [...VALUES];
    if (!this.tray.length) {
      this.put = VALUES.map(() => null);
      this.#order = [];
    }
    for (let i = rest.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [rest[i], rest[j]] = [rest[j]!, rest[i]!];
    }
    this.put.forEach((value, i) => {
      if (value !== null) return;
      this.put[i] = rest.pop()!;
      this.#order.push(i);
    });
    this.hand = null;
  };
  readonly lock = (): void => this.#act(`moles ${this.put.join(" ")}`);
  #send(words: string[]): void {
    this.chosen = [];
    this.#act(words.join(" "));
  }
}
