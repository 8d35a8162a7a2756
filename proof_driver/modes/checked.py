"""Checks generated files of modes: they are what their commands make, and that holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from artifacts.head import NOT_RUN, with_entry
from builds.checks import RECORD
from builds.modes.matrix import read_mode_rows
from builds.modes.options import ModeOptions
from builds.modes.product import ModeOrder, make_mode
from builds.modes.reading import command_in, read_mode_file
from catalogue.ciphers import find_cipher
from proof_driver.modes.certificates import check_mode_certificate
from proof_driver.modes.files import is_proven, read_mode
from proof_driver.modes.remade import MEGABYTES, why_mode_verified_anew
from proof_driver.remade import difference
from runtime.errors import explained
from verify.report import Finding

SAME = "digest of what the command makes"
"""The name of the comparison of a file with what its command makes."""


@dataclass(frozen=True)
class ModeCheck:
    """A file of a mode to be checked.

    Args:
        path: of the file.
        cipher: the .dsl file or the name of the cipher; empty for the one that the head names.
        folder: of the index with a row of the file; None for a file alone.
        row: of the index, where its record is to stand for the checks.
    """

    path: Path
    cipher: str
    folder: Path | None = None
    row: Mapping[str, Any] | None = None

    @property
    def options(self) -> ModeOptions:
        """The options that the head names."""
        return read_mode_file(self.path)[1]


def mode_checks(
    folder: Path, cipher: str, share: tuple[int, int], wrong: list[str]
) -> list[ModeCheck]:
    """The files of modes of an index; differences from the index are added to `wrong`.

    Args:
        folder: of the index.
        cipher: as in `ModeCheck`.
        share: K and N: records stand for the checks of all but each Nth file from number K on.
        wrong: messages.
    """
    turn, turns = share
    checks: list[ModeCheck] = []
    for number, row in enumerate(read_mode_rows(folder)):
        path = folder / row["path"]
        if not path.is_file():
            wrong.append(f"{path} is in the index and does not exist")
            continue
        text = path.read_bytes().decode(errors="replace")
        if command_in(text, path.name) != row["command"]:
            wrong.append(f"{path}: the index says another `command`")
        known = None if number % turns == turn else row
        checks.append(ModeCheck(path, cipher, folder, known))
    return checks


@explained
def check_mode_file(task: ModeCheck) -> tuple[Finding, ...]:
    """The findings of a file: by its record, or made again, compared and run.

    Raises:
        UserError: the head names no cipher that there is, or impossible options.
        MissingTool: a tool of the checks is missing.
    """
    if task.row and task.folder:
        why = why_mode_verified_anew(task.folder, task.row)
        detail = f"{why}; `lwcc verify` without --share checks it"
        record = Finding(RECORD, "failed", 0, detail) if why else Finding(RECORD, "tested", 1)
        return (record, *_certified(task.path))
    word, options = read_mode_file(task.path)
    source = find_cipher(task.cipher or word)
    product = make_mode(ModeOrder(source, options, True, MEGABYTES))
    header = task.path.with_suffix(".h")
    wanted = {task.path: product.built.text, header: product.built.header}
    different = [said for path, text in wanted.items() if (said := _difference(path, text))]
    same = Finding(SAME, "failed", 0, different[0]) if different else Finding(SAME, "tested", 2)
    return (same, *product.findings, *_certified(task.path))


def _certified(path: Path) -> tuple[Finding, ...]:
    """The finding on the certificate of a file; none if nothing claims a proof."""
    file = read_mode(path)
    found = check_mode_certificate(file) if is_proven(file.target) else None
    return (found,) if found else ()


def _difference(path: Path, wanted: str) -> str:
    """The first line of a file that is not what its command makes; empty if there is none.

    What the head says of checks is compared with nothing: they are run now. A certificate says
    what it says of proofs.
    """
    if not path.is_file():
        return f"{path} is missing"
    there = path.read_bytes().decode(errors="replace")
    old, new = (
        with_entry(with_entry(text, "checked", NOT_RUN), "proof", NOT_RUN)
        for text in (there, wanted)
    )
    return difference(old, new, str(path))
