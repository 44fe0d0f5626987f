"""A show tells one thing after another: neither the stage, nor the panels beside it, nor the log know what it has not told
yet, while the game is played and in its replay.
"""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page
from tests.web import hands
from tests.web.serving import PATIENCE
from tests.web.steps import GAMES, PLAYERS, Visitor, lines
from tests.web.test_shows import HURRY, sentences

# Where the panels go back with a show that is opened again from the log.
AGAIN = ("tammany",)
# Ann's moves until the last show may come with the next one; bots play by themselves.
NEARLY = """async ([name, seed]) => {
    let state = seed * 2654435761 >>> 0;
    const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const table = `/api/v1/tables/${name}`;
    const near = {
        tammany: (view) => view.year === 16 && view.phase === "bid",
        guildes: (view) => view.round === 3 && view.phase === "play" && view.step.done >= view.step.of - 1,
        mob: (view) => view.round === 3 && view.seats.reduce((sum, seat) => sum + seat.warehouse, 0) < 6,
    };
    for (let n = 0; n < 20000; n++) {
        const { view, seq } = await (await fetch(`${table}/view`)).json();
        if (near[view.game](view) || view.over) return;
        const bids = view.forms.some((form) => form.move === "bid");
        if (!view.moves.length && !bids) { await new Promise((go) => setTimeout(go, 5)); continue; }
        const pick = view.moves[Math.floor(roll() * view.moves.length)];
        const text = bids ? "bid nothing" : view.moves.includes("end") && roll() < 0.6 ? "end" : pick;
        const body = JSON.stringify({ type: "move", id: `m${seed}-${n}`, seat: 0, at: seq, text });
        await fetch(`${table}/do`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }
    throw new Error("a game without an end");
}"""
# What the page tells at this very moment.
TELLS = """() => {
    const show = document.querySelector("[data-show]");
    if (!show) return null;
    const text = (one) => one.textContent.trim().replace(/\\s+/g, " ");
    const texts = (where, which) => [...where.querySelectorAll(which)].map(text);
    const rail = {};
    for (const seat of document.querySelectorAll(".rail [data-place^='seat:']")) {
        rail[seat.dataset.place.slice(5)] = parseInt(seat.querySelector(".pts, .votes, .crates b").textContent);
    }
    return {
        show: show.dataset.show,
        at: Number(show.dataset.at),
        placed: [...show.querySelectorAll("[data-placed]")].map((row) => Number(row.dataset.placed)),
        stage: show.textContent.replace(/\\s+/g, " "),
        log: texts(document, ".log .line.move > span"),
        rail,
        plot: texts(show, "figure text"),
        over: document.querySelector("section[data-end]") !== null,
    };
}"""


def watched(page: Page, until: str) -> list[dict[str, Any]]:
    """All that the shows tell, step by step, until the page has come to its rest."""
    told: list[dict[str, Any]] = []

    def through() -> bool:
        now = page.evaluate(TELLS)
        if now is None:
            page.evaluate(HURRY)
            return bool(page.evaluate(until))
        if not told or (now["show"], now["at"]) != (told[-1]["show"], told[-1]["at"]):
            told.append(now)
        page.keyboard.press("ArrowRight")
        return False

    hands.until(page, through, "the end of the last show", 4 * PATIENCE)
    return told


def called(page: Page) -> list[str]:
    """Everybody's name by seat, as the panels have it: bots have theirs from the client."""
    found: dict[str, str] = page.evaluate(
        """Object.fromEntries([...document.querySelectorAll(".rail [data-place^='seat:']")].map(
            (seat) => [seat.dataset.place.slice(5), seat.querySelector(".name").textContent.trim()]))"""
    )
    return [found[seat] for seat in sorted(found)]


def points(page: Page, url: str, name: str, seq: int) -> list[int]:
    view = page.request.get(f"{url}/api/v1/tables/{name}/view?seq={seq}").json()["view"]
    return [int(seat["crates"] if "crates" in seat else seat["points"]) for seat in view["seats"]]


def gain(step: dict[str, Any]) -> int:
    """What a step of a show adds to its player's score."""
    outcome = step.get("outcome", {})
    if step["kind"] in ("place", "place-level", "militia"):
        return int(outcome["votes"])
    if step["kind"] == "district-won":
        return int(outcome["crates"])
    if step["kind"].startswith("mayor-") and step["who"] is not None:
        return 3
    return int(outcome["points"]) if step["kind"] in ("final-chips", "final-slander", "points") else 0


def holds(page: Page, url: str, name: str, game: str, told: list[dict[str, Any]], live: bool) -> int:
    """Each moment of these shows against what had been told by then; how often something could have been told too early."""
    log = lines(page, url, name)
    who = called(page)
    everything = [" ".join(text.split()) for text in sentences(log, game, who, "en")]
    missing = 0
    for moment in told:
        show, at = moment["show"], moment["at"]
        entries = [line for line in log if any(s.get("show") == show for s in line.get("steps", []))]
        steps = [step for line in entries for step in line["steps"] if step.get("show") == show]
        done, later = steps[: at + 1], steps[at + 1 :]
        where = f"{show}, step {at} of {len(steps)} ({steps[at]['kind']})"
        assert not moment["over"], where
        # Places are told by the totals, from the last to the first, and by nothing else.
        if steps[at]["kind"] in ("total", "final-total"):
            told_by_now = [step["who"] for step in done if step["kind"] == steps[at]["kind"]]
            assert sorted(moment["placed"]) == sorted(told_by_now), where
        elif steps[at]["kind"] != "count" and any(step["kind"] in ("total", "final-total") for step in later):
            assert moment["placed"] == [], where
        # What wins is told on no part of the page before its step.
        ends = [s for s in later if s["kind"].startswith(("won", "ahead", "final-total", "total", "mayor"))]
        for text in sentences([{"steps": ends}], game, who, "en"):
            text = " ".join(text.split())
            if everything.count(text) == 1:
                missing += 1
                assert text not in moment["stage"], where
                assert not live or text not in moment["log"], where
        scores = next(
            (s["outcome"]["scores"] for s in reversed(steps) if "scores" in s.get("outcome", {})), None
        )
        if scores and later:
            assert str(max(scores)) not in moment["plot"], (where, moment["plot"])
        # The panels: as before the show, and what it has told of it; never what comes after.
        if show == "final" and scores:
            before = [scores[p] - sum(gain(s) for s in steps if s["who"] == p) for p in range(len(scores))]
        else:
            before = points(page, url, name, entries[0]["seq"] - 1)
        for seat, shown in moment["rail"].items():
            run = sum(gain(s) for s in done if s["who"] == int(seat))
            assert shown == before[int(seat)] + run, (where, seat, before)
    return missing


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_before_the_show_does(served: Any, visitor: Visitor, game: str) -> None:
    page = visitor(speed="normal")
    name = str(
        hands.table(page, served.url, game, ["Ann", *["bot"] * (PLAYERS[game] - 1)], look=False)["table"]
    )
    page.goto(f"{served.url}/healthz")
    page.evaluate(NEARLY, [name, 7])
    page.goto(f"{served.url}/t/{name}")
    page.locator("[data-now]").wait_for()
    rng = hands.random.Random(3)
    told: list[dict[str, Any]] = []
    over = "document.querySelector('section[data-end]') !== null"
    quiet = "document.querySelector('[data-queue]').dataset.queue === 'quiet'"
    while not page.evaluate(over):
        hands.act_once(page, served.url, name, rng)
        told += watched(page, quiet)
    last = next(w for w in reversed(told))["show"]
    assert last == "final"
    assert holds(page, served.url, name, game, told, live=True)
    # Once more as a replay: from before the entry that the last shows belong to.
    first = next(
        line["seq"]
        for line in lines(page, served.url, name)
        if any(step.get("show") == "final" for step in line.get("steps", []))
    )
    page.goto(f"{served.url}/t/{name}?at={first - 1}")
    page.locator(".replay").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-show]").wait_for()
    again = watched(page, quiet)
    assert "final" in {moment["show"] for moment in again}
    assert holds(page, served.url, name, game, again, live=False)
    if game not in AGAIN:
        return
    # And from the log, when all is over: an earlier night has its own year and points beside it.
    page.goto(f"{served.url}/t/{name}")
    page.get_by_role("button", name="Show the board").click()
    page.locator(".log .again").first.click()
    page.locator("[data-show]").wait_for()
    opened = watched(page, quiet)
    assert len({moment["show"] for moment in opened}) == 1
    assert opened[0]["show"] != "final"
    holds(page, served.url, name, game, opened, live=False)
