"""Liar's dice: everyone rolls in secret, bids rise, somebody doubts; the last with dice wins. For two to ten."""

from __future__ import annotations

from typing import Any

from backroom.engine.game import Game, Value
from backroom.engine.knowledge import Open, open_words
from backroom.engine.state import State
from liars_dice import rules, schema

COLOURS = ("red", "blue", "yellow", "purple", "black", "brown", "green", "white", "orange", "pink")


def _make(players: int, options: dict[str, Value], data: Any) -> State:
    return rules.LiarsDice(players)


GAME = Game(
    name="liars_dice",
    seats=(2, schema.SEATS),
    rules_version=1,
    actions=schema.A_ALL,
    player_actions=schema.A_CHANCE,
    width=schema.WIDTH,
    colours=COLOURS,
    make=_make,
    package=__name__,
    lead=3.0,
    members={"bidder": "seat", "loser": "seat"},
    open={
        **open_words("bid", quiet=True),
        **open_words("doubt"),  # LD-04: dice are shown
        "roll": Open(words=2, owner=1),  # LD-02: what was rolled is its owner's alone
    },
)
