"""The server below a path of a site: whatever the client asks for goes through that path of the proxy, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect
from tests.web import hands
from tests.web.serving import PATIENCE, Served

from backroom.server.pages import STATIC

Visitor = Callable[..., Page]
SOURCES = Path(__file__).parents[2] / "web" / "src"
# An address from the root of the site, in markup or in a call.
ABSOLUTE = re.compile(
    r"""(?:href|src|action)=["'{(`]*/|fetch\(\s*["'`]/|location(?:\.href)? = ["'`]/|import\(["'`]/"""
)


class Proxy:
    """A site that has the server at ``below``: takes that off, says so, and passes bytes both ways. All else is missing."""

    def __init__(self, port: int, below: str) -> None:
        self.to, self.below = port, below
        self.outside: list[str] = []
        self.serving: set[asyncio.Task[None]] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        start = asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(start, self.loop).result(10)
        self.port = self.server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}{below}"

    def close(self) -> None:
        """All that is under way ends before the loop does."""
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    async def end(self) -> None:
        self.server.close()
        for task in self.serving:
            task.cancel()
        await asyncio.gather(*self.serving, return_exceptions=True)
        await self.loop.shutdown_asyncgens()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        me = asyncio.current_task()
        assert me is not None
        self.serving.add(me)
        ends = [writer]
        try:
            first, *rest = (await reader.readuntil(b"\r\n\r\n"))[:-4].decode("latin-1").split("\r\n")
            method, path, version = first.split(" ")
            if not path.startswith(f"{self.below}/"):
                self.outside.append(path)
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            upgrade = any(line.lower().startswith("upgrade:") for line in rest)
            kept = [line for line in rest if upgrade or not line.lower().startswith("connection:")]
            kept += [] if upgrade else ["Connection: close"]
            kept += [f"X-Forwarded-Prefix: {self.below}", "X-Forwarded-For: 9.9.9.9"]
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            ends.append(back)
            head = "\r\n".join([f"{method} {path.removeprefix(self.below)} {version}", *kept, "", ""])
            back.write(head.encode("latin-1"))
            await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            for end in ends:
                end.close()
            for end in ends:
                with contextlib.suppress(OSError, asyncio.CancelledError):
                    await end.wait_closed()
            self.serving.discard(me)

    @staticmethod
    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
        writer.close()


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Proxy]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make setup builds it)")
    server = Served(tmp_path, proxies="127.0.0.1")
    proxy = Proxy(server.port, "/games")
    yield proxy
    proxy.close()
    server.stop()


def test_a_game_is_played_below_a_path(below: Proxy, visitor: Visitor) -> None:
    page = visitor()
    hands.make_table(page, below.url + "/", ["me", "random", "random"])
    assert page.url.startswith(f"{below.url}/t/")
    table = page.url.rsplit("/", 1)[1]

    def mine() -> int:
        lines = page.request.get(f"{below.url}/api/v1/tables/{table}/log").json()["lines"]
        return sum(line["kind"] == "move" and not line["bot"] for line in lines)

    rng, end = random.Random(5), time.monotonic() + PATIENCE
    while not mine():
        assert time.monotonic() < end
        hands.play_one(page, rng, hands.wait_for_me(page))

    # A deep link, opened anew, is there at once; so is the way home, with the table in the list.
    page.reload()
    expect(page.locator("[data-now]")).to_be_visible()
    page.locator("a.home").first.click()
    expect(page).to_have_url(f"{below.url}/")
    expect(page.locator(f'a[href="/games/t/{table}"]')).to_be_visible()

    # What the server says about itself leads there, too.
    made: dict[str, Any] = hands.table(page, below.url, "mob", ["Ann", "open"], look=False)
    friend = visitor()
    link = next(filter(None, made["links"]))
    assert link.startswith(f"{below.url}/t/")
    friend.goto(link)
    hands.answer_names(friend, "Ben")
    expect(friend).to_have_url(f"{below.url}/t/{made['table']}")
    friend.goto(f"{below.url}/how/mob")
    expect(friend.get_by_role("heading").first).to_be_visible()
    (cookie,) = [kept for kept in page.context.cookies(below.url) if "backroom" in kept["name"]]
    assert cookie["path"] == "/games"
    assert below.outside == [], "asked for outside the path"


def test_every_address_goes_through_one_place() -> None:
    """An address from the root of the site works on the developer's machine and nowhere below a path."""
    found = [
        f"{file.relative_to(SOURCES)}: {line.strip()}"
        for file in sorted(SOURCES.rglob("*"))
        if file.suffix in (".ts", ".svelte") and file.name != "place.ts"
        for line in file.read_text(encoding="utf-8").splitlines()
        if ABSOLUTE.search(line)
    ]
    assert found == []
    assert ABSOLUTE.search('<a href="/t/1">')
    assert ABSOLUTE.search("location.href = `/t/${next}`")
