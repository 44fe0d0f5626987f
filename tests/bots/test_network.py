"""The learned network and the search that uses it: whole numbers that agree everywhere, files that say what they are for."""

from __future__ import annotations

import json
from array import array
from itertools import islice
from pathlib import Path

import pytest

from backroom import bots, games
from backroom.bots import taught
from backroom.bots.levels import Budget, SearchSettings
from backroom.bots.searcher import Thought
from backroom.engine.errors import DataError
from backroom.engine.puct import Puct
from backroom.engine.rng import Rng
from backroom.engine.state import COMPILED
from backroom.testing.plain import in_plain_python
from bots.positions import decisions, dreamed, sensible, thoughts


@pytest.mark.parametrize("game", sensible())
def test_hopes_and_likings_are_chances_and_the_same_each_time(game: str) -> None:
    found = games.load(game)
    players = found.seats[1]
    network, other = dreamed(found, players), dreamed(found, players)
    for state, seat in islice(decisions(found, players, 3), 0, None, 30):
        hopes = network.expects(state, seat)
        assert len(hopes) == players
        assert all(0.0 < hope < 1.0 for hope in hopes)
        assert hopes[seat] == network.worth(state, seat)
        likes = network.likes(state, seat)
        assert sorted(likes) == sorted(state.legal_actions(seat))
        assert sum(likes.values()) == pytest.approx(1.0)
        assert (other.expects(state, seat), other.likes(state, seat)) == (hopes, likes)


@pytest.mark.parametrize("game", sensible())
def test_a_network_knows_no_more_than_its_seat(game: str) -> None:
    """Inputs are the same in every world that the seat could be in: the heuristic's notes too."""
    found = games.load(game)
    players, differ = found.seats[1], 0
    network = dreamed(found, players)
    for number, (state, seat) in enumerate(islice(decisions(found, players, 5), 0, None, 7)):
        twin = state.determinise(seat, Rng(number))
        differ += twin != state
        assert network.inputs_of(twin, seat) == network.inputs_of(state, seat)
    assert differ or not found.hidden


if COMPILED:

    @pytest.mark.parametrize("game", sensible())
    def test_compiled_and_uncompiled_networks_agree_to_the_last_number(game: str) -> None:
        assert in_plain_python("bots.positions", f"thoughts({game!r})") == json.loads(
            json.dumps(thoughts(game))
        )


@pytest.mark.parametrize("game", sensible())
def test_a_search_by_a_network_repeats_itself_and_keeps_to_its_room(game: str) -> None:
    found = games.load(game)
    for state, seat in islice(decisions(found, found.seats[0], 4), 0, None, 60):
        told = []
        for _ in range(2):
            search = Puct(state, seat, dreamed(found, found.seats[0]), 5, 300)
            search.run(150)
            assert search.simulations == 150
            assert search.count <= 300
            told.append((search.policy(), search.improved()))
        assert told[0] == told[1]
        assert set(told[0][1]) == set(state.legal_actions(seat))
        assert sum(told[0][1].values()) == pytest.approx(1.0, abs=1e-5)
        search.again(state, seat)
        assert (search.simulations, search.policy()) == (0, [])


@pytest.mark.parametrize("game", sensible())
def test_a_file_comes_back_as_it_was_written(game: str, tmp_path: Path) -> None:
    found = games.load(game)
    network = dreamed(found, found.seats[0])
    path = tmp_path / "some.net"
    taught.write(path, network, found, {"how": "dreamed"})
    back, about = taught.read(path, found, found.seats[0])
    assert back.layers == network.layers
    assert about["made"] == {"how": "dreamed"}


def spoiled(raw: bytes, what: str) -> bytes:
    head, _, packed = raw.partition(b"\n")
    about = json.loads(head)
    if what == "empty":
        return b""
    if what == "cut":
        return raw[: len(raw) // 2]
    if what == "list":
        return b"[]\n" + packed
    if what == "noise":
        return head + b"\n" + bytes(reversed(packed))
    if what == "wide":
        about["first"] = about["first"] * 2
    elif what == "text":
        about["second"] = "many"
    else:
        about[what] = 99
    return json.dumps(about).encode() + b"\n" + packed


@pytest.mark.parametrize(
    "what",
    [
        "empty",
        "cut",
        "list",
        "noise",
        "wide",
        "text",
        "format",
        "game",
        "players",
        "rules",
        "inputs",
        "actions",
    ],
)
def test_a_file_for_something_else_is_refused(what: str, tmp_path: Path) -> None:
    found = games.load("mob")
    path = tmp_path / "mob-2.net"
    taught.write(path, dreamed(found, 2), found, {})
    path.write_bytes(spoiled(path.read_bytes(), what))
    with pytest.raises(DataError):
        taught.read(path, found, 2)


def test_what_is_shipped_can_be_read_and_is_small() -> None:
    files = sorted(taught.FOLDER.glob("*.net"))
    assert sum(path.stat().st_size for path in taught.FOLDER.iterdir()) < 2_000_000
    for path in files:
        name, _, players = path.stem.rpartition("-")
        _, about = taught.read(path, games.load(name), int(players))
        assert about["made"]["generation"] >= 0


def test_layers_that_do_not_fit_are_refused() -> None:
    found = games.load("mob")
    with pytest.raises(ValueError):
        taught.build(found, 2, 8, 8, (b"", b"", b"", b""))


def test_a_manner_says_whether_a_network_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = games.load("mob")
    taught.write(tmp_path / "mob-2.net", dreamed(found, 2), found, {})
    monkeypatch.setattr(taught, "FOLDER", tmp_path)
    taught._known.cache_clear()
    try:
        state, seat = next(decisions(found, 2, 3))
        with_it = Thought(found, state, seat, 1, Budget(simulations=50), SearchSettings(learned=True))
        without = Thought(found, state, seat, 1, Budget(simulations=50), SearchSettings())
        assert isinstance(with_it.searches[0], Puct)
        assert not isinstance(without.searches[0], Puct)
        assert state.try_move(seat, bots.make("hard@50:learned=1", found, 1).move(state, seat))
    finally:
        monkeypatch.undo()
        taught._known.cache_clear()


def test_numbers_far_out_of_range_do_no_harm() -> None:
    """Saturated neurons: hopes stay between 0 and 1."""
    found = games.load("mob")
    known = taught.facts(found, 2)
    sizes = ((known["inputs"] + 1) * 8, 9 * 8, 2 * 9, known["actions"] * 9)
    layers = tuple(array("h", [30000] * size).tobytes() for size in sizes)
    network = taught.build(found, 2, 8, 8, layers)
    state, seat = next(decisions(found, 2, 3))
    assert all(0.0 <= hope <= 1.0 for hope in network.expects(state, seat))
