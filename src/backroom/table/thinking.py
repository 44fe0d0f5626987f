"""A bot's whole move for a seat, or advice for it, from what that seat knows and nothing else. Runs anywhere: takes and
gives plain data.
"""

from __future__ import annotations

from typing import Any

import msgspec

from backroom import bots
from backroom.engine.errors import OptionError
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import State
from backroom.table.table import Table, load_game

MOST_ACTIONS = 64  # of one move; a bot that goes on longer is broken


class Task(msgspec.Struct, frozen=True):
    """What a bot is asked: a State drawn anew from the seat's knowledge, as bytes. What is hidden is not in it."""

    game: str
    players: int
    options: dict[str, bool | str]
    data: dict[str, Any] | None
    state: bytes
    seat: int
    bot: str
    seed: int


def task(table: Table, seat: int, bot: str, seed: int) -> Task:
    """The question for ``bot`` on this seat now."""
    assert table.state is not None
    imagined = table.state.determinise(seat, Rng(seed))
    made = table.made
    return Task(made.game, table.players, made.options, made.data, imagined.to_bytes(), seat, bot, seed)


def think(asked: Task) -> str:
    """The move as text."""
    game = load_game(asked.game)
    facts = game.own_data(asked.data)
    state = game.from_bytes(asked.state, asked.players, asked.options, facts)
    actions = choose(state, _seated(asked, game), asked.seat)
    before = game.from_bytes(asked.state, asked.players, asked.options, facts)
    text: str = game.part("notation").show(before, asked.seat, actions)
    return text


def _seated(asked: Task, game: Game) -> bots.Bot:
    """The seat's bot; in the usual manner where its style is gone that the game had when the table was made."""
    try:
        return bots.make(asked.bot, game, asked.seed)
    except OptionError:
        return bots.make(bots.level_of(asked.bot), game, asked.seed)


def may_advise(table: Table) -> bool:
    """Whether players of this table may ask for advice: where that was agreed, and where nobody plays against a person."""
    people = sum(1 for seat in table.seats if seat.kind != "bot" or seat.away)
    return table.made.hints or people <= 1


def advise(asked: Task) -> dict[str, Any]:
    """What a coach says of the seat's decision (bots/hints.py). ``bot``: whose move it advises; "": the search's."""
    game = load_game(asked.game)
    facts = game.own_data(asked.data)
    state = game.from_bytes(asked.state, asked.players, asked.options, facts)
    best = None
    if asked.bot:
        best = choose(state.clone(), bots.make(asked.bot, game, asked.seed), asked.seat)
    return bots.hints.plain(bots.advise(game, state, asked.seat, seed=asked.seed, best=best))


def choose(state: State, bot: Any, seat: int) -> tuple[int, ...]:
    """One whole move; changes ``state``."""
    if isinstance(bot, bots.Bot):  # it thinks once about the whole move
        whole = bot.move(state, seat)
        for action in whole:
            state.apply(action, seat)
        return whole
    actions: list[int] = []
    while len(actions) < MOST_ACTIONS:
        action = bot.choose(state, seat)
        state.apply(action, seat)
        actions.append(action)
        if state.over or not state.mid_move(seat):
            break
    return tuple(actions)
