"""The secrecy check that every game inherits: whatever is told to a watcher about twin worlds (twin_worlds.py) is the same.

Twice: what the game's own code makes of the States as they are, for it is to tell no guesses either; and what leaves
through the seam (engine/knowledge.py): views, steps, texts, and a table's log, news and export.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from backroom.engine import knowledge
from backroom.engine.errors import BackroomError
from backroom.engine.game import Game
from backroom.engine.knowledge import HIDDEN, SPECTATOR, Knower, readable
from backroom.engine.moves import play
from backroom.engine.story import Known, Segment, deed_from, knows, segments, tell
from backroom.table import chance, commands, create, decide, events, projection
from backroom.table.export import export, own_receipts
from backroom.table.table import Table
from backroom.testing.twin_worlds import Twins

NOW = 1_700_000_000_000
TRIED = 6  # lines of which the texts are tried again by who may not
MOMENTS = 16  # of a game, at which that is done
THOUGHT = 2  # moves of the watcher that are told as thought of


def eyes(twins: Twins) -> list[Knower]:
    """The watcher, and a spectator, who knows less."""
    return [None] if twins.watcher == SPECTATOR else [twins.watcher, None]


def differences(what: str, told: list[Any]) -> Iterator[str]:
    if told[0] != told[1]:
        yield what


def engine_leaks(twins: Twins) -> set[str]:
    """What the game or the engine tells of the two worlds and differs; nothing, in a game that keeps its secrets."""
    found: set[str] = set()
    for number, worlds in enumerate(twins.states()):
        if worlds[0].to_bytes() == worlds[1].to_bytes():
            continue  # of one and the same State nothing can differ
        for knower in eyes(twins):
            found |= set(_views(twins, list(worlds), knower))
        if twins.watcher != SPECTATOR and number % max(1, len(twins.lines[0]) // MOMENTS) == 0:
            found |= set(_refusals(twins, list(worlds), number))
    parts = [segments(twins.game, twins.start(), lines) for lines in twins.lines]
    for pair in zip(*parts):
        if (
            len({(part.texts, part.before.state.to_bytes(), part.after.state.to_bytes()) for part in pair})
            == 1
        ):
            continue
        for knower in eyes(twins):
            found |= set(_steps(twins, pair, knower))
    return found if len(parts[0]) == len(parts[1]) else {*found, "how much is told"}


def _sealed(after: Any, seat: int) -> bool:
    """A choice that its seat may still take back: a table tells nobody else what it is."""
    return seat >= 0 and bool(after.can_retract(seat))


def _views(twins: Twins, worlds: list[Any], knower: Knower) -> Iterator[str]:
    game = twins.game
    view, notation = game.part("view").view, game.part("notation")
    yield from differences("view", [view(world, knower) for world in worlds])
    yield from differences("view through the seam", [knowledge.view(game, world, knower) for world in worlds])
    if isinstance(knower, int):
        yield from differences("moves", [notation.moves(world, knower) for world in worlds])
        yield from differences("forms", [notation.forms(world, knower) for world in worlds])
        for text in notation.moves(worlds[0], knower)[:THOUGHT] if knower in worlds[0].pending() else ():
            yield from differences("deed", [deed_from(game, world, knower, text) for world in worlds])
        if not game.has("observe"):
            return
        observer = game.observer(twins.players)
        yield from differences("observation", [observer.observe(world, knower) for world in worlds])


def _refusals(twins: Twins, worlds: list[Any], number: int) -> Iterator[str]:
    """What the watcher hears when it tries what it may not: moves of others, its own of before, and to take back."""
    read = [one for one, two in zip(*twins.lines) if one == two]
    texts = {text for _, text in (read[: number + 1][-TRIED:] + read[-2:])} | {knowledge.RETRACT, "no-move"}
    texts |= {" ".join(text.split()[:words]) for text in texts for words in range(1, len(text.split()))}
    bare = replace(twins.game, hidden=False)  # the game's own code, given the State as it is
    for text in sorted(texts):
        answers = [_answer(bare, world, twins.watcher, text) for world in worlds]
        yield from differences("how a text is read, or refused", answers)
        answers = [_answer(twins.game, world, twins.watcher, text) for world in worlds]
        yield from differences("how a text is read, or refused, through the seam", answers)


def _answer(game: Game, state: Any, seat: int, text: str) -> tuple[str, list[Any]]:
    """The actions that a text is read as, or the error."""
    try:
        return "", list(play(game, state.clone(), seat, text))
    except BackroomError as error:
        return error.key, sorted(error.facts.items())


def _steps(twins: Twins, pair: tuple[Segment, ...], knower: Knower) -> Iterator[str]:
    """Texts; the story of the States as they are, given only the texts that the watcher reads; and that of the seam."""
    game = twins.game
    texts, raw, through = [], [], []
    for part in pair:
        sealed = _sealed(part.after.state, part.actor)
        read = tuple(readable(game, part.actor, text, knower) for text in part.texts)
        if sealed and part.actor != knower:
            read = (HIDDEN,)
        texts.append(read)
        raw.append(tell(game, [Known(part.actor, read, part.before.state, part.after.state)]))
        through.append(tell(game, knows(game, [part], knower, sealed)))
    yield from differences("text", texts)
    yield from differences("steps", raw)
    yield from differences("steps through the seam", through)


# ---- a table in memory ----------------------------------------------------------------------------------------------


class Script:
    """Chance draws what the twins were dealt."""

    def __init__(self, twins: Twins) -> None:
        self.twins, self.other = twins, False

    def draw(self, stream: bytes, number: int, outcomes: Any) -> int:
        action = self.twins.draws[self.other][number]
        assert action in [outcome for outcome, _ in outcomes]
        return action

    def install(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(chance, "draw", self.draw)


def table_leaks(twins: Twins, patch: pytest.MonkeyPatch) -> set[str]:
    """What a table tells of the two worlds and differs: its log, news, views and export at every moment."""
    script = Script(twins)
    script.install(patch)
    told = []
    for other in (False, True):
        script.other = other
        told.append(list(_table_tells(twins, other)))
    found = {what for (what, one), (_, two) in zip(*told) if one != two}
    return found if len(told[0]) == len(told[1]) else {*found, "how much is told"}


def _table_tells(twins: Twins, other: bool) -> Iterator[tuple[str, bytes]]:
    count = iter(range(1_000_000))

    def fresh() -> str:
        return chance.sha("twin", str(next(count)))

    encode = msgspec.json.encode
    people = [f"person-{n}" for n in range(twins.players)]
    wish = commands.NewTable(
        game=twins.game.name, seats=[commands.SeatWish("me", "P")] * twins.players, options=twins.options
    )
    made = create.made("twin", wish, people[0], "P", NOW, fresh, [fresh() for _ in range(twins.players + 1)])
    for place, who in zip(made.seats, people):
        place.who = who
    table = Table.fold("twin", [events.encode(made)])

    def accept(command: Any, who: str) -> None:
        decision = decide.decide(table, command, who, NOW, fresh)
        assert isinstance(decision, decide.Decision)
        table.accept(decision.entry, decision.raw, decision.state)

    for seat, who in enumerate(people):
        accept(commands.AddBits(id="bits", seat=seat, commit=made.commit, bits=fresh()), who)
    accept(commands.Start(id="start"), people[0])
    knowers = eyes(twins)
    for number, (seat, text) in enumerate(twins.moves(other)):
        rid = f"m{number}"
        if text == knowledge.RETRACT:
            accept(commands.Retract(id=rid, seat=seat), people[seat])
        else:
            accept(commands.Move(id=rid, seat=seat, at=table.seq, text=text), people[seat])
        news = projection.news_lines(table, table.seq, table.entry(table.seq), knowers)
        for knower in knowers:
            yield "news", bytes(news[knower])
            yield "table", encode(projection.moving_facts(table, NOW))
            if number % 7 == 0:
                yield "view of a table", encode(projection.view(table, knower))
                shared, own = projection.parts(table, [knower])
                yield "parts of a view", encode([shared, own[knower]])
    for knower in knowers:
        yield "log", encode(projection.lines(table, 0, knower))
        yield "export", encode(export(table, knower))
        if isinstance(knower, int):
            yield "receipts", encode(own_receipts(table, knower))
