"""What a move comes to, in the game's terms: every message of the catalogues is told somewhere, and is a sentence; whatever
is told is the same in every world that the seat cannot tell apart.

That the numbers are those of the State is each game's own test (tests/games/<game>/test_reasons.py).
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.bots.positions import decisions

import backroom
from backroom import bots, games
from backroom.bots.hints import COSTLY, Effort
from backroom.bots.levels import Budget
from backroom.engine.game import Game
from backroom.engine.reasons import PART, Reason, Told
from backroom.engine.rng import Rng
from backroom.engine.state import State
from backroom.engine.story import SEAT_FACTS
from backroom.words import Words

ENGLISH = Path(backroom.__file__).parent / "locale" / "en"
#: Parts of sentences, which other messages use.
PARTS = {
    "guildes-coach-cards",
    "guildes-coach-votes",
    "guildes-coach-seen",
    "mob-coach-range",
    "mob-coach-rival",
    "mob-coach-prize",
    "mob-coach-side",
}
#: Where to look, before a puzzle is solved: tests/bots/test_puzzles.py and tests/server/test_puzzles.py have them.
LOOKS = {f"{game.name}-coach-look" for game in games.having(PART)}
#: Told only where 35 chips of a colour are in hands: tests/games/tammany/test_reasons.py has it.
RARE = {"tammany-coach-no-chip"}
COACHED = [game.name for game in games.having(PART)]


def some_move(state: State, seat: int, rnd: random.Random) -> tuple[int, ...]:
    work, actions = state.clone(), []
    while True:
        actions.append(rnd.choice(work.legal_actions(seat)))
        work.apply(actions[-1], seat)
        if not work.mid_move(seat):
            return tuple(actions)


def some_text(game: Game, state: State, seat: int, rnd: random.Random) -> str:
    known = state.determinise(seat, Rng(1))
    text: str = game.part("notation").show(known, seat, some_move(known, seat, rnd))
    return text


def options(game: Game) -> dict[str, object]:
    return {option.name: True for option in game.options if option.name in ("events", "tricks")}


def said(words: Words, game: Game, told: Reason) -> str:
    facts = dict(told["facts"])
    for name in SEAT_FACTS:
        if name in facts:
            facts[name] = game.colours[facts[name]]
    return words.say(told["key"], **facts)


@pytest.mark.parametrize("name", COACHED)
def test_every_message_is_told_and_is_a_sentence(name: str) -> None:
    game = games.load(name)
    rnd = random.Random(name)
    given: dict[str, Reason] = {}
    catalogue = (ENGLISH / f"{name}-coach.ftl").read_text(encoding="utf-8")
    written = set(re.findall(rf"^({name}-coach-[\w-]+) =", catalogue, re.M)) - PARTS - RARE - LOOKS
    for seed in range(60):
        if given.keys() >= written:
            break
        for state, seat in decisions(game, rnd.randint(*game.seats), seed, options(game)):
            told = Told(game, state, seat)
            asks = told.asks()
            assert asks is not None
            given[asks["key"]] = asks
            for _ in range(3):
                text = some_text(game, state, seat, rnd)
                why, deed = game.part(PART).reasons(told._view, text), told.deed(text)
                assert deed is not None
                given.update({one["key"]: one for one in (deed, *why)})
    assert {key for key in given if "-coach-" in key} == written
    for lang in ("en", "fr", "it"):
        words = Words(lang, strict=True)
        for one in given.values():
            assert said(words, game, one)


@pytest.mark.parametrize("name", COACHED)
def test_reasons_are_made_of_what_the_seat_knows(name: str) -> None:
    game = games.load(name)
    rnd, rng = random.Random(name), Rng(5)
    for state, seat in list(decisions(game, game.seats[0], 4, options(game)))[::5]:
        twin = state.determinise(seat, rng)
        one, two = Told(game, state, seat), Told(game, twin, seat)
        text = some_text(game, state, seat, rnd)
        assert (one.asks(), one.why(text), one.deed(text)) == (two.asks(), two.why(text), two.deed(text))


@pytest.mark.parametrize("name", COACHED)
def test_advice_is_the_search_s_from_what_the_seat_knows(name: str) -> None:
    """Twin worlds get the same advice; every idea can be played; a costly slip is one by its own figures."""
    game = games.load(name)
    rng = Rng(7)
    effort = Effort(Budget(simulations=30), rounds=4, looks=1, seconds=0)
    for state, seat in list(decisions(game, game.seats[0], 2, options(game)))[5::40]:
        twin = state.determinise(seat, rng)
        known = bots.advise(game, state, seat, effort, seed=3)
        assert known == bots.advise(game, twin, seat, effort, seed=3)
        for idea in known.ideas:
            assert state.clone().try_move(seat, idea.actions)
        best = known.chances.get(known.ideas[0].move, 0.0)
        for text, cost in known.costly.items():
            assert cost >= COSTLY
            assert best - known.chances[text] == pytest.approx(cost, abs=2e-3)


def test_a_slip_that_throws_the_game_away_is_costly() -> None:
    """A position of MOB one move before the end, where giving up the main action loses and moving a mole wins."""
    game = games.load("mob")
    found = 0
    for seed in range(12):
        for state, seat in list(decisions(game, 2, seed))[-8:]:
            advice = bots.advise(
                game, state, seat, Effort(Budget(simulations=200), rounds=24, seconds=0), seed=1
            )
            for text, cost in advice.costly.items():
                found += 1
                assert advice.chances[text] <= advice.chances[advice.ideas[0].move] - cost + 2e-3
    assert found
