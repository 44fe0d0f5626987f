/** Hand-written views of Tammany Hall for tests and for looking at the table without a server. Facts only, no rules. */
import type { ByNation, SeatView, TammanyView, WardResult, WardView } from "../src/games/tammany/view";
import type { Line, TableInfo } from "../src/frame/protocol";

export const by = (green = 0, white = 0, orange = 0, blue = 0): ByNation => ({ green, white, orange, blue });

const PRINTED: [number, number, WardView["special"]][] = [
  [1, 1, "bonus cube"], [2, 1, "bonus cube"], [4, 1, "bonus chip"], [7, 1, "bonus chip"], [6, 1, null],
  [14, 1, "tammany hall"], [9, 2, null], [15, 2, null], [8, 2, null], [5, 2, null], [3, 2, null],
  [17, 3, null], [11, 3, null], [13, 3, null], [10, 3, null],
];

function wards(players: number, filled: Record<number, [ByNation, number[], boolean?]>, chips: ByNation[]): WardView[] {
  return PRINTED.map(([number, zone, special], i) => {
    const [cubes, some, locked] = filled[number] ?? [by(), [], false];
    const bosses = Array.from({ length: players }, (_, s) => some[s] ?? 0);
    const top = Math.max(...bosses);
    const most = bosses.map((b, s) => {
      if (!b) return 0;
      const hand = chips[s] ?? by();
      return b + (["green", "white", "orange", "blue"] as const).reduce((n, c) => n + (cubes[c] ? hand[c] : 0), 0);
    });
    return {
      number, zone, special, order: i + 1, cubes, bosses, most,
      in_play: cubes.green + cubes.white + cubes.orange + cubes.blue > 0,
      locked: locked ?? false,
      leaders: top ? bosses.flatMap((b, s) => (b === top ? [s] : [])) : [],
      decided: null,
      winner: null,
    };
  });
}

function seat(points: number, left: number, chips: ByNation, rest: Partial<SeatView> = {}): SeatView {
  return {
    points, bosses_left: left, chips, slander_chips: 3, office: null, office_used: false, slandered: false,
    choice: null, cubes_won: by(), cubes_led: by(), wards_won: 0, ...rest,
  };
}

const FIVE_CHIPS = [by(3, 1, 0, 2), by(1, 4, 2, 0), by(0, 2, 3, 1), by(2, 0, 1, 4), by(5, 1, 1, 0)];
const FIVE_WARDS: Parameters<typeof wards>[1] = {
  1: [by(1, 1, 0, 0), [1, 0, 1, 0, 0]],
  2: [by(0, 2, 0, 1), [0, 2, 0, 1, 0], true],
  4: [by(1, 0, 1, 0), [2, 2, 0, 0, 0]],
  7: [by(2, 0, 1, 0), [0, 0, 1, 1, 3]],
  6: [by(3, 0, 1, 1), [1, 0, 2, 0, 1]],
  14: [by(2, 1, 1, 2), [2, 1, 2, 1, 1]],
  9: [by(0, 1, 0, 0), [0, 1, 0, 0, 0]],
  15: [by(1, 2, 0, 0), [1, 3, 0, 0, 0]],
  8: [by(1, 0, 2, 0), [0, 0, 2, 1, 2]],
  5: [by(0, 1, 1, 0), [0, 0, 1, 2, 0]],
  3: [by(2, 0, 0, 0), [1, 0, 0, 1, 0]],
  17: [by(1, 0, 0, 3), [3, 0, 0, 1, 2]],
  11: [by(0, 0, 2, 1), [0, 1, 1, 0, 0]],
  13: [by(1, 1, 0, 0), [0, 0, 0, 2, 0]],
  10: [by(1, 1, 0, 2), [1, 1, 0, 1, 0]],
};

const RESULTS: WardResult[] = [
  { ward: 1, rows: [{ seat: 0, bosses: 1, bid: by(1), total: 2 }, { seat: 2, bosses: 1, bid: by(0, 2), total: 3 }], winner: 2, asked: true, bonus: { kind: "cube", colour: "blue", ward: 14 } },
  { ward: 2, rows: [{ seat: 1, bosses: 2, bid: by(), total: 2 }], winner: 1, asked: false, bonus: { kind: "cube", colour: "white", ward: 2 } },
  { ward: 4, rows: [{ seat: 0, bosses: 3, bid: by(2), total: 5 }, { seat: 1, bosses: 4, bid: by(0, 0, 1), total: 5 }], winner: null, asked: true, bonus: null },
  { ward: 7, rows: [{ seat: 3, bosses: 1, bid: by(2), total: 3 }, { seat: 4, bosses: 3, bid: by(), total: 3 }], winner: null, asked: true, bonus: null },
  { ward: 6, rows: [{ seat: 0, bosses: 2, bid: by(3), total: 5 }, { seat: 1, bosses: 3, bid: by(0, 0, 1), total: 4 }], winner: 0, asked: true, bonus: null },
];

/** Five players, year 7, the third office holder's turn. */
export function turn(): TammanyView {
  const places = [2, 4, 7, 6, 14, 9, 15, 8, 5, 3, 17, 11, 13, 10, 1].filter((w) => w !== 2);
  return {
    game: "tammany", players: 5, options: { locks: "rulebook", spread_needs_boss: true }, you: 0, pending: [0], over: false,
    colours: ["red", "yellow", "purple", "black", "brown"],
    moves: [
      ...places.map((w) => `boss ${w}`),
      ...["green", "orange", "blue"].flatMap((c) => places.map((w) => `cube ${c} ${w}`)),
      ...[1, 4, 6, 14].map((w) => `lock ${w}`),
      "slander yellow 4 green", "slander yellow 15 green", "slander yellow 15 white", "slander purple 6 green", "slander purple 14 blue",
      "slander brown 17 green",
    ],
    forms: [], can_retract: false, warnings: [], outcome: null,
    phase: "turn", year: 7, term: 2, first: 3, order: [3, 4, 0, 1, 2],
    seats: [
      seat(5, 7, FIVE_CHIPS[0]!, { office: "council", cubes_led: by(2, 2, 0, 3) }),
      seat(4, 9, FIVE_CHIPS[1]!, { office: "police", cubes_led: by(1, 4, 0, 1) }),
      seat(6, 8, FIVE_CHIPS[2]!, { office: "chairman", office_used: true, slander_chips: 2, slandered: true, cubes_led: by(3, 0, 1, 1) }),
      seat(8, 8, FIVE_CHIPS[3]!, { office: "mayor", office_used: true, cubes_led: by(1, 2, 1, 0) }),
      seat(3, 9, FIVE_CHIPS[4]!, { office: "deputy", office_used: true, slander_chips: 1, cubes_led: by(2, 0, 1, 0) }),
    ],
    wards: wards(5, FIVE_WARDS, FIVE_CHIPS),
    castle_garden: by(2, 0, 1, 1), bag: by(8, 11, 12, 16), stock: by(24, 27, 28, 28), set_up: {}, opens: {}, locks_left: 1,
    leaders: { green: [0], white: [1, 2], orange: [], blue: [3] },
    turn: { seat: 0, office: "open", place: "open", slander: "open", placed: [], slander_from: null },
    contest: null, your_bid: null, appointing: null, final: null,
    election: { term: 1, wards: RESULTS, awards: { leaders: {
      green: { seats: [0], cubes: 3, chips: [3, 0, 0, 0, 0] }, white: { seats: [1, 2], cubes: 2, chips: [0, 3, 3, 0, 0] },
      orange: { seats: [], cubes: 0, chips: [0, 0, 0, 0, 0] }, blue: { seats: [3], cubes: 1, chips: [0, 0, 0, 3, 0] } },
      wards_won: [2, 3, 2, 4, 1], points: [3, 3, 2, 4, 1], hall: 0, mayor: 3, by: "wards" } },
  };
}

/** Half a turn later: one boss placed, the end is in reach but the office is unused. */
export function half(): TammanyView {
  const view = turn();
  view.moves = ["end", "lock 1", "lock 4"];
  view.turn = { seat: 0, office: "open", place: "done", slander: "open", placed: ["boss", "boss"], slander_from: null };
  view.warnings = [{ key: "tammany-warning-office", facts: { office: "council" } }];
  return view;
}

/** The election of year 8, ward 14 is being decided; you are asked, yellow has locked. */
export function bid(): TammanyView {
  const view = turn();
  const won: Record<number, number | null> = { 1: 2, 2: 1, 4: null, 7: null, 6: 0 };
  return {
    ...view, phase: "bid", year: 8, pending: [0, 2, 4], castle_garden: by(), turn: null,
    moves: [], forms: [{ move: "bid", max: { green: 3, white: 1, blue: 2 } }],
    seats: view.seats.map((s, i) => ({ ...s, choice: i === 1 || i === 3 ? "locked" : "thinking", wards_won: [1, 1, 1, 0, 0][i]!, cubes_won: i === 0 ? by(3, 0, 1, 1) : by() })),
    wards: view.wards.map((w) => ({
      ...w, locked: false,
      decided: w.number in won ? (won[w.number] === null ? "tied" : "won") : "open",
      winner: won[w.number] ?? null,
      bosses: w.number in won ? w.bosses.map((_, s) => (s === won[w.number] ? 1 : 0)) : w.bosses,
    })),
    contest: { ward: 14, competitors: [0, 1, 2, 3, 4], asked: [0, 1, 2, 3, 4], bonus: null },
    election: { term: 2, wards: RESULTS, awards: null },
  };
}

export function locked(): TammanyView {
  const view = bid();
  view.pending = [2, 4];
  view.forms = [];
  view.can_retract = true;
  view.seats[0]!.choice = "locked";
  view.your_bid = by(2, 0, 0, 1);
  return view;
}

/** The mayor gives offices: one is given. */
export function appoint(): TammanyView {
  const view = turn();
  const seats = ["yellow", "purple", "black", "brown"];
  return {
    ...view, phase: "appoint", year: 8, term: 2, turn: null, castle_garden: by(),
    seats: view.seats.map((s, i) => ({ ...s, office: i === 0 ? "mayor" : i === 1 ? "deputy" : null })),
    moves: seats.slice(1).flatMap((s) => ["police", "council", "chairman"].map((o) => `appoint ${s} ${o}`)),
    appointing: { mayor: 0, given: { "1": "deputy" }, seats: [2, 3, 4], offices: ["police", "council", "chairman"] },
  };
}

/** Four players, year 2: zone III is closed. */
export function four(): TammanyView {
  const base = turn();
  const chips = FIVE_CHIPS.slice(0, 4).map(() => by(1));
  const filled = Object.fromEntries(Object.entries(FIVE_WARDS).filter(([n]) => ![17, 11, 13, 10].includes(Number(n))).map(([n, [c, b]]) => [n, [c, b.slice(0, 4).map((x) => Math.min(x, 1))]])) as typeof FIVE_WARDS;
  return {
    ...base, players: 4, colours: base.colours.slice(0, 4), year: 2, term: 1, first: 1, order: [1, 2, 3, 0], you: 2, pending: [3],
    moves: [], seats: base.seats.slice(0, 4).map((s, i) => ({ ...s, office: null, office_used: false, points: 0, chips: chips[i]!, slander_chips: 3, slandered: false })),
    wards: wards(4, filled, chips), set_up: { "3": by(2, 1, 1) }, opens: { "3": 5 }, election: null,
    leaders: { green: [], white: [], orange: [], blue: [] },
    turn: { seat: 3, office: "none", place: "open", slander: "none", placed: [], slander_from: null },
  };
}

export function over(): TammanyView {
  const view = turn();
  return {
    ...view, phase: "over", year: 16, term: 4, over: true, pending: [], moves: [], turn: null,
    outcome: { scores: [21, 17, 19, 21, 9], ranks: [1, 4, 3, 1, 5], shares: [0.5, 0, 0, 0.5, 0] },
    final: { chips: { green: [4], white: [1], orange: [2], blue: [3] }, slander: [3, 3, 2, 3, 1], before: [18, 12, 15, 16, 6] },
  };
}

export const FIXTURES: Record<string, () => TammanyView> = { turn, half, bid, locked, appoint, four, over };

export function fixtureInfo(view: TammanyView): TableInfo {
  const people = ["Ann", "Ben", "Caterina", null, null];
  return {
    table: "fixture", game: "tammany", rules: 1, players: view.players, options: view.options, public: false, hints: false,
    status: view.over ? "over" : "playing", seq: 12, turn: 12, made: 1_731_700_000_000,
    seats: people.slice(0, view.players).map((name) => ({ name, kind: name ? "person" : "bot", bot: name ? null : "greedy", away: false })),
    pending: view.pending, locked: [], clock: { kind: "none" }, undo: { free: 10, seat: view.you, ask: null },
    chance: { version: 2, commit: "", bits: [], bits_by: [], missing: [], without: null, start: true, secret: null }, result: view.outcome, next: null,
    you: { seats: view.you === null ? [] : [view.you], seat: view.you, host: true, token: null },
  };
}

export function fixtureLines(): Line[] {
  const at = 1_731_700_000_000;
  const moves: [number, string, string[]?][] = [
    [3, "boss 14"], [3, "cube green 5"], [3, "end"], [4, "slander yellow 4 green"], [4, "boss 7"], [4, "boss 8"],
    [4, "end", ["draw green", "draw green", "draw blue", "draw orange"]],
  ];
  return [
    { seq: 1, at, kind: "made", seat: null, game: "tammany" },
    { seq: 2, at, kind: "started", seat: null, chance: ["first black", "settle green 14", "settle white 1"] },
    ...moves.map(([seat, text, chance], i) => ({ seq: i + 3, at: at + i * 30_000, kind: "move", seat, text, chance: chance ?? [], sealed: false })),
    { seq: 10, at, kind: "chat", seat: 1, name: "Ben", text: "You will regret that." },
  ];
}
