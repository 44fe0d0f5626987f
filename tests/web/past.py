"""Games that somebody has played, made up as the server tells them: for one's own page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route

DAY = 86_400_000
LATEST = 1_790_000_000_000


def table(game: str, number: int, ranks: list[int], people: int = 1) -> dict[str, Any]:
    """A finished table as the server tells it: oneself first, then other people, then bots."""
    bots = ["easy", "greedy", "medium", "beginner", "hard"]
    person = {"kind": "person", "bot": None, "away": False, "face": 0}
    seats = [{**person, "name": "Ann" if i == 0 else f"Ben {i}"} for i in range(people)]
    seats += [{**person, "kind": "bot", "name": None, "bot": bot} for bot in bots[: len(ranks) - people]]
    return {
        "table": f"{game}{number}", "game": game, "players": len(ranks), "status": "over", "public": False,
        "clock": {"kind": "none"}, "made": LATEST - number * 3 * DAY, "your_turn": False, "seats": seats,
        "yours": [0], "pending": [], "kept": None,
        "result": {"scores": [20 - rank for rank in ranks], "shares": [0.0] * len(ranks), "ranks": ranks},
    }  # fmt: skip


def many() -> list[dict[str, Any]]:
    """Half a year of three games; two tables with a friend, one of them without any bot."""
    found = []
    for n in range(16):
        found.append(table("tammany", 3 * n, [[1, 2, 3, 4], [3, 1, 2, 4], [2, 1, 4, 3]][n % 3]))
        found.append(table("guildes", 3 * n + 1, [1 + n % 5, *[r for r in range(1, 6) if r != 1 + n % 5]]))
        found.append(table("mob", 3 * n + 2, [1, 2] if n % 3 else [2, 1]))
    return [*found, table("guildes", 60, [1, 2, 3], people=2), table("mob", 61, [1, 2], people=2)]


def opened(page: Page, url: str, tables: list[dict[str, Any]]) -> None:
    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"tables": tables}))

    page.route("**/api/v1/mine", answer)
    # Their positions are nowhere: the scene stands for them.
    page.route("**/api/v1/tables/*/view*", lambda route: route.fulfill(json={"view": None}))
    page.goto(url + "/me")
    page.locator(".games li").first.wait_for()
