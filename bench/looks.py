"""Pictures of whole games: every kind of decision and every show, at nine sizes, by day and by night, in three languages.

``python -m bench.looks [GAME ...] [--out FOLDER] [--langs en,fr,it] [--sizes 390x844,...] [--all]``. Plays against greedy
bots by clicks on what is offered. Wherever a kind of decision is asked for the first time, each size gets a picture (day,
night and languages take turns, ``--all`` takes both day and night), and the browser looks at it there and at every sixth
decision between (with a picture where something is wrong): scrolling, cut or covered text, text behind a piece, under 11 px,
or touching a neighbour or its frame,
choices that something hides. Prints what is wrong, exit status 1 if anything is. Look at the pictures one by one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web import hands, looks
from tests.web.serving import CHROMIUM, KEPT, Served

# Desktops, a tablet upright and across, two phones upright and across.
SIZES = (
    (1280, 800), (1440, 900), (1920, 1080), (820, 1180), (1180, 820),
    (390, 844), (844, 390), (360, 740), (740, 360),
)  # fmt: skip
Sizes = Sequence[tuple[int, int]]
# Kinds of decision get a picture; between them the browser looks at every so manieth decision without one.
EVERY = 6
PLAYERS = {"tammany": (4, 5, 3), "guildes": (5, 6, 3), "mob": (2, 2, 2)}
OPTIONS = {"guildes": {"events": True, "tricks": True}}
GREEDY = {"kind": "bot", "bot": "greedy"}
# More clicks than any game has.
MOST = 1500


def sit(page: Page, url: str, game: str, players: int) -> None:
    seats = [{"kind": "me", "name": "Ann"}, *[GREEDY] * (players - 1)]
    wish = {"game": game, "seats": seats, "start": True, "options": OPTIONS.get(game, {})}
    made = page.request.post(f"{url}/api/v1/tables", data=wish).json()
    page.goto(f"{url}/t/{made['table']}")
    page.locator("[data-now]").wait_for()


def moments(page: Page, game: str, seed: int) -> Iterator[tuple[str, bool]]:
    """Plays on, and stops where a kind of decision is asked for the first time, at the end, and now and then between them;
    with it, whether it is worth a picture.
    """
    seen: set[str] = set()
    for click in range(MOST):
        ask = hands.asked(page)
        if ask not in seen or click % EVERY == 0:
            yield (f"{ask}-{click}", False) if ask in seen else (ask, True)
            seen.add(ask)
        if ask == "over":
            return
        hands.click_on(page, game, seed=seed * 7919 + click, goal=1)
    raise RuntimeError(f"not over after {MOST} clicks: {sorted(seen)}")


def shows(page: Page) -> Iterator[tuple[str, bool]]:
    """Opens every kind of show of a finished game from the log, step by step to where it waits."""
    done: set[str] = set()
    while (more := page.locator(".log > .small, .log button.small")).count():
        more.first.click()
    for button in range(page.locator(".log .again").count()):
        page.locator(".log .again").nth(button).click()
        show = page.locator("[data-show]")
        show.wait_for()
        kind = str(show.get_attribute("data-show")).split(":")[0]
        if kind not in done or kind == "round":
            done.add(kind)
            for at in range(3):
                page.keyboard.press("ArrowRight")
                page.keyboard.press("ArrowRight")
                page.wait_for_timeout(60)
                if not show.count():
                    break
                yield f"show-{kind}-{at}", True
        if show.count():
            page.keyboard.press("Escape")
            page.locator("[data-show]").wait_for(state="detached")


def lasting(page: Page, behind: bool, close: bool, long: bool = False) -> list[str]:
    """What is wrong, and still is when the page has had time: a busy machine lays out a new size a moment later."""
    found = looks.wrong(page, behind=behind, close=close, long=long)
    if found:
        page.wait_for_timeout(500)
        looks.rests(page)
        found = looks.wrong(page, behind=behind, close=close, long=long)
    return found


def look(
    page: Page,
    into: Path,
    what: str,
    turn: int,
    both: bool,
    picture: bool,
    sizes: Sizes = SIZES,
    behind: int = 1,
    close: bool = True,
    long: bool = False,
) -> list[str]:
    """One decision or show at every size; what is wrong there. ``behind``: at every so manieth of them, in turn, also what
    pieces hide. ``close``: also words that touch a neighbour or their frame. ``long``: the page may be longer than the
    window, and the picture shows all of it.
    """
    found = []
    for number, (width, height) in enumerate(sizes):
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark") if both else (("light", "dark")[(turn + number) % 2],):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            page.evaluate(looks.RESTS, [width, height])
            if picture:
                page.screenshot(path=str(into / f"{what}-{width}x{height}-{scheme}.png"), full_page=long)
        wrongs = lasting(page, (turn + number) % behind == 0, close, long)
        if wrongs and not picture:
            page.screenshot(path=str(into / f"{what}-{width}x{height}-wrong.png"))
        found += [f"{into.name}/{what}-{width}x{height}: {wrong}" for wrong in wrongs]
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    return found


def visitor(browser: Browser, lang: str) -> Page:
    """Somebody with a browser of their own, who has been here before."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale=lang, reduced_motion="reduce"
    )
    context.add_init_script(KEPT % ("once", "false"))
    return context.new_page()


def walk(
    browser: Browser, url: str, game: str, lang: str, run: int, out: Path, both: bool, sizes: Sizes
) -> list[str]:
    into = out / f"{game}-{lang}"
    into.mkdir(parents=True, exist_ok=True)
    page = visitor(browser, lang)
    sit(page, url, game, PLAYERS[game][run % 3])
    found: list[str] = []
    turn = run
    for source in (moments(page, game, run + 1), shows(page)):
        for what, picture in source:
            turn += 1
            found += look(page, into, what, turn, both, picture, sizes)
    page.context.close()
    return found


def gathered(found: list[str]) -> list[str]:
    """Each thing that is wrong once, with the pictures that show it."""
    at: dict[str, list[str]] = {}
    for line in found:
        where, what = line.split(": ", 1)
        at.setdefault(what, []).append(where)
    return [f"{what}   [{len(places)}: {', '.join(places[:4])}]" for what, places in at.items()]


Walk = Callable[[Browser, str, str, str, int, Path, bool, Sizes], list[str]]


def command(about: str, what: str, known: Sequence[str], walk: Walk) -> None:
    """``walk`` for each of ``known`` that is asked for, in each language; prints what is wrong, and fails if anything is."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument(
        what, nargs="*", default=list(known), help=f"which of {', '.join(known)} (default: all)"
    )
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "looks")
    parser.add_argument("--langs", default="en,fr,it")
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    parser.add_argument("--all", action="store_true", help="day and night at every size, not in turn")
    wish = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("no Chromium on this machine")
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in wish.sizes.split(","))]
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Served(Path(folder))
        browser = play.chromium.launch(executable_path=CHROMIUM)
        try:
            for one in getattr(wish, what):
                for run, lang in enumerate(wish.langs.split(",")):
                    found += walk(browser, server.url, one, lang, run, wish.out, wish.all, sizes)
        finally:
            browser.close()
            server.stop()
    print("\n".join(gathered(found)) or "nothing wrong")
    sys.exit(bool(found))


if __name__ == "__main__":
    command(str(__doc__), "game", sorted(PLAYERS), walk)
