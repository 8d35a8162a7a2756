"""`lwcc regen`: rebuilds the checked-in files, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import click

from builds.checks import CERTIFICATE, missing_tools
from builds.index import INDEX, Entry, find_folder, read_index, read_matrix, write_index
from builds.modes.matrix import ModeEntry, read_mode_matrix, read_mode_rows
from compiler.machine.load import load_target, target_folders
from proof_driver.certificate_state import CertificateState, Some, inspect, keep, prove_some, renew
from proof_driver.modes.certificate_state import (
    keep_modes,
    prove_some_modes,
    renew_modes,
    together,
)
from proof_driver.modes.files import ModeFile
from proof_driver.modes.remade import RemadeMode, provable_modes, remade_modes
from proof_driver.proving import File
from proof_driver.remade import Remade, RemakeTask, all_but_a_share, difference, remake
from runtime.budgets import OF_AN_INDEX, Limits
from runtime.errors import explained
from runtime.output import write_files
from runtime.user_error import UserError
from runtime.workers import run_jobs


@dataclass(frozen=True)
class Matrix:
    """The files of a matrix: of ciphers, and of modes."""

    entries: Sequence[Entry]
    modes: Sequence[ModeEntry]

    @property
    def paths(self) -> list[str]:
        """The paths of all files, in the order of the index."""
        return [*(entry.path for entry in self.entries), *(entry.path for entry in self.modes)]

    def matching(self, pattern: str) -> Matrix:
        """The files whose paths match.

        Raises:
            UserError: there are none.
        """
        entries = [entry for entry in self.entries if fnmatch(entry.path, pattern)]
        modes = [entry for entry in self.modes if fnmatch(entry.path, pattern)]
        if not entries and not modes:
            listed = ", ".join(self.paths)
            raise UserError(f"no file matches `{pattern}`; there are: {listed}")
        return Matrix(entries, modes)


@explained
def run(
    compare: bool,
    run: bool,
    prove: bool,
    again: bool,
    seconds: int,
    n_sampled: int,
    share: tuple[int, int] | None,
    only: str,
    folder: str,
    cache: bool,
) -> int:
    """Generate files again; 1 if one differs or fails."""
    place = find_folder(folder)
    matrix = Matrix(read_matrix(place), read_mode_matrix(place))
    if missing := missing_tools(entry.options for entry in matrix.entries):
        raise UserError("\nlwcc: error: ".join(missing))
    chosen, check = matrix.matching(only), run and not compare
    remade = _remade(place, chosen.entries, check, share, cache)
    of_modes = remade_modes(chosen.modes, place, _mode_rows(place), check, share)
    wrong = {path: made.wrong for each in (remade, of_modes) for path, made in each.items()}
    if failed := [f"lwcc: {path}: {why}" for path, why in wrong.items() if why]:
        click.echo("\n".join(failed), err=True)
        return 1
    limits = replace(OF_AN_INDEX, seconds=seconds)
    asked = Asked(prove, compare, again, Some(n_sampled, share), limits)
    files, mode_files = _provable(chosen.entries, remade), provable_modes(chosen.modes, of_modes)
    state = _states(place, files, mode_files, asked)
    _say(state, renewed=prove and not compare)
    if state.wrong and not compare:
        click.echo("lwcc: nothing was written", err=True)
        return 1
    remade_all: dict[str, Remade | RemadeMode] = {**remade, **of_modes}
    made = {path: one.with_certificate(state.held.get(path)) for path, one in remade_all.items()}
    texts = _texts(place, matrix.paths, made)
    if compare:
        return _compare(place, texts, matrix.paths) or int(bool(state.wrong))
    return _write(place, texts, matrix.paths)


def _remade(
    place: Path, chosen: Sequence[Entry], check: bool, share: tuple[int, int] | None, cache: bool
) -> dict[str, Remade]:
    """Files by path; with a share, those of the index where their records vouch for them."""
    rows = _rows(place)
    tasks = [
        RemakeTask(entry, place, check, rows.get(entry.path), uses_cache=cache) for entry in chosen
    ]
    tasks = all_but_a_share(tasks, share) if share else tasks
    found = run_jobs(remake, tasks, "generating")
    return {entry.path: made for entry, made in zip(chosen, found, strict=True)}


def _provable(chosen: Sequence[Entry], remade: Mapping[str, Remade]) -> list[File]:
    """The files whose object code is read."""
    pairs = [(entry, remade[entry.path]) for entry in chosen]
    return [
        File(Path(e.path), made.part, str(e.source.path), made.object_sha256)
        for e, made in pairs
        if made.object_sha256
    ]


def _rows(place: Path) -> dict[str, Mapping[str, Any]]:
    """The entries of an index, by path; empty if there is no index."""
    rows = read_index(place) if (place / INDEX).is_file() else ()
    return {row["path"]: row for row in rows}


def _certificates(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The certificates of rows, by path."""
    return {path: row[CERTIFICATE] for path, row in rows.items() if CERTIFICATE in row}


@dataclass(frozen=True)
class Asked:
    """What is asked about certificates.

    Args:
        prove: whether each file is to have one.
        compare: whether none is made.
        again: whether all are made anew.
        some: which functions with certificates are proven once more.
        limits: the limits of each proof.
    """

    prove: bool
    compare: bool
    again: bool
    some: Some
    limits: Limits

    @property
    def renews(self) -> bool:
        """Whether those that are missing or do not hold are made."""
        return self.prove and not self.compare


def _states(
    place: Path, files: Sequence[File], modes: Sequence[ModeFile], asked: Asked
) -> CertificateState:
    """The state of the certificates of all files."""
    state = together(
        _state(files, _certificates(_rows(place)), asked),
        _mode_state(modes, _certificates(_mode_rows(place)), asked),
    )
    return inspect([*files, *modes], state) if asked.prove and asked.compare else state


def _state(files: Sequence[File], tables: Mapping[str, Any], asked: Asked) -> CertificateState:
    """The state of the certificates of files of ciphers; `tables` are those of the index."""
    state = prove_some(files, keep(files, tables), asked.some, asked.limits)
    return renew(files, state, asked.limits, asked.again) if asked.renews else state


def _mode_state(
    files: Sequence[ModeFile], tables: Mapping[str, Any], asked: Asked
) -> CertificateState:
    """The state of the certificates of files of modes; `tables` are those of the index."""
    state = prove_some_modes(files, keep_modes(files, tables), asked.some, asked.limits)
    return renew_modes(files, state, asked.limits, asked.again) if asked.renews else state


def _say(state: CertificateState, renewed: bool) -> None:
    """Report dropped certificates and unproven functions."""
    for path, why in state.dropped.items():
        ending = "" if renewed else "; `lwcc regen --prove` makes another"
        click.echo(f"lwcc: {path}: its certificate is dropped: {why}{ending}", err=True)
    for wrong in state.wrong:
        click.echo(f"lwcc: {wrong}", err=True)
    for said in state.open:
        click.echo(f"lwcc: {said}", err=True)
    if state.not_proven:
        listed = ", ".join(state.not_proven)
        click.echo(f"lwcc: warning: files with functions that are not proven: {listed}", err=True)


def _mode_rows(place: Path) -> dict[str, Mapping[str, Any]]:
    """The entries of an index that are of modes, by path."""
    return {row["path"]: row for row in read_mode_rows(place)}


def _texts(
    place: Path, paths: Sequence[str], remade: Mapping[str, Remade | RemadeMode]
) -> dict[Path, str]:
    """Every file as it must be; the index keeps its rows of files that were not made now."""
    texts: dict[Path, str] = {}
    rows = {**_rows(place), **_mode_rows(place)}
    for path, made in remade.items():
        texts[place / path] = made.text
        texts[(place / path).with_suffix(".h")] = made.header
        rows[path] = made.row
    texts[place / INDEX] = write_index([rows[path] for path in paths if path in rows])
    return texts


def _write(place: Path, texts: Mapping[Path, str], paths: Sequence[str]) -> int:
    for path in texts:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_files(texts)
    click.echo(f"wrote {len(texts)} files under {place}", err=True)
    for path in _strays(place, paths):
        click.echo(f"lwcc: warning: {path} is in no row of the matrix", err=True)
    return 0


def _compare(place: Path, texts: Mapping[Path, str], paths: Sequence[str]) -> int:
    """Name each file that differs, with its first differing line."""
    wrong = [said for path, text in texts.items() if (said := _difference(path, text))]
    wrong += [f"{path}: is in no row of the matrix" for path in _strays(place, paths)]
    for said in wrong:
        click.echo(f"lwcc: {said}", err=True)
    if not wrong:
        click.echo(f"{len(texts)} files are up to date", err=True)
    return 1 if wrong else 0


def _difference(path: Path, text: str) -> str:
    """The difference between a file and its required text; empty if there is none."""
    if not path.is_file():
        return f"{path}: is missing"
    found = path.read_bytes()
    if found == text.encode():
        return ""
    said = difference(found.decode(errors="replace"), text, str(path))
    return said or f"{path}:0: has `bytes`, must have `text`"


def _strays(place: Path, paths: Sequence[str]) -> list[Path]:
    """Generated files that no row accounts for."""
    wanted = {place / path for path in paths}
    wanted |= {path.with_suffix(".h") for path in wanted}
    endings = {"h", *(load_target(name).ending for name in target_folders())}
    found = [path for ending in endings for path in place.glob(f"*/*.{ending}")]
    return sorted(path for path in found if path not in wanted)
