"""The attacks that the server has to bear, whole: real servers on loopback, bounded in number and time.

    python -m bench.attack [--family NAME ...] [--list] [--server PYTHON]

One line a family. ``--server`` names the interpreter whose installation is served, so that an older one can be measured by
the same attacks. Families live in ``bench/attack_*.py``: each has ``FAMILIES``, names with functions that give a line. The
tests run samples of the same (tests/server); docs/reliability.md has the figures.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
for place in (HERE.parent, HERE.parent / "tests"):
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))

Family = tuple[str, Callable[[], str]]
SERVER = "BACKROOM_ATTACKED"  # the interpreter that serves


def families() -> list[Family]:
    found: list[Family] = []
    for file in sorted(HERE.glob("attack_*.py")):
        module = importlib.import_module(f"bench.{file.stem}")
        found += getattr(module, "FAMILIES", [])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--family", action="append", default=[], metavar="NAME")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--server", default=sys.executable, metavar="PYTHON")
    asked = parser.parse_args()
    os.environ[SERVER] = asked.server
    known = families()
    if asked.list:
        print("\n".join(name for name, _ in known))
        return
    if unknown := set(asked.family) - {name for name, _ in known}:
        parser.error(f"no such family: {', '.join(sorted(unknown))}")
    failed = 0
    for name, attack in known:
        if asked.family and name not in asked.family:
            continue
        began = time.monotonic()
        try:
            told = attack()
        except Exception as error:
            failed += 1
            told = f"FAILED: {''.join(traceback.format_exception_only(error)).strip()}"
        print(f"{name:18} {told}  ({time.monotonic() - began:.0f} s)", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
