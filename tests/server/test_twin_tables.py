"""Twin worlds: two tables that differ only in what a watcher may not know send that watcher byte-identical traffic.

Both worlds have the same time, identities, nonces and secret; what is hidden from the watchers (a seat and a spectator)
is made to differ: cards in others' hands, choices that are still sealed, choices that were taken back. Everything that
reaches the watchers is recorded as it comes off the connection: messages in their order, bodies and headers of answers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from backroom.table import chance, decide
from live import Live
from twin_tables import World, twins


def test_hidden_cards_and_choices(
    known_auction: None, frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The auction: seats 1 and 2 hold their third card the other way round; seat 0 and a spectator watch."""
    drawn = chance.draw
    swap = False
    dealt: list[int] = []

    def draw(stream: bytes, number: int, outcomes: Any) -> int:
        # Draws 5 and 8 are the third cards of seats 1 and 2; the watchers may not know which is which.
        action = drawn(stream, number, outcomes)
        legal = [outcome for outcome, _ in outcomes]
        if number < 9:
            fixed = [21, 24, 29, 22, 25, 28, 23, 26, 27]
            if swap:
                fixed[5], fixed[8] = fixed[8], fixed[5]
            action = fixed[number]
            assert action in legal
            dealt.append(action)
        return action

    monkeypatch.setattr(chance, "draw", draw)
    monkeypatch.setattr(decide.chance, "draw", draw)

    def story(live: Live, other: bool) -> list[Any]:
        nonlocal swap
        swap = other
        world = World(live, "auction", 3)
        watchers = [world.people[0], world.eve]
        one, two = world.sockets[1], world.sockets[2]
        state: Any = live.tables.live_tables[world.table].table.state
        assert state.hands[1][2] == (7 if other else 8)
        # A choice with the hidden card, thought better of; another one changed in one step; refusals of
        # others.
        assert one.move(1, f"bid {7 if other else 8}")["type"] == "done"
        world.observe(watchers)
        assert one.do("retract", seat=1)["type"] == "done"
        assert two.move(2, f"bid {8 if other else 7}")["type"] == "done"
        world.reconnect(world.people[0], 3)
        assert two.move(2, "bid 3", replace=True)["type"] == "done"
        assert two.move(2, "bid 9")["type"] == "error"
        assert one.do("chat", seat=1, text="ready?")["type"] == "done"
        assert one.move(1, "bid 2")["type"] == "done"
        world.observe(watchers)
        world.sockets[0].catch_up()
        assert world.sockets[0].move(0, "bid 1")["type"] == "done"
        world.catch_up()
        (winner,) = world.sockets[0].table["pending"]
        assert world.sockets[winner].move(winner, "mark 2")["type"] == "done"
        assert (
            world.sockets[winner].do("undo", seat=winner, to=world.sockets[winner].seq - 1)["type"] == "done"
        )
        assert world.sockets[winner].move(winner, "end")["type"] == "done"
        # An undo that is asked for and refused; a leaver.
        assert one.do("undo", seat=1, to=5)["type"] == "done"
        assert two.do("vote", seat=2, yes=False)["type"] == "done"
        assert two.do("leave", seat=2, bot="first")["type"] == "done"
        while True:
            two.catch_up()
            if 2 in two.table["locked"]:
                break
        assert two.do("back", seat=2)["type"] == "done"
        world.observe(watchers)
        world.reconnect(world.eve, 0)
        return world.traffic([0])

    first, second = twins(tmp_path, story)
    assert len(first[0]) > 20
    assert sum(len(raw) for raw in first[0]) > 2000
    assert first == second
    assert dealt[:9] != dealt[9:], "the worlds did not differ, so the test proved nothing"


def test_the_test_sees_a_leak(
    known_auction: None, frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the seam torn open (sealed texts told to all) the twins must come out different."""

    from backroom.table import projection

    monkeypatch.setattr(projection, "_move", _leaky(projection._move))

    def story(live: Live, other: bool) -> list[Any]:
        world = World(live, "auction", 3)
        hand = world.sockets[1].view["hand"]
        assert world.sockets[1].move(1, f"bid {hand[2 if other else 0]}")["type"] == "done"
        return world.traffic([0])

    first, second = twins(tmp_path, story)
    assert first != second


def _leaky(honest: Any) -> Any:
    def leak(table: Any, seq: int, entry: Any, knower: Any, told: dict[str, Any]) -> None:
        honest(table, seq, entry, knower, told)
        told["text"] = entry.text

    return leak


def to_the_polls(world: World) -> int:
    """Play Tammany Hall at random, the same in both worlds, to a bid with several competitors; the last of them."""
    table = world.live.tables.live_tables[world.table].table
    notation = table.part("notation")
    for number in range(600):
        pending = table.pending()
        if len(pending) > 1 and number > 60:
            world.catch_up()
            return int(pending[-1])
        if number % 8 == 0:
            world.catch_up()  # nobody may lag behind too far
        moves = notation.moves(table.state, pending[0]) or ["bid nothing"]
        place = int(chance.sha("move", str(number))[:8], 16) % len(moves)
        answer = world.sockets[pending[0]].do("move", seat=pending[0], at=table.seq, text=moves[place])
        assert answer["type"] == "done", moves[place]
    raise AssertionError("no election")


@pytest.mark.parametrize("locks", ["rulebook", "sealed"])
def test_sealed_bids_of_tammany_hall(frozen: None, tmp_path: Path, locks: str) -> None:
    changed = 0

    def story(live: Live, other: bool) -> list[Any]:
        nonlocal changed
        world = World(live, "tammany", 3, options={"locks": locks})
        watcher = to_the_polls(world)
        watchers = [world.people[watcher], world.eve]
        live = live.tables.live_tables[world.table]
        rounds = 0
        while rounds < 6 and len(live.table.pending()) > 1:
            bidders = [seat for seat in live.table.pending() if seat != watcher]
            for seat in bidders:
                socket = world.sockets[seat]
                socket.catch_up()
                most = {c: n for form in socket.view["forms"] for c, n in form["max"].items() if n}
                bid = " ".join(f"{c} {n}" for c, n in most.items()) if other and most else "nothing"
                changed += bool(most) and other
                assert socket.move(seat, f"bid {bid}")["type"] == "done"
            world.observe(watchers)
            world.reconnect(world.eve, 2)
            # Now the same in both worlds, so that the reveal is the same too.
            for seat in bidders:
                assert world.sockets[seat].move(seat, "bid nothing", replace=True)["type"] == "done"
            world.catch_up()
            if watcher in live.table.pending():
                assert world.sockets[watcher].move(watcher, "bid nothing")["type"] == "done"
            world.observe(watchers)
            world.catch_up()
            rounds += 1
        assert rounds
        return world.traffic([watcher])

    first, second = twins(tmp_path, story)
    assert first == second
    assert changed, "nobody had a chip to bid: the worlds did not differ"
