"""Chance that can be checked: the stream is fair, an honest file verifies, a changed one is found out."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from backroom.engine.errors import RecordError
from backroom.table import chance, commands, export, projection
from backroom.table.verify import Report, verify
from driver import Driver

PINNED = [3, 4, 4, 5, 1, 5, 3, 2, 1, 3, 5, 4]
PINNED_FIRST = [1, 5, 0, 3, 4, 4, 3, 3, 2, 0, 2, 5]
COMMIT = "9bbe79d40dfa575a534d3befa77092eb08558a7c7885715281d9e417dc59393a"


def check(file: dict[str, Any]) -> Report:
    return verify(json.dumps(file).encode())


def keys(report: Report) -> set[str]:
    return {key for key, _ in report.problems}


@pytest.fixture
def played() -> Driver:
    """A finished game with an undo beyond a draw and choices that were changed."""
    driver = Driver().start()
    low = sorted(driver.table.state.hands[0])[0]  # type: ignore[union-attr, attr-defined]
    driver.move(0, f"bid {low}")
    driver.do(commands.Retract(id="r", seat=0), "ann")
    driver.bids()
    (seat,) = driver.table.pending()
    driver.move(seat, "mark 2")
    back = driver.table.seq
    driver.move(seat, "end")
    people = [one.owners[0] for one in driver.table.seats]
    driver.do(commands.Undo(id="u", seat=0, to=back), people[0])
    driver.do(commands.Vote(id="v", seat=1, yes=True), people[1])
    driver.do(commands.Vote(id="w", seat=2, yes=True), people[2])
    return driver.finish()


def test_known_answers() -> None:
    """Pinned: files of today must verify with the programs of later years."""
    assert chance.commit("T", "00" * 32) == COMMIT
    stream = chance.key("T", "00" * 32, ["11" * 32, "", "22" * 32])
    assert [chance.below(stream, n, 6) for n in range(12)] == PINNED
    stream = chance.key("T", "00" * 32, ["11" * 32, "22" * 32], version=1)
    assert [chance.below(stream, n, 6) for n in range(12)] == PINNED_FIRST


def test_every_face_is_equally_likely() -> None:
    stream = chance.key("T", "ab" * 32, [])
    counts = Counter(chance.below(stream, n, 6) for n in range(12_000))
    expected = 12_000 / 6
    chi = sum((counts[face] - expected) ** 2 / expected for face in range(6))
    assert chi < 20.5  # 5 degrees of freedom, one in a thousand; the stream is fixed, so this never flickers


def test_weights_count() -> None:
    stream = chance.key("T", "cd" * 32, [])
    counts = Counter(chance.draw(stream, n, [(5, 1), (7, 3)]) for n in range(8000))
    assert 0.72 < counts[7] / 8000 < 0.78


def test_what_does_not_divide_evenly_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([b"\xff" * 32, b"\x00" * 7 + b"\x05" + b"\x00" * 24])
    monkeypatch.setattr(chance.hmac, "digest", lambda *_: next(answers))
    assert chance.below(b"k", 0, 3) == 2


def test_an_honest_file_verifies(played: Driver) -> None:
    report = check(export.export(played.table, None))
    assert report.problems == []
    assert report.draws == played.table.draws > 12
    assert report.receipts == 10
    assert report.proves == ["verify-proves-rules", "verify-proves-draws", "verify-proves-receipts"]
    assert report.proves_not == [
        "verify-not-kept",
        "verify-not-ahead",
        "verify-not-sealed",
        "verify-not-receipts",
        "verify-not-who",
    ]


def test_a_running_game_keeps_its_secrets(driver: Driver) -> None:
    driver.move(0, f"bid {sorted(driver.table.state.hands[0])[0]}")  # type: ignore[union-attr, attr-defined]
    for knower in (None, 1):
        text = json.dumps(export.export(driver.table, knower))
        for secret in (driver.table.made.secret, "nonce", "receipt", "ann"):
            assert secret not in text
    assert keys(check(export.export(driver.table, 0))) == {"verify-unfinished"}


def other_hex(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def lie_draw(file: dict[str, Any]) -> None:
    line = next(one for one in file["table"]["lines"] if one["kind"] == "move" and one["chance"])
    line["chance"] = ["prize 3" if line["chance"] != ["prize 3"] else "prize 1"]


def lie_text(file: dict[str, Any]) -> None:
    line = next(one for one in file["table"]["lines"] if one.get("sealed"))
    line["nonce"] = other_hex(line["nonce"])


def lie_secret(file: dict[str, Any]) -> None:
    file["table"]["secret"] = other_hex(file["table"]["secret"])


def lie_bits(file: dict[str, Any]) -> None:
    file["table"]["bits"][1] = other_hex(file["table"]["bits"][1])


def lie_result(file: dict[str, Any]) -> None:
    file["result"]["scores"][0] += 1


def lie_log(file: dict[str, Any]) -> None:
    del file["log"][-1]


def lie_hole(file: dict[str, Any]) -> None:
    del file["table"]["lines"][7]


def lie_move(file: dict[str, Any]) -> None:
    line = next(
        one for one in file["table"]["lines"] if one["kind"] == "move" and one["text"].startswith("mark")
    )
    line["seat"] = (line["seat"] + 1) % 3


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        (lie_draw, "verify-draw"),
        (lie_text, "verify-receipt"),
        (lie_secret, "verify-commit"),
        (lie_bits, "verify-draw"),
        (lie_result, "verify-result"),
        (lie_log, "verify-log"),
        (lie_hole, "verify-hole"),
        (lie_move, "verify-move"),
    ],
)
def test_a_lie_is_found_out(played: Driver, lie: Callable[[dict[str, Any]], None], found: str) -> None:
    file = copy.deepcopy(export.export(played.table, None))
    lie(file)
    report = check(file)
    assert found in keys(report)
    assert report.proves == []


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe", b"null"])
def test_what_is_no_export_is_told(raw: bytes) -> None:
    with pytest.raises(RecordError):
        verify(raw)


def test_the_record_part_replays_by_itself(played: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    from backroom import games
    from backroom.engine.record import Record

    file = export.export(played.table, None)
    del file["table"]
    record = Record.from_json(json.dumps(file).encode(), games.load)
    assert record.check().scores() == projection.moving_facts(played.table, 0)["result"]["scores"]
