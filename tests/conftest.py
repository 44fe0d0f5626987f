"""Where nothing may be skipped (BACKROOM_NO_SKIP=1), a skip is a failure that says so."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

# A message that is missing from the catalogues is a failure here, and a visible key for a player.
os.environ.setdefault("BACKROOM_STRICT_WORDS", "1")

NO_SKIP = os.environ.get("BACKROOM_NO_SKIP") == "1"


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    # An expected failure (xfail) is also reported as skipped, but it did run.
    if NO_SKIP and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"nothing may be skipped here (BACKROOM_NO_SKIP=1): {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_skip(report)
    return report
