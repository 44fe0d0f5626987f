"""A real server, a real Chromium: what the browser tests share. Skipped, visibly, where there is no Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.web import luck, slow
from tests.web.serving import CHROMIUM, KEPT, PATIENCE, Served

import heard
from backroom.server.pages import STATIC


# Against what never ends; every wait inside a test has its own end.
LONGEST = 900


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make setup builds it)")
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest) -> None:
    if "served" in request.fixturenames:
        request.getfixturevalue("served").begin_test(request.node.nodeid)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """For tests that kill it."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make setup builds it)")
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator["object"]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium-headless-shell)")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: "object", request: pytest.FixtureRequest) -> Iterator[Callable[..., "object"]]:
    """Makes people: each call is a browser profile of its own with one page. A complaint on its console fails the test."""
    from playwright.sync_api import Browser, Page

    assert isinstance(chromium, Browser)
    contexts = []
    complaints: list[str] = []

    def make(
        lang: str = "en",
        width: int = 1280,
        height: int = 800,
        quiet: bool = True,
        speed: str = "once",
        coach: bool = False,
        **more: object,
    ) -> Page:
        """``speed``: how fast what happens is played, ``coach``: as a newcomer has it; most tests do not look at either."""
        context = chromium.new_context(
            **{
                "viewport": {"width": width, "height": height},
                "locale": lang,
                "reduced_motion": "reduce",
                **more,
            }
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        slow.make(context)
        context.add_init_script(KEPT % (speed, "null" if coach else "false"))
        context.add_init_script(heard.LISTEN)
        context.add_init_script(luck.PAGE % luck.number(request.node.nodeid, len(contexts)))
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if quiet:
            page.on("console", lambda m: complaints.append(f"{m.text} {m.location['url']}") if m.type == "error" else None)
        return page

    yield make
    for context in contexts:
        for page in context.pages:
            heard.of_page(page)
        context.close()
    assert complaints == []
