"""Real tables of Guildes counted twice: by the browser's client (web/src/games/guildes/sheet) and by the engine.

    python bench/count_tables.py [--tables 10000] [--seed 1]

Random tableaux of three to six players, every count, ties passed over or not, dirty tricks F to I, the usual figures and
figures of one's own; every row of every count is compared. Says how many were alike; the first that differ are shown.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from backroom.games.guildes.counting import MARKED, copies, score
from backroom.games.guildes.printed import EVENTS, GUILDS, KINDS, THIRD_PLACES, TRICKS, Printed, printed, read
from backroom.games.guildes.rules import Guildes, cards_of

WEB = Path(__file__).parents[1] / "web"


def own_figures(rng: random.Random) -> tuple[dict[str, Any], Printed]:
    """Figures that hold together (GU-08), as a file has them and as the engine reads them."""
    numbers = [guild.cards for guild in printed().guilds]
    rng.shuffle(numbers)

    def falling(first: int, places: int) -> list[int]:
        return [first, *sorted((rng.randint(0, first) for _ in range(places - 1)), reverse=True)]

    guilds = [
        {
            "name": name,
            "cards": cards,
            "first": [cards],
            "second": falling(cards, 2),
            "third": falling(cards, THIRD_PLACES.get(name, 3)),
        }
        for name, cards in zip(GUILDS, numbers)
    ]
    militia = {"cards": 15, "votes": rng.randint(0, 9)}
    lines = ["[militia]", *(f"{name} = {value}" for name, value in militia.items())]
    for guild in guilds:
        lines += ["[[guild]]", *(f"{name} = {json.dumps(value)}" for name, value in guild.items())]
    for event in EVENTS:
        lines += ["[[event]]", f'name = "{event}"', 'passes = "left"']
    for trick, letter in zip(TRICKS, "ABCDEFGHI"):
        lines += ["[[trick]]", f'name = "{trick}"', f'letter = "{letter}"']
    return {"militia": militia, "guild": guilds}, read("\n".join(lines).encode(), "own.toml")


def one_table(rng: random.Random) -> dict[str, Any]:
    """A table and what the engine makes of it."""
    players, count, ties = rng.randint(3, 6), rng.randint(1, 3), rng.random() < 0.4
    data, facts = own_figures(rng) if rng.random() < 0.5 else (None, printed())
    most = copies(Guildes(players, cards_of(facts), True, True))
    tableaux: list[dict[str, int]] = [{} for _ in range(players)]
    for kind, left in zip(KINDS, most):
        for tableau in rng.sample(tableaux, players):
            # Small numbers meet oftener: ties are what is worth comparing.
            n = min(left, rng.choice((0, 0, 1, 1, 2, 2, 3, 4, 6)))
            left -= n
            if n:
                tableau[kind] = n
    marks = {
        kind: (rng.randrange(players), rng.choice((1, -1)))
        for kind in MARKED
        if rng.random() < 0.4 and (players > 3 or kind != "alchemists")
    }
    told = score(players, tableaux, count, ties, facts, marks)
    asked = {"players": players, "count": count, "ties": ties, "tableaux": tableaux, "data": data}
    return asked | {"marks": {k: {"seat": s, "sign": n} for k, (s, n) in marks.items()}, "told": told}


def write_tables(file: Path, tables: int, seed: int) -> None:
    """For web/tests/votes.test.ts, which counts them again and fails on the first row that differs."""
    rng = random.Random(seed)
    file.write_text(json.dumps([one_table(rng) for _ in range(tables)]))


def compare(tables: int, seed: int) -> subprocess.CompletedProcess[str]:
    npx = shutil.which("npx")
    assert npx is not None, "node and npm are needed to run the client's counting"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.json"
        write_tables(file, tables, seed)
        command = [npx, "vitest", "run", "tests/votes.test.ts"]
        environment = os.environ | {"BACKROOM_TABLES": str(file)}
        return subprocess.run(
            command, cwd=WEB, env=environment, capture_output=True, text=True, check=False, timeout=300
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/count_tables.py")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    done = compare(given.tables, given.seed)
    print(done.stdout[-2000:] if done.returncode else f"{given.tables} tables: client and engine count alike")
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
