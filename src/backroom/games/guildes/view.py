"""What one seat sees of Guildes, as plain data: the one seam for secrets, and all that a screen needs to explain itself.

Hidden are hands, what was taken, laid face down or put aside, deck and discards (GU-70 to GU-74); a seat sees its own, and
what it has itself seen pass. What could be counted up from the rest is in it too, so that no reader repeats a rule. The
count, guild by guild, is in counting.py, what a seat has never seen in seen.py.
"""

from __future__ import annotations

from typing import Any

from backroom.games.guildes import counting, notation
from backroom.games.guildes.printed import EVENTS, KINDS, LETTERS, SEATS, TRICKS
from backroom.games.guildes.refusals import phase
from backroom.games.guildes.rules import (
    DRAW,
    EXCHANGE,
    FEWER,
    N_DRAWN,
    N_KEEP,
    N_LAST,
    N_OVER,
    N_PLAY,
    N_TAKE,
    N_TRICK,
    N_TRICKS,
    N_TURN,
    SACRIFICE,
    TIES,
    Guildes,
)
from backroom.games.guildes.seen import Looks, Plain, counts, thrown
from backroom.games.guildes.seen import unseen as cards_unseen


class Read:
    """The State's members, read once: each access to one of a compiled State makes a new list."""

    def __init__(self, state: Guildes) -> None:
        self.state = state
        self.n = state.players
        self.node, self.round = state.node, state.round
        self.dealt, self.played = state.cards.dealt[self.n], state.cards.played[self.n]
        self.event = state.event
        self.active = self.event[self.round] if state.events else -1
        if self.active == FEWER:
            self.played -= 1  # GU-40
        self.tableau, self.shown, self.taken = state.tableau, state.shown, state.taken
        self.packet, self.hand, self.at = state.packet, state.hand, state.at
        self.copies, self.direction, self.letters = (
            counting.copies(state),
            state.cards.direction,
            state.cards.letter,
        )
        self.trick, self.applied, self.votes = state.trick, state.applied, state.votes
        self.waiting = state.pending()
        self.choosing = len(self.waiting) > 1 or any(state.can_retract(p) for p in range(self.n))
        self.drafting = self.node <= N_LAST or self.node == N_TAKE

    def drafted(self, r: int) -> int:
        """Cards that everyone has taken in a round."""
        if r < self.round or not self.drafting:
            return self.dealt
        return 0 if self.node <= N_TRICKS else self.state.step


def named(counts: list[int]) -> dict[str, int]:
    """Counts by kind as words, without what is not there."""
    return {KINDS[k]: n for k, n in enumerate(counts) if n}


def view(state: Guildes, seat: int | None) -> Plain:
    """Everything that this seat (None: a spectator) may know."""
    return {**open_view(state), **own_view(state, seat)}


def open_view(state: Guildes) -> Plain:
    """What everybody may know, the same for all."""
    return _open(Read(state))


def own_view(state: Guildes, seat: int | None) -> Plain:
    """What is this seat's alone, and the guilds as it sees them. The same fields for a spectator, empty."""
    read = Read(state)
    looks = _looks(read, seat)
    return {**_own(read, seat, looks), "guilds": _guilds(read, seat, looks)}


# ---- open to all ----------------------------------------------------------------------------------------------------


def _open(read: Read) -> Plain:
    state, n, node = read.state, read.n, read.node
    over = node == N_OVER
    waiting = read.waiting
    event = read.event[read.round]
    way = read.direction[event] if event >= 0 else 0
    return {
        "game": "guildes",
        "players": n,
        "options": {"events": bool(state.events), "tricks": bool(state.tricks)},
        "pending": list(waiting),
        "over": over,
        "colours": list(SEATS[:n]),
        "outcome": {"scores": state.scores(), "ranks": state.ranks(), "shares": state.result()}
        if over
        else None,
        "phase": "over" if over else "draw" if node == N_DRAWN else "deal" if node < N_TAKE else phase(node),
        "round": read.round + 1,
        "event": {
            "name": EVENTS[event],
            "active": bool(state.events),
            "passes": "left" if way > 0 else "right",
        }
        if event >= 0
        else None,
        "events_gone": [EVENTS[e] for e in read.event if e >= 0],
        "step": _step(read),
        "turn": waiting[0] if len(waiting) == 1 else None,
        "first": state.first if state.first >= 0 and node == N_TURN else None,
        "seats": [_seat(read, p, way) for p in range(n)],
        "deck": sum(state.deck),
        "discards": sum(state.discards),
        "marks": [
            {"guild": TRICKS[m + 5], "seat": p, "sign": state.mark_sign[m]}
            for m, p in enumerate(state.mark_seat)
            if p >= 0
        ],
        "tricks_done": _tricks_done(read),
        "count": counting.last_count(state),
    }


def _step(read: Read) -> Plain:
    """How far the phase is: cards taken or played by everyone, of how many, and how many go together (GU-44)."""
    state, node = read.state, read.node
    if read.drafting:
        return {"done": read.drafted(read.round), "of": read.dealt, "size": 1}
    playing = node in (N_PLAY, N_TURN)
    done = state.step if playing else 0 if node < N_PLAY else read.played
    return {"done": done, "of": read.played, "size": state.size if node == N_PLAY else 1}


def _seat(read: Read, p: int, way: int) -> Plain:
    state = read.state
    trick = read.trick[read.round][p]
    trick_phase = N_TRICK <= read.node < N_OVER or read.node == N_DRAWN
    return {
        "points": sum(votes[p] for votes in read.votes),
        "votes": [votes[p] for votes in read.votes],
        "tableau": named(read.tableau[p]),
        "cards": sum(read.tableau[p]),
        # turned up this round, in whatever tableau it is by now
        "laid": named(read.shown[read.round][p]),
        "hand": sum(read.hand[p]),
        "packet": sum(read.packet[read.at[p]]) if read.drafting else 0,
        "face_down": state.down[p] >= 0,
        "choice": ("thinking" if p in read.waiting else "locked") if read.choosing else None,
        "passes_to": (p + way) % read.n if way else None,
        "trick": {
            "name": TRICKS[trick],
            "letter": LETTERS[read.letters[trick]],
            "done": trick_phase and read.letters[trick] < state.letter - 1,
            "applied": bool(read.applied[read.round][p]),
        }
        if trick >= 0
        else None,
        "protected": bool(state.shielded >> p & 1),
    }


def _tricks_done(read: Read) -> list[Plain]:
    """What C, D and E changed for good, in all rounds so far (GU-58): the card given up, drawn and played, taken back."""
    state = read.state
    found: list[Plain] = []

    def add(r: int, trick: int, card: int, target: int | None, card2: int) -> None:
        found.append(
            {
                "round": r + 1,
                "trick": TRICKS[trick],
                "by": read.trick[r].index(trick),
                "card": KINDS[card],
                "target": target,
                "card2": KINDS[card2] if card2 >= 0 else None,
            }
        )

    for r in range(read.round + 1):
        if state.lost[r][0] >= 0:
            add(r, SACRIFICE, state.lost[r][0], state.lost_seat[r], state.lost[r][1])
        if state.kept[r] >= 0:
            add(r, DRAW, state.kept[r], None, -1)
        if state.returned[r] >= 0:
            add(r, EXCHANGE, state.returned[r], None, -1)
    return found


# ---- one seat's own -------------------------------------------------------------------------------------------------


def _own(read: Read, seat: int | None, looks: Looks) -> Plain:
    """What is this seat's alone. The same fields for a spectator, empty."""
    state = read.state
    if seat is None:
        own: Plain = {"moves": [], "forms": [], "can_retract": False, "hand": {}, "packet": {}, "taken": []}
        own |= {"chosen": [], "face_down": None, "put_aside": None, "got_back": None, "drawn": {}}
        return {**own, "you": None, "thrown": [], "passed": [], "refused": [None] * 3, "warnings": []}
    mine = state.is_pending(seat)
    drawing = state.turn == seat and read.node in (N_DRAWN, N_KEEP)
    mixed = state.mixed == read.round
    return {
        "you": seat,
        "moves": notation.moves(state, seat) if mine else [],
        "forms": notation.forms(state, seat) if mine else [],
        "can_retract": state.can_retract(seat),
        "warnings": [],
        "hand": named(read.hand[seat]),
        "packet": named(read.packet[read.at[seat]]) if read.drafting else {},
        "taken": [KINDS[k] for k in read.taken[read.round][seat][: read.drafted(read.round)]],
        "chosen": [KINDS[k] for k in state.chosen[seat] if k >= 0],
        "face_down": KINDS[state.down[seat]] if state.down[seat] >= 0 else None,
        "put_aside": KINDS[state.aside[seat]] if mixed else None,
        "got_back": KINDS[state.got[seat]] if mixed and state.got[seat] >= 0 else None,
        "drawn": named(state.limbo) if drawing else {},
        "thrown": [named(thrown(read, seat, r)) for r in range(read.round)],
        "passed": [told for told, _ in looks[read.round]],
        "refused": [
            KINDS[state.refused[r]] if state.refused[r] >= 0 and read.trick[r][seat] == DRAW else None
            for r in range(3)
        ],
    }


def _looks(read: Read, seat: int | None) -> Looks:
    """GU-74: what this seat saw of each packet, by round, with all cards it ever saw in it."""
    found: Looks = []
    for r in range(read.round + 1):
        event = read.event[r]
        way = read.direction[event] if event >= 0 else 1
        looks = [] if seat is None else [_look(read, seat, r, b, way) for b in range(read.n)]
        found.append([look for look in looks if look is not None])
    return found


def _look(read: Read, seat: int, r: int, packet: int, way: int) -> tuple[Plain, list[int]] | None:
    steps = read.drafted(r)
    takers = [(packet + way * t) % read.n for t in range(steps)]
    cards = [read.taken[r][p][t] for t, p in enumerate(takers)]
    visits = [t for t, p in enumerate(takers) if p == seat]
    drafting = r == read.round and read.drafting
    here = drafting and read.at[seat] == packet
    if not visits and not here:
        return None
    rest = [k for k, n in enumerate(read.packet[packet]) for _ in range(n)] if drafting else []
    first = visits[0] if visits else steps
    last = steps if here else visits[-1]
    told = {
        "dealt_to": packet,
        "here": here,
        "looks": len(visits) + here,
        # what is in it, or was when this seat passed it on
        "left": named(counts((cards[last + 1 :] if not here else []) + rest)),
        # what others took from one look to the next
        "gone": named(counts([cards[t] for t in range(first, last) if takers[t] != seat])),
    }
    return told, counts(cards[first:] + rest)


# ---- the grid of guilds ---------------------------------------------------------------------------------------------


def _guilds(read: Read, seat: int | None, looks: Looks) -> list[Plain]:
    """For every guild: who has how many, who leads, what this count pays, what it would pay now, what is unseen."""
    unseen, passing = cards_unseen(read, seat, looks)
    rows = []
    for k, race in enumerate(_races(read)):
        cards = race["cards"]
        mine = cards[seat] if seat is not None else 0
        others = max((c for p, c in enumerate(cards) if p != seat), default=0)
        rows.append(
            {
                **race,
                # how far ahead of the best other, or behind it
                "gap": mine - others if seat is not None else None,
                "hand": read.hand[seat][k] if seat is not None else 0,
                "unseen": unseen[k],
                "passing": passing[k],
            }
        )
    return rows


_kept: dict[tuple[Any, ...], list[Plain]] = {}


def _races(read: Read) -> list[Plain]:
    """What is the same for all of every guild; kept, for it only changes when cards are laid open."""
    state, over = read.state, read.node == N_OVER
    marks = (tuple(state.mark_seat), tuple(state.mark_sign))
    key = (state.cards, read.n, read.round, read.active, over, tuple(map(tuple, read.tableau)), marks)
    if key not in _kept:
        if len(_kept) > 200:
            _kept.clear()
        _kept[key] = [_race(read, k, marks, over) for k in range(len(KINDS))]
    return _kept[key]


def _race(read: Read, k: int, marks: tuple[tuple[int, ...], ...], over: bool) -> Plain:
    state, n = read.state, read.n
    cards = [read.tableau[p][k] for p in range(n)]
    for mark, (p, sign) in enumerate(zip(*marks)):
        if k == mark + 6 and p >= 0:
            cards[p] = max(0, cards[p] + sign)
    most = max(cards)
    return {
        "name": KINDS[k],
        "copies": read.copies[k],
        "cards": cards,
        "leaders": [p for p in range(n) if cards[p] == most] if most else [],
        "most": most,
        "pays": counting.pays(state, k, read.round),
        "later": [counting.pays(state, k, count) for count in range(read.round + 1, 3)],
        "now": state.payout(k, read.round, read.active == TIES, cards) if not over else [0] * n,
    }
