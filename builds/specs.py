"""Checks ciphers' own texts, a job for each parameter set, and puts the outcome into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from pathlib import Path

from rich.table import Table

from builds.cache.digests import digest_of, vectors_digest
from builds.cache.kept import Facts, Kept
from builds.checks import as_dicts
from catalogue.ciphers import CipherSource
from compiler.circuits.library import Circuit, load_circuits
from dsl.check import load_cipher
from dsl.cipher import Cipher
from dsl.library import CIRCUITS
from dsl.syntax.parse import decode_source, parse_file
from dsl.syntax.tree import SetDecl
from dsl.vectors import KINDS, Vectors, load_vectors, vectors_beside
from runtime.errors import explained
from verify.programs.spec import CIRCUITS as CIRCUIT_CASES
from verify.programs.spec import NEEDED, ROUND_TRIPS, TEXT, check_spec
from verify.report import Finding

COLUMNS = (TEXT, *KINDS, ROUND_TRIPS, CIRCUIT_CASES)
NO_ANSWER = "no known answer"
"""The verdict of a set without known answers from outside."""


@dataclass(frozen=True)
class SetTask:
    """A parameter set to be checked.

    Args:
        path: of the cipher's text.
        word: the cipher as commands name it.
        set_name: the set.
        uses_cache: whether its findings may come from the user's cache, and are kept there.
    """

    path: Path
    word: str
    set_name: str
    uses_cache: bool = False


@dataclass(frozen=True)
class SetOutcome:
    """The result of the check of a set."""

    task: SetTask
    findings: tuple[Finding, ...]

    @property
    def verdict(self) -> str:
        """`tested`, `failed`, or that there is no known answer."""
        if any(finding.status == "failed" for finding in self.findings):
            return "failed"
        known = [f for f in self.findings if f.name in (TEXT, *KINDS) and f.status == "tested"]
        return "tested" if known else NO_ANSWER

    @property
    def lacks(self) -> tuple[str, ...]:
        """The kinds of known answers that the set should have and has not."""
        wanted = (TEXT, *NEEDED)
        return tuple(f.name for f in self.findings if f.name in wanted and f.status == "not run")

    @property
    def cells(self) -> dict[str, str]:
        """The table entries for each kind of case."""
        return {f.name: _cell(f) for f in self.findings}


def sets_in(path: Path) -> tuple[str, ...]:
    """The names of the sets of a file, from its syntax alone.

    Raises:
        OSError: the text cannot be read.
        DiagnosticError: its syntax is wrong.
    """
    tree = parse_file(decode_source(path.read_bytes(), str(path)), str(path))
    return tuple(d.name for d in tree.declarations if isinstance(d, SetDecl))


def set_tasks(source: CipherSource, uses_cache: bool = False) -> list[SetTask]:
    """A task for the set that was asked for, else for each set of a cipher.

    Raises:
        OSError: the text cannot be read.
        DiagnosticError: its syntax is wrong.
    """
    names = (source.set_name,) if source.set_name else sets_in(source.path)
    return [SetTask(source.path, source.word, name, uses_cache) for name in names]


def check_sets(tasks: Sequence[SetTask]) -> list[SetOutcome]:
    """Check sets on all cores.

    Raises:
        UserError: a text has errors, or a file beside it cannot be read.
    """
    _load.cache_clear()  # where there is one task it runs here, and the files may have changed
    found = SETS.all(tasks, "verifying sets")
    return [SetOutcome(task, findings) for task, findings in zip(tasks, found, strict=True)]


@explained
def check_set(task: SetTask) -> tuple[Finding, ...]:
    """Check one set."""
    cipher, vectors, circuits = _load(task.path)
    return check_spec(cipher, task.set_name, vectors.get(task.set_name, {}), circuits).findings


def sets_table(outcomes: Sequence[SetOutcome]) -> Table:
    """A row for each set: the cases that held, by kind."""
    cells = [outcome.cells for outcome in outcomes]
    names = [name for name in COLUMNS if any(name in row for row in cells)]
    table = Table(title="cases that held, by set", title_justify="left")
    for heading in ("cipher", "set"):
        table.add_column(heading)
    for heading in names:
        table.add_column(heading, justify="right")
    table.add_column("verdict")
    for outcome, row in zip(outcomes, cells, strict=True):
        kinds = (row.get(name, "") for name in names)
        table.add_row(outcome.task.word, outcome.task.set_name, *kinds, outcome.verdict)
    return table


def set_failures(outcomes: Sequence[SetOutcome]) -> list[str]:
    """The failures, and the missing known answers."""
    said: list[str] = []
    for outcome in outcomes:
        name = f"{outcome.task.word}: {outcome.task.set_name}"
        failed = (f for f in outcome.findings if f.status == "failed")
        said += [f"failed: {name}: {f.name}:{_after(f.detail)}" for f in failed]
        if outcome.lacks:
            beside = vectors_beside(outcome.task.path)
            where = f"; they go into {beside}" if set(outcome.lacks) - {TEXT} else ""
            lacking = ", ".join(outcome.lacks)
            said.append(f"warning: {name} has no known answers of these kinds: {lacking}{where}")
    return said


def described_sets(outcomes: Sequence[SetOutcome]) -> list[Mapping[str, object]]:
    """The outcomes for programs."""
    return [
        {
            "set": outcome.task.set_name,
            "cipher": outcome.task.word,
            "path": str(outcome.task.path),
            "verdict": outcome.verdict,
            "lacks": list(outcome.lacks),
            "findings": as_dicts(outcome.findings),
        }
        for outcome in outcomes
    ]


def _cell(finding: Finding) -> str:
    if finding.status == "tested":
        return str(finding.cases)
    return "failed" if finding.status == "failed" else "none"


def _after(detail: str) -> str:
    """A diagnostic begins a line of its own, so that its quotation stays in place."""
    return f"\n{detail}" if "\n" in detail else f" {detail}"


def _facts(task: SetTask) -> Facts | None:
    """The inputs of a set's findings."""
    if not task.uses_cache:
        return None
    path = str(task.path)  # a finding may quote it
    texts = digest_of(task.path), vectors_digest(task.path)
    return {"set": task.set_name, "path": path, "texts": texts}


def encode_findings(findings: Sequence[Finding]) -> Facts:
    """Findings as the build cache has them."""
    return {"findings": [astuple(finding) for finding in findings]}


def decode_findings(said: Facts) -> tuple[Finding, ...]:
    """The findings that `encode_findings` encoded."""
    return tuple(Finding(*each) for each in said["findings"])


def are_good(findings: Sequence[Finding], _: Facts) -> bool:
    """Whether findings may be cached: failures are checked again."""
    return all(finding.status != "failed" for finding in findings)


SETS: Kept[SetTask, tuple[Finding, ...]] = Kept(
    "set", check_set, _facts, are_good, encode_findings, decode_findings
)


@lru_cache(1)
def _load(path: Path) -> tuple[Cipher, Mapping[str, Vectors], tuple[Circuit, ...]]:
    """A worker often checks several sets of one cipher."""
    cipher = load_cipher(path)
    return cipher, load_vectors(vectors_beside(path)), load_circuits(CIRCUITS, cipher.name)
