"""The options of builds as Click's, and back from a command line that a file's head quotes."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from compiler.module import Pass
from compiler.pipeline import PASSES, pass_name
from compiler.target import Target, load_target, target_folders
from dsl.diagnostics import did_you_mean
from lwcc.complaint import Complaint, unknown
from lwcc.limits import MEGABYTES
from lwcc.options import DEFAULTS, FLAGS, BuildOptions, Flag, settle

Command = Callable[..., Any]


def build_options(function: Command) -> Command:
    """Add the options of `BuildOptions` to a verb; `read_options` reads them.

    `--set` may be repeated, and is handled by the verb.
    """
    for flag in reversed(FLAGS):
        function = _option(flag)(function)
    return function


def require_option(function: Command) -> Command:
    """Add `--require`: a missing tool is an error; on by `CI` and by `LWCC_REQUIRE=1`."""
    text = "a missing tool is an error; on in CI"
    return click.option("--require/--no-require", default=_all_required, help=text)(function)


def memory_option(function: Command) -> Command:
    """Add `--megabytes`: the memory that the passes may take for each set."""
    text, least = "memory that the passes may take for each set", click.IntRange(min=1)
    return click.option("--megabytes", default=MEGABYTES, type=least, show_default=True, help=text)(
        function
    )


def _all_required() -> bool:
    on = os.environ.get("CI", "") not in ("", "0", "false")
    return on or os.environ.get("LWCC_REQUIRE") == "1"


def read_options(given: Mapping[str, Any]) -> BuildOptions:
    """The options of a verb's arguments; the set is still to be filled in.

    Raises:
        Complaint: one of them is not possible on the target.
    """
    values = {flag.field: _value(flag, given[flag.field]) for flag in FLAGS}
    options = BuildOptions(**{**values, "set_name": ""})
    return settle(options, target_named(options.target))


def read_command(command: str) -> tuple[str, BuildOptions]:
    """The cipher's name and the options of a command that `command_of` wrote.

    Raises:
        Complaint: it is no such command.
    """
    try:
        words = shlex.split(command)
        if words[:2] != ["lwcc", "compile"]:
            raise Complaint(f"`{command}` is no `lwcc compile` command")
        given = _COMPILE.make_context("lwcc compile", words[2:]).params
    except (ValueError, click.UsageError) as problem:
        raise Complaint(f"`{command}`: {problem}") from problem
    (set_name,) = given["set_name"] or ("",)
    word: str = given["cipher"]
    options = read_options(given)
    return word, BuildOptions(**{**vars(options), "set_name": set_name})


def from_table(set_name: str, target: str, goal: str, table: Mapping[str, Any]) -> BuildOptions:
    """Options from a table by their names on the command line, as `matrix.toml` has.

    Raises:
        Complaint: a name or a value is not possible.
    """
    known = {flag.name: flag for flag in FLAGS}
    values: dict[str, Any] = {}
    for name, value in table.items():
        if name not in known:
            raise unknown("option", name, list(known), did_you_mean(name, known))
        values[known[name].field] = tuple(value) if isinstance(value, list) else value
    options = BuildOptions(**{**values, "set_name": set_name, "target": target, "goal": goal})
    return settle(options, target_named(target))


def as_table(options: BuildOptions) -> dict[str, Any]:
    """The options that `INDEX.toml` has in `options`: lanes, alignment, and what is not default."""
    named = {"set_name", "target", "goal", "features"}
    kept = {"lanes", "align"}
    values = {f.name: (getattr(options, f.field), f.field) for f in FLAGS if f.field not in named}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, (value, field) in values.items()
        if field in kept or value != DEFAULTS[field]
    }


def target_named(name: str) -> Target:
    """The target of a name.

    Raises:
        Complaint: there is none; the message lists those that exist.
    """
    known = sorted(target_folders())
    if name not in known:
        raise unknown("target", name, known, did_you_mean(name, known))
    return load_target(name)


def passes_up_to(passes: Sequence[Pass], last: str) -> tuple[Pass, ...]:
    """The passes of a pipeline up to the one of a name; all of them where it is empty.

    Raises:
        Complaint: there is no such pass, or this pipeline leaves it out.
    """
    known = [pass_name(kind) for kind in PASSES]
    if last and last not in known:
        raise unknown("pass", last, known, did_you_mean(last, known))
    names = [pass_name(type(step)) for step in passes]
    if last and last not in names:
        raise Complaint(f"`{last}` is left out of this pipeline: {', '.join(names)}")
    return tuple(passes[: names.index(last or names[-1]) + 1])


def _option(flag: Flag) -> Callable[[Command], Command]:
    default = DEFAULTS[flag.field]
    repeated = flag.field == "set_name" or (isinstance(default, tuple) and not flag.separator)
    names = (f"--{flag.name}", flag.field)
    if repeated:
        return click.option(*names, multiple=True, help=flag.text)
    if isinstance(default, bool):
        return click.option(*names, is_flag=True, help=flag.text)
    if isinstance(default, int):
        return click.option(*names, type=int, default=default, show_default=True, help=flag.text)
    shown = default if isinstance(default, str) else ""
    return click.option(*names, default=shown, show_default=bool(shown), help=flag.text)


def _value(flag: Flag, given: Any) -> Any:
    if not flag.separator:
        return given
    return tuple(word.strip() for word in given.split(flag.separator) if word.strip())


@click.command("compile")
@click.argument("cipher")
@build_options
def _COMPILE(**given: Any) -> None:
    """What a quoted command is read with."""
