"""`lwcc verify`: checks ciphers by their own text, and generated files on machine code."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from artifacts.generated_files import Part, read_parts
from artifacts.origin import origin_of
from builds.cache.digests import digest_of, folder_digest, tool_versions, vectors_digest
from builds.cache.kept import Facts, Kept
from builds.checks import (
    CERTIFICATE,
    CLAIMS,
    RECORD,
    as_dicts,
    check_digest,
    check_part,
    missing_tools,
    passed,
    summary,
)
from builds.index import INDEX, read_index, write_index
from builds.modes.checks import checked_builds
from builds.modes.matrix import read_mode_rows
from builds.modes.reading import is_mode_file
from builds.specs import (
    SetOutcome,
    SetTask,
    are_good,
    check_sets,
    decode_findings,
    described_sets,
    encode_findings,
    set_failures,
    set_tasks,
    sets_table,
)
from builds.symbols import symbols_of
from catalogue.ciphers import ENDING, CipherSource, find_cipher, names_cipher, source_of
from compiler.machine.load import load_target
from lwcc.reports.on_gpu import verify_on_gpu
from measurements.native import headers_beside
from options.build import BuildOptions
from proof_driver.certified import NONE, check_certificate
from proof_driver.modes.checked import ModeCheck, check_mode_file, mode_checks
from proof_driver.records import text_and_header, verified, why_verified_anew
from runtime.console import table_console
from runtime.errors import explained
from runtime.output import write_files
from runtime.user_error import UserError
from runtime.workers import run_jobs
from verify.report import Finding


@dataclass(frozen=True)
class VerifyTask:
    """A part to be checked.

    Args:
        path: of its file.
        part: the part of the file for one set.
        cipher: the .dsl file to check it by; empty for the one that its head names.
        run: whether the tools for running it are there.
        row: of the index, where its record is to stand for the checks.
        uses_cache: whether its findings may come from the user's cache, and are kept there.
    """

    path: Path
    part: Part
    cipher: str
    run: bool = True
    row: Mapping[str, Any] | None = None
    uses_cache: bool = False


@dataclass(frozen=True)
class Checked:
    """A checked part of a file.

    Args:
        path: of the file.
        set_name: the parameter set.
        findings: of the checks.
    """

    path: Path
    set_name: str
    findings: tuple[Finding, ...]


@explained
def run(
    what: tuple[str, ...],
    cipher: str,
    as_json: bool,
    share: tuple[int, int] | None,
    record: bool,
    require: bool,
    cache: bool,
    gpu: bool = False,
) -> int:
    """Check ciphers and files; 1 where a check fails or a tool is missing."""
    if gpu:
        return verify_on_gpu([Path(word) for word in what], cipher, as_json)
    set_work, paths = _sort_out(what, cache)
    if cipher and not paths:
        raise UserError("--cipher is about generated files, and none is named")
    tasks, modes, wrong = _tasks(paths, cipher, share)
    missing = missing_tools(_builds(tasks, modes))
    if missing and (require or modes):
        raise UserError("\nlwcc: error: ".join(missing))
    tasks = [replace(task, run=not missing, uses_cache=cache and not record) for task in tasks]
    outcomes = check_sets(set_work)
    found = _checked(tasks, modes)
    if as_json:
        click.echo(json.dumps(_described(outcomes, found, wrong), indent=2))
    else:
        _print_tables(outcomes, found)
    for said in [*wrong, *set_failures(outcomes), *_failures(found)]:
        click.echo(f"lwcc: {said}", err=True)
    if missing:
        click.echo(f"lwcc: warning: not run: {'; '.join(missing)}", err=True)
    failed = any(f.status == "failed" for each in found for f in each.findings)
    failed = failed or any(outcome.verdict != "tested" for outcome in outcomes)
    held = not missing and all(passed(each.findings) for each in found)
    if record and not missing:
        _record([path for path in paths if path.is_dir()], found)
    return 0 if held and not failed and not wrong else 1


def _builds(tasks: Sequence[VerifyTask], modes: Sequence[ModeCheck]) -> list[BuildOptions]:
    """The builds to check, with those for hosts that files of modes have."""
    of_modes = (build for each in modes for build in checked_builds(each.options.build))
    return [*(task.part.options for task in tasks), *of_modes]


def _checked(tasks: Sequence[VerifyTask], modes: Sequence[ModeCheck]) -> list[Checked]:
    """Check files of ciphers, and of modes."""
    results = PARTS.all(tasks, "verifying files")
    of_modes = run_jobs(check_mode_file, modes, "verifying modes")
    return [
        *(Checked(t.path, t.part.options.set_name, r) for t, r in zip(tasks, results, strict=True)),
        *(
            Checked(each.path, each.options.build.set_name, findings)
            for each, findings in zip(modes, of_modes, strict=True)
        ),
    ]


def _record(folders: Sequence[Path], found: Sequence[Checked]) -> None:
    """Write into the indices of folders which files held."""
    held = {each.path for each in found if passed(each.findings)}
    held -= {each.path for each in found if not passed(each.findings)}
    texts = {
        folder / INDEX: write_index(
            [
                verified(row) if folder / row["path"] in held else row
                for row in (*read_index(folder), *read_mode_rows(folder))
            ]
        )
        for folder in folders
    }
    write_files(texts)


def _sort_out(words: Sequence[str], cache: bool) -> tuple[list[SetTask], list[Path]]:
    """Which parameter sets, and which generated files and folders of such, words mean.

    Raises:
        UserError: a word is neither a file or a folder nor a cipher or a set.
    """
    sources: list[CipherSource] = []
    paths: list[Path] = []
    for word in words:
        path = Path(word)
        texts = sorted(path.glob(f"*{ENDING}"))
        sources += [source_of(text) for text in texts]
        if _is_generated(path, not texts):
            paths.append(path)
        elif not texts:
            sources.append(find_cipher(word))
    tasks = (task for source in sources for task in set_tasks(source, cache))
    return list(dict.fromkeys(tasks)), paths


def _is_generated(path: Path, no_texts: bool) -> bool:
    """Whether generated files are meant; they may not be there."""
    if path.is_dir():
        return no_texts or (path / INDEX).exists()
    return not names_cipher(path)


def _print_tables(outcomes: Sequence[SetOutcome], found: Sequence[Checked]) -> None:
    """Print the result tables."""
    if outcomes:
        table_console().print(sets_table(outcomes))
    if found or not outcomes:
        table_console().print(_table(found))


@explained
def check_one(task: VerifyTask) -> tuple[Finding, ...]:
    """Check one part; a check that cannot be run is a finding, too."""
    source = origin_of(task.part, task.path.parent, task.cipher)
    cipher = source.load()
    if task.part.options.set_name not in cipher.sets:
        detail = f"{source.path} has no set {task.part.options.set_name}"
        return (Finding("digest of the .dsl", "failed", 0, detail),)
    digest = check_digest(task.part, cipher)
    if task.row:
        return digest, _recorded(task.path, task.row)
    if not task.run:
        return digest, Finding("assembles and links alone", "not run", 0, "a tool is missing")
    certificate = check_certificate(task.part, task.path)
    found = check_part(task.part, cipher, headers_beside(task.path))
    return digest, *([certificate] if certificate else []), *found


def _facts(task: VerifyTask) -> Facts | None:
    """The inputs of a part's findings; None if they are not cached."""
    if not task.uses_cache or not task.run or task.row:
        return None
    source = origin_of(task.part, task.path.parent, task.cipher).path
    beside = (task.path, task.path.with_suffix(".h"), task.path.parent / INDEX)
    return {
        "path": str(task.path),
        "set": task.part.options.set_name,
        "texts": [digest_of(path) if path.is_file() else "" for path in beside],
        "cipher": [str(source), digest_of(source), vectors_digest(source)],
        "target": folder_digest(load_target(task.part.options.target).folder),
        "tools": tool_versions(),
    }


PARTS: Kept[VerifyTask, tuple[Finding, ...]] = Kept(
    "part", check_one, _facts, are_good, encode_findings, decode_findings
)


def _recorded(path: Path, row: Mapping[str, Any]) -> Finding:
    """The finding from the record of checks in the index for a file."""
    if why := why_verified_anew(row, *text_and_header(path)):
        return Finding(RECORD, "failed", 0, f"{why}; `lwcc verify` without --share checks it")
    return Finding(RECORD, "tested", 1)


def _tasks(
    paths: Sequence[Path], cipher: str, share: tuple[int, int] | None
) -> tuple[list[VerifyTask], list[ModeCheck], list[str]]:
    """A task for each part of each file and for each of a mode, and what is wrong with the index.

    Of a share, the index stands for all files but each Nth.
    """
    turn, turns = share or (0, 1)
    tasks: list[VerifyTask] = []
    modes: list[ModeCheck] = []
    wrong: list[str] = []
    for path in paths:
        if not path.is_dir():
            if is_mode_file(path):
                modes.append(ModeCheck(path, cipher))
            else:
                tasks += [VerifyTask(path, part, cipher) for part in read_parts(path)]
            continue
        rows, of_modes = read_index(path), mode_checks(path, cipher, (turn, turns), wrong)
        if not rows and not of_modes:
            raise UserError(f"{path / INDEX} names no file")
        modes += of_modes
        for number, row in enumerate(rows):
            made = _from_row(path, row, wrong)
            known = None if number % turns == turn else row
            tasks += [VerifyTask(path / row["path"], part, cipher, row=known) for part in made]
    return tasks, modes, wrong


def _from_row(folder: Path, row: Mapping[str, Any], wrong: list[str]) -> Sequence[Part]:
    """The parts of a file of the index; differences from the index are added to `wrong`."""
    path = folder / row["path"]
    if not path.is_file():
        wrong.append(f"{path} is in {INDEX} and does not exist")
        return ()
    parts = read_parts(path)
    said = {"command": row["command"], "functions": row["functions"], "dsl": row["dsl_sha256"]}
    found = {
        "command": parts[0].entries["command"],
        "functions": symbols_of(parts[0]),
        "dsl": parts[0].digest,
    }
    wrong += [f"{path}: {INDEX} says another `{key}`" for key in said if said[key] != found[key]]
    return parts


def _table(found: Sequence[Checked]) -> Table:
    rows = [(str(each.path), _cells(each.findings)) for each in found]
    names = [claim.name for claim in CLAIMS if any(claim.name in cells for _, cells in rows)]
    table = Table(title="cases that held", title_justify="left")
    for heading in ("file", *names):
        table.add_column(heading, justify="left" if heading == "file" else "right")
    for path, cells in rows:
        table.add_row(path, *(cells.get(name, "") for name in names))
    return table


def _cells(findings: Sequence[Finding]) -> Mapping[str, str]:
    """The table entries of a part, by claim."""
    return {CERTIFICATE: NONE, **summary(findings)}


def _failures(found: Sequence[Checked]) -> list[str]:
    return [
        f"{finding.status}: {each.path}: {finding.name}: {finding.detail}"
        for each in found
        for finding in each.findings
        if finding.status == "failed"
    ]


def _described(
    outcomes: Sequence[SetOutcome], found: Sequence[Checked], wrong: Sequence[str]
) -> Mapping[str, object]:
    files = [
        {
            "path": str(each.path),
            "set": each.set_name,
            "passed": passed(each.findings),
            "summary": _cells(each.findings),
            "findings": as_dicts(each.findings),
        }
        for each in found
    ]
    return {"sets": described_sets(outcomes), "files": files, "wrong": list(wrong)}
