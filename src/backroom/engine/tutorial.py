"""A game's tutorial: positions of recorded games and what a learner is to do there, from the game's ``tutorial.toml``.

A tutorial is data. ``[[game]]`` holds a log as a record does, ``*`` for chance, with marks in it: ``= key`` begins
a lesson, ``-`` ends what the learner does himself. The learner's lines in between are the moves that count as right; all
else plays by itself. ``[[lesson]]`` says what is lit (``then``: from the second move on), how much of the move lies there
already (``begun``, ``?`` for what is left to the learner), what is answered to another move and by which rule; its words are
the catalogue messages ``<game>-learn-<key>-…``. Nothing is kept of a learner: who asks names the lesson and how far it is.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Any

from backroom.engine import knowledge
from backroom.engine.errors import BackroomError, DataError, OptionError, RecordError
from backroom.engine.game import Game, Value
from backroom.engine.knowledge import readable
from backroom.engine.moves import play
from backroom.engine.state import CHANCE, State
from backroom.engine.story import Line, Step, tell_record
from backroom.engine.toml import Reader

SEAT = 0  # the learner's
MOST = 24  # lessons of a tutorial
FAR = 14  # so many lines to the next lesson are not played before the learner's eyes
KINDS = ("move", "point", "choose", "read")


@dataclass(frozen=True)
class Other:
    """An answer to what was allowed but not asked for: a pattern of moves, the message's last word, a rule."""

    what: str
    key: str
    rule: str


@dataclass(frozen=True)
class Lesson:
    """One idea. ``stops``: lines of the log before it, and after each of the learner's moves with all that follows it."""

    key: str
    kind: str
    lit: tuple[str, ...]
    right: tuple[str, ...]  # places to point at, or the one right choice
    choices: tuple[str, ...]
    others: tuple[Other, ...]
    then: tuple[str, ...]  # lit once the first move is made; empty: the same
    begun: str  # the first move as it lies there, "?" for words that the learner says; "": none of it
    log: int
    stops: tuple[int, ...]

    @property
    def deeds(self) -> int:
        """What the learner has to do before the lesson is over."""
        return len(self.stops) - 1 if self.kind == "move" else 0 if self.kind == "read" else 1


@dataclass(frozen=True)
class Tutorial:
    game: Game
    players: int
    options: dict[str, Value]
    names: tuple[str, ...]  # of the rivals; the learner has his own
    logs: tuple[tuple[Line, ...], ...]
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True)
class Told:
    """Lines of the log as the learner may know them, with what they did, and the position after them."""

    lines: list[dict[str, Any]]
    view: dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """What comes of a learner's deed. Not ``right``: ``other`` is the lesson's own answer, if it has one, with its ``rule``;
    ``problem`` is the rules' refusal.
    """

    right: bool
    told: Told | None = None
    other: str | None = None
    rule: str | None = None
    problem: BackroomError | None = None


def exists(game: Game) -> bool:
    return (files(game.package) / "tutorial.toml").is_file()


@functools.lru_cache(maxsize=16)
def tutorial_of(game: Game) -> Tutorial:
    """The game's tutorial, checked: every line of its logs plays. ``OptionError`` when it has none."""
    source = files(game.package) / "tutorial.toml"
    if not source.is_file():
        raise OptionError("error-no-tutorial", {"game": game.name})
    return read(game, source.read_bytes(), "tutorial.toml")


def read(game: Game, raw: bytes, file: str) -> Tutorial:
    """A tutorial from its file; ``DataError`` names the field that is wrong, ``RecordError`` the line that does not play."""
    whole = Reader.from_bytes(raw, file)
    players = whole.whole("players", *game.seats)
    names = tuple(whole.list_of("names", str, players - 1))
    logs: list[tuple[Line, ...]] = []
    places: dict[str, tuple[int, tuple[int, ...]]] = {}
    for number, part in enumerate(whole.tables("game")):
        log, stops = _log(part.text("log"), players, part)
        part.done()
        logs.append(log)
        for key, found in stops.items():
            if key in places:
                raise part.wrong("log", "once", expected=f"= {key}")
            places[key] = (number, found)
    lessons = [_lesson(part, places) for part in whole.tables("lesson")]
    whole.done()
    if not 1 <= len(lessons) <= MOST or [lesson.key for lesson in lessons] != list(places):
        raise DataError(
            "lesson",
            "data-field-value",
            {"value": len(lessons), "wanted": "choice", "expected": ", ".join(places)},
        )
    made = Tutorial(game, players, game.read_options(), names, tuple(logs), tuple(lessons))
    for number in range(len(logs)):
        _replay(made, number, len(logs[number]))
    for lesson in lessons:
        move = logs[lesson.log][lesson.stops[0]][1] if lesson.deeds else ""
        if lesson.begun and not fnmatchcase(move, lesson.begun):
            facts: dict[str, str | int] = {"value": lesson.begun, "wanted": "choice", "expected": move}
            raise DataError("begun", "data-field-value", facts)
    return made


def _log(text: str, players: int, part: Reader) -> tuple[tuple[Line, ...], dict[str, tuple[int, ...]]]:
    """The lines, and for each lesson where its stops are."""
    lines: list[Line] = []
    stops: dict[str, list[int]] = {}
    now: list[int] | None = None
    asks = False
    for row in text.splitlines():
        who, _, rest = row.strip().partition(" ")
        if who == "=" and rest and rest not in stops:
            now = stops[rest] = [len(lines)]
            asks = True
        elif row.strip() == "-":
            asks = False
        elif who == "*" and rest:
            lines.append((CHANCE, rest))
        elif who.isdecimal() and int(who) < players and rest:
            if int(who) == SEAT and asks and now is not None:
                now[-1] = len(lines)
                now.append(len(lines) + 1)
            lines.append((int(who), rest))
        elif row.strip():
            raise part.wrong("log", "choice", expected="SEAT MOVE, * DRAW, = KEY, -")
        if now is not None and len(now) > 1:
            now[-1] = len(lines)
    return tuple(lines), {key: tuple(found) for key, found in stops.items()}


def _lesson(part: Reader, places: dict[str, tuple[int, tuple[int, ...]]]) -> Lesson:
    key = part.one_of("key", tuple(places))
    log, stops = places[key]
    kind = part.one_of("kind", KINDS) if "kind" in part.values else "move"
    lit = tuple(part.list_of("lit", str))
    right = tuple(part.list_of("right", str)) if kind in ("point", "choose") else ()
    choices = tuple(part.list_of("choices", str)) if kind == "choose" else ()
    then = tuple(part.list_of("then", str)) if "then" in part.values else ()
    begun = part.text("begun") if "begun" in part.values else ""
    others = []
    for other in part.tables("other") if "other" in part.values else []:
        others.append(Other(other.text("what"), other.text("key"), other.text("rule")))
        other.done()
    part.done()
    if (kind == "move") != (len(stops) > 1) or (kind == "choose" and not set(right) < set(choices)):
        raise part.not_one_of("kind", KINDS)
    if then and len(stops) < 3:
        raise part.wrong("then", "choice", expected="= …, SEAT MOVE, SEAT MOVE")
    return Lesson(key, kind, lit, right, choices, tuple(others), then, begun, log, stops)


def _replay(tutorial: Tutorial, log: int, lines: int) -> State:
    state = tutorial.game.start(tutorial.players, tutorial.options)
    for number, (seat, text) in enumerate(tutorial.logs[log][:lines], 1):
        try:
            play(tutorial.game, state, seat, text)
        except BackroomError as error:
            reason = getattr(error, "rule", error.key)
            facts: dict[str, str | int] = {"line": number, "move": text, "reason": reason}
            raise RecordError("error-record-illegal", facts) from error
    return state


def lesson_at(tutorial: Tutorial, number: int, done: int) -> Lesson:
    """A lesson, of which ``done`` moves are made; ``OptionError`` when there is no such moment."""
    if 0 <= number < len(tutorial.lessons):
        lesson = tutorial.lessons[number]
        if 0 <= done < len(lesson.stops):
            return lesson
    raise OptionError("error-no-lesson", {"game": tutorial.game.name, "lesson": number + 1})


@functools.lru_cache(maxsize=256)
def _kept(game: Game, log: int, lines: int) -> State:
    return _replay(tutorial_of(game), log, lines)


def position(tutorial: Tutorial, number: int, done: int = 0) -> State:
    """The State of that moment."""
    lesson = lesson_at(tutorial, number, done)
    return _kept(tutorial.game, lesson.log, lesson.stops[done]).clone()


def told(tutorial: Tutorial, number: int, done: int = 0) -> Told:
    """The position of that moment as the learner sees it."""
    return Told([], knowledge.view(tutorial.game, position(tutorial, number, done), SEAT))


def expected(tutorial: Tutorial, number: int, done: int) -> str:
    """What is asked for: a move, a place, a choice; "" where nothing is."""
    lesson = lesson_at(tutorial, number, done)
    if lesson.kind != "move":
        return lesson.right[0] if lesson.right else ""
    if done == lesson.deeds:
        return ""
    return tutorial.logs[lesson.log][lesson.stops[done]][1]


def answer(tutorial: Tutorial, number: int, done: int, text: str) -> Answer:
    """What comes of a move, a place pointed at or a choice. ``ParseError`` for what is none of the game's."""
    lesson = lesson_at(tutorial, number, done)
    wanted = expected(tutorial, number, done)
    if lesson.kind != "move":
        if text in lesson.right or not lesson.right:
            return Answer(True, told(tutorial, number, done))
        return _otherwise(lesson, text)
    if not wanted:
        raise OptionError("error-no-lesson", {"game": tutorial.game.name, "lesson": number + 1})
    game, state = tutorial.game, position(tutorial, number, done)
    parse = game.part("notation").parse
    right = parse(state, SEAT, wanted)
    try:
        if play(game, state.clone(), SEAT, text) != right:
            return _otherwise(lesson, text)
    except RecordError:
        raise
    except BackroomError as error:
        if not hasattr(error, "rule"):
            raise
        return Answer(False, rule=error.rule, problem=error)
    return Answer(True, _go_on(tutorial, lesson, number, done, state))


def _otherwise(lesson: Lesson, text: str) -> Answer:
    for other in lesson.others:
        if fnmatchcase(" ".join(text.lower().split()), other.what):
            return Answer(False, other=other.key, rule=other.rule)
    return Answer(False)


def _go_on(tutorial: Tutorial, lesson: Lesson, number: int, done: int, before: State) -> Told:
    """The learner's move and all that follows by itself. A long way to the next lesson is left out."""
    log = tutorial.logs[lesson.log]
    lines = log[lesson.stops[done] : lesson.stops[done + 1]]
    if len(lines) > FAR:
        lines = lines[:1]
    found: list[dict[str, Any]] = []
    at = 0
    for count, steps in tell_record(tutorial.game, before, lines, SEAT):
        found.append(_line(tutorial.game, lines[at : at + count], steps, lesson.stops[done] + at))
        at += count
    return Told(found, told(tutorial, number, done + 1).view)


def _line(game: Game, lines: tuple[Line, ...], steps: list[Step], seq: int) -> dict[str, Any]:
    seat = lines[0][0]
    # What others chose at the same time is told by its steps, once it is open.
    text = readable(game, seat, lines[0][1], SEAT) if seat == SEAT else None
    return {"seq": seq + 1, "seat": None if seat == CHANCE else seat, "text": text, "steps": steps}
