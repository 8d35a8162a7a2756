"""Which records and certificates of an index the sources as they are leave void."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from builds.checks import CERTIFICATE
from builds.index import MODE
from builds.modes.sources import mode_checker_digest
from builds.sources import checker_digest
from proof_driver.records import MADE_BY, VERIFIED_BY, maker_of, verifier_of


@dataclass(frozen=True)
class Records:
    """The records of the files of a target, or of those of a mode on it, and how many are void.

    Args:
        target: its name.
        mode: the name of the mode; empty for ciphers' own files.
        files: all of them.
        to_make: made by other sources; `lwcc regen` makes them again.
        to_check: checked by other sources, or never; `lwcc verify --record` runs them again.
        to_prove: certified by another checker; `lwcc regen --prove` proves them again.
    """

    target: str
    mode: str
    files: int
    to_make: int
    to_check: int
    to_prove: int


def records_of(rows: Iterable[Mapping[str, Any]]) -> list[Records]:
    """The records of an index by target and mode; digests alone are compared, no file is read.

    Args:
        rows: of the index.
    """
    groups: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for row in rows:
        groups.setdefault((row["target"], row.get(MODE, "")), []).append(row)
    return [
        Records(
            target,
            mode,
            len(group),
            sum(row.get(MADE_BY) != maker_of(row) for row in group),
            sum(row.get(VERIFIED_BY) != verifier_of(row) for row in group),
            sum(_is_of_another_checker(row) for row in group),
        )
        for (target, mode), group in groups.items()
    ]


def _is_of_another_checker(row: Mapping[str, Any]) -> bool:
    """Whether a file's certificate is of another checker; files of source code have none."""
    certificate = row.get(CERTIFICATE)
    if certificate is None:
        return False
    digest = mode_checker_digest if MODE in row else checker_digest
    return bool(certificate["checker"] != digest(row["target"]))
