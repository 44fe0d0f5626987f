"""Set-up and the start of a round: GU-10 to GU-17."""

from __future__ import annotations

import pytest

from backroom.engine.playout import Runner
from backroom.engine.state import CHANCE
from backroom.games.guildes.printed import EVENTS, KINDS
from backroom.games.guildes.rules import N_DEAL, N_EVENT, N_OVER, N_TAKE, N_TRICKS
from games.guildes.tables import SEATS, deal, do, game, rule, run, view


@rule("GU-10", "GU-11", "GU-12", "GU-13")
@pytest.mark.parametrize(("players", "dealt", "played"), [(3, 10, 8), (4, 9, 7), (5, 7, 5), (6, 6, 5)])
def test_everyone_is_dealt_and_plays_the_numbers_of_the_table(players: int, dealt: int, played: int) -> None:
    state = game(players)
    deck = sum(state.deck)
    assert deck == (93 if players == 3 else 110)
    assert (state.deck[9], state.deck[10]) == ((0, 12) if players == 3 else (14, 15))
    deal(state, [""] * players)
    assert sum(state.deck) == deck - dealt * players
    assert [sum(row) for row in state.packet[:players]] == [dealt] * players
    run(state, N_DEAL)
    assert [sum(row) for row in state.tableau[:players]] == [played] * players
    assert sum(state.discards) == (dealt - played) * players


@rule("GU-14")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_rounds_are_dealt_from_one_deck(players: int) -> None:
    state, seen = game(players), []
    start = sum(state.deck)
    runner = Runner(players)
    while state.node != N_OVER:
        if state.node == N_EVENT:
            seen.append(sum(state.deck))
        runner.advance(state)
    size = state.cards.dealt[players] * players
    assert seen == [start - size, start - 2 * size, start - 3 * size]
    assert state.counts == 3


@rule("GU-14")
def test_a_card_is_drawn_by_what_is_left() -> None:
    state = game(4)
    do(state, "chance", *["deal red fishermen"] * 5)
    outcomes = dict(state.outcomes())
    assert len(outcomes) == 10
    assert list(outcomes.values()) == [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]


@rule("GU-15", "GU-46")
@pytest.mark.parametrize("events", [False, True])
def test_one_event_a_round_shows_the_direction_and_is_out_then(events: bool) -> None:
    state = game(4, events=events)
    drawn = []
    for _ in range(3):
        while state.node != N_EVENT:
            state.apply(state.legal_actions()[0])
        left = [EVENTS[action - 135] for action in state.legal_actions(CHANCE)]
        assert left == [name for name in EVENTS if name not in drawn]
        assert set(dict(state.outcomes()).values()) == {1}
        drawn.append(left[-1])
        do(state, "chance", f"event {left[-1]}")
        assert view(state, None)["event"]["active"] is events
    run(state, N_OVER)
    assert view(state, None)["events_gone"] == ["facedown", "pairs", "redistribution"]


@rule("GU-15")
def test_without_the_variant_the_text_of_an_event_does_not_count() -> None:
    state = deal(game(4), [""] * 4, "fewer")
    assert view(state, None)["event"] == {"name": "fewer", "active": False, "passes": "right"}
    run(state, N_DEAL)
    assert [sum(row) for row in state.tableau[:4]] == [7] * 4


@rule("GU-16")
def test_a_round_starts_with_the_deal_then_the_event_then_the_tricks() -> None:
    state, nodes = game(4, events=True, tricks=True), []
    while state.node != N_TAKE:
        if not nodes or nodes[-1] != state.node:
            nodes.append(state.node)
        state.apply(state.legal_actions()[0])
    assert nodes == [N_DEAL, N_EVENT, N_TRICKS]
    assert state.pending() == (0, 1, 2, 3)


@rule("GU-17")
def test_the_discards_grow_and_what_is_not_dealt_stays_hidden() -> None:
    state = game(5)
    sizes = []
    runner = Runner(5)
    while state.node != N_OVER:
        runner.advance(state)
        if not sizes or sizes[-1] != sum(state.discards):
            sizes.append(sum(state.discards))
    assert sizes == [0, 10, 20, 30]
    assert sum(state.deck) == 5
    for who in (None, *SEATS[:5]):
        told = view(state, who)
        assert (told["deck"], told["discards"]) == (5, 30)
        assert len(KINDS) == len(told["guilds"])
