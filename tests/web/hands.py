"""Hands for the browser tests: what a person does at a table, by mouse, by keyboard alone, or over HTTP where the way there
is not what a test is about. Chooses at random from what is offered, never from what it knows about rules.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Error, Page
from tests.web.serving import PATIENCE

HERE = Path(__file__).parent
KEYS = (HERE / "keys.js").read_text()
_CLICKER = (HERE / "clicker.js").read_text()
CLICKERS = {
    game: _CLICKER.replace("(PLAY)", f"({(HERE / f'{game}.js').read_text()})")
    for game in ("tammany", "guildes", "mob")
}
# A game by clicks inside the page, on the slowest machine.
GAME = 600
T = TypeVar("T")


def until(page: Page, look: Callable[[], T], what: str, seconds: float = PATIENCE) -> T:
    """Looks until there is something to see, and gives it."""
    end = time.monotonic() + seconds
    while not (seen := look()):
        assert time.monotonic() < end, f"never: {what}"
        page.wait_for_timeout(20)
    return seen


def facts(page: Page, url: str, name: str) -> dict[str, Any]:
    told: dict[str, Any] = page.request.get(f"{url}/api/v1/tables/{name}").json()
    return told


def bots_are_done(page: Page, url: str, name: str) -> dict[str, Any]:
    """Until the server waits for people only, or the game is over: the table then. Nothing happens there by itself any more."""

    def waits() -> dict[str, Any] | None:
        told = facts(page, url, name)
        people = {number for number, seat in enumerate(told["seats"]) if seat["kind"] == "person"}
        return told if told["status"] == "over" or set(told["pending"]) <= people else None

    return until(page, waits, "the bots do not move")


def caught_up(page: Page, seq: int, seconds: float = PATIENCE) -> None:
    """Until the page shows the table as it was after this entry (every entry is a line to everybody), or later. Whoever does
    something over HTTP or on another page, and then reads this one, must wait for that: news takes its time.
    """
    page.wait_for_function(
        """(seq) => {
        const { queue, seq: seen } = document.querySelector("[data-queue]")?.dataset ?? {};
        return queue === "quiet" && Number(seen) >= seq;
    }""",
        arg=seq,
        timeout=seconds * 1000,
        polling=20,
    )


def up_to_date(page: Page, url: str, name: str) -> int:
    """Until bots have moved and the page shows all of it; the last entry."""
    seq = int(bots_are_done(page, url, name)["seq"])
    caught_up(page, seq)
    return seq


def home(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("article").first.wait_for()


def answer_names(page: Page, *names: str) -> None:
    """Answer the question for names that whoever first sits is asked."""
    fields = page.locator("dialog form input")
    fields.first.wait_for()
    for field, given in zip(fields.all(), names, strict=True):
        field.fill(given)
    page.locator("dialog form button.main").click()


def make_table(
    page: Page, url: str, seats: list[str], *, game: str = "Tammany Hall", name: str = "Ann"
) -> str:
    """A table with these seats ("me", "open" or a bot's name), made on the start page; gives its address."""
    home(page, url)
    form = page.locator(".make form")
    card = page.locator("article", has=page.get_by_role("heading", name=game))
    card.get_by_role("button").nth(1).click()
    form.locator("input").first.fill(name)
    form.get_by_role("button", name=str(len(seats)), exact=True).click()
    for select, wish in zip(form.locator(".seat select").all(), seats, strict=True):
        select.select_option(wish)
    form.locator("button.main").click()
    if (people := seats.count("me")) > 1:
        answer_names(page, name, *(f"Player {number}" for number in range(2, people + 1)))
    page.wait_for_url("**/t/*")
    return page.url


def table(
    page: Page, url: str, game: str, seats: list[str], look: bool = True, **more: Any
) -> dict[str, Any]:
    """The same over HTTP: seats are names of people at this device, "open" or "bot". The page goes there to ``look``."""
    wishes = [
        {"kind": "open"}
        if seat == "open"
        else {"kind": "bot", "bot": "random"}
        if seat == "bot"
        else {"kind": "me", "name": seat}
        for seat in seats
    ]
    wish = {"game": game, "seats": wishes, "start": "open" not in seats, **more}
    answer = page.request.post(f"{url}/api/v1/tables", data=wish)
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    add_bits(page, url, made["table"])
    if look:
        page.goto(f"{url}/t/{made['table']}")
        page.locator(":is([data-now], main section):visible").first.wait_for()
    return made


def pair(ann: Page, ben: Page, url: str, game: str, bots: int = 0, look: str = "both") -> str:
    """A table where Ann and Ben sit, each with a browser of their own, begun; gives its name. ``look``: whose pages go
    there, "both", "ann" or "nobody".
    """
    made = table(ann, url, game, ["Ann", "open", *["bot"] * bots], look=False)
    name = str(made["table"])
    token = made["links"][1].split("#seat=")[1]
    claim(ben, url, name, token, "Ben")
    done = ann.request.post(f"{url}/api/v1/tables/{name}/do", data={"type": "start", "id": "start"})
    assert done.ok, done.text()
    for page in {"both": (ann, ben), "ann": (ann,), "nobody": ()}[look]:
        page.goto(f"{url}/t/{name}")
        page.locator("[data-now]").wait_for()
    return name


def claim(page: Page, url: str, name: str, token: str, who: str | None = None) -> None:
    answer = page.request.post(f"{url}/api/v1/tables/{name}/claim", data={"token": token, "name": who})
    assert answer.ok, answer.text()
    add_bits(page, url, name)


def add_bits(page: Page, url: str, name: str) -> None:
    """The own seats' bits in answer to the table's promise, as every client sends them before a game can begin."""
    facts = page.request.get(f"{url}/api/v1/tables/{name}").json()
    for seat in set(facts["you"]["seats"]) & set(facts["chance"]["missing"]):
        wish = {
            "type": "bits",
            "id": f"bits-{seat}",
            "seat": seat,
            "commit": facts["chance"]["commit"],
            "bits": "5a" * 32,
        }
        done = page.request.post(f"{url}/api/v1/tables/{name}/do", data=wish)
        assert done.ok, done.text()


def act_once(page: Page, url: str, name: str, rng: random.Random, seat: int | None = None) -> bool:
    """One move of this browser's seat over HTTP, if it is to act."""
    eyes = "" if seat is None else f"?seat={seat}"
    view = page.request.get(f"{url}/api/v1/tables/{name}/view{eyes}").json()
    moves = view["view"]["moves"]
    bids = [form["move"] for form in view["view"]["forms"] if form["move"] == "bid"]
    if not moves and not bids:
        return False
    text = "bid nothing" if bids else "end" if "end" in moves and rng.random() < 0.6 else rng.choice(moves)
    wish = {
        "type": "move",
        "id": f"{rng.getrandbits(64):x}",
        "seat": view["view"]["you"],
        "at": view["seq"],
        "text": text,
    }
    done = page.request.post(f"{url}/api/v1/tables/{name}/do", data=wish)
    assert done.ok or done.status == 409, done.text()  # 409: somebody else was quicker; look again
    return True


def swap(forms: list[dict[str, Any]], rng: random.Random) -> str:
    """A move of Guildes' exchange between two players, from its form; "" if that is not asked."""
    if not forms or forms[0]["move"] != "swap":
        return ""
    (one, cards), (other, more) = rng.sample([item for item in forms[0]["cards"].items() if item[1]], 2)
    return f"swap {one} {rng.choice(cards)} {other} {rng.choice(more)}"


def against_bots(page: Page, url: str, players: int = 3) -> dict[str, Any]:
    made = table(page, url, "tammany", ["Ann", *["bot"] * (players - 1)])
    page.locator("[data-now]").wait_for()
    return made


def now(page: Page) -> str:
    return str(page.locator("[data-now]").get_attribute("data-now"))


def wait_for_me(page: Page, seconds: float = PATIENCE) -> str:
    """Until this person may do something (or the game is over); says what."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        what = offered(page)
        if what:
            return what
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing to do for {seconds} s: {page.locator('[data-now]').inner_text()}")


def offered(page: Page) -> str:
    """What there is to do: "over", "close" (a window to close), "bid", "appoint", "act", or "" while others act."""
    return str(
        page.evaluate(
            """() => {
        const now = document.querySelector("[data-now]");
        if (document.querySelector("dialog[open]")) return "close";
        if (!now) return "";
        const what = now.dataset.now;
        if (what === "over") return "over";
        if (what === "bid") return now.querySelector("button.nothing:not(:disabled)") ? "bid" : "";
        if (what === "appoint") return now.querySelector("button.plate:not(:disabled)") ? "appoint" : "";
        const board = ".ward.lit, .hand [data-card]:not(:disabled), [data-target], [data-sign]";
        const choice = now.querySelector("button:not(:disabled)") ?? document.querySelector(board);
        return what === "act" && choice ? "act" : "";
    }"""
        )
    )


def play_one(page: Page, rng: random.Random, what: str) -> None:
    """One whole move with the mouse."""
    try:
        if what == "close":
            page.locator("dialog[open] button").first.click(timeout=10_000)
        elif what == "bid":
            for button in page.locator(".stepper button:last-of-type:visible").all():
                if rng.random() < 0.4 and button.is_enabled():
                    button.click(timeout=10_000)
            page.locator("[data-now] :is(button.main, button.nothing):not(:disabled)").last.click(
                timeout=10_000
            )
        elif what == "appoint":
            rng.choice(page.locator("button.plate").all()).click(timeout=10_000)
            rng.choice(page.locator("button.give:visible").all()).click(timeout=10_000)
        else:
            _act(page, rng)
    except Error:
        # The table moved on between looking and clicking (a bot's move came in): look again.
        return


def _act(page: Page, rng: random.Random) -> None:
    """One choice of a turn: the end, a part, a piece, or something on the board itself."""
    panel = page.locator("[data-now]")
    end = panel.locator("button.finish:not(:disabled)")
    done = panel.locator("button.main:not(.finish):not(:disabled)")
    if done.count():
        done.click(timeout=10_000)
    elif end.count() and rng.random() < 0.7:
        end.click(timeout=10_000)
        if panel.locator("[role=alert]").count():
            end.click(timeout=10_000)
    else:
        bar = panel.locator(
            "button.part:not(:disabled):not(.now), button.piece:not([aria-pressed=true])"
        ).all()
        board = page.locator(".ward.lit, .pick").all()
        if board and (not bar or rng.random() < 0.7):
            # Half of them by a click in the middle, half by the keyboard: a ward is no rectangle.
            rng.choice(board).press("Enter", timeout=10_000)
        elif bar:
            rng.choice(bar).click(timeout=10_000)


def play_out(page: Page, seed: int = 1, seconds: float = GAME) -> int:
    """Tammany Hall to the end by clicks inside the page; gives the number of choices made here."""
    return int(
        page.evaluate(CLICKERS["tammany"], {"seed": seed, "goal": "over", "seconds": seconds})["moves"]
    )


def play_until(page: Page, goal: str, seed: int = 1, seconds: float = GAME) -> None:
    """Until this person is offered ``goal`` ("bid", "appoint", "act")."""
    found = page.evaluate(CLICKERS["tammany"], {"seed": seed, "goal": goal, "seconds": seconds})["what"]
    assert found == goal, f"the game ended without {goal}"


def click_on(page: Page, game: str, seed: int, goal: int = -1, seconds: float = GAME) -> int:
    """A game by clicks inside the page, to the end or for ``goal`` clicks; gives their number."""
    made = page.evaluate(CLICKERS[game], {"seed": seed, "goal": goal, "seconds": seconds})
    return int(made["moves"] if isinstance(made, dict) else made)


def asked(page: Page, seconds: float = PATIENCE, at: int = 0) -> str:
    """Waits for this person's next decision (or the end), not before the entry ``at``; its kind, in the game's word."""
    if at:
        caught_up(page, at, seconds)
    found = page.wait_for_function(
        """() => {
        // The device is passed on first, and windows that opened by themselves are closed.
        document.querySelector("dialog[open] button, .pass[role=dialog] button")?.click();
        const now = document.querySelector("#now[aria-busy=false]:not([data-now=wait])");
        const ask = now?.querySelector("[data-ask]")?.dataset.ask;
        return ask && ask !== "wait" && !document.querySelector("dialog[open], .pass[role=dialog]") ? ask : null;
    }""",
        timeout=seconds * 1000,
        polling=30,
    )
    return str(found.json_value())


def click_together(pages: list[Page], game: str, seconds: float = GAME) -> None:
    """All of them to the end at the same time."""
    for seed, page in enumerate(pages, 1):
        wish = {"seed": seed, "goal": -1, "seconds": seconds}
        page.evaluate(f"(wish) => {{ window.played = ({CLICKERS[game]})(wish); }}", wish)
    for page in pages:
        page.evaluate("window.played")


def by_keyboard(page: Page, game: str, seed: int, most: int = 2000) -> int:
    """The game to its end (or ``most`` choices) with Tab, Enter, arrows and Escape: no mouse, no script's focus."""
    rng = random.Random(seed)
    for made in range(most):
        step = page.evaluate(KEYS, {"game": game, "roll": rng.random(), "seconds": PATIENCE})
        if step["what"] == "over":
            return made
        if step["what"] == "close":
            page.keyboard.press("Escape")
            continue
        if step["what"] == "bid" and rng.random() < 0.4:
            _raise_a_bid(page)
            continue
        for _ in range(step["times"]):
            page.keyboard.press(step["key"])
        _reach(page, step["key"])
    return most


def _reach(page: Page, key: str) -> None:
    """Press Enter on the marked choice; walk on if the focus is not there yet, let be if the choice has gone."""
    for _ in range(150):
        here = page.evaluate(
            """() => {
                const goal = document.querySelector("[data-goal]");
                if (goal && goal === document.activeElement) return "here";
                const offered = goal?.checkVisibility() && !goal.disabled && goal.tabIndex >= 0 && !goal.closest("[inert]");
                return offered ? "there" : "gone";
            }"""
        )
        if here == "here":
            page.keyboard.press("Enter")
        if here != "there":
            return
        page.keyboard.press(key)
    raise AssertionError("Tab does not reach what the screen offers")


def _raise_a_bid(page: Page) -> None:
    """To the first number of the bid and one up, if it is there."""
    for _ in range(60):
        if page.evaluate("document.activeElement.getAttribute('role') === 'spinbutton'"):
            page.keyboard.press("ArrowUp")
            return
        if not page.evaluate("!!document.querySelector('[data-now=bid] [role=spinbutton]')"):
            return
        page.keyboard.press("Tab")
