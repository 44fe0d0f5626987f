"""MOB: Big Apple: two families, six districts, crates of liquor; cars, moles, and a district attorney to push around."""

from __future__ import annotations

from typing import Any

from backroom.engine.game import Game, Value
from backroom.engine.knowledge import Open, open_words
from backroom.engine.search_settings import GameSearch, SearchSettings
from backroom.engine.state import State
from backroom.games.mob import rules, schema
from backroom.games.mob.printed import Printed, printed, read

_boards: dict[Printed, rules.Board] = {}


def _make(players: int, options: dict[str, Value], data: Any) -> State:
    facts: Printed = printed() if data is None else data
    if facts not in _boards:
        _boards[facts] = rules.board_of(facts)
    return rules.Mob(_boards[facts])


GAME = Game(
    name="mob",
    seats=(2, schema.SEATS),
    rules_version=1,
    actions=schema.A_ALL,
    player_actions=schema.A_CHANCE,
    width=schema.WIDTH,
    colours=("red", "blue"),
    make=_make,
    simultaneous=True,
    read_data=read,
    search=GameSearch(
        SearchSettings(explore=0.15, urgency=0.12, horizon=1, trust=1.0, sift=1.0),
        judge=SearchSettings(margin=0.0, horizon=1, trust=1.0, appraised=False),
        beginner=28,
        easy=13,
        medium=300,
        hard=6000,
        expert=200_000,
        hint=12_000,
    ),
    lead=4.0,
    package=__name__,
    members={"possible": "values", "unseen_values": "values", "bonuses": "values"},
    open={
        **open_words(
            "roll home load space switch drive mole crate attorney add steal end decline", quiet=True
        ),
        **open_words("start shoot expose die"),  # an exposed mole shows its value: not to be taken back
        "moles": Open(words=1),  # MB-11: the values are their owner's alone, also once both are put
    },
)
