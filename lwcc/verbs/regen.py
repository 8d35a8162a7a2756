"""`lwcc regen`: rebuilds the checked-in files, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import zip_longest
from pathlib import Path
from typing import Any

import click

from compiler.target import load_target, target_folders
from lwcc.build import build
from lwcc.checks import claims_of, missing_tools
from lwcc.complaint import Complaint
from lwcc.errors import explained
from lwcc.index import (
    INDEX,
    Entry,
    find_folder,
    index_row,
    read_index,
    read_matrix,
    write_index,
)
from lwcc.output import write_files
from lwcc.product import Order, Product, make, product_of
from lwcc.workers import run_jobs


@dataclass(frozen=True)
class Task:
    """A file to be made again.

    Args:
        entry: of the matrix.
        check: whether its code is run; else its head says what the head of a good file says.
    """

    entry: Entry
    check: bool


@dataclass(frozen=True)
class Remade:
    """A file, made again.

    Args:
        product: the file.
        row: of the index.
    """

    product: Product
    row: Mapping[str, Any]


@click.command("regen")
@click.option("--check", "compare", is_flag=True, help="write nothing; 1 where a byte differs")
@click.option("--run/--no-run", default=True, help="run what is made; else `lwcc verify` it later")
@click.option("--only", default="*", help="files whose path matches this pattern")
@click.option("--folder", default="", help="folder of matrix.toml; `generated` without it")
@explained
def COMMAND(compare: bool, run: bool, only: str, folder: str) -> int:
    r"""Make the files of generated/ again, from generated/matrix.toml, on all cores.

    With --check or --no-run the code is not run; `lwcc verify` does that.

    \b
    Example:  lwcc regen --check --only '*_l16*'
    """
    place = find_folder(folder)
    entries = read_matrix(place)
    if missing := missing_tools(entry.options for entry in entries):
        raise Complaint("\nlwcc: error: ".join(missing))
    chosen = [entry for entry in entries if fnmatch(entry.path, only)]
    if not chosen:
        listed = ", ".join(entry.path for entry in entries)
        raise Complaint(f"no file matches `{only}`; there are: {listed}")
    remade = run_jobs(remake, [Task(entry, run and not compare) for entry in chosen], "generating")
    if failed := [e.path for e, r in zip(chosen, remade, strict=True) if not r.product.passed]:
        click.echo(f"lwcc: checks failed, nothing written: {', '.join(failed)}", err=True)
        return 1
    texts = _texts(place, entries, {e.path: r for e, r in zip(chosen, remade, strict=True)})
    return _compare(place, texts, entries) if compare else _write(place, texts)


@explained
def remake(task: Task) -> Remade:
    """Make one file, and find out what the index says of it."""
    source, options = task.entry.source, task.entry.options
    if task.check:
        product = make(Order(source, options))
    else:
        cipher = source.load()
        claims = claims_of(options)
        product = product_of(build(source, cipher, options).with_checks(claims), cipher, ())
    return Remade(product, index_row(task.entry.path, product))


def _texts(place: Path, entries: Sequence[Entry], remade: Mapping[str, Remade]) -> dict[Path, str]:
    """Every file as it must be; the index keeps its rows of files that were not made now."""
    texts: dict[Path, str] = {}
    rows: dict[str, Mapping[str, Any]] = {}
    if (place / INDEX).is_file():
        rows = {row["path"]: row for row in read_index(place)}
    for path, made in remade.items():
        texts[place / path] = made.product.text
        texts[(place / path).with_suffix(".h")] = made.product.header
        rows[path] = made.row
    texts[place / INDEX] = write_index([rows[e.path] for e in entries if e.path in rows])
    return texts


def _write(place: Path, texts: Mapping[Path, str]) -> int:
    for path in texts:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_files(texts)
    click.echo(f"wrote {len(texts)} files under {place}", err=True)
    for path in _strays(place, read_index(place)):
        click.echo(f"lwcc: warning: {path} is in no row of the matrix", err=True)
    return 0


def _compare(place: Path, texts: Mapping[Path, str], entries: Sequence[Entry]) -> int:
    """Name each file that differs, with its first differing line."""
    wrong = [said for path, text in texts.items() if (said := _difference(path, text))]
    rows = [{"path": entry.path} for entry in entries]
    wrong += [f"{path}: is in no row of the matrix" for path in _strays(place, rows)]
    for said in wrong:
        click.echo(f"lwcc: {said}", err=True)
    if not wrong:
        click.echo(f"{len(texts)} files are as they are made", err=True)
    return 1 if wrong else 0


def _difference(path: Path, text: str) -> str:
    """How a file differs from the text that it must have; nothing where it does not."""
    if not path.is_file():
        return f"{path}: is missing"
    found = path.read_bytes()
    if found == text.encode():
        return ""
    there, wanted = found.decode(errors="replace").split("\n"), text.split("\n")
    pairs = enumerate(zip_longest(there, wanted, fillvalue="end of file"), 1)
    number, (old, new) = next(
        ((n, pair) for n, pair in pairs if pair[0] != pair[1]), (0, ("bytes", "text"))
    )
    return f"{path}:{number}: has `{old.strip()}`, must have `{new.strip()}`"


def _strays(place: Path, rows: Sequence[Mapping[str, Any]]) -> list[Path]:
    """Generated files that no row accounts for."""
    wanted = {place / str(row["path"]) for row in rows}
    wanted |= {path.with_suffix(".h") for path in wanted}
    endings = {"h", *(load_target(name).ending for name in target_folders())}
    found = [path for ending in endings for path in place.glob(f"*/*.{ending}")]
    return sorted(path for path in found if path not in wanted)
