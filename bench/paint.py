"""How soon something is seen: first contentful paint of the start page and of each table, the processor four times slower.

``python -m bench.paint [--times 5] [--slower 4]`` prints one JSON line a page: milliseconds from the navigation to the
first contentful paint as the browser tells it, median and all, on loopback with nothing cached, and what the page fetched
until it was quiet (kB, as sent: scripts and style sheets gzipped). Needs a built client, Playwright and Chromium; take it
on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from bench.film import PLAYERS, served

PAINT = """() => new Promise((done) => {
    const found = performance.getEntriesByName("first-contentful-paint")[0];
    if (found) { done(found.startTime); return; }
    new PerformanceObserver((list, watch) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) { watch.disconnect(); done(paint.startTime); }
    }).observe({ type: "paint", buffered: true });
})"""
BYTES = "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0) / 1000"


def pages(browser: Browser, url: str) -> Iterator[tuple[str, str, list[dict[str, str]]]]:
    """Name, address and the cookies of who may look."""
    yield "start", url, []
    for game, players in PLAYERS.items():
        context = browser.new_context()
        seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        answer = context.request.post(
            f"{url}/api/v1/tables", data={"game": game, "seats": seats, "start": True}
        )
        yield game, f"{url}/t/{answer.json()['table']}", list(context.cookies())  # type: ignore[arg-type]
        context.close()


def painted(page: Page, address: str, slower: float) -> tuple[float, float]:
    session = page.context.new_cdp_session(page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(address)
    paint = float(page.evaluate(PAINT))
    page.wait_for_load_state("networkidle")
    return paint, float(page.evaluate(BYTES))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4)
    wish = parser.parse_args()
    with served() as (browser, url):
        for name, address, cookies in pages(browser, url):
            found = []
            for _ in range(wish.times):
                context = browser.new_context(viewport={"width": 1280, "height": 800})
                context.add_cookies(cookies)  # type: ignore[arg-type]
                found.append(painted(context.new_page(), address, wish.slower))
                context.close()
            paints = [round(paint) for paint, _ in found]
            told = {
                "page": name, "first paint (ms)": statistics.median(paints), "all": paints,
                "fetched (kB)": round(statistics.median(size for _, size in found), 1), "load": round(os.getloadavg()[0], 1),
            }  # fmt: skip
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
