"""Compiles games of other packages. Their ``setup.py`` is

    from setuptools import setup
    from backroom.engine.building import extensions

    setup(ext_modules=extensions("src"))

Every game below that folder (a ``schema.py`` beside its rules) and every `.py` that has a `.pxd` beside it is compiled
against the engine that is installed. Without a C compiler, or with BACKROOM_NO_COMPILE=1, nothing is: such a package runs
where the engine runs as plain Python, too.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from backroom.engine import codegen

SETUPTOOLS = 77  # the oldest that builds a game's package, as its pyproject.toml says


def extensions(source: str = "src", build: str = "build/backroom") -> list[Any]:
    """What setuptools is to compile."""
    from setuptools import Extension, __version__

    if int(__version__.partition(".")[0]) < SETUPTOOLS:
        # The commands that an old one lacks would be complained of instead, one after the other.
        raise SystemExit(
            f"setuptools {__version__} is too old: pip install --upgrade 'setuptools>={SETUPTOOLS}'"
        )
    if os.environ.get("BACKROOM_NO_COMPILE") == "1":
        return []
    if {"clean", "sdist", "egg_info", "dist_info"}.intersection(sys.argv[1:]):
        return []
    from Cython.Build import cythonize

    root = Path(source)
    engine = Path(codegen.__file__).parent.parent.parent  # the folder that holds the package `backroom`
    files = {rules.module: codegen.generate(rules, Path(build)) for rules in codegen.games(root)}
    for pxd in sorted(root.glob("**/*.pxd")):
        path = pxd.with_suffix(".py")
        if path.exists() and not codegen.generated(pxd):
            files[".".join(path.relative_to(root).with_suffix("").parts)] = path
    flags = [] if sys.platform == "win32" else ["-O2", "-g0", "-Wno-unused-function"]
    modules = [
        Extension(module, [path.as_posix()], extra_compile_args=flags) for module, path in files.items()
    ]
    made: list[Any] = cythonize(  # type: ignore[no-untyped-call]
        modules,
        build_dir=f"{build}/cython",
        include_path=[str(engine), source],
        compiler_directives={"language_level": 3},
        quiet=True,
    )
    return made
