"""Moving a game on: chance draws, bots choose, lines of a log are made. Asks nobody and prints nothing."""

from __future__ import annotations

from dataclasses import dataclass

from backroom import bots
from backroom.bots import Bot
from backroom.cli.base import Mistake
from backroom.engine.game import Game
from backroom.engine.moves import draw as draw
from backroom.engine.record import Line
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

PERSON = "me"
#: A bot's seed is below this, the most that Rng.below takes.
SEEDS = 0x7FFFFFFF


@dataclass
class Seat:
    """Who sits where: a person at this terminal or a bot."""

    name: str
    bot: Bot | None = None


def read_seats(text: str | None, players: int | None, game: Game, person: bool) -> list[str]:
    """`me,greedy,random` as a list of the right length; with nothing given: one person (or none) and bots."""
    known = bots.names(game, players)
    low, high = game.seats
    if text is None:
        count = low if players is None else players
        usual = "greedy" if person and "greedy" in known else "random"
        return ([PERSON] if person else [usual]) + [usual] * (count - 1)
    seats = [name.strip() for name in text.split(",")]
    known = bots.names(game, len(seats))
    for name in seats:
        if not (person and name.split(":")[0] == PERSON):
            if "@" in name:  # a level with a budget of its own
                bots.make(name, game, 0)
            elif not bots.offered(name, game, len(seats)):
                raise Mistake("house-no-bot", name=name, known=[*([PERSON] if person else []), *known])
    if players is not None and players != len(seats):
        raise Mistake("house-seats-count", seats=len(seats), players=players)
    if not low <= len(seats) <= high:
        raise Mistake("error-players", **game.crowd(len(seats)))
    return seats


def chance_line(game: Game, state: State, rng: Rng) -> Line:
    """Let chance act once; the line it leaves."""
    action = draw(state, rng)
    text: str = game.part("notation").show(state, CHANCE, (action,))
    state.apply(action, CHANCE)
    return CHANCE, text


def bot_line(game: Game, state: State, seat: int, bot: Bot) -> tuple[Line, int]:
    """Let a bot make one whole move; the line it leaves and how many actions it was."""
    actions = bot.move(state, seat)
    text: str = game.part("notation").show(state, seat, actions)
    for action in actions:
        state.apply(action, seat)
    return (seat, text), len(actions)
