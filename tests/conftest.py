"""What holds for all tests: no skips where none may be (BACKROOM_NO_SKIP=1), what coverage watches, and which
sentences of the catalogues no test has heard (heard.py).
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

import heard

# A message that is missing from the catalogues is a failure here, and a visible key for a player.
os.environ.setdefault("BACKROOM_STRICT_WORDS", "1")
# Small matrices gain nothing from a second thread, and one that waits burns a core that other tests need.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Other processes of a run (vitest) write down here what they said; workers inherit it.
os.environ.setdefault("BACKROOM_HEARD", str(Path(tempfile.mkdtemp(prefix="backroom-heard-")) / "said"))

pytest.register_assert_rewrite("backroom.testing")
heard.listen()

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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    heard.now(item.path)
    try:
        return (yield)
    finally:
        heard.now(None)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """After all that the test used is closed: what it was refused could be said in every language."""
    result = yield
    lacking, heard.UNSAID[:] = sorted(set(heard.UNSAID)), []
    assert lacking == [], "errors without a fact that their sentence needs"
    return result


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


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """What a worker of xdist heard."""
    heard.add(getattr(node, "workeroutput", {}).get("heard", {}))


def whole(config: pytest.Config) -> bool:
    """All tests, as `make test` runs them."""
    return not (
        config.option.file_or_dir
        or config.option.keyword
        or config.option.markexpr
        or config.option.collectonly
        or config.option.lf
    )


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["heard"] = {key: sorted(files) for key, files in heard.SAID.items()}
        return
    heard.of_file(heard.file())
    if os.environ.get("BACKROOM_KEEP_HEARD") == "1" and heard.REGISTER.parent.is_dir():
        heard.keep()
    if not whole(session.config) or not NO_SKIP or session.exitstatus != 0:
        return  # something was left out or failed: so were its sentences
    never = heard.unheard(set(heard.SAID))
    report = Path(__file__).resolve().parent.parent / "build" / "unheard.txt"
    report.parent.mkdir(exist_ok=True)
    report.write_text("".join(f"{key}\n" for key in never), encoding="utf-8")
    print(f"\n{len(never)} messages were said in no test: build/unheard.txt")
    if lost := heard.lost(never):
        print(f"but the register (tests/heard.txt) names tests that say these: {' '.join(lost)}")
