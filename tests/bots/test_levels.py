"""The levels: their names, their specs, whole legal moves in every game, and their order in play."""

from __future__ import annotations

import time

import pytest

from backroom import bots, games
from backroom.arena.match import Field, rotations
from backroom.arena.runners import here
from backroom.arena.stats import summary
from backroom.bots.greedy import Easy
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget
from backroom.bots.searcher import Thought
from backroom.engine.errors import OptionError
from backroom.engine.heuristic import Heuristic
from bots.positions import decisions, sensible


def test_the_levels_have_names_that_a_person_understands() -> None:
    assert bots.names() == ("random", *bots.LEVELS)
    assert bots.LEVELS == ("beginner", "easy", "greedy", "medium", "hard", "expert")


@pytest.mark.parametrize("game", sensible())
def test_each_level_overlooks_less_or_thinks_longer_than_the_one_below(game: str) -> None:
    search = games.load(game).search
    assert 100 >= search.beginner > search.easy > 0
    assert 0 < search.medium < search.hard < search.expert
    for name, mistakes in (("beginner", search.beginner), ("easy", search.easy), ("easy@40", 40)):
        bot = bots.make(name, games.load(game), 1)
        assert isinstance(bot, Easy)
        assert bot.mistakes == mistakes


@pytest.mark.parametrize(
    "name",
    [
        *("nobody", "greedy@10", "easy@101", "easy@x", "hard@", "hard@0", "hard@-3"),
        *("hard@9:nonsense=1", "hard@1:threads=0"),
    ],
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(OptionError):
        bots.make(name, games.load("tammany"), 1)


def test_a_spec_changes_budget_and_manner() -> None:
    bot = bots.make("hard@70:threads=2:horizon=9:paranoid=1", games.load("tammany"), 1)
    assert isinstance(bot, bots.Searcher)
    assert (bot.budget.simulations, bot.budget.threads) == (70, 2)
    assert (bot.settings.horizon, bot.settings.paranoid) == (9, True)
    timed = bots.make("expert@0.25s", games.load("tammany"), 1)
    assert isinstance(timed, bots.Searcher)
    assert timed.budget == Budget(seconds=0.25)


@pytest.mark.parametrize("game", sensible())
@pytest.mark.parametrize(
    "level", ["random", "beginner", "easy", "greedy", "medium", "hard@40", "expert@40:threads=2"]
)
def test_a_move_is_whole_and_legal(game: str, level: str) -> None:
    found = games.load(game)
    tried = 0
    for state, seat in list(decisions(found, found.seats[1], 5))[::9]:
        bot = bots.make(level, found, tried)
        before = state.to_bytes()
        actions = bot.move(state, seat)
        assert state.to_bytes() == before
        assert state.try_move(seat, actions)
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("game", sensible())
def test_a_budget_of_seconds_is_kept(game: str) -> None:
    found = games.load(game)
    state, seat = next(decisions(found, found.seats[1], 3))
    began = time.perf_counter()
    thought = Thought(found, state, seat, 1, Budget(seconds=0.2), bots.SearchSettings())
    # Another program may hold the core for a while; a search that ignores its clock would go on for minutes.
    assert 0.2 <= time.perf_counter() - began < 60.0
    assert thought.simulations > 0


def test_simulations_end_at_their_guard_of_seconds() -> None:
    found = games.load("tammany")
    state, seat = next(decisions(found, 4, 3))
    thought = Thought(
        found, state, seat, 1, Budget(simulations=100_000_000, seconds=0.1), bots.SearchSettings()
    )
    assert 0 < thought.simulations < 100_000


@pytest.mark.parametrize("simulations", [0, 500])
@pytest.mark.parametrize("game", sensible())
def test_a_thought_whose_time_is_up_before_it_begins_still_finds_a_move(game: str, simulations: int) -> None:
    """A machine may hold a bot back for longer than its guard of seconds."""
    found = games.load(game)
    state, seat = next(decisions(found, found.seats[1], 3))
    bot = bots.Searcher(found, 1, Budget(simulations=simulations, seconds=1e-9))
    assert state.try_move(seat, bot.move(state, seat))


def test_a_game_without_a_heuristic_is_searched_by_random_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = games.load("tammany")
    monkeypatch.delattr(found.part("heuristic"), "HEURISTIC")
    guidance.cache_clear()
    try:
        seen = guidance(found)
        assert (seen.kind, seen.guides, seen.values) == (Heuristic, False, False)
        state, seat = next(decisions(found, 3, 3))
        assert state.try_move(seat, bots.make("hard@60", found, 1).move(state, seat))
    finally:
        monkeypatch.undo()
        guidance.cache_clear()
    assert guidance(found).guides


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("beginner", "random"), ("greedy", "easy"), ("medium", "easy")]
)
def test_the_stronger_wins_more_than_its_share(stronger: str, weaker: str) -> None:
    lineup = (stronger, weaker, weaker, weaker)
    rows = summary(here(rotations(Field("tammany", {}), lineup, 24, 5), lambda: None, 1))
    own = next(row for row in rows if row["player"] == stronger)
    assert own["low"] > own["fair"]


@pytest.mark.parametrize("game", sensible())
def test_a_hint_can_be_played_as_it_stands(game: str) -> None:
    from backroom.engine.moves import play
    from backroom.words import Words

    found = games.load(game)
    for state, seat in list(decisions(found, found.seats[1], 8))[::25]:
        given = bots.hint(found, state, seat, Budget(simulations=40))
        assert play(found, state, seat, given.move) == given.actions
        for why in given.why:
            for lang in ("en", "fr", "it"):
                assert Words(lang, strict=True).say(why["key"], **why["facts"])
