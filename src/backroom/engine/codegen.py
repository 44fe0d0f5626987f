"""Cython's form of a game's rules, written from what the game declares. Used by builds only; needs nothing compiled.

A game is a folder with ``schema.py`` (see schema.py here) and its rules: ``rules.py``, or a package ``rules/`` whose
``state.py`` has the State and whose other modules have its phases, each a class that extends the one before. The phases
are put together into one class in one module, so that the C compiler sees all of it at once: a game split over ten
files is as fast as one written in a single file. What is written:

    <build>/…/rules/state.py    all phases in one class, comments and all (never edited, never imported)
    rules/state.pxd             beside the rules, for those who cimport them: constants, members, C types of the methods

A method's C types are those of its annotations. One whose annotations are all int, bool, float, None, ``Row``, ``Rng``, a
``Facts`` or a ``Struct`` runs without Python and without the GIL; any other, and those marked ``for_python``, stay
methods for Python. The `.pxd` of a module that only has functions with such types (a heuristic, an observer) is still
written by hand.
"""

from __future__ import annotations

import ast
import importlib.util
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from backroom.engine.schema import Facts, Field, Shared, Struct, declared

HEADER = "# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, auto_pickle=False"
C_TYPES = {"int": "int", "bool": "bint", "float": "double", "None": "void", "Row": "int16_t*", "Rng": "Rng"}
ENGINE = ("backroom.engine.state", "backroom.engine.rng", "backroom.engine.schema")
MARK = "# Written by backroom.engine.codegen from {sources}: not to be edited."
PXD = """\
cimport cython
from libc.math cimport exp
from libc.stdint cimport int16_t

from backroom.engine.freelist cimport keep_dropped, raw_next
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport CHANCE, OVER, State, list_bits, lowest
"""


# What State declares itself: a game's method of that name has its types from there.
CONTRACT = frozenset(
    re.findall(
        r"^    cdef .*?(\w+)\(self", Path(__file__).with_name("state.pxd").read_text(encoding="utf-8"), re.M
    )
)


class CodegenError(Exception):
    """A declaration that cannot be compiled; the sentence names the file and what is wrong."""


@dataclass
class Rules:
    """One game's rules as they are read from its files."""

    module: str  # dotted name of the module that is compiled
    folder: Path  # of the game
    top: Path  # the file that has the State
    sources: list[Path] = field(default_factory=list)  # schema.py and all files that are put together
    name: str = ""  # of the State's class
    head: list[str] = field(default_factory=list)  # class attributes of the State, with the docstring
    methods: dict[str, tuple[ast.FunctionDef, list[str], Path]] = field(default_factory=dict)
    functions: dict[str, tuple[ast.FunctionDef, list[str], Path]] = field(default_factory=dict)
    rest: list[str] = field(default_factory=list)  # other statements of the modules

    @property
    def pxd(self) -> Path:
        return self.top.with_suffix(".pxd")


def games(root: Path) -> Iterator[Rules]:
    """The games below a folder that holds packages (``src``): every folder with a ``schema.py`` and rules."""
    for schema in sorted(root.glob("**/schema.py")):
        folder = schema.parent
        for top in (folder / "rules" / "state.py", folder / "rules.py"):
            if top.exists():
                module = ".".join(top.relative_to(root).with_suffix("").parts)
                yield Rules(module, folder, top, [schema])
                break


def load_schema(path: Path) -> ModuleType:
    """The schema, run from its file alone: the game's package would import what is yet to be compiled."""
    spec = importlib.util.spec_from_file_location(f"_schema_of_{path.parent.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ---- reading -------------------------------------------------------------------------------------------------------------


def _abstract(node: ast.FunctionDef) -> bool:
    """``raise NotImplementedError`` alone: what a later phase brings."""
    last = node.body[-1]
    return isinstance(last, ast.Raise) and "NotImplementedError" in ast.dump(last) and len(node.body) <= 2


def _span(node: ast.stmt, lines: list[str]) -> list[str]:
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
    return lines[first - 1 : node.end_lineno]


def _keep(
    into: dict[str, tuple[ast.FunctionDef, list[str], Path]],
    node: ast.FunctionDef,
    lines: list[str],
    path: Path,
) -> None:
    old = into.get(node.name)
    if old is not None and not _abstract(old[0]):
        raise CodegenError(f"{path}: {node.name} is already defined in {old[2]}")
    into[node.name] = (node, _span(node, lines), path)


def read(rules: Rules) -> Rules:
    """Collect the State's class from its phases, the first one first."""
    root = rules.module.rpartition(".")[0] if rules.top.name == "state.py" else rules.module
    schema = f"{rules.module.split('.rules')[0]}.schema"
    seen: set[Path] = set()

    def visit(path: Path) -> None:
        if path in seen:
            return
        seen.add(path)
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        body = ast.parse(text, str(path)).body
        for node in body:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{root}."):
                visit(rules.top.parent / f"{node.module[len(root) + 1 :]}.py")
        rules.sources.append(path)
        for node in body:
            if isinstance(node, ast.ClassDef):
                rules.name = node.name
                rules.head = []
                for item in node.body:
                    if isinstance(item, ast.FunctionDef):
                        _keep(rules.methods, item, lines, path)
                    else:
                        rules.head += _span(item, lines)
            elif isinstance(node, ast.FunctionDef):
                _keep(rules.functions, node, lines, path)
            elif name := _constant(node):
                raise CodegenError(
                    f"{path}:{node.lineno}: {name} is a constant of the rules, and those are declared in schema.py, "
                    "where the compiler finds them"
                )
            elif not _dropped(node, root, schema):
                rules.rest += _span(node, lines)

    visit(rules.top)
    if not rules.name:
        raise CodegenError(f"{rules.top}: no class of a State")
    return rules


def _constant(node: ast.stmt) -> str:
    """The name in capitals that a module gives to a number; "" for any other statement."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
        return ""
    name, value = node.targets[0].id, node.value
    number = isinstance(value, ast.Constant | ast.UnaryOp | ast.BinOp)
    return name if name.isupper() and number and not isinstance(getattr(value, "value", 0), str) else ""


def _dropped(node: ast.stmt, root: str, schema: str) -> bool:
    """Docstrings, and imports of what the compiled module has by itself."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        return True
    if isinstance(node, ast.ImportFrom):
        module = node.module or ""
        return module in (*ENGINE, schema, "__future__", "typing") or module.startswith(f"{root}.")
    return isinstance(node, ast.Import) and node.names[0].name == "cython"


# ---- writing -------------------------------------------------------------------------------------------------------------


def _kinds(schema: ModuleType, parent: type) -> list[type]:
    return [
        k for k in vars(schema).values() if isinstance(k, type) and issubclass(k, parent) and k is not parent
    ]


def _enum(module: ModuleType) -> list[str]:
    found = [
        (name, value) for name, value in vars(module).items() if name.isupper() and isinstance(value, int)
    ]
    return ["cdef enum:", *(f"    {name} = {int(value)}" for name, value in found), ""] if found else []


def _shape(item: Field) -> str:
    return "".join(f"[{size}]" for size in item.shape)


def _locals(node: ast.FunctionDef) -> str:
    """What ``c_types`` says, in Cython's words."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "c_types":
            told = (f"{item.arg}={C_TYPES[ast.unparse(item.value)]}" for item in mark.keywords)
            return f"@cython.locals({', '.join(told)})"
    return ""


def signature(node: ast.FunctionDef, types: dict[str, str]) -> str | None:
    """The C signature that the annotations say; None where the method is Python's."""
    others = [d for d in node.decorator_list if not ast.unparse(d).startswith("c_types(")]
    if others or node.name.startswith("__") or node.returns is None:
        return None
    result = types.get(ast.unparse(node.returns))
    parts = []
    for argument in node.args.args:
        if argument.arg == "self" and argument.annotation is None:
            parts.append("self")
            continue
        kind = types.get(ast.unparse(argument.annotation)) if argument.annotation else None
        if kind is None:
            return None
        parts.append(f"{kind} {argument.arg}")
    return None if result is None else f"cdef {result} {node.name}({', '.join(parts)}) noexcept nogil"


def pxd(rules: Rules, schema: ModuleType) -> str:
    """Constants, structs, facts, members and the methods' C types."""
    names = ", ".join(path.relative_to(rules.folder).as_posix() for path in rules.sources)
    out = [MARK.format(sources=names), PXD, *_enum(schema)]
    types = dict(C_TYPES)
    for kind in _kinds(schema, Struct):
        types[kind.__name__] = f"{kind.__name__}*"
        out.append(f"cdef struct {kind.__name__}:")
        out += [f"    int16_t {name}{_shape(item)}" for name, item in declared(kind, Field)]
        out.append("")
    for kind in _kinds(schema, Facts):
        types[kind.__name__] = kind.__name__
        out += ["@cython.final", f"cdef class {kind.__name__}:", *_members(kind), ""]
    out += ["@cython.final", f"cdef class {rules.name}(State):", "    cdef public object setup"]
    out += [*_members(schema.Members), ""]
    types[rules.name] = rules.name
    for node, _, _ in rules.methods.values():
        told = signature(node, types)
        if told and node.name not in CONTRACT:
            out += [f"    {line}" for line in (_locals(node), told) if line]
    out.append("")
    for node, _, _ in rules.functions.values():
        told = signature(node, types)
        if told:
            out += [line for line in (_locals(node), told) if line]
    return "\n".join(out) + "\n"


def _members(kind: type) -> list[str]:
    names = {bool: "bint", int: "int", object: "object"}
    out = []
    for name, shared in declared(kind, Shared):
        out.append(f"    cdef readonly {names.get(shared.kind, shared.kind.__name__)} {name}")
    for name, item in declared(kind, Field):
        out.append(f"    cdef {'' if item.hidden else 'readonly '}int16_t {name}{_shape(item)}")
    return out


def _indent(lines: list[str], by: str = "    ") -> list[str]:
    return [by + line if line else line for line in lines]


def _facts(kind: type) -> list[str]:
    """A constructor that fills C arrays from lists."""
    known = [name for name, _ in itertools.chain(declared(kind, Field), declared(kind, Shared))]
    out = [
        f"class {kind.__name__}:",
        "    def __init__(self, **given):",
        "        for name in given:",
        f"            if name not in {known!r}:",
        f'                raise TypeError(f"{kind.__name__} has no fact {{name!r}}")',
    ]
    for name, item in declared(kind, Field):
        out.append(f'        if "{name}" in given:')
        pad, index = "            ", ""
        for depth, size in enumerate(item.shape):
            out.append(f"{pad}for i{depth} in range({size}):")
            pad += "    "
            index += f"[i{depth}]"
        out.append(f'{pad}self.{name}{index} = given["{name}"]{index}')
    for name, _ in declared(kind, Shared):
        out.append(f'        self.{name} = given.get("{name}")')
    return [*out, "", ""]


def source(rules: Rules, schema: ModuleType) -> str:
    """The module that Cython compiles: everything in one class."""
    members = list(declared(schema.Members, Field))
    name = rules.name
    first = members[0][0] + "[0]" * len(members[0][1].shape)
    out = [
        HEADER,
        f'"""{name}, put together from its phases by backroom.engine.codegen: not to be edited."""',
    ]
    out += ["import cython", *rules.rest, ""]
    for node, lines, path in rules.functions.values():
        out += [f"# {path.name}", *_bare(node, lines), "", ""]
    for kind in _kinds(schema, Facts):
        out += _facts(kind)
    out += [f"class {name}(State):", *rules.head]
    out.append(f"    FIELDS = {tuple((n, *item.shape) for n, item in members)!r}")
    out += [
        "",
        "    def fresh(self):",
        f"        cython.declare(new={name})",
        "        raw_next()",
        f"        new = {name}.__new__({name})",
    ]
    out += ["        new.players = self.players", "        new.setup = self.setup"]
    out += [f"        new.{n} = self.{n}" for n, _ in declared(schema.Members, Shared)]
    out += ["        return new", "", "    def block(self):", f"        return cython.address(self.{first})"]
    out += ["", "    def block_length(self):", f"        return {sum(item.size for _, item in members)}", ""]
    for node, lines, path in rules.methods.values():
        out += [f"    # {path.name}", *_bare(node, lines), ""]
    out += ["", f"keep_dropped({name})"]
    return "\n".join(out) + "\n"


def _bare(node: ast.FunctionDef, lines: list[str]) -> list[str]:
    """Without the decorators, which the .pxd has or which say nothing to Cython; with them where State's .pxd rules."""
    marks = [line for line in lines if line.strip().startswith(("@c_types(", "@for_python"))]
    kept = [line for line in lines if line not in marks]
    told = _locals(node)
    if told and (node.name in CONTRACT or signature(node, C_TYPES) is None):
        kept.insert(0, " " * node.col_offset + told)
    return kept


def _write(path: Path, text: str) -> bool:
    """Write only what changed, so that nothing is compiled in vain."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


def constants(path: Path) -> None:
    """A module that holds nothing but constants, for those who cimport them: its ``.pxd`` beside it."""
    module = load_schema(path)
    _write(path.with_suffix(".pxd"), "\n".join([MARK.format(sources=path.name), *_enum(module), ""]))


def generated(path: Path) -> bool:
    """Whether this ``.pxd`` was written here: what it belongs to is not compiled by itself."""
    return path.read_text(encoding="utf-8").startswith(MARK.partition("{")[0])


def generate(rules: Rules, build: Path) -> Path:
    """Write a game's two files where they changed; the path of the one to compile."""
    schema = load_schema(rules.folder / "schema.py")
    read(rules)
    to = build / Path(*rules.module.split(".")).with_suffix(".py")
    changed = _write(rules.pxd, pxd(rules, schema))
    if not _write(to, source(rules, schema)) and changed:
        to.touch()
    return to
