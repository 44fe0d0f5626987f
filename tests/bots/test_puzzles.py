"""Puzzles: those that are shipped play, are unique by the search's margin at ten times its budget, and are found again by
their seed. All of them are searched again by ``backroom puzzles check GAME``; here a few.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from backroom import games
from backroom.bots import puzzling
from backroom.cli.base import run
from backroom.cli.puzzles import Solver, tables_of
from backroom.engine import puzzles
from backroom.engine.errors import BackroomError, RecordError
from backroom.engine.moves import whole_moves
from backroom.engine.search_settings import SearchSettings
from backroom.words import Words

GAMES = ["tammany", "guildes", "mob"]
TERMS = puzzling.Terms()


@pytest.mark.parametrize("name", GAMES)
def test_there_are_sixty_of_many_kinds(name: str) -> None:
    found = [one.found for one in puzzles.puzzles_of(games.load(name))]
    assert len(found) >= 60
    assert Counter(one.level for one in found)[1] <= len(found) / 2, "too many are found at sight"
    assert max(Counter(one.kind for one in found).values()) <= 0.7 * len(found)
    assert all(one.gap >= 100 * TERMS.margin - 0.5 for one in found)


@pytest.mark.parametrize("name", GAMES)
def test_every_solution_can_be_played_and_every_other_move_is_refused_kindly(name: str) -> None:
    game = games.load(name)
    for one in puzzles.puzzles_of(game):
        state = one.position()
        assert state.is_pending(one.found.seat)
        assert one.view()["you"] == one.found.seat
        shown = puzzles.answer(one, None)
        assert shown.right
        assert shown.steps
        assert puzzles.answer(one, one.found.move).right
        for text, cost in one.found.others.items():
            tried = puzzles.answer(one, text)
            assert (tried.right, tried.cost) == (False, cost)
        assert len(whole_moves(state, one.found.seat)) > len(one.found.others) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_search_finds_the_solution_again(name: str) -> None:
    found = puzzles.puzzles_of(games.load(name))
    for one in found[:: len(found) // 2]:
        assert puzzling.holds(one, TERMS.check, 7, TERMS), one.found.id


def test_judges_do_not_follow_the_players_settings() -> None:
    """Tuning a game's bots leaves its puzzles as they are."""
    game = games.load("mob")
    one = puzzles.puzzles_of(game)[0]
    tuned = replace(game, search=replace(game.search, settings=SearchSettings(explore=9.0, horizon=3)))
    quick = puzzling.Terms(margin=0.0)
    judged = [
        puzzling.clear_best(judge, one.position(), one.found.seat, 400, 1, quick) for judge in (game, tuned)
    ]
    assert judged[0] == judged[1]


def test_a_game_that_does_not_say_where_to_look_has_a_hint_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.load("mob")
    one = puzzles.puzzles_of(game)[0]
    monkeypatch.delattr(game.part("reasons"), "look")
    look = puzzles.told(one).look(one.found.move)
    assert Words("en").say(look["key"], **look["facts"]).startswith("Compare")


def test_what_no_longer_holds_is_mended_by_another_seed() -> None:
    game = games.load("mob")
    quick = puzzling.Terms(look=60, scan=150, check=400, play=30, margin=0.05)
    first = puzzling.Collection(game, 2, 5, quick)
    for _ in puzzling.collect(first, tables_of(game), lambda: None):
        pass
    mended = puzzling.Collection.mend(game, first.to_json(), 3, 6, quick)
    assert [one.id for one in mended.puzzles] == ["001", "002"]
    del mended.puzzles[0]  # as if it did not hold
    for _ in puzzling.collect(mended, tables_of(game), lambda: None):
        pass
    read = puzzles.read(game, mended.to_json())
    assert [one.found.id for one in read] == ["002", "003", "004"]
    assert mended.seeds == [5, 6]
    assert all(puzzles.answer(one, None).right for one in read)


def test_a_move_that_is_as_good_as_another_is_no_puzzle() -> None:
    game = games.load("mob")
    one = puzzles.puzzles_of(game)[0]
    state, seat = one.position(), one.found.seat
    easy = puzzling.Terms(margin=0.0)
    assert puzzling.clear_best(game, state, seat, 800, 1, easy) is not None
    assert puzzling.clear_best(game, state, seat, 800, 1, puzzling.Terms(margin=0.99)) is None
    assert puzzling.clear_best(game, state, seat, 800, 1, puzzling.Terms(high=0.0)) is None


def test_the_same_seed_finds_the_same_and_an_interrupted_run_goes_on() -> None:
    game = games.load("mob")
    quick = puzzling.Terms(look=60, scan=150, check=400, play=30, margin=0.05)

    def made(count: int, raw: bytes | None = None) -> puzzling.Collection:
        found = puzzling.Collection(game, count, 5, quick)
        if raw is not None:
            found = puzzling.Collection.go_on(game, raw, count, 5, quick)
        for _ in puzzling.collect(found, tables_of(game), lambda: None):
            pass
        return found

    whole = made(3)
    assert whole.to_json() == made(3).to_json()
    assert [one.found.id for one in puzzles.read(game, whole.to_json())] == ["001", "002", "003"]
    part = made(1)
    again = puzzling.Collection.go_on(game, part.to_json(), 3, 5, quick)
    assert len(again.puzzles) == 1
    other = puzzling.Collection.go_on(game, part.to_json(), 3, 6, quick)
    assert other.puzzles == []


def test_of_the_day_all_come_before_one_comes_again() -> None:
    game = games.load("mob")
    count = len(puzzles.puzzles_of(game))
    assert len({puzzles.of_the_day(game, 20_000 + day).found.id for day in range(count)}) == count


def test_a_broken_file_says_what_is_wrong() -> None:
    game = games.load("mob")
    raw = (Path(games.__file__).parent / "mob" / puzzles.FILE).read_bytes()
    good = msgspec.json.decode(raw)
    for change, key in (
        ({"format": 9}, "error-record-format"),
        ({"rules": 9}, "error-record-rules"),
        ({"game": "tammany"}, "error-record-field"),
        ({"puzzles": [{**good["puzzles"][0], "source": 99}]}, "error-record-field"),
        ({"puzzles": [{**good["puzzles"][0], "level": 9}]}, "error-record-field"),
        ({"puzzles": [good["puzzles"][0]] * 2}, "error-record-field"),
        ({"extra": 1}, "error-record-field"),
        ({"games": [{**good["games"][0], "log": ["9 end"]}]}, "error-record-seat"),
    ):
        with pytest.raises(RecordError) as told:
            puzzles.read(game, msgspec.json.encode({**good, **change}))
        assert told.value.key == key
    with pytest.raises(BackroomError):
        puzzles.puzzle_of(game, "none")


@pytest.mark.parametrize("name", GAMES)
def test_at_the_terminal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    one = puzzles.puzzles_of(games.load(name))[0]
    typed = iter(["sing", "look", "help", "hint", "hint", next(iter(one.found.others)), one.found.move])
    words = Words("fr")
    solver = Solver(one, words, Console(width=100), lambda prompt: next(typed))
    assert solver.run()
    told = capsys.readouterr().out
    assert one.found.move in told
    look = puzzles.told(one).look(one.found.move)
    assert " ".join(words.say(look["key"], **look["facts"]).split()) in " ".join(told.split())
    assert all(text in told for text in puzzles.either(one))
    assert "chances" in told or "chance" in told


def test_the_command_names_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "mob", "no-such-one"]) == 2
    assert "no-such-one" in capsys.readouterr().err
