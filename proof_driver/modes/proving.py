"""Proves the functions of files of modes within limits."""

from __future__ import annotations

import resource
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

from artifacts.parts import FunctionVerdict
from builds.modes.reading import head_of, is_of_mode, read_mode_file
from dsl.syntax.diagnostics import did_you_mean
from proof_driver.certificates import NOT_FINISHED
from proof_driver.modes.subjects import mode_subject
from prove.claims.verdict import Outcome
from prove.limited_process import Exceeded, run_limited
from prove.modes.subject import ModeSubject
from prove.modes.verdict import CIPHER_ROLES, prove_role, with_cipher
from runtime.budgets import Limits
from runtime.errors import explained
from runtime.user_error import UserError, unknown
from runtime.workers import run_jobs


@dataclass(frozen=True)
class ModeProof:
    """A function of a file of a mode to be proven.

    Args:
        path: the file.
        role: name of the function: an entry of the mode, or a function of the cipher.
        limits: the limits of the proof.
    """

    path: Path
    role: str
    limits: Limits


def modes_in(words: Sequence[str]) -> list[Path]:
    """The files of modes that words name; folders are not searched.

    Raises:
        OSError: a file cannot be read.
    """
    paths = [path for path in map(Path, words) if path.is_file()]
    return [path for path in paths if is_of_mode(head_of(path))]


def prove_modes(
    paths: Sequence[Path], wanted: Sequence[str], limits: Limits
) -> list[FunctionVerdict]:
    """Prove the functions of files.

    Args:
        paths: files of modes.
        wanted: names of entries, such as `drbg_init`; all if empty.
        limits: the limits of each function.

    Returns:
        The result for each function, file by file. An entry is proven only if the functions of the
        cipher in the file are.

    Raises:
        UserError: a file cannot be proven, or no file has a wanted function.
    """
    names = {path: entries_of(path) for path in paths}
    there = dict.fromkeys(name for entries in names.values() for name in entries)
    for name in wanted:
        if name not in there:
            raise unknown("function", name, list(there), did_you_mean(name, there))
    jobs = [
        ModeProof(path, role, limits)
        for path, entries in names.items()
        for role in (*CIPHER_ROLES, *(e for e in entries if not wanted or e in wanted))
    ]
    found = run_jobs(_attempt, jobs, "proving functions")
    rows: list[FunctionVerdict] = []
    for path in paths:
        own = {row.function: row for row in found if row.path == str(path)}
        outcomes = with_cipher({name: row.outcome for name, row in own.items()})
        rows += [replace(row, outcome=outcomes[name]) for name, row in own.items()]
    return rows


def entries_of(path: Path) -> list[str]:
    """The names of the entries in a file, such as `drbg_init`."""
    options = read_mode_file(path)[1]
    return [f"{options.word}_{entry.name}" for entry in options.mode.entries]


@explained
def _attempt(job: ModeProof) -> FunctionVerdict:
    """Prove one function, or give up at a limit.

    Raises:
        UserError: the file cannot be proven.
    """
    subject, limits = _subject(job.path), job.limits
    call = partial(_proven, subject, job.role)
    found: tuple[Outcome, int] | Exceeded
    try:
        found = run_limited(call, seconds=limits.seconds, megabytes=limits.megabytes)
    except Exception as error:
        # A mistake of the checker is no verdict, and no error here.
        found = Outcome("unknown", f"the checker failed: {type(error).__name__}: {error}"), 0
    if isinstance(found, Exceeded):
        limit = f"{limits.megabytes} MB" if found.what == "memory" else f"{limits.seconds} s"
        found = Outcome("unknown", NOT_FINISHED + limit), 0
    outcome, megabytes = found
    return FunctionVerdict(str(job.path), job.role, outcome, megabytes)


@cache
def _subject(path: Path) -> ModeSubject:
    return mode_subject(path)


def _proven(subject: ModeSubject, role: str) -> tuple[Outcome, int]:
    """The outcome for a function, and the peak memory of this process in megabytes."""
    name = role if role in CIPHER_ROLES else role.partition("_")[2]
    outcome = prove_role(subject, name)
    return outcome, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def not_proven(rows: Sequence[FunctionVerdict]) -> list[str]:
    """A message for each function that is not proven."""
    return [
        f"lwcc: {row.outcome.verdict}: {row.path}: {row.function}: {row.outcome.detail}"
        for row in rows
        if row.outcome.verdict != "proven"
    ]


def refuse_mixed(words: Sequence[str], modes: Sequence[Path], options: Sequence[str]) -> None:
    """Refuse files of modes beside others, and options that are about other files.

    Raises:
        UserError: there are such files or options.
    """
    if len(modes) < len(words):
        what = f"{modes[0]} is of a mode, and other files are named beside it"
        raise UserError(f"{what}\nhint: prove files of modes in a command of their own")
    if options:
        raise UserError(f"{modes[0]} is of a mode, and {options[0]} is about files of ciphers")
