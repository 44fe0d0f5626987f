"""What one seat sees of Tammany Hall, as plain data: the one seam for secrets, and all that a screen needs to say why.

Hidden are only the bids at the ward at the polls (TH-63); a seat sees its own. Everything else is open, also what could be
counted up from the rest, so that no reader repeats a rule.
"""

from __future__ import annotations

import math
from typing import Any

from backroom.engine.moves import own_choices
from backroom.games.tammany import notation
from backroom.games.tammany.printed import COLOURS, printed
from backroom.games.tammany.refusals import NUMBERS, OFFICES, SEATS
from backroom.games.tammany.rules import (
    A_END,
    A_SLANDER,
    A_SPREAD,
    A_USE,
    HALL,
    MAYOR,
    N_BID,
    N_BONUS_CHIP,
    N_BONUS_COLOUR,
    N_DRAW,
    N_OVER,
    N_TURN,
    NONE,
    WARDS,
    Tammany,
)

Plain = dict[str, Any]
_STEPS = ("wards", "chips", *COLOURS, "sitting", None)


class _Read:
    """The State's members, read once: each access to one of a compiled State makes a new list."""

    def __init__(self, state: Tammany) -> None:
        self.state = state
        self.node = state.node
        self.phase = _phase(state.node)
        self.players = state.players
        self.year, self.first, self.turn, self.poll = state.year, state.first, state.turn, state.poll
        self.cubes, self.bosses, self.chips, self.points = (
            state.cubes,
            state.bosses,
            state.chips,
            state.points,
        )
        self.office, self.winner, self.in_play, self.locked = (
            state.office,
            state.winner,
            state.in_play,
            state.locked,
        )
        self.poll_bosses, self.poll_asked, self.asked = state.poll_bosses, state.poll_asked, state.asked
        self.bonus_colour, self.bonus_ward, self.waiting = (
            state.bonus_colour,
            state.bonus_ward,
            state.pending(),
        )


def view(state: Tammany, seat: int | None) -> Plain:
    """Everything that this seat (None: a spectator) may know."""
    return {**open_view(state), **own_view(state, seat)}


def own_view(state: Tammany, seat: int | None) -> Plain:
    """What is this seat's alone: its choices, its own sealed bid. The same fields for a spectator, empty."""
    own = own_choices(notation, state, seat, _warnings)
    own["your_bid"] = None
    if seat is not None and own["can_retract"]:
        own["your_bid"] = _by_nation(state.bid(state.poll, seat))
    return own


def open_view(state: Tammany) -> Plain:
    """What everybody may know, the same for all."""
    read = _Read(state)
    node, phase, n = read.node, read.phase, read.players
    over = node == N_OVER
    return {
        "game": "tammany",
        "players": n,
        "options": {
            "locks": "sealed" if state.sealed else "rulebook",
            "spread_needs_boss": bool(state.spread_needs_boss),
        },
        "pending": list(read.waiting),
        "over": over,
        "colours": list(SEATS[:n]),
        "outcome": {"scores": state.scores(), "ranks": state.ranks(), "shares": state.result()}
        if over
        else None,
        "phase": phase,
        "year": read.year,
        "term": (read.year + 3) // 4,
        "first": read.first,
        "order": [(read.first + k) % n for k in range(n)],
        "seats": _seats(read),
        "wards": _wards(read),
        "castle_garden": _by_nation(state.garden),
        "bag": _by_nation(state.bag),
        "stock": _by_nation(state.stock),
        "set_up": {str(z + 1): _by_nation(box) for z, box in enumerate(state.box) if sum(box)},
        "opens": {str(z + 1): year for z, year in enumerate(printed().opens[n]) if year > read.year},
        "locks_left": state.locks_left,
        "leaders": {c: _in_bits(bits, n) for c, bits in zip(COLOURS, state.leader)},
        "turn": _turn(state) if phase == "turn" else None,
        "contest": _contest(read) if phase in ("bid", "bonus") else None,
        "appointing": _appointing(state) if phase == "appoint" else None,
        "election": _election(read),
        "final": _final(state) if over else None,
    }


def _by_nation(counts: list[int]) -> Plain:
    return dict(zip(COLOURS, counts))


def _in_bits(bits: int, n: int) -> list[int]:
    return [p for p in range(n) if bits >> p & 1]


def _phase(node: int) -> str:
    if node <= N_DRAW:
        return "setup"
    if node < N_BID:
        return "turn"
    if node == N_BID:
        return "bid"
    if node <= N_BONUS_CHIP:
        return "bonus"
    return "over" if node == N_OVER else "appoint"


def _in_election(phase: str) -> bool:
    return phase in ("bid", "bonus")


def _sum(cubes: list[list[int]], wards: list[int]) -> Plain:
    a = b = c = d = 0
    for w in wards:
        here = cubes[w]
        a, b, c, d = a + here[0], b + here[1], c + here[2], d + here[3]
    return _by_nation([a, b, c, d])


def _seats(read: _Read) -> list[Plain]:
    state, n, phase = read.state, read.players, read.phase
    leads: list[list[int]] = [[] for _ in range(n)]
    wins: list[list[int]] = [[] for _ in range(n)]
    for w, here in enumerate(read.bosses):
        best = max(here)
        if best and here.count(best) == 1:
            leads[here.index(best)].append(w)
        if _in_election(phase) and read.winner[w] >= 0:
            wins[read.winner[w]].append(w)
    hand, slanders, slandered = state.hand, state.slander_chips, state.slandered
    rows = []
    for p in range(n):
        office = read.office[p]
        used = (
            office == MAYOR
            or _has_played(read, p)
            or (phase == "turn" and read.turn == p and state.office_done)
        )
        choice = None
        if phase == "bid" and read.asked >> p & 1:
            choice = "thinking" if p in read.waiting else "locked"
        rows.append(
            {
                "points": read.points[p],
                "bosses_left": hand[p],
                "chips": _by_nation(read.chips[p]),
                "slander_chips": slanders[p],
                "office": None if office == NONE else OFFICES[office],
                "office_used": bool(office and used),
                "slandered": bool(slandered[p]),
                "choice": choice,
                "cubes_won": _sum(read.cubes, wins[p]),
                "cubes_led": _sum(read.cubes, leads[p]),
                "wards_won": len(wins[p]),
            }
        )
    return rows


def _has_played(read: _Read, seat: int) -> bool:
    """Whether the seat's turn of this year is over, used or not."""
    if read.phase not in ("turn", "setup"):
        return True
    n = read.players
    return (seat - read.first) % n < (read.turn - read.first) % n


def _decided(read: _Read, w: int) -> str | None:
    if not _in_election(read.phase) or not read.in_play >> w & 1:
        return None
    if w > read.poll or (w == read.poll and read.phase == "bid"):
        return "open"
    if read.winner[w] >= 0:
        return "won"
    return "tied" if sum(read.poll_bosses[w]) else "empty"


# Rows that were made before: most wards stay as they are from view to view.
_rows: dict[tuple[Any, ...], Plain] = {}
_KEPT_ROWS = 20_000


def _wards(read: _Read) -> list[Plain]:
    n, chips = read.players, read.chips
    if len(_rows) > _KEPT_ROWS:
        _rows.clear()
    rows = []
    for w, here in enumerate(read.bosses):
        cubes = read.cubes[w]
        decided = _decided(read, w)
        most = []
        for p in range(n):
            votes = here[p]
            if votes:
                held = chips[p]
                for c in range(4):
                    if cubes[c]:
                        votes += held[c]
            most.append(votes)
        bits = (read.in_play >> w & 1) | (read.locked >> w & 1) << 1
        key = (w, n, decided, read.winner[w], bits, *here, *cubes, *most)
        row = _rows.get(key)
        if row is None:
            row = _rows[key] = _ward(read, w, here[:n], decided, most)
        rows.append(row)
    return rows


def _ward(read: _Read, w: int, here: list[int], decided: str | None, most: list[int]) -> Plain:
    ward, best = printed().wards[w], max(here)
    return {
        "number": ward.number,
        "zone": ward.zone,
        "order": w + 1,
        "special": ward.special or None,
        "in_play": bool(read.in_play >> w & 1),
        "cubes": _by_nation(read.cubes[w]),
        "bosses": here,
        "locked": bool(read.locked >> w & 1),
        "leaders": [p for p, bosses in enumerate(here) if bosses == best] if best else [],
        "most": most,
        "decided": decided,
        "winner": read.winner[w] if decided == "won" else None,
    }


def _turn(state: Tammany) -> Plain:
    """The parts of a turn: done, begun, open (it can be done now; in the middle of a move: it could before it) or none."""
    legal = state.legal_actions(state.turn) if state.node == N_TURN else (A_USE, A_SLANDER)
    office = "none"
    if state.office[state.turn] not in (NONE, MAYOR):
        office = "done" if state.office_done else "open" if A_USE in legal else "none"
    placed = state.placed_bosses + state.placed_cubes
    if state.year <= 4:
        slander = "none"
    elif state.slander_step == 1:
        slander = "begun"
    else:
        slander = "done" if state.slandered[state.turn] else "open" if A_SLANDER in legal else "none"
    return {
        "seat": state.turn,
        "office": office,
        "place": "done" if state.place_done else "begun" if placed else "open",
        "slander": slander,
        "placed": ["boss"] * state.placed_bosses + ["cube"] * state.placed_cubes,
        "slander_from": {
            "target": state.slander_seat,
            "ward": NUMBERS[state.slander_ward],
            "colour": COLOURS[state.slander_colour],
        }
        if state.slander_step == 1
        else None,
    }


def _contest(read: _Read) -> Plain:
    w = read.poll
    bonus = ("chip" if read.node == N_BONUS_CHIP else "cube") if read.node >= N_BONUS_COLOUR else None
    return {
        "ward": NUMBERS[w],
        "competitors": [p for p in range(read.players) if read.poll_bosses[w][p]],
        "asked": _in_bits(read.poll_asked[w], read.players),
        "bonus": bonus,
    }


def _appointing(state: Tammany) -> Plain:
    given = {str(p): OFFICES[o] for p, o in enumerate(state.office[: state.players]) if o > MAYOR}
    return {
        "mayor": state.mayor,
        "given": given,
        "seats": [p for p in range(state.players) if state.office[p] == NONE],
        "offices": [o for o in OFFICES[2:] if o not in given.values()],
    }


# Where the members that an election writes begin in the State's bytes: from `poll` to the end.
_POLLS = 2 * sum(
    math.prod(shape) for name, *shape in Tammany.FIELDS[: [f[0] for f in Tammany.FIELDS].index("poll")]
)
_kept: dict[tuple[Any, ...], Plain | None] = {}


def _election(read: _Read) -> Plain | None:
    """``_election_made``, kept: between elections it does not change, and it is most of a view."""
    state = read.state
    key = (
        read.players,
        read.phase,
        read.year,
        state.mayor,
        state.mayor_step,
        bytes(state.leader),
        state.to_bytes()[_POLLS:],
    )
    if key not in _kept:
        if len(_kept) > 500:
            _kept.clear()
        _kept[key] = _election_made(read)
    return _kept[key]


def _election_made(read: _Read) -> Plain | None:
    """The election under way, or the last one; only wards whose bids have been revealed."""
    running = _in_election(read.phase)
    term = (read.year + 3) // 4
    if not running and read.phase not in ("appoint", "over"):
        term -= 1
    if term == 0:
        return None
    end = read.poll + (1 if read.phase == "bonus" else 0) if running else WARDS
    return {
        "term": term,
        "wards": [_ward_result(read, w) for w in range(end) if read.winner[w] != -2],
        "awards": None if running else _awards(read.state),
    }


def _ward_result(read: _Read, w: int) -> Plain:
    rows = []
    for p in range(read.players):
        bosses = read.poll_bosses[w][p]
        if bosses:
            bid = read.state.bid(w, p)
            rows.append({"seat": p, "bosses": bosses, "bid": _by_nation(bid), "total": bosses + sum(bid)})
    bonus = None
    if read.bonus_colour[w] >= 0:
        cube = read.bonus_ward[w] >= 0
        bonus = {
            "kind": "cube" if cube else "chip",
            "colour": COLOURS[read.bonus_colour[w]],
            "ward": NUMBERS[read.bonus_ward[w]] if cube else None,
        }
    return {
        "ward": NUMBERS[w],
        "rows": rows,
        "winner": read.winner[w] if read.winner[w] >= 0 else None,
        "asked": read.poll_asked[w] != 0,
        "bonus": bonus,
    }


def _awards(state: Tammany) -> Plain:
    n = state.players
    return {
        "leaders": {
            name: {
                "seats": _in_bits(state.leader[c], n),
                "cubes": state.lead_cubes[c],
                "chips": state.lead_chips[c][:n],
            }
            for c, name in enumerate(COLOURS)
        },
        "wards_won": state.wards_won[:n],
        "points": state.gained[:n],
        "hall": state.winner[HALL] if state.winner[HALL] >= 0 else None,
        "mayor": state.mayor if state.mayor >= 0 else None,
        "by": _STEPS[state.mayor_step],
    }


def _final(state: Tammany) -> Plain:
    n = state.players
    chips = {}
    bonus = [0] * n
    for c, name in enumerate(COLOURS):
        best = max(1, max(state.chips[p][c] for p in range(n)))
        chips[name] = [p for p in range(n) if state.chips[p][c] == best]
        for p in chips[name]:
            bonus[p] += 2
    slander = state.slander_chips[:n]
    return {
        "chips": chips,
        "slander": slander,
        "before": [state.points[p] - bonus[p] - slander[p] for p in range(n)],
    }


def _warnings(state: Tammany, seat: int) -> list[Plain]:
    """What would be forgotten if the turn ended now (only while it could end)."""
    legal = state.legal_actions(seat)
    if A_END not in legal:
        return []
    found: list[Plain] = []
    if A_USE in legal:
        found.append({"key": "tammany-warning-office", "facts": {"office": OFFICES[state.office[seat]]}})
    if A_SLANDER in legal:
        found.append({"key": "tammany-warning-slander", "facts": {"left": state.slander_chips[seat]}})
    if A_SPREAD in legal:
        found.append({"key": "tammany-warning-spread", "facts": {"seat": SEATS[state.slander_seat]}})
    return found
