"""Certificates of files of modes: the verdicts on their functions, with the stated lengths."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from artifacts.head import NOT_RUN
from artifacts.parts import FunctionVerdict
from builds.checks import CERTIFICATE
from builds.index import INDEX
from builds.modes.matrix import read_mode_rows
from builds.modes.sources import mode_checker_digest
from catalogue.ciphers import find_cipher
from catalogue.modes import mode_files
from proof_driver import certificates
from proof_driver.certificates import (
    BadCertificate,
    Certificate,
    Verdict,
    digest_in,
    read_certificate,
)
from proof_driver.certified import ALONE, ANEW, Claim
from proof_driver.modes.files import ModeFile
from proof_driver.modes.subjects import check_text
from proof_driver.records import is_changed, text_and_header
from prove.claims.verdict import Outcome
from prove.limited_process import NOT_FINISHED
from prove.modes.verdict import CIPHER_ROLES
from verify.report import Finding

ASSUMED = (*certificates.ASSUMED, "mode")
"""The assumptions of the proofs, by the short names in docs/soundness.md."""
STATED = "proven for stated lengths"
_PROVEN = re.compile(r"\bproven(?: for stated lengths)?: ([^;]+)")


@dataclass(frozen=True)
class ModeCertificate(Certificate):
    """The verdicts on the functions of a file of a mode.

    Args:
        mode_sha256: of the mode's text.
        lengths: the stated lengths of each entry that is proven, in words; kernels are proven for
            outputs of any length, and have none.
    """

    mode_sha256: str
    lengths: Mapping[str, str]

    @property
    def words(self) -> str:
        """The head's entry on proofs: it does not depend on the machine that ran them."""
        said = super().words
        stated = [role for role in self.lengths if self.functions[role].verdict == "proven"]
        if not stated:
            return said
        proven = [r for r, found in self.functions.items() if found.verdict == "proven"]
        whole = [role for role in proven if role not in stated]
        groups = [f"proven: {', '.join(whole)}"] if whole else []
        groups.append(f"{STATED}: {', '.join(stated)}")
        return said.replace(f"proven: {', '.join(proven)}", "; ".join(groups), 1)

    def as_table(self) -> dict[str, Any]:
        """The certificate as a table of the index."""
        table = super().as_table()
        functions = table.pop("functions")
        for role, lengths in self.lengths.items():
            functions[role]["lengths"] = lengths
        return {**table, "mode_sha256": self.mode_sha256, "functions": functions}

    def rows(self, path: str) -> list[FunctionVerdict]:
        """The functions that are proven, as they were found, with their lengths."""
        said = f"certificate of checker {self.checker[:12]}"
        rows: list[FunctionVerdict] = []
        for role, found in self.functions.items():
            if found.verdict == "proven":
                detail = "; ".join(filter(None, (self.lengths.get(role), said)))
                outcome = Outcome("proven", detail, found.seconds)
                rows.append(FunctionVerdict(path, role, outcome, found.megabytes))
        return rows


def mode_certificate_of(file: ModeFile, rows: Sequence[FunctionVerdict]) -> ModeCertificate:
    """A certificate of new verdicts.

    Args:
        file: the file.
        rows: of all its functions.
    """
    found = {row.function: row for row in rows}
    proven = [role for role in file.roles if found[role].outcome.verdict == "proven"]
    stated = [] if file.has_kernels else [role for role in proven if role not in CIPHER_ROLES]
    return ModeCertificate(
        object_sha256=file.object_sha256,
        dsl_sha256=file.dsl_sha256,
        checker=mode_checker_digest(file.target.name),
        assumed=ASSUMED,
        functions={role: _verdict(found[role]) for role in file.roles},
        mode_sha256=mode_text_digest(file.options.word),
        lengths={role: found[role].outcome.detail for role in stated},
    )


def _verdict(row: FunctionVerdict) -> Verdict:
    """The verdict in words; an unfinished proof is not `unknown`, since more time may decide it."""
    outcome = row.outcome
    is_cut = outcome.detail.startswith(NOT_FINISHED)
    return Verdict(
        verdict=outcome.detail if is_cut else outcome.verdict,
        engine=outcome.engine if outcome.verdict == "proven" else "",
        seconds=round(float(outcome.seconds), 1),
        megabytes=row.megabytes,
    )


def read_mode_certificate(table: Mapping[str, Any]) -> ModeCertificate:
    """The certificate in a table of the index.

    Raises:
        BadCertificate: a key is missing, or has a value of another type.
    """
    known = read_certificate(table)
    lengths = {
        role: found["lengths"] for role, found in table["functions"].items() if "lengths" in found
    }
    has_cipher = not known.functions.keys().isdisjoint(CIPHER_ROLES)
    proven = {
        role
        for role, found in known.functions.items()
        if has_cipher and found.verdict == "proven" and role not in CIPHER_ROLES
    }
    if not isinstance(table.get("mode_sha256"), str):
        raise BadCertificate("its `mode_sha256` is missing or not as `lwcc regen` writes it")
    if lengths.keys() != proven or not all(isinstance(said, str) for said in lengths.values()):
        raise BadCertificate("its `lengths` are missing or not as `lwcc regen` writes them")
    return ModeCertificate(**vars(known), mode_sha256=table["mode_sha256"], lengths=lengths)


def why_not_of_mode(certificate: ModeCertificate, file: ModeFile) -> str:
    """The reason why a certificate does not apply to a file; empty if it applies.

    Raises:
        UserError: the file is refused.
        MissingTool: there is no assembler or linker.
    """
    pairs = (
        ("other object code", certificate.object_sha256, file.object_sha256),
        ("another .dsl", certificate.dsl_sha256, file.dsl_sha256),
        ("another .mode", certificate.mode_sha256, mode_text_digest(file.options.word)),
        ("another checker", certificate.checker, mode_checker_digest(file.target.name)),
    )
    for what, said, found in pairs:
        if said != found:
            return f"it is of {what} (sha256 {said[:12]}, here {found[:12]})"
    if list(certificate.functions) != file.roles:
        return "it is of other functions"
    if certificate.assumed != ASSUMED:
        return f"it assumes {', '.join(certificate.assumed) or 'nothing'}"
    return ""


def mode_claim_of(file: ModeFile) -> Claim:
    """The claim on proofs in a file's head and in the index of its folder.

    Raises:
        UserError: the file is refused, or was made from another text of the cipher.
        MissingTool: there is no assembler or linker.
    """
    check_text(file, find_cipher(file.cipher).load())
    try:
        certificate = _certificate_beside(file.path)
        problem = _problem(file, certificate)
    except BadCertificate as error:
        return Claim((), str(error))
    rows = certificate.rows(str(file.path)) if certificate and not problem else ()
    return Claim(tuple(rows), problem)


def check_mode_certificate(file: ModeFile) -> Finding | None:
    """Whether a file is the one proven according to head and index; None if neither claims it.

    Raises:
        UserError: the file is refused.
        MissingTool: there is no assembler or linker.
    """
    is_listed = mode_row_of(file.path) is not None
    try:
        certificate = _certificate_beside(file.path)
        problem = _problem(file, certificate)
    except BadCertificate as error:
        problem = str(error)
    if problem:
        return Finding(CERTIFICATE, "failed", 0, f"{problem}; {ANEW if is_listed else ALONE}")
    n_proven = sum(len(said.split(", ")) for said in _PROVEN.findall(words_in(file)))
    return Finding(CERTIFICATE, "tested", n_proven) if n_proven else None


def words_in(file: ModeFile) -> str:
    """The entry on proofs in the head of a file."""
    return file.head.get("proof", NOT_RUN)


def _problem(file: ModeFile, certificate: ModeCertificate | None) -> str:
    """The error in the claim about a file; empty if it is right or claims nothing."""
    words = words_in(file)
    claimed = digest_in(words)
    if not claimed and words != NOT_RUN:
        return f"its head's `proof:` is not as lwcc writes it: {words}"
    if certificate and certificate.words != words:
        return f"its head says `{words}`, and {INDEX} says `{certificate.words}`"
    if not claimed:
        return ""
    if certificate:
        return why_not_of_mode(certificate, file) or _changed(file.path)
    if mode_row_of(file.path) is not None:
        return f"{INDEX} has no certificate, and its head says `{words}`"
    if claimed != file.object_sha256:
        here = f"(sha256 {claimed[:12]}, here {file.object_sha256[:12]})"
        return f"its head's `proof:` is of other object code {here}"
    return ""


def _changed(path: Path) -> str:
    """The inconsistency of an index's file, its header and its entry; empty if there is none."""
    if is_changed(mode_row_of(path) or {}, *text_and_header(path)):
        return f"the file, its header or its row of {INDEX} was changed"
    return ""


def _certificate_beside(path: Path) -> ModeCertificate | None:
    """The certificate of a file in the index of its folder; None if there is none.

    Raises:
        BadCertificate: it is not as `lwcc regen` writes it.
    """
    row = mode_row_of(path)
    return read_mode_certificate(row[CERTIFICATE]) if row and CERTIFICATE in row else None


def mode_row_of(path: Path) -> Mapping[str, Any] | None:
    """The index entry of a file of a mode; None if there is no such index."""
    place = path.absolute()
    folder = place.parent.parent
    index = folder / INDEX
    if not index.is_file():
        return None
    rows = _rows(folder, index.stat().st_mtime_ns)
    return rows.get(f"{place.parent.name}/{place.name}")


@lru_cache(1)
def _rows(folder: Path, changed: int) -> Mapping[str, Mapping[str, Any]]:
    """The entries of an index by path, read once for all its files; `changed` is when it was."""
    del changed
    return {row["path"]: row for row in read_mode_rows(folder)}


@cache
def mode_text_digest(word: str) -> str:
    """SHA-256 of the text of a mode, by its name in commands."""
    return hashlib.sha256(mode_files()[word].read_bytes()).hexdigest()
