"""A stored game: JSON with the options, the seats, the log as text and the result. It replays by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError, RecordError
from backroom.engine.game import Game
from backroom.engine.moves import RETRACT, play
from backroom.engine.outside import RECORD, read_json
from backroom.engine.state import CHANCE, State

FORMAT = 1
Loader = Callable[[str], Game]
Line = tuple[int, str]


class _Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    shares: list[float]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The file's fields, read strictly: anything missing, of another type or unknown is an error that names it."""

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    seats: list[str]
    log: list[tuple[int | str, str]]
    result: _Result | None
    data: dict[str, Any] | None = None
    table: dict[str, Any] | None = None  # of an exported table; read by its own verification


_READ = msgspec.json.Decoder(_File)
_ANY = msgspec.json.Decoder()


def _read_again(raw: bytes) -> _File:
    """What is wrong with a file that does not decode: not JSON, another format, or a field."""
    try:
        head = read_json(raw, _ANY, RECORD)
    except msgspec.DecodeError as error:
        raise RecordError("error-record-json", {"reason": str(error)}) from None
    if isinstance(head, dict) and isinstance(head.get("format"), int) and head["format"] != FORMAT:
        raise RecordError("error-record-format", {"format": head["format"], "expected": FORMAT})
    try:
        return msgspec.convert(head, _File)
    except msgspec.ValidationError as error:
        raise RecordError("error-record-field", {"reason": str(error)}) from None


@dataclass
class Record:
    """A game as it was played: everything needed to fold it again."""

    game: Game
    players: int
    options: dict[str, bool | str]
    seats: list[str]
    log: list[Line] = field(default_factory=list)
    result: dict[str, list[Any]] | None = None
    data: dict[str, Any] | None = None

    def start(self) -> State:
        """The State before the first line."""
        return self.game.start(self.players, self.options, self.game.own_data(self.data))

    def states(self) -> Iterator[State]:
        """The State after 0, 1, 2 ... lines: one object that moves on (clone it to keep it)."""
        state = self.start()
        yield state
        for number, (seat, text) in enumerate(self.log):
            self._line(state, number, seat, text)
            yield state

    def replay(self, lines: int | None = None) -> State:
        """The State after so many lines (default: all), each checked; ``RecordError`` where one cannot be played."""
        state = self.start()
        parse = self.game.part("notation").parse
        for number, (seat, text) in enumerate(self.log if lines is None else self.log[:lines]):
            # The usual case in the open, for a log has hundreds of lines; anything else goes the long way and says why.
            try:
                if text != RETRACT and state.try_move(seat, parse(state, seat, text)):
                    continue
            except BackroomError:
                pass
            self._line(state, number, seat, text)
        return state

    def _line(self, state: State, number: int, seat: int, text: str) -> None:
        try:
            play(self.game, state, seat, text)
        except BackroomError as error:
            facts = {"line": number + 1, "move": text, "reason": getattr(error, "rule", error.key)}
            raise RecordError("error-record-illegal", facts) from error

    def check(self) -> State:
        """Replay all and compare the result that the file tells with the one that comes out."""
        state = self.replay()
        if state.over != (self.result is not None):
            raise RecordError("error-record-short" if self.result is not None else "error-record-unfinished")
        if self.result is not None and self.result != result_of(state):
            raise RecordError("error-record-result")
        return state

    def to_json(self) -> bytes:
        log = [["chance" if seat == CHANCE else seat, text] for seat, text in self.log]
        raw: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "log": log,
            "result": self.result,
        }
        if self.data is not None:
            raw["data"] = self.data
        return msgspec.json.encode(raw)

    @classmethod
    def from_json(cls, raw: bytes, load: Loader) -> Record:
        """Read a file; ``RecordError`` says what is wrong with it. ``load`` finds a game by name."""
        try:
            file = read_json(raw, _READ, RECORD)
        except msgspec.DecodeError:
            file = _read_again(raw)
        if file.format != FORMAT:
            raise RecordError("error-record-format", {"format": file.format, "expected": FORMAT})
        game = load(file.game)
        if file.rules != game.rules_version:
            raise RecordError("error-record-rules", {"rules": file.rules, "expected": game.rules_version})
        options = game.read_options(file.options)
        if len(file.seats) != file.players:
            raise RecordError("error-record-seats", {"seats": len(file.seats), "players": file.players})
        log: list[Line] = []
        for number, (seat, text) in enumerate(file.log):
            if seat == "chance":
                seat = CHANCE
            elif not isinstance(seat, int) or not 0 <= seat < file.players:
                raise RecordError(
                    "error-record-seat", {"line": number + 1, "seat": str(seat), "players": file.players}
                )
            log.append((seat, text))
        result: dict[str, list[Any]] | None = None
        if file.result is not None:
            result = {"scores": file.result.scores, "shares": file.result.shares}
        return cls(game, file.players, options, file.seats, log, result, file.data)


def result_of(state: State) -> dict[str, list[Any]]:
    """What a record keeps of a finished game."""
    return {"scores": state.scores(), "shares": state.result()}
