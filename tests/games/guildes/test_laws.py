"""The laws see what is broken; random games break none."""

from __future__ import annotations

import pytest

from backroom.engine.playout import Runner, check_games
from backroom.games.guildes.rules import N_PLAY, N_TAKE, Guildes
from backroom.testing.cases import amount
from games.guildes.tables import deal, game, put, run


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("tricks", [False, True])
def test_random_games_break_no_law(players: int, events: bool, tricks: bool) -> None:
    tally = check_games(game(players, events, tricks), amount(400, 1), seed=players)
    assert tally.broken == []


def one_more(row: list[int], k: int, by: int = 1) -> list[int]:
    return [n + (by if i == k else 0) for i, n in enumerate(row)]


def playing() -> Guildes:
    return run(deal(game(4), [""] * 4), N_PLAY)


def test_a_card_too_many_is_seen() -> None:
    state = playing()
    assert put(state, deck=one_more(state.deck, 3)).laws() == ["the cards of each guild add up"]


def test_a_number_below_zero_is_seen() -> None:
    state = playing()
    k = state.deck.index(0) if 0 in state.deck else 0
    spoilt = one_more(state.deck, k, -state.deck[k] - 1)
    assert "nothing below zero" in put(state, deck=spoilt).laws()


def test_a_hand_of_the_wrong_size_is_seen() -> None:
    state = deal(game(4), [""] * 4)
    packet = [row[:] for row in state.packet]
    packet[1] = one_more(packet[1], 10)
    assert "hands have their size" in put(state.clone(), packet=packet).laws()  # type: ignore[arg-type]
    hand = [row[:] for row in state.hand]
    hand[1] = one_more(hand[1], 10)
    assert state.node == N_TAKE
    assert "hands have their size" in put(state, hand=hand).laws()
    state = playing()
    hand = [row[:] for row in state.hand]
    hand[2] = one_more(hand[2], 10)
    assert "hands have their size" in put(state, hand=hand).laws()


def test_books_that_do_not_agree_are_seen() -> None:
    state = playing()
    shown = [[row[:] for row in part] for part in state.shown]
    shown[0][0] = one_more(shown[0][0], 10, 9)
    assert "the books agree" in put(state.clone(), shown=shown).laws()  # type: ignore[arg-type]
    hand = [row[:] for row in state.hand]
    have = next(k for k, n in enumerate(hand[0]) if n)
    other = next(k for k, n in enumerate(state.deck) if n and k != have)
    hand[0] = one_more(one_more(hand[0], have, -1), other)
    deck = one_more(one_more(state.deck, have), other, -1)
    assert put(state, hand=hand, deck=deck).laws() == ["the books agree"]
    state = game(4)
    runner = Runner(3)
    while state.counts == 0:
        runner.advance(state)
    thrown = next(k for k, n in enumerate(state.discards) if n)
    moved = put(
        state.clone(),  # type: ignore[arg-type]
        discards=one_more(state.discards, thrown, -1),
        deck=one_more(state.deck, thrown),
    )
    assert moved.laws() == ["the books agree"]
    # a card that D played must have been thrown away by somebody
    never = next(k for k, n in enumerate(state.discards) if not n)
    drawn = put(state, kept=[never, -1, -1])
    assert "the books agree" in drawn.laws()
