"""The command line of `lwcc show`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import ciphers, sets, targets
from lwcc.verb import Verb, work_of
from options.click_options import Need, option

OF_FOLDING = Need(
    lambda given: bool(given["folding"]), "is about a folded counter mode: add --folding"
)

OF_REQUEST = Need(lambda given: bool(given["request"]), "is about random bytes: add --request")
DF = "the derivation function, which takes inputs of any length"


@click.command("show", cls=Verb)
@click.argument("cipher", shell_complete=ciphers)
@option(
    "--set",
    "set_name",
    multiple=True,
    shell_complete=sets,
    help="parameter set; default: all",
)
@option(
    "--folding",
    default="",
    shell_complete=targets,
    help="show what counter mode could precompute on this target, by dependences",
)
@option(
    "--counter-bits",
    default=0,
    needs=[OF_FOLDING],
    help="width of the CTR counter: 16, 32, or 0 for the interface's",
)
@option(
    "--request",
    default="",
    help="show which block encryptions of a request for random bytes depend on which: its name,"
    " such as `init`",
)
@option("--df", type=click.Choice(["yes", "no"]), default="yes", needs=[OF_REQUEST], help=DF)
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
def COMMAND(**given: Any) -> int:
    r"""Show the sizes, rounds and operations of CIPHER, its S-boxes, circuits and known answers.

    CIPHER is a .dsl file, a shipped cipher, or one of its sets. Operations are those of the text
    with all loops unrolled, before any pass. The figures of S-boxes and matrices are computed from
    their tables; docs/guide/show_and_explain.md explains the columns. With --folding the command
    shows the models of a folded counter mode instead. With --request it shows a graph in the
    language of Mermaid: constants are grey, and are computed when a file is made.

    \b
    Example:  lwcc show aes128_128
    """
    return work_of("show", given)
