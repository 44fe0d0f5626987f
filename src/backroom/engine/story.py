"""What an entry of the log did, as steps: the one source of logs, captions, announcements, motion and shows.

A game tells steps in its story.py, ``steps(before, after, actor, texts)``: what one move, or a run of draws with the same
first word, made of the State. Both States and the texts are as the watcher may know them (knowledge.py). The moves of a
game that has no story.py are told in the words of its notation (``plain_steps``). A step's sentence is the catalogue
message ``<game>-step-<kind>`` with its facts, or the engine's own ``step-<kind>``; a step without either is a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from backroom.engine.knowledge import ALL, HIDDEN, RETRACT, Knower, Sight, readable
from backroom.engine.moves import play
from backroom.engine.state import CHANCE, State

if TYPE_CHECKING:
    from backroom.engine.game import Game

Step = dict[str, Any]
Facts = dict[str, Any]  # members of a step that are put together before it
Line = tuple[int, str]
Teller = Callable[..., list[Step]]
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


def by_word(*tellers: Teller) -> dict[str, Teller]:
    """A game's tellers by the first word of the texts that they tell: ``_boss`` tells ``boss 14``."""
    return {teller.__name__.removeprefix("_"): teller for teller in tellers}


class Segment(NamedTuple):
    """One move, or a run of draws with the same first word, between the States before and after it."""

    actor: int
    texts: tuple[str, ...]
    before: Sight
    after: Sight


def segments(
    game: Game, before: Sight | State, lines: Iterable[Line], after: Sight | None = None
) -> list[Segment]:
    """These lines played from ``before``, which stays as it is. ``after``: the State they lead to, if it is known."""
    now = before if isinstance(before, Sight) else Sight(game, before)
    lines = list(lines)
    if after is not None and len(lines) == 1:  # so most entries are
        return [Segment(lines[0][0], (lines[0][1],), now, after)]
    grouped: list[tuple[int, str, list[str]]] = []
    for actor, text in lines:
        word = text.partition(" ")[0]
        if actor == CHANCE and grouped and grouped[-1][:2] == (CHANCE, word):
            grouped[-1][2].append(text)
        else:
            grouped.append((actor, word, [text]))
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
    """The steps of these segments."""
    steps: list[Step] = []
    story = game.storyteller or plain_steps
    for one in told:
        if one.texts == (RETRACT,):
            steps.append(step("retract", one.actor, f"seat:{one.actor}"))
        else:
            steps += story(one.before, one.after, one.actor, one.texts)
    return steps


def plain_steps(before: State, after: State, actor: int, texts: tuple[str, ...]) -> list[Step]:
    """The story of a game that tells none itself: its moves and draws in the words of its notation, and who has won."""
    told: list[Step] = []
    shown = [text for text in texts if text != HIDDEN]
    if actor >= 0 and shown:
        told.append(step("plain-move", actor, f"seat:{actor}", move=shown[0]))
    elif actor >= 0:
        told.append(step("plain-hidden", actor, f"seat:{actor}"))
    elif shown:
        told.append(step("plain-drawn", draws=", ".join(shown)))
    if after.over and not before.over:
        first = [seat for seat, rank in enumerate(after.ranks()) if rank == 1]
        if len(first) == 1:
            told.append(step("plain-won", None, f"seat:{first[0]}", seat=first[0]))
        else:
            told.append(step("plain-over"))
    return told


def deed(game: Game, state: State, seat: int, text: str) -> list[Step]:
    """A move that is only thought of, as a step: what its maker would do, from what they know, not what would come of it.

    Where the first step of a move already tells an outcome, the game's story has a ``deed(before, seat, text)`` of its own.
    """
    return deed_from(game, Sight(game, state).by(seat), seat, text)


def deed_from(game: Game, before: State, seat: int, text: str) -> list[Step]:
    """``deed`` in a position as its maker knows it."""
    own: list[Step] = game.part("story").deed(before, seat, text) if game.thinks_of_deeds else []
    if not own:
        after = before.clone()
        play(game, after, seat, text)
        own = [one for one in tell(game, [Known(seat, (text,), before, after)]) if one["who"] == seat][:1]
    return [{name: value for name, value in one.items() if name not in ("outcome", "show")} for one in own]
