"""Files of modes as they must be: made and checked again, or taken where a record vouches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from artifacts.head import with_entry
from builds.build import before_proof
from builds.checks import CERTIFICATE
from builds.modes.checks import claims_of_mode
from builds.modes.matrix import ModeEntry, mode_row
from builds.modes.product import ModeOrder, make_mode
from compiler.machine.load import load_target
from proof_driver.certificates import Certificate
from proof_driver.modes.files import ModeFile, is_proven
from proof_driver.records import text_and_header, why_made_anew, why_verified_anew
from proof_driver.remade import AGAIN, FAILED, RemakeTask, all_but_a_share
from runtime.errors import explained
from runtime.workers import run_jobs

MEGABYTES = 4096
"""The most memory for the passes of a file."""


@dataclass(frozen=True)
class RemadeMode:
    """A file as it must be.

    Args:
        text: of the file.
        header: the C header beside it.
        row: of the index, without a certificate.
        wrong: why it is not as it must be; empty where it is.
    """

    text: str
    header: str
    row: Mapping[str, Any]
    wrong: str = ""

    def with_certificate(self, certificate: Certificate | None) -> RemadeMode:
        """The same, as a head and a row say it of a file with a certificate."""
        if not certificate:
            return self
        text = with_entry(self.text, "proof", certificate.words)
        return replace(self, text=text, row={**self.row, CERTIFICATE: certificate.as_table()})


def remade_modes(
    entries: Sequence[ModeEntry],
    place: Path,
    rows: Mapping[str, Mapping[str, Any]],
    check: bool,
    share: tuple[int, int] | None,
) -> dict[str, RemadeMode]:
    """Files by path; with a share, those of the index where their records vouch for them.

    Args:
        entries: of the matrix.
        place: the folder of the index.
        rows: of the index, by path.
        check: whether files that are made are run.
        share: K and N: each Nth file, from number K on, is made.
    """
    tasks = [RemakeTask(entry, place, check, rows.get(entry.path)) for entry in entries]
    tasks = all_but_a_share(tasks, share) if share else tasks
    found = run_jobs(remake_mode, tasks, "generating modes")
    return {entry.path: made for entry, made in zip(entries, found, strict=True)}


@explained
def remake_mode(task: RemakeTask[ModeEntry]) -> RemadeMode:
    """Make one file, or read it, and find out what the index says of it.

    Raises:
        UserError: the options or the cipher's text are not possible, or a tool is missing.
    """
    if task.taken_row:
        text, header = text_and_header(task.files[0])
        why = why_made_anew(task.taken_row, text, header)
        target = load_target(task.entry.options.build.target)
        plain = with_entry(text, "proof", before_proof(target))
        row = {key: value for key, value in task.taken_row.items() if key != CERTIFICATE}
        return RemadeMode(plain, header, row, why and why + AGAIN)
    entry = task.entry
    product = make_mode(ModeOrder(entry.source, entry.options, task.check, MEGABYTES))
    if not task.check:
        built = product.built.with_checks(claims_of_mode(entry.options))
        product = replace(product, built=built)
    built = product.built
    row = task.recorded(built.text, built.header, mode_row(entry, product))
    return RemadeMode(built.text, built.header, row, "" if product.passed else FAILED)


def why_mode_verified_anew(place: Path, row: Mapping[str, Any]) -> str:
    """Why a row does not show that a file was checked and held; nothing where it does."""
    return why_verified_anew(row, *text_and_header(place / row["path"]))


def provable_modes(
    entries: Sequence[ModeEntry], remade: Mapping[str, RemadeMode]
) -> list[ModeFile]:
    """The files whose object code or kernels are read, by their paths in the index."""
    return [
        ModeFile(Path(entry.path), remade[entry.path].text)
        for entry in entries
        if is_proven(load_target(entry.options.build.target))
    ]
