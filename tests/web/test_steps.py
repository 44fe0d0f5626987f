"""What happens is seen step by step: in order, none lost, skipped at will, at each one's own speed, over hidden pages and
lost connections.
"""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page
from tests.web import hands, pace
from tests.web.steps import (
    BUSY,
    GAMES,
    PLAYERS,
    ROWS,
    SPY,
    Visitor,
    finish,
    go,
    heard,
    seated,
    settled,
)

from backroom.words import Words

# What the browser's compositor moves by itself, without the page's main thread.
COMPOSITED = {"transform", "translate", "rotate", "scale", "opacity"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_steps_come_one_after_another(served: Any, visitor: Visitor, game: str, motion: str) -> None:
    page, name = seated(visitor, served.url, game, speed="normal", reduced_motion=motion)
    page.evaluate("window.rows.length = 0")
    before = page.evaluate(f"{ROWS}.length")
    rows: list[Any] = []
    played: list[Any] = []
    for seed in range(8):
        go(page, served.url, name, seed)
        settled(page, served.url, name)
        rows = page.evaluate("window.rows")
        played = [row for row in rows if row[2] == "playing" and not row[1].startswith("Ann")]
        if len(played) >= 4:
            break
    assert [text for _, text, _, _ in rows] == page.evaluate(ROWS)[before:], "in order, none lost"
    gaps = [after[0] - before[0] for before, after in itertools.pairwise(played)]
    assert max(gaps) > 300, gaps  # by eye, not in a flash
    # What is asked of Ann waits until all has been seen: at the earliest it comes with the last of it.
    asked = [row for row, after in itertools.pairwise(played) if row[3] != "wait" and after[0] - row[0] < 200]
    assert asked == []
    # Whoever looks at the bar reads who does what, and not of somebody else's turn.
    untold = [row for row in page.evaluate("window.untold") if not row[0].startswith("Ann")]
    assert untold == []
    flown = [part for one in page.evaluate("window.flown") for part in one]
    if motion == "reduce":
        assert not any(flown), "nothing moves"
    # Flights cost the main thread nothing.
    moving = [row.rsplit(": ", 1) for row in page.evaluate("Object.keys(window.moving)")]
    flights = [row for row in moving if row[0].startswith("piece ")]
    assert [row for row in flights if not set(row[1].split(",")) <= COMPOSITED] == []


SKIP = """() => new Promise((done) => {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    const look = () => {
        const took = performance.now() - began;
        if (document.querySelector("[data-queue]").dataset.queue === "quiet" || took > 60_000) done(took);
        else setTimeout(look, 0);
    };
    look();
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_key_skips_to_now(served: Any, visitor: Visitor, game: str) -> None:
    page, name = seated(visitor, served.url, game, speed="calm")
    # The page's own time: a machine that is busy with other things is no mistake of the page.
    work = pace.Work(page)
    took = []
    for seed in range(30):
        before = page.evaluate("window.rows.length")
        go(page, served.url, name, seed)
        seq = heard(page, served.url, name)

        def plays_or_is_through(seq: int = seq, before: int = before) -> str:
            queue = page.locator("[data-queue]")
            at = str(queue.get_attribute("data-queue"))
            if at == "playing" and page.evaluate("window.rows.length") > before:
                return at
            return at if at != "playing" and int(queue.get_attribute("data-seq") or 0) >= seq else ""

        if hands.until(page, plays_or_is_through, "something is seen") == "playing":
            spent = work()
            assert page.evaluate(SKIP) < 60_000
            took.append(work() - spent)
        settled(page, served.url, name)
        if len(took) >= 2:
            break
    assert 0 < min(took) < 100 * work.pace(), took


def shown(page: Page) -> set[int]:
    """The entries that the log shows."""
    told = page.locator(".log .line.move .time .hidden").all_inner_texts()
    return {int(re.findall(r"\d+", text)[-1]) for text in told}


@pytest.mark.parametrize("game", GAMES)
def test_a_hidden_page_shows_what_it_missed_in_short(served: Any, visitor: Visitor, game: str) -> None:
    page, name = seated(visitor, served.url, game, speed="normal")
    page.evaluate("hidePage(true)")
    page.evaluate("window.rows.length = 0")
    before = page.evaluate(f"{ROWS}.length")
    finish(page, served.url, name, most=12)
    heard(page, served.url, name)
    page.wait_for_timeout(300)
    assert page.evaluate("window.rows") == []
    assert page.evaluate(f"hidePage(false); {BUSY} || new Promise((go) => setTimeout(() => go({BUSY}), 0))")
    settled(page, served.url, name)
    rows = page.evaluate("window.rows")
    assert len(rows) >= 2
    assert [text for _, text, _, _ in rows] == page.evaluate(ROWS)[before:]


@pytest.mark.parametrize("game", GAMES)
def test_each_at_their_own_speed(served: Any, visitor: Visitor, game: str) -> None:
    ann, ben = visitor(speed="normal"), visitor(speed="once")
    for page in (ann, ben):
        page.add_init_script(SPY)
    name = hands.pair(ann, ben, served.url, game, bots=PLAYERS[game] - 2)
    # Nobody waits for Ann's screen: both make a move whenever they are asked.
    rng = random.Random(2)
    played: list[Any] = []
    for _ in range(60):
        for page in (ann, ben, ann, ben):
            hands.bots_are_done(page, served.url, name)
            hands.act_once(page, served.url, name, rng)
        settled(ben, served.url, name)
        settled(ann, served.url, name)
        rows = ann.evaluate("window.rows")
        played = [row for row in rows if row[2] == "playing" and not row[1].startswith("Ann")]
        if len(played) >= 4:
            break
    # Ann sees it at her own speed.
    gaps = [after[0] - before[0] for before, after in itertools.pairwise(played)]
    assert max(gaps) > 300, gaps
    # What each does in secret only they read.
    both = [
        [row for row in page.evaluate(ROWS) if not re.match("(Ann|Ben) takes a", row)] for page in (ann, ben)
    ]
    assert both[0] == both[1]
    assert {queue for _, _, queue, _ in ben.evaluate("window.rows")} == {"quiet"}


@pytest.mark.parametrize("game", GAMES)
def test_a_lost_connection_loses_no_step(served: Any, visitor: Visitor, game: str) -> None:
    page, name = seated(visitor, served.url, game, speed="normal", quiet=False)
    page.evaluate("window.rows.length = 0")
    before = page.evaluate(f"{ROWS}.length")
    go(page, served.url, name)
    # In the middle of the queue the line goes dead; the game goes on without this page.
    page.evaluate("window.cut = true; window.sockets.at(-1).close()")
    finish(page, served.url, name, most=12)
    hands.bots_are_done(page, served.url, name)
    page.evaluate("window.cut = false")
    settled(page, served.url, name)
    log = page.request.get(f"{served.url}/api/v1/tables/{name}/log").json()["lines"]
    assert [text for _, text, _, _ in page.evaluate("window.rows")] == page.evaluate(ROWS)[before:]
    words = Words("en")
    said = [
        line for line in log if any(f"{game}-step-{step['kind']}" in words for step in line.get("steps", []))
    ]
    assert shown(page) == {line["seq"] for line in said if line["kind"] == "move"}
