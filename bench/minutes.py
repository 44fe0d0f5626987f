"""How long a game takes: decisions counted over whole games of bots, and what the screen needs to tell such a game.

``python -m bench.minutes [GAME] [--games 40] [--seconds 15] [--screens 1] [--file FILE]`` prints a JSON line for each number
of players and writes them down; the start page tells what is there (backroom/games/minutes.py). Decisions with one
possibility are not counted. The screen: a person at a table against bots in Chromium, speed normal, on a clock that the
bench turns, so that a game of an hour takes minutes; the person's own moves, a bot's advice, come the moment they are asked
for, and the last step of a show is read for two seconds.
``--screens 0`` counts anew and keeps the seconds that are written down. ``--seconds`` is what a person is assumed to take
for a decision: an assumption, not a measurement.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from backroom import bots, games
from backroom.engine.game import Game
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.games import minutes
from bench.film import ALONE, served

BOT = "greedy"
SEEDS = 0x7FFFFFFF
TICK = 250  # ms of the turned clock at a time
READ = 2000  # for the last step of a show, which waits
LONGEST = 4 * 3600 * 1000  # ms on that clock
LOOK = """() => ({
    queue: document.querySelector("[data-queue]")?.dataset.queue,
    seq: Number(document.querySelector("[data-queue]")?.dataset.seq ?? 0),
    show: !!document.querySelector("[data-show]"),
    waits: !!document.querySelector("#now button.gone, .bar button.gone"),
    over: !!document.querySelector("section[data-end]"),
})"""


def decisions(game: Game, players: int, seed: int) -> tuple[float, int]:
    """(of one player, waited for one after the other) in one game of bots."""
    state = game.start(players, game.read_options({}), game.own_data(None))
    chance, own = Rng(seed), Rng(seed).fork(1)
    seated = [bots.make(BOT, game, own.below(SEEDS)) for _ in range(players)]
    each = together = 0
    before: tuple[tuple[int, ...], int] = ((), CHANCE)
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(draw(state, chance), CHANCE)
            before = ((), CHANCE)
            continue
        pending, last = before
        before = state.pending(), seat
        chosen = False
        for action in seated[seat].move(state, seat):
            chosen = chosen or len(state.legal_actions(seat)) > 1
            state.apply(action, seat)
        each += chosen
        # Who was asked at the same time as the one before is not waited for again.
        together += chosen and not (seat != last and seat in pending and last in pending)
    return each / players, together


def advised(page: Page, url: str, table: str, number: int) -> bool:
    """One move of the person's, as a bot would make it; False: it is not their turn."""
    there = f"{url}/api/v1/tables/{table}"
    told = page.request.get(f"{there}/view").json()
    if told["view"] is None or not (told["view"]["moves"] or told["view"]["forms"]):
        return False
    hint = page.request.get(f"{there}/hint?seat=0&bot={BOT}")
    if not hint.ok:
        return False
    wish = {"type": "move", "id": f"m{number}", "seat": 0, "at": told["seq"], "text": hint.json()["text"]}
    return bool(page.request.post(f"{there}/do", data=wish).ok)


def screen(browser: Browser, url: str, game: str, players: int) -> tuple[float, float]:
    """(seconds that the screen tells a game, those of them that are shows) at normal speed."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script(ALONE)
    page = context.new_page()
    page.set_default_timeout(120_000)
    seats: list[dict[str, str]] = [
        {"kind": "me", "name": "Ann"},
        *[{"kind": "bot", "bot": BOT}] * (players - 1),
    ]
    wish = {"game": game, "seats": seats, "start": True, "hints": True}
    table = str(page.request.post(f"{url}/api/v1/tables", data=wish).json()["table"])
    page.clock.install()
    page.goto(f"{url}/t/{table}")
    spent = shown = moves = 0
    while spent < LONGEST:
        now: dict[str, Any] = page.evaluate(LOOK)
        if now["over"] and now["queue"] == "quiet":
            break
        if now["queue"] != "quiet" or now["show"]:
            tick = READ if now["waits"] else TICK
            page.clock.run_for(tick)
            spent += tick
            shown += tick * now["show"]
            if now["waits"]:
                page.keyboard.press("ArrowRight")  # the last step of a show waits for the person
            continue
        moves += 1
        if not advised(page, url, table, moves):
            page.wait_for_timeout(20)
            page.clock.run_for(20)  # bots think, news is on its way: not the screen's time
    context.close()
    return spent / 1000, shown / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--screens", type=int, default=1)
    parser.add_argument("--file", type=Path, default=minutes.FILE)
    wish = parser.parse_args()
    kept: dict[str, Any] = {**minutes.read(wish.file), "seconds": wish.seconds}
    with served() as (browser, url):
        for name in [wish.game] if wish.game else games.names():
            game = games.load(name)
            rows = kept["games"].setdefault(name, {})
            for players in range(game.seats[0], game.seats[1] + 1):
                counted = [decisions(game, players, seed) for seed in range(wish.games)]
                seen = [screen(browser, url, name, players) for _ in range(wish.screens)]
                if not seen:  # as it was measured before
                    seen = [(rows[str(players)]["screen"], rows[str(players)]["shows"])]
                own, together = (round(statistics.mean(of), 1) for of in zip(*counted))
                took, shows = (round(statistics.mean(of)) for of in zip(*seen))
                row = {"rules": game.rules_version, "games": wish.games, "own": own, "all": together}
                row |= {"screen": took, "shows": shows}
                rows[str(players)] = row
                told = minutes.Counted(**row).minutes(wish.seconds)
                print(json.dumps({"game": name, "players": players, **row, "minutes": told}), flush=True)
                wish.file.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
