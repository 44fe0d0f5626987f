"""A film of one round of bots: a picture every 300 ms at 1280 and 390 pixels, joined into strips.

``python -m bench.film GAME [--out docs/img] [--frames 12] [--after MOVES | --show]``. Needs a built client, Playwright and
Chromium. Look at the strips: somebody who never saw the game should be able to say who did what. ``--after`` films from that
many own moves on, and plays on whenever the screen is quiet (in Guildes 6: hands are passed, then cards turned up;
14: a count). ``--show``: a finished game's first show, opened again from the log, a picture every 900 ms.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web import luck

EVERY = 300  # ms
OF_A_SHOW = 900  # it goes at its own pace
PLAYERS = {"tammany": 4, "guildes": 4, "mob": 2}
SIZES = {1280: 800, 390: 844}
# A film without the coach's bar.
ALONE = """try { localStorage.setItem("backroom", JSON.stringify({ coach: false })); } catch {}"""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
# More requests than a stranger may make: the film's own moves come over HTTP. Chance is that of the browser tests
# (tests/web/luck.py): the same command gives the same game, BACKROOM_LUCK another.
SERVE = """
import sys
from pathlib import Path
import luck
from backroom.server.run import serve
from backroom.server.settings import Settings
if __name__ == "__main__":
    luck.repeat(Path("test.txt"))
    many = dict.fromkeys(("tables_minute", "requests_second", "messages_second", "hint_minute"), 1e6)
    serve(Settings.read({}, store=sys.argv[1], port=int(sys.argv[2]), log="error", **many))
"""


def act(page: Page, url: str, table: str, rng: random.Random) -> bool:
    """One move of the person's seat over HTTP, if it is to act."""
    told = page.request.get(f"{url}/api/v1/tables/{table}/view").json()
    moves = told["view"]["moves"]
    bids = [form["move"] for form in told["view"]["forms"] if form["move"] == "bid"]
    if not moves and not bids:
        return False
    text = "bid nothing" if bids else "end" if "end" in moves else rng.choice(moves)
    wish: dict[str, Any] = {
        "type": "move",
        "id": f"{rng.getrandbits(64):x}",
        "seat": 0,
        "at": told["seq"],
        "text": text,
    }
    page.request.post(f"{url}/api/v1/tables/{table}/do", data=wish)
    return True


def seated(browser: Browser, url: str, game: str, width: int, script: str = "") -> tuple[Page, str]:
    """A person at a new table against bots, on a page of this width; ``script`` runs before the page's own."""
    context = browser.new_context(viewport={"width": width, "height": SIZES[width]})
    context.add_init_script(luck.PAGE % luck.number(game, width))
    if script:
        context.add_init_script(script)
    page = context.new_page()
    page.set_default_timeout(120_000)
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Ann"}]
    seats += [{"kind": "bot", "bot": "greedy"}] * (PLAYERS[game] - 1)
    made = page.request.post(
        f"{url}/api/v1/tables", data={"game": game, "seats": seats, "start": True}
    ).json()
    page.goto(f"{url}/t/{made['table']}")
    page.locator("[data-now]").wait_for()
    return page, str(made["table"])


def film(browser: Browser, url: str, game: str, width: int, frames: int, after: int = 0) -> list[bytes]:
    """Pictures from the end of a person's turn on."""
    page, table = seated(browser, url, game, width, ALONE if after else "")
    queue = page.locator("[data-queue]")
    rng = random.Random(2)
    if after:
        return film_on(page, url, table, frames, after)
    # A round or two pass first, so that there is something on the board.
    for _ in range(3):
        for _ in range(40):
            if not act(page, url, table, rng):
                break
        page.wait_for_timeout(500)
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    while act(page, url, table, rng) and queue.get_attribute("data-queue") == "quiet":
        page.wait_for_timeout(30)
    shots = []
    began = time.monotonic()
    for n in range(frames):
        page.wait_for_timeout(max(0.0, n * EVERY - (time.monotonic() - began) * 1000))
        shots.append(page.screenshot(type="jpeg", quality=80))
    page.context.close()
    return shots


def film_on(page: Page, url: str, table: str, frames: int, after: int) -> list[bytes]:
    """Pictures from the person's move of that number on; the person plays on when nothing is being told."""
    rng = random.Random(2)
    while after:
        after -= act(page, url, table, rng)
        page.wait_for_timeout(20)
    page.reload()
    page.locator("[data-now=act]").wait_for()
    page.wait_for_timeout(500)
    shots: list[bytes] = []
    began = time.monotonic()
    while len(shots) < frames:
        # A machine may keep bots waiting: only what is told is filmed.
        while page.locator("[data-queue=quiet]").count() and time.monotonic() - began < 120:
            act(page, url, table, rng)
            page.wait_for_timeout(20)
        shots.append(page.screenshot(type="jpeg", quality=80))
        page.wait_for_timeout(EVERY)
    page.context.close()
    return shots


def film_a_show(browser: Browser, url: str, game: str, width: int, frames: int) -> list[bytes]:
    """A whole game, then its first show, opened again from the log."""
    page, table = seated(browser, url, game, width, ALONE)
    rng = random.Random(2)
    there = page.url
    page.goto("about:blank")
    while not page.request.get(f"{url}/api/v1/tables/{table}/view").json()["view"]["over"]:
        if not act(page, url, table, rng):
            page.wait_for_timeout(20)
    page.goto(there)
    page.locator("[data-now=over]").wait_for()
    # On a phone the log lies behind its tab.
    while (more := page.locator(".log > button")).count():
        more.first.dispatch_event("click")
    page.locator(".log .again").first.dispatch_event("click")
    page.locator("[data-show]").wait_for()
    shots: list[bytes] = []
    began = time.monotonic()
    for n in range(frames):
        page.wait_for_timeout(max(0.0, n * OF_A_SHOW - (time.monotonic() - began) * 1000))
        shots.append(page.screenshot(type="jpeg", quality=80))
    page.context.close()
    return shots


def strip(browser: Browser, shots: list[bytes], width: int, into: Path) -> None:
    """The pictures beside one another, smaller: the browser lays them out."""
    columns, scale = (3, 0.5) if width > 600 else (6, 0.6)
    w, h = int(width * scale), int(SIZES[width] * scale)
    rows = -(-len(shots) // columns)
    images = "".join(
        f'<img width="{w}" height="{h}" src="data:image/jpeg;base64,{base64.b64encode(shot).decode()}">'
        for shot in shots
    )
    page = browser.new_page(viewport={"width": columns * (w + 4), "height": rows * (h + 4)})
    page.set_content(f'<body style="margin:0;font-size:0">{images}<style>img{{margin:2px}}</style>')
    small: dict[str, Any] = {"type": "jpeg", "quality": 72} if into.suffix == ".jpg" else {}
    page.screenshot(path=str(into), **small)
    page.close()


@contextlib.contextmanager
def served() -> Iterator[tuple[Browser, str]]:
    """A browser, and a server with an empty store."""
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        raise SystemExit("no Chromium on this machine")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "serve.py").write_text(SERVE)
        shutil.copy(luck.__file__, folder / "luck.py")
        (folder / "test.txt").write_text("")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = int(free.getsockname()[1])
        url = f"http://127.0.0.1:{port}"
        command = [sys.executable, str(folder / "serve.py"), str(folder / "tables.sqlite"), str(port)]
        server = subprocess.Popen(command, cwd=folder)
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(url + "/healthz", timeout=2).close()
                    break
                except OSError:
                    time.sleep(0.05)
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=chromium)
                yield browser, url
                browser.close()
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--out", type=Path, default=Path("docs/img"))
    parser.add_argument("--frames", type=int, default=12)
    parser.add_argument("--jpeg", action="store_true", help="smaller files")
    parser.add_argument("--after", type=int, default=0, help="film from this many own moves on")
    parser.add_argument("--show", action="store_true", help="a show, not a turn")
    wish = parser.parse_args()
    with served() as (browser, url):
        for width in SIZES:
            name = f"film-{wish.game}-{'show-' if wish.show else ''}{width}.{'jpg' if wish.jpeg else 'png'}"
            into = wish.out / name
            if wish.show:
                shots = film_a_show(browser, url, wish.game, width, wish.frames)
            else:
                shots = film(browser, url, wish.game, width, wish.frames, wish.after)
            strip(browser, shots, width, into)
            print(into)


if __name__ == "__main__":
    main()
