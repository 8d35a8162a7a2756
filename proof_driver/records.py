"""What a row of the index records: what is shipped of a file, what made it, and what checked it.

A record is compared with what is there. It is not a signature: who writes the index by hand can
write anything, which is why CI makes some files anew each time.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from artifacts.head import NOT_RUN, with_entry
from builds.checks import CERTIFICATE
from builds.index import MODE
from builds.sources import generator_digest, mode_digest, verifier_digest

FILE, MADE_BY, VERIFIED_BY = "file_sha256", "made_by", "verified_by"
CHANGED = "the file, its header or its row was changed since it was made"


def text_and_header(path: Path) -> tuple[str, str]:
    """A generated file and the C header beside it; empty for what does not exist.

    Raises:
        OSError: one cannot be read.
    """
    text, header = (
        each.read_bytes().decode(errors="replace") if each.is_file() else ""
        for each in (path, path.with_suffix(".h"))
    )
    return text, header


def file_digest(text: str, header: str, row: Mapping[str, Any]) -> str:
    """SHA-256 of all that is shipped of a file: what a proof does not look at is also as it was.

    Args:
        text: of the file; what it says of proofs is left out, since a certificate says that.
        header: the C header beside it.
        row: of the index; what it records is left out.
    """
    described = {key: row[key] for key in row.keys() - {FILE, MADE_BY, VERIFIED_BY, CERTIFICATE}}
    said = [with_entry(text, "proof", NOT_RUN), header, described]
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def is_changed(row: Mapping[str, Any], text: str, header: str) -> bool:
    """Whether a row records another file, another header, or another row."""
    return bool(row.get(FILE) != file_digest(text, header, row))


def recorded(text: str, header: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of the index with the record of a file that was made just now."""
    record = {FILE: file_digest(text, header, row), MADE_BY: maker_of(row)}
    return _with(row, record)


def verified(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of the index with the record that its file was checked just now, and held."""
    return _with(row, {VERIFIED_BY: verifier_of(row)})


def still_verified(row: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """A row of the index with the record of checks that the row before has of the same file."""
    if VERIFIED_BY not in before or row[FILE] != before.get(FILE):
        return dict(row)
    return _with(row, {VERIFIED_BY: before[VERIFIED_BY]})


def _with(row: Mapping[str, Any], record: Mapping[str, str]) -> dict[str, Any]:
    # In TOML the tables of a table stand behind its values.
    tables = {key: row[key] for key in ("figures", CERTIFICATE) if key in row}
    return {**{key: row[key] for key in row if key not in tables}, **record, **tables}


def why_made_anew(row: Mapping[str, Any], text: str, header: str) -> str:
    """Why a row does not show that a file is what the sources make; nothing where it does.

    Args:
        row: of the index.
        text: of the file.
        header: the C header beside it.
    """
    if is_changed(row, text, header):
        return CHANGED
    if row.get(MADE_BY) != maker_of(row):
        return "it was made by other sources"
    return ""


def why_verified_anew(row: Mapping[str, Any], text: str, header: str) -> str:
    """Why a row does not show that a file was checked and held; nothing where it does.

    Args:
        row: of the index.
        text: of the file.
        header: the C header beside it.
    """
    if is_changed(row, text, header):
        return CHANGED
    if VERIFIED_BY not in row:
        return "it has no record of checks"
    if row[VERIFIED_BY] != verifier_of(row):
        return "it was checked by other sources"
    return ""


def maker_of(row: Mapping[str, Any]) -> str:
    """The digest of the sources that make a row's file."""
    return mode_digest(row["target"]) if MODE in row else generator_digest(row["target"])


def verifier_of(row: Mapping[str, Any]) -> str:
    """The digest of the sources that check a row's file."""
    return mode_digest(row["target"]) if MODE in row else verifier_digest(row["target"])
