"""What the cards that others took tell about who took them: still exactly what a seat has seen (test_secrets.py)."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.playout import Runner
from backroom.engine.rng import Rng
from backroom.engine.state import COMPILED
from backroom.games.guildes.printed import KINDS
from backroom.games.guildes.rules import N_DEAL, N_PLAY, N_TAKE, Guildes
from games.guildes.tables import SEATS, cards, deal, do, game, put, rows, rule, seat

DRAWS = 400
DEALT = ("knights priests scholars 8", "merchants 9 militia", "nobles 10")
MOST = 36  # cards that are dealt in a round at most: a spectator has seen none of them


def red_looks_again(collected: dict[str, str]) -> Any:
    """The second round of three, in which everybody has such cards on the table. Red's hand has gone round (to the left)
    and came back without its Knight and its Priest: one of them is the second seat's now, the other the third's.
    """
    state: Any = game(3)
    runner = Runner(3)
    while state.round == 0 or state.node != N_DEAL:
        runner.advance(state)
    deck = [sum(row) + 1 for row in zip(*map(cards, DEALT))]
    deal(put(state, tableau=rows(collected), deck=deck), DEALT, event="ties")
    takes = (
        ("scholars", "merchants", "nobles"),
        ("nobles", "knights", "merchants"),
        ("merchants", "nobles", "priests"),
    )
    for step in takes:
        for name, kind in zip(SEATS, step):
            do(state, name, f"take {kind}")
    assert state.node == N_TAKE
    return state


def share(state: Any, who: str, step: int, kind: str, sharp: bool) -> float:
    """How often red takes another to have taken such a card at a step of this round."""
    found = 0
    for number in range(DRAWS):
        guess = state.determinise(0, Rng(number), sharp)
        both = {guess.taken[1][1][1], guess.taken[1][2][2]}
        assert both == {KINDS.index("knights"), KINDS.index("priests")}
        found += guess.taken[1][seat(who)][step] == KINDS.index(kind)
    return found / DRAWS


@rule("GU-20", "GU-74")
def test_who_collects_a_guild_rather_took_its_card() -> None:
    second, third = SEATS[1:3]
    priests = red_looks_again({second: "priests 3", third: "knights 3"})
    knights = red_looks_again({second: "knights 3", third: "priests 3"})
    assert share(priests, second, 1, "priests", sharp=True) > 0.6
    assert share(knights, second, 1, "priests", sharp=True) < 0.4
    for state in (priests, knights):
        assert 0.4 < share(state, second, 1, "priests", sharp=False) < 0.6


@rule("GU-70")
def test_what_red_has_seen_itself_is_not_guessed() -> None:
    state = red_looks_again({})
    for number in range(30):
        guess: Any = state.determinise(0, Rng(number), sharp=True)
        assert (guess.hand[0], guess.packet[state.at[0]]) == (state.hand[0], state.packet[state.at[0]])


if not COMPILED:

    def test_a_guess_weighs_no_more_than_every_kind_for_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
        """The work that a sharp guess has beside an even one: at a table of six at most 36 cards, 11 kinds each."""
        asked: list[int] = []
        weigh, begin = Guildes.taste, Guildes.fill_by_taste

        def taste(self: Any, *given: Any) -> float:
            asked[-1] += 1
            return weigh(self, *given)

        def fill_by_taste(self: Any, *given: Any) -> None:
            asked.append(0)
            begin(self, *given)

        monkeypatch.setattr(Guildes, "taste", taste)
        monkeypatch.setattr(Guildes, "fill_by_taste", fill_by_taste)
        state: Any = game(6, events=True, tricks=True)
        runner = Runner(5)
        while not state.over:
            runner.advance(state)
            if state.node == N_PLAY and state.step == 0:
                state.determinise(-1 + state.round, Rng(1), sharp=True)
        assert asked
        assert 0 < max(asked) <= MOST * len(KINDS)
