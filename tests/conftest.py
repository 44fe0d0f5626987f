"""What holds for all tests: no skips where none may be (BACKROOM_NO_SKIP=1), and what coverage watches."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

# A message that is missing from the catalogues is a failure here, and a visible key for a player.
os.environ.setdefault("BACKROOM_STRICT_WORDS", "1")
# Small matrices gain nothing from a second thread, and one that waits burns a core that other tests need.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

pytest.register_assert_rewrite("backroom.testing")

GAMES = Path(__file__).resolve().parent / "games"
NO_SKIP = os.environ.get("BACKROOM_NO_SKIP") == "1"


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    # An expected failure (xfail) is also reported as skipped, but it did run.
    if NO_SKIP and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"nothing may be skipped here (BACKROOM_NO_SKIP=1): {reason}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage makes a test three times slower, so it watches only the games' own: those must see every line and branch."""
    for item in items:
        if GAMES not in item.path.parents:
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """In a worker of xdist pytest-cov starts coverage twice and pauses one of the two: here the other pauses as well."""
    if item.get_closest_marker("no_cover") is None or not item.config.pluginmanager.hasplugin("_cov"):
        return (yield)
    watching = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)  # type: ignore[arg-type]
    try:
        return (yield)
    finally:
        sys.settrace(watching[0])
        threading.settrace(watching[1])  # type: ignore[arg-type]


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
