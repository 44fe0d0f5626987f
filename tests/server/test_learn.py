"""Tutorials over HTTP: a newcomer goes through all lessons of each game; what is wrong is said and loses nothing."""

from __future__ import annotations

from pathlib import Path

from backroom import games
from backroom.engine import tutorial
from live import Live, Person

GAMES = [name for name in games.names() if tutorial.exists(games.load(name))]


def test_a_newcomer_is_led_through_every_lesson(tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        told = {game["name"]: game["learn"] for game in ann.get("/games")["games"]}
        assert all(told[name] for name in GAMES)
        for game in GAMES:
            lessons = ann.get(f"/learn/{game}")["lessons"]
            for number, lesson in enumerate(lessons):
                for done in range(lesson["deeds"]):
                    where = {"lesson": number, "done": done}
                    view = ann.get(f"/learn/{game}/view", lesson=number, done=done)["view"]
                    assert view["you"] == 0
                    answer = ann.post(f"/learn/{game}", where)  # "show me"
                    assert answer["right"]
                    assert answer["view"]["game"] == game
            assert ann.get(f"/learn/{game}/view", lesson=len(lessons) - 1)["view"]["over"]


def test_other_moves_are_answered(tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")

        def tried(lesson: int, text: str) -> tuple[object, ...]:
            said = ann.post("/learn/tammany", {"lesson": lesson, "text": text})
            return said["right"], said["other"], said["rule"], (said["problem"] or {}).get("key")

        assert tried(0, "ward:14") == (True, None, None, None)
        assert tried(0, "ward:6") == (False, "ward", "TH-59", None)
        assert tried(1, "boss 6") == (True, None, None, None)
        assert tried(1, "boss 14") == (False, "ward", "TH-22", None)
        right, other, rule, key = tried(1, "boss 5")
        assert (right, other, rule) == (False, None, "TH-16")
        assert str(key).startswith("refuse-")
        assert ann.post("/learn/tammany", {"lesson": 1, "text": "sing"}, 409)["key"] == "error-not-a-move"


def test_what_is_not_there(tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        assert ann.get("/learn/chess", 400)["key"] == "error-game-unknown"
        assert ann.get("/learn/tammany/view", 400, lesson=99)["key"] == "error-no-lesson"
        assert ann.get("/learn/tammany/view", 400, lesson="x")["key"] == "server-bad-request"
        ann.post("/learn/tammany", {"lesson": -1}, 400)
        ann.post("/learn/tammany", {"lesson": 1, "text": "x" * 201}, 400)
