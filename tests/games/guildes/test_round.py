"""Taking and playing cards: GU-20 to GU-25, GU-60, GU-61."""

from __future__ import annotations

import pytest

from backroom.engine.errors import ParseError
from backroom.games.guildes.rules import N_ASIDE, N_DEAL, N_LAST, N_PLAY, N_TAKE
from games.guildes.tables import SEATS, deal, do, game, moves, refusal, rule, run, tableau, view

HANDS = [
    "fishermen farmers artisans scholars merchants burghers knights nobles priests",
    "fishermen 2 militia 7",
    "farmers 2 alchemists 7",
    "artisans 2 priests 7",
]


@rule("GU-20")
@pytest.mark.parametrize(("event", "to"), [("ties", "blue"), ("fewer", "green")])
def test_the_rest_of_a_hand_goes_left_or_right(event: str, to: str) -> None:
    state = deal(game(), HANDS, event)
    assert view(state, "red")["packet"]["scholars"] == 1
    do(state, "red", "take scholars")
    do(state, "blue", "take militia")
    do(state, "yellow", "take alchemists")
    assert view(state, "red")["hand"] == {}
    do(state, "green", "take priests")
    assert view(state, "red")["hand"] == {"scholars": 1}
    assert view(state, to)["packet"] == dict.fromkeys(
        ("fishermen", "farmers", "artisans", "merchants", "burghers", "knights", "nobles", "priests"), 1
    )
    assert view(state, "red")["taken"] == ["scholars"]


@rule("GU-20")
def test_everyone_takes_as_many_as_were_dealt() -> None:
    state = run(deal(game(), HANDS), N_PLAY)
    assert [sum(row) for row in state.hand[:4]] == [9] * 4
    assert sum(map(sum, state.packet)) == 0


@rule("GU-21")
def test_cards_are_revealed_together() -> None:
    state = run(deal(game(), HANDS), N_PLAY)
    chosen = {name: moves(state, name)[0] for name in SEATS[:4]}
    for name in ("green", "blue", "red"):
        do(state, name, chosen[name])
        assert all(tableau(state, other) == {} for other in SEATS[:4])
    do(state, "yellow", chosen["yellow"])
    for name, move in chosen.items():
        assert tableau(state, name) == {move.split()[1]: 1}
    assert view(state, None)["step"] == {"done": 1, "of": 7, "size": 1}


@rule("GU-22", "GU-23")
def test_after_the_last_card_the_rest_is_discarded_and_votes_are_counted() -> None:
    state = run(deal(game(), HANDS), N_PLAY)
    while state.step < 6:
        state.apply(state.legal_actions()[0])
    assert sum(state.discards) == 0
    run(state, N_DEAL)
    assert sum(state.discards) == 8
    assert [sum(row) for row in state.hand[:4]] == [0] * 4
    assert state.counts == 1
    assert sum(state.scores()) > 0
    kept = [row[:] for row in state.tableau]
    run(deal(state, [""] * 4, "fewer"), N_PLAY)
    assert state.tableau == kept


@rule("GU-24")
def test_a_choice_can_be_changed_until_the_last_one_is_made() -> None:
    state = deal(game(), HANDS)
    do(state, "red", "take scholars")
    assert view(state, "red")["chosen"] == ["scholars"]
    assert view(state, "red")["can_retract"]
    do(state, "red", "retract", "take nobles")
    assert view(state, "red")["chosen"] == ["nobles"]
    do(state, "blue", "take militia")
    do(state, "yellow", "take farmers")
    assert refusal(state, "green", "retract").rule == "GU-24"
    do(state, "green", "take priests")
    assert refusal(state, "red", "retract").rule == "GU-24"
    assert view(state, "red")["hand"] == {"nobles": 1}


@rule("GU-24")
@pytest.mark.parametrize(("event", "node"), [("redistribution", N_ASIDE), ("pairs", N_PLAY)])
def test_what_is_put_aside_or_played_can_be_changed_too(event: str, node: int) -> None:
    state = run(deal(game(events=True), HANDS, event), node)
    if event == "pairs":  # to the step of two cards
        for name in SEATS[:4]:
            do(state, name, moves(state, name)[0])
    before = state.clone()
    do(state, "green", moves(state, "green")[0])
    assert state.can_retract(3)
    do(state, "green", "retract")
    assert state == before


@rule("GU-25")
def test_the_last_card_takes_itself_and_stands_in_the_log() -> None:
    state = run(deal(game(), HANDS), N_LAST)
    assert state.pending() == ()
    last = [view(state, name)["packet"] for name in SEATS[:4]]
    assert all(sum(cards.values()) == 1 for cards in last)
    assert [action for action, _ in state.outcomes()] == [195]
    do(state, "chance", "last")
    for name, cards in zip(SEATS, last):
        assert view(state, name)["taken"][-1] in cards
        assert len(view(state, name)["taken"]) == 9


@rule("GU-60")
def test_wrong_phase_seat_or_turn_is_refused() -> None:
    state = deal(game(events=True), HANDS, "turns")
    assert refusal(state, "red", "play scholars").key == "refuse-GU-60-phase"
    assert refusal(state, "red", "aside scholars").facts == {"phase": "take"}
    assert refusal(state, "red", "decline").key == "refuse-GU-50-off"
    assert refusal(state, "red", "keep scholars").key == "refuse-GU-50-off"
    assert refusal(state, "red", "first red").key == "error-chance-line"
    do(state, "red", "take scholars")
    assert refusal(state, "red", "take nobles").key == "error-already-chosen"
    run(state, 5)
    assert refusal(state, "red", "play scholars").key == "error-chance-acts"
    do(state, "chance", "first blue")
    refused = refusal(state, "red", "play scholars")
    assert (refused.rule, refused.key, refused.facts) == ("GU-42", "error-not-your-turn", {"seat": "blue"})
    assert refusal(state, "blue", "take scholars").facts == {"phase": "turn"}
    assert refusal(state, "blue", "play scholars nobles").key == "refuse-GU-42-one"
    run(state, 23)
    assert refusal(state, "red", "play scholars").key == "error-game-over"


@rule("GU-61")
def test_a_card_that_is_not_there_is_refused() -> None:
    state = deal(game(), HANDS)
    refused = refusal(state, "red", "take militia")
    assert (refused.key, refused.facts) == ("refuse-GU-61-passed", {"card": "militia"})
    run(state, N_PLAY)
    lacking = next(
        name for name in ("fishermen", "militia", "nobles") if name not in view(state, "red")["hand"]
    )
    assert refusal(state, "red", f"play {lacking}").key == "refuse-GU-61"
    assert refusal(state, "red", f"lay {lacking}").key == "refuse-GU-45-up"
    assert refusal(state, "red", f"play {lacking} {lacking}").key == "refuse-GU-21-one"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("take wizards", "parse-guildes-card"),
        ("plus brown", "parse-guildes-seat"),
        ("plus purple", "parse-guildes-seat"),
        ("event storm", "parse-guildes-event"),
        ("trick red theft", "parse-guildes-trick"),
        ("take", "parse-guildes-form"),
        ("take scholars nobles", "parse-guildes-form"),
        ("play", "parse-guildes-form"),
        ("", "error-not-a-move"),
        ("dance", "error-not-a-move"),
    ],
)
def test_what_is_no_move_says_what_would_be_one(text: str, key: str) -> None:
    state = deal(game(), HANDS)
    with pytest.raises(ParseError) as caught:
        do(state, "red", text)
    assert caught.value.key == key
    assert caught.value.facts.get("expected") or caught.value.facts["word"] in text


def test_upper_case_and_spaces_do_not_matter() -> None:
    state = do(deal(game(), HANDS), "red", "  Take   SCHOLARS ")
    assert state.node == N_TAKE
    assert view(state, "red")["chosen"] == ["scholars"]
