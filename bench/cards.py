"""The pictures that a link to a finished game carries where it is posted: each game's own scene, into web/public/cards.

``python -m bench.cards`` (Chromium and playwright); to be run again when a scene has changed.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from backroom.table.pictures import HEIGHT, WIDTH

WEB = Path(__file__).parent.parent / "web"
PAGE = "<style>*{margin:0}img{display:block;width:100vw;height:100vh;object-fit:cover}</style><img src='%s'>"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def main() -> None:
    target = WEB / "public" / "cards"
    target.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for scene in sorted(WEB.glob("src/games/*/scene.svg")):
            frame = scene.with_name("card.tmp.html")
            frame.write_text(PAGE % scene.name, encoding="utf-8")
            try:
                page.goto(frame.as_uri())
                page.wait_for_function("document.images[0].complete && document.images[0].naturalWidth > 0")
                file = target / f"{scene.parent.name}.jpg"
                page.screenshot(path=file, type="jpeg", quality=82)
            finally:
                frame.unlink()
            print(f"{file.relative_to(WEB)}: {file.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
