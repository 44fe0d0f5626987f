"""Guildes: Portyl, a medieval town; guild cards taken and played in secret, three counts, the most votes win."""

from __future__ import annotations

import functools
from typing import Any

from backroom.engine.game import Game, Option, Value
from backroom.engine.knowledge import Open, open_words
from backroom.engine.search_settings import GameSearch, SearchSettings
from backroom.engine.state import State
from backroom.games.guildes import printed, rules, schema


@functools.lru_cache(maxsize=16)
def _cards(facts: printed.Printed) -> rules.Cards:
    return rules.cards_of(facts)


def _make(players: int, options: dict[str, Value], data: Any) -> State:
    cards = _cards(printed.printed() if data is None else data)
    return rules.Guildes(players, cards, bool(options["events"]), bool(options["tricks"]))


GAME = Game(
    name="guildes",
    seats=(3, schema.SEATS),
    rules_version=1,
    actions=schema.A_ALL,
    player_actions=schema.A_CHANCE,
    width=schema.WIDTH,
    colours=printed.SEATS,
    make=_make,
    options=(
        Option("events", False),  # GU-40
        Option("tricks", False),  # GU-50
    ),
    simultaneous=True,
    read_data=printed.read,
    search=GameSearch(
        SearchSettings(explore=0.3, urgency=0.24, noise=0.05),
        beginner=85,
        easy=50,
        medium=50,
        hard=400,
        expert=12_000,
        hint=2000,
    ),
    lead=15.0,
    package=__name__,
    members={
        "passes_to": "seat",
        "dealt_to": "seat",
        "by": "seat",
        "pays": "values",
        "later": "values",
        "values": "values",
        "refused": "values",
    },
    open={
        **open_words("play keep protect swap sacrifice draw exchange plus minus decline", quiet=True),
        **open_words("event trick last first"),
        # GU-70 to GU-74: what is taken, laid face down or put aside is its owner's alone; so is what is dealt
        **dict.fromkeys(("take", "lay", "aside"), Open(words=1)),
        **dict.fromkeys(("deal", "back", "drawn"), Open(words=2, owner=1)),
    },
)
