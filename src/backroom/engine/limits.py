"""The engine's limits, each with its reason. What a game declares is held against them when it is declared (game.py)."""

from __future__ import annotations

MOST_SEATS = 15  # a set of seats is bits of an int16
MOST_ACTIONS = 4096  # a search has a place for each number of an action
MOST_CHOICES = 512  # the width: what one decision, or chance, may offer at once
