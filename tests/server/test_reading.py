"""What readers cost: long logs are told in parts and in turn, claims are asked again when the answer is sent, and nobody
gets more by taking more names, addresses or connections.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import own_thread
from backroom.server import caller, slowly
from backroom.server.limits import Buckets, Homes
from backroom.server.slowly import in_parts
from backroom.server.turns import Turns
from backroom.table import pictures, stories
from backroom.table.table import Table
from jpeg import BARE
from live import Live, Person

ME = {"kind": "me"}
TOO_MANY = (4429, "server-too-many")


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_is_one_home(address: str, home: str) -> None:
    assert caller.home_of(address) == home
    assert caller.address_of({"client": (address, 1)}) == home


def test_homes_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Homes, "MOST", 3)
    homes = Homes()
    for n in range(5):
        homes.note(f"guest {n}", "here")
    homes.note("guest 2", "there")
    homes.note("guest 5", "here")
    assert [homes.of(f"guest {n}") for n in range(6)] == [None, None, "there", None, "here", "here"]


def test_many_names_of_one_home_leave_a_place_for_another() -> None:
    """Ten guests at one address ask for all there is; the next person from elsewhere thinks at once."""

    async def main() -> None:
        turns = Turns(4, 2, 3)
        begun: list[str] = []

        async def work(owner: str, home: str) -> None:
            async with turns.turn(owner, "t", home=home):
                begun.append(owner)
                await asyncio.sleep(3600)

        tasks = [asyncio.ensure_future(work(f"eve {n % 10}", "den")) for n in range(40)]
        await own_thread.others()
        assert len(begun) == 3
        tasks.append(asyncio.ensure_future(work("bob", "home")))
        await own_thread.others()
        assert begun[3:] == ["bob"]
        # And when there is no place at all, the one who has none comes next.
        tasks.append(asyncio.ensure_future(work("ann", "elsewhere")))
        await own_thread.others()
        tasks[0].cancel()
        await own_thread.others()
        assert begun[4:] == ["ann"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns.held == 0
        assert not turns._people
        assert not turns._at

    asyncio.run(main())


def test_what_is_read_is_charged() -> None:
    class Desk:
        requests = Buckets(10, 50)

    def work() -> Any:
        for _ in range(3):
            sum(range(200_000))
            yield
        return "told"

    async def main() -> None:
        desk: Any = Desk()
        assert desk.requests.take("here") == 0
        assert await in_parts(desk, "here", work()) == "told"
        assert 40 < desk.requests._all["here"].saved < 49 - 0.001 / slowly.REQUEST

    asyncio.run(main())


def test_a_seat_lost_while_the_coach_thinks_gets_no_advice(tmp_path: Path) -> None:
    """Also where the request named no seat."""
    with Live(tmp_path / "s.sqlite") as live:
        ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
        table = ann.make("mob", [ME, {"kind": "bot", "bot": "random"}], start=True)["table"]
        link = ann.post(f"/tables/{table}/link", {"seat": 0})["link"]
        bob.claim(link)
        begun, go_on = threading.Event(), threading.Event()

        async def advise(*words: Any) -> Any:
            begun.set()
            await asyncio.to_thread(go_on.wait, 120)
            return {"ideas": [{"text": "x"}]}

        def ask(path: str, statuses: list[int]) -> None:
            statuses.append(bob.http.get(f"/tables/{table}{path}").status_code)

        live.tables.bot_workers.advise = advise  # type: ignore[method-assign]
        for path in ("/hint", "/coach", "/hint?seat=0"):
            statuses: list[int] = []
            asking = threading.Thread(target=ask, args=(path, statuses))
            if not live.tables.live_tables[table].table.knows(_who(live, bob), 0):
                bob.claim(ann.post(f"/tables/{table}/link", {"seat": 0})["link"])
            asking.start()
            assert begun.wait(120)
            ann.post(f"/tables/{table}/link", {"seat": 0, "withdraw": True, "others": True})
            go_on.set()
            asking.join(120)
            assert statuses[0] in (403, 404), path
            begun.clear()
            go_on.clear()


def _who(live: Live, person: Person) -> str:
    found = live.tables.signer.read(person.cookie)
    assert found is not None
    return found.who


def test_pictures_withdrawn_count_too(live: Live, party: Any) -> None:
    party.finish()
    ann, made = party.people[0], 0
    for _ in range(pictures.EVER):
        ann.post(f"/tables/{party.table}/share", {})
        for at in (1, 2, 3):
            body = {"at": at, "names": True, "jpeg": base64.b64encode(BARE).decode()}
            made += ann.http.post(f"/tables/{party.table}/picture", json=body).status_code == 200
        ann.post(f"/tables/{party.table}/share", {"withdraw": True})
    assert made == pictures.EVER
    held = live.tables.live_tables[party.table].table
    assert Table.fold(held.id, held.raw).drawn == pictures.EVER


def test_sockets_are_counted_by_address(known_auction: None, tmp_path: Path) -> None:
    """Coming again and again is asking again and again; and so is speaking through many connections at once."""
    with Live(tmp_path / "s.sqlite", requests_second=3, messages_second=4) as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [ME, ME], start=True)["table"]
        ends = []
        for _ in range(20):
            socket = ann.watch(table, hello=False)
            with contextlib.suppress(ConnectionClosed):
                socket.send({"type": "hello", "v": 1})
                socket.until("state")
                socket.close()
                continue
            ends.append(socket.closed())
        assert ends
        assert set(ends) == {TOO_MANY}
    with Live(tmp_path / "t.sqlite", messages_second=1) as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [ME, ME], start=True)["table"]
        sockets = [ann.watch(table, hello=False) for _ in range(40)]
        ends = []
        for socket in sockets:
            with contextlib.suppress(ConnectionClosed):
                for n in range(3):  # each alone may say as much
                    socket.send({"type": "hello", "v": 1} if not n else {"type": "ping", "n": n})
                socket.until("pong", n=2)
                continue
            ends.append(socket.closed())
        assert ends
        assert set(ends) == {TOO_MANY}


def test_a_right_to_read_that_is_gone_when_it_is_sent(
    live: Live, party: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that takes long: the seat goes to another device's owner alone before it is told."""
    ann, dee = party.people[0], Person(live.url, "Dee")
    dee.claim(ann.post(f"/tables/{party.table}/link", {"seat": 0})["link"])
    held = live.tables.live_tables[party.table]
    real = stories.prepare

    def slowly_now(*words: Any) -> Any:
        yield from real(*words)
        held.table.seats[0].owners = held.table.seats[0].owners[:1]
        yield

    assert dee.http.get(f"/tables/{party.table}/log").status_code == 200
    monkeypatch.setattr(stories, "prepare", slowly_now)
    for path in ("/log", "/log?seat=0", "/export"):
        held.table.seats[0].owners = (_who(live, ann), _who(live, dee))
        assert dee.http.get(f"/tables/{party.table}{path}").status_code in (403, 404), path
