"""The server's benchmark beside that of another checkout, in turn, in one run: what a change cost or gained.

    python bench/server.py --against CHECKOUT [--seconds 4] [--rounds 3] [--tables 200]

The other checkout is run by its own ``.venv`` and bench/server.py. Ratios are theirs to ours of processor time a move,
and ours to theirs of moves a second: 1 and more is no loss. The best of each counts, as other work only ever adds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent


def one(checkout: Path, python: str, seconds: float, tables: int) -> dict[str, Any]:
    words = ["--rounds", "1", "--seconds", str(seconds), "--tables", str(tables), "--stored", "10", "--json"]
    told = subprocess.run(
        [python, "bench/server.py", *words], cwd=checkout, stdout=subprocess.PIPE, check=True
    ).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def run(against: Path, seconds: float, rounds: int, tables: int) -> dict[str, Any]:
    sides: dict[str, list[dict[str, Any]]] = {"before": [], "now": []}
    for number in range(rounds):
        sides["before"].append(one(against, str(against / ".venv" / "bin" / "python"), seconds, tables))
        sides["now"].append(one(HERE, sys.executable, seconds, tables))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return compare(sides) | {"rounds": rounds, "seconds": seconds, "load_average": os.getloadavg()[0]}


def compare(sides: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """For each row that both have: the best of either, and how many times as good ours is."""
    out: dict[str, Any] = {}
    for name in sides["now"][0]["fastest"]:
        rows = {
            side: [row for told in runs for row in told["fastest"].get(name, ())]
            for side, runs in sides.items()
        }
        if not all(rows.values()):
            continue
        cpu = {side: min(row["cpu_us_per_move"] for row in found) for side, found in rows.items()}
        speed = {side: max(row["moves_per_second"] for row in found) for side, found in rows.items()}
        out[name] = {
            "cpu_us_per_move": cpu,
            "cpu_ratio": round(cpu["before"] / cpu["now"], 3),
            "moves_per_second": speed,
            "moves_ratio": round(speed["now"] / speed["before"], 3),
        }
    return out
