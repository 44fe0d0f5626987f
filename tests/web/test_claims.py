"""Claims that end, as people see them: a seat taken away, a link withdrawn, a table that can only be kept. Each says why in
words and offers the way on.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect
from tests.web import hands

Visitor = Callable[..., Page]
GONE = "You no longer have this seat or the right to watch"


def two_devices(url: str, visitor: Visitor, public: bool) -> tuple[Page, Page, str]:
    """Ben's two browsers at Ann's table; only the second looks."""
    ann, first, second = visitor(), visitor(), visitor(quiet=False)
    made = hands.table(ann, url, "mob", ["Ann", "open"], look=False, public=public)
    name = made["table"]
    hands.claim(first, url, name, made["links"][1].split("#seat=")[1], "Ben")
    more = first.request.post(f"{url}/api/v1/tables/{name}/link", data={"seat": 1}).json()["link"]
    hands.claim(second, url, name, more.split("#seat=")[1])
    done = ann.request.post(f"{url}/api/v1/tables/{name}/do", data={"type": "start", "id": "start"})
    assert done.ok, done.text()
    second.goto(f"{url}/t/{name}")
    second.locator("[data-now]").wait_for()
    return first, second, name


@pytest.mark.parametrize("public", [False, True])
def test_a_seat_taken_from_this_device_says_so_and_shows_the_way_on(
    served: Any, visitor: Visitor, public: bool
) -> None:
    first, second, name = two_devices(served.url, visitor, public)
    wish = {"seat": 1, "others": True, "withdraw": True}
    assert first.request.post(f"{served.url}/api/v1/tables/{name}/link", data=wish).ok
    expect(second.get_by_text(GONE).first).to_be_visible()
    if public:
        # One may still look on, with a spectator's eyes: nothing of the seat stays on the screen, nothing can be done.
        expect(second.locator("[data-now]")).to_have_attribute("data-now", "wait")
        facts = second.request.get(f"{served.url}/api/v1/tables/{name}").json()
        assert facts["you"]["seats"] == []
    else:
        expect(second.locator("[data-now]")).to_have_count(0)
        second.get_by_role("link", name=re.compile("start page", re.IGNORECASE)).click()
        expect(second.locator("article").first).to_be_visible()


def test_the_host_takes_back_a_link_that_nobody_has_used(served: Any, visitor: Visitor) -> None:
    ann = visitor()
    made = hands.table(ann, served.url, "tammany", ["Ann", "open", "open"])
    expect(ann.get_by_role("button", name="Withdraw the link")).to_have_count(2)
    ann.get_by_role("button", name="Withdraw the link").first.click()
    expect(ann.get_by_text("no longer opens the seat")).to_be_visible()
    expect(ann.get_by_role("button", name="Withdraw the link")).to_have_count(1)
    ann.reload()
    expect(ann.get_by_role("button", name="Withdraw the link")).to_have_count(1)

    late = visitor(quiet=False)
    late.goto(made["links"][1])
    hands.answer_names(late, "Eve")
    expect(late.get_by_text("not valid")).to_be_visible()
    fine = visitor()
    fine.goto(made["links"][2])
    hands.answer_names(fine, "Ben")
    expect(fine.get_by_text("Who is playing?")).to_be_visible()
    # Whoever is not the host has nothing to withdraw; a new invitation makes a new link.
    expect(fine.get_by_role("button", name="Withdraw the link")).to_have_count(0)
    ann.on("dialog", lambda dialog: dialog.accept())
    ann.get_by_role("button", name="Invite").first.click()
    expect(ann.get_by_role("button", name="Withdraw the link")).to_have_count(1)


def test_a_table_of_other_rules_is_listed_with_its_reason_and_its_record(
    own_server: Any, visitor: Visitor
) -> None:
    page = visitor(quiet=False)
    old = hands.table(page, own_server.url, "mob", ["Ann", "Ben"], look=False)["table"]
    new = hands.table(page, own_server.url, "mob", ["Ann", "Ben"], look=False)["table"]
    own_server.stop()
    with sqlite3.connect(own_server.folder / "tables.sqlite") as store:
        ((first,),) = store.execute("SELECT entry FROM log WHERE table_id = ? AND seq = 1", (old,))
        ((summary,),) = store.execute("SELECT summary FROM tables WHERE table_id = ?", (old,))
        entry, row = json.loads(first), json.loads(summary)
        entry["rules"] = row["rules"] = 99
        store.execute(
            "UPDATE log SET entry = ? WHERE table_id = ? AND seq = 1", (json.dumps(entry).encode(), old)
        )
        store.execute("UPDATE tables SET summary = ? WHERE table_id = ?", (json.dumps(row).encode(), old))
    own_server.start()
    hands.home(page, own_server.url)
    expect(page.locator(f'a[href="/t/{new}"]')).to_be_visible()
    expect(page.locator(f'a[href="/t/{old}"]')).to_have_count(0)
    kept = page.locator("li", has_text="version 99 of the rules of MOB")
    expect(kept).to_contain_text("kept")
    with page.expect_download() as saved:
        kept.get_by_role("link", name="Save the record").click()
    assert json.loads(saved.value.path().read_bytes())["rules"] == 99

    # Its address says the same, with the same way to the record.
    page.goto(f"{own_server.url}/t/{old}")
    expect(page.get_by_role("alert")).to_contain_text("version 99 of the rules of MOB")
    expect(page.get_by_role("link", name="Save the record")).to_be_visible()
