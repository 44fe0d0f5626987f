"""One seam for secrets: what a seat sees and guesses does not depend on what is hidden from it."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from backroom.engine.game import Game
from backroom.engine.knowledge import ALL, HIDDEN, at_once, quiet, readable
from backroom.engine.rng import Rng
from backroom.engine.schema import Field, declared
from backroom.engine.state import CHANCE, COMPILED, State
from backroom.engine.story import chooses_with_others
from backroom.testing.cases import Case, amount
from backroom.testing.secrets import engine_leaks, table_leaks
from backroom.testing.twin_worlds import KINDS, Twins, make, same_to, watchers
from backroom.testing.walk import choose_move, every, replayed, sampled

SPECTATOR = -1
FEW = 5  # pairs of lines that read alike and say something
LARGE = 400  # bytes of a State


def seen_by(case: Case, state: State, seat: int) -> Any:
    return case.game.part("view").view(state, None if seat == SPECTATOR else seat)


def positions(case: Case) -> Iterator[State]:
    """Many, most of them where several choose at once: that is where secrets are."""
    for seed in range(amount(2, 1)):
        for number, state in enumerate(sampled(case.start(), seed, share=1)):
            secret = len(state.pending()) > 1 or any(map(state.can_retract, range(state.players)))
            if number % every(case, amount(4, 23) if secret else amount(31, 197)) == 0:
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
            guesses = [world.determinise(seat, Rng(number + 1)) for world in (state, twin)]
            assert guesses[0] == guesses[1], (
                f"determinise({seat}) makes different guesses, with the same luck, of two positions that are one to that "
                "seat: it has looked at what is hidden (drawing from a hidden order, say, and not from a sorted one)"
            )
            assert twin.pending() == state.pending()
            if seat != SPECTATOR:
                assert twin.legal_actions(seat) == state.legal_actions(seat)
            changed += twin != state
            # By what others were seen to do: the same for both, and none but a world that the seat could be in.
            sharp = [world.determinise(seat, Rng(number + 1), sharp=True) for world in (state, twin)]
            assert sharp[0] == sharp[1], f"believe_raw({seat}) has looked at what is hidden"
            assert sharp[0].laws() == []
            assert sharp[0].determinise(seat, Rng(number + 2)) == twin.determinise(seat, Rng(number + 2))
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


def some_moves(case: Case) -> Iterator[tuple[State, int, tuple[int, ...]]]:
    """Moves of one game and another, each with the State before it: of short games more."""
    games = itertools.chain.from_iterable(replayed(case, seed) for seed in range(20))
    return itertools.islice(games, amount(600, 120))


def too_slow(case: Case) -> bool:
    """Plain Python, held to be the same as compiled rules, is too slow for enough moves of a large game."""
    return not COMPILED and len(case.start().to_bytes()) > LARGE


def test_what_is_declared_hidden_is_drawn_anew(plain_case: Case) -> None:
    """``determinise`` forgets no member that the schema hides: each is another one to a spectator, now and then."""
    hidden = hidden_members(plain_case.game)
    if not hidden or too_slow(plain_case):
        return
    changed = dict.fromkeys(hidden, False)
    for number, (state, _, _) in enumerate(some_moves(plain_case)):
        guess = state.determinise(SPECTATOR, Rng(number)).to_bytes()
        raw = state.to_bytes()
        for name, part in hidden.items():
            changed[name] = changed[name] or raw[part] != guess[part]
    assert [name for name, seen in changed.items() if not seen] == []


def hidden_members(game: Game) -> dict[str, slice]:
    """Where the members that the schema hides are in a State's bytes."""
    members = getattr(game.part("schema"), "Members", None) if game.has("schema") else None
    found, at = {}, 0
    for name, field in declared(members, Field) if members else ():
        if field.hidden:
            found[name] = slice(2 * at, 2 * (at + field.size))
        at += field.size
    return found


def test_what_a_line_hides_the_position_hides(plain_case: Case) -> None:
    """Two draws, or two moves, that read alike to somebody leave positions that this watcher cannot tell apart, or
    ``determinise`` has forgotten what the line hides. Not always where it is told that a secret comes to light at once
    (``Open.at_once``, the last of several who choose together), but at times even there.
    """
    if too_slow(plain_case):
        return
    game, rng = plain_case.game, Rng(3)
    show = game.part("notation").show
    pairs: dict[str, list[bool]] = {}
    for state, seat, one in some_moves(plain_case):
        for _ in range(4):
            other, two = choose_move(state, rng)
            if other != seat or one == two:
                continue
            after = [state.clone(), state.clone()]
            for world, actions in zip(after, (one, two)):
                assert world.try_move(seat, actions)
            texts = [show(state, seat, actions) for actions in (one, two)]
            for watcher in (None, *range(state.players)):
                read = {readable(game, seat, text, watcher) for text in texts}
                if watcher != seat and len(read) == 1:
                    alike = same_to(after[0], after[1], SPECTATOR if watcher is None else watcher)
                    told = f"{read.pop()} (seat {seat}, told to {watcher})"
                    pairs.setdefault(told, []).append(alike)
                    assert alike or comes_to_light(game, state, seat, texts, after), (
                        f"{told}: {texts} leave positions that determinise does not make one: either it forgets what the "
                        "line hides, or the line shows it at once, which Open(at_once=True) declares"
                    )
    assert [word for word, found in pairs.items() if len(found) >= FEW and not any(found)] == []


def comes_to_light(game: Game, state: State, seat: int, texts: list[str], after: list[State]) -> bool:
    """Whether what these lines hide may show at once: so it is declared, it is the end, or all have chosen."""
    if any(world.over for world in after) or any(at_once(game, text) for text in texts):
        return True
    return seat != CHANCE and chooses_with_others(state, seat) and not after[0].can_retract(seat)


def test_a_quiet_move_shows_its_maker_nothing_new(plain_case: Case) -> None:
    """Or it could be made, looked at and taken back: in whichever world its maker may be, it leads to the same."""
    game = plain_case.game
    for number, (state, seat, actions) in enumerate(some_moves(plain_case)):
        if seat == CHANCE or not quiet(game, game.part("notation").show(state, seat, actions)):
            continue
        after, twin = state.clone(), state.determinise(seat, Rng(number))
        assert after.try_move(seat, actions)
        if after.pending() == (seat,):  # else it stays anyway
            text = game.part("notation").show(state, seat, actions)
            assert twin.try_move(seat, actions), text
            assert same_to(after, twin, seat), f"{text} is declared quiet and shows its maker something new"


@functools.cache
def twin_worlds(case: Case) -> tuple[Twins, ...]:
    """Twin games of a case for a spectator and a seat, with more and with less that differs."""
    found = []
    for seed in range(amount(KINDS, 1 if too_slow(case) else KINDS)):
        for watcher in watchers(case.players, seed):
            found.append(make(case.game, case.players, dict(case.options), watcher, seed, amount(120, 40)))
    return tuple(found)


def test_twin_worlds_are_told_alike(plain_case: Case) -> None:
    """Views, moves, observations, texts and steps, by the game's own code and through the seam."""
    for twins in twin_worlds(plain_case):
        assert engine_leaks(twins) == set(), (twins.watcher, twins.lines)
    if amount(1, 0):
        for spectator in (True, False):
            some = [twins for twins in twin_worlds(plain_case) if (twins.watcher == SPECTATOR) == spectator]
            assert any(twins.differed for twins in some) == plain_case.game.hidden, spectator


def test_a_table_tells_twin_worlds_alike(plain_case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log, news, views and exports of a table, at every entry."""
    for twins in twin_worlds(plain_case)[: amount(2 * KINDS, 2)]:
        assert table_leaks(twins, monkeypatch) == set(), (twins.watcher, twins.lines)


def test_what_nobody_declared_open_is_hidden(plain_case: Case) -> None:
    """Declarations fail closed: a word that a game does not name, and a game that names none."""
    game = plain_case.game
    blank = replace(game, open={})
    for seed in range(2):
        for state, seat, actions in replayed(plain_case, seed):
            text = game.part("notation").show(state, seat, actions)
            for watcher in (None, *range(state.players)):
                told = readable(blank, seat, text, watcher)
                assert told == (text if watcher == seat and seat >= 0 else HIDDEN)
            assert readable(game, seat, text, ALL) == text
    assert readable(game, CHANCE, "a-word-of-no-game 1 2", 0) == HIDDEN
