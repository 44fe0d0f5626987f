"""Moves as text and back, for every game."""

from backroom.testing.moves import *  # noqa: F403
