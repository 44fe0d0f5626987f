"""The rules, one by one."""

from __future__ import annotations

import pytest

from backroom import games
from backroom.engine.errors import Refusal
from backroom.engine.moves import play
from backroom.engine.state import CHANCE, State

GAME = games.load("liars_dice")


def rolled(*hands: str) -> State:
    """A first round with these dice."""
    state = GAME.start(len(hands))
    for colour, hand in zip(GAME.colours, hands):
        for face in hand:
            play(GAME, state, CHANCE, f"roll {colour} {face}")
    return state


def test_five_dice_each() -> None:
    """LD-01, LD-02."""
    state = rolled("12345", "66666")
    assert state.scores() == [5, 5]
    assert state.pending() == (0,)


def test_bids_rise() -> None:
    """LD-03."""
    state = rolled("12345", "66666")
    play(GAME, state, 0, "bid 2 4")
    for lower in ("bid 2 4", "bid 2 3", "bid 1 6"):
        with pytest.raises(Refusal) as caught:
            play(GAME, state, 1, lower)
        assert caught.value.key == "refuse-LD-03"
    play(GAME, state, 1, "bid 2 5")
    with pytest.raises(Refusal) as caught:
        play(GAME, state, 0, "bid 11 1")
    assert caught.value.key == "refuse-LD-03-most"


@pytest.mark.parametrize(("bid", "loser"), [("bid 4 6", 1), ("bid 5 6", 0)])
def test_a_doubt_costs_whoever_is_wrong_a_die(bid: str, loser: int) -> None:
    """LD-04 to LD-06."""
    state = rolled("12345", "66661")
    with pytest.raises(Refusal) as caught:
        play(GAME, state, 0, "doubt")
    assert caught.value.rule == "LD-04"
    play(GAME, state, 0, bid)
    play(GAME, state, 1, "doubt")
    assert state.scores()[loser] == 4
    assert state.loser == loser  # type: ignore[attr-defined]


def test_the_last_with_dice_wins() -> None:
    """LD-07: no six is ever rolled, and whoever bids one is doubted."""
    state = GAME.start(2)
    while not state.over:
        while state.actor() == CHANCE:
            state.apply(state.legal_actions()[0])
        play(GAME, state, state.actor(), "bid 1 6")
        play(GAME, state, state.actor(), "doubt")
    assert state.scores() == [0, 5]
    assert state.ranks() == [2, 1]
