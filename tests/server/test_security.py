"""Nobody sees, moves or speaks for a seat that is not theirs; pages and cookies are as safe as browsers allow."""

from __future__ import annotations

import contextlib
import itertools
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from backroom.server.identity import COOKIE, Identity, Signer
from live import API, PLAIN, Live, Person

HANDS = ("hand", "own")


def test_strangers_get_nothing_of_a_private_table(party: Any) -> None:
    eve = Person(party.live.url, "Eve")
    table = party.table
    for path in ("", "/log", "/view", "/views?seq=1&to=2", "/export", "/hint"):
        assert eve.get(f"/tables/{table}{path}", 404)["key"] == "server-no-table"
    for path, body in (
        ("/do", {"type": "chat", "id": "x", "seat": 0, "text": "boo"}),
        ("/sit", {"seat": 0}),
        ("/link", {"seat": 0}),
        ("/rematch", {}),
    ):
        assert eve.post(f"/tables/{table}{path}", body, 404)["key"] == "server-no-table"
    assert eve.watch(table, hello=False).ws
    socket = eve.watch(table, hello=False)
    socket.send({"type": "hello", "v": 1})
    assert socket.closed() == (4404, "server-no-table")


def test_a_spectator_sees_no_hand_and_does_nothing(party: Any) -> None:
    eve = Person(party.live.url, "Eve")
    eve.claim(party.watch_link)
    socket = eve.watch(party.table)
    assert socket.table["you"] == {"seats": [], "seat": None, "host": False}
    assert [socket.view[name] for name in HANDS] == [None, None]
    for seat, kind in itertools.product(
        range(3), ("move", "retract", "undo", "vote", "chat", "leave", "back")
    ):
        facts: dict[str, Any] = {
            "move": {"at": socket.seq, "text": "bid 1"}, "undo": {"to": 1}, "vote": {"yes": True},
            "chat": {"text": "I am you"},
        }.get(kind, {})  # fmt: skip
        answer = socket.do(kind, seat=seat, **facts)
        assert answer["error"]["key"] == "server-not-yours", (kind, answer)
    for kind in ("start", "close"):
        assert socket.do(kind)["error"]["status"] == 403
    for seat in (0, 1, 2):
        wrong = eve.watch(party.table, hello=False)
        wrong.send({"type": "hello", "v": 1, "seat": seat})
        assert wrong.closed() == (4403, "server-not-yours")
        socket.send({"type": "look", "seat": seat})
        assert socket.until("error")["error"]["key"] == "server-not-yours"
        eve.get(f"/tables/{party.table}/view", 403, seat=seat)
        eve.get(f"/tables/{party.table}/export", 403, seat=seat)
    party.sockets[0].catch_up()
    assert {line["kind"] for line in party.sockets[0].lines.values()} <= {
        "made",
        "sat",
        "bits",
        "started",
        "guest",
    }


def test_a_neighbour_cannot_act_or_look_for_another(party: Any) -> None:
    socket = party.sockets[0]
    assert socket.do("move", seat=1, at=socket.seq, text="bid 1")["error"]["status"] == 403
    assert socket.do("chat", seat=2, text="x")["error"]["status"] == 403
    socket.send({"type": "look", "seat": 1})
    assert socket.until("error")["error"]["status"] == 403
    party.people[0].post(f"/tables/{party.table}/link", {"seat": 1}, 403)  # not even the host


def test_forged_cookies_are_nobody(live: Live, party: Any) -> None:
    ann = party.people[0]
    body, _, sign = ann.cookie.rpartition(".")
    stolen = live.tables.live_tables[party.table].table.seats[0].owners[0]
    forged = [
        body + ".", "." + sign, body + "." + sign[:-2] + ("AA" if sign[-2:] != "AA" else "BB"), "x", "é" * 10,
        Signer(b"other key").write(Identity(stolen)), "." * 500, "a" * 5000,
    ]  # fmt: skip
    for cookie in forged:
        answer = httpx.get(
            f"{live.url}{API}/tables/{party.table}",
            headers={"Cookie": f"{COOKIE}={cookie}".encode()},
            verify=PLAIN,
        )
        assert answer.status_code == 404, cookie
        socket = ann.watch(party.table, hello=False, cookie=cookie if cookie.isascii() else None)
        socket.send({"type": "hello", "v": 1})
        assert socket.closed()[0] == 4404


def test_links_are_long_and_cannot_be_tried(party: Any) -> None:
    tokens = {link.rpartition("=")[2] for link in [*party.links, party.watch_link]}
    assert len(tokens) == 4
    assert all(len(token) == 32 for token in tokens)  # 192 bits
    eve = Person(party.live.url, "Eve")
    for token in ("", "a", "A" * 32, sorted(tokens)[0][:-1], sorted(tokens)[0] + "A"):
        answer = eve.http.post(f"/tables/{party.table}/claim", json={"token": token})
        assert answer.status_code in (400, 403)
    # What the store keeps opens nothing.
    for seat in party.live.tables.live_tables[party.table].table.seats:
        assert eve.http.post(f"/tables/{party.table}/claim", json={"token": seat.link}).status_code in (
            400,
            403,
        )


def test_a_renewed_link_kills_the_old_one(party: Any) -> None:
    fresh = party.people[1].post(f"/tables/{party.table}/link", {"seat": 1})["link"]
    phone = Person(party.live.url, "Bob's phone")
    phone.claim(party.links[1], 403)
    assert phone.claim(fresh) == {"table": party.table, "seat": 1}
    assert phone.watch(party.table).view["hand"] == party.sockets[1].view["hand"]
    party.people[1].post(f"/tables/{party.table}/link", {"seat": 1, "others": True})
    phone.get(f"/tables/{party.table}", 404)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_foreign_pages_are_turned_away(party: Any, origin: str) -> None:
    socket = party.people[0].watch(party.table, hello=False, origin=origin)
    assert socket.closed() == (4403, "server-bad-origin")
    body = {"type": "chat", "id": "x", "seat": 0, "text": "hi"}
    answer = party.people[0].http.post(f"/tables/{party.table}/do", json=body, headers={"Origin": origin})
    assert answer.json()["key"] == "server-bad-origin"
    # A browser's request without an Origin is not believed either; a program's is.
    http = httpx.Client(base_url=party.live.url + API, cookies={COOKIE: party.people[0].cookie}, verify=PLAIN)
    odd = http.post(f"/tables/{party.table}/do", json=body, headers={"Sec-Fetch-Site": "cross-site"})
    assert odd.status_code == 403
    assert http.post(f"/tables/{party.table}/do", json=body).status_code == 200


def test_forms_cannot_post(party: Any) -> None:
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""):
        answer = party.people[0].http.post(
            f"/tables/{party.table}/do",
            content=b'{"type": "start", "id": "x"}',
            headers={"Content-Type": kind},
        )
        assert answer.status_code == 415


def test_headers(live: Live) -> None:
    for path in ("/", "/api/v1/me", "/nothing/here", "/t/x"):
        headers = httpx.get(live.url + path, verify=PLAIN).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = httpx.get(live.url + API + "/me", verify=PLAIN).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie


def test_cookies_are_secure_behind_tls(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", origin="https://play.example") as live:
        assert "Secure" in httpx.get(live.url + API + "/me", verify=PLAIN).headers["set-cookie"]
        made = httpx.post(
            live.url + API + "/tables",
            json={"game": "auction", "seats": [{"kind": "open"}] * 2},
            verify=PLAIN,
        )
        assert made.json()["links"][0].startswith("https://play.example/t/")


def test_files_outside_the_client_are_not_served(live: Live) -> None:
    for path in (
        "/../app.py",
        "/..%2fapp.py",
        "/static/../../app.py",
        "/%2e%2e/%2e%2e/settings.py",
        "/etc/passwd",
    ):
        assert httpx.get(live.url + path, verify=PLAIN).status_code == 404


@pytest.mark.parametrize(
    "name", ["%00", "a%00b", "a" * 300, "a" * 5000, "%ff%fe", "%F0%9F%98%80" * 40, ".", "..", "a/" * 400]
)
def test_names_that_no_file_can_have_are_not_found(live: Live, name: str) -> None:
    """Whatever a path is made of: there is no such file, which is nobody's mistake."""
    for path in (
        "/",
        "/assets/",
        "/games/guildes/",
        "/games/guildes/locale/",
        "/games/guildes/client/",
        "/games/",
    ):
        assert httpx.get(live.url + path + name, verify=PLAIN).status_code in (200, 404), path
    for path in ("/t/", "/t/x/", f"{API}/tables/", f"{API}/learn/", f"{API}/puzzles/mob/", f"{API}/puzzles/"):
        assert httpx.get(live.url + path + name, verify=PLAIN).status_code < 500, path


def test_limits(known_auction: None, tmp_path: Path) -> None:
    with Live(
        tmp_path / "s.sqlite", messages_second=5, tables_minute=3, requests_second=10, connections_address=3
    ) as live:
        ann = Person(live.url, "Ann")
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = [ann.make("auction", seats, start=True) for _ in range(3)]
        refused = ann.http.post("/tables", json={"game": "auction", "seats": seats})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        socket = ann.watch(made[0]["table"])
        with contextlib.suppress(ConnectionClosed):  # it may end before the last one is sent
            for n in range(40):
                socket.send({"type": "ping", "n": n})
        assert socket.closed() == (4429, "server-too-many")
        large = ann.watch(made[0]["table"])
        large.send("x" * 5000)
        assert large.closed() == (4413, "server-too-large")
        silent = [ann.watch(made[0]["table"]) for _ in range(3)]
        one_more = ann.watch(made[0]["table"], hello=False)
        assert one_more.closed() == (4429, "server-too-many")
        for one in silent:
            one.close()
        answer = ann.http.post(
            "/tables", content=b'{"game": "' + b"x" * 300_000, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413
        assert any(ann.http.get("/me").status_code == 429 for _ in range(1000))


def test_logs_hold_no_secrets(party: Any, capfd: pytest.CaptureFixture[str]) -> None:
    log = party.live.tables.log
    log.level = 10
    party.sockets[0].do("chat", seat=0, text="a secret word")
    party.live.tables.resources.loop = None
    Person(party.live.url).claim(party.links[0], 403)
    try:
        raise ValueError(party.links[0])
    except ValueError as error:
        log.crash("test", error)
    told = capfd.readouterr().err
    for secret in (party.people[0].cookie, party.links[0].rpartition("=")[2], "a secret word", "127.0.0.1"):
        assert secret not in told


def test_metrics_health_and_readiness(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", metrics="local") as live:
        look_at_metrics_health_and_readiness(live)


def look_at_metrics_health_and_readiness(live: Live) -> None:
    ann = Person(live.url)
    table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
    socket = ann.watch(table)
    assert socket.do("chat", seat=0, text="x")["type"] == "done"
    assert httpx.get(live.url + "/healthz", verify=PLAIN).text == "ok"
    assert httpx.get(live.url + "/readyz", verify=PLAIN).text == "ready"
    text = httpx.get(live.url + "/metrics", verify=PLAIN).text
    assert 'backroom_entries_total{kind="made"} 1.0' in text
    assert "backroom_live_tables 1.0" in text
    assert "backroom_messages_sent_total 1.0" in text
    # Two seats' bits, start and chat; the table's first entry has no live yet.
    assert 'backroom_append_seconds_bucket{le="5.0"} 4.0' in text
    assert 'backroom_append_seconds_bucket{le="+Inf"} 4.0' in text
    assert "backroom_append_seconds_count 4.0" in text
    socket.close()


def test_metrics_can_be_off(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", metrics="off") as live:
        assert httpx.get(live.url + "/metrics", verify=PLAIN).status_code == 404
