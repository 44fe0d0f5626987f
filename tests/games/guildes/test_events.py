"""The variant with events: GU-40 to GU-46."""

from __future__ import annotations

import pytest

from backroom.games.guildes.printed import EVENTS, KINDS
from backroom.games.guildes.rules import N_ASIDE, N_BACK, N_DEAL, N_FIRST, N_OVER, N_PLAY, N_TURN
from games.guildes.tables import SEATS, deal, do, game, moves, refusal, rule, run, seat, tableau, view


@rule("GU-40")
@pytest.mark.parametrize(("players", "played"), [(3, 7), (4, 6), (5, 4), (6, 4)])
def test_one_card_fewer_is_played_this_round_only(players: int, played: int) -> None:
    state = run(deal(game(players, events=True), [""] * players, "fewer"), N_DEAL)
    assert [sum(row) for row in state.tableau[:players]] == [played] * players
    run(deal(state, [""] * players, "ties"), N_DEAL)
    assert [sum(row) for row in state.tableau[:players]] == [2 * played + 1] * players


@rule("GU-41")
def test_who_is_level_is_passed_over_and_the_militia_is_not_touched() -> None:
    state = game(4, events=True)
    assert state.payout(7, 1, True, [2, 2, 1, 0]) == [0, 0, 12, 0]
    assert state.payout(7, 1, False, [2, 2, 1, 0]) == [9, 9, 0, 0]
    assert state.payout(10, 1, True, [2, 2, 1, 0]) == [6, 6, 3, 0]
    assert state.payout(7, 1, True, [0, 0, 1, 0]) == [0, 0, 12, 0]


@rule("GU-42")
def test_cards_are_played_openly_to_the_right_from_a_drawn_player() -> None:
    state = run(deal(game(4, events=True), [""] * 4, "turns"), N_FIRST)
    assert sum(map(sum, state.hand)) == 36
    assert [weight for _, weight in state.outcomes()] == [1, 1, 1, 1]
    do(state, "chance", "first blue")
    order = []
    for _ in range(8):
        (acts,) = state.pending()
        assert state.node == N_TURN
        order.append(SEATS[acts])
        move = moves(state, SEATS[acts])[0]
        do(state, SEATS[acts], move)
        assert tableau(state, SEATS[acts]).get(move.split()[1], 0) > 0
    # the first player moves one seat to the right after each pass
    assert order == ["blue", "red", "green", "yellow", "red", "green", "yellow", "blue"]
    assert view(state, None)["first"] == seat("green")
    run(state, N_DEAL)
    assert [sum(row) for row in state.tableau[:4]] == [7] * 4


@rule("GU-43")
def test_a_card_of_each_is_shuffled_and_dealt_back() -> None:
    state = run(deal(game(4, events=True), [""] * 4, "redistribution"), N_ASIDE)
    given = {}
    for name in SEATS[:4]:
        given[name] = moves(state, name)[0].split()[1]
        do(state, name, f"aside {given[name]}")
    assert state.node == N_BACK
    assert sum(weight for _, weight in state.outcomes()) == 4
    left = list(given.values())
    got = {}
    for name in SEATS[:4]:
        got[name] = next(kind for kind in reversed(KINDS) if kind in left)
        do(state, "chance", f"back {name} {got[name]}")
        left.remove(got[name])
    assert state.node == N_PLAY
    assert [sum(row) for row in state.hand[:4]] == [9] * 4
    for name in SEATS[:4]:
        told = view(state, name)
        assert (told["put_aside"], told["got_back"]) == (given[name], got[name])
    assert view(state, None)["put_aside"] is None


@rule("GU-43")
def test_one_may_get_ones_own_card_back() -> None:
    state = run(deal(game(3, events=True), [""] * 3, "redistribution"), N_ASIDE)
    card = moves(state, "red")[0].split()[1]
    for name in SEATS[:3]:
        do(state, name, moves(state, name)[0])
    do(state, "chance", f"back red {card}")
    assert view(state, "red")["got_back"] == card


@pytest.mark.no_cover
@rule("GU-44")
@pytest.mark.parametrize(
    ("players", "steps"), [(3, [2, 1, 2, 1, 2]), (4, [1, 2, 1, 2, 1]), (5, [2, 1, 2]), (6, [2, 1, 2])]
)
def test_cards_are_played_by_twos_and_ones(players: int, steps: list[int]) -> None:
    state = run(deal(game(players, events=True), [""] * players, "pairs"), N_PLAY)
    found = []
    while state.node == N_PLAY:
        found.append(state.size)
        for name in SEATS[:players]:
            assert (
                all(len(move.split()) == 1 + state.size for move in moves(state, name))
                or state.node != N_PLAY
            )
            before = sum(tableau(state, name).values())
            do(state, name, moves(state, name)[0])
            if name != SEATS[players - 1]:
                assert sum(tableau(state, name).values()) == before
    assert found == steps
    assert sum(steps) == state.cards.played[players]


@rule("GU-44")
def test_two_cards_have_no_order_and_both_must_be_named() -> None:
    state = run(deal(game(3, events=True), [""] * 3, "pairs"), N_PLAY)
    hand = view(state, "red")["hand"]
    first, second = next(iter(hand)), list(hand)[1]
    assert refusal(state, "red", f"play {first}").key == "refuse-GU-44-two"
    twin = state.clone()
    do(state, "red", f"play {second} {first}")
    do(twin, "red", f"play {first} {second}")
    assert state == twin
    assert view(state, "red")["chosen"] == [first, second]
    lonely = next((kind for kind, number in hand.items() if number == 1), None)
    if lonely:
        do(state, "red", "retract")
        assert refusal(state, "red", f"play {lonely} {lonely}").key == "refuse-GU-61-second"
    for name in SEATS[:3]:
        if seat(name) in state.pending():
            do(state, name, moves(state, name)[0])
    assert refusal(state, "red", f"play {first} {first}").key == "refuse-GU-44-one"


@pytest.mark.no_cover
@rule("GU-45")
def test_a_card_stays_down_until_all_have_played_the_next() -> None:
    state = run(deal(game(4, events=True), [""] * 4, "facedown"), N_PLAY)
    laid: dict[str, list[str]] = {name: [] for name in SEATS[:4]}
    for number in range(1, 8):
        for name in SEATS[:4]:
            move = moves(state, name)[0]
            assert move.startswith("lay ")
            laid[name].append(move.split()[1])
            do(state, name, move)
        for name in SEATS[:4]:
            open_cards = laid[name] if number == 7 else laid[name][: number - 1]
            shown = tableau(state, name)
            assert sum(shown.values()) == len(open_cards)
            assert all(shown[kind] == open_cards.count(kind) for kind in open_cards)
            if number < 7:
                assert view(state, name)["face_down"] == laid[name][-1]
                assert view(state, None)["seats"][seat(name)]["face_down"]
    assert state.node == N_DEAL


@rule("GU-46")
@pytest.mark.parametrize("seed", range(3))
def test_events_never_combine(seed: int) -> None:
    """Each round shows only its own event's way of playing."""
    from backroom.testing.walk import walk

    state = game(4, events=True)
    for _ in walk(state, seed):
        event = EVENTS[state.event[state.round]] if state.event[state.round] >= 0 else None
        assert (state.node in (N_TURN, N_FIRST)) <= (event == "turns")
        assert (state.node in (N_ASIDE, N_BACK)) <= (event == "redistribution")
        assert (max(state.down) >= 0) <= (event == "facedown")
        assert (state.node == N_PLAY and state.size == 2) <= (event == "pairs")
    assert state.node == N_OVER
