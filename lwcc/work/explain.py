"""`lwcc explain`: the operations of a line of a cipher's text, pass by pass."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby

import click

from builds.pipelines import context_of, passes_of, passes_up_to
from builds.request import Request
from compiler.module import Module
from lwcc.explanation import Stage, Trail, follow
from runtime.errors import explained
from runtime.user_error import UserError

MOVED = "the same operations, under other names or in another order"


@explained
def run(
    request: Request,
    line: int,
    function: str,
    after: str,
    lines: int,
    as_json: bool,
    megabytes: int,
) -> int:
    """Follow a line through the passes; 1 where a pass refuses the cipher."""
    source, cipher, options = request.source, request.cipher, request.sets[0]
    text = cipher.text.splitlines()
    if not 1 <= line <= len(text):
        raise UserError(f"{source.label} has no line {line}; it has {len(text)}")
    start = Module(cipher, options.set_name, {})
    passes = passes_up_to(passes_of(options), after)
    trail = follow(start, context_of(options), passes, line, function, megabytes)
    if as_json:
        click.echo(json.dumps(_described(trail, options.set_name, line), indent=2))
    else:
        click.echo(f"{source.label}:{line}: {options.set_name}, {trail.function}")
        click.echo(f"{line:5} | {text[line - 1].rstrip()}")
        click.echo("\n".join(_told(trail, lines)))
    if trail.problem:
        click.echo(f"lwcc: refused: {trail.problem}", err=True)
    return 1 if trail.problem else 0


def _told(trail: Trail, lines: int) -> Iterator[str]:
    """The stages for people, those that change nothing in one line."""
    for change, group in groupby(trail.stages, lambda stage: stage.change):
        stages = list(group)
        if change == "same":
            yield f"{', '.join(stage.step for stage in stages)}: the same"
            continue
        for stage in stages:
            yield f"{stage.step}: {MOVED if change == 'moved' else _counted(stage)}"
            yield from (f"        {text}" for text in stage.lines[:lines])
            left = len(stage.lines) - lines
            if left > 0 and lines > 0:
                yield f"        … {left} more in {f'round {stage.round}' if stage.round else 'all'}"


def _counted(stage: Stage) -> str:
    kinds = ", ".join(f"{n} {kind}" for kind, n in stage.kinds.items())
    rounds = f" in {stage.n_rounds} rounds" if stage.n_rounds > 1 else ""
    return f"{len(stage.ops)} operations{rounds}: {kinds}" if stage.ops else "no operations"


def _described(trail: Trail, set_name: str, line: int) -> dict[str, object]:
    """A trail for programs."""
    stages = [
        {
            "pass": stage.step,
            "program": stage.program,
            "change": stage.change,
            "operations": stage.kinds,
            "rounds": stage.n_rounds,
            "first": list(stage.lines),
        }
        for stage in trail.stages
    ]
    head = {"set": set_name, "line": line, "function": trail.function}
    return {**head, "stages": stages, "refused": trail.problem or None}
