"""What one seat sees, as plain data, of a State as that seat may know it."""

from __future__ import annotations

from typing import Any

from backroom.engine.moves import own_choices
from liars_dice import notation
from liars_dice.rules import LiarsDice
from liars_dice.schema import FACES, N_OVER, N_ROLL

Plain = dict[str, Any]


def bid_of(number: int) -> Plain | None:
    return None if number == 0 else {"count": (number - 1) // FACES + 1, "face": (number - 1) % FACES + 1}


def view(state: LiarsDice, seat: int | None) -> Plain:
    """Everything that this seat (None: a spectator) may know."""
    return {**open_view(state), **own_view(state, seat)}


def own_view(state: LiarsDice, seat: int | None) -> Plain:
    """What is this seat's alone: its moves and its dice."""
    own = own_choices(notation, state, seat, lambda state, seat: [])
    own["your_dice"] = None if seat is None else faces(state.own(seat))
    return own


def faces(counts: list[int]) -> list[int]:
    """The dice one by one, lowest first."""
    return [face + 1 for face, n in enumerate(counts) for _ in range(n)]


def open_view(state: LiarsDice) -> Plain:
    """What everybody may know."""
    n, over = state.players, state.node == N_OVER
    doubt = None
    if state.loser >= 0:
        doubt = {"loser": state.loser, "found": state.found, "bid": bid_of(state.doubted)}
    return {
        "game": "liars_dice",
        "players": n,
        "options": {},
        "pending": list(state.pending()),
        "over": over,
        "colours": list(notation.COLOURS[:n]),
        "outcome": {"scores": state.scores(), "ranks": state.ranks(), "shares": state.result()}
        if over
        else None,
        "phase": "over" if over else "rolling" if state.node == N_ROLL else "bidding",
        "dice_on_table": sum(state.scores()),
        "bid": bid_of(state.bid),
        "bidder": state.bidder if state.bid else None,
        "doubt": doubt,
        "seats": [
            {"points": state.left[p], "shown": faces([state.shown[p][f] for f in range(FACES)])}
            for p in range(n)
        ],
    }
