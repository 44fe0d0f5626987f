"""A whole game with the coach on, without one untrue number: every fact of every reason is counted again from the State."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom import games
from backroom.engine.reasons import Told
from backroom.games.guildes.counting import copies
from backroom.games.guildes.printed import KINDS, SEATS, TRICKS
from backroom.games.guildes.reasons import reasons
from backroom.games.guildes.rules import MILITIA, TIES, Guildes
from backroom.testing.cases import amount
from backroom.testing.reasons import choices, kinds, some

GAME = games.load("guildes")


class Cards:
    """Everyone's cards as the count takes them, by kind and seat, from the State; ``votes`` are the rules' own."""

    def __init__(self, state: Guildes, seat: int, text: str) -> None:
        self.state, self.seat = state, seat
        self.raw = [[state.tableau[p][k] for p in range(state.players)] for k in range(len(KINDS))]
        word = text.split()[0]
        self.hand = list(state.hand[seat]) if word in ("take", "aside") else [0] * len(KINDS)
        for k, n in enumerate(self.hand):
            self.raw[k][seat] += n
        if state.down[seat] >= 0:
            self.raw[state.down[seat]][seat] += 1
        for mark in range(4):
            if state.mark_seat[mark] >= 0:
                self.raw[mark + 6][state.mark_seat[mark]] += state.mark_sign[mark]

    def moved(self, text: str) -> Cards:
        """After the move, by its words (GU-20 to GU-57)."""
        then = Cards(self.state, self.seat, text)
        word, *rest = text.split()
        kind = {name: k for k, name in enumerate(KINDS)}
        seat = {name: p for p, name in enumerate(SEATS)}
        me = self.seat
        if word in ("take", "play", "lay", "keep"):
            changes = [(kind[card], me, 1) for card in rest]
        elif word == "aside":
            changes = [(kind[rest[0]], me, -1)]
        elif word == "exchange":
            changes = [(kind[rest[0]], me, -1), (kind[rest[1]], me, 1)]
        elif word == "sacrifice":
            changes = [(kind[rest[0]], me, -1), (kind[rest[2]], seat[rest[1]], -1)]
        elif word == "swap":
            a, b = seat[rest[0]], seat[rest[2]]
            k, m = kind[rest[1]], kind[rest[3]]
            changes = [(k, a, -1), (k, b, 1), (m, b, -1), (m, a, 1)]
        else:
            guild = kind[TRICKS[self.state.trick[self.state.round][me]]]
            changes = [(guild, seat[rest[0]], 1 if word == "plus" else -1)]
        for k, p, more in changes:
            then.raw[k][p] += more
            then.hand[k] += more if word in ("take", "aside") else 0
        return then

    def of(self, kind: int) -> list[int]:
        return [max(0, n) for n in self.raw[kind]]

    def votes(self, kind: int, seat: int) -> int:
        state = self.state
        ties = bool(state.events) and state.event[state.round] == TIES
        return int(state.payout(kind, state.round, ties, self.of(kind))[seat])


def truth(state: Guildes, seat: int, text: str, kind: str, told: dict[str, Any]) -> dict[str, Any]:
    if kind == "protect":
        return {"count": sum(state.tableau[seat])}
    if kind == "draw":
        return {"count": sum(state.discards)}
    if kind == "denies":
        k = KINDS.index(told["card"])
        way = state.cards.direction[state.event[state.round]]
        cards = [state.tableau[p][k] for p in range(state.players)]
        to = (seat + way) % state.players
        assert cards[to] == max(cards) > 0
        return {"card": text.split()[1], "guild": text.split()[1], "target": to, "count": cards[to]}
    now = Cards(state, seat, text)
    then = now.moved(text)
    if kind == "militia":
        mine = then.of(MILITIA)[seat]
        return {"count": mine, "votes": then.votes(MILITIA, seat), "before": now.votes(MILITIA, seat)}
    k = KINDS.index(told["guild"])
    if kind == "costs":
        p = told["target"]
        return {**told, "votes": then.votes(k, p), "before": now.votes(k, p)}
    cards = then.of(k)
    mine, best = cards[seat], max(n for p, n in enumerate(cards) if p != seat)
    expected = (
        "behind"
        if mine < best
        else "none"
        if not mine
        else "alone"
        if not best
        else "leads"
        if mine > best
        else "level"
    )
    assert kind == expected
    unseen = next(row for row in Told(GAME, state, seat)._view["guilds"] if row["name"] == told["guild"])[
        "unseen"
    ]
    hand = then.hand[k] if then.hand[k] < then.raw[k][seat] else 0
    change = "same" if then.votes(k, seat) == now.votes(k, seat) else "other"
    return {
        "guild": told["guild"], "count": mine, "rival": best, "votes": then.votes(k, seat),
        "before": now.votes(k, seat), "hand": hand, "change": change, "round": state.round + 1,
        "unseen": unseen, "copies": copies(state)[k],
    }  # fmt: skip


@settings(max_examples=amount(12, 1), deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 6))
def test_a_whole_game_without_one_untrue_number(seed: int, players: int) -> None:
    assert len(counted(seed, players)) > 5


def test_every_kind_of_reason_is_counted_again() -> None:
    """None is told that no game meets."""
    met: set[str] = set()
    for seed in range(60):
        met |= counted(seed, 3 + seed % 4)
        if met >= kinds("guildes"):
            return
    raise AssertionError(f"never met: {sorted(kinds('guildes') - met)}")


def counted(seed: int, players: int) -> set[str]:
    """A whole game of random moves: the kinds of the reasons told, each of which was counted again."""
    rnd, told, met = random.Random(seed), 0, set()
    for choice in choices(GAME, players, seed, {"events": True, "tricks": True}):
        moves = list(choice.moves)
        for form in choice.forms:
            one, two = sorted(rnd.sample(sorted(form["cards"]), 2), key=SEATS.index)
            moves.append(
                f"swap {one} {rnd.choice(form['cards'][one])} {two} {rnd.choice(form['cards'][two])}"
            )
        for text in some(moves, 3, rnd):
            for reason in reasons(choice.view, text):
                kind = reason["key"].removeprefix("guildes-coach-")
                facts = truth(choice.known, choice.seat, text, kind, reason["facts"])
                assert reason["facts"] == facts, (text, reason)
                told += 1
                met.add(kind)
    assert told > 100
    return met
