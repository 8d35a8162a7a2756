"""`lwcc fuzz`: compiles with options drawn by chance, to test lwcc itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import get_args

import click
from rich.table import Table

from catalogue.ciphers import find_cipher, shipped
from catalogue.declared import machines
from dsl.syntax.diagnostics import did_you_mean
from lwcc.drawn_builds import Chance, Drawn, End, compile_by_chance, loaded
from runtime.console import table_console
from runtime.errors import explained
from runtime.user_error import unknown
from runtime.workers import run_jobs

ENDS: tuple[End, ...] = get_args(End)


@explained
def run(
    ciphers: tuple[str, ...],
    count: int,
    seed: int,
    targets: tuple[str, ...],
    seconds: int,
    as_json: bool,
) -> int:
    """Compile with drawn options; 1 where a build failed."""
    known = tuple(machines())
    for name in targets:
        if name not in known:
            raise unknown("target", name, list(known), did_you_mean(name, known))
    sources = [find_cipher(word) for word in ciphers or shipped()]
    for source in sources:
        loaded(source)
    chances = [
        Chance(f"{seed}.{number}", sources, targets or known, seconds) for number in range(count)
    ]
    found = run_jobs(compile_by_chance, chances, "compiling with drawn options")
    if as_json:
        click.echo(json.dumps({"seed": seed, "builds": [asdict(each) for each in found]}, indent=2))
    else:
        _show(found, seed)
    return 1 if any(each.end == "failed" for each in found) else 0


def _show(found: Sequence[Drawn], seed: int) -> None:
    """Print the table by target, and each build that was not compiled."""
    table = Table(title=f"builds with drawn options, seed {seed}", title_justify="left")
    table.add_column("target")
    for heading in (*ENDS, "refused", "seconds"):
        table.add_column(heading, justify="right")
    for target in sorted({each.target for each in found}):
        of_it = [each for each in found if each.target == target]
        ends = Counter(each.end for each in of_it)
        refused = sum(len(each.refused) for each in of_it)
        spent = sum(each.seconds for each in of_it)
        cells = [*(str(ends[end]) for end in ENDS), str(refused), f"{spent:.0f}"]
        table.add_row(target, *cells)
    table_console().print(table)
    for each in found:
        if each.end != "compiled":
            click.echo("\n".join((f"{each.end}: {each.command}", each.said)).rstrip())
