"""Backroom: board games as pure, compiled folds over a log of actions.

This file holds the version and the switch between compiled and plain Python. It imports nothing heavy: what a reader needs
is in `backroom.games`, `backroom.engine`, `backroom.bots` and so on.
"""

from __future__ import annotations

import os
import sys

__version__ = "0.1.0"

PURE = os.environ.get("BACKROOM_PURE") == "1"


def _run_from_source() -> None:
    """Make every `backroom.*` module load from its `.py`, though a compiled one lies beside it.

    Python prefers the compiled file; debuggers and coverage need the source.
    """
    from collections.abc import Sequence
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
    from importlib.metadata import entry_points
    from types import ModuleType

    # Also of packages that bring games of their own. Asked now: what this imports would ask the finder in turn.
    packages = {
        "backroom",
        *(entry.module.partition(".")[0] for entry in entry_points(group="backroom.games")),
    }

    class SourceFinder:
        @staticmethod
        def find_spec(
            name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
        ) -> ModuleSpec | None:
            top, _, rest = name.partition(".")
            if not rest or top not in packages:
                return None
            for entry in path or ():
                spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                # A folder without __init__.py gives a spec without a loader: that is Python's business.
                if spec is not None and spec.loader is not None:
                    return spec
            return None

    sys.meta_path.insert(0, SourceFinder())


if PURE:
    _run_from_source()
