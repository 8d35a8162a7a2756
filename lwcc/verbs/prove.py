"""The command line of `lwcc prove`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from catalogue.completion import choices, dsl_files, generated
from lwcc.verb import FUNCTIONS, Verb, refuse_missing, require_option, work_of
from options.click_options import Command, Need, option
from runtime.budgets import OF_AN_INDEX

WITH_AN_ENGINE = Need(
    lambda given: given["second_opinion"],
    "is about the engine of --second-opinion; what else a proof starts must be there",
)


def _limit(name: str, default: int) -> Callable[[Command], Command]:
    """An option that says how much a function may take."""
    text, least = "of each function at most; else it is `unknown`", click.IntRange(min=1)
    return option(name, default=default, type=least, show_default=True, help=text)


@click.command("prove", cls=Verb)
@click.argument("files", nargs=-1, required=True, shell_complete=generated)
@option(
    "--function",
    "wanted",
    multiple=True,
    shell_complete=choices(*FUNCTIONS),
    help="only this one (`ecb_encrypt`)",
)
@option("--like", default="", metavar="FILE.s", help="what an object was assembled from")
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, where it is neither shipped nor beside",
)
@option("--again", is_flag=True, help="prove anew what has a certificate")
@_limit("--seconds", OF_AN_INDEX.seconds)
@_limit("--megabytes", OF_AN_INDEX.megabytes)
@option("--second-opinion", is_flag=True, help="ask another engine about a group, too")
@option("-v", "--functions", "in_full", is_flag=True, help="a line for each function")
@option("--json", "as_json", is_flag=True, help="the same for programs")
@require_option(WITH_AN_ENGINE)
def COMMAND(**given: Any) -> int:
    r"""Prove that the object code of generated FILES computes what the cipher's text says.

    For every key, every text and every number of blocks, apart and in place: each access is inside
    its region with its right, nothing that is secret decides where the code goes or what it
    accesses, registers come back, no data is left in the frame. docs/soundness.md says what that
    rests on. `unknown` and `not attempted` are no proof: the exit code is 1. Of kernels of GPUs the
    text is proven, for a thread of any number.

    FILES are generated files, folders of such, and objects that were assembled from them. What an
    object must compute is said by the head of the generated file: FILE.s beside FILE.o, or the one
    that --like names.

    \b
    Example:  lwcc prove generated/rv32i/speck64_128.s --function ecb_encrypt
    """
    like = [given["like"]] if given["like"] else []
    refuse_missing([*given["files"], *like])
    return work_of("prove", given)
