"""printed.toml and corrected copies of it (MB-09): each way in which one can be broken has an error that names the field."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from backroom import games
from backroom.engine.playout import check_games
from backroom.engine.record import Record, result_of
from backroom.games.mob import notation
from backroom.games.mob.printed import printed, read
from backroom.testing.cases import amount
from backroom.testing.refusals import wrong_data
from backroom.testing.walk import moves as random_moves
from games.mob.positions import GAME, do, moves, position, rule, seen, targets, warehouse, words

TEXT = resources.files("backroom.games.mob").joinpath("printed.toml").read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


ROW = '[[row]]\naction = "drive"\ncosts = [1, 2, 3]\nicons = ["", "expose", "shoot"]\n'
FACE = 'italy = { die = "white", face = 2 }'
BROKEN = {
    "not toml": ("crates = = 3", "data-unreadable", ""),
    "of another game": (changed(('"mob"', '"tammany"')), "data-other-game", "game"),
    "no crates": (changed(("crates = 30", "")), "data-field-missing", "crates"),
    "crates that are no number": (changed(("crates = 30", 'crates = "30"')), "data-field-value", "crates"),
    "too few crates": (changed(("crates = 30", "crates = 11")), "data-mob-crates", "district"),
    "a field too many": ("more = 1\n" + TEXT, "data-field-unknown", "more"),
    "a seventh district": (changed((FACE, FACE + '\nqueens = { die = "black", face = 4 }')),
                           "data-field-unknown", "district.queens"),
    "five districts": (changed((FACE, "")), "data-field-missing", "district.italy"),
    "a district without a face": (changed((FACE, 'italy = { die = "white" }')), "data-field-missing", "district.italy.face"),
    "a district with more": (changed((FACE, 'italy = { die = "white", face = 2, men = 1 }')),
                             "data-field-unknown", "district.italy.men"),
    "a red die": (changed((FACE, 'italy = { die = "red", face = 2 }')), "data-field-value", "district.italy.die"),
    "a face of no die": (changed((FACE, 'italy = { die = "white", face = 7 }')), "data-field-value", "district.italy.face"),
    "a face for two districts": (changed((FACE, 'italy = { die = "white", face = 3 }')),
                                 "data-mob-face-twice", "district.italy.face"),
    "a face that is on no side": (changed((FACE, 'italy = { die = "white", face = 5 }')),
                                  "data-mob-face-missing", "district.italy.face"),
    "a side that names no district": (changed(("white = [1, 1, 2, 2, 3, 3]", "white = [1, 1, 2, 2, 3, 4]")),
                                      "data-mob-face-nowhere", "dice.white"),
    "a die with five sides": (changed(("black = [1, 1, 2, 2, 3, 3]", "black = [1, 1, 2, 2, 3]")),
                              "data-field-value", "dice.black"),
    "five rows": (changed((ROW, "")), "data-total", "row"),
    "seven rows": (changed((ROW, ROW * 2)), "data-total", "row"),
    "a row twice": (changed(('action = "drive"', 'action = "switch"')), "data-field-value", "row[2].action"),
    "an unknown row": (changed(('action = "drive"', 'action = "fly"')), "data-field-value", "row[2].action"),
    "a row of two spaces": (changed(("costs = [2, 4, 4]", "costs = [2, 4]")), "data-field-value", "row[5].costs"),
    "a space for nothing": (changed(("costs = [2, 4, 4]", "costs = [0, 4, 4]")), "data-field-value", "row[5].costs"),
    "an unknown icon": (changed(('"expose", "shoot"]', '"expose", "sing"]')), "data-field-value", "row[2].icons"),
    "icons too few": (changed(('["", "expose", "shoot"]', '["", "expose"]')), "data-field-value", "row[2].icons"),
    "more in a row": (changed(('action = "drive"', 'action = "drive"\nname = "x"')), "data-field-unknown", "row[2].name"),
    "rows that are no tables": ("row = [1]\n" + TEXT[: TEXT.index("[[row]]")] + TEXT[TEXT.index("[attorney]") :],
                                "data-field-value", "row"),
    "an unknown bonus": (changed(('2 = ["add"]', '2 = ["sing"]')), "data-field-value", "attorney.2"),
    "no bonus": (changed(('2 = ["add"]', "2 = []")), "data-field-value", "attorney.2"),
    "a missing space of the track": (changed(('2 = ["add"]', "")), "data-field-missing", "attorney.2"),
    "a space too many": (TEXT + '\n5 = ["add"]\n6 = ["add"]\n7 = ["add"]\n', "data-field-unknown", "attorney.7"),
    "a track without a space": (TEXT[: TEXT.index("1 = [")], "data-field-missing", "attorney.1"),
}  # fmt: skip


@rule("MB-09")
def test_the_printed_facts_are_read() -> None:
    assert read(TEXT.encode(), "printed.toml") == printed()


@rule("MB-09")
@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_file_names_the_field(how: str) -> None:
    wrong_data(read, *BROKEN[how])


OWN = changed(
    ("crates = 30", "crates = 40"),
    ("black = [1, 1, 2, 2, 3, 3]", "black = [1, 1, 1, 2, 2, 5]"),
    ('kitchen = { die = "black", face = 3 }', 'kitchen = { die = "black", face = 5 }'),
    (
        'costs = [2, 3, 4]\nicons = ["", "shoot", "add"]',
        'costs = [5, 3, 4]\nicons = ["attorney", "shoot", "add"]',
    ),
    ('1 = ["expose"]', '1 = ["add", "steal", "steal"]'),
)


def own() -> Any:
    assert GAME.read_data is not None
    return GAME.read_data(OWN.encode(), "own.toml")


@rule("MB-09")
def test_a_corrected_board_is_played() -> None:
    state = GAME.start(2, data=own())
    assert seen(state)["crates_left"] == 40 - 14
    state = do(position(data=own(), pile=28), "red", "roll")
    assert [weight for _, weight in state.outcomes()] == [3, 2, 1]
    do(state, "chance", "die black 5", "die white 3")
    assert moves(state, "red") == ["load kitchen", "load chinatown"]
    assert {one["district"]: one["lost"] for one in seen(state)["readings"]} == {"kitchen": 0, "chinatown": 2}
    do(state, "red", "load kitchen", "space attorney 1")
    assert warehouse(state, "red") == 10 - 3 - 5
    assert words(state, "red") == {"attorney", "end"}  # main action and icon alike
    do(state, "red", "attorney")
    assert words(state, "red") == {"attorney", "end"}
    do(state, "red", "attorney")
    assert state.attorney == 2
    assert targets(state, "blue", "space")


@rule("MB-09", "MB-51")
def test_a_corrected_bonus_of_three_parts() -> None:
    state = position(data=own(), pile=28, warehouse={"red": 1, "blue": 0}, attorney=1)
    do(state, "red", "space switch 1")
    do(state, "red", "add bronx", "steal bronx", "steal bronx")
    assert state.scores() == [2, 0]
    assert seen(state)["phase"] == "start"


@rule("MB-09")
def test_laws_hold_on_a_corrected_board_too() -> None:
    assert check_games(GAME.start(2, data=own()), amount(2000, 10), seed=5).broken == []


def track(spaces: int) -> Any:
    """A board whose attorney's track has so many spaces a side."""
    text = TEXT[: TEXT.index("1 = [")] + "".join(f'{n} = ["add"]\n' for n in range(1, spaces + 1))
    return read(text.encode(), "own.toml")


@rule("MB-07", "MB-09", "MB-35")
@pytest.mark.parametrize("spaces", [1, 2, 3, 5, 6])
def test_the_attorneys_track_is_as_long_as_it_is_printed(spaces: int) -> None:
    """He goes out to the last space and no farther: there a crate is taken instead; its bonus is that of the space."""
    state = position(data=track(spaces), attorney=spaces - 1, turn="red")
    do(state, "red", "space attorney 1", "attorney")
    assert state.attorney == spaces
    state = position(data=track(spaces), attorney=spaces, turn="red")
    do(state, "red", "space attorney 1", "attorney bronx")
    assert (state.attorney, state.scores()) == (spaces, [1, 0])
    assert seen(state)["attorney"]["bonuses"] == [["add"]] * spaces
    assert check_games(GAME.start(2, data=track(spaces)), amount(200, 3), seed=spaces).broken == []


@rule("MB-09")
def test_bots_and_learners_take_any_track() -> None:
    """What was fitted to four spaces takes a longer track as four: nothing is read beyond its tables."""
    heuristic, far = GAME.part("heuristic").HEURISTIC, position(data=track(6), attorney=6)
    assert heuristic.worth(far, 0) == pytest.approx(heuristic.worth(position(data=track(6), attorney=4), 0))
    observer = GAME.part("observe").observer(2)
    seen_by = [list(observer.observe(position(data=track(6), attorney=at), 0)) for at in (-6, -4, 4, 6)]
    assert (seen_by[0], seen_by[3]) == (seen_by[1], seen_by[2])


@rule("MB-09")
def test_a_record_keeps_the_corrected_board() -> None:
    record = Record(GAME, 2, {}, ["random"] * 2, data=tomllib.loads(OWN))
    state = record.start()
    for seat, actions in random_moves(state, seed=3):
        record.log.append((seat, notation.show(state, seat, actions)))
    record.result = result_of(state)
    again = Record.from_json(record.to_json(), games.load)
    assert again.check() == state
    assert sum(state.scores()) + sum(state.crates) + state.pile == 40
