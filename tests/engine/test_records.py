"""Records: what is written is read back the same, stored games replay exactly, a damaged one is told from another."""

from __future__ import annotations

import dataclasses
import functools
import json
from pathlib import Path
from typing import Any

import pytest

from backroom import games
from backroom.engine.errors import OptionError, RecordError
from backroom.engine.record import Record, result_of
from backroom.engine.state import COMPILED
from backroom.testing.cases import Case, amount
from backroom.testing.records import line_by_line, random_record, stored

OURS = [source.name for source in games.sources() if source.entry is None]
#: Plain Python takes every fifth of them: that both builds play alike is shown elsewhere.
STORED = [path for name in OURS for path in stored(name)[:: amount(1, 5)]]


@functools.cache
def played(case: Case, seed: int = 0) -> Record:
    """A random game, played once for all tests, which change nothing of it."""
    return random_record(case, seed)


def read(path: Path) -> Record:
    return Record.from_json(path.read_bytes(), games.load)


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_stored_games(name: str) -> None:
    """For every number of players, and for every value of every option."""
    game = games.load(name)
    records = [read(path) for path in stored(name)]
    low, high = game.seats
    assert {record.players for record in records} == set(range(low, high + 1))
    for option in game.options:
        values = set(option.choices or (True, False))
        assert {record.options[option.name] for record in records} == values


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_stored_games_replay_exactly(path: Path) -> None:
    record = read(path)
    state = record.check()
    assert state.over
    assert result_of(state) == record.result
    assert record.to_json() + b"\n" == path.read_bytes()
    folded = line_by_line(record)
    lines = path.with_suffix(".digest").read_text().split()
    assert f"{folded:016x}" == lines[0], "rules or layout changed: see backroom/testing/records.py"


def test_a_record_comes_back(plain_case: Case) -> None:
    for seed in range(amount(3, 1)):
        record = played(plain_case, seed)
        again = Record.from_json(record.to_json(), games.load)
        assert again == record
        assert again.to_json() == record.to_json()
        assert again.check() == record.replay()
        assert not COMPILED or line_by_line(again) == line_by_line(record)


def test_states_on_the_way_are_replays_of_fewer_lines(plain_case: Case) -> None:
    record = played(plain_case)
    for lines, state in enumerate(record.states()):
        if lines % amount(29, 250) == 0:
            assert state == record.replay(lines)


def test_an_unfinished_game_is_a_record_too(plain_case: Case) -> None:
    whole = played(plain_case)
    record = dataclasses.replace(whole, log=whole.log[:40], result=None)
    again = Record.from_json(record.to_json(), games.load)
    assert not again.check().over


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    case = Case("tammany", 3, ())
    found: dict[str, Any] = json.loads(random_record(case, seed=6).to_json())
    return found


def error_of(raw: bytes | dict[str, Any]) -> RecordError:
    """The error of reading and checking a record."""
    data = raw if isinstance(raw, bytes) else json.dumps(raw).encode()
    with pytest.raises(RecordError) as caught:
        Record.from_json(data, games.load).check()
    return caught.value


def test_the_whole_record_is_good(whole: dict[str, Any]) -> None:
    Record.from_json(json.dumps(whole).encode(), games.load).check()


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 0.999])
def test_a_record_cut_short(whole: dict[str, Any], share: float) -> None:
    raw = json.dumps(whole).encode()
    assert error_of(raw[: int(len(raw) * share)]).key == "error-record-json"
    assert error_of(b"\xff\xfe{}").key == "error-record-json"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": 2}, "error-record-format"),
        ({"format": 0}, "error-record-format"),
        ({"format": "1"}, "error-record-field"),
        ({"rules": 99}, "error-record-rules"),
        ({"rules": None}, "error-record-field"),
        ({"players": "three"}, "error-record-field"),
        ({"seats": ["random"] * 4}, "error-record-seats"),
        ({"more": 1}, "error-record-field"),
        ({"log": [["nobody", "end"]]}, "error-record-seat"),
        ({"log": [[3, "end"]]}, "error-record-seat"),
        ({"log": [[-1, "first red"]]}, "error-record-seat"),
        ({"log": [[0]]}, "error-record-field"),
        ({"log": []}, "error-record-short"),
        ({"result": None}, "error-record-unfinished"),
        ({"result": {"scores": [1, 2, 3], "shares": [0, 0, 1]}}, "error-record-result"),
        ({"result": {"scores": [1, 2, 3]}}, "error-record-field"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(whole: dict[str, Any], change: dict[str, Any], key: str) -> None:
    assert error_of({**whole, **change}).key == key


def test_a_missing_field(whole: dict[str, Any]) -> None:
    for field in whole:
        error = error_of({name: value for name, value in whole.items() if name != field})
        assert error.key == "error-record-field"
        assert field in str(error.facts["reason"])


def test_a_record_of_something_else() -> None:
    assert error_of(b"[]").key == "error-record-field"
    assert error_of(b"3").key == "error-record-field"


def test_an_edited_line_is_named(whole: dict[str, Any]) -> None:
    log = [list(line) for line in whole["log"]]
    number = next(i for i, (seat, text) in enumerate(log) if seat != "chance" and text.startswith("boss"))
    log[number][1] = "boss 17"  # zone III is not open yet
    error = error_of({**whole, "log": log})
    assert error.key == "error-record-illegal"
    assert error.facts["line"] == number + 1
    assert error.facts["move"] == "boss 17"
    assert error.facts["reason"] == "TH-16"
    log[number][1] = "gibberish"
    assert error_of({**whole, "log": log}).facts["reason"] == "error-not-a-move"
    assert error_of({**whole, "log": whole["log"] + [[0, "end"]]}).key == "error-record-illegal"
    assert error_of({**whole, "log": whole["log"][:-1]}).key in ("error-record-short", "error-record-illegal")


def test_options_players_and_games_of_a_record(whole: dict[str, Any]) -> None:
    for change, key in (
        ({"options": {"locks": "open"}}, "error-option-value"),
        ({"options": {"doors": True}}, "error-option-unknown"),
        ({"players": 7, "seats": ["random"] * 7}, "error-players"),
        ({"game": "chess"}, "error-game-unknown"),
    ):
        with pytest.raises(OptionError) as caught:
            Record.from_json(json.dumps({**whole, **change}).encode(), games.load).check()
        assert caught.value.key == key
