"""Writes the stored games of Guildes that show something certain: each event, each dirty trick, each ending.

    PYTHONPATH=tests python -m games.guildes.write_records

Random games are played until together they show all of ``WANTED``; a game is kept if it shows something new. Needed when the
rules version changes.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.moves import play
from backroom.engine.record import Record
from backroom.engine.state import CHANCE
from backroom.games.guildes.printed import EVENTS, TRICKS
from backroom.testing.cases import Case
from backroom.testing.records import HOME, line_by_line, random_record

#: Moves of the dirty tricks, by trick.
USES = {
    "protection": ("protect",),
    "swap": ("swap",),
    "sacrifice": ("sacrifice",),
    "draw": ("draw",),
    "exchange": ("exchange",),
    **dict.fromkeys(TRICKS[5:], ("plus", "minus")),
}
WANTED = (
    {f"event {name}" for name in EVENTS}
    | {f"{name} {use}" for name, uses in USES.items() for use in uses}
    | {f"decline {name}" for name in TRICKS}
    | {"retract take", "retract play", "retract aside", "retract lay", "own card back", "nothing to draw"}
    | {"passed over", "ending won", "ending shared"}
)


def facts_of(record: Record) -> set[str]:
    """What a game shows, as words: ``event ties``, ``knights plus``, ``ending shared`` and the like."""
    found: set[str] = set()
    state: Any = record.start()
    before = ""
    for seat, text in record.log:
        word = text.split()[0]
        if word == "event" and record.options["events"]:
            found.add(text)
        elif word == "retract":
            found.add(f"retract {before}")
        elif (
            seat != CHANCE
            and state.trick[state.round][seat] >= 0
            and word not in ("take", "play", "lay", "aside", "keep")
        ):
            trick = TRICKS[state.trick[state.round][seat]]
            found.add(f"decline {trick}" if word == "decline" else f"{trick} {word}")
            if trick == "draw" and len(state.legal_actions(seat)) == 1:
                found.add("nothing to draw")
        play(record.game, state, seat, text)
        if word == "back" and state.got[state.players - 1] >= 0:
            if any(a == b for a, b in zip(state.aside[: state.players], state.got)):
                found.add("own card back")
        before = word
    told = record.game.part("view").view(state, None)
    if any(row["passed_over"] for row in told["count"]["rows"]):
        found.add("passed over")
    found.add("ending shared" if told["outcome"]["ranks"].count(1) > 1 else "ending won")
    return found


def main() -> None:
    missing, seed = set(WANTED), 0
    for old in (HOME / "guildes" / "records").glob("shows-*"):
        old.unlink()
    while missing:
        seed += 1
        players = 3 + seed % 4
        record = random_record(Case("guildes", players, (("events", True), ("tricks", True))), seed)
        new = facts_of(record) & missing
        if len(new) > len(missing) // 3:
            missing -= new
            path = HOME / "guildes" / "records" / f"shows-{players}-players-{seed}.json"
            path.write_bytes(record.to_json() + b"\n")
            path.with_suffix(".digest").write_text(f"{line_by_line(record):016x}\n")


if __name__ == "__main__":
    main()
