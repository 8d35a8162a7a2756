"""Compares a file with its certificates: in its head, and in the index of its folder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from artifacts.generated_files import Part
from artifacts.head import NOT_READ, NOT_RUN
from artifacts.parts import FunctionVerdict
from builds.checks import CERTIFICATE
from builds.index import INDEX, read_index
from proof_driver.certificates import (
    BadCertificate,
    Certificate,
    digest_in,
    object_digest,
    read_certificate,
    why_not,
    words_of,
)
from proof_driver.kernel_files import (
    KernelPart,
    header_of,
    is_of_kernels,
    kernels_digest,
    with_header,
)
from proof_driver.records import is_changed
from verify.report import Finding
from verify.toolchain.assemble import AssemblyError

SHIPPED = Path(__file__).parents[1] / "generated"
_WORDS = r"proven|violation|refused|unknown|not attempted|not finished in \d+ (?:s|MB)"
_VERDICT = re.compile(rf"(?:{_WORDS}): (\w+(?:, \w+)*)")
_OBJECT = re.compile("object sha256:[0-9a-f]{64}")
NONE = "none"
"""The table entry without a certificate."""
ANEW = "`lwcc regen --prove` makes another"
ALONE = "`lwcc compile` makes another, `lwcc prove` says what holds"


@dataclass(frozen=True)
class Claim:
    """The claim about a part before a proof.

    Args:
        rows: the functions that a certificate in the index says are proven; none where there is no
            certificate of this file, these bytes and this checker.
        wrong: what is wrong with what the head says of proofs; empty where it is right.
    """

    rows: tuple[FunctionVerdict, ...]
    wrong: str


def claim_of(part: Part, path: Path) -> Claim:
    """The claim on proofs in a part's head and in the index of its target's folder.

    Args:
        part: of the file.
        path: the file.

    Raises:
        UserError: the part's object is refused.
        MissingTool: the assembler or the linker is missing.
    """
    part, words = _whole(part, path), words_of(part)
    try:
        digest = _digest_of(part)
    except AssemblyError:
        return Claim((), "")
    claimed, wrong = digest_in(words), ""
    if words not in (NOT_RUN, NOT_READ) and not (claimed and _is_spelled_well(words, part)):
        wrong = f"its head's `proof:` is not as lwcc writes it: {words}"
    elif claimed and claimed != digest:
        wrong = f"its head's `proof:` is {_of_other_code(claimed, digest)}"
    try:
        certificate = certificate_beside(path)
        holds = (
            certificate
            and words == certificate.words
            and not why_not(certificate, part, digest)
            and not changed_since(path)
        )
    except BadCertificate:
        return Claim((), wrong)
    return Claim(tuple(certificate.rows(str(path))) if certificate and holds else (), wrong)


def _is_spelled_well(words: str, part: Part) -> bool:
    """Whether a head's entry on proofs has exactly one verdict for each function of the part."""
    *verdicts, last = words.split("; ")
    if verdicts and verdicts[-1].startswith("by "):
        del verdicts[-1]
    groups = [_VERDICT.fullmatch(said) for said in verdicts]
    roles = [role for group in groups if group for role in group[1].split(", ")]
    return all(groups) and sorted(roles) == sorted(part.functions) and bool(_OBJECT.fullmatch(last))


def check_certificate(part: Part, path: Path) -> Finding | None:
    """Whether a part is the one proven according to head and index; None if neither claims it.

    Args:
        part: of the file.
        path: the file.

    Raises:
        MissingTool: the assembler or the linker is missing.
    """
    part, words, row = _whole(part, path), words_of(part), index_row_of(path)
    try:
        certificate = certificate_beside(path)
        problem = _problem(part, words, certificate, path)
    except (BadCertificate, AssemblyError) as error:
        return _failed(str(error), row is not None)
    if problem:
        return _failed(problem, row is not None)
    proven = re.search(r"\bproven: ([^;]+)", words)
    return Finding(CERTIFICATE, "tested", len(proven[1].split(", "))) if proven else None


def certificate_beside(path: Path) -> Certificate | None:
    """The certificate of a file in the index of its folder; None if there is none.

    Raises:
        BadCertificate: it is not as `lwcc regen` writes it.
        UserError: the index cannot be read.
    """
    row = index_row_of(path)
    table = row.get(CERTIFICATE) if row else None
    return None if table is None else read_certificate(table)


def changed_since(path: Path) -> str:
    """The inconsistency of an index's file, its header and its entry; empty if there is none.

    Args:
        path: the file.
    """
    row = index_row_of(path) or {}
    try:
        texts = [p.read_bytes().decode() for p in (path, path.with_suffix(".h"))]
    except (OSError, UnicodeDecodeError) as problem:
        return f"{path.with_suffix('.h').name} or the file itself cannot be read: {problem}"
    if is_changed(row, texts[0], texts[1]):
        return f"the file, its header or its row of {INDEX} was changed"
    return ""


def shipped_certificate(part: Part, digest: str) -> Certificate | None:
    """The shipped certificate of a file, if it applies to a part and is conclusive.

    Args:
        part: of a file that has just been made.
        digest: of its object code.
    """
    index = SHIPPED / INDEX
    if not index.is_file():
        return None
    for row in _rows(SHIPPED, index.stat().st_mtime_ns).values():
        if row["command"] != part.entries["command"] or CERTIFICATE not in row:
            continue
        try:
            certificate = read_certificate(row[CERTIFICATE])
        except BadCertificate:
            continue
        if certificate.is_settled and not why_not(certificate, part, digest):
            return certificate
    return None


def index_row_of(path: Path) -> Mapping[str, Any] | None:
    """The index entry of a file; None if there is no such index."""
    place = path.absolute()
    index = place.parent.parent / INDEX
    if not index.is_file():
        return None
    return _rows(index.parent, index.stat().st_mtime_ns).get(f"{place.parent.name}/{place.name}")


def _problem(part: Part, words: str, certificate: Certificate | None, path: Path) -> str:
    """The error in the claim about a part; empty if it is right or claims nothing."""
    claimed, is_listed = digest_in(words), index_row_of(path) is not None
    if not claimed and words not in (NOT_RUN, NOT_READ):
        return f"the head's `proof:` is not as lwcc writes it: {words}"
    if certificate and certificate.words != words:
        return f"the head says `{words}`, and {INDEX} says `{certificate.words}`"
    if not claimed:
        return ""
    if is_listed and not certificate:
        return f"{INDEX} has none, and the head says `{words}`"
    digest = _digest_of(part)
    if certificate:
        return why_not(certificate, part, digest) or changed_since(path)
    if claimed != digest:
        return f"it is {_of_other_code(claimed, digest)}"
    return ""


def _whole(part: Part, path: Path) -> Part:
    """A part, of a file of kernels with the header beside it."""
    return with_header(part, header_of(path)) if is_of_kernels(part) else part


def _digest_of(part: Part) -> str:
    """The digest of a part's object code, or of its kernels; errors are those of these."""
    return kernels_digest(part) if isinstance(part, KernelPart) else object_digest(part)


def _of_other_code(claimed: str, digest: str) -> str:
    return f"of other object code (sha256 {claimed[:12]}, here {digest[:12]})"


def _failed(problem: str, is_listed: bool) -> Finding:
    return Finding(CERTIFICATE, "failed", 0, f"{problem}; {ANEW if is_listed else ALONE}")


@lru_cache(1)
def _rows(folder: Path, changed: int) -> Mapping[str, Mapping[str, Any]]:
    """The entries of an index by path, read once for all its files; `changed` is when it was."""
    del changed
    return {row["path"]: row for row in read_index(folder)}
