"""What happens is seen step by step: in order, none lost, skipped at will, at each one's own speed, over hidden pages and
lost connections.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands

Visitor = Callable[..., Page]
PLAYERS = {"tammany": 4, "guildes": 4, "mob": 2}

# Writes down what is announced and when, what flies, and every socket; pages can be hidden and connections cut.
SPY = """
window.said = [];
window.flown = [];
window.hiddenNow = false;
window.cut = false;
window.sockets = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
    constructor(url) { super(window.cut ? url.replace("/ws", "/nowhere") : url); window.sockets.push(this); }
};
Object.defineProperty(document, "visibilityState", { get: () => (window.hiddenNow ? "hidden" : "visible") });
window.hidePage = (on) => { window.hiddenNow = on; document.dispatchEvent(new Event("visibilitychange")); };
addEventListener("DOMContentLoaded", () => {
    let last = "";
    new MutationObserver(() => {
        const box = document.querySelector("[data-said]");
        if (box && box.textContent !== last) {
            last = box.textContent;
            window.said.push([performance.now(), last.trim(), box.dataset.queue]);
        }
        for (const node of document.querySelectorAll("[data-flight]")) {
            if (node.spied) continue;
            node.spied = true;
            requestAnimationFrame(() => window.flown.push(
                node.getAnimations().flatMap((a) => a.effect.getKeyframes().map((k) => "transform" in k))));
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
});
"""
QUIET = "document.querySelector('[data-queue]').dataset.queue === 'quiet'"
BUSY = "document.querySelector('[data-queue]').dataset.queue !== 'quiet'"
# Everything that the log says of steps, as it stands there.
ROWS = "[...document.querySelectorAll('.log .line.move > span')].map((e) => e.textContent.trim())"


def seated(visitor: Visitor, url: str, game: str, **more: Any) -> tuple[Page, str]:
    page = visitor(**more)
    page.add_init_script(SPY)
    made = hands.table(page, url, game, ["Ann", *["bot"] * (PLAYERS[game] - 1)])
    page.wait_for_function(QUIET)
    return page, str(made["table"])


def go(page: Page, url: str, name: str, seed: int = 1) -> None:
    """Ann's whole turn over HTTP: then the bots are at it. Nothing of theirs has been seen when this returns."""
    rng = random.Random(seed)
    for _ in range(40):
        if not hands.act_once(page, url, name, rng):
            return
        page.wait_for_timeout(20)
        if page.evaluate(BUSY):
            return


def settled(page: Page, seconds: float = 60) -> None:
    """Until all has been seen; shows are gone through."""
    for _ in range(int(seconds * 10)):
        if page.evaluate(QUIET):
            return
        following = page.locator("[data-show-next]")
        if following.count():
            following.click()
        page.wait_for_timeout(100)
    raise AssertionError("it never comes to rest")


@pytest.mark.parametrize("game", ["tammany", "guildes", "mob"])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_steps_come_one_after_another(served: Any, visitor: Visitor, game: str, motion: str) -> None:
    page, name = seated(visitor, served.url, game, speed="normal", reduced_motion=motion)
    rows = page.evaluate(f"{ROWS}.length")
    page.evaluate("window.said.length = 0")
    for seed in range(6):
        go(page, served.url, name, seed)
        if page.evaluate(BUSY):
            break
    # What is asked of Ann waits until all has been seen.
    assert page.locator("[data-now]").get_attribute("data-now") == "wait"
    settled(page)
    told = page.evaluate(ROWS)[rows:]
    said = page.evaluate("window.said")
    assert [text for _, text, _ in said] == told, "in order, none lost"
    assert len(told) >= 3
    played = [at for at, _, queue in said if queue == "playing"]
    gaps = [after - before for before, after in zip(played, played[1:], strict=False)]
    assert max(gaps) > 300, gaps  # by eye, not in a flash
    flown = [part for one in page.evaluate("window.flown") for part in one]
    if motion == "reduce":
        assert not any(flown), "nothing moves"


@pytest.mark.parametrize("game", ["tammany", "guildes", "mob"])
def test_a_key_skips_to_now(served: Any, visitor: Visitor, game: str) -> None:
    page, name = seated(visitor, served.url, game, speed="calm")
    for seed in range(6):
        go(page, served.url, name, seed)
        if page.evaluate(BUSY):
            break
    page.wait_for_timeout(400)
    took = page.evaluate(
        """() => new Promise((done) => {
            const began = performance.now();
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
            const look = () => document.querySelector("[data-queue]").dataset.queue === "quiet"
                ? done(performance.now() - began) : requestAnimationFrame(look);
            look();
        })"""
    )
    assert took < 100
    log = page.request.get(f"{served.url}/api/v1/tables/{name}/log").json()
    moves = [line["seq"] for line in log["lines"] if line["kind"] == "move"]
    assert len(moves) > 1
    expect(page.locator("[data-now]")).not_to_have_attribute("data-now", "wait")


def test_a_hidden_page_shows_what_it_missed_in_short(served: Any, visitor: Visitor) -> None:
    page, name = seated(visitor, served.url, "tammany", speed="normal")
    page.evaluate("hidePage(true)")
    page.evaluate("window.said.length = 0")
    rows = page.evaluate(f"{ROWS}.length")
    finish(page, served.url, name)
    page.wait_for_timeout(1500)
    assert page.evaluate("window.said") == []
    page.evaluate("hidePage(false)")
    page.wait_for_function(BUSY)
    page.wait_for_function(QUIET, timeout=8000)
    assert [text for _, text, _ in page.evaluate("window.said")] == page.evaluate(ROWS)[rows:]


def finish(page: Page, url: str, name: str) -> None:
    rng = random.Random(4)
    while hands.act_once(page, url, name, rng):
        pass


def test_each_at_their_own_speed(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(speed="normal"), visitor(speed="once")
    for page in (ann, ben):
        page.add_init_script(SPY)
    name = hands.pair(ann, ben, served.url, "tammany", bots=2)
    rng = random.Random(2)
    for page in (ben, ann, ben):
        while hands.act_once(page, served.url, name, rng):
            pass
    # Ben's screen has it all while Ann's is still at it; the server waits for nobody.
    ben.wait_for_function(QUIET)
    behind = ann.evaluate(f"{ROWS}.length")
    settled(ann)
    assert ann.evaluate(f"{ROWS}.length") > behind
    settled(ben)
    assert ann.evaluate(ROWS) == ben.evaluate(ROWS)
    assert {queue for _, _, queue in ben.evaluate("window.said")} <= {"quiet"}


def test_a_lost_connection_loses_no_step(served: Any, visitor: Visitor) -> None:
    page, name = seated(visitor, served.url, "tammany", speed="normal")
    page.evaluate("window.said.length = 0")
    rows = page.evaluate(f"{ROWS}.length")
    go(page, served.url, name)
    # In the middle of the queue the line goes dead; the game goes on without this page.
    page.evaluate("window.cut = true; window.sockets.at(-1).close()")
    finish(page, served.url, name)
    page.wait_for_timeout(300)
    page.evaluate("window.cut = false")
    page.wait_for_function("window.sockets.at(-1).readyState === 1", timeout=15_000)
    page.wait_for_timeout(500)
    settled(page)
    log = page.request.get(f"{served.url}/api/v1/tables/{name}/log").json()["lines"]
    told = page.evaluate(ROWS)[rows:]
    assert [text for _, text, _ in page.evaluate("window.said")] == told
    seqs = {line["seq"] for line in log if line["kind"] == "move"}
    shown = {
        int(re.findall(r"\d+", text)[-1])
        for text in page.locator(".log .line.move .time .hidden").all_inner_texts()
    }
    assert seqs == shown
