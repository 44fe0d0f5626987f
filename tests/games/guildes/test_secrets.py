"""What a player may know: GU-70 to GU-74."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from backroom import games
from backroom.engine.knowledge import readable
from backroom.engine.playout import Runner
from backroom.engine.record import Record
from backroom.engine.rng import Rng
from backroom.games.guildes.printed import KINDS, printed
from backroom.games.guildes.rules import (
    DRAW,
    N_ASIDE,
    N_BACK,
    N_DEAL,
    N_DRAWN,
    N_KEEP,
    N_LAST,
    N_PLAY,
    N_TAKE,
    N_TRICKS,
    Guildes,
)
from backroom.testing.cases import amount
from backroom.testing.records import stored
from games.guildes.tables import GAME, SEATS, deal, do, game, moves, rule, run, seat, trick_position, view

WATCHED = ("shows-3-players-252", "shows-5-players-2")
#: Coverage watches the two that between them pass every line; the others would only make it slower.
SHOWS = [
    pytest.param(path, marks=() if path.stem in WATCHED else pytest.mark.no_cover)
    for path in stored("guildes")
    if path.stem.startswith("shows")
]


def read_line(actor: int, text: str, knower: int | None) -> str:
    return readable(GAME, actor, text, knower)


HANDS = ["nobles 9", "priests 9", "alchemists 9", "militia 9"]


def drafted(s: Guildes, r: int) -> int:
    """Cards taken by everyone in a round, from open facts."""
    if r == s.round and s.node <= N_TRICKS:
        return 0
    if r == s.round and s.node in (N_TAKE, N_LAST):
        return int(s.step)
    return int(s.cards.dealt[s.players])


def known(s: Guildes, me: int) -> list[Any]:
    """Everything that a seat (-1: a spectator) has seen in the course of the game, worked out from the State: the open
    facts, its own, and every look at a packet with all cards that were in it.
    """
    n = s.players
    found: list[Any] = [
        s.node, s.round, s.step, s.size, s.open, s.turn, s.first, s.letter, s.shielded, s.counts, s.to_draw, s.mixed,
        s.event, s.trick, s.applied, s.mark_seat, s.mark_sign, s.kept, s.lost, s.lost_seat, s.returned, s.at,
        s.tableau, s.shown, s.counted, s.votes, sum(s.deck), sum(s.discards), sum(s.limbo),
        [sum(row) for row in s.packet], [sum(row) for row in s.hand], [k >= 0 for k in s.down],
        [[k >= 0 for k in row] for row in s.chosen], [k >= 0 for k in s.refused],
    ]  # fmt: skip
    if me < 0:
        return found
    found += [s.hand[me], s.chosen[me], s.down[me], s.aside[me], s.got[me]]
    drawing = s.node in (N_DRAWN, N_KEEP) and s.turn == me
    found += [s.limbo if drawing else None, [s.refused[r] for r in range(3) if s.trick[r][me] == DRAW]]
    for r in range(s.round + 1):
        steps = drafted(s, r)
        way = s.cards.direction[s.event[r]] if s.event[r] >= 0 else 1
        found.append(s.taken[r][me][:steps])
        for b in range(n):
            row = [s.taken[r][(b + way * t) % n][t] for t in range(steps)]
            rest = [k for k in range(11) for _ in range(s.packet[b][k])] if r == s.round else []
            for t in range(steps + 1):
                if (b + way * t) % n == me:
                    found.append((r, b, t, sorted(row[t:] + rest)))
    return found


@pytest.mark.no_cover
@rule("GU-74", "GU-70")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_is_drawn_anew_contradicts_nothing_that_was_seen(players: int) -> None:
    """Every look at every hand, every card shown, the discards of D, the redistribution: still as the seat knows them."""
    changed = 0
    for seed in range(amount(8, 1)):
        state = game(players, events=True, tricks=True)
        runner, rng = Runner(seed * 7 + players), Rng(seed)
        while not state.over:
            runner.advance(state)
            if rng.below(60) and not (state.node in (N_ASIDE, N_KEEP, N_DRAWN) and rng.below(3) == 0):
                continue
            for me in range(-1, players):
                twin: Any = state.determinise(me, Rng(seed + 5), sharp=me % 2 == 0)
                assert twin.laws() == []
                assert known(twin, me) == known(state, me)
                assert twin.determinise(me, Rng(9)) == state.determinise(me, Rng(9))
                changed += twin != state
    assert changed


@rule("GU-74", "GU-43", "GU-55")
@pytest.mark.parametrize("path", SHOWS, ids=str)
def test_also_where_cards_are_put_aside_drawn_or_played_by_twos(path: Path) -> None:
    """Stored games between them pass all the rare places; there everybody's knowledge is tried."""
    record = Record.from_json(path.read_bytes(), games.load)
    tried = passed = 0
    for number, state in enumerate(record.states()):
        s: Any = state
        rare = s.node in (N_ASIDE, N_BACK, N_DRAWN, N_KEEP) or (s.node == N_PLAY and s.size == 2)
        if not rare and not (number % 25 == 0 and (s.mixed >= 0 or max(s.refused) >= 0)):
            continue
        passed += 1
        if passed % amount(1, 4):
            continue
        for me in range(-1, s.players):
            twin: Any = s.determinise(me, Rng(number), sharp=(number + me) % 2 == 0)
            assert twin.laws() == []
            assert known(twin, me) == known(s, me)
            tried += 1
    assert tried


@rule("GU-08", "GU-51")
def test_also_with_other_letters() -> None:
    """With the letters the other way round E, and C, come before D: what they discard can be drawn."""
    facts = dataclasses.replace(printed(), letters=tuple(reversed(printed().letters)))
    used = 0
    for seed in range(amount(20, 3)):
        state: Any = GAME.start(6, {"tricks": True}, facts)
        runner = Runner(seed)
        while not state.over:
            runner.advance(state)
            if state.node == N_KEEP or (state.node == N_DEAL and state.step + state.turn == 0):
                used += state.node == N_KEEP
                for me in range(-1, 6):
                    twin: Any = state.determinise(me, Rng(seed))
                    assert twin.laws() == []
                    assert known(twin, me) == known(state, me)
    assert used


@rule("GU-44")
def test_a_first_card_of_two_that_is_guessed_leaves_room_for_the_second() -> None:
    """In the middle of a move of two cards another may still guess at it: the guess must be one that can be finished."""
    state = run(deal(game(3, events=True), [""] * 3, "pairs"), N_PLAY)
    state.apply(state.legal_actions(0)[-1], 0)
    for seed in range(20):
        twin = state.determinise(1, Rng(seed))
        assert twin.legal_actions(0)


@rule("GU-70")
def test_hands_and_choices_are_their_owners_only() -> None:
    state = deal(game(events=True), HANDS, "facedown")
    do(state, "red", "take nobles")
    for who in (None, "blue"):
        assert "nobles" not in json.dumps({k: v for k, v in view(state, who).items() if k != "guilds"})
    assert view(state, "red")["chosen"] == ["nobles"]
    run(state, N_PLAY)
    mine = moves(state, "red")[0].split()[1]
    for name in SEATS[:4]:
        do(state, name, moves(state, name)[0])
    assert view(state, "red")["face_down"] == mine
    for who in (None, "blue"):
        told = view(state, who)
        assert told["face_down"] is None or who is not None
        assert told["seats"][0]["face_down"] is True
        assert told["seats"][0]["tableau"] == {}


@rule("GU-71")
def test_that_somebody_has_chosen_is_open_and_what_is_not() -> None:
    twins = [do(deal(game(), HANDS), "red", "take nobles")]
    other = deal(game(), ["nobles 8 scholars", *HANDS[1:]])
    twins.append(do(other, "red", "take scholars"))
    for state in twins:
        assert [one["choice"] for one in view(state, "blue")["seats"]] == ["locked", *["thinking"] * 3]
    for who in (None, "blue", "yellow", "green"):
        assert view(twins[0], who) == view(twins[1], who)
    assert view(twins[0], "red") != view(twins[1], "red")


@rule("GU-72")
def test_only_the_size_of_the_discards_is_open_and_ones_own_are_known() -> None:
    state = game()
    runner = Runner(4)
    while state.counts == 0:
        runner.advance(state)
    for name in SEATS[:4]:
        told = view(state, name)
        assert told["discards"] == 8
        assert sum(told["thrown"][0].values()) == 2
    assert view(state, None)["thrown"] == []


@rule("GU-73")
def test_the_sacrifice_is_open_and_what_d_refuses_is_not() -> None:
    tricks = {"red": "protection", "blue": "swap", "yellow": "sacrifice", "green": "draw"}
    state = trick_position(tricks=tricks, tableau={"yellow": "nobles"}, discards="scholars priests")
    do(state, "red", "decline")
    do(state, "blue", "decline")
    do(state, "yellow", "sacrifice nobles red militia")
    assert view(state, None)["tricks_done"][0]["card2"] == "militia"
    do(state, "green", "draw")
    do(state, "chance", "drawn green scholars", "drawn green priests")
    do(state, "green", "keep priests")
    assert view(state, "green")["refused"][0] == "scholars"
    for who in (None, "red", "blue", "yellow"):
        assert view(state, who)["refused"] == [None] * 3
    assert read_line(-1, "drawn green scholars", seat("green")) == "drawn green scholars"
    assert read_line(-1, "drawn green scholars", seat("red")) == "drawn green ?"


@rule("GU-74")
@pytest.mark.parametrize(
    ("actor", "text", "knower", "told"),
    [
        (-1, "deal red nobles", 0, "deal red nobles"),
        (-1, "deal red nobles", 1, "deal red ?"),
        (-1, "deal red nobles", None, "deal red ?"),
        (-1, "back blue nobles", 0, "back blue ?"),
        (-1, "back blue nobles", 1, "back blue nobles"),
        (-1, "event ties", None, "event ties"),
        (-1, "trick red swap", None, "trick red swap"),
        (-1, "last", None, "last"),
        (0, "take nobles", 0, "take nobles"),
        (0, "take nobles", 1, "take ?"),
        (0, "take nobles", None, "take ?"),
        (0, "lay nobles", 2, "lay ?"),
        (0, "aside nobles", None, "aside ?"),
        (0, "play nobles", 1, "play nobles"),
        (0, "swap red nobles blue militia", None, "swap red nobles blue militia"),
    ],
)
def test_a_line_of_the_log_keeps_the_secrets(actor: int, text: str, knower: int | None, told: str) -> None:
    assert read_line(actor, text, knower) == told


@rule("GU-74")
def test_a_seat_is_told_what_it_has_itself_seen_pass() -> None:
    state = deal(game(), ["nobles 9", "priests 9", "alchemists 9", "militia 9"], "ties")
    for name, card in zip(SEATS, ("nobles", "priests", "alchemists", "militia")):
        do(state, name, f"take {card}")
    told = view(state, "blue")
    assert told["packet"] == {"nobles": 8}
    assert told["passed"] == [
        {"dealt_to": 0, "here": True, "looks": 1, "left": {"nobles": 8}, "gone": {}},
        {"dealt_to": 1, "here": False, "looks": 1, "left": {"priests": 8}, "gone": {}},
    ]
    grid = {row["name"]: row for row in told["guilds"]}
    assert (grid["priests"]["unseen"], grid["priests"]["passing"], grid["priests"]["hand"]) == (4, 8, 1)
    assert (grid["nobles"]["unseen"], grid["nobles"]["passing"]) == (4, 8)
    assert (grid["militia"]["unseen"], grid["militia"]["passing"]) == (15, 0)
    for _ in range(3):
        for p in range(4):
            state.apply(state.legal_actions(p)[0], p)
    # the first packet is back: three priests are gone
    back = next(look for look in view(state, "blue")["passed"] if look["dealt_to"] == 1)
    assert back == {"dealt_to": 1, "here": True, "looks": 2, "left": {"priests": 5}, "gone": {"priests": 3}}
    assert view(state, None)["passed"] == []
    assert [row["unseen"] for row in view(state, None)["guilds"]] == [*range(5, 15), 15]


@rule("GU-74")
def test_the_grid_tells_what_is_at_stake() -> None:
    state = trick_position(
        tricks={"red": "nobles", "blue": "swap", "yellow": "sacrifice", "green": "draw"},
        tableau={"red": "nobles 2", "blue": "nobles 3", "green": "nobles"},
        round=2,
    )
    for name in ("blue", "yellow", "green"):
        do(state, name, "decline")
    row = view(state, "red")["guilds"][KINDS.index("nobles")]
    assert (row["cards"], row["leaders"], row["most"], row["gap"]) == ([2, 3, 0, 1], [1], 3, -1)
    assert (row["pays"], row["now"], row["copies"]) == ([12, 6], [6, 12, 0, 0], 12)
    assert view(state, "blue")["guilds"][KINDS.index("nobles")]["gap"] == 1
    assert view(state, None)["guilds"][KINDS.index("nobles")]["gap"] is None
    marked = state.clone()
    marked.apply(66, 0)  # plus ...
    assert view(marked, "red")["moves"] == []
    marked.apply(55, 0)  # ... red; the count follows
    assert view(marked, None)["count"]["rows"][KINDS.index("nobles")]["votes"] == [9, 9, 0, 0]
