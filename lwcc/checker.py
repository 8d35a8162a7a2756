"""Which checker found a verdict: a digest of the sources that a proof depends on."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from compiler.target import load_target

ROOT = Path(__file__).parents[1]
ROOMS = ("lwcc", "prove", "verify", "targets", "compiler", "dsl")
BEGINNING = ("lwcc/proofs.py", "lwcc/c_header.py", "dsl/check.py")
"""What a file, its header and a cipher's text are taken apart by and a proof begins in.

All that these import counts as well.
"""
BESIDE = (
    "dsl/grammar.lark",
    "targets/header.h.j2",
    "lwcc/provable.py",
    "lwcc/proving.py",
    "lwcc/certificates.py",
)
"""What is read, what finds parts, and what keeps verdicts; of these the files alone."""
OF_TARGETS = ("table.py", "binary.py", "abi.py", "emulate.py")
"""The same of a target's folder; its rules and costs say nothing of what code means."""


@cache
def checker_digest(target: str) -> str:
    """What `sources_digest` was when this was first asked."""
    return sources_digest(target)


def sources_digest(target: str) -> str:
    """SHA-256 of the sources that the proofs of a target's object code depend on.

    They are all between a file's text and a verdict: what reads heads, objects and ciphers, the
    checker, the target's rows, its machine and its object code, the grammar. The compiler's passes,
    the Python that runs the checker and the packages are not among them.

    Args:
        target: its name.
    """
    folder = load_target(target).folder
    files = _imported([ROOT / name for name in BEGINNING])
    files |= {ROOT / name for name in BESIDE}
    files |= {path for name in OF_TARGETS if (path := folder / name).is_file()}
    digest = hashlib.sha256()
    for path in sorted(files):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _imported(files: list[Path]) -> set[Path]:
    """Files, and all of ours that they import."""
    found: set[Path] = set()
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imports(path)
    return found


def _imports(path: Path) -> Iterator[Path]:
    """The files of our rooms that one imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield from _files(name)


def _files(name: str) -> Iterator[Path]:
    """The file of a module of ours; a package's is its `__init__`."""
    parts = name.split(".")
    if parts[0] not in ROOMS:
        return
    place = ROOT.joinpath(*parts)
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            yield path
