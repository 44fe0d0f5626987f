"""Tables: turns, sealed choices, undo, seats, clocks. No network and no store here."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.errors import ParseError, Refusal
from backroom.table import chance, commands, create, decide, events, projection, thinking
from backroom.table.clock import Clocks
from backroom.table.events import LiveClock, SlowClock
from backroom.table.table import Table, TableError
from driver import Driver


def refused(driver: Driver, command: Any, who: str) -> TableError:
    before = driver.table.raw[:]
    with pytest.raises(TableError) as told:
        decide.decide(driver.table, command, who, driver.now, driver.fresh)
    assert driver.table.raw == before
    return told.value


def winner(driver: Driver) -> int:
    """Everyone bids; the seat that is to act then."""
    driver.bids(high=True)
    (seat,) = driver.table.pending()
    return seat


# ---- moves -----------------------------------------------------------------------------------------------


def test_a_whole_game(driver: Driver) -> None:
    driver.finish()
    table = driver.table
    assert table.status == "over"
    assert table.result is not None
    assert sum(table.result["shares"]) == pytest.approx(1)
    assert (
        refused(driver, commands.Move(id="x", seat=0, at=table.seq, text="end"), "ann").key
        == "server-not-now"
    )


def test_moves_that_the_rules_refuse_change_nothing(driver: Driver) -> None:
    raw = driver.table.raw[:]
    for text, error in (
        ("mark 1", Refusal),
        ("bid 77", Refusal),
        ("nonsense", ParseError),
        ("deal 0 1", Refusal),
    ):
        command = commands.Move(id="x", seat=0, at=driver.table.seq, text=text)
        with pytest.raises(error):
            decide.decide(driver.table, command, "ann", driver.now, driver.fresh)
    assert driver.table.raw == raw


def test_nobody_acts_for_another(driver: Driver) -> None:
    at = driver.table.seq
    for who in ("bob", "cem", "eve", ""):
        for command in (
            commands.Move(id="x", seat=0, at=at, text="bid 1"),
            commands.Retract(id="x", seat=0),
            commands.Undo(id="x", seat=0, to=1),
            commands.Vote(id="x", seat=0, yes=True),
            commands.Chat(id="x", seat=0, text="I am Ann"),
            commands.Leave(id="x", seat=0),
            commands.Back(id="x", seat=0),
        ):
            error = refused(driver, command, who)
            assert (error.status, error.key) == (403, "server-not-yours")
    for command in (
        commands.Start(id="x"),
        commands.Close(id="x"),
        commands.PutBot(id="x", seat=1, bot="first"),
    ):
        assert refused(driver, command, "bob").status == 403


def test_a_repeated_request_does_nothing_twice(driver: Driver) -> None:
    command = commands.Chat(id="same", seat=0, text="hello")
    seq = driver.do(command, "ann")
    again = decide.decide(driver.table, command, "ann", driver.now, driver.fresh)
    assert isinstance(again, decide.Again)
    assert again.seq == seq
    # Another person's request may have the same id; a fold of the log remembers too.
    driver.do(commands.Chat(id="same", seat=1, text="hello"), "bob")
    folded = Table.fold("T", driver.table.raw)
    again = decide.decide(folded, command, "ann", driver.now, driver.fresh)
    assert isinstance(again, decide.Again)
    assert again.seq == seq


def test_only_what_changed_the_position_makes_a_move_stale(driver: Driver) -> None:
    at = driver.table.seq
    driver.do(commands.Chat(id="c", seat=2, text="hm"), "cem")
    cards = [sorted(hand) for hand in driver.table.state.hands]  # type: ignore[union-attr, attr-defined]
    driver.do(commands.Move(id="m", seat=1, at=at, text=f"bid {cards[1][0]}"), "bob")
    driver.do(commands.Retract(id="r", seat=1), "bob")
    for seat, who in enumerate(("ann", "bob", "cem")):
        driver.do(commands.Move(id="b", seat=seat, at=at, text=f"bid {cards[seat][0]}"), who)
    (seat,) = driver.table.pending()
    who = ("ann", "bob", "cem")[seat]
    error = refused(driver, commands.Move(id="n", seat=seat, at=at, text="end"), who)
    assert error.key == "server-stale"
    ahead = commands.Move(id="n", seat=seat, at=driver.table.seq + 1, text="end")
    assert refused(driver, ahead, who).status == 400


# ---- sealed choices --------------------------------------------------------------------------------------


def test_sealed_choices_appear_together(driver: Driver) -> None:
    table = driver.table
    state: Any = table.state
    hands = [sorted(hand) for hand in state.hands]
    first = driver.move(2, f"bid {hands[2][0]}")
    told = projection.line(table, first, 0)
    assert (told["text"], told["sealed"]) == (None, True)
    assert "nonce" not in told
    assert "receipt" not in told
    assert projection.line(table, first, 2)["text"] == f"bid {hands[2][0]}"
    assert projection.line(table, first, None)["text"] is None
    assert projection.moving_facts(table, driver.now)["locked"] == [2]
    driver.move(0, f"bid {hands[0][0]}")
    driver.move(1, f"bid {hands[1][0]}")
    told = projection.line(table, first, 0)
    assert told["text"] == f"bid {hands[2][0]}"
    assert told["receipt"] == chance.receipt("T", first, 2, told["text"], told["nonce"])
    assert projection.moving_facts(table, driver.now)["locked"] == []


def test_a_sealed_choice_can_change_until_the_last_is_in(driver: Driver) -> None:
    table = driver.table
    state: Any = table.state
    low, _, high = sorted(state.hands[1])
    first = driver.move(1, f"bid {low}")
    driver.do(commands.Retract(id="r", seat=1), "bob")
    assert 1 in table.pending()
    second = driver.move(1, f"bid {low}")
    third = driver.move(1, f"bid {high}", replace=True)
    driver.move(0, f"bid {sorted(state.hands[0])[0]}")
    driver.move(2, f"bid {sorted(state.hands[2])[0]}")
    after: Any = table.state
    assert after.last[1] == high
    # What was taken back stays with the one who thought better of it, until everything opens at the end.
    assert [projection.line(table, seq, 0)["text"] for seq in (first, second, third)] == [
        None,
        None,
        f"bid {high}",
    ]
    assert projection.line(table, first, 1)["text"] == f"bid {low}"
    assert refused(driver, commands.Retract(id="r2", seat=1), "bob").key == "server-not-now"
    driver.finish()
    assert projection.line(table, first, 0)["text"] == f"bid {low}"


def test_deals_are_told_to_their_seat_only(driver: Driver) -> None:
    start = driver.table.start_seq
    assert [t for t in projection.line(driver.table, start, 1)["chance"] if "deal 1" in t and "?" in t] == []
    assert all("?" in t for t in projection.line(driver.table, start, 1)["chance"] if "deal 0" in t)
    assert all("?" in t for t in projection.line(driver.table, start, None)["chance"] if "deal" in t)


# ---- undo ------------------------------------------------------------------------------------------------


def test_undo_is_free_back_to_the_reveal(driver: Driver) -> None:
    seat = winner(driver)
    reveal = driver.table.seq
    who = driver.table.seats[seat].owners[0]
    driver.move(seat, "mark 1")
    driver.move(seat, "mark 2")
    driver.do(
        commands.Chat(id="c", seat=(seat + 1) % 3, text="hurry"), driver.table.seats[(seat + 1) % 3].owners[0]
    )
    assert driver.table.free_undo(seat) == reveal
    assert driver.table.free_undo((seat + 1) % 3) is None
    driver.do(commands.Undo(id="u", seat=seat, to=reveal + 1), who)
    state: Any = driver.table.state
    assert state.marks[seat] == 1
    driver.move(seat, "mark 3")
    driver.do(commands.Undo(id="u2", seat=seat, to=reveal), who)
    state = driver.table.state
    assert state.marks[seat] == 0
    assert (
        refused(driver, commands.Undo(id="u3", seat=seat, to=driver.table.seq), who).key
        == "server-nothing-to-undo"
    )
    kinds = [events.decode(raw).__struct_config__.tag for raw in driver.table.raw]
    assert kinds.count("undo") == 2  # always in the log
    assert kinds.count("move") == 6


def test_undo_beyond_a_hand_over_or_chance_needs_everyone(driver: Driver) -> None:
    seat = winner(driver)
    driver.move(seat, "mark 1")
    before = driver.table.seq
    draws = driver.table.draws
    driver.move(seat, "end")
    assert driver.table.free_undo(seat) is None
    who = [owner.owners[0] for owner in driver.table.seats]
    driver.do(commands.Undo(id="u", seat=seat, to=before), who[seat])
    assert driver.table.asked is not None
    assert driver.table.state.pending() != (seat,)  # type: ignore[union-attr]
    one, two = [n for n in range(3) if n != seat]
    driver.do(commands.Vote(id="v", seat=one, yes=True), who[one])
    assert projection.moving_facts(driver.table, 0)["undo"]["ask"]["wait"] == [two]
    assert refused(driver, commands.Vote(id="w", seat=one, yes=True), who[one]).key == "server-not-now"
    driver.do(commands.Vote(id="v", seat=two, yes=True), who[two])
    assert driver.table.asked is None
    assert driver.table.pending() == (seat,)
    assert driver.table.draws == draws + 1  # a draw that was undone is not drawn again
    driver.move(seat, "end")
    assert driver.table.draws == draws + 2


def test_one_no_ends_an_asked_undo_and_so_does_a_move(driver: Driver) -> None:
    seat = winner(driver)
    who = [owner.owners[0] for owner in driver.table.seats]
    driver.do(commands.Undo(id="u", seat=seat, to=driver.table.start_seq), who[seat])
    driver.do(commands.Vote(id="v", seat=(seat + 1) % 3, yes=False), who[(seat + 1) % 3])
    assert driver.table.asked is None
    driver.do(commands.Undo(id="u2", seat=seat, to=driver.table.start_seq), who[seat])
    driver.move(seat, "mark 1")
    assert driver.table.asked is None


def test_undo_never_leads_into_the_middle_of_a_sealed_choice(driver: Driver) -> None:
    start = driver.table.start_seq
    seat = winner(driver)
    assert driver.table.undo_target(start + 2) == start
    assert driver.table.undo_target(start + 3) == start + 3
    assert seat in range(3)


def test_at_a_hot_seat_nobody_else_has_to_agree() -> None:
    seats = [commands.SeatWish("me", name) for name in ("Ann", "Bea")] + [
        commands.SeatWish("bot", bot="first")
    ]
    driver = Driver(seats=seats).start()
    assert driver.table.seats_of("ann") == [0, 1]
    for seat in (0, 1):
        driver.move(seat, f"bid {sorted(driver.table.state.hands[seat])[0]}")  # type: ignore[union-attr, attr-defined]
    driver.do(commands.Undo(id="u", seat=1, to=driver.table.start_seq), "ann")
    assert driver.table.pending() == (0, 1, 2)


# ---- seats -----------------------------------------------------------------------------------------------


def test_links_open_seats_and_die_when_renewed() -> None:
    driver = Driver()
    table = driver.table
    with pytest.raises(TableError) as told:
        decide.decide_claim(table, "eve", "token-x", "Eve", 0)
    assert told.value.key == "server-bad-link"
    seat, made = decide.decide_claim(table, "bob", "token-1", "Bob", 0)
    assert seat == 1
    driver.accept(made)
    assert decide.decide_claim(table, "bob", "token-1", "Bob", 0) == (1, None)
    # The link is used up; a second device of Bob's comes by one that Bob asks for.
    with pytest.raises(TableError) as told:
        decide.decide_claim(table, "bob-phone", "token-1", "Other", 0)
    assert told.value.key == "server-link-used"
    driver.accept(decide.decide_link(table, "bob", 1, chance.link_hash("phone"), False, 0))
    seat, made = decide.decide_claim(table, "bob-phone", "phone", "Other", 0)
    driver.accept(made)
    assert table.seats[1].owners == ("bob", "bob-phone")
    assert table.seats[1].name == "Bob"
    # The host may renew what nobody has, not Bob's seat.
    driver.accept(decide.decide_link(table, "ann", 2, chance.link_hash("new"), False, 0))
    with pytest.raises(TableError):
        decide.decide_link(table, "ann", 1, chance.link_hash("mine"), False, 0)
    with pytest.raises(TableError):
        decide.decide_claim(table, "cem", "token-2", "Cem", 0)
    driver.accept(decide.decide_link(table, "bob", 1, chance.link_hash("bobs"), True, 0))
    assert table.seats[1].owners == ("bob",)
    with pytest.raises(TableError):
        decide.decide_claim(table, "bob-phone", "token-1", "Bob", 0)


def test_private_tables_are_watched_by_link() -> None:
    driver = Driver()
    assert not driver.table.may_watch("eve")
    seat, made = decide.decide_claim(driver.table, "eve", driver.tokens[-1], None, 0)
    assert seat is None
    driver.accept(made)
    assert driver.table.may_watch("eve")
    assert not driver.table.knows("eve", 0)
    driver.accept(decide.decide_link(driver.table, "ann", None, chance.link_hash("other"), True, 0))
    assert not driver.table.may_watch("eve")
    assert Driver(public=True).table.may_watch("eve")


def test_open_seats_of_public_tables() -> None:
    driver = Driver(public=True)
    driver.accept(decide.decide_sit(driver.table, "bob", 1, "Bob", 0))
    with pytest.raises(TableError) as told:
        decide.decide_sit(driver.table, "cem", 1, "Cem", 0)
    assert told.value.key == "server-seat-taken"
    with pytest.raises(TableError):
        decide.decide_sit(Driver().table, "cem", 1, "Cem", 0)
    assert refused(driver, commands.Start(id="s"), "ann").key == "server-seats-open"
    driver.do(commands.PutBot(id="p", seat=0, bot="first"), "ann")
    driver.do(commands.PutBot(id="q", seat=2, bot="first"), "ann")
    assert refused(driver, commands.Start(id="s"), "ann").key == "server-bits-missing"
    driver.bits(1)
    driver.do(commands.Start(id="s"), "ann")
    assert driver.table.status == "playing"


def test_a_leaver_is_played_by_a_bot_and_can_come_back(driver: Driver) -> None:
    driver.do(commands.Leave(id="l", seat=1, bot="first"), "bob")
    assert driver.table.bots_to_move() == [1]
    assert projection.seat_facts(driver.table)[1] == {
        "name": "Bob",
        "kind": "bot",
        "bot": "first",
        "away": True,
        "face": 0,
        "reserved": False,
    }
    command = commands.Move(id="x", seat=1, at=driver.table.seq, text="bid 1")
    assert refused(driver, command, "bob").key == "server-not-now"
    text = thinking.think(thinking.task(driver.table, 1, "first", 7))
    at = driver.table.seq
    driver.accept(decide.decide_bot_move(driver.table, 1, text, at, driver.now, driver.fresh))
    assert decide.decide_bot_move(driver.table, 1, text, at, driver.now, driver.fresh) is None
    driver.do(commands.Back(id="b", seat=1), "bob")
    assert driver.table.seats[1].kind == "person"
    assert driver.table.state.can_retract(1)  # type: ignore[union-attr]
    driver.do(commands.Retract(id="r", seat=1), "bob")
    assert driver.table.bots_to_move() == []


def test_a_bot_is_asked_with_what_its_seat_knows() -> None:
    """Two tables that differ in what seat 1 cannot know ask its bot the same question."""
    one, two = Driver("one").start(), Driver("two").start()
    a: Any = one.table.state
    b: Any = two.table.state
    b.hands = [sorted(hand) for hand in a.hands]
    b.hands[0], b.hands[2] = b.hands[2], b.hands[0]
    b.prize = a.prize
    a.hands = [sorted(hand) for hand in a.hands]
    assert a.hands != b.hands
    assert thinking.task(one.table, 1, "first", 5) == thinking.task(two.table, 1, "first", 5)
    assert thinking.task(one.table, 0, "first", 5) != thinking.task(two.table, 0, "first", 5)


def test_a_rematch_has_the_same_people(driver: Driver) -> None:
    driver.do(commands.Leave(id="l", seat=2), "cem")
    with pytest.raises(TableError):
        decide.decide_rematch(driver.table, "ann", "T2", 0)
    while driver.table.status == "playing":
        for seat in driver.table.bots_to_move():
            text = thinking.think(thinking.task(driver.table, seat, "first", 1))
            driver.accept(
                decide.decide_bot_move(driver.table, seat, text, driver.table.seq, driver.now, driver.fresh)
            )
        for seat in driver.table.pending():
            moves = projection.view(driver.table, seat)["moves"]  # type: ignore[index]
            driver.move(seat, moves[-1])
    with pytest.raises(TableError):
        decide.decide_rematch(driver.table, "eve", "T2", 0)
    made = create.again("T2", driver.table, driver.now, driver.fresh, ["a", "b", "c", "w"])
    second = Table.fold("T2", [events.encode(made)])
    assert [(seat.kind, seat.owners) for seat in second.seats] == [
        ("person", ("ann",)), ("person", ("bob",)), ("person", ("cem",)),
    ]  # fmt: skip
    assert second.made.secret != driver.table.made.secret
    driver.accept(decide.decide_rematch(driver.table, "bob", "T2", driver.now))
    assert projection.moving_facts(driver.table, 0)["next"] == "T2"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [commands.SeatWish("me")]},
        {"options": {"marks": "perhaps"}},
        {"options": {"nonsense": True}},
        {"clock": LiveClock(1, 0)},
        {"clock": SlowClock(0)},
        {"seats": [commands.SeatWish("bot", bot="deep thought"), commands.SeatWish("me")]},
        {"data": {"x": 1}},
        {"seats": [commands.SeatWish("me", "\x00\u200b "), commands.SeatWish("me")]},
    ],
)
def test_tables_that_cannot_be(change: dict[str, Any]) -> None:
    from backroom.engine.errors import BackroomError

    with pytest.raises(BackroomError):
        Driver(**change)


# ---- clocks ----------------------------------------------------------------------------------------------


def test_a_live_clock_runs_for_who_is_to_act() -> None:
    driver = Driver(clock=LiveClock(60, 5)).start()
    began = driver.now
    driver.now += 9000
    driver.bids()  # a second each
    (seat,) = driver.table.pending()
    assert driver.table.clocks.left_at(driver.now) == [
        60_000 - 10_000 + 5000,
        60_000 - 11_000 + 5000,
        60_000 - 12_000 + 5000,
    ]
    assert driver.table.due() == driver.now + driver.table.clocks.left[seat]
    late = driver.now + driver.table.clocks.left[seat]
    assert decide.decide_alarm(driver.table, late - 1) is None
    driver.now = late
    driver.accept(decide.decide_alarm(driver.table, late))
    assert driver.table.seats[seat].away
    assert projection.line(driver.table, driver.table.seq, None)["why"] == "clock"
    assert decide.decide_alarm(driver.table, late + 1) is None
    driver.do(commands.Back(id="b", seat=seat), driver.table.seats[seat].owners[0])
    assert driver.table.clocks.left[seat] == 60_000
    assert began < driver.now


@pytest.mark.parametrize(("moves", "waits"), [(1, 3000), (4, 12_000), (500, 60_000)])
def test_alone_among_bots_the_clock_waits_for_the_screen(moves: int, waits: int) -> None:
    clocks = Clocks(LiveClock(100, 0), 3)
    clocks.turn(0, [0])
    clocks.turn(1000, [], 0, False)
    for n in range(moves):
        clocks.turn(1000 + n, [0] if n == moves - 1 else [], 1, True)
    began = 1000 + moves - 1
    assert clocks.deadline() == began + waits + 99_000
    assert clocks.left_at(began + waits)[0] == 99_000
    assert clocks.late(began + waits + 98_999) == []
    # Who moves sooner has paid nothing, and takes nothing along.
    clocks.turn(began + 500, [0], 0, False)
    assert clocks.left[0] == 99_000
    assert clocks.deadline() == began + 500 + 99_000


def test_among_people_no_clock_waits() -> None:
    clocks = Clocks(LiveClock(100, 0), 3)
    for n in range(9):
        clocks.turn(n * 10, [0, 1], 2, None)
    assert clocks.deadline() == 100_000


def test_a_slow_clock_starts_anew_with_each_decision() -> None:
    day = 86_400_000
    driver = Driver(clock=SlowClock(2)).start()
    driver.now += day
    driver.move(0, f"bid {sorted(driver.table.state.hands[0])[0]}")  # type: ignore[union-attr, attr-defined]
    assert driver.table.clocks.left[1] == day - 1000
    driver.now += day // 2
    driver.move(1, f"bid {sorted(driver.table.state.hands[1])[0]}")  # type: ignore[union-attr, attr-defined]
    driver.move(2, f"bid {sorted(driver.table.state.hands[2])[0]}")  # type: ignore[union-attr, attr-defined]
    (seat,) = driver.table.pending()
    assert driver.table.clocks.left[seat] == 2 * day


def test_a_table_nobody_starts_is_closed() -> None:
    driver = Driver()
    due = driver.table.due()
    assert due is not None
    assert decide.decide_alarm(driver.table, due - 1) is None
    driver.accept(decide.decide_alarm(driver.table, due))
    assert driver.table.status == "over"
    assert driver.table.due() is None


def test_changes_turn_one_view_into_the_next(driver: Driver) -> None:
    before = projection.view(driver.table, 0)
    assert before is not None
    driver.bids()
    after = projection.view(driver.table, 0)
    assert after is not None
    patched: Any = dict(before)
    for path, *value in projection.changes(before, {**after, "new": 1}):
        place = patched
        for part in path[:-1]:
            place[part] = list(place[part]) if isinstance(place[part], list) else place[part]
            place = place[part]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    assert patched == {**after, "new": 1}
    assert projection.changes(after, after) == []
    assert projection.changes({"a": 1, "b": True}, {"b": 1}) == [[["b"], 1], [["a"]]]
    # a list that is new comes whole, however many changes stand before it
    assert projection.changes({}, {"a": [], "b": [7], "c": [8, 9]}) == [
        [["a"], []],
        [["b"], [7]],
        [["c"], [8, 9]],
    ]
