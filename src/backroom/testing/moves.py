"""Moves as text and back, for every game: what is shown parses to the same actions, and what is listed can be played."""

from __future__ import annotations

import functools

from hypothesis import example, given
from hypothesis import strategies as st

from backroom.engine.errors import BackroomError, IllegalAction, ParseError, Refusal
from backroom.engine.moves import play
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.testing.cases import Case, amount
from backroom.testing.walk import every, replayed, sampled
from backroom.words import Words, languages


@functools.cache
def told(case: Case) -> list[str]:
    """Texts of all kinds of moves of a game."""
    notation = case.game.part("notation")
    return sorted({notation.show(state, seat, actions) for state, seat, actions in replayed(case, seed=0)})


@functools.cache
def between_moves(case: Case, seed: int, share: int) -> list[State]:
    """Every ``share``-th State of one random game, none in the middle of a move, and the last: only to be read."""
    found, end = [], case.start()
    for number, (state, *_) in enumerate(replayed(case, seed), 1):
        if number % share == 0:
            found.append(state.clone())
        end = state
    return [*found, end]


def test_text_and_actions_round_trip(case: Case) -> None:
    notation = case.game.part("notation")
    for seed in range(amount(3, 1)):
        for number, (state, seat, actions) in enumerate(replayed(case, seed)):
            text = notation.show(state, seat, actions)
            assert text == text.strip()
            assert notation.parse(state, seat, text) == actions
            if number % amount(5, 15) == 0:
                by_text, by_actions = state.clone(), state.clone()
                assert play(case.game, by_text, seat, text) == actions
                for action in actions:
                    by_actions.apply(action, seat)
                assert by_text == by_actions


def test_every_single_action_has_words(case: Case) -> None:
    """Also in the middle of a move, as learners' environments ask for it; those that one may choose from differ."""
    show, all_actions = case.game.part("notation").show, range(case.game.actions)
    for number, state in enumerate(sampled(case.start(), seed=4, share=every(case, amount(6, 60)))):
        for seat in (CHANCE, *state.pending()):
            legal = state.legal_actions(seat) if state.actor() == CHANCE or seat != CHANCE else []
            texts = [show(state, seat, (action,)) for action in legal]
            assert len(set(texts)) == len(texts)
            assert all(text and text == text.strip() for text in texts)
        for action in all_actions if number % amount(10, 60) == 0 else ():  # of another position
            assert show(state, CHANCE if action >= case.game.player_actions else 0, (action,))


def test_listed_moves_are_all_moves_and_playable(plain_case: Case) -> None:
    """Each whole move is listed once, or belongs to a form; each that is listed can be played."""
    game, notation = plain_case.game, plain_case.game.part("notation")
    listed_some = False
    for seed in range(amount(2, 1)):
        for number, (state, seat, actions) in enumerate(replayed(plain_case, seed)):
            if seat == CHANCE or number % every(plain_case, amount(7, 61)):
                continue
            listed, forms = notation.moves(state, seat), notation.forms(state, seat)
            assert len(listed) == len(set(listed))
            assert listed or forms
            text = notation.show(state, seat, actions)
            assert text in listed or text.split()[0] in {form["move"] for form in forms}
            for move in listed:
                play(game, state.clone(), seat, move)
            listed_some = listed_some or bool(listed)
            others = set(range(state.players)) - set(state.pending())
            assert all(not notation.forms(state, other) for other in others)
    assert listed_some


#: Errors that were put into words once: the same key and facts give the same sentence.
SAID: set[str] = set()


def refused(case: Case, state: State, seat: int, text: str) -> BackroomError | None:
    """The error of a move, None when it is played; either way what the contract says of it is checked."""
    trial, error = state.clone(), None
    try:
        play(case.game, trial, seat, text)
    except BackroomError as caught:
        error = caught
    if error is None:
        assert trial.laws() == []
        return None
    assert trial.to_bytes() == state.to_bytes()
    assert isinstance(error, IllegalAction | ParseError if seat == CHANCE else Refusal | ParseError)
    assert not isinstance(error, Refusal) or error.rule
    sentence = f"{error.key} {error.facts}"
    if sentence not in SAID:
        for lang in languages():
            said = Words(lang, strict=True).say(error.key, **error.facts)
            assert said
            assert "{" not in said
        SAID.add(sentence)
    return error


def test_moves_at_the_wrong_time_are_refused_with_a_rule_and_a_sentence(case: Case) -> None:
    rng, kinds = Rng(31), set()
    known = told(case)
    for state in between_moves(case, seed=0, share=every(case, amount(8, 60))):
        for _ in range(amount(30, 12)):
            anyone = rng.below(state.players + 1) - 1
            seat = anyone if state.over or rng.below(2) else state.actor()
            error = refused(case, state, seat, known[rng.below(len(known))])
            kinds.add(type(error))
        for seat in range(CHANCE, state.players):
            kinds.add(type(refused(case, state, seat, "retract")))
    assert Refusal in kinds
    assert type(None) in kinds


WORDS = st.sampled_from(
    ["", " ", "retract", "bid", "1", "-1", "99", "9999999999", "green", "red", "é", "٣", "x" * 300]
)


@given(words=st.lists(WORDS | st.text(max_size=6), max_size=6), pick=st.integers(0, 10**6))
@example(words=[], pick=0)
@example(words=["retract", "now"], pick=0)
def test_any_text_is_played_or_refused(plain_case: Case, words: list[str], pick: int) -> None:
    """Also texts that begin like a move: nothing but the errors of the contract comes out."""
    known = told(plain_case)
    begun = known[pick % len(known)].split()
    text = " ".join([*begun[: pick % (len(begun) + 1)], *words])
    states = between_moves(plain_case, seed=pick % amount(3, 1), share=60)
    state = states[pick % len(states)]
    for seat in range(CHANCE, state.players):
        refused(plain_case, state, seat, text)
