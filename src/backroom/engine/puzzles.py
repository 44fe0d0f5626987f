"""A game's puzzles, from its ``puzzles.json``: positions of bots' games in which one move is clearly best from what the seat
knows.

Puzzles are data, found and proven by ``bots/puzzling.py``. The file holds each game's log once, and for each puzzle where in
it it stands, who is to move, the move, and what the others that were tried cost: chances of winning in a hundred, as the
search sees them. Nothing is kept of who solves them. What is shown of a position goes through the seat's knowledge, as at a
table.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import msgspec

from backroom.engine import knowledge
from backroom.engine.errors import BackroomError, OptionError, RecordError
from backroom.engine.game import Game, Value
from backroom.engine.moves import play
from backroom.engine.outside import RECORD, read_json
from backroom.engine.reasons import Reason, Told
from backroom.engine.record import Line, Record
from backroom.engine.state import CHANCE, State
from backroom.engine.story import Step, deed, tell_record

FORMAT = 1
FILE = "puzzles.json"
LEVELS = (1, 2, 3)  # found at sight; found by a short search; by neither


class Source(msgspec.Struct, forbid_unknown_fields=True):
    """A game that puzzles were found in: its log as lines ``SEAT MOVE`` and ``* DRAW``."""

    players: int
    options: dict[str, bool | str]
    log: list[str]


class Found(msgspec.Struct, forbid_unknown_fields=True):
    """One puzzle as the file has it. ``source``, ``line``: after so many lines of which game."""

    id: str
    source: int
    line: int
    seat: int
    move: str
    kind: str  # the move's first word
    level: int
    gap: int  # chances in a hundred between the move and the best other one
    others: dict[str, int]  # what other moves that were tried cost, likewise


class File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    rules: int
    made: dict[str, Any]  # seed, budgets, margin: how they were found
    games: list[Source]
    puzzles: list[Found]


@dataclass(frozen=True)
class Puzzle:
    """A puzzle with its game."""

    game: Game
    found: Found
    players: int
    options: dict[str, Value]
    log: tuple[Line, ...]

    def position(self) -> State:
        """The State in which the seat is to move."""
        return _position(self).clone()

    def view(self) -> dict[str, Any]:
        """The position as the seat sees it."""
        return knowledge.view(self.game, self.position(), self.found.seat)


@dataclass(frozen=True)
class Answer:
    """What comes of a move. ``cost``: chances in a hundred that it gives away; None where it was not worth a try."""

    right: bool
    cost: int | None
    steps: list[Step]
    view: dict[str, Any]


def exists(game: Game) -> bool:
    return (files(game.package) / FILE).is_file()


@functools.lru_cache(maxsize=16)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The game's puzzles in their order; ``OptionError`` when it has none."""
    source = files(game.package) / FILE
    if not source.is_file():
        raise OptionError("error-no-puzzles", {"game": game.name})
    return read(game, source.read_bytes())


def read(game: Game, raw: bytes) -> tuple[Puzzle, ...]:
    """Puzzles from their file; ``RecordError`` says what is wrong with it. Positions are played when they are asked for."""
    try:
        file = read_json(raw, _READ, RECORD)
    except msgspec.DecodeError as error:
        raise RecordError("error-record-field", {"reason": str(error)}) from None
    if file.format != FORMAT:
        raise RecordError("error-record-format", {"format": file.format, "expected": FORMAT})
    if file.game != game.name:
        raise RecordError("error-record-field", {"reason": f"game: {file.game}"})
    if file.rules != game.rules_version:
        raise RecordError("error-record-rules", {"rules": file.rules, "expected": game.rules_version})
    sources = [(one.players, game.read_options(one.options), _log(one)) for one in file.games]
    puzzles = []
    for one in file.puzzles:
        if not 0 <= one.source < len(sources) or one.level not in LEVELS:
            raise RecordError("error-record-field", {"reason": one.id})
        players, options, log = sources[one.source]
        if not (0 <= one.line <= len(log) and 0 <= one.seat < players):
            raise RecordError("error-record-field", {"reason": one.id})
        puzzles.append(Puzzle(game, one, players, options, log[: one.line]))
    if len({one.found.id for one in puzzles}) < len(puzzles):
        raise RecordError("error-record-field", {"reason": "id"})
    return tuple(puzzles)


_READ = msgspec.json.Decoder(File)


def _log(source: Source) -> tuple[Line, ...]:
    lines: list[Line] = []
    for number, row in enumerate(source.log, 1):
        who, _, text = row.partition(" ")
        if who != "*" and not (who.isdecimal() and int(who) < source.players):
            raise RecordError("error-record-seat", {"line": number, "seat": who, "players": source.players})
        lines.append((CHANCE if who == "*" else int(who), text))
    return tuple(lines)


@functools.lru_cache(maxsize=64)
def _state(game: Game, players: int, options: tuple[tuple[str, Value], ...], log: tuple[Line, ...]) -> State:
    seats = [str(seat) for seat in range(players)]
    return Record(game, players, dict(options), seats, list(log)).replay()


def _position(puzzle: Puzzle) -> State:
    return _state(puzzle.game, puzzle.players, tuple(sorted(puzzle.options.items())), puzzle.log)


def puzzle_of(game: Game, name: str) -> Puzzle:
    """The puzzle of this id; ``OptionError`` when there is none."""
    for one in puzzles_of(game):
        if one.found.id == name:
            return one
    raise OptionError("error-no-puzzle", {"game": game.name, "puzzle": name})


def of_the_day(game: Game, day: int) -> Puzzle:
    """The puzzle of a day (days since 1970): the same for everybody, each once before one comes again."""
    puzzles = puzzles_of(game)
    step = next(n for n in range(len(puzzles) * 5 // 8 + 1, 10**6) if _coprime(n, len(puzzles)))
    return puzzles[day * step % len(puzzles)]


def _coprime(a: int, b: int) -> bool:
    while b:
        a, b = b, a % b
    return a == 1


def steps_of(puzzle: Puzzle, text: str) -> list[Step]:
    """What a move of the seat does there, as the seat may know it."""
    told = tell_record(puzzle.game, puzzle.position(), [(puzzle.found.seat, text)], puzzle.found.seat)
    return [step for _, part in told for step in part]


def told_of(puzzle: Puzzle, text: str) -> list[Step]:
    """A move of the seat there that is only thought of, as a step with a sentence."""
    return deed(puzzle.game, puzzle.position(), puzzle.found.seat, text)


def why(puzzle: Puzzle) -> list[Reason]:
    """What the best move comes to, from what the seat knows."""
    return told(puzzle).why(puzzle.found.move)


def told(puzzle: Puzzle) -> Told:
    """What the game says of the position, from what the seat knows."""
    return Told(puzzle.game, puzzle.position(), puzzle.found.seat)


def either(puzzle: Puzzle) -> list[str]:
    """The best move and the one that comes nearest to it, in no telling order."""
    return sorted([puzzle.found.move, min(puzzle.found.others, key=puzzle.found.others.__getitem__)])


def answer(puzzle: Puzzle, text: str | None) -> Answer:
    """What comes of a move (None: the right one). ``ParseError`` and ``Refusal`` as at a table."""
    game, seat, found = puzzle.game, puzzle.found.seat, puzzle.found
    before = puzzle.position()
    parse = game.part("notation").parse
    best = parse(before, seat, found.move)
    after = before.clone()
    made = play(game, after, seat, found.move if text is None else text)
    shown: str = game.part("notation").show(before, seat, made)
    right = made == best
    cost = 0 if right else _cost(puzzle, before, made)
    return Answer(right, cost, steps_of(puzzle, shown), knowledge.view(game, after, seat))


def _cost(puzzle: Puzzle, before: State, made: tuple[int, ...]) -> int | None:
    """Of the moves that were tried, the one that begins as this does the longest way."""
    parse = puzzle.game.part("notation").parse
    best: tuple[int, int] | None = None
    for text, cost in puzzle.found.others.items():
        try:
            tried = parse(before, puzzle.found.seat, text)
        except BackroomError:
            continue
        same = next((n for n, (a, b) in enumerate(zip(tried, made)) if a != b), min(len(tried), len(made)))
        if same and (best is None or same > best[0]):
            best = same, cost
    right = parse(before, puzzle.found.seat, puzzle.found.move)
    begun = next((n for n, (a, b) in enumerate(zip(right, made)) if a != b), len(right))
    return best[1] if best is not None and best[0] > begun else None
