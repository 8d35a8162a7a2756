"""Proves the functions of whole files within limits, and makes certificates of the verdicts."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from artifacts.generated_files import Part
from artifacts.parts import FunctionVerdict, Key, ProofTask, Subjects, prove_one, with_readers
from builds.product import Product
from catalogue.ciphers import CipherSource
from compiler.machine.load import load_target
from proof_driver.certificates import Certificate, certificate_of, object_digest
from proof_driver.certified import shipped_certificate
from prove.claims.verdict import Outcome
from prove.limited_process import NOT_FINISHED, Exceeded, run_limited
from prove.machine.not_shown import OUT_OF_MEMORY
from runtime.budgets import Limits
from runtime.errors import explained, explaining
from runtime.user_error import UserError
from runtime.workers import run_jobs
from targets.binary import is_read
from verify.child import n_cores
from verify.report import Finding


@dataclass(frozen=True)
class File:
    """A file to be proven.

    Args:
        path: as it is named.
        part: what it holds.
        cipher: its .dsl file.
        object_sha256: of its object code.
    """

    path: Path
    part: Part
    cipher: str
    object_sha256: str

    @property
    def tasks(self) -> list[ProofTask]:
        """A task for each function."""
        return [ProofTask(self.path, self.part, role, self.cipher) for role in self.part.functions]


@dataclass(frozen=True)
class Attempt:
    """A function to be proven within limits.

    Args:
        task: the function.
        limits: what it may take.
        until: when all must be done, in seconds of the system's clock; None for any time.
    """

    task: ProofTask
    limits: Limits
    until: float | None


def is_provable(part: Part) -> bool:
    """Whether object code of a part's target is read."""
    return is_read(load_target(part.stated.target))


def certify(
    files: Sequence[File], limits: Limits
) -> list[tuple[Certificate, list[FunctionVerdict]]]:
    """Prove all functions of files.

    Args:
        files: of targets whose object code is read.
        limits: what that may take.

    Returns:
        For each file its certificate, and what was found of each function in detail.

    Raises:
        UserError: a file cannot be proven.
    """
    found = iter(prove_all([task for file in files for task in file.tasks], limits))
    grouped = [[next(found) for _ in file.tasks] for file in files]
    return [
        (certificate_of(file.part, file.object_sha256, group), group)
        for file, group in zip(files, grouped, strict=True)
    ]


def prove_all(
    tasks: Sequence[ProofTask], limits: Limits, known: Mapping[Key, FunctionVerdict] | None = None
) -> list[FunctionVerdict]:
    """Prove functions on all cores.

    Args:
        tasks: the functions.
        limits: what that may take.
        known: what is known of some of them already, by `ProofTask.key`.

    Returns:
        What is found of each function, in the order of the tasks.

    Raises:
        UserError: a file cannot be proven.
    """
    found = dict(known or {})
    in_all = limits.seconds_in_all
    until = None if in_all is None else time.time() + in_all
    new = [task for task in tasks if task.key not in found]
    # Those of long files first; otherwise one core would prove the last of them alone.
    new.sort(key=lambda task: -len(task.part.text))
    each = limits.of_each(max(1, min(n_cores(), len(new))))
    jobs = [Attempt(task, each, until) for task in new]
    rows = run_jobs(attempt, jobs, "proving functions")
    found |= {task.key: row for task, row in zip(new, rows, strict=True)}
    return with_readers(tasks, [found[task.key] for task in tasks])


@explained
def with_proofs(
    products: Sequence[Product], source: CipherSource, limits: Limits, again: bool = False
) -> list[Product]:
    """Products of one target with the verdicts in their heads.

    Args:
        products: the files.
        source: their cipher.
        limits: what proofs may take.
        again: whether certificates of the same files that come with lwcc are not enough.

    Returns:
        Where a function is shown to be wrong, that is among the findings.

    Raises:
        UserError: a tool is missing, or a file does not assemble.
    """
    parts = [product.part for product in products]
    if not all(map(is_provable, parts)):
        return list(products)
    path = str(source.path)
    files = [File(Path(part.file), part, path, object_digest(part)) for part in parts]
    known = [None if again else shipped_certificate(f.part, f.object_sha256) for f in files]
    new = [file for file, certificate in zip(files, known, strict=True) if not certificate]
    found = iter(certify(new, limits))
    pairs = [
        (one, one.rows(f.part.file)) if one else next(found)
        for f, one in zip(files, known, strict=True)
    ]
    return [
        replace(
            product.with_proof(certificate.words),
            findings=(*product.findings, *violations(rows)),
            verdicts=tuple(rows),
        )
        for product, (certificate, rows) in zip(products, pairs, strict=True)
    ]


def violations(rows: Sequence[FunctionVerdict]) -> list[Finding]:
    """The functions that are shown to be wrong."""
    wrong = [row for row in rows if row.outcome.verdict == "violation"]
    return [Finding(f"proof of {r.function}", "failed", 0, r.outcome.detail) for r in wrong]


@explained
def attempt(job: Attempt) -> FunctionVerdict:
    """Prove one function, or give up at a limit.

    Raises:
        UserError: the file cannot be proven.
    """
    seconds = float(job.limits.seconds)
    if job.until is not None:
        seconds = min(seconds, job.until - time.time())
    found: FunctionVerdict | Exceeded = Exceeded("time")
    if seconds > 0:
        found = _run(job, seconds)
    if isinstance(found, FunctionVerdict) and found.outcome.detail == OUT_OF_MEMORY:
        found = Exceeded("memory")
    return _given_up(job, found) if isinstance(found, Exceeded) else found


_SUBJECTS = Subjects()
"""Of this process, which proves the functions of a file one after another."""


def _run(job: Attempt, seconds: float) -> FunctionVerdict | Exceeded:
    """Prove in a process apart; a mistake of the checker's own is no verdict, and no error here."""
    try:
        with explaining():
            call = partial(prove_one, job.task, _SUBJECTS.of(job.task))
        return run_limited(call, seconds=seconds, megabytes=job.limits.megabytes)
    except UserError:
        raise
    except Exception as error:
        return _unknown(job, f"the checker failed: {type(error).__name__}: {error}")


def _given_up(job: Attempt, exceeded: Exceeded) -> FunctionVerdict:
    limits = job.limits
    limit = f"{limits.megabytes} MB" if exceeded.what == "memory" else f"{limits.seconds} s"
    return _unknown(job, NOT_FINISHED + limit)


def _unknown(job: Attempt, detail: str) -> FunctionVerdict:
    return FunctionVerdict(str(job.task.path), job.task.role, Outcome("unknown", detail), 0)
