"""Keeps the certificates of an index that still hold, makes the others anew, and looks at some."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, TypeVar

from artifacts.parts import FunctionVerdict, ProofTask
from builds.sources import PROOF, checker_digest
from proof_driver.certificates import BadCertificate, Certificate, read_certificate, why_not
from proof_driver.kernel_certificates import attempt, certify
from proof_driver.proving import Attempt, File
from runtime.budgets import OF_AN_INDEX, Limits
from runtime.user_error import UserError
from runtime.workers import run_jobs

T = TypeVar("T")


@dataclass(frozen=True)
class CertificateState:
    """The state of the certificates of files.

    Args:
        held: by the path in the index.
        dropped: why others do not hold, by path.
        wrong: what must not be: functions that are shown to be wrong or not proven once more, and
            files without a certificate where one is wanted.
        open: functions of which nothing is shown, with the reason.
    """

    held: Mapping[str, Certificate]
    dropped: Mapping[str, str]
    wrong: Sequence[str] = ()
    open: Sequence[str] = ()

    @property
    def not_proven(self) -> list[str]:
        """The files with functions that are not."""
        return [path for path, one in self.held.items() if one.n_proven < len(one.functions)]


def keep(files: Sequence[File], tables: Mapping[str, Any]) -> CertificateState:
    """The certificates that are of these files, of their bytes and of this checker.

    Args:
        files: as they are made now.
        tables: the certificates that the index has, by path.
    """
    held: dict[str, Certificate] = {}
    dropped: dict[str, str] = {}
    for file in files:
        path = file.path.as_posix()
        if path not in tables:
            continue
        try:
            certificate = read_certificate(tables[path])
            problem = why_not(certificate, file.part, file.object_sha256)
        except BadCertificate as error:
            problem = str(error)
        if problem:
            dropped[path] = problem
        else:
            held[path] = certificate
    return CertificateState(held, dropped)


def renew(
    files: Sequence[File], kept: CertificateState, limits: Limits = OF_AN_INDEX, again: bool = False
) -> CertificateState:
    """Prove the functions of files without a conclusive certificate.

    Args:
        files: as they are made now.
        kept: the certificates that hold.
        limits: what each proof may take.
        again: whether all functions are proven anew.

    Raises:
        UserError: a file cannot be proven, or the checker's sources were changed meanwhile.
    """
    settled = {path for path, one in kept.held.items() if one.is_settled and not again}
    new = [file for file in files if file.path.as_posix() not in settled]
    held = dict(kept.held)
    found: list[FunctionVerdict] = []
    for file, (certificate, rows) in zip(new, certify(new, limits), strict=True):
        held[file.path.as_posix()] = certificate
        found += rows
    for target in dict.fromkeys(file.part.stated.target for file in new):
        if PROOF.digest(target) != checker_digest(target):
            raise UserError("the checker's sources were changed while it ran: nothing is certified")
    return CertificateState(
        held, kept.dropped, said_of(found, "violation"), said_of(found, "unknown")
    )


class OfAnIndex(Protocol):
    """A file of an index."""

    @property
    def path(self) -> Path:
        """The file, relative to the folder of the index."""


def inspect(files: Sequence[OfAnIndex], kept: CertificateState) -> CertificateState:
    """Check that each file has a valid certificate, without making any.

    Args:
        files: as they are made now.
        kept: the certificates that hold.
    """
    missing = [path for file in files if (path := file.path.as_posix()) not in kept.held]
    wrong = [f"{path} has no certificate that holds" for path in missing]
    return replace(kept, wrong=[*kept.wrong, *wrong])


def said_of(rows: Sequence[FunctionVerdict], verdict: str) -> list[str]:
    """Messages on functions with a verdict."""
    return [
        f"{verdict}: {row.path}: {row.function}: {row.outcome.detail}"
        for row in rows
        if row.outcome.verdict == verdict
    ]


@dataclass(frozen=True)
class Some:
    """Which functions are proven once more.

    Args:
        n_drawn: how many are drawn by chance.
        share: K and N: each Nth in the order of the index, from number K on; in N runs with
            another K each it is all of them. None for no such share.
    """

    n_drawn: int = 0
    share: tuple[int, int] | None = None

    def of(self, tasks: Sequence[T]) -> list[T]:
        """Those of some functions, in their order."""
        numbers = set(
            random.SystemRandom().sample(range(len(tasks)), min(self.n_drawn, len(tasks)))
        )
        if self.share:
            first, turns = self.share
            numbers |= set(range(first, len(tasks), turns))
        return [tasks[number] for number in sorted(numbers)]


def prove_some(
    files: Sequence[File], kept: CertificateState, some: Some, limits: Limits = OF_AN_INDEX
) -> CertificateState:
    """Prove some functions once more.

    Args:
        files: as they are made now.
        kept: the certificates that hold.
        some: which of the functions that they say are proven.
        limits: what each proof may take.
    """
    known: list[ProofTask] = [
        task
        for file in files
        if (certificate := kept.held.get(file.path.as_posix()))
        for task in file.tasks
        if certificate.functions[task.role].verdict == "proven"
    ]
    # Long ones first; otherwise one core would prove the last of them alone.
    drawn = sorted(some.of(known), key=lambda task: -len(task.part.text))
    attempts = [Attempt(task, limits, None) for task in drawn]
    rows = run_jobs(attempt, attempts, "proving some once more")
    return replace(kept, wrong=[*kept.wrong, *once_more(rows)])


def once_more(rows: Sequence[FunctionVerdict]) -> list[str]:
    """Messages on functions with certificates that were not proven once more."""
    return [
        f"{row.path}: {row.function}: its certificate says `proven`, found was "
        f"`{row.outcome.verdict}`: {row.outcome.detail}"
        for row in rows
        if row.outcome.verdict != "proven"
    ]
