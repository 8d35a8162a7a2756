"""The command line of `lwcc circuit`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from catalogue.completion import ciphers
from lwcc.verb import Verb, work_of
from options.click_options import Need, option

OF_A_SEARCH = Need(
    lambda given: bool(given["library"]), "is about a search: add --library, such as --library neon"
)
NOT_LISTED = Need(lambda given: not given["listed"], "is about a search, and --list makes none")


@click.command("circuit", cls=Verb)
@click.argument("cipher", default="", shell_complete=ciphers)
@option(
    "--library",
    default="",
    needs=[NOT_LISTED],
    help="set of operations with cost one: `bsl`, `lop3`, `neon`, `rv32i`, `sha3`, …",
)
@option(
    "--budget",
    default="1m",
    show_default=True,
    needs=[NOT_LISTED, OF_A_SEARCH],
    help="time of all searches: 30s, 5m, 1h",
)
@option(
    "--box",
    multiple=True,
    needs=[NOT_LISTED, OF_A_SEARCH],
    help="S-box, or its inverse as `S^-1`; default: all",
)
@option(
    "--goal",
    type=click.Choice(["size", "latency"]),
    default="size",
    show_default=True,
    needs=[NOT_LISTED, OF_A_SEARCH],
    help="fewest operations, or the shortest path",
)
@option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    needs=[NOT_LISTED, OF_A_SEARCH],
    help="seed of the random choices",
)
@option("-o", "--output", type=click.Path(path_type=Path), help="folder of circuit files")
@option("--list", "listed", is_flag=True, help="show the existing circuits; no search")
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
def COMMAND(**given: Any) -> int:
    r"""Search small or fast circuits of the S-boxes of CIPHER, and keep the better ones.

    A search begins with the circuits in the text and in the folder (of any library). If there are
    none, it begins with the circuit of an affine-equivalent S-box, or with the table itself. Each
    result is compared with the table over all inputs, and replaces the file in the folder if it is
    better. Ctrl-C ends the search early and keeps its results.
    Without --library, or with --list, the command shows the existing circuits and their goals.

    \b
    Example:  lwcc circuit skinny --library sha3 --box S4 --budget 10s
    """
    return work_of("circuit", given)
