"""Shows and whole games seen again: nothing comes before a show is over, at a table of several people too; a finished game is
replayed by keyboard, and its log tells every outcome in every language.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands
from tests.web.serving import PATIENCE
from tests.web.steps import BUSY, GAMES, PLAYERS, SPY, Visitor, closed, heard, lines, settled
from tests.web.test_steps import shown

from backroom.words import Words


# To now, if something is being played; a show that has just come is left alone.
HURRY = """() => {
    if (document.querySelector("[data-queue]").dataset.queue !== "playing") return;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}"""


def last(page: Page) -> int:
    """The last entry that the screen has come to."""
    return int(page.locator("[data-queue]").get_attribute("data-seq") or 0)


def seen(page: Page, seq: int, hurry: bool) -> bool:
    """Until this entry is on the screen and all is quiet, or a show has the stage: whether one has."""

    def there() -> str:
        if page.locator("[data-show]").count():
            return "show"
        if not page.evaluate(BUSY) and last(page) >= seq:
            return "quiet"
        if hurry:
            page.evaluate(HURRY)
        return ""

    return hands.until(page, there, f"entry {seq} comes", 2 * PATIENCE) == "show"


def until_a_show(ann: Page, ben: Page, url: str, name: str) -> str:
    """Both play over HTTP until a show has Ann's stage; what it is called. Ann goes to now as long as none is on its way:
    while bots are at it, nobody knows.
    """
    rng = random.Random(3)
    done = 0
    for _ in range(1000):
        hands.bots_are_done(ann, url, name)
        fresh = [line for line in lines(ann, url, name) if line["kind"] == "move" and line["seq"] > done]
        if fresh:
            done = fresh[-1]["seq"]
            coming = any(step.get("show") for line in fresh for step in line.get("steps", []))
            if seen(ann, done, hurry=not coming):
                return str(ann.locator("[data-show]").get_attribute("data-show"))
        for page in (ann, ben):
            hands.act_once(page, url, name, rng)
    raise AssertionError("no show ever came")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_before_its_show_is_over(served: Any, visitor: Visitor, game: str) -> None:
    ann, ben = visitor(speed="normal"), visitor(speed="once")
    for page in (ann, ben):
        page.add_init_script(SPY)
    name = hands.pair(ann, ben, served.url, game, bots=PLAYERS[game] - 2)
    show = until_a_show(ann, ben, served.url, name)
    # The server waits for nobody: the game goes on behind the show, and Ben's screen with it.
    rng = random.Random(4)
    part = [
        line["seq"]
        for line in lines(ann, served.url, name)
        if show in {s.get("show") for s in line.get("steps", [])}
    ]
    for _ in range(200):
        for page in (ann, ben):
            hands.act_once(page, served.url, name, rng)
        hands.bots_are_done(ann, served.url, name)
        log = lines(ann, served.url, name)
        part = [line["seq"] for line in log if show in {s.get("show") for s in line.get("steps", [])}]
        if sum(line["kind"] == "move" and line["seq"] > max(part) for line in log) >= 3:
            break
    ends = max(part)
    settled(ben, served.url, name)
    assert last(ben) > ends
    heard(ann, served.url, name)
    ann.wait_for_timeout(300)
    assert ann.locator("[data-show]").count() == 1, "it waits for the person"
    assert max(shown(ann)) <= last(ann) <= ends
    assert ann.locator("[data-now] [data-ask]").count() == 0, "nothing is asked meanwhile"
    # Over: what came after it is seen then.
    settled(ann, served.url, name)
    assert last(ann) > ends


def sentences(log: list[dict[str, Any]], game: str, names: list[str], lang: str) -> list[str]:
    """Everything that the entries tell, in order."""
    words = Words(lang, strict=True)
    told = []
    for line in log:
        for step in line.get("steps", []):
            own = f"{game}-step-{step['kind']}"
            key = own if own in words else f"step-{step['kind']}"
            if key not in words:
                continue
            facts = dict(step["facts"])
            for seat in ("seat", "target", "other"):
                if isinstance(facts.get(seat), int):
                    facts[seat] = names[facts[seat]]
            told.append(words.say(key, **facts))
    return told


# What a game must have told at its end, one of each.
WINNER = {"won", "won-shared", "won-attorney"}
OUTCOMES: dict[str, list[set[str]]] = {
    "tammany": [{"election"}, {"ward-won"}, {"ward-tied", "ward-lone"}, {"points"}, {"final-total"}, WINNER],
    "guildes": [{"count"}, {"guild-counted"}, {"place", "place-level"}, {"total"}, {"final-total"}, WINNER],
    "mob": [{"hit", "missed"}, {"exposed"}, {"revealed"}, {"round-over"}, {"district-won"}, WINNER],
}


def told_all(page: Page, url: str, game: str, names: list[str]) -> tuple[str, list[dict[str, Any]]]:
    """A finished game with every kind of outcome, played over HTTP at one device: its table and its log."""
    for seed in range(7, 15):
        name = str(hands.table(page, url, game, names, look=False)["table"])
        rng = random.Random(seed)
        for _ in range(3000):
            facts = page.request.get(f"{url}/api/v1/tables/{name}").json()
            if facts["status"] == "over":
                break
            hands.act_once(page, url, name, rng, seat=facts["pending"][0])
        log = lines(page, url, name)
        kinds = {step["kind"] for line in log for step in line.get("steps", [])}
        if all(kinds & one for one in OUTCOMES[game]):
            return name, log
    raise AssertionError(f"no game of {game} had it all; the last: {kinds}")


# Where a replay is: its place, or the step of the show that has the stage.
WHERE = """() => {
    const show = document.querySelector("[data-show]");
    if (show) return `${show.dataset.show} ${show.dataset.at}`;
    return document.querySelector(".replay .count b")?.textContent.trim() ?? "on the way";
}"""

# The whole log as it stands there; the sentences of moves, of the start and of what was taken back.
LOG = """[...document.querySelectorAll('.log .line:is(.move, .started) > span')].map((e) => e.textContent.trim())"""


def whole_log(page: Page) -> list[str]:
    more = page.locator(".log > button.small")
    while more.count():
        more.first.click()
    return [" ".join(text.split()) for text in page.evaluate(LOG)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_again_by_keyboard_in_three_languages(served: Any, visitor: Visitor, game: str) -> None:
    page = visitor(speed="once")
    names = ["Ann", "Ben", "Cid"][: 2 if game == "mob" else 3]
    name, log = told_all(page, served.url, game, names)
    page.goto(f"{served.url}/t/{name}")
    page.locator("[data-now=over]").wait_for()
    page.get_by_role("button", name="Watch from the beginning").press("Enter")
    place = page.locator(".replay .count b")
    expect(place).to_have_text("1")
    most = int(page.locator(".replay .count").inner_text().split()[-1])
    # A show on the way has the bar and presses of its own. Each is answered before the next.
    for _ in range(20 * most):
        before = page.evaluate(WHERE)
        if before == str(most):
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"(before) => ({WHERE})() !== before", arg=before, polling=5)
    expect(place).to_have_text(str(most))
    closed(page)
    assert page.locator("[data-now]").inner_text().lower().count("waiting") == 0
    page.keyboard.press("Escape")
    expect(page.locator("[data-end]").first).to_be_visible()
    for lang in ("en", "fr", "it"):
        page.evaluate(
            "(lang) => { const kept = JSON.parse(localStorage.backroom); localStorage.backroom = JSON.stringify({ ...kept, lang }); }",
            lang,
        )
        page.reload()
        page.locator("[data-end]").first.wait_for()
        told = [" ".join(text.split()) for text in sentences(log, game, names, lang)]
        assert len(told) > 50
        assert [text for text in told if text not in set(whole_log(page))] == [], lang
