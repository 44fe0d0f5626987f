"""The picture of docs/bots.md: each level's rating with its interval, at every table that was measured.

python bench/ratings.py [--file src/backroom/bots/ratings.json] [--out docs/img/bots-ratings.svg]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from backroom.arena.plots import levels

HERE = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/ratings.py")
    parser.add_argument("--file", type=Path, default=HERE / "src/backroom/bots/ratings.json")
    parser.add_argument("--out", type=Path, default=HERE / "docs/img/bots-ratings.svg")
    given = parser.parse_args()
    found = json.loads(given.file.read_bytes())["games"]
    tables = {
        f"{game}, {players} players": table["levels"]
        for game in found
        for players, table in found[game].items()
    }
    levels(tables, given.out, "Rating by level (greedy is 1000; bars: 95 % intervals)", "rating")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
