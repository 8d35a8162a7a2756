"""Keeps the certificates of files of modes that hold, and makes the others anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from artifacts.parts import FunctionVerdict
from builds.modes.sources import MODE_PROOF, mode_checker_digest
from proof_driver.certificate_state import CertificateState, Some, once_more, said_of
from proof_driver.certificates import BadCertificate
from proof_driver.modes.certificates import (
    ModeCertificate,
    mode_certificate_of,
    read_mode_certificate,
    why_not_of_mode,
)
from proof_driver.modes.files import ModeFile
from proof_driver.modes.proving import ModeProof, attempt_mode, prove_modes
from runtime.budgets import OF_AN_INDEX, Limits
from runtime.user_error import UserError
from runtime.workers import run_jobs


def keep_modes(files: Sequence[ModeFile], tables: Mapping[str, Any]) -> CertificateState:
    """The certificates that are of these files, of their bytes and of this checker.

    Args:
        files: as they are made now; their paths are those in the index.
        tables: the certificates that the index has, by path.

    Raises:
        UserError: a file is refused.
        MissingTool: there is no assembler or linker.
    """
    held: dict[str, ModeCertificate] = {}
    dropped: dict[str, str] = {}
    for file in files:
        path = file.path.as_posix()
        if path not in tables:
            continue
        try:
            certificate = read_mode_certificate(tables[path])
            problem = why_not_of_mode(certificate, file)
        except BadCertificate as error:
            problem = str(error)
        if problem:
            dropped[path] = problem
        else:
            held[path] = certificate
    return CertificateState(held, dropped)


def renew_modes(
    files: Sequence[ModeFile],
    kept: CertificateState,
    limits: Limits = OF_AN_INDEX,
    again: bool = False,
) -> CertificateState:
    """Prove the functions of files without a conclusive certificate.

    Args:
        files: as they are made now.
        kept: the certificates that hold.
        limits: the limits of each proof.
        again: whether all functions are proven anew.

    Raises:
        UserError: a file cannot be proven, or the checker's sources were changed meanwhile.
    """
    settled = {path for path, one in kept.held.items() if one.is_settled and not again}
    new = [file for file in files if file.path.as_posix() not in settled]
    rows: dict[str, list[FunctionVerdict]] = {str(file.path): [] for file in new}
    for row in prove_modes(new, (), limits):
        rows[row.path].append(row)
    for target in dict.fromkeys(file.target.name for file in new):
        if MODE_PROOF.digest(target) != mode_checker_digest(target):
            raise UserError("the checker's sources were changed while it ran: nothing is certified")
    made = {file.path.as_posix(): mode_certificate_of(file, rows[str(file.path)]) for file in new}
    found = [row for group in rows.values() for row in group]
    wrong = [*kept.wrong, *said_of(found, "violation")]
    return CertificateState({**kept.held, **made}, kept.dropped, wrong, said_of(found, "unknown"))


def prove_some_modes(
    files: Sequence[ModeFile], kept: CertificateState, some: Some, limits: Limits = OF_AN_INDEX
) -> CertificateState:
    """Prove some functions once more.

    Args:
        files: as they are made now.
        kept: the certificates that hold.
        some: which of the functions that they say are proven.
        limits: the limits of each proof.
    """
    known = [
        ModeProof(file, role, limits)
        for file in files
        if (certificate := kept.held.get(file.path.as_posix()))
        for role in file.roles
        if certificate.functions[role].verdict == "proven"
    ]
    rows = run_jobs(attempt_mode, some.of(known), "proving some of modes once more")
    return replace(kept, wrong=[*kept.wrong, *once_more(rows)])


def together(one: CertificateState, other: CertificateState) -> CertificateState:
    """The state of the certificates of all files of two states."""
    return CertificateState(
        {**one.held, **other.held},
        {**one.dropped, **other.dropped},
        [*one.wrong, *other.wrong],
        [*one.open, *other.open],
    )
