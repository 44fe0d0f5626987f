"""Nonsense changes nothing: a sample of the fuzzer (bench/faults.py runs the whole), and schemathesis on the OpenAPI."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import schemathesis.specs.openapi.checks as checks
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import integers

from fuzz import Fuzzer
from live import Live, Person


def test_the_fuzzer_changes_nothing(party: Any) -> None:
    live = party.live
    ann, eve = party.people[0], Person(live.url, "Eve")
    eve.claim(party.watch_link)
    other = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], public=True, start=True)["table"]
    live_tables = [live.tables.live_tables[party.table], live.tables.live_tables[other]]
    before = [live.table.raw[:] for live in live_tables]
    fuzzer = Fuzzer(party.table, other, [eve, Person(live.url)], ann, 0, seed=7)
    fuzzer.strangers.pop()  # one without the link could not even come in
    fuzzer.run(2500)
    assert [live.table.raw for live in live_tables] == before
    assert set(fuzzer.codes) <= {4400, 4413, 4403, 1009, 1007}, fuzzer.codes
    assert 4400 in fuzzer.codes
    assert {"server-bad-request", "server-not-yours"} <= set(fuzzer.errors)
    assert not [key for key in fuzzer.errors if key == "server-mistake"]
    party.bids()  # and the game goes on


@pytest.fixture(scope="module")
def tammany_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    path: Path = tmp_path_factory.mktemp("api") / "store.sqlite"
    with Live(path) as server:
        yield server


@pytest.fixture(scope="module")
def api(tammany_server: Live) -> Any:
    return schemathesis.openapi.from_url(tammany_server.url + "/openapi.json")


@pytest.fixture(scope="module")
def tables(tammany_server: Live) -> tuple[Person, list[str]]:
    ann = Person(tammany_server.url, "Ann")
    me = {"kind": "me"}
    made = [ann.make("tammany", [me, me, {"kind": "open"}], public=True)["table"]]
    made.append(
        ann.make("tammany", [me, me, {"kind": "bot", "bot": "random"}], start=True, hints=True)["table"]
    )
    return ann, made


CHECKS = (
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.response_schema_conformance,
    checks.content_type_conformance,
)


def test_no_request_breaks_the_server(api: Any, tables: tuple[Person, list[str]]) -> None:
    """Answers are never a 5xx and always of the described shape; often the table is a real one, with its cookie."""
    ann, made = tables
    tried = 0
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), real=integers(0, 2))
        def ask(case: Any, real: int) -> None:
            nonlocal tried
            headers = {}
            if "table" in (case.path_parameters or {}) and real < 2:
                case.path_parameters["table"] = made[real]
                headers["Cookie"] = f"backroom={ann.cookie}"
            case.validate_response(case.call(headers=headers), checks=CHECKS)
            tried += 1

        ask()
    assert tried > 150
