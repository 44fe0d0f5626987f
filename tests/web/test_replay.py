"""The past as one looks at it: jumps of a replay, the review's moves and plot that lead to their moments with a reason each,
and what others did since one's own last turn.
"""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands
from tests.web.steps import BUSY, GAMES, PLAYERS, Visitor, closed, go, lines, seated, settled
from tests.web.test_shows import HERE
from tests.web.test_told import called

from backroom.words import Words

# Facts of a reason that names a player, as each game tells one.
REASON: dict[str, dict[str, Any]] = {
    "tammany": {"key": "tammany-coach-reach", "facts": {"ward": 3, "count": 2, "target": 1, "rival": 4}},
    "guildes": {
        "key": "guildes-coach-costs",
        "facts": {"guild": "artisans", "target": 1, "votes": 3, "before": 5},
    },
    "mob": {"key": "mob-coach-start", "facts": {"target": 1, "other": 0}},
}
PLACE = ".replay .count b"
# Nothing of the caption is cut off.
WHOLE = """() => {
    const box = document.querySelector("[data-caption]");
    const { top, bottom, right } = box.getBoundingClientRect();
    return [...box.querySelectorAll("p")].every((p) => {
        const r = p.getBoundingClientRect();
        return r.top >= top - 1 && r.bottom <= bottom + 1 && r.right <= right + 1 && p.scrollWidth <= p.clientWidth + 1;
    });
}"""


def over(visitor: Visitor, url: str, game: str) -> tuple[Page, str, list[dict[str, Any]]]:
    """A finished game of Ann against bots, its table on the screen, and its log."""
    page = visitor(speed="once")
    made = hands.table(page, url, game, ["Ann", *["bot"] * (PLAYERS[game] - 1)], look=False)
    name = str(made["table"])
    rng = hands.random.Random(6)
    while not page.request.get(f"{url}/api/v1/tables/{name}/view").json()["view"]["over"]:
        if not hands.act_once(page, url, name, rng):
            hands.bots_are_done(page, url, name)
    page.goto(f"{url}/t/{name}")
    page.locator("section[data-end]").wait_for()
    return page, name, lines(page, url, name)


def recorded(log: list[dict[str, Any]]) -> list[int]:
    """For each line of the record the entry that it came from, as `entries` of web/src/frame/review.ts counts them."""
    found = []
    for line in log:
        if line["kind"] in ("started", "move", "retract"):
            moves = 0 if line["kind"] == "started" else 2 if line.get("replace") else 1
            found += [line["seq"]] * (moves + len(line.get("chance") or []))
    return found


def reviewed(page: Page, log: list[dict[str, Any]], game: str, players: int) -> list[int]:
    """The server's review is given by hand: it takes minutes. Entries of the moves in it, one's own last."""
    rows = recorded(log)
    moves = [line for line in log if line["kind"] == "move" and line.get("steps")]
    theirs = [line for line in moves if line["seat"] == 1][2:4]
    own = [line for line in moves if line["seat"] == 0][1]
    chosen = [*theirs, own]

    def told(line: dict[str, Any], cost: float) -> dict[str, Any]:
        why = [{**REASON[game], "places": []}] if line["seat"] else []
        steps = [step for step in line["steps"] if step["who"] == line["seat"] and not step.get("show")][:1]
        return {
            "line": rows.index(line["seq"]),
            "seat": line["seat"],
            "played": "played",
            "better": "better",
            "played_steps": steps,
            "better_steps": [],
            "cost": cost,
            "error": 0.01,
            "deed": None,
            "why": why,
            "why_played": [],
        }

    even = [1 / players] * players
    moments = [{"line": i, "seat": 0, "knew": even, "hindsight": even} for i in range(0, len(rows), 3)]
    answer = {
        "status": "done",
        "part": 1,
        "whole": 1,
        "review": {
            "lines": len(rows),
            "moments": moments,
            "moves": [told(line, 0.3 - 0.1 * i) for i, line in enumerate(chosen)],
        },
    }
    page.route("**/review", lambda route: route.fulfill(json=answer))
    return [line["seq"] for line in chosen]


def caption(page: Page) -> int:
    closed(page)
    return int(page.locator("[data-caption]").get_attribute("data-caption") or 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_reviews_moves_and_plot_lead_to_their_moments(served: Any, visitor: Visitor, game: str) -> None:
    page, _, log = over(visitor, served.url, game)
    words = Words("en", strict=True)
    one, two, own = reviewed(page, log, game, PLAYERS[game])
    names = called(page)
    facts = dict(REASON[game]["facts"])
    for seat in ("target", "other"):
        if seat in facts:
            facts[seat] = names[facts[seat]]
    reason = " ".join(words.say(REASON[game]["key"], **facts).split())
    no_reason = words.say("review-no-why")

    page.get_by_role("button", name="Review the game").click()
    dialog = page.get_by_role("dialog")
    moves = dialog.locator("li")
    expect(moves).to_have_count(3)
    # One's own first, whatever the others' cost; each with its reason, in names.
    expect(moves.nth(0)).to_contain_text(no_reason)
    expect(moves.nth(1)).to_contain_text(reason)
    moves.nth(0).get_by_role("button").click()
    expect(dialog).to_have_count(0)
    assert caption(page) == own
    slip = page.locator("[data-caption] .slip")
    expect(slip).to_contain_text("10%")
    expect(slip).to_contain_text(no_reason)
    assert page.evaluate(WHOLE), "all of it is read"
    # X leads to the mistakes, one after another, back and forth.
    page.keyboard.press("Home")
    expect(page.locator(PLACE)).to_have_text("1")
    found = []
    for _ in range(3):
        page.keyboard.press("x")
        page.wait_for_function("document.querySelector('[data-caption] .slip') !== null")
        found.append(caption(page))
        if found[-1] != own:
            expect(slip).to_contain_text(reason)
            assert page.evaluate(WHOLE), "all of it is read"
    assert found == sorted([one, two, own])
    page.keyboard.press("Shift+X")
    page.wait_for_function(f"document.querySelector('[data-caption]').dataset.caption !== '{found[-1]}'")
    assert caption(page) == found[-2]
    # A click into the plot leads to its moment.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Review the game").click()
    plot = page.get_by_role("dialog").locator("figure svg[role=img]")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.get_by_role("dialog")).to_have_count(0)
    rows = recorded(log)
    assert rows[len(rows) // 4] < caption(page) < rows[3 * len(rows) // 4]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_jumps_and_waits_for_nobody(served: Any, visitor: Visitor, game: str) -> None:
    page, _, log = over(visitor, served.url, game)
    page.get_by_role("button", name="Watch from the beginning").click()
    expect(page.locator(PLACE)).to_have_text("1")
    waiting = Words("en", strict=True).say("web-waiting-for", names="").split()[0].lower()
    own = [line["seq"] for line in log if line["kind"] == "move" and line["seat"] == 0]

    def press(key: str) -> int:
        before = page.locator(PLACE).inner_text()
        page.keyboard.press(key)
        expect(page.locator(PLACE)).not_to_have_text(before)
        now = caption(page)
        assert waiting not in page.locator("body").inner_text().lower()
        assert page.evaluate(WHOLE)
        # The log's line of the moment is in sight.
        page.wait_for_function(HERE)
        return now

    # One's own moves, in order; rounds (or years), forward and back.
    assert [press("m") for _ in range(3)] == [seq for seq in own if seq > log[0]["seq"]][:3]
    here = press("ArrowDown")
    further = press("ArrowDown")
    assert further > here > own[0]
    assert press("ArrowUp") < further
    # Space plays on by itself, and holds.
    page.keyboard.press(" ")
    before = page.locator(PLACE).inner_text()
    expect(page.locator(PLACE)).not_to_have_text(before)
    page.keyboard.press(" ")
    closed(page)


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_since_ones_last_turn_is_played_again(
    served: Any, visitor: Visitor, game: str
) -> None:
    """In the same page: without a reload, as often as one likes, and back to one's own turn after it."""
    page, name = seated(visitor, served.url, game, speed="quick")
    for seed in range(8):
        go(page, served.url, name, seed)
        settled(page, served.url, name)
        if page.locator("[data-now]:not([data-now=wait])").count() and page.locator("[data-since]").count():
            break
    again = page.locator("[data-since]")
    log = lines(page, served.url, name)
    mine = max(line["seq"] for line in log if line["kind"] == "move" and line["seat"] == 0)
    theirs = [
        line["seq"] for line in log if line["kind"] == "move" and line["seq"] > mine and line.get("steps")
    ]
    assert theirs
    asked = page.locator("[data-now]").get_attribute("data-now")
    for _ in range(2):
        page.evaluate(
            """() => {
            window.passed = [];
            new MutationObserver(() => {
                const at = Number(document.querySelector("[data-caption]")?.dataset.caption ?? 0);
                if (at && window.passed.at(-1) !== at) window.passed.push(at);
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
        )
        again.click()
        page.locator(".replay").wait_for()
        expect(page.locator(".replay")).to_have_count(0)
        passed = page.evaluate("window.passed")
        assert [seq for seq in passed if seq in theirs] == theirs, (passed, theirs)
        expect(page.locator("[data-now]")).to_have_attribute("data-now", str(asked))
    assert not page.evaluate(BUSY)
