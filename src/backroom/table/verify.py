"""Check an exported game offline: every draw, every receipt, every move and the result. Trusts nothing but
arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError, RecordError
from backroom.engine.game import Game
from backroom.engine.moves import play
from backroom.engine.state import State
from backroom.table import chance
from backroom.table.export import effective
from backroom.table.table import CHANCE, load_game

PROBLEMS_SHOWN = 20


class _Line(msgspec.Struct):
    """The members that are checked; others are for readers."""

    seq: int
    kind: str
    seat: int | None = None
    text: str | None = None
    chance: list[str] = []
    sealed: bool = False
    receipt: str | None = None
    nonce: str | None = None
    replace: bool = False
    to: int | None = None


class _Part(msgspec.Struct):
    format: int
    table: str
    commit: str
    secret: str | None
    bits: list[str | None]
    bits_by: list[str | None]
    lines: list[_Line]


class _File(msgspec.Struct):
    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    log: list[list[Any]]
    result: dict[str, list[Any]] | None
    table: _Part
    data: dict[str, Any] | None = None


@dataclass
class Report:
    """``problems``: (message key, facts), [] when all holds. ``proves``, ``proves_not``: keys of
    sentences.
    """

    draws: int = 0
    receipts: int = 0
    moves: int = 0
    problems: list[tuple[str, dict[str, str | int]]] = field(default_factory=list)
    proves: list[str] = field(default_factory=list)
    proves_not: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.problems

    def wrong(self, key: str, **facts: str | int) -> None:
        if len(self.problems) < PROBLEMS_SHOWN:
            self.problems.append((key, facts))


def verify(raw: bytes) -> Report:
    """Check a file that ``export`` wrote; ``RecordError`` when it is not one."""
    try:
        whole = msgspec.json.decode(raw)
        file = msgspec.convert(whole, _File)
    except msgspec.ValidationError as error:
        raise RecordError("error-record-field", {"reason": str(error)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("error-record-json", {"reason": str(error)}) from None
    game = load_game(file.game)
    if file.rules != game.rules_version:
        raise RecordError("error-record-rules", {"rules": file.rules, "expected": game.rules_version})
    report = Report()
    part = file.table
    if part.secret is None:
        report.wrong("verify-unfinished")
        return report
    bits = [text or "" for text in part.bits]
    if chance.commit(part.table, part.secret) != part.commit:
        report.wrong("verify-commit")
    if len(bits) != file.players or not all(chance.is_bits(text) for text in bits):
        report.wrong("verify-bits")
    _Walk(game, file, chance.key(part.table, part.secret, bits), report).walk()
    if effective([msgspec.to_builtins(line) for line in part.lines]) != file.log:
        report.wrong("verify-log")
    _words(report, part)
    return report


def _words(report: Report, part: _Part) -> None:
    if report.problems:
        return
    by_seats = part.bits_by.count("seat")
    report.proves = ["verify-proves-rules", "verify-proves-draws"]
    if by_seats:
        report.proves.append("verify-proves-bits")
    else:
        report.proves_not.append("verify-not-bits")
    if report.receipts:
        report.proves.append("verify-proves-receipts")
        report.proves_not.append("verify-not-sealed")
    report.proves_not += ["verify-not-who", "verify-not-file"]


class _Walk:
    """The lines in their order, undone ones too: the number of a draw never goes back.

    The position after every line that still counts is kept, so an undo costs nothing: a file is checked in time that
    grows with its length, however often it goes back.
    """

    def __init__(self, game: Game, file: _File, stream: bytes, report: Report) -> None:
        self.game, self.file, self.stream, self.report = game, file, stream, report
        self.kept: list[tuple[int, State]] = []  # a line's number, and the State after it

    def walk(self) -> None:
        part = self.file.table
        state: State | None = None
        for number, line in enumerate(part.lines, 1):
            if line.seq != number:
                self.report.wrong("verify-hole", seq=number)
                return
            if line.kind not in ("started", "move", "retract", "undo"):
                continue
            try:
                state = self.one(line, state)
            except (BackroomError, AssertionError):
                self.report.wrong("verify-move", seq=line.seq, text=line.text or line.kind)
                return
        result = (
            None if state is None or not state.over else {"scores": state.scores(), "shares": state.result()}
        )
        if result != self.file.result:
            self.report.wrong("verify-result")

    def start(self) -> State:
        data = None
        if self.file.data is not None and self.game.read_data is not None:
            data = self.game.read_data(msgspec.toml.encode(self.file.data), "data")
        return self.game.start(self.file.players, self.file.options, data)

    def one(self, line: _Line, state: State | None) -> State:
        if line.kind == "undo":
            assert line.to is not None
            while self.kept and self.kept[-1][0] > line.to:
                self.kept.pop()
            return self.kept[-1][1].clone() if self.kept else self.start()
        if line.kind == "started":
            assert state is None
            state = self.start()
        assert state is not None
        self.act(line, state)
        self.draw(line, state)
        self.kept.append((line.seq, state.clone()))
        if line.sealed:
            self.receipt(line)
        return state

    def act(self, line: _Line, state: State) -> None:
        """The seat's part of a line."""
        if line.kind == "started":
            return
        # Rules trust the numbers of seats: one that is not at the table must not reach them.
        assert line.seat is not None
        assert 0 <= line.seat < self.file.players
        if line.kind == "retract" or line.replace:
            state.retract(line.seat)
        if line.kind == "move":
            assert line.text is not None
            play(self.game, state, line.seat, line.text)
            self.report.moves += 1

    def draw(self, line: _Line, state: State) -> None:
        """Chance's part: exactly the draws that the stream gives, for as long as chance is to act."""
        show = self.game.part("notation").show
        told = list(line.chance)
        while state.actor() == CHANCE:
            action = chance.draw(self.stream, self.report.draws, state.outcomes())
            text = show(state, CHANCE, (action,))
            found = told.pop(0) if told else "-"
            if found != text:
                self.report.wrong(
                    "verify-draw", seq=line.seq, draw=self.report.draws, expected=text, found=found
                )
                # Go on with what the file says where it can be, so that one false draw is told once.
                if found != "-":
                    play(self.game, state, CHANCE, found)
                    self.report.draws += 1
                    continue
            state.apply(action, CHANCE)
            self.report.draws += 1
        if told:
            self.report.wrong(
                "verify-draw", seq=line.seq, draw=self.report.draws, expected="-", found=told[0]
            )

    def receipt(self, line: _Line) -> None:
        self.report.receipts += 1
        expected = chance.receipt(
            self.file.table.table, line.seq, line.seat or 0, line.text or "", line.nonce or ""
        )
        if line.receipt != expected:
            self.report.wrong("verify-receipt", seq=line.seq)
