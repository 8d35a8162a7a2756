"""Where results go: tables to stdout, files written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from lwcc.complaint import Complaint

WIDTH = 180
"""Columns of a table where no terminal says how many there are."""


def table_console(stderr: bool = False) -> Console:
    """Where tables are printed, never cut off where it is no terminal.

    Args:
        stderr: to stderr, where stdout is for a product; otherwise to stdout.
    """
    console = Console(stderr=stderr)
    return console if console.is_terminal else Console(width=WIDTH, stderr=stderr)


def write_files(texts: Mapping[Path, str]) -> None:
    """Write all files, or none: first beside their places, then renamed.

    A device or a pipe is written as it is; links are followed.

    Raises:
        Complaint: one cannot be written; nothing half-written is left.
    """
    waiting: dict[Path, Path] = {}
    at = Path()
    try:
        for path, text in texts.items():
            at = path
            _refuse_odd(path)
            if is_stream(path):
                path.write_text(text, encoding="utf-8")
                continue
            place = path.resolve()
            waiting[_write_beside(place, text)] = place
        for temporary, path in waiting.items():
            at = path
            temporary.replace(path)
    except OSError as problem:
        raise Complaint(f"cannot write {at}: {problem.strerror or problem}") from problem
    finally:
        for temporary in waiting:
            temporary.unlink(missing_ok=True)


def is_stream(path: Path) -> bool:
    """Whether a path is a device or a pipe: nothing can lie beside it or be put in its place."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _refuse_odd(path: Path) -> None:
    if path.is_dir():
        raise Complaint(f"cannot write {path}: it is a folder")
    if not path.parent.is_dir():
        raise Complaint(f"cannot write {path}: there is no folder {path.parent}")


def _write_beside(path: Path, text: str) -> Path:
    """Write a text into a new file of the same folder, with the rights that a plain file has."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary
