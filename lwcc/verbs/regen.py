"""The command line of `lwcc regen`."""

from __future__ import annotations

from typing import Any

import click

from lwcc.verb import Verb, cache_option, work_of
from options.click_options import Need, option, read_share
from runtime.budgets import OF_AN_INDEX

PROVING = Need(lambda given: given["prove"], "says what --prove makes: add --prove")
NOT_COMPARING = Need(
    lambda given: not given["compare"], "says what is run or made, and --check does neither"
)
COMPARING = Need(lambda given: given["compare"], "says what is compared: add --check")
WITH_PROOFS = Need(
    lambda given: (given["prove"] and not given["compare"]) or given["n_sampled"] or given["share"],
    "limits proofs, and none is asked for: add --prove without --check, --sample or --share",
)


@click.command("regen", cls=Verb)
@option("--check", "compare", is_flag=True, help="write nothing; 1 where a byte differs")
@option(
    "--run/--no-run",
    default=True,
    needs=[NOT_COMPARING],
    help="run what is made; else `lwcc verify` it later",
)
@option(
    "--prove",
    is_flag=True,
    help="prove what has no certificate that holds; with --check, want a certificate of each file",
)
@option(
    "--again",
    is_flag=True,
    needs=[PROVING, NOT_COMPARING],
    help="with --prove: prove all of it, certificates or not",
)
@option(
    "--seconds",
    default=OF_AN_INDEX.seconds,
    type=click.IntRange(min=1),
    show_default=True,
    needs=[WITH_PROOFS],
    help="a function, most",
)
@option(
    "--sample",
    "n_sampled",
    type=click.IntRange(min=0),
    default=0,
    help="prove so many functions that have a certificate once more, drawn by chance",
)
@option(
    "--share",
    metavar="K/N",
    default="",
    callback=read_share,
    needs=[COMPARING],
    help="make each Nth file, from number K on, and prove each Nth function once more; records in "
    "the index stand for the other files",
)
@cache_option()
@option("--only", default="*", help="files whose path matches this pattern")
@option(
    "--folder",
    default="",
    type=click.Path(file_okay=False),
    help="folder of matrix.toml; `generated` without it",
)
def COMMAND(**given: Any) -> int:
    r"""Make the files of generated/ again, from generated/matrix.toml, on all cores.

    With --check or --no-run the code is not run; `lwcc verify` does that. A certificate of the
    index is kept where it is of the bytes that are made now, and of this checker.

    \b
    Example:  lwcc regen --check --only '*_l16*'
    """
    return work_of("regen", given)
