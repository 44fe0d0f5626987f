"""The waiting room: a code to say aloud, bots as cards on the table, the start with those who are there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

from backroom import bots

Visitor = Callable[..., Page]
SIZES = ((1280, 800), (1920, 1080), (820, 1180), (844, 390), (390, 844), (360, 740))
ALL_SIZES = (*SIZES, (1440, 900), (1180, 820), (740, 360))


def test_a_code_is_said_aloud_and_leads_to_the_next_seat(served: Any, visitor: Visitor) -> None:
    ann, ben, cem = visitor(), visitor("fr"), visitor("it", quiet=False)
    made = hands.table(ann, served.url, "guildes", ["Ann", *["open"] * 3])
    code = ann.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d\d", code)
    # Typed on the start page, as people type.
    hands.home(ben, served.url)
    ben.locator("#code").fill(code.replace("-", " ").title())
    ben.keyboard.press("Enter")
    hands.answer_names(ben, "Ben")
    expect(ben).to_have_url(f"{served.url}/t/{made['table']}")
    expect(ann.locator("[data-door='1']")).to_contain_text("Ben")
    # Whoever is not the host sees who begins.
    expect(ben.locator("footer [role=status]")).to_contain_text("Encore une personne")
    hands.table(cem, served.url, "mob", ["Cem", "bot"], look=False)
    # As an address; a withdrawn one says so.
    ann.get_by_role("button", name="Disable this link").click()
    expect(ann.get_by_text("no longer gives a seat")).to_be_visible()
    expect(ann.locator("[data-code]")).to_have_count(0)
    cem.goto(f"{served.url}/t/{code}")
    expect(cem.get_by_role("alert")).to_contain_text(f"Nessun tavolo risponde a «{code}»")
    ann.on("dialog", lambda dialog: dialog.accept())
    ann.get_by_role("button", name="Copy the link").click()
    fresh = ann.locator("[data-code]").inner_text()
    assert fresh != code
    cem.goto(f"{served.url}/t/{fresh}")
    hands.answer_names(cem, "Cem")
    expect(ann.locator("[data-door='2']")).to_contain_text("Cem")
    expect(ben.locator("footer [role=status]")).to_have_text("Ann lancera la partie.")


def test_bots_lie_on_the_table_and_the_game_begins_with_those_there(served: Any, visitor: Visitor) -> None:
    page = visitor()
    made = hands.table(page, served.url, "guildes", ["Ann", *["open"] * 4])
    start = page.locator("footer button.main")
    expect(start).to_be_disabled()
    expect(page.locator("footer [role=status]")).to_have_text("2 more and you can begin.")
    # The last seat asks; the one that suits has the focus.
    page.get_by_role("button", name="A bot: Purple").click()
    cards = page.locator(".wood [data-bot]")
    expect(cards).to_have_count(len(bots.LEVELS) + (page.locator("[data-bot=learned]").count()))
    expect(page.locator(".wood .suits")).to_have_count(1)
    expect(page.locator(".wood .suits")).to_be_focused()
    for width, height in SIZES[:2]:
        looks.size(page, width, height)
        assert looks.wrong(page) == []
        assert looks.violations(page) == []
    page.locator(".wood [data-bot=hard]").click()
    expect(page.locator("[data-door='4']")).to_contain_text("Agnes")
    expect(page.locator(".wood [data-bot]")).to_have_count(0)
    page.get_by_role("button", name="A bot: Blue").press("Enter")
    page.keyboard.press("Enter")
    # The bot behind the free seats moves up, and the game begins with three.
    expect(start).to_have_text("Begin with 3")
    start.click()
    page.locator("[data-now]").wait_for()
    facts = hands.facts(page, served.url, made["table"])
    assert (facts["players"], [seat["bot"] for seat in facts["seats"]][2]) == (3, "hard")
    expect(page.get_by_role("log")).to_contain_text("The game begins with 3")


def test_whoever_loses_their_colour_to_a_smaller_game_is_told(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor("it", 390, 844)
    hands.table(ann, served.url, "guildes", ["Ann", *["open"] * 3])
    ben.goto(f"{served.url}/t/{ann.locator('[data-code]').inner_text()}")
    hands.answer_names(ben, "Ben")
    ben.locator(".colours button").last.click()
    expect(ann.locator("[data-door='3']")).to_contain_text("Ben")
    ann.get_by_role("button", name="A bot: Blue").press("Enter")
    ann.keyboard.press("Enter")
    expect(ann.locator("footer")).to_contain_text("nobody plays Green. Another colour for: Ben.")
    ann.locator("footer button.main").click()
    told = ben.locator("[data-told=moved]")
    expect(told).to_contain_text("in una partita in 3.")
    expect(ben.locator("[data-now]")).to_be_visible()
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    expect(ann.locator("[data-told]")).to_have_count(0)


def test_on_a_phone_whoever_suits_is_proposed_in_the_seat(served: Any, visitor: Visitor) -> None:
    page = visitor("en", 390, 844)
    hands.table(page, served.url, "tammany", ["Ann", *["open"] * 4])
    free = page.locator("[data-door='1']")
    expect(free.get_by_role("button", name="Ask to sit")).to_be_visible()
    for width, height in SIZES:
        looks.size(page, width, height)
        looks.no_overflow(page)
    looks.size(page, 390, 844)
    assert looks.small_targets(page) == []
    free.get_by_role("button", name="Others").click()
    page.locator("dialog [data-bot=expert]").click()
    expect(free).to_contain_text("Callahan")
    # The next free seat proposes somebody now.
    page.locator("[data-door='2']").get_by_role("button", name="Ask to sit").click()
    expect(page.locator("footer button.main")).to_have_text("Begin with 3")
    assert looks.violations(page) == []
    # A seat is freed again; who sits in it can be exchanged.
    free.get_by_role("button", name="Another").click()
    page.locator("dialog [data-bot=easy]").click()
    expect(free).to_contain_text("Pockets Rooney")
    free.get_by_role("button", name="Free the seat").click()
    expect(free).to_contain_text("Still learning")
    expect(page.locator("footer button.main")).to_be_disabled()


def test_the_host_changes_what_is_played_while_a_friend_waits(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor("fr", 390, 844)
    made = hands.table(ann, served.url, "guildes", ["Ann", "open", "open"])
    code = ann.locator("[data-code]").inner_text()
    ben.goto(f"{served.url}/t/{code}")
    hands.answer_names(ben, "Ben")
    # Whoever sits is ready once their device has answered the table's promise.
    expect(ann.locator("[data-door='1'] .pill")).to_have_text("ready")
    ann.get_by_role("button", name="Change what we play").click()
    form = ann.locator("dialog form")
    form.locator("select").nth(0).select_option("true")
    form.locator("select").nth(2).select_option("slow")
    form.get_by_role("checkbox").check()
    assert looks.violations(ann) == []
    form.get_by_role("button", name="Play it like this").click()
    expect(ann.locator("dialog")).to_have_count(0)
    expect(ann.locator(".what")).to_contain_text("with events")
    expect(ann.locator(".talk")).to_contain_text("What we play has been changed.")
    ben.get_by_role("button", name="Options").click()
    expect(ben.locator(".what")).to_contain_text("avec les événements")
    expect(ben.locator(".what")).to_contain_text("Les joueurs peuvent demander conseil")
    expect(ben.get_by_role("button", name="Changer ce que nous jouons")).to_have_count(0)
    # Whoever sits is told so over whatever they look at, until they have said that they know; the host is not.
    told = ben.locator("[data-told=changed]")
    expect(told).to_contain_text("Ann a changé ce que nous jouons")
    expect(told).to_contain_text("avec les événements")
    expect(told).to_be_in_viewport(ratio=1)
    expect(ann.locator("[data-told]")).to_have_count(0)
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    ben.reload()
    ben.locator("footer [role=status]").wait_for()
    expect(told).to_have_count(0)
    facts = hands.facts(ann, served.url, made["table"])
    assert (facts["options"]["events"], facts["clock"]["kind"], facts["hints"]) == (True, "slow", True)


def test_on_a_phone_the_room_has_tabs(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor("it", 390, 844), visitor("en", 360, 740)
    hands.table(ann, served.url, "mob", ["Ann", "open"])
    code = ann.locator("[data-code]").inner_text()
    ben.goto(f"{served.url}/t/{code}")
    hands.answer_names(ben, "Ben")
    for page, tabs in ((ann, ("Posti", "Chat", "Opzioni", "Impara")), (ben, ("Seats", "Chat", "Options", "Learn"))):
        for tab in tabs:
            page.locator("nav").get_by_role("button", name=tab).click()
            looks.no_overflow(page)
            assert looks.small_targets(page) == []
            assert looks.violations(page) == []
            # The start, or who begins, is in sight whatever is looked at, and the page itself does not scroll.
            expect(page.locator("footer [role=status]")).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # What is said is seen from wherever one is, and read in its place.
    ben.locator("nav").get_by_role("button", name="Chat").click()
    ben.locator(".chat input").fill("Here I am")
    ben.keyboard.press("Enter")
    ann.locator("nav").get_by_role("button", name="Posti").click()
    expect(ann.locator("nav")).to_contain_text("Chat · 1")
    ann.locator(".lastly").click()
    expect(ann.locator(".chat .said")).to_contain_text("Ben Here I am")
    expect(ann.locator("nav")).not_to_contain_text("· 1")


@pytest.mark.parametrize("game, players", [("tammany", 5), ("guildes", 6), ("mob", 2)])
def test_a_colour_is_shown_by_a_piece_of_the_game(served: Any, visitor: Visitor, game: str, players: int) -> None:
    page = visitor()
    hands.table(page, served.url, game, ["Ann", *["open"] * (players - 1)])
    expect(page.locator(".colours .figure svg")).to_have_count(players)
    free = page.locator(".colours button").last
    free.click()
    expect(free).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"[data-door='{players - 1}']")).to_contain_text("Ann")
    for width, height in SIZES:
        looks.size(page, width, height)
        looks.no_overflow(page)
        assert looks.wrong(page) == []
    looks.size(page, 1280, 800)
    # Bots are laid out without moving a door.
    door = page.locator("[data-door='0']")
    before = door.bounding_box()
    door.get_by_role("button", name="A bot").click()
    page.locator(".wood [data-bot]").first.wait_for()
    assert door.bounding_box() == before


@pytest.mark.parametrize("game, players", [("guildes", 3), ("tammany", 4), ("tammany", 5), ("guildes", 6)])
def test_the_room_is_no_page_that_scrolls(served: Any, visitor: Visitor, game: str, players: int) -> None:
    page = visitor("fr")
    hands.table(page, served.url, game, ["Ann", *["open"] * (players - 1)])
    page.locator("[data-code]").wait_for()
    for width, height in ALL_SIZES:
        looks.size(page, width, height)
        if page.locator(".wood").count() and not page.locator(".wood [data-bot]").count():
            page.locator(".door.free .acts button[aria-expanded]").last.click()
            page.locator(".wood [data-bot]").first.wait_for()
        looks.no_overflow(page)
        tall = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert tall[0] <= tall[1], (width, height)
        # The start, or what is missing for it, is in sight all the time.
        expect(page.locator("footer [role=status]")).to_be_in_viewport(ratio=1)
        expect(page.locator("footer button.main")).to_be_in_viewport(ratio=1)


def test_whoever_comes_by_a_link_is_asked_in_the_letters_of_the_house(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor("en", 390, 844)
    hands.table(ann, served.url, "mob", ["Ann", "open"])
    ben.goto(f"{served.url}/t/{ann.locator('[data-code]').inner_text()}")
    ben.locator("dialog form").wait_for()
    faces = "[...document.querySelectorAll('dialog :is(h2, label, input, p, button)')].map((e) => getComputedStyle(e).fontFamily)"
    told = ben.evaluate(faces)
    assert told[0].startswith('"Abril Fatface"')
    assert {face.split(",")[0] for face in told[1:]} == {'"Libre Caslon Text"'}


# Every text that the page ever shows and that reads like the key of a message.
KEYS = """(() => {
    window.keysShown = new Set();
    const look = () => {
        for (const found of document.body?.innerText.match(/\\b(?:web|bots|tammany|guildes|mob)-[a-z]+(?:-[a-z]+)*/g) ?? [])
            window.keysShown.add(found);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})();"""


def test_no_key_is_shown_while_the_words_are_on_their_way(served: Any, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(KEYS)
    late = []

    def later(route: Any) -> None:
        late.append(route.request.url)
        page.wait_for_timeout(700)
        route.continue_()

    page.route(re.compile(r"/assets/(?:tammany|bots)-[^/]*\.js"), later)
    hands.table(page, served.url, "tammany", ["Ann", *["open"] * 3])
    expect(page.locator("h1")).to_have_text("Tammany Hall")
    expect(page.locator("[data-code]")).to_be_visible()
    assert late, "nothing came late: the files have other names now"
    assert page.evaluate("[...window.keysShown]") == []
