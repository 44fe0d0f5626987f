"""The kernel's own games: compiled when the engine is compiled, plain Python when it is plain."""

from __future__ import annotations

import fcntl
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from backroom.engine.state import COMPILED, State

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILT = ROOT / "build" / "kernel"

BUILD = """
import sys
from pathlib import Path
from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from backroom.engine import codegen

name, folder, built, include = sys.argv[1:]
rules = next(rules for rules in codegen.games(Path(folder)) if rules.module == name)
source = codegen.generate(rules, Path(built) / "rules")
modules = cythonize([Extension(name, [str(source)], extra_compile_args=["-O1", "-g0"])], build_dir=f"{built}/c",
                    include_path=[include, folder], compiler_directives={"language_level": 3}, quiet=True)
command = build_ext(Distribution({"name": "kernel", "ext_modules": modules}))
command.build_lib = command.build_temp = built
command.ensure_finalized()
command.run()
"""


def compiled(name: str) -> Path:
    """The shared library, built when a source is newer; the engine's pxd count too, they give the layout."""
    BUILT.mkdir(parents=True, exist_ok=True)
    module = f"kernel.{name}.rules"
    with (BUILT / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two workers, one build
        engine = ROOT / "src/backroom/engine"
        sources = [
            HERE / name / "schema.py",
            HERE / name / "rules.py",
            engine / "codegen.py",
            *engine.glob("*.pxd"),
        ]
        pattern = f"kernel/{name}/rules.{sys.implementation.cache_tag}*"
        found = list(BUILT.glob(pattern))
        newest = max(path.stat().st_mtime for path in sources)
        if not found or found[0].stat().st_mtime < newest:
            for old in found:
                old.unlink()
            arguments = [module, str(HERE.parent), str(BUILT), str(ROOT / "src")]
            done = subprocess.run(
                [sys.executable, "-c", BUILD, *arguments], capture_output=True, text=True, cwd=BUILT
            )
            assert done.returncode == 0, done.stdout + done.stderr
            found = list(BUILT.glob(pattern))
            found[0].touch()
        return found[0]


def module(name: str) -> ModuleType:
    full = f"kernel.{name}.rules"
    if full not in sys.modules:
        path = compiled(name) if COMPILED else HERE / name / "rules.py"
        spec = importlib.util.spec_from_file_location(full, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[full] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[full])
    return sys.modules[full]


@pytest.fixture
def kuhn() -> State:
    made: Any = module("kuhn").Kuhn(2)
    return made


@pytest.fixture
def goofspiel() -> State:
    made: Any = module("goofspiel").Goofspiel(2)
    return made


@pytest.fixture(params=["kuhn", "goofspiel"])
def start(request: pytest.FixtureRequest) -> State:
    made: State = request.getfixturevalue(request.param)
    return made
