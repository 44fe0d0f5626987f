"""Check an exported game offline: every draw, every receipt, every move and the result. Trusts nothing but
arithmetic, and says what that proves; with what a player's client kept it proves more (claims.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError, RecordError
from backroom.engine.game import Game
from backroom.engine.moves import play
from backroom.engine.outside import Limits, read_json
from backroom.engine.state import State
from backroom.table import chance, claims
from backroom.table.export import effective
from backroom.table.positions import Positions
from backroom.table.table import CHANCE, load_game

PROBLEMS_SHOWN = 20
BEGUN = ("started", "move", "retract", "undo")


class _Line(msgspec.Struct):
    """The members that are checked; others are for readers."""

    seq: int
    kind: str
    seat: int | None = None
    text: str | None = None
    chance: list[str] = []
    odds: list[list[tuple[str, int]]] | None = None
    sealed: bool = False
    receipt: str | None = None
    nonce: str | None = None
    replace: bool = False
    more: bool = False
    to: int | None = None


class _Part(msgspec.Struct):
    format: int
    table: str
    commit: str
    secret: str | None
    bits: list[str | None]
    bits_by: list[str | None]
    lines: list[_Line]
    version: int = 1
    people: list[int] = []


class _File(msgspec.Struct):
    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    log: list[list[Any]]
    result: dict[str, list[Any]] | None
    table: _Part
    data: dict[str, Any] | None = None


_READ = msgspec.json.Decoder(_File)
EXPORT = Limits(bytes=1 << 23, depth=12, members=500_000)


@dataclass
class Report:
    """``problems``: (message key, facts), [] when all holds. ``proves``, ``proves_not``: keys of sentences, all said
    with ``facts``.
    """

    draws: int = 0
    receipts: int = 0
    moves: int = 0
    problems: list[tuple[str, dict[str, str | int]]] = field(default_factory=list)
    proves: list[str] = field(default_factory=list)
    proves_not: list[str] = field(default_factory=list)
    facts: dict[str, str | int] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return not self.problems

    def wrong(self, key: str, **facts: str | int) -> None:
        if len(self.problems) < PROBLEMS_SHOWN:
            self.problems.append((key, facts))


def verify(raw: bytes, kept: bytes | None = None) -> Report:
    """Check a file that ``export`` wrote, if given against what a client kept of it; ``RecordError`` when it is none."""
    try:
        file = read_json(raw, _READ, EXPORT)
    except msgspec.ValidationError as error:
        raise RecordError("error-record-field", {"reason": str(error)}) from None
    except msgspec.DecodeError as error:
        raise RecordError("error-record-json", {"reason": str(error)}) from None
    own = None if kept is None else claims.read(kept)
    game = load_game(file.game)
    if file.rules != game.rules_version:
        raise RecordError("error-record-rules", {"rules": file.rules, "expected": game.rules_version})
    report = Report()
    part = file.table
    if part.version not in (1, chance.VERSION):
        raise RecordError("error-record-field", {"reason": f"table.version {part.version}"})
    if part.secret is None:
        report.wrong("verify-unfinished")
        return report
    if chance.commit(part.table, part.secret) != part.commit:
        report.wrong("verify-commit")
    order = claims.order(part.lines)
    if not _good_bits(file, order):
        report.wrong("verify-bits")
    bits = [text or "" for text in part.bits]
    _Walk(game, file, chance.key(part.table, part.secret, bits, part.version), report).walk()
    if effective([msgspec.to_builtins(line) for line in part.lines]) != file.log:
        report.wrong("verify-log")
    receipts = {line.seq: line.receipt or "" for line in part.lines if line.sealed}
    found = claims.Found(part.version, part.table, part.commit, part.bits, part.people, order, receipts)
    if own is not None:
        for key, facts in claims.compare(own, found):
            report.wrong(key, **facts)
    if report.ok:
        told = claims.claims(found, own, report.draws, report.receipts)
        report.proves, report.proves_not, report.facts = told.proves, told.proves_not, told.facts
    return report


def _good_bits(file: _File, order: list[int]) -> bool:
    """Every seat's bits are whole, and (from version 2 on) they are there exactly where a line before the start says
    that a person added some.
    """
    part = file.table
    if len(part.bits) != file.players:
        return False
    if part.version == 1:
        return all(text is not None and chance.is_bits(text) for text in part.bits)
    there = {seat for seat, text in enumerate(part.bits) if text is not None}
    whole = all(text is None or chance.is_bits(text) for text in part.bits)
    return whole and there == set(order) and there <= set(part.people) <= set(range(file.players))


class _Walk:
    """The lines in their order, undone ones too: the number of a draw never goes back. A file is checked in time that
    grows with its length, however often it goes back (positions.py).
    """

    def __init__(self, game: Game, file: _File, stream: bytes, report: Report) -> None:
        self.game, self.file, self.stream, self.report = game, file, stream, report
        self.show = game.part("notation").show
        self.positions = Positions(line.to for line in file.table.lines if line.to is not None)

    def walk(self) -> None:
        state: State | None = None
        for number, line in enumerate(self.file.table.lines, 1):
            if line.seq != number:
                self.report.wrong("verify-hole", seq=number)
                return
            self.positions.before(number, state)
            if line.kind not in BEGUN:
                continue
            try:
                state = self.one(line, state)
            except (BackroomError, AssertionError, LookupError):
                self.report.wrong("verify-move", seq=line.seq, text=line.text or line.kind)
                return
        result = (
            None if state is None or not state.over else {"scores": state.scores(), "shares": state.result()}
        )
        if result != self.file.result:
            self.report.wrong("verify-result")

    def start(self) -> State:
        return self.game.start(self.file.players, self.file.options, self.game.own_data(self.file.data))

    def one(self, line: _Line, state: State | None) -> State:
        if line.kind == "undo":
            assert line.to is not None
            assert line.to < line.seq
            return self.positions.back(line.to)
        if line.kind == "started":
            assert state is None
            state = self.start()
        assert state is not None
        self.act(line, state)
        self.draw(line, state)
        self.positions.counts(line.seq)
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
        told = list(line.chance)
        odds = None if line.odds is None else list(line.odds)
        while state.actor() == CHANCE:
            outcomes = state.outcomes()
            self.odds(line, state, outcomes, odds)
            action = chance.draw(self.stream, self.report.draws, outcomes)
            text = self.show(state, CHANCE, (action,))
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

    def odds(
        self, line: _Line, state: State, outcomes: list[tuple[int, int]], odds: list[Any] | None
    ) -> None:
        """What the file gives browsers to check the draw by is what the rules give (files of format 1 give nothing)."""
        if self.file.table.format == 1:
            return
        told = odds.pop(0) if odds else []
        if [(self.show(state, CHANCE, (action,)), weight) for action, weight in outcomes] != told:
            self.report.wrong("verify-odds", seq=line.seq, draw=self.report.draws)

    def receipt(self, line: _Line) -> None:
        self.report.receipts += 1
        expected = chance.receipt(
            self.file.table.table, line.seq, line.seat or 0, line.text or "", line.nonce or ""
        )
        if line.receipt != expected:
            self.report.wrong("verify-receipt", seq=line.seq)
