"""Modules that `make fast` compiles, used in place of their sources if these are the same.

mypyc compiles the strictly typed modules in which most of the time of a proof goes. What it makes
lies in a folder named by the digest of their text, so that a module never stands in for another
text than its own.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "fast"
SOURCES = (
    *("prove/graph/[a-z]*.py", "prove/claims/cross_check.py"),
    *("prove/modes/products.py", "prove/modes/sums.py", "prove/modes/tables.py"),
)
"""The modules, as patterns below the root: the graph, and those with classes that inherit from its
own, which mypyc allows compiled classes alone."""


class Compiled(MetaPathFinder):
    """Finds compiled modules.

    Args:
        files: by the name of the module.
    """

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of a name; None if there is none."""
        del path, target
        file = self._files.get(name)
        return spec_from_file_location(name, file) if file else None


def sources() -> list[Path]:
    """The modules that are compiled."""
    return sorted(path for pattern in SOURCES for path in ROOT.glob(pattern))


def place() -> Path:
    """The folder for what is compiled from the sources as they are, for this Python."""
    said = [sys.implementation.cache_tag or ""]
    said += [
        f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        for path in sources()
    ]
    return FOLDER / hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


def compiled_files() -> dict[str, Path]:
    """The compiled modules of the sources as they are, by name; empty if there are none."""
    folder = place() if FOLDER.is_dir() else FOLDER
    suffix = EXTENSION_SUFFIXES[0]
    return {
        ".".join(path.relative_to(folder).parts).removesuffix(suffix): path
        for path in folder.rglob(f"*{suffix}")
        if folder != FOLDER
    }


def use_compiled() -> bool:
    """Let imports find compiled modules; whether there are any."""
    files = compiled_files()
    if files and not any(isinstance(finder, Compiled) for finder in sys.meta_path):
        sys.meta_path.insert(0, Compiled(files))
    return bool(files)
