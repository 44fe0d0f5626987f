"""Writes the stored games of MOB: Big Apple that show something certain: each ending, each bonus, all spaces.

    PYTHONPATH=tests python -m games.mob.write_records

Random games are played until one shows what is wanted; the first such game is kept. Needed when the rules version changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backroom.engine.moves import RETRACT, play
from backroom.engine.record import Record, result_of
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.testing.records import HOME, line_by_line
from backroom.testing.walk import choose_move
from games.mob.positions import GAME, seen

Facts = set[str]


def facts_of(record: Record) -> Facts:
    """What a game shows, as words: ``space drive 2``, ``bonus 4 steal``, ``ending shared`` and the like."""
    found: Facts = set()
    state: Any = record.start()
    for seat, text in record.log:
        before = seen(state)
        word = text.split()[0]
        if word == "space":
            found.add(text)
        if before["phase"] == "bonus":
            found.add(f"bonus {before['attorney']['space']} {word}")
        elif word in ("switch", "drive", "mole", "crate", "add", "expose", "shoot"):
            found.add(word)
        elif word == "attorney":
            found.add("attorney takes" if " " in text else "attorney moves")
        elif word in ("home", "start", "end", RETRACT):
            found.add(word)
        have = before["seats"][seat]["warehouse"] if seat != CHANCE else 0
        play(GAME, state, seat, text)
        after = seen(state)
        if word == "load":
            reading = next(one for one in before["readings"] if one["move"] == text)
            if reading["lost"]:
                found.add("load full" if reading["fit"] == 0 else "load lost")
            if reading["leave"] == have:
                found.add("load empties")
            elif after["seats"][seat]["done"] and after["active"] != seat:
                found.add("sent back")
        if after["opening"] and after["opening"]["tied"]:
            found.add("opening tied")
        if after["shot"] and before["phase"] == "shot":
            found.add("shot hits" if after["shot"]["hit"] else "shot misses")
    found.add(f"ending {seen(state)['final']['by']}")
    return found


def random_record(seed: int, without: str) -> Record:
    """A random game in which nobody makes a move with this word in it (unless there is no other)."""
    record, rng = Record(GAME, 2, {}, ["random"] * 2), Rng(seed)
    state = record.start()
    notation = GAME.part("notation")
    while not state.over:
        for _ in range(50):
            seat, actions = choose_move(state, rng)
            text = notation.show(state, seat, actions)
            if not without or without not in text:
                break
        for action in actions:
            state.apply(action, seat)
        record.log.append((seat, text))
        if seat != CHANCE and state.can_retract(seat) and rng.below(3) == 0:
            record.log += [(seat, RETRACT), (seat, text)]
    record.result = result_of(state)
    return record


def first(wanted: Callable[[Facts], bool], without: str = "") -> Record:
    return next(
        record
        for record in (random_record(seed, without) for seed in range(100_000))
        if wanted(facts_of(record))
    )


WANTED: dict[str, tuple[Callable[[Facts], bool], str]] = {
    "ending-crates": (lambda facts: {"ending crates", "opening tied", "retract"} <= facts, ""),
    "ending-attorney": (lambda facts: "ending attorney" in facts, ""),
    "ending-shared": (lambda facts: {"ending shared", "home"} <= facts, "attorney"),
    "bonus-1": (lambda facts: {"bonus 1 expose", "bonus 1 decline"} <= facts, ""),
    "bonus-2": (lambda facts: {"bonus 2 add", "load full", "sent back"} <= facts, ""),
    "bonus-3": (lambda facts: {"bonus 3 expose", "bonus 3 add"} <= facts, ""),
    "bonus-4": (lambda facts: {"bonus 4 expose", "bonus 4 steal", "attorney takes"} <= facts, ""),
    "every-space": (lambda facts: sum(fact.startswith("space ") for fact in facts) == 18, ""),
}


def main() -> None:
    folder = HOME / "mob" / "records"
    for name, (wanted, without) in WANTED.items():
        record = first(wanted, without)
        (folder / f"{name}.json").write_bytes(record.to_json() + b"\n")
        (folder / f"{name}.digest").write_text(f"{line_by_line(record):016x}\n")


if __name__ == "__main__":
    main()
