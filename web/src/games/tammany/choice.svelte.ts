/**
 * A move being chosen on the things themselves: which part of the turn, which piece, where. Everything comes from the view's
 * list of legal moves; what has been picked narrows the list down, in whatever order the hand goes.
 */
import { isNation } from "./terms";
import { OFFICES, NATIONS, type Nation, type Office, type TammanyView } from "./view";

export type Part = "place" | "office" | "slander";
export type Mode = Part | "bonus" | "appoint";
export type PieceWord = "boss" | Nation;

/** A move of the notation, read. */
export interface Move {
  text: string;
  verb: string;
  colour: Nation | null;
  ward: number | null;
  to: number | null;
  seat: number | null;
  office: Office | null;
}

/** Something on the board that can be picked now. */
export interface Target {
  /** "ward:5", "cube:5:green", "boss:5:2", "garden:green". */
  id: string;
  kind: "ward" | "cube" | "boss" | "garden";
  ward: number | null;
  nation: Nation | null;
  seat: number | null;
}

const PART_OF: Record<string, Part> = {
  boss: "place",
  cube: "place",
  chip: "office",
  remove: "office",
  lock: "office",
  move: "office",
  slander: "slander",
  spread: "slander",
};

export function readMove(text: string, colours: readonly string[]): Move {
  const [verb = "", ...words] = text.split(" ");
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const seat = words.findIndex((word) => colours.includes(word));
  return {
    text,
    verb,
    colour: words.find(isNation) ?? null,
    ward: numbers[0] ?? null,
    to: numbers[1] ?? null,
    seat: seat < 0 ? null : colours.indexOf(words[seat]!),
    office: (OFFICES as readonly string[]).includes(words.at(-1) ?? "") ? (words.at(-1) as Office) : null,
  };
}

interface Picked {
  piece?: PieceWord;
  colour?: Nation;
  ward?: number;
  to?: number;
  seat?: number;
  office?: Office;
}

export class Choice {
  #view: () => TammanyView;
  #free: () => boolean;
  #act: (text: string) => void;
  /** The part that was asked for by hand. */
  #wish = $state.raw<Mode | null>(null);
  picked = $state.raw<Picked>({});

  constructor(view: () => TammanyView, free: () => boolean, act: (text: string) => void) {
    this.#view = view;
    this.#free = free;
    this.#act = act;
  }

  readonly moves = $derived.by((): Move[] => (this.#free() ? this.#view().moves.map((m) => readMove(m, this.#view().colours)) : []));
  readonly canEnd = $derived.by(() => this.moves.some((m) => m.verb === "end"));

  #modeOf(move: Move): Mode | null {
    const { phase } = this.#view();
    if (phase === "bonus") return "bonus";
    if (phase === "appoint") return "appoint";
    return PART_OF[move.verb] ?? null;
  }
  readonly open = $derived.by((): ReadonlySet<Mode> => new Set(this.moves.map((m) => this.#modeOf(m)).filter((m) => m !== null)));
  /** What is being done: as wished, or what has to be done. */
  readonly mode = $derived.by((): Mode | null => {
    if (this.#wish && this.open.has(this.#wish)) return this.#wish;
    for (const mode of ["bonus", "appoint", "place"] as const) if (this.open.has(mode)) return mode;
    return null;
  });
  /** Moves of the part in hand. */
  readonly here = $derived.by((): Move[] => this.moves.filter((m) => this.mode !== null && this.#modeOf(m) === this.mode));
  readonly verb = $derived.by((): string | null => {
    const verbs = new Set(this.here.map((m) => m.verb));
    if (this.mode === "place") return this.piece === "boss" ? "boss" : "cube";
    return [...verbs][0] ?? null;
  });

  /** Pieces that can be placed now: a boss, newcomers. */
  readonly pieces = $derived.by((): PieceWord[] => {
    if (this.mode !== "place") return [];
    const words: PieceWord[] = this.here.some((m) => m.verb === "boss") ? ["boss"] : [];
    return [...words, ...NATIONS.filter((n) => this.here.some((m) => m.verb === "cube" && m.colour === n))];
  });
  readonly piece = $derived.by((): PieceWord | null => {
    const { piece } = this.picked;
    return piece !== undefined && this.pieces.includes(piece) ? piece : (this.pieces[0] ?? null);
  });

  /** Colours to choose from in the bar: a favour, what to pay with, a newcomer from the bag. */
  readonly colours = $derived.by((): Nation[] => {
    const { mode, verb, picked } = this;
    if (mode === "bonus" || verb === "chip") return NATIONS.filter((n) => this.here.some((m) => m.colour === n));
    if (verb === "slander" && picked.ward !== undefined) return NATIONS.filter((n) => this.#fitting.some((m) => m.colour === n));
    return [];
  });
  readonly colour = $derived.by((): Nation | null => {
    const { colour } = this.picked;
    if (colour !== undefined && this.colours.includes(colour)) return colour;
    return this.colours.length === 1 ? this.colours[0]! : null;
  });

  /** Moves that go on from what was picked. */
  readonly #fitting = $derived.by((): Move[] => {
    const { picked } = this;
    return this.here.filter(
      (m) =>
        (picked.ward === undefined || m.ward === picked.ward) &&
        (picked.to === undefined || m.to === picked.to) &&
        (picked.seat === undefined || m.seat === picked.seat) &&
        (picked.office === undefined || m.office === picked.office),
    );
  });

  readonly targets = $derived.by((): Target[] => {
    const found = new Map<string, Target>();
    const add = (kind: Target["kind"], ward: number | null, more: Partial<Target> = {}): void => {
      const id = [kind, ward, more.nation ?? more.seat].filter((part) => part !== null && part !== undefined).join(":");
      found.set(id, { id, kind, ward, nation: null, seat: null, ...more });
    };
    const view = this.#view();
    if (this.mode === "place") {
      for (const piece of this.pieces) if (piece !== "boss") add("garden", null, { nation: piece });
      for (const m of this.here) if (this.piece === "boss" ? m.verb === "boss" : m.verb === "cube" && m.colour === this.piece) add("ward", m.ward);
    } else if (this.verb === "lock") {
      for (const m of this.here) add("ward", m.ward);
    } else if (this.verb === "remove") {
      for (const m of this.here) add("cube", m.ward, { nation: m.colour });
    } else if (this.verb === "move") {
      const { ward, colour } = this.picked;
      if (ward === undefined) for (const m of this.here) add("cube", m.ward, { nation: m.colour });
      else for (const m of this.here) if (m.ward === ward && m.colour === colour) add("ward", m.to);
    } else if (this.verb === "slander") {
      if (this.picked.ward === undefined) for (const m of this.here) add("boss", m.ward, { seat: m.seat });
    } else if (this.verb === "spread") {
      const seat = view.turn?.slander_from?.target ?? null;
      for (const m of this.here) add("boss", m.ward, { seat });
    } else if (this.mode === "bonus" && this.colour !== null) {
      for (const m of this.here) if (m.verb === "bonus" && m.colour === this.colour) add("ward", m.ward);
    }
    return [...found.values()];
  });

  /** The whole move that what is picked amounts to, once nothing is missing. */
  readonly ready = $derived.by((): Move | null => {
    const { picked, colour, mode, verb } = this;
    const one = (test: (m: Move) => boolean): Move | null => this.here.find(test) ?? null;
    if (mode === "place") return picked.ward === undefined ? null : one((m) => m.ward === picked.ward && (this.piece === "boss" ? m.verb === "boss" : m.colour === this.piece));
    if (verb === "lock" || verb === "spread") return picked.ward === undefined ? null : one((m) => m.ward === picked.ward);
    if (verb === "remove") return picked.ward === undefined ? null : one((m) => m.ward === picked.ward && m.colour === picked.colour);
    if (verb === "move") return picked.to === undefined ? null : one((m) => m.ward === picked.ward && m.colour === picked.colour && m.to === picked.to);
    if (verb === "slander") return picked.ward === undefined || colour === null ? null : one((m) => m.ward === picked.ward && m.seat === picked.seat && m.colour === colour);
    if (verb === "chip") return picked.colour === undefined ? null : one((m) => m.colour === picked.colour);
    if (mode === "bonus") return picked.ward === undefined || colour === null ? null : one((m) => m.ward === picked.ward && m.colour === colour);
    return null;
  });

  /** The ward that was picked but not confirmed. */
  readonly pinned = $derived.by((): number | null => this.picked.to ?? this.picked.ward ?? null);
  readonly begun = $derived.by(() => this.#wish !== null || this.pinned !== null || this.picked.colour !== undefined || this.picked.office !== undefined);

  reset(): void {
    this.picked = {};
    this.#wish = null;
  }
  /** Another part of the turn; the same again lays it aside. */
  turnTo(mode: Mode): void {
    this.picked = {};
    this.#wish = this.mode === mode && this.#wish === mode ? null : mode;
  }
  take(piece: PieceWord): void {
    this.#wish = "place";
    this.picked = { piece };
  }
  /** A colour from the bar. `at once`: it is all that was missing. */
  paint(colour: Nation, atOnce: boolean): void {
    this.picked = { ...this.picked, colour };
    if (atOnce && this.ready && this.verb !== "slander") this.confirm();
  }
  office(office: Office | undefined): void {
    const { office: _, ...rest } = this.picked;
    this.picked = office === undefined || office === this.picked.office ? rest : { ...rest, office };
  }
  /** The seats to whom the picked office can be given. */
  readonly heirs = $derived.by((): ReadonlySet<number> => {
    if (this.mode !== "appoint" || this.picked.office === undefined) return new Set();
    return new Set(this.here.filter((m) => m.office === this.picked.office).map((m) => m.seat!));
  });
  give(seat: number, office = this.picked.office): void {
    const move = this.here.find((m) => m.seat === seat && m.office === office);
    if (move) this.#act(move.text);
  }

  /** A thing on the board. With a fingertip the first touch shows, the second does; a mouse or a key does at once. */
  pick(target: Target, atOnce: boolean): void {
    const { picked } = this;
    if (target.kind === "garden") {
      this.take(target.nation!);
      return;
    }
    const moving = this.verb === "move" && picked.ward !== undefined;
    const before = moving ? picked.to : picked.ward;
    const again = before === target.ward && (target.nation === null || picked.colour === target.nation);
    if (moving) this.picked = { ...picked, to: target.ward! };
    else {
      const piece = this.piece;
      this.picked = {
        ...(piece === null ? {} : { piece }),
        ...(this.mode === "bonus" && this.colour ? { colour: this.colour } : {}),
        ward: target.ward!,
        ...(target.nation === null ? {} : { colour: target.nation }),
        ...(target.seat === null ? {} : { seat: target.seat }),
      };
    }
    if (this.verb === "slander") return; // it costs chips: said once more before it is done
    if (this.ready && (atOnce || again)) this.confirm();
  }
  confirm(): void {
    const move = this.ready;
    if (!move) return;
    this.#act(move.text);
    this.reset();
  }
  /** What a ward that is not to be had would be asked for, so that the answer can name the rule. */
  wouldBe(ward: number): string | null {
    if (this.mode === "place") return this.piece === "boss" ? `boss ${ward}` : this.piece ? `cube ${this.piece} ${ward}` : null;
    if (this.verb === "lock") return `lock ${ward}`;
    if (this.mode === "bonus" && this.colour && this.verb === "bonus") return `bonus ${this.colour} ${ward}`;
    if (this.verb === "move" && this.picked.ward !== undefined) return `move ${this.picked.colour} ${this.picked.ward} ${ward}`;
    return null;
  }
  /** One step back; false when nothing was begun. */
  back(): boolean {
    const { picked } = this;
    if (picked.to !== undefined) this.picked = { ...picked, to: undefined } as Picked;
    else if (picked.office !== undefined || picked.ward !== undefined || picked.colour !== undefined) this.picked = picked.piece ? { piece: picked.piece } : {};
    else if (this.#wish !== null) this.reset();
    else return false;
    return true;
  }
}
