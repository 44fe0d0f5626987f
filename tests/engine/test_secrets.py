"""One seam for secrets: what a seat sees and guesses does not depend on what is hidden from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from backroom.engine.rng import Rng
from backroom.engine.state import State
from kit.cases import Case, amount
from kit.walk import sampled

SPECTATOR = -1


def seen_by(case: Case, state: State, seat: int) -> Any:
    return case.game.part("view").view(state, None if seat == SPECTATOR else seat)


def positions(case: Case) -> Iterator[State]:
    """Many, most of them where several choose at once: that is where secrets are."""
    for seed in range(amount(2, 1)):
        for number, state in enumerate(sampled(case.start(), seed, share=1)):
            secret = len(state.pending()) > 1 or any(map(state.can_retract, range(state.players)))
            if number % (amount(4, 23) if secret else amount(31, 197)) == 0:
                yield state


def test_what_is_hidden_shows_in_no_view(plain_case: Case) -> None:
    """Twins that differ only in what a seat cannot know look alike to it, and the guesses of both are the same."""
    case, changed = plain_case, 0
    for number, state in enumerate(positions(case)):
        for seat in range(SPECTATOR, state.players):
            before = seen_by(case, state, seat)
            twin = state.determinise(seat, Rng(number))
            assert twin.laws() == []
            assert seen_by(case, twin, seat) == before
            assert state.determinise(seat, Rng(number + 1)) == twin.determinise(seat, Rng(number + 1))
            assert twin.pending() == state.pending()
            if seat != SPECTATOR:
                assert twin.legal_actions(seat) == state.legal_actions(seat)
            changed += twin != state
    # Otherwise the loop above would have shown nothing.
    assert (changed > 0) == case.game.hidden


def test_the_two_parts_of_a_view_share_nothing(plain_case: Case) -> None:
    """A server sends changes of both parts: a member of both could be told twice."""
    part = plain_case.game.part("view")
    if not hasattr(part, "open_view"):
        return
    for state in positions(plain_case):
        shared = part.open_view(state)
        for seat in (None, *range(state.players)):
            own = part.own_view(state, seat)
            assert not shared.keys() & own.keys()
            assert part.view(state, seat) == {**shared, **own}
