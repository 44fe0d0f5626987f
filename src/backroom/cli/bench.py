"""`backroom bench engine`: a benchmark of the checkout, run with this Python. The measuring lives in bench/."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

import backroom
from backroom.cli.base import Lang, Mistake, app, named, say

FOLDER = Path(backroom.__file__).resolve().parents[2] / "bench"


def known() -> list[str]:
    """The benchmarks there are: files of bench/ that can be run."""
    return sorted(
        p.stem for p in FOLDER.glob("*.py") if 'if __name__ == "__main__"' in p.read_text(encoding="utf-8")
    )


@app.command(
    help=say("house-help-bench"), context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
)
def bench(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar=named("NAME"), help=say("house-help-bench-name"))],
    lang: Lang = None,
) -> None:
    if not FOLDER.is_dir():
        raise Mistake("house-no-bench", folder=FOLDER)
    if name not in known():
        raise Mistake("house-bench-unknown", name=name, known=known())
    # All other options (--json, --plot …) are the benchmark's own.
    status = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py"), *context.args], check=False
    ).returncode
    raise typer.Exit(status)
