"""Tammany Hall: New York, 1850s; ward bosses, immigrants, favours, slander, sealed bids, four elections."""

from __future__ import annotations

from typing import Any

from backroom.engine.game import Game, Option, Value
from backroom.engine.knowledge import open_words
from backroom.engine.search_settings import GameSearch, SearchSettings
from backroom.engine.state import State
from backroom.games.tammany import rules, schema
from backroom.games.tammany.printed import printed

_board: rules.Board | None = None


def _make(players: int, options: dict[str, Value], data: Any) -> State:
    global _board
    if _board is None:
        _board = rules.board_of(printed())
    return rules.Tammany(players, _board, options["locks"] == "sealed", bool(options["spread_needs_boss"]))


GAME = Game(
    name="tammany",
    seats=(3, schema.SEATS),
    rules_version=1,
    actions=schema.A_ALL,
    player_actions=schema.A_CHANCE,
    width=schema.WIDTH,
    colours=("red", "yellow", "purple", "black", "brown"),
    make=_make,
    options=(
        Option("locks", "rulebook", choices=("rulebook", "sealed")),  # TH-36
        Option("spread_needs_boss", True),  # TH-43
    ),
    simultaneous=True,
    search=GameSearch(
        SearchSettings(explore=0.25, urgency=0.2, horizon=16),
        beginner=68,
        easy=35,
        medium=25,
        hard=120,
        expert=12_000,
    ),
    package=__name__,
    members={"mayor": "seat", "competitors": "seats", "asked": "seats", "final.chips": "seats"},
    kinds=("office",),
    open={
        **open_words("boss cube chip remove lock move slander spread end bonus appoint", quiet=True),
        **open_words("bid first settle draw"),  # TH-63: while a bid is secret the table seals it
    },
)
