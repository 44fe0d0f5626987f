"""Observations: as long as they say, blind to what the seat cannot know, and not blind to what it alone knows."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom import games
from backroom.engine.observe import HIGHEST, LOWEST, Observer
from backroom.engine.playout import Runner
from backroom.engine.rng import Rng
from backroom.engine.state import COMPILED, State
from backroom.testing.cases import Case, cases, plain_cases
from backroom.testing.plain import in_plain_python
from backroom.testing.walk import sampled

TESTS = Path(__file__).resolve().parent.parent


def observer_of(case: Case) -> Observer:
    found: Observer = case.game.part("observe").observer(case.players)
    return found


def positions(case: Case, share: int = 4) -> Iterator[State]:
    for seed in range(2):
        yield from sampled(case.start(), seed, share)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_as_many_numbers_as_the_layout_says(case: Case) -> None:
    observer = observer_of(case)
    assert list(observer.layout().values())[-1].stop == observer.length
    assert len({name for name, _ in observer.parts()}) == len(observer.parts())
    out = array("f", bytes(4 * observer.length))
    for state in positions(case, share=9):
        for seat in range(case.players):
            assert observer.fill(state, seat, out) == observer.length
            assert all(LOWEST <= x <= HIGHEST for x in out)


def test_the_document_says_the_same_range() -> None:
    text = (TESTS.parent / "docs" / "research.md").read_text(encoding="utf-8")
    assert f"between {LOWEST:g} and {HIGHEST:g}, most between 0 and 1" in " ".join(text.split())


@pytest.mark.parametrize("case", cases(), ids=str)
def test_twins_that_a_seat_cannot_tell_apart_look_alike(case: Case) -> None:
    observer, changed = observer_of(case), 0
    for number, state in enumerate(positions(case, share=6)):
        for seat in range(case.players):
            twin = state.determinise(seat, Rng(number))
            assert observer.observe(twin, seat) == observer.observe(state, seat)
            changed += twin != state
    assert changed > 0


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_an_observation_has_what_only_its_seat_knows(case: Case) -> None:
    """Where another seat cannot tell two worlds apart, the seat whose secret differs can."""
    observer, told = observer_of(case), 0
    for number, state in enumerate(positions(case)):
        twin = state.determinise(-1, Rng(number))
        told += any(observer.observe(twin, p) != observer.observe(state, p) for p in range(case.players))
    assert told > 0


def part(case: Case, state: State, seat: int, name: str) -> list[float]:
    observer = observer_of(case)
    return list(observer.observe(state, seat)[observer.layout()[name]])


def test_the_own_seat_comes_first_and_the_others_clockwise() -> None:
    case = Case("tammany", 4, ())
    for state in positions(case):
        points = [value / 50 for value in state.scores()]
        for seat in range(4):
            assert part(case, state, seat, "points") == pytest.approx(points[seat:] + points[:seat])
            assert part(case, state, seat, "seat").index(1.0) == seat


@pytest.mark.parametrize("players", [3, 5])
def test_guildes_remembers_what_the_view_remembers(players: int) -> None:
    case = Case("guildes", players, (("events", True), ("tricks", True)))
    view = case.game.part("view").view
    kinds = [row["name"] for row in view(case.start(), 0)["guilds"]]
    seen = 0
    for state in positions(case, share=6):
        for seat in range(players):
            told = view(state, seat)
            guilds = told["guilds"]
            assert part(case, state, seat, "unseen") == pytest.approx([g["unseen"] / 10 for g in guilds])
            assert part(case, state, seat, "passing") == pytest.approx([g["passing"] / 4 for g in guilds])
            assert part(case, state, seat, "hand") == pytest.approx([g["hand"] / 4 for g in guilds])
            packet = [told["packet"].get(kind, 0) / 4 for kind in kinds]
            assert part(case, state, seat, "packet") == pytest.approx(packet)
            thrown = [sum(cards.get(kind, 0) for cards in told["thrown"]) / 4 for kind in kinds]
            assert part(case, state, seat, "thrown away") == pytest.approx(thrown)
            passed = part(case, state, seat, "passed on")
            for look in told["passed"]:
                at = (list(state.at).index(look["dealt_to"]) - seat) % players - 1
                if at >= 0:
                    left = [look["left"].get(kind, 0) / 4 for kind in kinds]
                    assert passed[11 * at : 11 * at + 11] == pytest.approx(left)
                    seen += 1
    assert seen > 50


def test_mob_knows_its_own_moles_and_those_exposed() -> None:
    case = Case("mob", 2, ())
    exposed = 0
    for state in positions(case):
        for seat in range(2):
            for owner, name in ((seat, "own moles"), (1 - seat, "other moles")):
                rows = part(case, state, seat, name)
                for m in range(6):
                    hidden = bool(state.hidden[owner] >> m & 1)
                    value = state.mole(owner, m)
                    known = value > 0 and (owner == seat or not hidden or state.over)
                    assert rows[10 * m : 10 * m + 3] == [float(known and value == k) for k in (1, 2, 3)]
                    assert rows[10 * m + 3] == hidden
                    exposed += owner != seat and not hidden
    assert exposed > 0


@pytest.mark.parametrize(
    ("heading", "name"), [("Tammany Hall", "tammany"), ("Guildes", "guildes"), ("MOB: Big Apple", "mob")]
)
def test_the_page_tells_the_layout(heading: str, name: str) -> None:
    page = (TESTS.parent / "docs" / "research.md").read_text(encoding="utf-8")
    section = page.split(f"### {heading}\n")[1].split("\n#")[0]
    told = re.findall(r"^\| ([a-z -]+) \| ([n0-9 ·+()-]+) \|", section, re.M)
    game = games.load(name)
    for players in range(game.seats[0], game.seats[1] + 1):
        sizes = [(part, eval(size.replace("·", "*"), {"n": players})) for part, size in told]
        assert tuple(sizes) == game.part("observe").observer(players).parts()


def test_what_does_not_fit_is_refused() -> None:
    state = games.load("mob").start(2)
    observer = games.load("mob").part("observe").observer(2)
    with pytest.raises(ValueError, match="310 numbers"):
        observer.fill(state, 0, array("f", [0.0]))
    with pytest.raises(ValueError, match="seat 2"):
        observer.fill(state, 2, array("f", bytes(4 * observer.length)))
    with pytest.raises(ValueError, match="players"):
        games.load("tammany").part("observe").observer(4).observe(games.load("tammany").start(3), 0)


def seen_along() -> dict[str, list[float]]:
    """For every case: sums over the observations of one seeded game, weighted by place, so that all of them matter."""
    found: dict[str, list[float]] = {}
    for case in cases():
        if case.players != case.game.seats[0]:
            continue
        observer, state, runner = observer_of(case), case.start(), Runner(3)
        total, step = [0.0] * case.players, 0
        while not state.over:
            step += 1
            if step % 5 == 0:
                for seat in range(case.players):
                    numbers = observer.observe(state, seat)
                    total[seat] += sum((i + 1) * x for i, x in enumerate(numbers))
            runner.advance(state)
        found[str(case)] = [round(x, 3) for x in total]
    return found


if COMPILED:

    def test_the_same_numbers_in_plain_python() -> None:
        plain = in_plain_python("research.test_observe", "seen_along()")
        here = seen_along()
        assert plain.keys() == here.keys()
        for name, sums in here.items():
            assert plain[name] == pytest.approx(sums, abs=0.01)
