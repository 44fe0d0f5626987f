"""The same call in a process that runs everything as plain Python, for tests that compare both builds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

TESTS = Path("tests").resolve()


def in_plain_python(module: str, call: str) -> Any:
    """What ``call`` gives there, after ``from module import *``, as JSON carries it."""
    script = (
        f"import json; from {module} import *; from backroom.engine.state import COMPILED as compiled; "
        f"print(json.dumps([compiled, {call}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "BACKROOM_PURE": "1", "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    compiled, given = json.loads(done.stdout)
    assert compiled is False
    return given
