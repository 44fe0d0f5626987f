"""Every game keeps the State's contract."""

from backroom.testing.contract import *  # noqa: F403
