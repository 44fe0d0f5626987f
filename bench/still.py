"""How still a table stands: whole games clicked in the page, at 1280 and 390 pixels, while everything is painted.

``python -m bench.still GAME [--width 1280] [--games 3] [--seconds 900]`` prints one JSON line a game: the sum of the layout
shifts that came by themselves over the whole game, the sum with those that answer a choice within half a second, and the
largest of each. The metric of browsers takes the worst five seconds of the first kind; this is all of it. Each game has
another chance; the same command gives the same games. Needs a built client, Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.web import hands

from bench.film import PLAYERS, SIZES, seated, served

# Quick: a whole game in minutes, with every step, show and flight, and the coach that a newcomer has.
BEFORE = """try { localStorage.setItem("backroom", JSON.stringify({ speed: "quick" })); } catch {}"""
SHIFTS = (Path(hands.__file__).parent / "shifts.js").read_text()


def told(page: Page) -> dict[str, Any]:
    """What has moved so far, by itself and in all, the worst first."""
    found = page.evaluate("window.shifts")
    own = [shift for shift in found if not shift[1]]

    def worst(shifts: list[Any]) -> list[Any]:
        return [[round(s[0], 4), *s[2][:3]] for s in sorted(shifts, key=lambda s: -s[0])[:3]]

    return {
        "by itself": round(sum(s[0] for s in own), 4),
        "with answers": round(sum(s[0] for s in found), 4),
        "worst": worst(own),
        "worst answer": worst([s for s in found if s[1]]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--width", type=int, choices=sorted(SIZES), action="append")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=900)
    wish = parser.parse_args()
    with served() as (browser, url):
        for width in wish.width or SIZES:
            for number in range(1, wish.games + 1):
                page, _ = seated(browser, url, wish.game, width, BEFORE + SHIFTS)
                click = {"seed": number, "goal": -1, "seconds": wish.seconds, "seen": True}
                made = page.evaluate(hands.CLICKERS[wish.game], click)
                page.wait_for_timeout(1500)  # the end of the game comes on stage
                clicks = made["moves"] if isinstance(made, dict) else made
                facts = {"game": wish.game, "width": width, "number": number, "clicks": clicks}
                print(json.dumps(facts | told(page)), flush=True)
                page.context.close()


if __name__ == "__main__":
    main()
