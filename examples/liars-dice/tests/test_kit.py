"""Everything that holds for every game: contract, moves as text, secrets."""

from backroom.testing.kit import *  # noqa: F403
