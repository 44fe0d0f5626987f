"""Levels on one scale: what the fit finds, what the command writes, and what is shipped."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from backroom import bots, games
from backroom.arena.match import Outcome, Pairing
from backroom.arena.rating import TIMES, contestants, fit, part_of, rate, schedule, tables
from backroom.bots import ratings
from backroom.cli.base import run
from backroom.words import Words


def played(strengths: dict[str, float], count: int) -> list[Outcome]:
    """Games of three whose places are drawn by known odds."""
    dice = random.Random(5)
    found = []
    for deal in range(count):
        seats = tuple(dice.sample(sorted(strengths), 3))
        luck = {name: dice.expovariate(10 ** (strengths[name] / 400)) for name in seats}
        places = sorted(seats, key=lambda name: luck[name])
        ranks = tuple(places.index(name) + 1 for name in seats)
        shares = tuple(float(rank == 1) for rank in ranks)
        found.append(Outcome(seats, deal, shares, ranks, ranks, 0.0, (0.0,) * 3))
    return found


def test_known_strengths_are_found_within_their_intervals() -> None:
    strengths = {"easy": -200.0, "greedy": 0.0, "medium": 150.0, "hard": 400.0}
    rows = rate(played(strengths, 1200), {name: name for name in strengths})
    assert list(rows) == list(strengths)
    for name, points in strengths.items():
        assert abs(rows[name]["rating"] - 1000 - points) < 60
        assert rows[name]["low"] <= rows[name]["rating"] <= rows[name]["high"]
        assert rows[name]["high"] - rows[name]["low"] < 120
    assert sum(row["games"] for row in rows.values()) == 3600


def test_few_games_that_ended_alike_say_little() -> None:
    """Two deals of two games, all won by the same: drawing them again always gives the same, and is no certainty."""
    seats = (("hard", "greedy"), ("greedy", "hard"))
    games = [
        Outcome(who, deal, (float(who[0] == "hard"), float(who[1] == "hard")), ranks, (0, 0), 0.0, (0.0, 0.0))
        for deal in range(2)
        for who, ranks in zip(seats, ((1, 2), (2, 1)))
    ]
    few = rate(games, {"hard": "hard", "greedy": "greedy"})["hard"]
    assert few["games"] == 4
    assert few["high"] - few["low"] > 250
    many = rate(games * 30, {"hard": "hard", "greedy": "greedy"})["hard"]
    assert many["rating"] > few["rating"]


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    rows = fit(
        ["greedy", "random"], {("greedy", "random"): (50.0, {"greedy": 50.0, "random": 0.0})}, "greedy"
    )
    assert -2000 < rows["random"] < -400
    assert rows["greedy"] == 0.0


def test_a_shared_win_counts_half_to_either_and_a_company_is_the_same_in_any_order() -> None:
    shared = Outcome(("b", "a"), 0, (0.5, 0.5), (1, 1), (3, 3), 0.0, (0.0, 0.0))
    won = Outcome(("a", "b"), 1, (1.0, 0.0), (1, 2), (3, 2), 0.0, (0.0, 0.0))
    assert tables([shared, won]) == {("a", "b"): (2.0, {"a": 1.5, "b": 0.5})}


def test_who_sits_twice_has_two_chances() -> None:
    """Of three equally strong one sits at two seats, and wins half of the games."""
    even = {("a", "a", "b", "c"): (400.0, {"a": 200.0, "b": 100.0, "c": 100.0})}
    assert all(abs(points) < 1 for points in fit(["a", "b", "c"], even, "a").values())


def test_budgets_are_divided_but_none_below_the_least() -> None:
    mob = games.load("mob")
    full, small = contestants(mob, 1), contestants(mob, 1_000_000)
    assert full["greedy"] == small["greedy"] == "greedy"
    assert full["hard"] == f"hard@{mob.search.hard}"
    searching = {name.partition("@")[2] for name in small.values() if "@" in name}
    assert searching == {str(min(n for one in bots.names() if (n := bots.simulations(one, mob))))}


def test_the_command_keeps_what_the_file_says_of_other_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ratings.json"
    quick = ["--divide", "100000", "--games", "6", "--workers", "1", "--write", str(file)]
    for players in ("4", "3"):
        assert run(["ratings", "tammany", "--players", players, *quick, "--markdown"]) == 0
    assert capsys.readouterr().out.startswith("| player |")
    told = json.loads(file.read_text())
    assert list(told["games"]["tammany"]) == ["3", "4"]
    known = ratings.known(games.load("tammany"), 4, file)
    assert set(known) == set(bots.names())
    assert known["greedy"].rating == ratings.ZERO
    file.write_text("{}")
    assert run(["ratings", "tammany", *quick]) == 2
    assert run(["ratings", "tammany", "--divide", "0"]) == 2


@pytest.mark.parametrize("name", games.names())
def test_the_shipped_file_rates_all_levels_of_a_table_that_was_measured(name: str) -> None:
    game = games.load(name)
    tables = [ratings.known(game, players) for players in range(game.seats[0], game.seats[1] + 1)]
    for known in filter(None, tables):
        assert set(known) == set(bots.names())
        assert all(row.low <= row.rating <= row.high and row.games > 0 for row in known.values())
        assert known["random"].high < known[ratings.ANCHOR].rating == ratings.ZERO < known["expert"].low


def test_a_table_that_is_shown_was_measured_with_whole_budgets_and_tells_how() -> None:
    told = json.loads(ratings.FILE.read_bytes())["games"]
    assert {"mob", "guildes"} <= set(told)
    for each in told.values():
        for table in each.values():
            assert table["divided"] == 1
            assert table["games"] >= 60
            for row in table["levels"].values():
                wide = row["high"] - row["low"]
                assert wide > 2 * 1.96 * 174 / row["games"] ** 0.5 / 3, "no narrower than so many games allow"


def test_ratings_make_a_picture(tmp_path: Path) -> None:
    from backroom.arena.plots import levels

    row = {"rating": 1000, "low": 900, "high": 1100}
    levels({"one": {"greedy": row, "hard": row}, "two": {"easy": row}}, tmp_path / "p.svg", "title", "up")
    assert "<svg" in (tmp_path / "p.svg").read_text()


def test_a_table_of_other_rules_was_not_measured(tmp_path: Path) -> None:
    mob = games.load("mob")
    row = {"rating": 1, "low": 0, "high": 2, "games": 9, "wins": 0.5}
    file = tmp_path / "other.json"
    told = ratings.empty()
    told["games"] = {"mob": {"2": {"rules": mob.rules_version + 1, "levels": {"easy": row}}}}
    file.write_text(json.dumps(told))
    assert ratings.known(mob, 2, file) == {}
    assert ratings.known(mob, 2, tmp_path / "absent.json") == {}


def test_a_run_that_is_cut_off_leaves_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from backroom.arena import rating, runners

    file = tmp_path / "ratings.json"
    whole = runners.here
    parts = iter((whole, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt)))
    monkeypatch.setattr(runners, "here", lambda *work: next(parts)(*work))
    options = ["--divide", "100000", "--games", "60", "--workers", "1", "--write", str(file)]
    assert run(["ratings", "mob", *options]) != 0
    told = json.loads(file.read_text())["games"]["mob"]["2"]
    assert told["games"] == rating.PART * rating.TIMES
    assert set(told["levels"]) == set(bots.names())


def test_a_run_with_a_log_goes_on_where_it_was_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from backroom.arena import runners

    whole, log = runners.here, tmp_path / "games.jsonl"
    asked: list[int] = []

    def counted(pairings: Sequence[Pairing], done: runners.Done, workers: int | None) -> list[Outcome]:
        asked.append(len(pairings))
        return whole(pairings, done, workers)

    monkeypatch.setattr(runners, "here", counted)
    quick = ["ratings", "mob", "--divide", "100000", "--workers", "1", "--json"]
    assert run([*quick, "--games", "12", "--log", str(log)]) == 0
    assert run([*quick, "--games", "14", "--log", str(log)]) == 0
    resumed = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert asked == [4 * TIMES] * 3 + [2 * TIMES]
    assert run([*quick, "--games", "14"]) == 0
    assert json.loads(capsys.readouterr().out) == resumed, "as if it had never been cut off"
    assert run([*quick, "--games", "14", "--seed", "2", "--log", str(log)]) == 2
    assert Words("en").say("ratings-other-log", file=str(log)) in " ".join(capsys.readouterr().err.split())
    log.write_text("no log\n")
    assert run([*quick, "--games", "14", "--log", str(log)]) == 2


@pytest.mark.parametrize(("name", "players"), [("mob", 2), ("tammany", 5), ("guildes", 4)])
def test_games_that_cost_nothing_are_played_beside_and_a_longer_schedule_goes_on(
    name: str, players: int
) -> None:
    game = games.load(name)
    levels = contestants(game, 1)
    short = schedule(game, levels, players, 60 - 60 % part_of(players), 3)
    long = schedule(game, levels, players, 120, 3)
    assert long[: len(short)] == short
    assert len(long) == 120 * TIMES
    beside = [one for one in long if one.deal < 0]
    assert len(beside) == 120 * (TIMES - 1)
    top, hard = [one for one in long if one.deal >= 0], levels["hard"]
    assert {tuple(sorted(one.seats)) for one in top} == {(levels["expert"], *[hard] * (players - 1))}
    order = list(bots.names())
    for one in beside:
        places = [order.index(seat.partition("@")[0]) for seat in one.seats]
        assert max(places) - min(places) <= 2, "neighbours only"
    assert sum(hard in one.seats for one in beside) < 2.2 * 120
    assert len({one.deal for one in long}) == len({one.seed for one in long})
    assert not {one.seed for one in beside} & {one.seed for one in long if one.deal >= 0}
