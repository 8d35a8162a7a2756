"""The command line of `lwcc regen`."""

from __future__ import annotations

from typing import Any

import click

from lwcc.verb import Verb, cache_option, work_of
from options.click_options import Need, option, read_share
from runtime.budgets import OF_AN_INDEX

PROVING = Need(lambda given: given["prove"], "is about --prove: add --prove")
NOT_COMPARING = Need(
    lambda given: not given["compare"], "has no effect on --check, which writes and runs nothing"
)
COMPARING = Need(lambda given: given["compare"], "is about a comparison: add --check")
WITH_PROOFS = Need(
    lambda given: (given["prove"] and not given["compare"]) or given["n_sampled"] or given["share"],
    "limits proofs, and none is requested: add --prove without --check, --sample or --share",
)


@click.command("regen", cls=Verb)
@option("--check", "compare", is_flag=True, help="write nothing; exit code 1 if a byte differs")
@option(
    "--run/--no-run",
    default=True,
    needs=[NOT_COMPARING],
    help="run the new files; with --no-run, `lwcc verify` them later",
)
@option(
    "--prove",
    is_flag=True,
    help="prove files without a valid certificate; with --check, fail if a file has none",
)
@option(
    "--again",
    is_flag=True,
    needs=[PROVING, NOT_COMPARING],
    help="with --prove: prove all files, also those with a certificate",
)
@option(
    "--seconds",
    default=OF_AN_INDEX.seconds,
    type=click.IntRange(min=1),
    show_default=True,
    needs=[WITH_PROOFS],
    help="limit for each function",
)
@option(
    "--sample",
    "n_sampled",
    type=click.IntRange(min=0),
    default=0,
    help="number of certified functions to prove again, drawn by chance",
)
@option(
    "--share",
    metavar="K/N",
    default="",
    callback=read_share,
    needs=[COMPARING],
    help="make each Nth file, from number K on, and prove each Nth function again; for the other "
    "files, compare the records of the index",
)
@cache_option()
@option("--only", default="*", help="pattern for the paths of the files")
@option(
    "--folder",
    default="",
    type=click.Path(file_okay=False),
    help="folder of matrix.toml; default: `generated`",
)
def COMMAND(**given: Any) -> int:
    r"""Make the files of generated/ again, from generated/matrix.toml, on all cores.

    With --check or --no-run the code is not run; `lwcc verify` runs it. A certificate of the index
    is kept if it belongs to the new bytes and to this checker.

    \b
    Example:  lwcc regen --check --only '*_l16*'
    """
    return work_of("regen", given)
