"""Stored games: where they lie, and how new ones are written.

    PYTHONPATH=tests python -m backroom.testing.records GAME

writes for each number of players one random game with the default options, and one for each other value of an option,
when a game is new or its rules version has changed. Sealed choices are sometimes taken back, so that the records hold
every kind of line. A `.digest` beside a record is 64 bits of all States on the way: it changes with the layout of a
State too. `--digests` writes only these anew, from the records as they are.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from backroom import games
from backroom.engine.moves import RETRACT, play
from backroom.engine.record import Record, result_of
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.testing.cases import Case, cases
from backroom.testing.walk import replayed

HOME = Path("tests/games").resolve()


def stored(name: str) -> list[Path]:
    return sorted((HOME / name / "records").glob("*.json"))


def rare(name: str) -> dict[str, tuple[int, int]]:
    """Games in which something rare happens, by players and seed (``rare.toml`` beside the game's tests); found by playing
    thousands. The game's tests hold them to it.
    """
    path = HOME / name / "rare.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def random_record(case: Case, seed: int, retracts: bool = True) -> Record:
    """A whole random game as a record."""
    game, notation, rng = case.game, case.game.part("notation"), Rng(seed ^ 0xBACC)
    record = Record(game, case.players, dict(case.options), ["random"] * case.players)
    for state, seat, actions in replayed(case, seed):
        text = notation.show(state, seat, actions)
        record.log.append((seat, text))
        if not retracts or seat == CHANCE or len(state.pending()) < 2:
            continue
        after = state.clone()
        for action in actions:
            after.apply(action, seat)
        if after.can_retract(seat) and rng.below(10) == 0:
            record.log += [(seat, RETRACT), (seat, text)]
    record.result = result_of(state)
    return record


def line_by_line(record: Record) -> int:
    """64 bits of all States on the way."""
    state, folded = record.start(), 0
    for seat, text in record.log:
        play(record.game, state, seat, text)
        folded = (folded * 1_000_003 ^ state.digest()) & 0xFFFFFFFFFFFFFFFF
    return folded


def write(record: Record, stem: str) -> None:
    path = HOME / record.game.name / "records" / f"{stem}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(record.to_json() + b"\n")
    path.with_suffix(".digest").write_text(f"{line_by_line(record):016x}\n")


def main() -> None:
    names = [name for name in sys.argv[1:] if name != "--digests"] or list(games.names())
    if "--digests" in sys.argv:
        for path in (path for name in names for path in stored(name)):
            record = Record.from_json(path.read_bytes(), games.load)
            record.check()
            path.with_suffix(".digest").write_text(f"{line_by_line(record):016x}\n")
        return
    for name in names:
        for number, case in enumerate(case for case in cases() if case.name == name):
            changed = dict(case.options).items() - case.game.read_options().items()
            if len(changed) < 2 or case.players == case.game.seats[1]:
                words = "".join(f"-{key}-{value}".lower() for key, value in sorted(changed))
                write(random_record(case, seed=1000 + number), f"{case.players}-players{words}")
        for words, (players, seed) in rare(name).items():
            options = tuple(games.load(name).read_options().items())
            write(random_record(Case(name, players, options), seed), f"{players}-players-{words}")


if __name__ == "__main__":
    main()
