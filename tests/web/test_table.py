"""What every game's table does around the game: notices, bell, chat, watching, leaving, clocks, hints, review; offices."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands

from backroom.words import Words

Visitor = Callable[..., Page]

# Notices and strokes of the bell are written down as they happen, and then go their way.
SPY = """
window.told = [];
window.strokes = 0;
const RealNotice = window.Notification;
window.Notification = class extends RealNotice {
    constructor(title, more) { super(title, more); window.told.push([title, more.body]); }
    static get permission() { return "granted"; }  // a Chromium without windows grants nothing
};
const stroke = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.strokes += 1; return stroke.call(this); };
window.away = false;
Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
"""


def finish_turn(page: Page, url: str, name: str, rng: random.Random) -> None:
    while hands.act_once(page, url, name, rng):
        pass


def test_ones_turn_is_announced_as_one_likes(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(permissions=["notifications"]), visitor()
    ann.add_init_script(SPY)
    name = hands.pair(ann, ben, served.url, "tammany", bots=1, look="ann")
    rng = random.Random(1)
    quiet, loud = re.compile("^Tammany Hall – Backroom$"), re.compile("^● Your turn – Tammany Hall$")

    def to_ann() -> None:
        """Ann's turn is over, the others' turns too: it is Ann's again. All within the first year."""
        finish_turn(ann, served.url, name, rng)
        expect(ann).to_have_title(quiet)
        hands.bots_are_done(ben, served.url, name)
        finish_turn(ben, served.url, name, rng)
        expect(ann).to_have_title(loud)

    def switch(field: str, on: bool) -> None:
        ann.get_by_role("button", name="Settings").click()
        ann.locator(field).set_checked(on)
        ann.keyboard.press("Escape")
        expect(ann.locator("dialog")).to_have_count(0)

    # Whoever begins: Ann's first turn comes without a word, for everything is switched off.
    switch("#set-sound", False)
    ann.evaluate("window.strokes = 0")
    hands.bots_are_done(ben, served.url, name)
    finish_turn(ben, served.url, name, rng)
    expect(ann).to_have_title(loud)
    assert ann.evaluate("[window.told, window.strokes]") == [[], 0]
    switch("#set-sound", True)
    to_ann()
    assert ann.evaluate("[window.told, window.strokes]") == [[], 2]
    switch("#set-sound", False)
    switch("#set-notify", True)
    # No notice to who is looking.
    to_ann()
    assert ann.evaluate("[window.told, window.strokes]") == [[], 2]
    ann.evaluate("window.away = true")
    to_ann()
    assert ann.evaluate("[window.told, window.strokes]") == [[["Your turn", "Tammany Hall"]], 2]


def test_offices_are_handed_out_by_drag(served: Any, visitor: Visitor) -> None:
    page = visitor()
    rng = random.Random(2)
    # Whoever becomes mayor sits at this device. Now and then a term ends without one: then the next.
    for _ in range(5):
        made = hands.table(page, served.url, "tammany", ["Ann", "Ben", "Cleo"], look=False)
        if seat := _mayor(page, served.url, made["table"], rng):
            break
    else:
        raise AssertionError("five games without a mayor")
    page.goto(f"{served.url}/t/{made['table']}")
    cover = page.get_by_role("dialog", name=re.compile("Pass the device"))
    expect(cover).to_contain_text(["Ann", "Ben", "Cleo"][seat - 1])
    cover.get_by_role("button").click()
    row = page.locator(".players li", has_not_text="you").first
    office = page.locator("[data-now=appoint] button.plate").nth(1)
    wanted = office.locator("b").inner_text()
    office.drag_to(row)
    expect(row.locator(".off")).to_be_visible()
    expect(page.get_by_role("log").locator(".line").last).to_contain_text(re.compile(wanted, re.I))


def _mayor(page: Page, url: str, name: str, rng: random.Random) -> int:
    """Plays on over HTTP until offices are to be given; the mayor's seat counted from 1, 0 if it never came to that."""
    for _ in range(1500):
        table = page.request.get(f"{url}/api/v1/tables/{name}").json()
        if table["status"] == "over":
            return 0
        seat = table["pending"][0]
        view = page.request.get(f"{url}/api/v1/tables/{name}/view?seat={seat}").json()["view"]
        if view["phase"] == "appoint":
            return int(seat) + 1
        hands.act_once(page, url, name, rng, seat)
    raise AssertionError("no end in sight")


def test_who_watches_sees_no_secrets(served: Any, visitor: Visitor) -> None:
    ann, eve = visitor(), visitor()
    frames: list[str] = []
    eve.on("websocket", lambda ws: ws.on("framereceived", lambda data: frames.append(str(data))))
    made = hands.table(ann, served.url, "guildes", ["Ann", "bot", "bot"])
    eve.goto(made["watch"])
    eve.locator("[data-now=wait]").wait_for()
    hands.up_to_date(ann, served.url, made["table"])
    expect(eve).to_have_url(re.compile(r"/t/[^#]+$"))
    card = ann.locator("[data-card]").first
    kind = card.get_attribute("data-card")
    card.click()
    ann.locator("[data-now] button.main").click()
    expect(eve.get_by_role("log")).to_contain_text("All have taken a card")
    assert eve.locator("[data-card], .mine").count() == 0
    told = "".join(frames)
    assert f"take {kind}" not in told
    assert not re.search(r'"(take|deal \w+) (?!\?)\w+"', told), "cards that only their owner knows"
    state = next(m for m in map(json.loads, frames) if m["type"] == "state")
    assert state["view"]["hand"] == state["view"]["packet"] == {}
    # Who watches hears the chat and does not speak.
    expect(eve.locator(".chat")).to_be_visible()
    expect(eve.locator(".chat form")).to_have_count(0)
    expect(eve.get_by_role("button", name="Leave the game")).to_have_count(0)


def test_a_friend_comes_by_link_and_they_talk(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    hands.make_table(ann, served.url, ["me", "open"], game="MOB: Big Apple")
    links = json.loads(ann.evaluate("sessionStorage.getItem('links:' + location.pathname.slice(3))"))
    ben.add_init_script("localStorage.setItem('backroom', JSON.stringify({ name: 'Ben' }))")
    ben.goto(links[1])
    expect(ben).to_have_url(re.compile(r"/t/[^#]+$"))
    expect(ben.locator("footer [role=status]")).to_have_text("Ann begins the game.")
    expect(ann.locator("li", has_text="Ben")).to_be_visible()
    ann.get_by_role("button", name="Start the game").click()
    # The waiting room has a field of its own: what is written there does not come along.
    ann.locator("[data-now]").wait_for()
    ann.get_by_role("textbox", name="Write to the table").fill("Good luck, <b>Ben</b>!")
    ann.get_by_role("button", name="Send").click()
    expect(ben.locator(".said")).to_contain_text("Ann Good luck, <b>Ben</b>!")
    ben.get_by_role("textbox", name="Write to the table").fill("You will need it")
    ben.keyboard.press("Enter")
    expect(ann.locator(".said p").nth(1)).to_contain_text("Ben You will need it")
    expect(ann.locator(".said .face svg")).to_have_count(2)


def test_a_seat_is_left_and_taken_back(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    # Ben keeps the game from running away while a bot plays for Ann.
    name = hands.pair(ann, ben, served.url, "mob")
    ann.on("dialog", lambda dialog: dialog.accept())
    ann.get_by_text("More", exact=True).click()
    ann.get_by_role("button", name="Leave the game").click()
    banner = ann.get_by_text("A bot plays for Ann.")
    expect(banner).to_be_visible()
    expect(ben.get_by_role("log")).to_contain_text("Ann leaves; a bot")
    # The bot goes on: Ann's moles are down, and then it is Ben who is waited for.
    hands.act_once(ben, served.url, name, random.Random(4))
    expect(ben.get_by_role("log")).to_contain_text(re.compile(r"Ann \(bot\) .*moles"))
    ann.get_by_role("button", name="Take the seat back").click()
    expect(banner).to_have_count(0)
    expect(ben.get_by_role("log")).to_contain_text("Ann is back.")
    expect(ann.get_by_role("button", name="Leave the game")).to_be_visible()


def test_a_move_is_asked_back(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    name = hands.pair(ann, ben, served.url, "mob")
    rng = random.Random(5)
    for person in (ann, ben):
        hands.act_once(person, served.url, name, rng)
    for person in (ann, ben):
        hands.up_to_date(person, served.url, name)
    # Moles that lie are past the boundary, and the log says so.
    ask = ann.get_by_role("button", name="Ask to take back")
    ask.click()
    # What would go is said, the newest first.
    words = Words("en", strict=True)
    what = " ".join(words.say("mob-step-moles", seat=seat) for seat in ("Ben", "Ann"))
    expect(ann.get_by_text(words.say("web-undo-asking", what=what, names="Ben"))).to_be_visible()
    banner = ben.get_by_role("alert")
    expect(banner).to_contain_text(words.say("web-undo-asked", what=what, name="Ann"))
    banner.get_by_role("button", name="No").click()
    expect(ann.get_by_role("log")).to_contain_text("Ben does not agree.")
    ask.click()
    banner.get_by_role("button", name="Yes").click()
    for person in (ann, ben):
        expect(person.get_by_role("button", name="Place them at random")).to_be_visible()


def test_clocks_run(served: Any, visitor: Visitor) -> None:
    page = visitor()
    clock: dict[str, Any] = {"kind": "live", "bank": 1800, "add": 10}
    hands.table(page, served.url, "mob", ["Ann", "bot"], clock=clock)
    clocks = page.get_by_role("timer", name="Clocks")
    running = clocks.locator(".running", has_text="Ann")
    expect(running).to_have_text(re.compile(r"^Ann (30:0\d|2[89]:\d\d)$"))
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    expect(clocks).to_contain_text(re.compile(r"Little Sal \d\d:\d\d"))
    hands.table(page, served.url, "mob", ["Ann", "bot"], clock={"kind": "slow", "days": 3})
    expect(running).to_have_text(re.compile(r"^Ann (3 d 0 h|2 d 23 h)$"))


def test_a_hint_is_given_where_it_was_allowed(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.table(page, served.url, "tammany", ["Ann", "bot", "bot"], hints=True)
    hands.wait_for_me(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text(re.compile("Hint: .*ward.*Chance to win"))
    # With its reason; and it stays until it is closed.
    expect(hint.locator("p.small")).to_contain_text(re.compile(r"\w+ .*\."))
    page.wait_for_timeout(1000)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    hands.against_bots(page, served.url)
    hands.wait_for_me(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_reviewed(own_server: Any, visitor: Visitor) -> None:
    # A server of its own: the review goes on in the background, and dies with it.
    page = visitor()
    made = hands.table(page, own_server.url, "mob", ["bot", "bot"])
    page.locator("[data-now=over]").wait_for()
    page.get_by_role("button", name="Review the game").click()
    review = page.get_by_role("dialog", name="Review the game")
    expect(review.get_by_role("progressbar").or_(review.get_by_role("img"))).to_be_visible()
    told = page.request.get(f"{own_server.url}/api/v1/tables/{made['table']}/review").json()
    assert told["status"] in ("working", "done")
    page.keyboard.press("Escape")
    expect(review).to_have_count(0)
