"""What a user did that cannot be done, in one line, with what would help."""

from __future__ import annotations

import errno
import tempfile

import click


class Complaint(click.ClickException):
    """The question was wrong, or cannot be answered here: exit code 2.

    Args:
        message: the whole text; a diagnostic's, or a line and its hint.
        quoted: whether the text already begins with the place of the error.
    """

    exit_code = 2

    def __init__(self, message: str, quoted: bool = False) -> None:
        super().__init__(message)
        self.quoted = quoted

    def __reduce__(self) -> tuple[type[Complaint], tuple[str, bool]]:
        """How worker processes hand it over."""
        return Complaint, (self.message, self.quoted)

    def render(self) -> str:
        """The text as it goes to stderr."""
        return self.message.rstrip() if self.quoted else f"lwcc: error: {self.message}"


def unknown(what: str, name: str, known: list[str], hint: str = "") -> Complaint:
    """A name that does not exist: list what does.

    Args:
        what: the kind of name.
        name: as it was given.
        known: all names there are.
        hint: the name that was perhaps meant, as a sentence.
    """
    listed = ", ".join(known) if known else "none"
    lines = [f"no {what} `{name}`; there are: {listed}", *([f"hint: {hint}"] if hint else [])]
    return Complaint("\n".join(lines))


def complaint_of(problem: OSError) -> Complaint:
    """What is said of a file that cannot be read or written: its place, and why."""
    why = problem.strerror or str(problem)
    full = problem.errno in (errno.ENOSPC, errno.EDQUOT)
    if problem.filename:
        return Complaint(f"{problem.filename}: {why}")
    place = tempfile.gettempdir()
    hint = f"\nhint: the temporary folder is {place}; TMPDIR names another" if full else ""
    return Complaint(f"{why}{hint}")
