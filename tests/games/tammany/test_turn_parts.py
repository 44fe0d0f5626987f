"""What the view says is still to do in a turn can be done: compared with the legal moves over random games."""

from __future__ import annotations

import pytest

from backroom import games
from backroom.engine import knowledge
from backroom.testing.cases import amount
from backroom.testing.walk import moves

GAME = games.load("tammany")
#: First words of moves that are no office: placing, slander, the end of the turn.
OTHERS = {"boss", "cube", "slander", "spread", "end"}


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 4, 5])
def test_office_and_slander_are_still_to_do_only_when_they_can_be_done(players: int) -> None:
    seen = {"open": 0, "none": 0, "done": 0}
    for seed in range(amount(6, 1)):
        state = GAME.start(players)
        for _ in moves(state, seed=seed * 10 + players):
            view = knowledge.view(GAME, state, state.actor()) if not state.over and state.actor() >= 0 else {}
            turn = view.get("turn")
            if turn is None or state.mid_move(state.actor()) or turn["slander"] == "begun":
                continue
            words = {move.split()[0] for move in view["moves"]}
            assert (turn["office"] == "open") == bool(words - OTHERS), (turn, words)
            assert (turn["slander"] == "open") == ("slander" in words), (turn, words)
            seen[turn["office"]] += 1
    assert all(seen.values()), seen
