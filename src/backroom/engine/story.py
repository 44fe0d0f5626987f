"""What an entry of the log did, as steps: the one source of logs, captions, announcements, motion and shows.

A game tells steps in its story.py, ``steps(before, after, actor, texts)``: what one move, or a run of draws with the same
first word, made of the State. Both States and the texts are as the watcher may know them (knowledge.py); a game that has no
story.py has moves without steps. A step's sentence is the catalogue message ``<game>-step-<kind>`` with its facts; a step
without one is a picture only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from backroom.engine.knowledge import ALL, HIDDEN, RETRACT, Knower, Sight, readable
from backroom.engine.moves import play
from backroom.engine.state import CHANCE, State

if TYPE_CHECKING:
    from backroom.engine.game import Game

Step = dict[str, Any]
Facts = dict[str, Any]  # members of a step that are put together before it
Line = tuple[int, str]
SEAT_FACTS = ("seat", "target", "other")  # these facts hold a seat's number: who reads puts the name


def step(
    kind: str,
    who: int | None = None,
    *places: str,
    start: str | None = None,
    to: str | None = None,
    piece: str | None = None,
    count: int | None = None,
    outcome: dict[str, Any] | None = None,
    show: str | None = None,
    **facts: Any,
) -> Step:
    """One step. ``start`` and ``to`` are places too: they need not be named again. See docs/protocol.md for its members."""
    named = [place for place in (start, to) if place is not None and place not in places]
    told: Step = {"kind": kind, "who": who, "places": [*places, *named]}
    if start is not None:
        told["from"] = start
    if to is not None:
        told["to"] = to
    if piece is not None:
        told["piece"] = piece
    if count is not None:
        told["count"] = count
    if outcome is not None:
        told["outcome"] = outcome
    if who is not None and "seat" not in facts:
        facts = {"seat": who, **facts}
    if count is not None and "count" not in facts:
        facts["count"] = count
    told["facts"] = facts
    if show is not None:
        told["show"] = show
    return told


@dataclass(frozen=True, slots=True)
class Segment:
    """One move, or a run of draws with the same first word, between the States before and after it."""

    actor: int
    texts: tuple[str, ...]
    before: Sight
    after: Sight


def segments(
    game: Game, before: Sight | State, lines: Iterable[Line], after: Sight | None = None
) -> list[Segment]:
    """These lines played from ``before``, which stays as it is. ``after``: the State they lead to, if it is known."""
    grouped: list[tuple[int, str, list[str]]] = []
    for actor, text in lines:
        word = text.partition(" ")[0]
        if actor == CHANCE and grouped and grouped[-1][:2] == (CHANCE, word):
            grouped[-1][2].append(text)
        else:
            grouped.append((actor, word, [text]))
    now = before if isinstance(before, Sight) else Sight(game, before)
    found: list[Segment] = []
    for number, (actor, _, texts) in enumerate(grouped, 1):
        if after is not None and number == len(grouped):
            then = after
        else:
            state = now.state.clone()
            for text in texts:
                play(game, state, actor, text)
            then = Sight(game, state)
        found.append(Segment(actor, tuple(texts), now, then))
        now = then
    return found


class Known(NamedTuple):
    """A segment as one watcher may know it. Two watchers with equal ones are told the same."""

    actor: int
    texts: tuple[str, ...]
    before: State
    after: State


def knows(game: Game, told: Sequence[Segment], knower: Knower, sealed: bool = False) -> list[Known]:
    """These segments for one watcher. ``sealed``: the move's text is its maker's secret."""
    found: list[Known] = []
    for one in told:
        texts = tuple([readable(game, one.actor, text, knower) for text in one.texts])
        if sealed and one.actor >= 0 and knower not in (ALL, one.actor) and texts != (RETRACT,):
            texts = (HIDDEN,)
        found.append(Known(one.actor, texts, one.before.by(knower), one.after.by(knower)))
    return found


def chooses_with_others(state: State, seat: int) -> bool:
    """Whether a seat is to choose while others choose too, or have chosen and may still change it: a sealed choice."""
    others = [n for n in range(state.players) if n != seat]
    pending = state.pending()
    return seat in pending and any(n in pending or state.can_retract(n) for n in others)


def tell_record(
    game: Game, before: State, lines: Sequence[Line], knower: Knower
) -> list[tuple[int, list[Step]]]:
    """The steps of a record's lines from ``before`` on: how many lines each part is, with what it did."""
    found: list[tuple[int, list[Step]]] = []
    for one in segments(game, before, lines):
        sealed = game.simultaneous and one.actor >= 0 and chooses_with_others(one.before.state, one.actor)
        found.append((len(one.texts), tell(game, knows(game, [one], knower, sealed))))
    return found


def tell(game: Game, told: Sequence[Known]) -> list[Step]:
    """The steps of these segments; [] where the game tells none."""
    if not game.tells_story:
        return []
    steps: list[Step] = []
    story = game.part("story").steps
    for one in told:
        if one.texts == (RETRACT,):
            steps.append(step("retract", one.actor, f"seat:{one.actor}"))
        else:
            steps += story(one.before, one.after, one.actor, one.texts)
    return steps
