"""Requests that a stranger can send for nothing: thousands at once, for files that cannot be, for reviews of games that were
never played. Families for bench/attack.py.
"""

from __future__ import annotations

import contextlib
import socket
import time

from bench.attacked import API, Attacked, Guest

LINES = 20  # connections
NAMES = ("%00", "a%00b", "a" * 300, "a" * 5000, "%ff%fe", "..", "a/" * 400)
PLACES = (
    "/",
    "/assets/",
    "/games/guildes/",
    "/games/mob/locale/",
    "/t/",
    f"{API}/tables/",
    f"{API}/puzzles/mob/",
)


def pipelined() -> str:
    """Thousands of requests sent at once, one after another on each connection, by somebody who may ask twenty a second."""
    with Attacked(requests_second=20) as server, contextlib.ExitStack() as stack, server.pulse() as pulse:
        for _ in range(LINES):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            one.sendall(b"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
        time.sleep(5)
    return f"{LINES} times 200 requests at once: {pulse}"


def names_of_no_file() -> str:
    tried = mistakes = 0
    with Attacked() as server:
        for place in PLACES:
            for name in NAMES:
                tried += 1
                status = server.ask("GET", place + name)[0]
                mistakes += status >= 500 or status == 0
        said = len(server.errors.read_text().splitlines())
    return (
        f"{mistakes} of {tried} requests were answered as a mistake of the server's; {said} lines in its log"
    )


def reviews_of_nothing() -> str:
    """Tables made and closed unplayed, and a review of each asked for: work for nothing."""
    begun = 0
    with Attacked(tables_minute=10_000) as server:
        guest = Guest(server)
        for _ in range(20):
            table = guest.make("mob", [{"kind": "me"}, {"kind": "open"}])
            guest.do(table, "close")
            begun += guest.get(f"/tables/{table}/review")[0] == 200
    return f"{begun} of 20 reviews of games that were never played were begun"


FAMILIES = [
    ("pipelined", pipelined),
    ("names-of-no-file", names_of_no_file),
    ("reviews-of-nothing", reviews_of_nothing),
]
