"""How smooth and how quick a table is on a page of a phone's size: frames, tasks, skips, clicks.

``python -m bench.smooth GAME [--width 390] [--rounds 4]`` lets bots play and prints one JSON line: the frames drawn while
their steps were played at normal speed (median and 99 of 100, in ms of the clock, how many came later than 50 ms), the
longest tasks of the page's main thread while a round plays in CPU time, and those over 50 ms by the clock, each with the CPU
time it had of it (the rest it waited for a processor); what a skip to now and a click cost in CPU time and how long a click
takes to the next frame. The clock's figures are worth something on a machine that does nothing else. Needs a built client,
Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.film import PLAYERS, SIZES, act, seated, served

BEFORE = """
try { localStorage.setItem("backroom", JSON.stringify({ speed: "normal", coach: false })); } catch {}
window.frames_ = [];
const plays = () => document.querySelector("[data-queue]")?.dataset.queue === "playing";
let last = 0;
const tick = (now) => {
    if (plays() && last) window.frames_.push(now - last);
    last = plays() ? now : 0;
    requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""
QUIET = "document.querySelector('[data-queue]').dataset.queue === 'quiet'"
SKIP = """() => new Promise((done) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    requestAnimationFrame(() => setTimeout(done, 0));
})"""
# The first choice there is; how long until the frame after it has been drawn.
CLICK = """() => new Promise((done) => {
    const open = (b) => !b.disabled && !b.matches(".hold") && b.getBoundingClientRect().width > 0;
    const all = document.querySelectorAll("#now button, .stage .board [role=button], .stage .board button");
    const choice = [...all].find(open);
    const began = performance.now();
    choice?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began), 0));
})"""
TRACED = ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]


def let_bots_play(page: Page, url: str, table: str, rng: random.Random) -> bool:
    """A person's turn over HTTP, until what the others do is being played; false if nothing comes, as when the game is over.

    Bots may have answered before the person's next move is sent: the screen says when to stop, not the server.
    """
    for _ in range(200):
        if not page.evaluate(QUIET):
            return True
        if page.locator("[data-now=over]").count():
            return False
        act(page, url, table, rng)
        page.wait_for_timeout(50)
    return False


def seen(page: Page, most: float) -> None:
    """While something is played, for so many seconds or until a show asks for the person."""
    for _ in range(int(most * 10)):
        if page.evaluate(QUIET) or page.locator("[data-show]").count():
            return
        page.wait_for_timeout(100)


def settle(page: Page) -> None:
    """To now."""
    for _ in range(40):
        if page.evaluate(QUIET):
            return
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)


def tasks(browser: Browser, page: Page, url: str, table: str, rounds: int) -> list[tuple[float, float]]:
    """Every task of the main thread while bots play, in milliseconds of CPU and of the clock, the longest by CPU first; not
    those of the skips in between.
    """
    rng = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=str(file), categories=TRACED)
        for _ in range(rounds):
            if not let_bots_play(page, url, table, rng):
                break
            page.evaluate("performance.mark('round-begins'), null")
            seen(page, 8)
            page.evaluate("performance.mark('round-ends'), null")
            settle(page)
        browser.stop_tracing()
        events = json.loads(file.read_text())["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e.get("name") == "thread_name"}
    begun, over = (
        sorted(e["ts"] for e in events if e.get("name") == mark) for mark in ("round-begins", "round-ends")
    )
    spans = list(zip(begun, over, strict=True))
    done = [
        e
        for e in events
        if e.get("name") == "RunTask"
        and "tdur" in e
        and names.get((e["pid"], e["tid"])) == "CrRendererMain"
        and any(begins < e["ts"] < ends for begins, ends in spans)
    ]
    return sorted(((e["tdur"] / 1000, e["dur"] / 1000) for e in done), reverse=True)


def spent(page: Page, deed: str) -> tuple[float, float]:
    """CPU milliseconds of the page from a deed in it to the next frame, and what the deed gave."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cpu() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration")) * 1000

    before = cpu()
    gave = page.evaluate(deed)
    after = cpu()
    session.detach()
    return after - before, float(gave or 0)


def skips(page: Page, url: str, table: str) -> list[float]:
    """What a skip costs in the middle of what is played, a few times."""
    rng = random.Random(7)
    found: list[float] = []
    for _ in range(8):
        if not let_bots_play(page, url, table, rng):
            break
        page.wait_for_timeout(400)
        if not page.evaluate(QUIET):
            found.append(spent(page, SKIP)[0])
        settle(page)
        if len(found) == 4:
            break
    return found


def clicks(page: Page) -> list[tuple[float, float]]:
    """What a few clicks cost, and how long they take to the screen."""
    found = []
    for _ in range(5):
        page.locator("#now[data-now=act][aria-busy=false]").wait_for()
        found.append(spent(page, CLICK))
        page.wait_for_timeout(300)
        settle(page)
    return found


def measured(browser: Browser, url: str, game: str, width: int, rounds: int) -> dict[str, Any]:
    page, table = seated(browser, url, game, width, BEFORE)
    rng = random.Random(3)
    for _ in range(rounds):
        if not let_bots_play(page, url, table, rng):
            break
        seen(page, 8)
        settle(page)
    frames = sorted(page.evaluate("window.frames_"))
    page.context.close()
    # Each at a new table: a game of MOB is over in a few turns.
    page, table = seated(browser, url, game, width, BEFORE)
    work = tasks(browser, page, url, table, rounds)
    told: dict[str, Any] = {
        "game": game,
        "width": width,
        "frames": len(frames),
        "median (ms)": round(statistics.median(frames), 1),
        "99 of 100 (ms)": round(frames[int(len(frames) * 0.99)], 1),
        "over 50 ms": sum(ms > 50 for ms in frames),
        "longest tasks (CPU ms)": [round(cpu, 1) for cpu, _ in work[:5]],
        "over 50 ms by the clock (clock, CPU)": [[round(ms), round(cpu, 1)] for cpu, ms in work if ms > 50],
    }
    page.context.close()
    page, table = seated(browser, url, game, width, BEFORE)
    told["skip (CPU ms)"] = [round(ms, 1) for ms in skips(page, url, table)]
    page.context.close()
    page, table = seated(browser, url, game, width, BEFORE)
    made = clicks(page)
    told["click (CPU ms)"] = [round(cpu, 1) for cpu, _ in made]
    told["click to screen (ms)"] = [round(ms, 1) for _, ms in made]
    page.context.close()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--width", type=int, choices=sorted(SIZES), default=390)
    parser.add_argument("--rounds", type=int, default=4)
    wish = parser.parse_args()
    with served() as (browser, url):
        print(json.dumps(measured(browser, url, wish.game, wish.width, wish.rounds)), flush=True)


if __name__ == "__main__":
    main()
