"""The command `backroom`: one module a group of commands, each of which adds itself.

A new group is a new file that imports `app` from `backroom.cli.base` and decorates its functions; nothing else changes.
Whatever a person gets wrong ends in one sentence on stderr and exit status 2, never in a traceback.
"""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and end the process with its status."""
    from backroom.cli.base import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
