"""Which sources a result depends on: digests of what makes files, and of what proves them."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from compiler.target import load_target

ROOT = Path(__file__).parents[1]
ROOMS = ("lwcc", "bench", "prove", "verify", "targets", "compiler", "dsl")


@dataclass(frozen=True)
class Sources:
    """The sources that a kind of result depends on.

    Args:
        beginning: modules; all that they import counts as well.
        beside: patterns of further files.
        of_target: the same, in the folder of a target.
    """

    beginning: tuple[str, ...]
    beside: tuple[str, ...]
    of_target: tuple[str, ...]

    def digest(self, target: str) -> str:
        """SHA-256 of these files with their paths.

        Args:
            target: its name.
        """
        folder = load_target(target).folder
        files = _imported([ROOT / name for name in self.beginning])
        files |= {path for pattern in self.beside for path in ROOT.glob(pattern)}
        files |= {path for pattern in self.of_target for path in folder.glob(pattern)}
        digest = hashlib.sha256()
        for path in sorted(path for path in files if path.suffix != ".pyc" and path.is_file()):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
        return digest.hexdigest()


PROOF = Sources(
    beginning=("lwcc/proofs.py", "lwcc/c_header.py", "dsl/check.py"),
    beside=(
        "dsl/grammar.lark",
        "targets/header.h.j2",
        "lwcc/provable.py",
        "lwcc/proving.py",
        "lwcc/certificates.py",
    ),
    of_target=("table.py", "binary.py", "abi.py", "emulate.py"),
)
"""What is between a file's text and a verdict.

That is what reads heads, objects and ciphers, the checker, the target's rows, its machine and its
object code, the grammar. The compiler's passes, the target's rules and costs, the Python that runs
the checker and the packages are not among them.
"""

GENERATION = Sources(
    beginning=("lwcc/build.py", "lwcc/figures.py", "dsl/check.py"),
    beside=("dsl/grammar.lark", "compiler/**/*", "targets/*.*", "requirements/runtime.txt"),
    of_target=("**/*",),
)
"""What is between a cipher's text with options and a file with its row of the index."""


@cache
def checker_digest(target: str) -> str:
    """What the digest of `PROOF` was when this was first asked."""
    return PROOF.digest(target)


@cache
def generator_digest(target: str) -> str:
    """What the digest of `GENERATION` was when this was first asked."""
    return GENERATION.digest(target)


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
