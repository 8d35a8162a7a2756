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
    "is about the engine of --second-opinion; the other tools of a proof are always required",
)


def _limit(name: str, default: int) -> Callable[[Command], Command]:
    """An option that says how much a function may take."""
    text, least = "limit for each function; beyond it, `unknown`", click.IntRange(min=1)
    return option(name, default=default, type=least, show_default=True, help=text)


@click.command("prove", cls=Verb)
@click.argument("files", nargs=-1, required=True, shell_complete=generated)
@option(
    "--function",
    "wanted",
    multiple=True,
    shell_complete=choices(*FUNCTIONS),
    help="function to prove, such as `ecb_encrypt`; default: all",
)
@option(
    "--like", default="", metavar="FILE.s", help="generated file from which an object was assembled"
)
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, if it is neither shipped nor in the folder of the generated file",
)
@option("--again", is_flag=True, help="prove functions again that have a certificate")
@_limit("--seconds", OF_AN_INDEX.seconds)
@_limit("--megabytes", OF_AN_INDEX.megabytes)
@option("--second-opinion", is_flag=True, help="also compare one group of blocks by another engine")
@option("-v", "--functions", "in_full", is_flag=True, help="print a line for each function")
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
@require_option(WITH_AN_ENGINE)
def COMMAND(**given: Any) -> int:
    r"""Prove that the object code of generated FILES computes the function of the cipher's text.

    The verdict holds for every key, every text and every number of blocks, with separate buffers
    and in place. Each access is inside a region that permits it, no branch or address depends on a
    secret, saved registers have their old values, and no data is left in the frame.
    docs/soundness.md lists the assumptions. `unknown` and `not attempted` are no proof: the exit
    code is 1. Of kernels of GPUs the text is proven, for a thread of any number. Of files of modes
    each function is proven for every state and the lengths that the table lists.

    FILES are generated files, folders of generated files, and objects assembled from them. The head
    of the generated file says what an object must compute: of FILE.s beside FILE.o, or of the file
    that --like names.

    \b
    Example:  lwcc prove generated/rv32i/speck64_128.s --function ecb_encrypt
    """
    like = [given["like"]] if given["like"] else []
    refuse_missing([*given["files"], *like])
    return work_of("checking.prove", given)
