"""What a page is looked at for: axe-core's rules by day, its colours by night, its width, the size of what a finger hits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"
TARGETS = (HERE / "targets.js").read_text()

# A table may go on while axe-core looks at it (a bot has chosen): then it has seen half of one page and half of another,
# and looks again once the page is at rest. A clock is on its way all the time.
LOOK = """async (options) => {
    let moved = 0;
    const ticks = ({ target }) => (target.closest ? target : target.parentElement)?.closest("[role=timer]");
    const note = (changes) => { moved += changes.filter((change) => !ticks(change)).length; };
    const watch = new MutationObserver(note);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let times = 0; times < 100; times++) {
        moved = 0;
        await new Promise((go) => setTimeout(go, 50));
        if (moved) continue;
        const found = (await axe.run(document, options)).violations;
        note(watch.takeRecords());
        if (!moved) { watch.disconnect(); return found; }
    }
    throw new Error("the page does not come to rest");
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds. By night only the colours are others: all else that it looks at is the same page."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    schemes: list[tuple[Any, dict[str, Any]]] = [("dark", {"runOnly": ["color-contrast"]}), ("light", {})]
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
