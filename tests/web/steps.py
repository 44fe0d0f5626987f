"""What the tests of steps, shows and replays share: a page that writes down what it sees, and ways to let bots play."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page, expect
from tests.web import hands
from tests.web.serving import PATIENCE

Visitor = Callable[..., Page]
PLAYERS = {"tammany": 4, "guildes": 4, "mob": 2}
GAMES = list(PLAYERS)

# Writes down every line of the log as it comes (when, what, whether the queue plays, what is asked), whether the bar says it
# too, what flies, and every socket; pages can be hidden and connections cut.
SPY = """
window.rows = [];
window.flown = [];
window.untold = [];
window.hiddenNow = false;
window.cut = false;
window.sockets = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
    constructor(url) { super(window.cut ? url.replace("/ws", "/nowhere") : url); window.sockets.push(this); }
};
Object.defineProperty(document, "visibilityState", { get: () => (window.hiddenNow ? "hidden" : "visible") });
window.hidePage = (on) => { window.hiddenNow = on; document.dispatchEvent(new Event("visibilitychange")); };
const running = () => document.getAnimations().flatMap((a) => {
    if (a.playState !== "running" || a instanceof CSSTransition) return [];
    const told = a.effect.getKeyframes().flatMap((k) => Object.keys(k));
    const own = told.filter((k) => !["offset", "computedOffset", "easing", "composite"].includes(k));
    return [[a.effect.target?.getAttribute("class") ?? "", [...new Set(own)].sort().join()]];
});
window.moving = {};
addEventListener("DOMContentLoaded", () => {
    const seen = new WeakSet();
    new MutationObserver(() => {
        const queue = document.querySelector("[data-queue]")?.dataset.queue;
        const now = document.querySelector("[data-now]")?.dataset.now;
        for (const row of document.querySelectorAll(".log .line.move > span:not(.face)")) {
            if (seen.has(row)) continue;
            seen.add(row);
            const text = row.textContent.trim();
            window.rows.push([performance.now(), text, queue, now]);
            // The bar says what happens as it happens: asked of the page once it has drawn all of it.
            const bar = document.querySelector("#now")?.textContent.replace(/\\s+/g, " ") ?? "";
            if (queue === "playing" && now === "wait" && !bar.includes(text.replace(/\\s+/g, " "))) window.untold.push([text, bar]);
        }
        for (const node of document.querySelectorAll("[data-flight]")) {
            if (seen.has(node)) continue;
            seen.add(node);
            requestAnimationFrame(() => {
                window.flown.push(node.getAnimations().flatMap((a) => a.effect.getKeyframes().map((k) => "transform" in k)));
                for (const [who, what] of running()) window.moving[`${who}: ${what}`] = true;
            });
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
});
"""
BUSY = "document.querySelector('[data-queue]').dataset.queue !== 'quiet'"
# Everything that the log says of steps, as it stands there.
ROWS = "[...document.querySelectorAll('.log .line.move > span:not(.face)')].map((e) => e.textContent.trim())"


def seated(visitor: Visitor, url: str, game: str, **more: Any) -> tuple[Page, str]:
    page = visitor(**more)
    page.add_init_script(SPY)
    made = hands.table(page, url, game, ["Ann", *["bot"] * (PLAYERS[game] - 1)])
    name = str(made["table"])
    # Who plays before Ann is seen first.
    settled(page, url, name)
    expect(page.locator("[data-now]:not([data-now=wait])")).to_have_count(1)
    return page, name


def lines(page: Page, url: str, name: str) -> list[dict[str, Any]]:
    return list(page.request.get(f"{url}/api/v1/tables/{name}/log").json()["lines"])


def go(page: Page, url: str, name: str, seed: int = 1) -> None:
    """Ann's whole turn over HTTP, until it is not hers alone any more: others have moved since, or are at it. What the page
    has seen of that is its affair.
    """
    rng = random.Random(seed)
    hands.bots_are_done(page, url, name)
    last = lines(page, url, name)[-1]["seq"]
    for _ in range(40):
        if not hands.act_once(page, url, name, rng):
            return
        if any(
            line["kind"] == "move" and line["seat"] != 0
            for line in lines(page, url, name)
            if line["seq"] > last
        ):
            return
    raise AssertionError("a turn without an end")


def finish(page: Page, url: str, name: str, most: int = 40) -> None:
    """All that Ann is asked, over HTTP, until it is not her turn."""
    rng = random.Random(4)
    for _ in range(most):
        if not hands.act_once(page, url, name, rng):
            return


def heard(page: Page, url: str, name: str) -> int:
    """Until bots have moved and the page knows all of it, whether or not it has shown it yet; the last entry."""
    seq = int(hands.bots_are_done(page, url, name)["seq"])
    page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-queue]')?.dataset.heard) >= seq", arg=seq, polling=20
    )
    return seq


def settled(page: Page, url: str, name: str) -> int:
    """Until bots have moved and all of it has been seen; shows are gone through. The last entry."""
    seq = heard(page, url, name)

    def seen() -> bool:
        following = page.locator("[data-show-next]")
        if following.count():
            # It may close by itself just now.
            with contextlib.suppress(Error):
                following.click(timeout=1000)
        here = page.locator("[data-queue]")
        return here.get_attribute("data-queue") == "quiet" and int(here.get_attribute("data-seq") or 0) >= seq

    hands.until(page, seen, f"entry {seq} on the screen, at rest", 2 * PATIENCE)
    return seq


def closed(page: Page) -> None:
    """A replay's shows are gone through, and it is at rest."""

    def rests() -> bool:
        following = page.locator("[data-show-next]")
        if following.count():
            with contextlib.suppress(Error):
                following.click(timeout=1000)
        return not page.evaluate(BUSY)

    hands.until(page, rests, "at rest")
