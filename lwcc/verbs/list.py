"""`lwcc list`: the ciphers, sets, targets and passes that there are."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import click

from compiler.pipeline import OPTIONAL, PASSES, pass_name
from compiler.target import load_target, target_folders
from dsl.diagnostics import did_you_mean
from lwcc.ciphers import sets_in, shipped, source_of, syntax
from lwcc.complaint import unknown
from lwcc.options import pass_options

Rows = list[Mapping[str, Any]]


@click.command("list")
@click.argument("what", default="")
@click.option("--json", "as_json", is_flag=True, help="the same for programs")
def COMMAND(what: str, as_json: bool) -> int:
    """List WHAT there is: ciphers, sets, targets or passes; all of them without it."""
    if what and what not in KINDS:
        raise unknown("list", what, list(KINDS), did_you_mean(what, KINDS))
    found = {name: rows() for name, rows in KINDS.items() if what in ("", name)}
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return 0
    for name, rows in found.items():
        if not what:
            click.echo(f"{name}:")
        for row in rows:
            click.echo(("" if what else "  ") + _line(row))
    return 0


def _line(row: Mapping[str, Any]) -> str:
    """A row for people: its name, then the rest as `key value`."""
    rest = [f"{key}: {_text(value)}" for key, value in row.items() if key != "name" and value]
    return f"{row['name']:<11} {'; '.join(rest)}".rstrip()


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(
            f"{k}={str(v).lower() if v in (True, False) else v}" for k, v in value.items()
        )
    return ", ".join(str(v) for v in value) if isinstance(value, list) else str(value)


def _ciphers() -> Rows:
    trees = {name: (path, syntax(path)) for name, path in shipped().items()}
    return [
        {"name": name, "source": tree.source, "file": source_of(path).label}
        for name, (path, tree) in trees.items()
    ]


def _sets() -> Rows:
    return [{"name": s, "cipher": name} for name, path in shipped().items() for s in sets_in(path)]


def _targets() -> Rows:
    targets = [load_target(name) for name in sorted(target_folders())]
    return [
        {
            "name": target.name,
            "lanes": list(target.lanes),
            "features": list(target.features),
            "cores": list(target.cores),
        }
        for target in targets
    ]


def _passes() -> Rows:
    return [
        {
            "name": pass_name(kind),
            "does": (kind.__doc__ or "").split("\n")[0].rstrip("."),
            "options": pass_options(kind()),
            "left out by": "--without" if kind in OPTIONAL else "",
        }
        for kind in PASSES
    ]


KINDS: Mapping[str, Callable[[], Rows]] = {
    "ciphers": _ciphers,
    "sets": _sets,
    "targets": _targets,
    "passes": _passes,
}
