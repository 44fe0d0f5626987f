"""Sentences of moments that hardly a game comes to, said of positions in which they are true, in every language."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from backroom.cli.show import Show
from backroom.engine.game import Game
from backroom.engine.knowledge import ALL
from backroom.engine.moves import play
from backroom.engine.reasons import Told
from backroom.engine.state import CHANCE
from backroom.engine.story import knows, segments, tell
from backroom.games.guildes.printed import KINDS
from backroom.games.tammany import story_election
from backroom.words import Words, languages
from games.guildes import tables as guildes
from games.mob import positions as mob
from games.tammany import positions as tammany

pytestmark = pytest.mark.no_cover
LANGUAGES = languages()


def show(game: Game, lang: str, players: int = 3) -> Show:
    return Show(game, Words(lang, strict=True), [f"P{seat}" for seat in range(players)])


def said(game: Game, steps: list[Any], lang: str) -> list[str]:
    """As the terminal tells them."""
    return show(game, lang).told(steps)


def drawn(game: Game, view: Any, lang: str) -> str:
    """The view as the terminal draws it, its white space made one space."""
    screen = io.StringIO()
    Console(file=screen, width=220).print(show(game, lang, view["players"]).view(view))
    return " ".join(screen.getvalue().split())


def told_of(game: Game, state: Any, *lines: tuple[int, str]) -> list[Any]:
    return tell(game, knows(game, segments(game, state, lines), ALL))


# ---- Tammany Hall -----------------------------------------------------------------------------------------------------


def ended(chips: dict[str, str], points: dict[str, int] | None = None, **members: Any) -> Any:
    """A game over at its last election, which nobody won."""
    state = tammany.election(
        3,
        year=16,
        cubes={14: "g"},
        slander_chips=dict.fromkeys(tammany.SEATS[:3], 0),
        chips=chips,
        points=points,
    )
    assert state.over
    return tammany.put(state, **members)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("chips", "mayor", "kind"),
    [
        ({"red": "gg", "yellow": "wo"}, -1, "won"),
        ({"red": "gw", "yellow": "wo", "purple": "b"}, -1, "won-colour"),
        ({"red": "gw", "yellow": "gw"}, 1, "won-mayor"),
        ({"red": "gw", "yellow": "gw"}, -1, "won-shared"),
    ],
)
def test_how_a_game_level_on_points_was_won(lang: str, chips: dict[str, str], mayor: int, kind: str) -> None:
    """TH-72: chips, then green, white, orange, blue, then the mayor; else the win is shared."""
    state = ended(chips, mayor=mayor)
    points = state.scores()
    if kind != "won":
        # What the colours brought is made up for: level on points they are told apart by what follows.
        even = max(points)
        tammany.put(
            state, points=[own + even - got for own, got in zip([*state.points], [*points, even, even])]
        )
    points, ranks = state.scores(), state.ranks()
    steps = story_election._won(state, points, ranks)
    assert {step["kind"] for step in steps} == {kind}
    assert len(steps) == (sum(rank == 1 for rank in ranks))
    assert all(str(points[step["who"]]) in text for step, text in zip(steps, said(tammany.GAME, steps, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_made_a_mayor(lang: str) -> None:
    """TH-60: each step of the tie break has its own words, in the log and in the view at the terminal."""
    state = ended({"red": "gg"}, mayor=0)
    heard = set()
    for step in range(7):
        tammany.put(state, mayor=0, mayor_step=step)
        by = story_election._mayor(state, "election")
        (text,) = said(tammany.GAME, [by], lang)
        view = Told(tammany.GAME, state, 0)._view
        word = Words(lang).say(f"tammany-by-{view['election']['awards']['by']}")
        assert word in drawn(tammany.GAME, view, lang)
        heard.add((text, word))
    assert len({word for _, word in heard}) == 7
    assert by["kind"] == "mayor-sitting"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cube_whose_colour_has_no_chip_left(lang: str) -> None:
    """TH-05."""
    state = tammany.position(
        3, cubes={14: "g", 6: "w"}, chips={"red": "g12", "yellow": "g12", "purple": "g11"}, garden="g"
    )
    (step,) = told_of(tammany.GAME, state, (0, "cube green 14"))
    assert step["kind"] == "cube-no-chip"
    assert "14" in said(tammany.GAME, [step], lang)[0]
    reason = Told(tammany.GAME, state, 0).why("cube green 14")[0]
    assert reason["key"] == "tammany-coach-no-chip"
    assert show(tammany.GAME, lang).reason(reason)


# ---- MOB --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_win_at_the_terminal(lang: str) -> None:
    """MB-61: level crates, and the attorney never left the centre."""
    state = mob.end_round(mob.last_turn(round=3, crates={}, moles={"red": "112233", "blue": "112233"}))
    view = Told(mob.GAME, state, None)._view
    assert view["final"]["by"] == "shared"
    assert " ".join(Words(lang).say("mob-view-shared").split()) in drawn(mob.GAME, view, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_family_without_henchmen_sits_a_round_out(lang: str) -> None:
    """MB-20: what is not in stock cannot be taken."""
    state = mob.last_turn(men={"blue": {"bronx": 43}}, warehouse={"red": 1, "blue": 0}, crates={"bronx": 1})
    before = state.clone()
    mob.do(state, "red", "space mole 1")
    lines = [(0, "space mole 1")]
    if state.actor() != CHANCE and "end" in mob.moves(state, "red"):
        lines.append((0, "end"))
    steps = told_of(mob.GAME, before, *lines)
    (none,) = [step for step in steps if step["kind"] == "takes-none"]
    assert none["who"] == 1
    assert said(mob.GAME, [none], lang)


# ---- Guildes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_a_dirty_trick_is_named_at_the_terminal(lang: str) -> None:
    """GU-58: what was given up or drawn stays in the view, whichever guild it is of."""
    view = Told(guildes.GAME, guildes.game(4, tricks=True), 0)._view
    for card in KINDS:
        row = {"round": 1, "trick": "draw", "by": 0, "card": card, "target": None, "card2": None}
        told = drawn(guildes.GAME, {**view, "tricks_done": [row]}, lang)
        assert Words(lang).say(f"guildes-card-{card}") in told


def test_positions_here_can_be_played_on() -> None:
    """They are positions of the rules, not pictures."""
    state = tammany.position(
        3, cubes={14: "g"}, chips={"red": "g12", "yellow": "g12", "purple": "g11"}, garden="g"
    )
    play(tammany.GAME, state, 0, "cube green 14")
    assert state.laws() == []
