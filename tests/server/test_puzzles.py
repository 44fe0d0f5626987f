"""Puzzles over HTTP: a position, a wrong move, the right one; what is best is not told before it is made."""

from __future__ import annotations

from pathlib import Path

import msgspec

from backroom import games
from backroom.engine import puzzles
from live import Live, Person


def test_a_puzzle_is_solved_and_keeps_its_secret_until_then(tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        offered = {game["name"]: game["puzzles"] for game in ann.get("/games")["games"]}
        for game in ("tammany", "guildes", "mob"):
            found = ann.get(f"/puzzles/{game}")
            assert offered[game] == len(found["puzzles"])
            assert found["today"] in {one["id"] for one in found["puzzles"]}
            one = puzzles.puzzle_of(games.load(game), found["today"])
            told = ann.get(f"/puzzles/{game}/{found['today']}")
            assert told["view"]["you"] == told["seat"] == one.found.seat
            assert "move" not in told
            hint = ann.get(f"/puzzles/{game}/{found['today']}/hint", step=1)
            assert hint["look"]["key"] == f"{game}-coach-look"
            assert hint["either"] == []
            hint = ann.get(f"/puzzles/{game}/{found['today']}/hint", step=2)
            for step in ("0", "3", "two", "-1"):
                assert (
                    ann.get(f"/puzzles/{game}/{found['today']}/hint", 400, step=step)["key"]
                    == "server-bad-request"
                )
            pair = [move["move"] for move in hint["either"]]
            assert one.found.move in pair
            assert len(set(pair)) == 2
            wrong = next(iter(one.found.others))
            answer = ann.post(f"/puzzles/{game}/{found['today']}", {"text": wrong})
            assert (answer["right"], answer["cost"]) == (False, one.found.others[wrong])
            assert (answer["move"], answer["why"], answer["others"], answer["lines"]) == (None, [], [], [])
            answer = ann.post(f"/puzzles/{game}/{found['today']}", {"text": one.found.move})
            assert answer["right"]
            assert answer["move"] == one.found.move
            assert answer["lines"][0]["steps"]
            assert answer["others"][0]["steps"]


def test_what_the_seat_does_not_know_is_not_sent(tmp_path: Path) -> None:
    """The same position with everything hidden drawn anew gives the same bytes."""
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        for game in ("tammany", "guildes", "mob"):
            from backroom.engine import knowledge
            from backroom.engine.rng import Rng

            for one in puzzles.puzzles_of(games.load(game))[:5]:
                told = ann.get(f"/puzzles/{game}/{one.found.id}")["view"]
                for seed in range(3):
                    twin = one.position().determinise(one.found.seat, Rng(seed))
                    seen = knowledge.view(one.game, twin, one.found.seat)
                    assert msgspec.to_builtins(seen) == told


def test_what_is_not_there(tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        assert ann.get("/puzzles/chess", 400)["key"] == "error-game-unknown"
        assert ann.get("/puzzles/mob/none", 400)["key"] == "error-no-puzzle"
        one = f"/puzzles/mob/{puzzles.puzzles_of(games.load('mob'))[0].found.id}"
        ann.post(one, {"text": "x" * 201}, 400)
        assert ann.post(one, {"text": "sing"}, 409)["key"] == "error-not-a-move"
