"""The options of builds as Click's, and back from a command line that a file's head quotes."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

import click

from dsl.syntax.diagnostics import did_you_mean
from options.build import BuildOptions
from options.click_options import build_options
from options.flags import DEFAULTS, FLAGS, Flag
from options.settled import settle
from runtime.user_error import UserError, unknown


def read_options(given: Mapping[str, Any]) -> BuildOptions:
    """The options of a verb's arguments; the set is still to be filled in.

    Raises:
        UserError: one of them is not possible on the target.
    """
    values = {flag.field: _value(flag, given[flag.field]) for flag in FLAGS if flag.field in given}
    options = BuildOptions(**{**values, "set_name": ""})
    return settle(options)


def read_command(command: str) -> tuple[str, BuildOptions]:
    """The cipher's name and the options of a command that `command_of` wrote.

    Raises:
        UserError: it is no such command.
    """
    try:
        words = shlex.split(command)
        if words[:2] != ["lwcc", "compile"]:
            raise UserError(f"`{command}` is no `lwcc compile` command")
        given = _COMPILE.make_context("lwcc compile", words[2:]).params
    except (ValueError, click.UsageError) as problem:
        raise UserError(f"`{command}`: {problem}") from problem
    (set_name,) = given["set_name"] or ("",)
    word: str = given["cipher"]
    options = read_options(given)
    return word, BuildOptions(**{**vars(options), "set_name": set_name})


def from_table(set_name: str, target: str, goal: str, table: Mapping[str, Any]) -> BuildOptions:
    """Options from a table by their names on the command line, as `matrix.toml` has.

    Raises:
        UserError: a name or a value is not possible.
    """
    known = {flag.name: flag for flag in FLAGS}
    values: dict[str, Any] = {}
    for name, value in table.items():
        if name not in known:
            raise unknown("option", name, list(known), did_you_mean(name, known))
        values[known[name].field] = tuple(value) if isinstance(value, list) else value
    options = BuildOptions(**{**values, "set_name": set_name, "target": target, "goal": goal})
    return settle(options)


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


def _value(flag: Flag, given: Any) -> Any:
    if not flag.separator:
        return given
    return tuple(word.strip() for word in given.split(flag.separator) if word.strip())


@click.command("compile")
@click.argument("cipher")
@build_options()
def _COMPILE(**given: Any) -> None:
    """Parses a quoted command."""
