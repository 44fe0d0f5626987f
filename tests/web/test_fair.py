"""Fair play in a real browser: it answers the promise by itself, keeps it, checks the finished game and names a lie."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Served

Visitor = Callable[..., Page]


def begun(page: Page, url: str, game: str = "mob", seats: int = 2) -> str:
    """A table with bots, asked for over HTTP and then only looked at: what is still to be done the page does itself."""
    wishes = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    made = page.request.post(
        f"{url}/api/v1/tables", data={"game": game, "seats": wishes, "start": True}
    ).json()
    table = str(made["table"])
    facts = page.request.get(f"{url}/api/v1/tables/{table}").json()
    assert (facts["status"], facts["chance"]["missing"]) == ("open", [0])
    page.goto(f"{url}/t/{table}")
    page.locator("[data-now]").wait_for()
    return table


def over(page: Page, url: str, table: str) -> dict[str, Any]:
    """Ann goes and bots play the game to its end; its record."""
    wish = {"type": "leave", "id": "leave", "seat": 0, "bot": "random"}
    assert page.request.post(f"{url}/api/v1/tables/{table}/do", data=wish).ok
    expect(page.locator("[data-fair=good], [data-fair=bad]").first).to_be_visible()
    record: dict[str, Any] = page.request.get(f"{url}/api/v1/tables/{table}/export").json()
    return record


def window(page: Page) -> Any:
    page.locator("[data-fair]").first.click()
    return page.get_by_role("dialog", name="Fair play")


def test_the_browser_answers_the_promise_keeps_it_and_seals_the_game(
    visitor: Visitor, served: Served
) -> None:
    ann = visitor()
    table = begun(ann, served.url)
    kept = json.loads(ann.evaluate("id => localStorage.getItem(`fair:${id}`)", table))
    facts = ann.request.get(f"{served.url}/api/v1/tables/{table}").json()["chance"]
    assert kept["commit"] == facts["commit"]
    assert [kept["bits"]["0"], None] == facts["bits"]
    shown = window(ann)
    expect(shown).to_contain_text(facts["commit"])
    expect(shown).to_contain_text("Ann: from this device")
    expect(shown).to_contain_text("a bot adds none")
    expect(shown).to_contain_text("Once the game is over this device checks everything here.")
    ann.keyboard.press("Escape")
    record = over(ann, served.url, table)
    draws = sum(len(line.get("chance", [])) for line in record["table"]["lines"])
    expect(ann.locator("[data-fair=good]").first).to_be_visible()
    shown = window(ann)
    expect(shown.locator("[data-seal=good]")).to_contain_text(f"Checked: {draws} draws")
    expect(shown).to_contain_text("So the server alone could not choose the draws.")
    expect(shown).to_contain_text("It does not prove that nobody knew the draws in advance")
    with ann.expect_download() as saved:
        shown.get_by_role("button", name="Save what this device kept").click()
    told = json.loads(saved.value.path().read_text())
    assert (told["commit"], told["bits"]) == (facts["commit"], kept["bits"])


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ("draw", r"Line {seq}, draw 0: it must be"),
        ("secret", r"The opened secret is not the one that was promised"),
        ("bits", r"Seat 0: the bits in the file are not those that were added"),
    ],
)
def test_a_lie_in_the_record_breaks_the_seal_and_is_named(
    visitor: Visitor, served: Served, lie: str, words: str
) -> None:
    ann = visitor()
    table = begun(ann, served.url)
    started = 0

    def tamper(route: Route) -> None:
        nonlocal started
        answer = route.fetch()
        record = answer.json()
        part = record["table"]
        first = next(line for line in part["lines"] if line.get("chance"))
        started = first["seq"]
        if lie == "draw":
            first["chance"][0] = next(text for text, _ in first["odds"][0] if text != first["chance"][0])
        elif lie == "secret":
            part["secret"] = "00" * 32
        else:
            part["bits"][0] = "00" * 32
        route.fulfill(response=answer, json=record)

    ann.route("**/export", tamper)
    over(ann, served.url, table)
    expect(ann.locator("[data-fair=bad]").first).to_be_visible()
    seal = window(ann).locator("[data-seal=bad]")
    expect(seal).to_contain_text(re.compile(words.replace("{seq}", str(started))))


def test_another_promise_than_the_one_kept_is_told(visitor: Visitor, served: Served) -> None:
    ann = visitor()
    table = begun(ann, served.url)
    ann.evaluate(
        """id => {
        const kept = JSON.parse(localStorage.getItem(`fair:${id}`));
        localStorage.setItem(`fair:${id}`, JSON.stringify({ ...kept, commit: "00".repeat(32) }));
    }""",
        table,
    )
    ann.reload()
    ann.locator("[data-now]").wait_for()
    expect(window(ann)).to_contain_text(
        "The server shows a different promise from the one that this device kept."
    )


def test_friends_wait_for_each_others_bits(visitor: Visitor, served: Served) -> None:
    """Ben sits down but his device never says anything: Ann sees whom the game waits for."""
    ann, ben = visitor(), visitor()
    wishes = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = ann.request.post(f"{served.url}/api/v1/tables", data={"game": "mob", "seats": wishes}).json()
    token = made["links"][1].split("#seat=")[1]
    claim = {"token": token, "name": "Ben"}
    assert ben.request.post(f"{served.url}/api/v1/tables/{made['table']}/claim", data=claim).ok
    ann.goto(f"{served.url}/t/{made['table']}")
    expect(ann.get_by_text("Waiting for the device of Ben to add its bits to the draws.")).to_be_visible()
    expect(ann.get_by_role("button", name="Start the game")).to_be_disabled()
    ben.goto(f"{served.url}/t/{made['table']}")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        page.locator("[data-now]").wait_for()
