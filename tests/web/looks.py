"""What a page is looked at for: axe-core's rules by day, its colours by night, its width, the size of what a finger hits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"
TARGETS = (HERE / "targets.js").read_text()
WRONG = (HERE / "looks.js").read_text()

# A table may go on while axe-core looks at it (a bot has chosen): then it has seen half of one page and half of another,
# and looks again once the page is at rest. A clock is on its way all the time.
LOOK = """async (options) => {
    let moved = 0;
    const ticks = ({ target }) => (target.closest ? target : target.parentElement)?.closest("[role=timer]");
    const note = (changes) => { moved += changes.filter((change) => !ticks(change)).length; };
    const watch = new MutationObserver(note);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // Colours on their way to others are neither.
    const fades = () => document.getAnimations().some((a) => a instanceof CSSTransition && a.playState === "running");
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
        moved = 0;
        await new Promise((go) => setTimeout(go, 50));
        await new Promise((go) => requestAnimationFrame(go));
        if (moved || fades()) continue;
        const found = (await axe.run(document, options)).violations;
        note(watch.takeRecords());
        if (!moved) { watch.disconnect(); return found; }
    }
    throw new Error("the page does not come to rest");
}"""

# A new size has reached the page, everything has found its place in it, and some frames have been drawn since.
RESTS = """async ([width, height]) => {
    let moved = false;
    const ticks = ({ target }) => (target.closest ? target : target.parentElement)?.closest("[role=timer]");
    const note = (changes) => { moved ||= changes.some((change) => !ticks(change)); };
    const watch = new MutationObserver(note);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const boxes = () => [...document.querySelectorAll("header, main, main > *, #now, .stage > *, dialog")].map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x, y, width, height].join();
    }).join(" ");
    const end = performance.now() + 20_000;
    let before = "";
    for (let still = 0; still < 4 && performance.now() < end; still++) {
        moved = false;
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 0)));
        note(watch.takeRecords());
        const now = boxes();
        if (moved || now !== before || (width && (innerWidth !== width || innerHeight !== height))) still = -1;
        before = now;
    }
    watch.disconnect();
}"""


def rests(page: Page) -> None:
    """Until nothing on the page moves."""
    page.evaluate(RESTS, [0, 0])


def size(page: Page, width: int, height: int) -> None:
    """The window gets this size, and the page has its new places when this returns."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(RESTS, [width, height])


def violations(page: Page, only: str = "", colours: bool = False) -> list[str]:
    """What axe-core finds, by all of its rules, ``only`` one or those of ``colours`` alone. By night only the colours are
    others: all else that it looks at is the same page.
    """
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    contrast = {"runOnly": ["color-contrast"]}
    schemes: list[tuple[Any, dict[str, Any]]] = [("dark", contrast), ("light", contrast if colours else {})]
    if only:
        schemes = [("light", {"runOnly": [only]})]
    for scheme, options in schemes:
        page.emulate_media(color_scheme=scheme)
        seen = page.evaluate(LOOK, {"resultTypes": ["violations"], **options})
        found += [
            f"{scheme} {v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in seen
        ]
    return found


def no_overflow(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px too wide at {page.viewport_size}: {page.url}"


def small_targets(page: Page, least: float = 40) -> list[Any]:
    """Buttons, fields and wards that a finger would miss."""
    found = page.evaluate(TARGETS, least)
    assert isinstance(found, list)
    return found


def wrong(
    page: Page, least: float = 11, behind: bool = False, close: bool = False, long: bool = False
) -> list[str]:
    """Scrolling pages (unless they may be ``long``), text cut, covered or under ``least`` px as seen, choices that something
    else covers; if wished, what lies ``behind`` pieces on the board: that takes a second; and words that are ``close`` to a
    neighbour or their frame.
    """
    found = page.evaluate(WRONG, {"least": least, "behind": behind, "close": close, "long": long})
    assert isinstance(found, list)
    return found


def covered_titles(page: Page) -> list[str]:
    """Games on the start page whose title runs into what stands beside it."""
    found = page.evaluate("""() => [...document.querySelectorAll(".tile")].filter((tile) => {
        const title = document.createRange();
        title.selectNodeContents(tile.querySelector("h2"));
        const [a, b] = [title.getBoundingClientRect(), tile.querySelector(".meta").getBoundingClientRect()];
        return a.right > b.left && a.bottom - a.height * 0.35 > b.top && a.top < b.bottom;
    }).map((tile) => tile.dataset.game)""")
    assert isinstance(found, list)
    return found
