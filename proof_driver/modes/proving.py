"""Proves the functions of files of modes within limits."""

from __future__ import annotations

import resource
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from artifacts.parts import FunctionVerdict
from dsl.syntax.diagnostics import did_you_mean
from proof_driver.modes.files import ModeFile
from proof_driver.modes.subjects import mode_subject, request_of
from prove.claims.verdict import Outcome
from prove.limited_process import NOT_FINISHED, Exceeded, run_limited
from prove.modes.subject import ModeSubject
from prove.modes.verdict import CIPHER_ROLES, prove_role, with_cipher
from prove.requests.verdict import prove_request
from runtime.budgets import Limits
from runtime.errors import explained
from runtime.user_error import UserError, unknown
from runtime.workers import run_jobs

ModeKey = tuple[str, str]
"""A file by its path, and a function of it."""


@dataclass(frozen=True)
class ModeProof:
    """A function of a file of a mode to be proven.

    Args:
        file: the file.
        role: name of the function: an entry of the mode, or a function of the cipher.
        limits: the limits of the proof.
    """

    file: ModeFile
    role: str
    limits: Limits

    @property
    def key(self) -> ModeKey:
        """Which function of which file it is."""
        return str(self.file.path), self.role


def prove_modes(
    files: Sequence[ModeFile],
    wanted: Sequence[str],
    limits: Limits,
    known: Mapping[ModeKey, FunctionVerdict] | None = None,
) -> list[FunctionVerdict]:
    """Prove the functions of files.

    Args:
        files: the files.
        wanted: names of entries, such as `drbg_init`; all if empty.
        limits: the limits of each function.
        known: the functions whose verdicts are known.

    Returns:
        The result for each function, file by file. An entry is proven only if the functions of the
        cipher in the file are.

    Raises:
        UserError: a file cannot be proven, or no file has a wanted function.
    """
    there = dict.fromkeys(name for file in files for name in file.entries)
    for name in wanted:
        if name not in there:
            raise unknown("function", name, list(there), did_you_mean(name, there))
    jobs = [
        ModeProof(file, role, limits)
        for file in files
        for role in file.roles
        if not wanted or role in (*CIPHER_ROLES, *wanted)
    ]
    found = dict(known or {})
    new = [job for job in jobs if job.key not in found]
    # Entries first: a proof of one takes longer than the proofs of the functions of its cipher.
    new.sort(key=lambda job: job.role in CIPHER_ROLES)
    rows = run_jobs(attempt_mode, new, "proving functions")
    found |= {job.key: row for job, row in zip(new, rows, strict=True)}
    proven: list[FunctionVerdict] = []
    for file in files:
        own = [found[job.key] for job in jobs if job.file is file]
        proven += _of_file(own, file.has_kernels)
    return proven


def _of_file(rows: Sequence[FunctionVerdict], has_kernels: bool) -> list[FunctionVerdict]:
    """The results for a file; an entry is proven only if the functions of the cipher are."""
    outcomes = {row.function: row.outcome for row in rows}
    if not has_kernels:
        outcomes = with_cipher(outcomes)
    return [replace(row, outcome=outcomes[row.function]) for row in rows]


@explained
def attempt_mode(job: ModeProof) -> FunctionVerdict:
    """Prove one function, or give up at a limit.

    Raises:
        UserError: the file cannot be proven.
    """
    file, limits = job.file, job.limits
    if file.has_kernels:
        call = partial(_proven_kernel, file, job.role)
    else:
        call = partial(_proven, _subject(file), job.role)
    found: tuple[Outcome, int] | Exceeded
    try:
        found = run_limited(call, seconds=limits.seconds, megabytes=limits.megabytes)
    except UserError:
        raise
    except Exception as error:
        # A mistake of the checker is no verdict, and no error here.
        found = Outcome("unknown", f"the checker failed: {type(error).__name__}: {error}"), 0
    if isinstance(found, Exceeded):
        limit = f"{limits.megabytes} MB" if found.what == "memory" else f"{limits.seconds} s"
        found = Outcome("unknown", NOT_FINISHED + limit), 0
    outcome, megabytes = found
    return FunctionVerdict(str(job.file.path), job.role, outcome, megabytes)


@lru_cache(4)
def _subject(file: ModeFile) -> ModeSubject:
    return mode_subject(file)


def _proven(subject: ModeSubject, role: str) -> tuple[Outcome, int]:
    """The outcome for a function, and the peak memory of this process in megabytes."""
    name = role if role in CIPHER_ROLES else role.partition("_")[2]
    return prove_role(subject, name), _megabytes()


def _proven_kernel(file: ModeFile, role: str) -> tuple[Outcome, int]:
    """The same for a kernel."""
    return prove_request(*request_of(file, role)), _megabytes()


def _megabytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def not_proven(rows: Sequence[FunctionVerdict]) -> list[str]:
    """A message for each function that is not proven."""
    return [
        f"lwcc: {row.outcome.verdict}: {row.path}: {row.function}: {row.outcome.detail}"
        for row in rows
        if row.outcome.verdict != "proven"
    ]
