"""The house: imports run one way, rooms keep to their words, and files and functions stay small."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from compiler.machine.load import target_folders

ROOT = Path(__file__).parent.parent
COMPILER = {"compiler", "dsl"}
MACHINES = {"targets", *COMPILER}
BASE = {"runtime", "verify", *MACHINES, "prove"}
MAY_IMPORT = {
    "dsl": {"dsl"},
    "compiler": COMPILER,
    "targets": MACHINES,
    "verify": {"verify", *MACHINES},
    "prove": {"prove", *MACHINES},
    "check": {"check", *MACHINES},
    # Counters are read off the machine that checks; nothing of `verify` imports `bench`.
    "bench": {"bench", "verify", *MACHINES},
    "runtime": BASE,
    "catalogue": {"catalogue", *BASE},
    "options": {"options", "catalogue", *BASE},
    "artifacts": {"artifacts", "options", "catalogue", *BASE},
    "measurements": {"measurements", "artifacts", "options", "catalogue", "bench", *BASE},
    "builds": {
        *("builds", "measurements", "artifacts", "options", "catalogue", "bench"),
        *BASE,
    },
    "proof_driver": {
        *("proof_driver", "builds", "measurements", "artifacts", "options", "catalogue", "bench"),
        *BASE,
    },
    "export": {"export", "artifacts", "options", "catalogue", *BASE},
    "gpu": {"gpu", "export", "measurements", "artifacts", "options", "catalogue", *BASE},
    "lwcc": {
        *(
            "lwcc",
            "export",
            "gpu",
            "proof_driver",
            "builds",
            "measurements",
            "artifacts",
            "options",
            "catalogue",
        ),
        *("bench", "check"),
        *BASE,
    },
}
"""Which room may import which."""
INSIDE = {
    "dsl": "syntax modes gf2 linear unrolling cipher vectors library circuits names parts check",
    "compiler": """
        ir machine interpreter regions choices sboxes gf2 circuits layouts frontend registers
        polarity slicing loops planes module rows order selection shifted_sums emission passes.spec
        passes.mode passes.forms passes.order passes.listing pipeline forms modes""",
    "verify": """
        toolchain child emulation simavr report assembled runner subject timing check alike native
        qemu programs grids modes""",
    "prove": "limited_process graph machine mutants claims kernels modes requests",
}
"""The rooms and modules inside of a room, from the ground up: each may import those before it."""
READERS = {"prove/kernels": "verify.grids.", "prove/requests": "verify.grids."}
"""Folders that may import what is read back from text, with that: no text is read twice."""
CHECK_READS = {
    *(
        "compiler.frontend.programs",
        "compiler.ir.integers",
        "compiler.frontend.interface",
        "compiler.ir.program",
    ),
    *("compiler.machine.isa", "compiler.machine.load", "compiler.machine.target", "targets.binary"),
}
"""The second checker shares with the compiler what the rows and the language say, and no pass."""
FILE_LINES, FUNCTION_LINES, FOLDER_FILES = 400, 40, 15
TABLES = {"table.py", "rules.py", "cost.py"}
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
OUTSIDE = re.compile(r"(?<![\w.])/work\b|\.\./shared\b|\bshared/")
TOLD = ("TODO", "FIXME", "XXX", "HACK", "/work", "shared")
"""Each match of these two has one of them: they are looked for first, in whole files."""
CIPHER_NAMES = {
    *("aes", "cham", "gift", "giftb", "hight", "lea", "pipo", "present", "simeck", "simon"),
    *("skinny", "speck"),
}

Finding = tuple[int, str]
"""A line, and what is wrong there."""


def sources(*rooms: str) -> list[Path]:
    """The Python files of rooms, of all where none is named."""
    return sorted(f for room in rooms or MAY_IMPORT for f in (ROOT / room).rglob("*.py"))


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text())


def imports(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Each module that is imported below a node, with its line."""
    for child in ast.walk(node):
        if isinstance(child, ast.Import):
            yield from ((child.lineno, alias.name) for alias in child.names)
        if isinstance(child, ast.ImportFrom):
            yield child.lineno, "." * child.level + (child.module or "")


def functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def wrong_imports(file: Path) -> Iterator[Finding]:
    room, folder = file.relative_to(ROOT).parts[0], str(file.parent.relative_to(ROOT))
    for line, name in imports(tree(file)):
        top = name.split(".")[0]
        if folder in READERS and name.startswith(READERS[folder]):
            continue
        if name.startswith(".") or (top in MAY_IMPORT and top not in MAY_IMPORT[room]):
            yield line, f"{room} must not import {name}"


def inner_room(module: str) -> tuple[str, int]:
    """The room of a module, and the number of its part of it; -1 where parts have no order."""
    room, *inner = module.split(".")
    names = [".".join(inner[:n]) for n in (2, 1)]
    order = INSIDE.get(room, "").split()
    return room, next((order.index(name) for name in names if name in order), -1)


def imports_from_above(file: Path) -> Iterator[Finding]:
    own, place = inner_room(".".join(file.relative_to(ROOT).with_suffix("").parts))
    for line, name in imports(tree(file)):
        room, other = inner_room(name)
        if room == own in INSIDE and other > place:
            yield line, f"{name} stands above"


def without_a_place(file: Path) -> Iterator[Finding]:
    """Files of ordered rooms that the order does not name."""
    room, place = inner_room(".".join(file.relative_to(ROOT).with_suffix("").parts))
    if room in INSIDE and place < 0 and file.name != "__init__.py":
        yield 1, f"it has no place in the order of {room}"


def shared_with_the_second_checker(file: Path) -> Iterator[Finding]:
    if file.relative_to(ROOT).parts[0] == "check":
        for line, name in imports(tree(file)):
            if name.split(".")[0] in ("compiler", "targets") and name not in CHECK_READS:
                yield line, f"the second checker must not share {name}"


def inner_imports(file: Path) -> Iterator[Finding]:
    for function in functions(file):
        yield from ((line, f"{name} is imported in a function") for line, name in imports(function))


def missing_docstrings(file: Path) -> Iterator[Finding]:
    if not ast.get_docstring(tree(file)):
        yield 1, "the module has no docstring"


def long_files(file: Path) -> Iterator[Finding]:
    lines = len(file.read_text().splitlines())
    if lines > FILE_LINES and file.name not in TABLES:
        yield lines, f"{lines} lines, {FILE_LINES} are enough"


def long_functions(file: Path) -> Iterator[Finding]:
    for function in functions(file):
        lines = (function.end_lineno or function.lineno) - function.lineno + 1
        docstring = ast.get_docstring(function, clean=False) or ""
        lines -= len(docstring.splitlines())
        if lines > FUNCTION_LINES:
            yield function.lineno, f"{function.name} has {lines} lines, {FUNCTION_LINES} are enough"


def forbidden_text(file: Path) -> Iterator[Finding]:
    text = file.read_text()
    if not any(word in text for word in TOLD):
        return
    for number, line in enumerate(text.splitlines(), 1):
        if UNFINISHED.search(line) or OUTSIDE.search(line):
            yield number, line.strip()


def names_in(file: Path, forbidden: set[str]) -> Iterator[Finding]:
    """Words of names and of strings other than docstrings that are forbidden."""
    docstrings = {
        id(body[0].value)
        for node in ast.walk(tree(file))
        if (body := getattr(node, "body", None))
        and isinstance(body, list)
        and isinstance(body[0], ast.Expr)
    }
    for node in ast.walk(tree(file)):
        text = ""
        if isinstance(node, ast.Constant) and id(node) not in docstrings:
            text = str(node.value)
        elif isinstance(node, ast.Name | ast.FunctionDef | ast.ClassDef | ast.Attribute | ast.arg):
            text = next(
                str(v) for f in ("id", "name", "attr", "arg") if (v := getattr(node, f, None))
            )
        words = set(re.split(r"[^a-z0-9]+", text.lower()))
        if found := words & forbidden:
            yield getattr(node, "lineno", 1), f"names {', '.join(sorted(found))}"


def machine_names() -> set[str]:
    """Targets, their folders and their cores: what the compiler must not know."""
    # A single letter names many things: as a target's name it cannot be told from a value's.
    known = {name for name in target_folders() if len(name) > 1}
    folders = (f for f in (ROOT / "targets").iterdir() if f.is_dir() and f.name[0].isalpha())
    words = {word for f in folders for word in f.name.split("_") if len(word) > 1}
    return known | words | {"arm", "aarch64", "avr"}


def named_machines_and_ciphers(file: Path) -> Iterator[Finding]:
    if file.relative_to(ROOT).parts[0] == "compiler":
        yield from names_in(file, CIPHER_NAMES | machine_names())


RULES: tuple[Callable[[Path], Iterator[Finding]], ...] = (
    wrong_imports,
    imports_from_above,
    without_a_place,
    shared_with_the_second_checker,
    inner_imports,
    missing_docstrings,
    long_files,
    long_functions,
    forbidden_text,
    named_machines_and_ciphers,
)


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_rooms_keep(rule: Callable[[Path], Iterator[Finding]]) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {what}"
        for file in sources()
        for line, what in rule(file)
    ]
    assert not found, "\n" + "\n".join(found)


def test_no_folder_is_crowded() -> None:
    """Beside its sub-folders, `__init__.py` and `conftest.py`, it has so many modules at most."""
    folders: dict[Path, int] = {}
    for file in [*sources(), *(ROOT / "tests").rglob("*.py")]:
        counts = file.name not in ("__init__.py", "conftest.py")
        folders[file.parent] = folders.get(file.parent, 0) + counts
    assert not {folder: n for folder, n in folders.items() if n > FOLDER_FILES}


def test_every_room_has_files() -> None:
    assert not [room for room in MAY_IMPORT if not sources(room)]


def test_every_package_is_in_the_distribution() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found = project["tool"]["setuptools"]["packages"]["find"]["include"]
    assert set(found) == {f"{room}*" for room in MAY_IMPORT}


@pytest.mark.documents
@pytest.mark.slow
def test_tests_and_data_read_nothing_outside() -> None:
    kinds = {".py", ".dsl", ".toml", ".md", ".j2", ".lark", ".ir", ".s", ".h", ".c", ".json"}
    folders = [*MAY_IMPORT, "tests", "docs", "generated"]
    files = [f for room in folders for f in (ROOT / room).rglob("*") if f.suffix in kinds]
    files += [f for f in (ROOT / "README.md", ROOT / "Makefile") if f.exists()]
    found = [
        f"{file.relative_to(ROOT)}:{line}: {what}"
        for file in files
        if file != Path(__file__)
        for line, what in forbidden_text(file)
    ]
    assert not found, "\n" + "\n".join(found)
