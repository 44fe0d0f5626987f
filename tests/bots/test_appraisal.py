"""The small network that corrects the odds: exact in whole numbers at every extreme, the same compiled or not, files that
say what they are for.
"""

from __future__ import annotations

import json
import random
from array import array
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom import bots, games
from backroom.bots import taught
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget, SearchSettings
from backroom.bots.searcher import Thought
from backroom.engine.appraisal import FORMAT, NAME, Appraiser, appraiser, read
from backroom.engine.errors import DataError, OptionError
from backroom.engine.limits import MOST_FACTS
from backroom.engine.numbers import write_numbers
from backroom.engine.odds import Odds
from backroom.engine.state import COMPILED
from backroom.testing.plain import in_plain_python
from backroom.words import Words
from bots.positions import appraised, decisions, sensible

MOST = 2047  # the largest whole number of a weight


def having() -> list[str]:
    """The games for which one was learned."""
    return [name for name in sensible() if (games.load(name).folder / NAME).exists()]


def plainly(
    sizes: tuple[int, int, int], layers: tuple[array[int], ...], facts: list[float]
) -> tuple[float, float]:
    """The same sums with numbers that cannot run over."""
    below = [int(max(-8.0, min(8.0, x)) * 64.0 + 1024.5) - 1024 for x in facts]
    bias, shift = 64, 7
    for layer, wide in zip(layers[:2], sizes[1:]):
        rows = [layer[j * (len(below) + 1) : (j + 1) * (len(below) + 1)] for j in range(wide)]
        sums = [sum(a * b for a, b in zip(below, row)) + row[-1] * bias for row in rows]
        assert all(abs(one) < 1 << 31 for one in sums)
        below = [max(0, min(8191, one >> shift)) for one in sums]
        bias, shift = 256, 9
    half = len(below) + 1
    told = [layers[2][:half], layers[2][half:]]
    win, lead = (sum(a * b for a, b in zip(below, row)) + row[-1] * 256 for row in told)
    assert max(abs(win), abs(lead)) < 1 << 31
    return win / 131072.0, lead / 131072.0


WIDE = st.integers(1, 64)


@given(st.integers(1, MOST_FACTS), WIDE, WIDE, st.integers(0, 1 << 30), st.sampled_from([1.0, 1.5, 30.0]))
def test_sums_are_exact_also_where_everything_is_at_its_largest(
    facts: int, first: int, second: int, seed: int, reach: float
) -> None:
    rnd = random.Random(seed)
    sizes = (facts, first, second)
    lengths = ((facts + 1) * first, (first + 1) * second, 2 * (second + 1))
    pick = (lambda: rnd.choice((-MOST, MOST))) if seed % 3 == 0 else lambda: rnd.randint(-MOST, MOST)
    if seed % 7 == 0:
        pick = lambda: MOST  # noqa: E731
    layers = tuple(array("h", [pick() for _ in range(length)]) for length in lengths)
    seen = [rnd.uniform(-8.0, 8.0) * reach for _ in range(facts)]
    if seed % 5 == 0:
        seen = [8.0 * reach] * facts
    made = Appraiser(sizes, tuple(layer.tobytes() for layer in layers))
    assert made.answers(seen) == plainly(sizes, layers, seen)


@pytest.mark.parametrize("game", having())
def test_shares_of_all_seats_are_one_and_the_odds_alone_are_still_there(game: str) -> None:
    found = games.load(game)
    learned, alone = guidance(found).new(), guidance(found).new()
    assert isinstance(learned, Odds)
    assert isinstance(alone, Odds)
    assert learned.learned == 1
    alone.learned = 0
    differ = 0
    for players in range(found.seats[0], found.seats[1] + 1):
        for state, _ in decisions(found, players, players):
            told = [learned.worth(state, p) for p in range(players)]
            assert sum(told) == pytest.approx(1.0)
            assert all(0.0 < one < 1.0 for one in told)
            differ += told != [alone.worth(state, p) for p in range(players)]
    assert differ > 20


@pytest.mark.parametrize("game", having())
def test_every_option_and_number_of_players_is_looked_at(game: str) -> None:
    """The largest fact is inside what the network can take, and no fact is cut off for good."""
    found = games.load(game)
    heuristic = guidance(found).new()
    assert isinstance(heuristic, Odds)
    facts = json.loads((found.folder / NAME).read_bytes().partition(b"\n")[0])["facts"]
    options: list[dict[str, Any]] = [
        {},
        *({o.name: v} for o in found.options for v in o.choices or (True, False)),
    ]
    for players in range(found.seats[0], found.seats[1] + 1):
        for given_options in options:
            for number, (state, _) in enumerate(decisions(found, players, 9, given_options)):
                if number % 5 == 0:
                    rows = heuristic.facts_of(state, facts)
                    assert len(rows) == players
                    assert all(abs(x) < 40.0 for row in rows for x in row)
                    assert sum(abs(x) > 8.0 for row in rows for x in row) <= 2 * players


if COMPILED:

    @pytest.mark.parametrize("game", having())
    def test_compiled_and_uncompiled_judgements_agree_to_the_last_number(game: str) -> None:
        told = appraised(game)
        assert len(told) > 3
        assert in_plain_python("bots.positions", f"appraised({game!r})") == json.loads(json.dumps(told))


@pytest.mark.parametrize("game", having())
def test_a_search_can_do_without(game: str) -> None:
    found = games.load(game)
    state, seat = list(decisions(found, found.seats[0], 3))[8]
    with_it, without, again = (
        Thought(found, state, seat, 1, Budget(simulations=60), settings).policy()
        for settings in (SearchSettings(), SearchSettings(appraised=False), SearchSettings())
    )
    assert with_it == again
    assert with_it != without
    assert state.try_move(seat, bots.make("hard@40:appraised=0", found, 1).move(state, seat))


@pytest.mark.parametrize("game", having())
def test_a_search_hears_the_file_it_is_told_to(game: str, tmp_path: Path) -> None:
    found = games.load(game)
    state, seat = list(decisions(found, found.seats[0], 3))[8]

    def policy(spec: str) -> list[tuple[int, int, float]]:
        budget, settings = bots.read_spec(spec, found.search.settings)
        return Thought(found, state, seat, 1, budget, settings).policy()

    copy, other = tmp_path / "copy.net", tmp_path / "other.net"
    copy.write_bytes((found.folder / NAME).read_bytes())
    _, layers, about = read(copy, json.loads(copy.read_bytes().partition(b"\n")[0])["facts"])
    write_numbers(other, about, b"".join((*layers[:2], bytes(len(layers[2])))))
    assert policy(f"60:values={copy}") == policy("60")
    assert policy(f"60:values={other}") != policy("60")  # one that answers nothing: the odds alone, no lead
    wrong = tmp_path / "wrong.net"
    write_numbers(wrong, about | {"game": "another"}, b"".join(layers))
    for path in (tmp_path / "none.net", wrong):
        with pytest.raises(OptionError) as refused:
            bots.make(f"hard@8:values={path}", found, 1)
        assert refused.value.key == "error-values"
        assert refused.value.facts["file"] == str(path)
        for lang in ("en", "fr", "it"):
            assert "iterate" in Words(lang, strict=True).say(refused.value.key, **refused.value.facts)


def whole(path: Path, **other: Any) -> None:
    facts, first, second = 5, 4, 3
    about = {"format": FORMAT, "game": "mob", "facts": facts, "first": first, "second": second} | other
    length = (facts + 1) * first + (first + 1) * second + 2 * (second + 1)
    write_numbers(path, about, array("h", range(length)).tobytes())


def test_a_file_comes_back_as_it_was_written_or_is_refused(tmp_path: Path) -> None:
    path = tmp_path / NAME
    assert appraiser(tmp_path, 5) is None
    whole(path)
    sizes, layers, about = read(path, 5)
    assert (sizes, about["game"]) == ((5, 4, 3), "mob")
    assert array("h", b"".join(layers)).tolist() == list(range(47))
    found = appraiser(tmp_path, 5)
    assert found is not None
    assert found.facts == 5
    for number, (facts, other) in enumerate(
        [
            (6, {}),
            (5, {"format": 2}),
            (5, {"first": 5}),
            (5, {"second": "3"}),
            (5, {"first": 0}),
            (5, {"first": None}),
        ]
    ):
        wrong = tmp_path / f"{number}.net"
        whole(wrong, **other)
        with pytest.raises(DataError):
            read(wrong, facts)
    for number, raw in enumerate(
        [b"", b"[]\n", path.read_bytes()[:60], path.read_bytes()[:-9], b"{}\n" + bytes(40)]
    ):
        wrong = tmp_path / f"raw-{number}.net"
        wrong.write_bytes(raw)
        with pytest.raises(DataError):
            read(wrong, 5)


@pytest.mark.parametrize("sizes", [(MOST_FACTS + 1, 1, 1), (1, 65, 1), (1, 1, 65)])
def test_sizes_beyond_the_room_there_is_are_refused(sizes: tuple[int, int, int]) -> None:
    """Compiled, a unit too many would write over what lies behind."""
    facts, first, second = sizes
    lengths = ((facts + 1) * first, (first + 1) * second, 2 * (second + 1))
    with pytest.raises(ValueError, match="too many"):
        Appraiser(sizes, tuple(bytes(2 * length) for length in lengths))
    with pytest.raises(ValueError, match="fit"):
        Appraiser((1, 1, 1), (b"", b"", b""))


def test_what_is_shipped_says_how_it_was_made_and_is_small() -> None:
    files = [games.load(name).folder / NAME for name in having()]
    assert files
    for path in files:
        about = json.loads(path.read_bytes().partition(b"\n")[0])
        assert about["game"] == path.parent.name
        assert about["made"]["log loss"] < about["made"]["of the odds"]
    nets = [path for path in taught.FOLDER.iterdir() if path.is_file()]
    assert sum(path.stat().st_size for path in [*files, *nets]) < 2_000_000
