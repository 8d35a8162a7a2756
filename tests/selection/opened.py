"""Notes which files of the repository tests open, to compare them with what they can reach."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Opened:
    """The files below a folder that were opened, by the test file that ran.

    Modules do not count: what a test imports is found in its text.
    """

    root: str
    test: str = ""
    pairs: set[tuple[str, str]] = field(default_factory=set)

    def begin(self) -> None:
        """Note each file from now on; this cannot be ended."""
        sys.addaudithook(self.note)

    def note(self, event: str, details: tuple[object, ...]) -> None:
        """Note an event of Python if it opens a file of the folder while a test runs."""
        if event == "open" and self.test and isinstance(details[0], str):
            path = os.path.abspath(details[0])  # noqa: PTH100 (no file system, no objects)
            if path.startswith(self.root) and not path.endswith((".py", ".pyc")):
                self.pairs.add((self.test, path[len(self.root) :].lstrip("/")))

    def write(self, folder: Path, name: str) -> None:
        """Write a line for each pair to a file of a folder, which may exist."""
        folder.mkdir(parents=True, exist_ok=True)
        lines = (f"{test} {path}\n" for test, path in sorted(self.pairs))
        (folder / name).write_text("".join(lines), encoding="utf-8")


def read_opened(folder: Path) -> set[tuple[str, str]]:
    """The pairs of a test file and a file that were written to a folder."""
    lines = (line for file in folder.iterdir() for line in file.read_text().splitlines())
    return {(test, path) for test, _, path in (line.partition(" ") for line in lines)}
