"""Compares a file with its certificate: in its head, and in the index of the folder it lies in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from lwcc.certificates import (
    BadCertificate,
    Certificate,
    digest_in,
    object_digest,
    read_certificate,
    why_not,
    words_of,
)
from lwcc.checks import CERTIFICATE
from lwcc.head import NOT_READ, NOT_RUN
from lwcc.index import INDEX, read_index
from lwcc.proofs import Row
from lwcc.subjects import Part
from verify.assemble import AssemblyError
from verify.report import Finding

SHIPPED = Path(__file__).parents[1] / "generated"
NONE = "none"
"""What a table says where there is no certificate."""
ANEW = "`lwcc regen --prove` makes another"
ALONE = "`lwcc compile` makes another, `lwcc prove` says what holds"


def certified(part: Part, path: Path) -> list[Row] | None:
    """The functions of a part that a certificate in the index says are proven.

    Args:
        part: of the file.
        path: the file; the index lies in the folder of its folder.

    Returns:
        None where there is no certificate of this part, these bytes and this checker.

    Raises:
        MissingTool: the assembler or the linker is missing.
    """
    try:
        certificate = certificate_beside(path)
        if not certificate or words_of(part) != certificate.words:
            return None
        problem = why_not(certificate, part, object_digest(part))
    except (BadCertificate, AssemblyError):
        return None
    return None if problem else certificate.rows(str(path))


def check_certificate(part: Part, path: Path) -> Finding | None:
    """Whether a part is what its head and the index say was proven; None where neither says so.

    Args:
        part: of the file.
        path: the file.

    Raises:
        MissingTool: the assembler or the linker is missing.
    """
    words, row = words_of(part), index_row_of(path)
    try:
        certificate = certificate_beside(path)
        problem = _problem(part, words, certificate, is_listed=row is not None)
    except (BadCertificate, AssemblyError) as error:
        return _failed(str(error), row is not None)
    if problem:
        return _failed(problem, row is not None)
    proven = re.search(r"\bproven: ([^;]+)", words)
    return Finding(CERTIFICATE, "tested", len(proven[1].split(", "))) if proven else None


def certificate_beside(path: Path) -> Certificate | None:
    """The certificate of a file in the index of its folder; None where there is none.

    Raises:
        BadCertificate: it is not as `lwcc regen` writes it.
        Complaint: the index cannot be read.
    """
    row = index_row_of(path)
    table = row.get(CERTIFICATE) if row else None
    return None if table is None else read_certificate(table)


def shipped_certificate(part: Part, digest: str) -> Certificate | None:
    """The certificate of a file that comes with lwcc, where it holds for a part and settles it.

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
    """What the index of a file's folder says of the file; None where it has no such index."""
    place = path.absolute()
    index = place.parent.parent / INDEX
    if not index.is_file():
        return None
    return _rows(index.parent, index.stat().st_mtime_ns).get(f"{place.parent.name}/{place.name}")


def _problem(part: Part, words: str, certificate: Certificate | None, is_listed: bool) -> str:
    """What is wrong with what is claimed of a part; nothing where it is right or claims nothing."""
    claimed = digest_in(words)
    if not claimed and words not in (NOT_RUN, NOT_READ):
        return f"the head's `proof:` is not as lwcc writes it: {words}"
    if certificate and certificate.words != words:
        return f"the head says `{words}`, and {INDEX} says `{certificate.words}`"
    if not claimed:
        return ""
    if is_listed and not certificate:
        return f"{INDEX} has none, and the head says `{words}`"
    digest = object_digest(part)
    if certificate:
        return why_not(certificate, part, digest)
    if claimed != digest:
        return f"it is of other object code (sha256 {claimed[:12]}, here {digest[:12]})"
    return ""


def _failed(problem: str, is_listed: bool) -> Finding:
    return Finding(CERTIFICATE, "failed", 0, f"{problem}; {ANEW if is_listed else ALONE}")


@lru_cache(1)
def _rows(folder: Path, changed: int) -> Mapping[str, Mapping[str, Any]]:
    """The entries of an index by path, read once for all its files; `changed` is when it was."""
    del changed
    return {row["path"]: row for row in read_index(folder)}
