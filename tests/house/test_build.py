"""The build: compiled where there is a compiler, plain and told so where there is none; the switch between
both.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def python(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )


FORM = """
import backroom.engine.state as state, backroom.games.tammany.rules.state as rules
print(state.COMPILED, state.__file__, rules.__file__)
"""


def test_pure_runs_every_module_from_its_source() -> None:
    compiled, *files = python("-c", FORM, BACKROOM_PURE="1").stdout.split()
    assert compiled == "False"
    assert [Path(file).suffix for file in files] == [".py", ".py"]


def test_the_compiled_form_is_what_runs_otherwise() -> None:
    compiled, *files = python("-c", FORM, BACKROOM_PURE="0").stdout.split()
    assert compiled == "True"
    assert ".py" not in [Path(file).suffix for file in files]


def test_importing_the_package_is_quick() -> None:
    timed = "import time; t = time.perf_counter(); import backroom; print(time.perf_counter() - t)"
    assert min(float(python("-c", timed).stdout) for _ in range(5)) < 0.150


@pytest.mark.parametrize("must", ["0", "1"])
def test_a_machine_without_a_compiler(must: str, tmp_path: Path) -> None:
    built = python(
        "setup.py", "build_ext", "--build-lib", str(tmp_path / "lib"), "--build-temp", str(tmp_path / "temp"),
        CC="/no/compiler", BACKROOM_MUST_COMPILE=must, BACKROOM_ONLY="engine/rng",
    )  # fmt: skip
    assert not list(tmp_path.rglob("*.so"))
    if must == "1":
        assert built.returncode != 0
    else:
        assert built.returncode == 0
        assert "no working C compiler" in built.stderr
        assert "backroom.engine.rng" in built.stderr


def test_nothing_is_skipped_where_nothing_may_be(tmp_path: Path) -> None:
    for file in ("conftest.py", "heard.py"):
        (tmp_path / file).write_text((ROOT / "tests" / file).read_text())
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.skip(reason='no database')\n"
        "def test_marked(): ...\n"
        "def test_inside(): pytest.skip('no browser')\n"
        "def test_runs(): ...\n"
    )
    (tmp_path / "test_absent.py").write_text("import pytest\npytest.importorskip('no_such_module')\n")

    def counted(no_skip: str) -> tuple[int, str]:
        found = python(
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            "--continue-on-collection-errors",
            "-c",
            "/dev/null",
            str(tmp_path),
            BACKROOM_NO_SKIP=no_skip,
            PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
        )
        return found.returncode, found.stdout

    assert counted("0")[0] == 0
    status, out = counted("1")
    assert status != 0
    for reason in ("no database", "no browser", "no_such_module"):
        assert reason in out


def test_what_needs_compiled_code_is_not_skipped_in_the_plain_run_but_not_there() -> None:
    """A skip is a failure where everything must run: such a test stands under ``if COMPILED:``."""
    plain = next(
        line for line in (ROOT / "Makefile").read_text().splitlines() if "tests/engine" in line
    ).split()
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in plain
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if re.search(r"skipif|\.skip\(", line) and "COMPILED" in line
    ]
    assert len(plain) > 1
    assert found == []
