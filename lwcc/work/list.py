"""`lwcc list`: the ciphers, sets, targets, passes, rows and records that there are."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import click

from catalogue.ciphers import shipped, source_of
from catalogue.completion import read_target_names
from catalogue.declared import machines, pass_texts, sets_of, source_in
from dsl.syntax.diagnostics import did_you_mean
from runtime.user_error import unknown

NOT_RUN = "not run"
ROWS, RECORDS = "rows", "records"
"""The kinds that are listed only by their names: files are read for them."""

Rows = list[Mapping[str, Any]]


def run(what: str, run: bool, cache: bool, target: str, unused: bool, as_json: bool) -> int:
    """List the known items; 1 if a set is not tested."""
    kinds = [*KINDS, ROWS, RECORDS]
    if what and what not in kinds:
        raise unknown("list", what, kinds, did_you_mean(what, kinds))
    found = {name: rows() for name, rows in KINDS.items() if what in ("", name)}
    verdicts, complaints = _verify_sets(cache) if what == "sets" and run else ({}, [])
    if what == "sets":
        found["sets"] = [{**r, "verdict": verdicts.get(r["name"], NOT_RUN)} for r in _sets()]
    if what == ROWS:
        found[ROWS] = _rows(target, unused)
    if what == RECORDS:
        found[RECORDS] = _records()
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        click.echo("\n".join(_lines(found, headed=not what)))
    for said in complaints:
        click.echo(f"lwcc: {said}", err=True)
    return 0 if all(verdict == "tested" for verdict in verdicts.values()) else 1


def _lines(found: Mapping[str, Rows], headed: bool) -> Iterator[str]:
    """The rows of all kinds, with headings if there are several."""
    for name, rows in found.items():
        width = max([11, *(len(row["name"]) for row in rows)])
        if headed:
            yield f"{name}:"
        for row in rows:
            yield ("  " if headed else "") + _line(row, width)


def _line(row: Mapping[str, Any], width: int) -> str:
    """A row for people: its name, then the rest as `key value`."""
    others = {key: value for key, value in row.items() if key != "name"}
    rest = [f"{key}: {_text(value)}" for key, value in others.items() if value or value == 0]
    return f"{row['name']:<{width}} {'; '.join(rest)}".rstrip()


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(
            f"{k}={str(v).lower() if v in (True, False) else v}" for k, v in value.items()
        )
    return ", ".join(str(v) for v in value) if isinstance(value, list) else str(value)


def _ciphers() -> Rows:
    return [
        {"name": name, "source": source_in(path), "file": source_of(path).label}
        for name, path in shipped().items()
    ]


def _sets() -> Rows:
    return [{"name": s, "cipher": name} for name, path in shipped().items() for s in sets_of(path)]


def _verify_sets(cache: bool) -> tuple[dict[str, str], list[str]]:
    """The verdict of each shipped set, and messages about them."""
    # Like a verb's module it is read when it is used: it brings an emulator, which takes a while.
    specs = importlib.import_module("builds.specs")
    tasks = [
        task for path in shipped().values() for task in specs.set_tasks(source_of(path), cache)
    ]
    outcomes = specs.check_sets(tasks)
    verdicts = {outcome.task.set_name: outcome.verdict for outcome in outcomes}
    return verdicts, specs.set_failures(outcomes)


def _targets() -> Rows:
    return [
        {
            "name": machine.name,
            "lanes": list(machine.lanes),
            "features": list(machine.features),
            "cores": list(machine.cores),
        }
        for machine in machines().values()
    ]


def _passes() -> Rows:
    return [
        {
            "name": each.name,
            "does": each.does,
            "options": dict(each.options),
            "left out by": "--without" if each.is_optional else "",
        }
        for each in pass_texts()
    ]


def _rows(target: str, unused: bool) -> Rows:
    """The rows of the targets whose object code is read, or of one."""
    read = read_target_names()
    if target and target not in read:
        raise unknown("target of assembly", target, read, did_you_mean(target, read))
    # Modules that read tables and files are imported on use.
    row_use, index = map(importlib.import_module, ("lwcc.row_use", "builds.index"))
    folder = index.find_folder()
    return [
        {
            "name": use.instruction.name,
            "target": name,
            "files": use.files,
            "feature": use.instruction.feature.split(),
        }
        for name in read
        if target in ("", name)
        for use in row_use.row_use(name, folder)
        if not (unused and use.files)
    ]


def _records() -> Rows:
    """How many records of checked-in files the sources as they are leave void."""
    names = ("proof_driver.void_records", "builds.index")
    void_records, index = map(importlib.import_module, names)
    rows = index.read_toml(index.find_folder() / index.INDEX)["file"]
    return [
        {
            "name": f"{each.target} {each.mode}".rstrip(),
            "files": each.files,
            "to make": each.to_make,
            "to check": each.to_check,
            "to prove": each.to_prove,
        }
        for each in void_records.records_of(rows)
    ]


KINDS: Mapping[str, Callable[[], Rows]] = {
    "ciphers": _ciphers,
    "sets": _sets,
    "targets": _targets,
    "passes": _passes,
}
