"""`lwcc explain`: what a line of a cipher's text becomes, pass by pass."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

import click

from compiler.module import Context, Module
from lwcc.arguments import build_options, memory_option, passes_up_to, read_options, target_named
from lwcc.ciphers import chosen_sets, find_cipher
from lwcc.complaint import Complaint
from lwcc.errors import explained
from lwcc.explanation import Stage, Trail, follow
from lwcc.options import passes_of, with_lanes

MOVED = "the same operations, under other names or in another order"


@click.command("explain")
@click.argument("place")
@build_options
@click.option("--function", default="", help="the function to follow; the first with that line")
@click.option("--after", default="", help="last pass to run; all passes without it")
@click.option("--lines", default=6, show_default=True, help="operations shown after each pass")
@click.option("--json", "as_json", is_flag=True, help="the same for programs, all operations")
@memory_option
@explained
def COMMAND(place: str, function: str, after: str, lines: int, as_json: bool, **given: Any) -> int:
    r"""Follow a line of a cipher's text through the passes.

    PLACE is FILE.dsl:LINE, or a shipped cipher or a set instead of the file. After each pass it
    counts the operations that come from the line, and shows those of the first round. Where a pass
    refuses the cipher, what came before is shown, with the reason; the exit code is then 1.

    \b
    Example:  lwcc explain pipo:37 --target neon --lanes 16
    """
    word, line = _read_place(place)
    source = find_cipher(word)
    options = read_options(given)
    loaded = source.load()
    text = loaded.text.splitlines()
    if not 1 <= line <= len(text):
        raise Complaint(f"{source.label} has no line {line}; it has {len(text)}")
    sets = chosen_sets(source, loaded, given["set_name"])
    options = with_lanes(replace(options, set_name=sets[0]), loaded)
    target = target_named(options.target)
    context = Context(target, options.core or next(iter(target.cores)), options.features)
    start = Module(loaded, options.set_name, {})
    passes = passes_up_to(passes_of(options), after)
    trail = follow(start, context, passes, line, function, given["megabytes"])
    if as_json:
        click.echo(json.dumps(_described(trail, options.set_name, line), indent=2))
    else:
        click.echo(f"{source.label}:{line}: {options.set_name}, {trail.function}")
        click.echo(f"{line:5} | {text[line - 1].rstrip()}")
        click.echo("\n".join(_told(trail, lines)))
    if trail.problem:
        click.echo(f"lwcc: refused: {trail.problem}", err=True)
    return 1 if trail.problem else 0


def _read_place(place: str) -> tuple[str, int]:
    """The cipher and the line.

    Raises:
        Complaint: there is no line in it.
    """
    word, colon, line = place.rpartition(":")
    if not colon or not word or not line.isdecimal():
        raise Complaint(f"`{place}` is no FILE.dsl:LINE\nhint: write, for example, pipo:37")
    return word, int(line)


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
                yield f"        … {left} more in {stage.phase or 'all'}"


def _counted(stage: Stage) -> str:
    kinds = ", ".join(f"{n} {kind}" for kind, n in stage.kinds.items())
    rounds = f" in {stage.n_phases} rounds" if stage.n_phases > 1 else ""
    return f"{len(stage.ops)} operations{rounds}: {kinds}" if stage.ops else "no operations"


def _described(trail: Trail, set_name: str, line: int) -> dict[str, object]:
    """A trail for programs."""
    stages = [
        {
            "pass": stage.step,
            "program": stage.program,
            "change": stage.change,
            "operations": stage.kinds,
            "rounds": stage.n_phases,
            "first": list(stage.lines),
        }
        for stage in trail.stages
    ]
    head = {"set": set_name, "line": line, "function": trail.function}
    return {**head, "stages": stages, "refused": trail.problem or None}
