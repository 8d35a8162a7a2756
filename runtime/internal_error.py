"""Reports for faults of lwcc itself: a check failed, or something impossible happened."""

from __future__ import annotations

import shlex
import traceback
from collections.abc import Sequence
from pathlib import Path

from runtime.user_error import UserError

ROOT = Path(__file__).parents[1]
PLACES = 4
"""How many places of the program are named, the innermost last."""


class InternalError(UserError):
    """The answer is no because of a fault in lwcc: exit code 1, with a report to send.

    Args:
        message: what is wrong.
        places: of the program, where it came up.
    """

    exit_code = 1

    def __init__(self, message: str, places: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.places = tuple(places)

    def __reduce__(self) -> tuple[type[UserError], tuple[str, bool]]:
        """How worker processes hand it over."""
        return _again, (self.message, self.places)  # type: ignore[return-value]

    def render(self) -> str:
        """The text for stderr, without the report."""
        return f"lwcc: failed: {self.message}"

    def report(self, words: Sequence[str]) -> str:
        """The report to send.

        Args:
            words: the command line behind `lwcc`.
        """
        return what_to_send(words, self.places)


def _again(message: str, places: Sequence[str]) -> InternalError:
    return InternalError(message, places)


def mistake_of(problem: BaseException, message: str = "") -> InternalError:
    """An unexpected error, in one line and with the places of its traceback."""
    if isinstance(problem, InternalError):
        return problem
    said = message or f"{type(problem).__name__}: {problem}".rstrip(": ")
    return InternalError(said, _places(problem))


def what_to_send(words: Sequence[str], places: Sequence[str] = ()) -> str:
    """The report to send for a fault of lwcc.

    Args:
        words: the command line behind `lwcc`.
        places: of the program.
    """
    lines = [
        "This is a mistake of lwcc. Please report it with the .dsl file, these lines, and what",
        "`lwcc --version` and `lwcc doctor` print:",
        f"  command: {shlex.join(['lwcc', *words])}",
        *([f"  place:   {', '.join(places)}"] if places else []),
    ]
    return "\n".join(lines)


def _places(problem: BaseException) -> list[str]:
    """The innermost places of our own in an error's traceback, as `compiler/ir/program.py:12`."""
    frames = traceback.extract_tb(problem.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(ROOT)]
    inside = [f for f in own if ".venv" not in Path(f.filename).parts]
    return [f"{Path(f.filename).relative_to(ROOT)}:{f.lineno}" for f in inside[-PLACES:]]
