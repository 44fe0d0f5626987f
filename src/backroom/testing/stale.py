"""Whether a game was changed and not compiled again: its tests would then run the rules of before."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from backroom import games
from backroom.engine.state import COMPILED

SLACK = 2.0  # seconds: the files of a package are not all written at once when it is installed


def stale(folder: Path) -> Iterator[Path]:
    """Sources in a game's folder that are newer than what was compiled from them."""
    for made in folder.rglob("*.so"):
        stem = made.name.partition(".")[0]
        sources = [made.with_name(f"{stem}.py"), made.with_name(f"{stem}.pxd"), folder / "schema.py"]
        if made.parent.name == "rules":  # one class of all phases
            sources += made.parent.glob("*.py")
        elif stem != "rules":
            sources.pop()
        built = made.stat().st_mtime
        yield from (one for one in sources if one.is_file() and one.stat().st_mtime > built + SLACK)


def warn(*names: str) -> None:
    """Say so of these games. No more than a warning: a change of a comment is none of what is compiled."""
    for source in games.sources() if COMPILED else ():
        if source.name not in names or source.entry is None:
            continue
        found = find_spec(source.entry.module)
        origin = found.origin if found is not None else None
        for one in sorted(set(stale(Path(origin).parent))) if origin else ():
            told = (
                f"{one} is newer than what was compiled from it: python setup.py --quiet build_ext --inplace"
            )
            warnings.warn(told, stacklevel=2)
