"""`lwcc prove` for files of modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click
from rich.table import Table

from artifacts.parts import FunctionVerdict
from proof_driver.certified import Claim
from proof_driver.modes.certificates import mode_claim_of
from proof_driver.modes.files import ModeFile
from proof_driver.modes.proving import not_proven, prove_modes
from proof_driver.modes.selection import Selection, select_modes
from runtime.budgets import Limits
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
