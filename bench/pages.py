"""Pictures of every page that is not a table in play, at nine sizes, by day and by night, in three languages.

``python -m bench.pages [GROUP ...]``, with the options of ``bench.looks``. Groups: the start page
with what opens from it, names, new tables, waiting rooms with two to six seats, ends with replay and review, one's own page,
who plays with you, how to play, puzzles, lessons, what is not there. At each size the browser looks for what ``bench.looks``
looks for at tables, and on phones for what a finger would miss. Prints what is wrong, exit status 1 if anything is. Look at
the pictures one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.web import hands, looks, past

from bench.looks import Sizes, command, look, visitor

GAMES = ("tammany", "guildes", "mob")
# A page as it stands: its name, and whether it may be longer than the window.
Seen = Iterator[tuple[str, bool]]
# What pieces of a board hide is looked at where games are played; a lesson darkens on purpose.
NEVER = 10**9
NAMED = """() => { const kept = JSON.parse(localStorage.getItem("backroom") ?? "{}");
    localStorage.setItem("backroom", JSON.stringify({ ...kept, name: "Ann", face: 7 })); }"""


def beside(page: Page) -> Page:
    """Somebody else, with a browser of their own."""
    browser = page.context.browser
    assert browser is not None
    return visitor(browser, "en")


def go(page: Page, address: str, what: str) -> None:
    page.goto(address)
    page.locator(what).first.wait_for()
    page.wait_for_load_state("networkidle")


def first(page: Page, url: str) -> Seen:
    """As a newcomer has it, and what opens from it."""
    hands.home(page, url)
    yield "start", True
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings", True


def own(page: Page, url: str) -> Seen:
    """With tables of one's own in every state, and others' open ones."""
    ben = beside(page)
    hands.table(ben, url, "guildes", ["Ben", "open", "open", "bot"], look=False, public=True)
    hands.table(ben, url, "mob", ["Benedetta Maria della Torre", "open"], look=False, public=True)
    hands.table(page, url, "mob", ["Ann", "bot"])
    hands.click_on(page, "mob", seed=2)
    for game, seats in (("guildes", ["Ann", *["bot"] * 5]), ("tammany", ["Ann", "Ben", "bot", "bot"])):
        hands.table(page, url, game, seats, look=False)
    hands.pair(page, ben, url, "mob", look="nobody")
    hands.table(page, url, "tammany", ["Ann", "open", "open"], look=False)
    page.evaluate(NAMED)
    hands.home(page, url)
    page.locator(".mine a.table").first.wait_for()
    page.wait_for_load_state("networkidle")
    yield "start-own", True
    ben.context.close()


def making(page: Page, url: str) -> Seen:
    """A table made to measure."""
    for game in GAMES:
        hands.home(page, url)
        page.locator(f"[data-game={game}] .more button").click()
        page.locator(".make form").wait_for()
        yield f"new-{game}", True


def naming(page: Page, url: str) -> Seen:
    """What whoever first sits is asked."""
    hands.home(page, url)
    page.locator("[data-game=mob] .doors button.main").click()
    page.locator("dialog form input").wait_for()
    yield "name", True
    hands.home(page, url)
    page.locator("[data-game=guildes] .more button").click()
    page.locator(".make form").wait_for()
    for select in page.locator(".seat select").all():
        select.select_option("me")
    page.locator(".make form > button").click()
    page.locator("dialog form input").first.wait_for()
    yield "names", True


def waiting(page: Page, url: str) -> Seen:
    """Before the game: the host's and a friend's screen, bots on the table, what is played."""
    page.goto(url)
    page.evaluate(NAMED)
    for game, players in (("mob", 2), ("tammany", 3), ("tammany", 5), ("guildes", 4), ("guildes", 6)):
        hands.table(page, url, game, ["Ann", *["open"] * (players - 1)])
        code = page.locator("[data-code]").inner_text()
        yield f"waiting-{game}-{players}", False
        if players > 2:
            page.locator("[data-door] button[aria-expanded]").last.click()
            page.locator("[data-bot]").first.wait_for()
            yield f"waiting-{game}-{players}-bots", False
        if game == "tammany" and players == 3:
            continue
        ben = beside(page)
        ben.goto(f"{url}/t/{code}")
        hands.answer_names(ben, "Benedetta Maria della Torre")
        ben.locator("footer [role=status]").wait_for()
        ben.locator(".talk input, .chat input").first.fill("Is there one seat for my brother?")
        ben.keyboard.press("Enter")
        page.reload()
        page.locator("[data-door='1']", has_text="Benedetta").wait_for()
        yield f"waiting-{game}-{players}-friend", False
        ben.context.close()


def ended(page: Page, url: str) -> Seen:
    """The end of a game, handed on, looked through, reviewed."""
    page.goto(url)
    page.evaluate(NAMED)
    for game, others in (("tammany", 3), ("guildes", 5), ("mob", 1)):
        made = hands.table(page, url, game, ["Ann", *["bot"] * others])
        hands.click_on(page, game, seed=2)
        page.locator("section[data-end]").wait_for()
        page.wait_for_load_state("networkidle")
        yield f"end-{game}", False
        page.locator(".ending button").last.click()
        page.locator("dialog[open] .link button:not(:disabled)").wait_for()
        yield f"share-{game}", False
        page.keyboard.press("Escape")
        page.goto(f"{url}/t/{made['table']}?at=9")
        page.locator(".replay").wait_for()
        page.wait_for_load_state("networkidle")
        yield f"replay-{game}", False


def mine(page: Page, url: str) -> Seen:
    """One's own page: before the first game, after it, after half a year."""
    go(page, url + "/me", "main")
    yield "me-none", True
    page.evaluate(NAMED)
    past.opened(page, url, past.many()[:1])
    yield "me-first", True
    past.opened(page, url, past.many())
    yield "me", True


def reading(page: Page, url: str) -> Seen:
    """Pages of each game: who plays, how it is played, its rules."""
    for part in ("bots", "how", "rules"):
        for game in GAMES:
            go(page, f"{url}/{part}/{game}", "main h1, main h2")
            yield f"{part}-{game}", True


def learning(page: Page, url: str) -> Seen:
    """A lesson and a puzzle, each on the game's own table."""
    for part in ("learn", "puzzles"):
        for game in GAMES:
            go(page, f"{url}/{part}/{game}", "[data-now]")
            yield f"{part}-{game}", False


def counting(page: Page, url: str) -> Seen:
    """The page that counts a real table."""
    go(page, url + "/count", "[data-guild]")
    yield "count", True


def lost(page: Page, url: str) -> Seen:
    """What is not there: a table, a code, a page, a game."""
    for name, path in (
        ("lost-table", "t/" + "x" * 22), ("lost-code", "t/quiet-lamp-42"), ("lost-page", "nowhere"),
        ("lost-bots", "bots/chess"), ("lost-learn", "learn/chess"), ("lost-how", "how/chess"),
        ("lost-puzzle", "puzzles/mob/nothing"), ("lost-count", "count?game=chess"),
    ):  # fmt: skip
        page.goto(f"{url}/{path}")
        page.wait_for_load_state("networkidle")
        yield name, True


GROUPS: dict[str, Callable[[Page, str], Seen]] = {
    "first": first, "own": own, "making": making, "naming": naming, "waiting": waiting, "ended": ended, "mine": mine,
    "reading": reading, "learning": learning, "counting": counting, "lost": lost,
}  # fmt: skip


def walk(
    browser: Browser, url: str, group: str, lang: str, turn: int, out: Path, both: bool, sizes: Sizes
) -> list[str]:
    """One group of pages in one language; what is wrong there."""
    into = out / lang
    into.mkdir(parents=True, exist_ok=True)
    page = visitor(browser, lang)
    found = []
    for name, long in GROUPS[group](page, url):
        turn += 1
        found += look(page, into, name, turn, both, True, sizes, behind=NEVER, long=long)
        looks.size(page, 390, 844)
        found += [f"{lang}/{name}-390x844: small for a finger: {one}" for one in looks.small_targets(page)]
        looks.size(page, 1280, 800)
    page.context.close()
    return found


if __name__ == "__main__":
    command(str(__doc__), "group", list(GROUPS), walk)
