"""Chance that can be checked: the stream is fair, an honest file verifies, a changed one is found out."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backroom.engine.errors import RecordError
from backroom.table import chance, claims, commands, decide, export, projection, starting
from backroom.table.table import Table, TableError
from backroom.table.verify import Report, _Line, verify
from driver import PEOPLE, Driver

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


# ---- bits: after the promise, before the draws -----------------------------------------------------------


def refused(driver: Driver, command: Any, who: str) -> TableError:
    before = driver.table.raw[:]
    with pytest.raises(TableError) as told:
        decide.decide(driver.table, command, who, driver.now, driver.fresh)
    assert driver.table.raw == before
    return told.value


def bits(driver: Driver, seat: int, commit: str | None = None, rid: str = "b") -> commands.AddBits:
    return commands.AddBits(id=rid, seat=seat, commit=commit or driver.table.made.commit, bits="ab" * 32)


def test_draws_wait_for_the_bits_of_every_person() -> None:
    driver = Driver()
    driver.sit_all()
    for seat, who in enumerate(("ann", "bob", "cem")):
        error = refused(driver, commands.Start(id="s"), "ann")
        assert (error.key, error.facts["seat"]) == ("server-bits-missing", seat)
        driver.do(bits(driver, seat), who)
    assert (
        projection.chance_facts(driver.table)["bits"] == [None] * 3
    )  # shown once none can be added any more
    driver.do(commands.Start(id="s"), "ann")
    facts = projection.chance_facts(driver.table)
    assert (facts["bits"], facts["bits_by"], facts["missing"]) == (["ab" * 32] * 3, ["person"] * 3, [])


def test_bits_answer_this_promise_once_and_from_their_owner() -> None:
    driver = Driver()
    driver.sit_all()
    assert refused(driver, bits(driver, 0, "00" * 32), "ann").key == "server-other-promise"
    assert refused(driver, bits(driver, 1), "ann").key == "server-not-yours"
    driver.do(bits(driver, 0), "ann")
    assert refused(driver, bits(driver, 0, rid="c"), "ann").key == "server-not-now"
    assert isinstance(decide.decide(driver.table, bits(driver, 0), "ann", 0, driver.fresh), decide.Again)
    driver.bits_of_all()
    driver.do(commands.Start(id="s"), "ann")
    assert refused(driver, bits(driver, 1, rid="d"), "bob").key == "server-not-now"


def test_a_seat_that_changes_hands_has_no_bits() -> None:
    driver = Driver()
    driver.sit_all()
    driver.bits_of_all()
    driver.do(commands.PutBot(id="p", seat=2, bot=None), "ann")
    assert projection.chance_facts(driver.table)["bits_by"] == ["person", "person", None]
    driver.do(commands.PutBot(id="q", seat=2, bot="first"), "ann")
    driver.do(commands.PutBot(id="r", seat=1, bot="first"), "ann")
    assert driver.table.missing() == []  # bots add none
    driver.do(commands.Start(id="s"), "ann")
    assert [text is not None for text in projection.chance_facts(driver.table)["bits"]] == [
        True,
        False,
        False,
    ]


def test_the_host_may_begin_without_those_who_never_answer_and_nothing_is_claimed_for_them() -> None:
    driver = Driver()
    driver.sit_all()
    driver.bits(0)
    driver.bits(2)
    alone = commands.Start(id="s", without=True)
    assert refused(driver, alone, "ann").facts["seconds"] > 50
    driver.now += starting.BITS_WAIT
    assert refused(driver, commands.Start(id="s"), "ann").facts["seconds"] == 0
    assert refused(driver, alone, "bob").key == "server-not-yours"
    driver.do(alone, "ann")
    assert projection.chance_facts(driver.table)["missing"] == [1]
    driver.finish()
    report = check(export.export(driver.table, None))
    assert report.ok
    assert "verify-not-missing" in report.proves_not
    assert report.facts["missing"] == "1"


def test_a_table_that_begins_by_itself_does_so_with_the_last_bits() -> None:
    seats = [commands.SeatWish("me"), commands.SeatWish("bot", bot="first")]
    driver = Driver(seats=seats, start=True)
    assert driver.table.due() != driver.table.updated
    assert decide.decide_alarm(driver.table, driver.now) is None
    driver.bits(0)
    # A server that dies here leaves a table that is due at once: whoever sweeps begins it.
    assert driver.table.due() == driver.table.updated
    driver.accept(decide.decide_alarm(driver.table, driver.now))
    assert driver.table.status == "playing"
    assert decide.decide_begin(driver.table, driver.now) is None


def test_bits_of_older_clients_come_before_the_promise_and_do_not_count() -> None:
    seats = [commands.SeatWish("me"), commands.SeatWish("bot", bot="first")]
    driver = Driver(seats=seats, bits="ab" * 32)
    assert "ab" * 32 not in str(driver.table.raw)
    assert driver.table.missing() == [0]


@pytest.fixture
def first_version() -> dict[str, Any]:
    """As the first version wrote them: a log, its beginning while the game was on, a table that waits, an export."""
    told: dict[str, Any] = json.loads((Path(__file__).parent / "first-version.json").read_text())
    return told


def test_files_of_the_first_version_are_checked_and_claim_little(first_version: dict[str, Any]) -> None:
    file = first_version["file"]
    report = check(file)
    assert report.ok
    assert report.proves == ["verify-proves-rules", "verify-proves-draws", "verify-proves-receipts"]
    assert "verify-not-first" in report.proves_not
    file["table"]["bits"][0] = other_hex(file["table"]["bits"][0])
    assert "verify-draw" in keys(check(file))
    # No client's keeping makes more of it.
    kept = json.dumps({"table": "T", "commit": first_version["file"]["table"]["commit"]}).encode()
    raw = json.dumps(json.loads((Path(__file__).parent / "first-version.json").read_text())["file"]).encode()
    assert "verify-proves-chosen" not in verify(raw, kept).proves


def test_tables_of_the_first_version_are_read_and_played_on(first_version: dict[str, Any]) -> None:
    raws = [json.dumps(entry).encode() for entry in first_version["log"]]
    whole = Table.fold("T", raws)
    assert (whole.status, whole.chance, whole.missing()) == ("over", 1, [])
    report = check(export.export(whole, None))
    assert report.ok
    assert "verify-not-first" in report.proves_not
    # In the middle of the game the old key goes on, and gives what it gave.
    driver = Driver()
    driver.table = Table.fold("T", raws[: first_version["playing"]])
    driver.now = driver.table.updated
    driver.finish()
    assert export.export(driver.table, None)["log"] == first_version["file"]["log"]


def test_an_open_table_of_the_first_version_begins_with_the_second(first_version: dict[str, Any]) -> None:
    driver = Driver()
    driver.table = Table.fold("T", [json.dumps(entry).encode() for entry in first_version["open"]])
    old = [seat.bits for seat in driver.table.seats]
    assert all(old)
    assert driver.table.missing() == [0, 1, 2]
    driver.bits_of_all()
    driver.do(commands.Start(id="start"), "ann")
    facts = projection.chance_facts(driver.table)
    assert (facts["version"], facts["bits_by"]) == (2, ["person"] * 3)
    assert not set(old) & set(facts["bits"])


@given(st.lists(st.tuples(st.sampled_from("abdlpos"), st.integers(0, 2)), max_size=14))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_happens_before_it_a_game_that_begins_has_the_bits_of_all_its_people(
    steps: list[tuple[str, int]],
) -> None:
    """People sit, leave, are dropped and replaced by bots, add bits early, late and twice: draws begin only with the bits
    of exactly those who sit there then, and the file says so.
    """
    driver = Driver(public=True)
    for number, (what, seat) in enumerate(steps):
        who = PEOPLE[seat]
        table = driver.table
        rid = str(number)
        wishes: dict[str, Any] = {
            "b": bits(driver, seat, rid=rid),
            "l": commands.Leave(id=rid, seat=seat),
            "p": commands.PutBot(id=rid, seat=seat, bot="first"),
            "o": commands.PutBot(id=rid, seat=seat, bot=None),
            "s": commands.Start(id=rid),
        }
        try:
            if what in "ad":
                driver.accept(decide.decide_sit(table, who if what == "a" else "dee", seat, "x", driver.now))
            else:
                driver.do(wishes[what], "ann" if what in "pos" else who)
        except TableError:
            continue
    table = driver.table
    if table.status == "open":
        for seat, place in enumerate(table.seats):
            if place.kind == "open":
                driver.do(commands.PutBot(id=f"fill{seat}", seat=seat, bot="first"), "ann")
        if table.missing():
            assert refused(driver, commands.Start(id="end"), "ann").key == "server-bits-missing"
        driver.bits_of_all()
        driver.do(commands.Start(id="end"), "ann")
    file = export.export(table, None)
    owners = {n for n, seat in enumerate(table.seats) if seat.owners}
    assert {n for n, text in enumerate(file["table"]["bits"]) if text} == owners == set(table.people)
    assert set(claims.order(msgspec.convert(file["table"]["lines"], list[_Line]))) == owners
