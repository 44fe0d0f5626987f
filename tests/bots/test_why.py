"""Why a move is better, in the game's terms: every reason of the catalogues is given somewhere, and is a sentence."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.bots.positions import decisions, sensible

import backroom
from backroom import games
from backroom.bots.hints import reasons
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import State
from backroom.words import Words

ENGLISH = Path(backroom.__file__).parent / "locale" / "en"


def some_move(state: State, seat: int, rnd: random.Random) -> tuple[int, ...]:
    work, actions = state.clone(), []
    while True:
        actions.append(rnd.choice(work.legal_actions(seat)))
        work.apply(actions[-1], seat)
        if not work.mid_move(seat):
            return tuple(actions)


def options(game: Game) -> dict[str, object]:
    return {option.name: True for option in game.options if option.name in ("events", "tricks")}


@pytest.mark.parametrize("name", sensible())
def test_every_reason_is_given_and_is_a_sentence(name: str) -> None:
    game = games.load(name)
    rnd = random.Random(name)
    given: dict[str, dict[str, object]] = {}
    for seed in range(6):
        for state, seat in decisions(game, rnd.randint(*game.seats), seed, options(game)):
            better = some_move(state, seat, rnd)
            for played in (None, some_move(state, seat, rnd)):
                told = reasons(game, state, seat, better, played)
                assert len(told) <= 2
                given.update(told)
    catalogue = (ENGLISH / f"{name}-why.ftl").read_text(encoding="utf-8")
    assert set(given) == set(re.findall(rf"^(why-{name}-[\w-]+) =", catalogue, re.M))
    for lang in ("en", "fr", "it"):
        words = Words(lang, strict=True)
        for key, facts in given.items():
            assert words.say(key, **facts)


@pytest.mark.parametrize("name", sensible())
def test_reasons_are_made_of_what_the_seat_knows(name: str) -> None:
    game = games.load(name)
    rnd, rng = random.Random(name), Rng(5)
    for state, seat in list(decisions(game, game.seats[0], 4, options(game)))[::5]:
        better, played = some_move(state, seat, rnd), some_move(state, seat, rnd)
        twin = state.determinise(seat, rng)
        assert reasons(game, state, seat, better, played) == reasons(game, twin, seat, better, played)
