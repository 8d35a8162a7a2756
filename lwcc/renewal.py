"""Keeps the certificates of an index that still hold, makes the others anew, and looks at some."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lwcc.certificates import BadCertificate, Certificate, read_certificate, why_not
from lwcc.proofs import Row, Task
from lwcc.proving import OF_AN_INDEX, Attempt, File, attempt, certify
from lwcc.workers import run_jobs
from prove.verdict import ATTEMPTED


@dataclass(frozen=True)
class Renewal:
    """What became of the certificates of files.

    Args:
        held: by the path in the index.
        dropped: why others do not hold, by path.
        wrong: what must not be: functions that are shown to be wrong, or not proven once more.
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


def keep(files: Sequence[File], tables: Mapping[str, Any]) -> Renewal:
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
    return Renewal(held, dropped)


def renew(files: Sequence[File], kept: Renewal, again: bool, n_sampled: int) -> Renewal:
    """Prove what has no certificate that settles it, and some of the others once more.

    Args:
        files: as they are made now.
        kept: the certificates that hold.
        again: whether all functions are proven anew.
        n_sampled: how many functions with a certificate are proven once more, drawn by chance.

    Raises:
        Complaint: a file cannot be proven.
    """
    settled = {path for path, one in kept.held.items() if one.is_settled and not again}
    new = [file for file in files if file.path.as_posix() not in settled]
    held = dict(kept.held)
    found: list[Row] = []
    for file, (certificate, rows) in zip(new, certify(new, OF_AN_INDEX), strict=True):
        held[file.path.as_posix()] = certificate
        found += rows
    old = [file for file in files if file.path.as_posix() in settled]
    wrong = [*_said(found, "violation"), *_sample(old, kept.held, n_sampled)]
    return Renewal(held, kept.dropped, wrong, _said(found, "unknown"))


def _said(rows: Sequence[Row], verdict: str) -> list[str]:
    """What was found of functions with a verdict."""
    return [
        f"{verdict}: {row.path}: {row.function}: {row.outcome.detail}"
        for row in rows
        if row.outcome.verdict == verdict
    ]


def _sample(files: Sequence[File], held: Mapping[str, Certificate], n_sampled: int) -> list[str]:
    """What is not proven once more, of some functions whose certificates say that it is."""
    known: list[Task] = [
        task
        for file in files
        for task in file.tasks
        if task.role in ATTEMPTED
        and held[file.path.as_posix()].functions[task.role].verdict == "proven"
    ]
    drawn = random.SystemRandom().sample(known, min(n_sampled, len(known)))
    attempts = [Attempt(task, OF_AN_INDEX, None) for task in drawn]
    rows = run_jobs(attempt, attempts, "proving some once more")
    return [
        f"{row.path}: {row.function}: its certificate says `proven`, found was "
        f"`{row.outcome.verdict}`: {row.outcome.detail}"
        for row in rows
        if row.outcome.verdict != "proven"
    ]
