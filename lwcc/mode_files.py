"""Refuses files of modes where a command is for files of ciphers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from builds.modes.reading import is_mode_file
from runtime.user_error import UserError


def refuse_mode_files(files: Iterable[Path | str], hint: str) -> None:
    """See that no file is of a mode.

    Args:
        files: files and folders; what is not there is left to others.
        hint: what the person can do with such a file instead.

    Raises:
        UserError: a file is of a mode.
        OSError: a file cannot be read.
    """
    for path in map(Path, files):
        if path.is_file() and is_mode_file(path):
            raise UserError(
                f"{path} is of a mode: this command is for files of ciphers\nhint: {hint}"
            )
