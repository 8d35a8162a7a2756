"""The command line of `lwcc list`."""

from __future__ import annotations

from typing import Any

import click

from lwcc.completion import choices
from lwcc.verb import Need, Verb, option, work_of

KINDS = ("ciphers", "sets", "targets", "passes")
OF_SETS = Need(lambda given: given["what"] == "sets", "is about sets: `lwcc list sets`")


@click.command("list", cls=Verb)
@click.argument("what", default="", shell_complete=choices(*KINDS))
@option(
    "--run/--no-run",
    default=True,
    needs=[OF_SETS],
    help="for sets: verify each, which takes a while",
)
@option("--json", "as_json", is_flag=True, help="the same for programs")
def COMMAND(**given: Any) -> int:
    r"""List WHAT there is: ciphers, sets, targets or passes; all of them without it.

    `lwcc list sets` runs what `lwcc verify` runs on each shipped cipher and gives the verdict;
    nothing is remembered from an earlier run. Without WHAT, no set is verified.

    \b
    Example:  lwcc list sets
    """
    return work_of("list", given)
