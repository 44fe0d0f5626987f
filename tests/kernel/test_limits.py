"""Two to ten at one table, everywhere in the engine; and declarations beyond its limits are refused in a sentence."""

from __future__ import annotations

import random
import sys
import types
from dataclasses import replace
from typing import Any

import pytest

from backroom import games
from backroom.engine import game as game_module
from backroom.engine.errors import GameError
from backroom.engine.game import Game
from backroom.engine.heuristic import Heuristic
from backroom.engine.limits import MOST_ACTIONS, MOST_CHOICES, MOST_FACTS, MOST_PARTS, MOST_SEATS
from backroom.engine.observe import Observer
from backroom.engine.odds import Odds
from backroom.engine.playout import Runner, check_games, random_games
from backroom.engine.probe import probe
from backroom.engine.record import Record, result_of
from backroom.engine.rng import Rng
from backroom.engine.search import Search
from backroom.engine.state import CHANCE, COMPILED, State
from backroom.testing import checks
from backroom.testing.walk import sampled
from backroom.words import Words, languages
from kernel.conftest import module
from kernel.highcard import schema

TABLES = range(2, schema.SEATS + 1)


@pytest.fixture
def game() -> Game:
    rules: Any = module("highcard")
    return Game(
        name="highcard",
        seats=(2, schema.SEATS),
        rules_version=1,
        actions=schema.A_ALL,
        player_actions=schema.A_CHANCE,
        width=schema.WIDTH,
        colours=tuple("abcdefghij"),
        make=lambda players, options, data: rules.HighCard(players),
        simultaneous=True,
        package="kernel.highcard",
    )


def dealt(game: Game, players: int) -> State:
    state = game.start(players)
    runner = Runner(players)
    while state.actor() == CHANCE:
        runner.advance(state)
    return state


@pytest.mark.parametrize("players", TABLES)
def test_random_games_and_laws(game: Game, players: int) -> None:
    tally = random_games(game.start(players), 50, seed=1, threads=2)
    assert tally.games == 50
    assert tally.decisions == 50 * players * 2 * schema.HAND
    assert len(tally.wins) == players
    assert sum(tally.wins) >= 50
    assert min(tally.scores) > 0
    assert check_games(game.start(players), 20, seed=2).broken == []


@pytest.mark.parametrize("players", TABLES)
def test_the_kit_holds(game: Game, players: int) -> None:
    for state in sampled(game.start(players), players, share=5):
        checks.choices(state, game.player_actions)
        checks.width(state, game.width)
        checks.result(state)
        again = game.from_bytes(state.to_bytes(), players)
        assert again == state


@pytest.mark.parametrize("players", TABLES)
def test_a_search_at_every_seat(game: Game, players: int) -> None:
    state = dealt(game, players)
    for seat in range(players):
        search = Search(state, seat, Heuristic(), seed=seat, room=20_000)
        search.guided = 0
        search.run(60)
        assert search.simulations == 60
        assert {action for action, _, _ in search.policy()} <= set(state.legal_actions(seat))
        search.look(20)
        assert sum(search.outlook()) > 0
        assert len(search.points()) == players


@pytest.mark.parametrize("players", TABLES)
def test_what_a_seat_believes_keeps_the_laws(game: Game, players: int) -> None:
    state = dealt(game, players)
    for seat in (-1, 0, players - 1):
        guess = state.determinise(seat, Rng(seat + 7))
        assert guess.laws() == []
        if seat >= 0:
            assert guess.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("players", TABLES)
def test_a_record_replays(game: Game, players: int) -> None:
    draw = random.Random(players)
    notation = game.part("notation")
    state = game.start(players)
    record = Record(game, players, {}, ["random"] * players)
    while not state.over:
        seat = state.actor()
        action = draw.choice(state.legal_actions())
        record.log.append((seat, notation.show(state, seat, (action,))))
        state.apply(action)
    record.result = result_of(state)
    again = Record.from_json(record.to_json(), lambda name: game)
    assert again.check().digest() == state.digest()


if COMPILED:

    @pytest.mark.parametrize("players", [2, 9, 10])
    def test_the_vector_environment(game: Game, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
        vector = pytest.importorskip("backroom.research.vector")
        monkeypatch.setattr(games, "load", lambda name: game)
        env = vector.VectorEnv("highcard", players, count=8, threads=2, seed=4)
        ended = 0
        for _ in range(players * schema.HAND * 2):
            env.step(env.sample())
            ended += int(env.done.sum())
            assert env.seats.max() < players
        assert ended == 16
        assert env.scores.shape == (8, players)


def test_a_table_that_is_too_small_or_too_large(game: Game) -> None:
    for players in (1, 11):
        with pytest.raises(Exception, match="error-players"):
            game.start(players)


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("error-game-seats", {"seats": (0, 4)}),
        ("error-game-seats", {"seats": (5, 4)}),
        (
            "error-game-seats",
            {"seats": (2, MOST_SEATS + 1), "colours": tuple(map(str, range(MOST_SEATS + 1)))},
        ),
        ("error-game-colours", {"colours": ("red", "blue")}),
        ("error-game-colours", {"colours": ("red",) * 10}),
        ("error-game-actions", {"actions": MOST_ACTIONS + 1}),
        ("error-game-actions", {"player_actions": schema.A_ALL + 1}),
        ("error-game-actions", {"player_actions": 0}),
        ("error-game-width", {"width": 0}),
        ("error-game-width", {"width": MOST_CHOICES + 1, "actions": MOST_ACTIONS}),
        ("error-game-width", {"width": schema.A_ALL + 1}),
    ],
)
def test_what_the_engine_cannot_do_is_refused_when_it_is_declared(
    game: Game, key: str, wrong: dict[str, Any]
) -> None:
    with pytest.raises(GameError) as met:
        replace(game, **wrong)
    assert met.value.key == key
    for language in languages():
        assert "highcard" in Words(language, strict=True).say(met.value.key, **met.value.facts)


def test_a_state_that_is_not_what_its_game_declares(game: Game) -> None:
    with pytest.raises(GameError, match="error-game-state"):
        replace(game, actions=schema.A_ALL + 5).start(3)
    rules: Any = module("highcard")
    with pytest.raises(GameError, match="error-game-state"):
        replace(game, make=lambda players, options, data: rules.HighCard(2)).start(3)


def test_the_most_that_can_be_declared(game: Game) -> None:
    most = replace(
        game,
        seats=(1, MOST_SEATS),
        colours=tuple(map(str, range(MOST_SEATS))),
        actions=MOST_ACTIONS,
        player_actions=MOST_ACTIONS,
        width=MOST_CHOICES,
    )
    assert most.width == MOST_CHOICES


PROBED = {
    "more seats than rows": ({"seats": (2, 12), "colours": tuple("abcdefghijkl")}, "error-game-room", "12"),
    "secrets of a game without any": ({"hidden": False}, "error-game-hidden", "deck, hand, chosen"),
    "too narrow": ({"width": 1}, "error-game-rules", "width"),
    "a player's number that is chance's": ({"player_actions": 1}, "error-game-rules", "number"),
}  # fmt: skip


@pytest.mark.parametrize("what", PROBED)
def test_rules_that_are_not_as_declared_are_refused_before_anybody_meets_them(game: Game, what: str) -> None:
    probe(game)
    change, key, said = PROBED[what]
    with pytest.raises(GameError) as caught:
        probe(replace(game, **change))  # type: ignore[arg-type]
    assert caught.value.key == key
    assert said in map(str, caught.value.facts.values())
    for lang in languages():
        assert "highcard" in Words(lang, strict=True).say(key, **caught.value.facts)


def test_a_game_without_an_observer_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one whose observer is plain Python beside a compiled engine: nothing would hear it, and all would be zeros."""
    game = replace(game, package="kernel.kuhn")
    with pytest.raises(GameError) as caught:
        game.observer(2)
    assert caught.value.facts["why"] == "missing"

    class Plain(Observer):
        pass

    part = types.ModuleType("kernel.kuhn.observe")
    part.__dict__["observer"] = Plain
    monkeypatch.setitem(sys.modules, part.__name__, part)
    game_module._module.cache_clear()
    if COMPILED:
        with pytest.raises(GameError) as caught:
            game.observer(2)
        assert caught.value.facts["why"] == "plain"
    else:
        assert isinstance(game.observer(2), Plain)
    game_module._module.cache_clear()
    for lang in languages():
        assert "observe.py" in Words(lang, strict=True).say("error-game-no-observer", **caught.value.facts)


def test_weights_beyond_what_odds_have_room_for_are_refused() -> None:
    """Compiled, a row too many would write over what lies behind."""
    Odds([[0.0] * MOST_FACTS] * 2 * MOST_PARTS)
    for wrong in (
        [[0.0] * (MOST_FACTS + 1)] * 2,
        [[0.0]] * (2 * MOST_PARTS + 2),
        [[0.0]] * 3,
        [],
        [[0.0], [0.0, 1.0]],
    ):
        with pytest.raises(ValueError, match=r"limits\.py"):
            Odds(wrong)
