"""Equal work: Kuhn poker and 4-card goofspiel on our contract, as the tests have them, beside OpenSpiel's.

The two live in tests/kernel/ (they are proof of the kernel, not games anyone comes here for), so they are
compiled here, with the flags of the package, into build/.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from backroom.engine.state import COMPILED, State
from bench.measure import Subject
from bench.ours import position

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "tests" / "kernel"
BUILT = ROOT / "build" / "bench"
STATES = {"kuhn_poker": ("kuhn", "Kuhn"), "goofspiel": ("goofspiel", "Goofspiel")}


def compiled(module: str) -> Any:
    """The module, built when its source is newer than what was built before."""
    build_ext = importlib.import_module("setuptools.command.build_ext").build_ext
    setuptools = importlib.import_module("setuptools")
    cythonize = importlib.import_module("Cython.Build").cythonize
    flags = [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-function"]
    source = setuptools.Extension(module, [str(SOURCE / f"{module}.py")], extra_compile_args=flags)
    extensions = cythonize(
        [source],
        build_dir=str(BUILT / "c"),
        include_path=[str(ROOT / "src")],
        compiler_directives={"language_level": 3},
        quiet=True,
    )
    command = build_ext(setuptools.Distribution({"name": "bench", "ext_modules": extensions}))
    command.build_lib = command.build_temp = str(BUILT)
    command.ensure_finalized()
    command.run()
    sys.path.insert(0, str(BUILT))
    try:
        return importlib.import_module(module)
    finally:
        sys.path.remove(str(BUILT))


def state(name: str) -> State:
    module, kind = STATES[name]
    if not (SOURCE / f"{module}.py").exists():
        raise FileNotFoundError(f"tests/kernel/{module}.py is not there")
    if COMPILED:
        made: State = getattr(compiled(module), kind)(2)
        return made
    sys.path.insert(0, str(SOURCE))
    try:
        plain: State = getattr(importlib.import_module(module), kind)(2)
        return plain
    finally:
        sys.path.remove(str(SOURCE))


def subjects(wanted: Callable[[str], bool]) -> tuple[list[Subject], dict[str, str]]:
    """The two games, and for one that cannot be measured: why."""
    here: list[Subject] = []
    missing: dict[str, str] = {}
    for name in STATES:
        owner = f"backroom {name}"
        if not wanted(owner):
            continue
        try:
            here += position(owner, state(name))
        except Exception as error:  # said in the result, not dropped: a failed compilation can raise anything
            missing[owner] = f"{type(error).__name__}: {error}"
    return here, missing
