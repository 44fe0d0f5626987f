"""A film of one round of bots: a picture every 300 ms at 1280 and 390 pixels, joined into strips.

``python -m bench.film GAME [--out docs/img] [--frames 12]``. Needs a built client, Playwright and Chromium. Look at the
strips: somebody who never saw the game should be able to say who did what.
"""

from __future__ import annotations

import argparse
import base64
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

EVERY = 300  # ms
PLAYERS = {"tammany": 4, "guildes": 4, "mob": 2}
SIZES = {1280: 800, 390: 844}
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
# More requests than a stranger may make: the film's own moves come over HTTP.
SERVE = """
import sys
from backroom.server.run import serve
from backroom.server.settings import Settings
if __name__ == "__main__":
    many = dict.fromkeys(("tables_minute", "requests_second", "messages_second"), 1e6)
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


def film(browser: Browser, url: str, game: str, width: int, frames: int) -> list[bytes]:
    """Pictures from the end of a person's turn on."""
    context = browser.new_context(viewport={"width": width, "height": SIZES[width]})
    page = context.new_page()
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Ann"}]
    seats += [{"kind": "bot", "bot": "greedy"}] * (PLAYERS[game] - 1)
    made = page.request.post(
        f"{url}/api/v1/tables", data={"game": game, "seats": seats, "start": True}
    ).json()
    page.goto(f"{url}/t/{made['table']}")
    queue = page.locator("[data-queue]")
    page.locator("[data-now]").wait_for()
    rng = random.Random(2)
    # A round or two pass first, so that there is something on the board.
    for _ in range(3):
        for _ in range(40):
            if not act(page, url, made["table"], rng):
                break
        page.wait_for_timeout(500)
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    while act(page, url, made["table"], rng) and queue.get_attribute("data-queue") == "quiet":
        page.wait_for_timeout(30)
    shots = []
    began = time.monotonic()
    for n in range(frames):
        page.wait_for_timeout(max(0.0, n * EVERY - (time.monotonic() - began) * 1000))
        shots.append(page.screenshot(type="jpeg", quality=80))
    context.close()
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
    page.screenshot(path=str(into))
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--out", type=Path, default=Path("docs/img"))
    parser.add_argument("--frames", type=int, default=12)
    wish = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        raise SystemExit("no Chromium on this machine")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "serve.py").write_text(SERVE)
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
                for width in SIZES:
                    into = wish.out / f"film-{wish.game}-{width}.png"
                    strip(browser, film(browser, url, wish.game, width, wish.frames), width, into)
                    print(into)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
