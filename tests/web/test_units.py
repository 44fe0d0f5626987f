"""The client's own tests, so that `make test` is all of them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from bench.count_tables import write_tables

WEB = Path(__file__).parents[2] / "web"


def test_client(tmp_path: Path) -> None:
    """Counting a real table is compared with the engine: a sample here, 10,000 tables by bench/count_tables.py."""
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("no npm, or the client was not built here (make setup builds it)")
    write_tables(tmp_path / "tables.json", 300, seed=7)
    environment = os.environ | {"BACKROOM_TABLES": str(tmp_path / "tables.json")}
    done = subprocess.run(
        [npm, "run", "test"], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
