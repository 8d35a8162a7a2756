"""`lwcc explore`: figures of a build with all combinations of options, best first."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import click
from rich.markup import escape
from rich.table import Table

from builds.checks import missing_tools
from catalogue.ciphers import chosen_sets, find_cipher
from compiler.machine.load import load_target
from compiler.machine.target import Target
from lwcc.trial_words import SWEPT, combined, value_of, words_of
from lwcc.trials import MODES, Outcome, Trial, try_one
from measurements.by_llvm import TOOL, why_no_model
from options.arguments import read_options
from options.build import AUTO_DEPTH, BuildOptions
from options.flags import CHOICES, DEFAULTS, FLAGS
from options.pass_options import refuse_passes
from options.settled import settle
from runtime.console import table_console
from runtime.errors import explained
from runtime.user_error import UserError
from runtime.workers import run_jobs
from targets.machine import EMULATED
from verify.toolchain.tools import find

UNCHECKED = "compiled, not checked: `lwcc compile` with these options checks and proves"
SIZES = {"code": "code", "rk": "rk", "stack": "stack", "table": "table in ctx", "ctx": "ctx"}
"""Sizes that are shown, with their titles."""
NAMES = {flag.field: flag.name for flag in FLAGS} | {"set_name": "set"}


@explained
def run(
    cipher: str, sort: str | None, megabytes: int, as_json: bool, cache: bool, **given: Any
) -> int:
    """Build and measure all combinations; 1 where each of them is refused."""
    words = {field: words_of(NAMES[field], given.pop(field)) for field in SWEPT}
    words = {field: several for field, several in words.items() if several}
    base = read_options(given)
    refuse_passes(base)
    _refuse_impossible(base, words)
    model = _model(base, words.get("core", ()))
    source = find_cipher(cipher)
    sets = chosen_sets(source, source.load(), given["set_name"])
    trials = [
        Trial(source, name, each, given | _values(each), megabytes, cache)
        for name in sets
        for each in combined(words)
    ]
    found = run_jobs(try_one, trials, f"exploring {source.word}")
    ranked = _ranked(found, sort or ("ctr" if base.mode == "ctr" else "ecb"))
    varied = [field for field, several in words.items() if len(several) > 1]
    varied = [*(["set_name"] if len(sets) > 1 else []), *varied]
    if as_json:
        click.echo(json.dumps({"model": model, "note": UNCHECKED, "rows": _data(ranked)}, indent=2))
    else:
        _show(f"{source.word} for {base.target}, modelled: {model}", ranked, varied)
    return 1 if all(each.refused for each in found) else 0


def _values(words: Mapping[str, str]) -> dict[str, object]:
    """All options that may vary, as a verb has them."""
    plain = {field: DEFAULTS[field] for field in SWEPT} | {"features": ""}
    return plain | {field: value_of(field, word) for field, word in words.items()}


def _refuse_impossible(base: BuildOptions, words: Mapping[str, Sequence[str]]) -> None:
    """See that each value is possible in some form of the target.

    Raises:
        UserError: one is not, whatever the others are.
    """
    if AUTO_DEPTH in words.get("depth", ()):
        raise UserError("--depth auto is a search of its own: name the depths, such as none,round1")
    for field, several in words.items():
        for word in several:
            _refuse_value(base, field, word)


def _refuse_value(base: BuildOptions, field: str, word: str) -> None:
    """See that a value is possible with one slicing or another."""
    value: Any = value_of(field, word)
    if field == "features":
        value = tuple(name for name in str(value).split(",") if name)
    slicings = CHOICES["slicing"] if field != "slicing" else (str(value),)
    problems: list[UserError] = []
    for slicing in slicings:
        try:
            chosen: dict[str, Any] = {"slicing": slicing, field: value}
            settle(replace(base, **chosen))
        except UserError as problem:
            problems.append(problem)
    if len(problems) == len(slicings):
        raise problems[0]


def _model(base: BuildOptions, asked: Sequence[str]) -> str:
    """The cores and the tool of the figures.

    Raises:
        UserError: code of the target is not modelled, llvm-mca has no model of a core, or a tool
            is missing.
    """
    target = load_target(base.target)
    if target.executor not in EMULATED:
        raise UserError(
            f"files of {target.name} are not modelled: `lwcc compile` them, and `lwcc bench` "
            "times them on this machine"
        )
    if missing := missing_tools((base,)):
        raise UserError("\nlwcc: error: ".join(missing))
    return "; ".join(dict.fromkeys(_core(target, name) for name in asked or ("",)))


def _core(target: Target, asked: str) -> str:
    """A core, as a title says it; the core without a name is the one that `lwcc bench` takes."""
    if target.executor == "simulator":
        return f"{asked or next(iter(target.cores))}, simulated, one block more"
    in_order = [name for name, core in target.cores.items() if core.model == "in-order"]
    name = asked or next(iter([*in_order, *target.cores]))
    if name in in_order:
        return f"{name}, in order, one block more"
    if problem := why_no_model(name, target.triple):
        raise UserError(problem)
    return f"{name}, steady loop by {TOOL} {find(TOOL).version}"


def _ranked(found: Sequence[Outcome], sort: str) -> list[Outcome]:
    """The best first, then those without the figure, refused ones last."""

    def place(outcome: Outcome) -> tuple[bool, float]:
        figures = {**outcome.sizes, **outcome.cycles}
        return bool(outcome.refused), figures.get(sort, math.inf)

    return sorted(found, key=place)


def _show(title: str, ranked: Sequence[Outcome], varied: Sequence[str]) -> None:
    """Print the table, the refused trials, and the command of the best."""
    built = [each for each in ranked if not each.refused]
    refused = [each for each in ranked if each.refused]
    if built:
        table_console().print(_table(title, built, varied))
    for each in refused:
        said = ", ".join(f"{NAMES[f]} {_word(each, f)}" for f in varied) or each.trial.set_name
        click.echo(f"{said}: refused: {each.refused}")
    if built:
        click.echo(f"{UNCHECKED}\nbest: {built[0].command}")


def _table(title: str, built: Sequence[Outcome], varied: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    modes = [mode for mode in MODES if any(mode in each.cycles for each in built)]
    sizes = [name for name in SIZES if any(name in each.sizes for each in built)]
    for field in varied:
        table.add_column(NAMES[field])
    for heading in (
        *(f"{mode.upper()} cycles/byte" for mode in modes),
        *(f"{SIZES[name]} bytes" for name in sizes),
    ):
        table.add_column(heading, justify="right")
    for each in built:
        cycles, bytes_of = each.cycles, each.sizes
        table.add_row(
            *(escape(_word(each, field)) for field in varied),
            *(f"{cycles[mode]:.2f}" if mode in cycles else "" for mode in modes),
            *(str(bytes_of[name]) if name in bytes_of else "" for name in sizes),
        )
    return table


def _word(outcome: Outcome, field: str) -> str:
    trial = outcome.trial
    return trial.set_name if field == "set_name" else trial.words[field]


def _data(ranked: Sequence[Outcome]) -> list[dict[str, object]]:
    """The rows for programs."""
    return [
        {
            "set": each.trial.set_name,
            "options": {NAMES[field]: word for field, word in each.trial.words.items()},
            "refused": each.refused or None,
            "command": each.command or None,
            "cycles_per_byte": dict(each.cycles),
            "bytes": dict(each.sizes),
        }
        for each in ranked
    ]
