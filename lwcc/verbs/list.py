"""The command line of `lwcc list`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import choices, offered, read_target_names
from lwcc.verb import Verb, cache_option, work_of
from options.click_options import Need, option

KINDS = ("ciphers", "sets", "targets", "passes", "rows", "records")
OF_SETS = Need(lambda given: given["what"] == "sets", "is about sets: `lwcc list sets`")
OF_ROWS = Need(lambda given: given["what"] == "rows", "is about rows: `lwcc list rows`")


@click.command("list", cls=Verb)
@click.argument("what", default="", shell_complete=choices(*KINDS))
@option(
    "--run/--no-run",
    default=True,
    needs=[OF_SETS],
    help="for sets: verify each set, which takes some time",
)
@option(
    "--target",
    default="",
    needs=[OF_ROWS],
    shell_complete=offered(lambda _: read_target_names()),
    help="for rows: the target whose rows are listed",
)
@option(
    "--unused",
    is_flag=True,
    needs=[OF_ROWS],
    help="for rows: only rows that no checked-in file uses",
)
@cache_option(OF_SETS)
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
def COMMAND(**given: Any) -> int:
    r"""List ciphers, sets, targets, passes, rows or records; without WHAT, the first four.

    `lwcc list sets` runs `lwcc verify` on each shipped cipher and prints the verdicts. Without
    WHAT, no set is verified.

    `lwcc list rows` counts the checked-in assembly files that use each instruction of a target's
    table.

    `lwcc list records` says for how many checked-in files the sources as they are leave a record
    void: files to make again, to check again and to prove again.

    \b
    Example:  lwcc list sets
    """
    return work_of("list", given)
