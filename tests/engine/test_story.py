"""The log tells outcomes: whole recorded games of every game, told as steps, in every language."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from tests import small_game

from backroom import games
from backroom.cli.drive import chance_line
from backroom.cli.show import Show
from backroom.engine.knowledge import ALL, Sight
from backroom.engine.moves import RETRACT, play
from backroom.engine.record import Record
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.engine.story import (
    SEAT_FACTS,
    Segment,
    deed,
    deed_from,
    knows,
    plain_steps,
    segments,
    tell,
    tell_record,
)
from backroom.testing.records import stored
from backroom.words import Words, languages

RECORDS = list(itertools.chain.from_iterable(stored(name) for name in games.names()))


def told(path: Path) -> list[tuple[Segment, list[dict[str, Any]]]]:
    record = Record.from_json(path.read_bytes(), games.load)
    game = record.game
    parts = segments(game, record.start(), record.log)
    return [(part, tell(game, knows(game, [part], ALL))) for part in parts]


@pytest.mark.no_cover
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_step_can_be_said_and_the_last_one_says_who_won(path: Path) -> None:
    name = path.parent.parent.name
    words = [Words(lang, strict=True) for lang in languages()]
    seen: set[tuple[str, str]] = set()
    parts = told(path)
    for _, steps in parts:
        for step in steps:
            key = f"{name}-step-{step['kind']}"
            facts = {k: f"P{v}" if k in SEAT_FACTS else v for k, v in step["facts"].items()}
            assert all(isinstance(fact, str | int) for fact in facts.values()), step
            assert all(":" in p or p.isalpha() for p in step["places"]), step
            if key in words[0] and (key, str(facts)) not in seen:
                seen.add((key, str(facts)))
                said = [lang.say(key, **facts) for lang in words]
                for k in SEAT_FACTS:  # whom one language names, all do
                    assert len({str(facts.get(k)) in sentence for sentence in said}) == 1, said
    last, steps = parts[-1]
    state = last.after.state
    won = [step for step in steps if step["kind"].split("-")[0] == "won"]
    winners = {seat for seat, rank in enumerate(state.ranks()) if rank == 1}
    assert {step["who"] for step in won} <= winners
    assert won
    assert won[-1]["outcome"]["scores"] == state.scores()
    assert won[-1]["show"] == "final"


@pytest.mark.no_cover
@pytest.mark.parametrize("path", [p for p in RECORDS if "mob" in str(p)], ids=lambda path: path.stem)
def test_shots_exposures_and_districts_of_mob(path: Path) -> None:
    for part, steps in told(path):
        before, after = part.before.state, part.after.state
        word = part.texts[0].split()[0]
        kinds = [step["kind"] for step in steps]
        if word == "die" and before.shot_die >= 0 and part.actor < 0 and len(part.texts) == 1:
            assert kinds[0] == ("hit" if after.shot_hit else "missed")
            assert steps[0]["outcome"]["hit"] == after.shot_hit
        if word == "expose":
            gone = sum(a ^ b for a, b in zip(before.hidden, after.hidden)).bit_length() - 1
            assert steps[0]["facts"]["value"] == after.mole(1 - part.actor, gone)
        fights = {s["outcome"]["district"]: s["outcome"]["lost"] for s in steps if s["kind"] == "shoot-out"}
        if after.round > before.round or after.over:
            assert sorted(fights.values()) == sorted(n for n in after.lost if n)
        if after.over:
            crates = sum(s["count"] for s in steps if s["kind"] == "district-won")
            assert crates == sum(after.prize)


@pytest.mark.no_cover
@pytest.mark.parametrize("path", [p for p in RECORDS if "tammany" in str(p)], ids=lambda path: path.stem)
def test_wards_and_points_of_tammany_hall(path: Path) -> None:
    won: dict[int, int | None] = {}
    elections = 0
    for part, steps in told(path):
        after = part.after.state
        for step in steps:
            if step["kind"].startswith("ward-"):
                won[step["outcome"]["ward"]] = step["outcome"]["winner"]
            if step["kind"] == "points":
                assert step["facts"]["points"] == after.gained[step["who"]]
                assert step["facts"]["wards"] == sum(winner == step["who"] for winner in won.values())
            if step["kind"].startswith("mayor-"):
                elections += 1
                won = {}
    assert elections == 4


@pytest.mark.no_cover
@pytest.mark.parametrize("path", [p for p in RECORDS if "guildes" in str(p)], ids=lambda path: path.stem)
def test_counts_of_guildes(path: Path) -> None:
    counts = 0
    for part, steps in told(path):
        after = part.after.state
        paid = [0] * after.players
        for step in steps:
            if step["kind"] in ("place", "place-level", "militia"):
                paid[step["who"]] += step["facts"]["votes"]
            if step["kind"] == "total":
                assert (
                    paid[step["who"]] == step["facts"]["votes"] == after.votes[after.counts - 1][step["who"]]
                )
        counts += any(step["kind"] == "count" for step in steps)
    assert counts == 3


@pytest.mark.no_cover
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_totals_are_told_from_the_last_to_the_first_and_the_winner_after_them(path: Path) -> None:
    for _, steps in told(path):
        for kind in ("total", "final-total"):
            points = [step["outcome"]["points"] for step in steps if step["kind"] == kind]
            assert points == sorted(points)
        kinds = [step["kind"] for step in steps if step.get("show")]
        ends = [i for i, kind in enumerate(kinds) if kind.startswith(("won", "ahead"))]
        assert not ends or kinds[min(ends) :] == [kinds[i] for i in ends]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", games.names())
def test_a_move_that_is_only_thought_of_is_said_and_tells_no_guess(name: str) -> None:
    """The moves of a recorded game before they are made: a sentence, and the same one whatever is hidden from the maker."""
    words = [Words(lang, strict=True) for lang in languages()]
    seen: set[str] = set()
    for path in [p for p in RECORDS if p.parent.parent.name == name][:3]:
        record = Record.from_json(path.read_bytes(), games.load)
        for (seat, text), state in zip(record.log, record.states()):
            if seat < 0 or text == RETRACT:
                continue
            steps = deed(record.game, state, seat, text)
            for luck in (7, 8):
                assert deed_from(record.game, state.determinise(seat, Rng(luck)), seat, text) == steps
            (step,) = steps
            assert not {"outcome", "show"} & set(step)
            facts = {k: f"P{v}" if k in SEAT_FACTS else v for k, v in step["facts"].items()}
            assert all(lang.say(f"{name}-step-{step['kind']}", **facts) for lang in words)
            seen.add(text.split()[0])
    assert len(seen) > 3


def test_a_game_without_a_story_is_told_in_the_words_of_its_notation() -> None:
    state = small_game.Auction(2)
    lines: list[tuple[int, str]] = []
    rng = Rng(3)
    while not state.over:
        if state.actor() == CHANCE:
            lines.append(chance_line(small_game.GAME, state, rng))
            continue
        seat = state.pending()[0]
        moves = small_game.GAME.part("notation").moves(state, seat)
        lines.append((seat, moves[rng.below(len(moves))]))
        play(small_game.GAME, state, *lines[-1])
    start = small_game.Auction(2)
    everything = [step for _, steps in tell_record(small_game.GAME, start, lines, ALL) for step in steps]
    assert [s["facts"]["move"] for s in everything if s["kind"] == "plain-move"] == [
        text for seat, text in lines if seat >= 0
    ]
    assert everything[-1]["kind"] in ("plain-won", "plain-over")
    watched = [step for _, steps in tell_record(small_game.GAME, start, lines, None) for step in steps]
    assert any(s["kind"] == "plain-hidden" for s in watched)
    words = [Words(lang, strict=True) for lang in languages()]
    for step in everything + watched:
        facts = {k: f"P{v}" if k in SEAT_FACTS else v for k, v in step["facts"].items()}
        assert all(lang.say(f"step-{step['kind']}", **facts) for lang in words)


def test_a_draw_without_a_story_and_a_choice_taken_back() -> None:
    """Nobody wins alone; and what a retraction did is told by the engine, whatever the game."""
    over, start = small_game.Auction(2), small_game.Auction(2)
    over.round = small_game.ROUNDS
    assert over.ranks() == [1, 1]
    steps = plain_steps(start, over, 0, ("end",))
    assert steps[-1]["kind"] == "plain-over"
    sight = Sight(small_game.GAME, start)
    taken = tell(small_game.GAME, knows(small_game.GAME, [Segment(1, (RETRACT,), sight, sight)], ALL))
    assert [step["kind"] for step in taken] == ["retract"]
    for lang in languages():
        told = Show(small_game.GAME, Words(lang, strict=True), ["P0", "P1"]).told([*taken, steps[-1]])
        assert len(told) == 2
