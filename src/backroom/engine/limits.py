"""The engine's limits, each with its reason. What a game declares is held against them when it is declared (game.py)."""

from __future__ import annotations

MOST_SEATS = 15  # a set of seats is bits of an int16
MOST_ACTIONS = 4096  # a search has a place for each number of an action
MOST_CHOICES = (
    MOST_ACTIONS  # of one decision, or of chance: every number at once, so that no list is too long
)
MOST_MEMBERS = 8192  # int16 of a State: searches and environments copy it for every move
MOST_FACTS = 160  # of a seat, by which its chance to win is weighed (odds.py, appraisal.py)
MOST_PARTS = 8  # of a game, each with weights of its own (odds.py)
MOST_STEPS = 100_000  # actions of one game: what is not over by then is taken to have no end
