"""`lwcc prove` for files of modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from artifacts.parts import FunctionVerdict
from builds.modes.build import BuiltMode
from proof_driver.certified import Claim
from proof_driver.modes.certificates import mode_certificate_of, mode_claim_of
from proof_driver.modes.files import ModeFile
from proof_driver.modes.proving import not_proven, prove_modes
from proof_driver.modes.selection import Selection, select_modes
from runtime.budgets import OF_AN_INDEX, Limits
from runtime.console import table_console
from runtime.errors import explained
from runtime.workers import run_jobs

TITLE = "for every state, all bytes of inputs and the lengths listed"
OF_CIPHERS = {"like": "--like", "cipher": "--cipher", "second_opinion": "--second-opinion"}
"""The options of `lwcc prove` that files of modes do not have, by field."""


@dataclass(frozen=True)
class ModeProofs:
    """The results for files of modes.

    Args:
        rows: of the functions, file by file.
        wrong: messages on heads and certificates that are refused.
    """

    rows: Sequence[FunctionVerdict] = ()
    wrong: Sequence[str] = ()

    @property
    def is_sure(self) -> bool:
        """Whether all functions are proven, and nothing is refused."""
        return not self.wrong and all(row.outcome.verdict == "proven" for row in self.rows)

    def show(self) -> None:
        """Print a line for each function."""
        table = Table(title=TITLE, title_justify="left")
        for heading in ("file", "function", "verdict", "seconds", "MB", "by"):
            table.add_column(heading, justify="right" if heading in ("seconds", "MB") else "left")
        for row in self.rows:
            outcome = row.outcome
            by = outcome.detail if outcome.verdict == "proven" else ""
            numbers = f"{outcome.seconds:.1f}", str(row.megabytes)
            table.add_row(row.path, row.function, outcome.verdict, *numbers, by)
        if self.rows:
            table_console().print(table)

    def complain(self) -> None:
        """Print a message for each function that is not proven, and what is refused."""
        for line in [*not_proven(self.rows), *self.wrong]:
            click.echo(line, err=True)


@dataclass(frozen=True)
class FileProof:
    """What the checker finds of one file.

    Args:
        words: the entry on proofs in its head.
        violations: a line for each function that is shown to be wrong.
        unknown: a line for each function of which nothing is shown.
    """

    words: str
    violations: Sequence[str]
    unknown: Sequence[str]


def proofs_of(files: Sequence[BuiltMode]) -> dict[str, FileProof]:
    """The proofs of new files, by set.

    Raises:
        UserError: a file cannot be proven.
    """
    read = [ModeFile(Path(built.options.file_name), built.text) for built in files]
    rows = prove_modes(read, (), OF_AN_INDEX)
    found: dict[str, FileProof] = {}
    for built, file in zip(files, read, strict=True):
        own = [row for row in rows if row.path == str(file.path)]
        by_verdict = {
            verdict: not_proven([row for row in own if row.outcome.verdict == verdict])
            for verdict in ("violation", "unknown")
        }
        words = mode_certificate_of(file, own).words
        found[built.options.build.set_name] = FileProof(
            words, by_verdict["violation"], by_verdict["unknown"]
        )
    return found


def select(words: Sequence[str], given: Mapping[str, Any]) -> Selection:
    """The files of modes that words name; `given` has the arguments of `lwcc prove`.

    Raises:
        UserError: a file cannot be proven, or an option is about other files.
    """
    options = [flag for name, flag in OF_CIPHERS.items() if given.get(name)]
    return select_modes(words, given["wanted"], options[0] if options else "")


def prove_selected(selected: Selection, given: Mapping[str, Any]) -> ModeProofs:
    """Prove files of modes, as far as no certificate vouches for them.

    Args:
        selected: the files.
        given: the arguments of `lwcc prove`.

    Raises:
        UserError: a file cannot be proven.
    """
    if not selected.files:
        return ModeProofs()
    claims = run_jobs(_look, selected.files, "reading certificates")
    rows = [] if given["again"] else [row for claim in claims for row in claim.rows]
    known = {(row.path, row.function): row for row in rows}
    limits = Limits(given["seconds"], given["megabytes"])
    found = prove_modes(selected.files, selected.wanted, limits, known)
    pairs = zip(selected.files, claims, strict=True)
    wrong = [f"lwcc: refused: {f.path}: {claim.wrong}" for f, claim in pairs if claim.wrong]
    return ModeProofs(found, wrong)


@explained
def _look(file: ModeFile) -> Claim:
    """The claim about a file before it is proven."""
    return mode_claim_of(file)
