"""Errors of a user, in one line, with a hint."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

import click

FULL = (errno.ENOSPC, errno.EDQUOT)
"""No space left, for everybody or for this user."""


class UserError(click.ClickException):
    """The question was wrong, or cannot be answered here: exit code 2.

    Args:
        message: the whole text; a diagnostic's, or a line and its hint.
        quoted: whether the text already begins with the place of the error.
    """

    exit_code = 2

    def __init__(self, message: str, quoted: bool = False) -> None:
        super().__init__(message)
        self.quoted = quoted

    def __reduce__(self) -> tuple[type[UserError], tuple[str, bool]]:
        """How worker processes hand it over."""
        return UserError, (self.message, self.quoted)

    def render(self) -> str:
        """The text as it goes to stderr."""
        return self.message.rstrip() if self.quoted else f"lwcc: error: {self.message}"


def unknown(what: str, name: str, known: list[str], hint: str = "") -> UserError:
    """A name that does not exist: list what does.

    Args:
        what: the kind of name.
        name: as it was given.
        known: all names there are.
        hint: the name that was perhaps meant, as a sentence.
    """
    listed = ", ".join(known) if known else "none"
    lines = [f"no {what} `{name}`; there are: {listed}", *([f"hint: {hint}"] if hint else [])]
    return UserError("\n".join(lines))


def user_error_of(problem: OSError) -> UserError:
    """The error for a file that cannot be read or written: its path, and the reason."""
    why = problem.strerror or str(problem)
    name = str(problem.filename or "")
    is_temporary = not name or Path(name).is_relative_to(tempfile.gettempdir())
    if problem.errno in FULL and is_temporary:
        return _full_folder(why)
    return UserError(f"{name}: {why}" if name else why)


def full_folder(said: str) -> UserError | None:
    """The error if a program that lwcc started ran out of space; None for other messages.

    Args:
        said: what it wrote to stderr; it has nowhere else to write but the temporary folder.
    """
    whys = [why for why in map(os.strerror, FULL) if why in said]
    return _full_folder(whys[0]) if whys else None


def _full_folder(why: str) -> UserError:
    place = tempfile.gettempdir()
    return UserError(f"{why} in the temporary folder {place}\nhint: TMPDIR names another folder")
