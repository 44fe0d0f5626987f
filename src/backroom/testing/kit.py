"""All tests that a game inherits, in one place to import from."""

from backroom.testing.contract import *  # noqa: F403
from backroom.testing.moves import *  # noqa: F403
from backroom.testing.secrecy import *  # noqa: F403
