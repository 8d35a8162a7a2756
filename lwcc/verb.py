"""The parts of a verb: options with declared use, one check of that, and the work.

The modules of `verbs` hold what the command line looks like and read nothing large, so that help,
completion and wrong command lines are answered at once; the work is in `work`.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from options.click_options import Command, Given, Need, Option, option
from options.flags import FLAGS
from runtime.budgets import MEGABYTES
from runtime.compiled import use_compiled
from runtime.user_error import UserError

FUNCTIONS = ("key_setup", "ecb_encrypt", "ecb_decrypt", "ctr_nonce", "ctr_crypt")
"""The shell's completions for `--function`."""


class Verb(click.Command):
    """A verb: an option that would change nothing is an error."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb.

        Raises:
            UserError: an option was given that has no effect with the others.
        """
        refuse_unused(ctx)
        return super().invoke(ctx)


def refuse_unused(ctx: click.Context) -> None:
    """Check that every option on the command line has an effect; `UserError` otherwise.

    Options that are not on the command line, and negative switches such as `--no-report`, are not
    checked.
    """
    for parameter in ctx.command.params:
        name = parameter.name or ""
        is_given = ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if not isinstance(parameter, Option) or not is_given or ctx.params[name] is False:
            continue
        for need in parameter.needs:
            if not need.holds(ctx.params):
                raise UserError(f"{parameter.opts[0]} {need.said}")


def refuse_missing(paths: Sequence[str | Path]) -> None:
    """Check that the files and folders that a verb reads exist.

    Raises:
        UserError: one does not exist.
    """
    for path in paths:
        if not Path(path).exists():
            raise UserError(f"{path}: No such file or directory")


def work_of(verb: str, given: Given) -> int:
    """Do a verb's work; the exit code.

    Args:
        verb: its module in `lwcc.work`.
        given: its arguments.
    """
    use_compiled()
    code: int = importlib.import_module(f"lwcc.work.{verb}").run(**given)
    return code


def build(verb: str, given: Given, single: bool = False, whole: bool = False) -> int:
    """Do the work of a verb that builds; the exit code.

    Args:
        verb: the verb.
        given: its arguments, the cipher and the options of builds among them.
        single: whether it works on one set.
        whole: whether it runs all passes, so that the target must have a form for the cipher.

    Raises:
        UserError: the command line alone shows that this cannot be built.
    """
    fields = {flag.field for flag in FLAGS}
    options = {name: value for name, value in given.items() if name in fields}
    others = {n: v for n, v in given.items() if n not in fields and n != "cipher"}
    # Checks without a cipher come first: its modules are a fifth of all.
    precheck = importlib.import_module("builds.precheck")
    asked = precheck.read_asked(given["cipher"], options, single, others)
    request = importlib.import_module("builds.request")
    found = request.read_request(asked)
    if "output" in others:
        request.refuse_output(found, others["output"])
    if whole:
        request.refuse_forms(found)
    return work_of(verb, {"request": found, **others})


def require_option(*needs: Need) -> Callable[[Command], Command]:
    """Add `--require`: a missing tool is an error; on by `CI` and by `LWCC_REQUIRE=1`."""
    text = "if a tool is missing, do nothing and exit with 2; on in CI"
    return option("--require/--no-require", default=_all_required, needs=needs, help=text)


def memory_option(function: Command) -> Command:
    """Add `--megabytes`: the memory that the passes may take for each set."""
    text, least = "memory limit of the passes for each set", click.IntRange(min=1)
    add = option("--megabytes", default=MEGABYTES, type=least, show_default=True, help=text)
    return add(function)


def cache_option(*needs: Need) -> Callable[[Command], Command]:
    """Add `--no-cache`: neither read nor write the build cache."""
    text = "reuse results of the same lwcc for the same input from the user's cache"
    return option("--cache/--no-cache", default=True, show_default=True, needs=needs, help=text)


def _all_required() -> bool:
    on = os.environ.get("CI", "") not in ("", "0", "false")
    return on or os.environ.get("LWCC_REQUIRE") == "1"
