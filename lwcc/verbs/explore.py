"""The command line of `lwcc explore`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import ciphers
from lwcc.trial_words import SWEPT, SWEPT_TEXTS
from lwcc.verb import Verb, cache_option, memory_option, work_of
from options.click_options import Command, Need, build_options, option
from options.flags import FLAGS

MEASURED = Need(
    lambda given: (
        given["sort"] in ("code", "ctr" if given["mode"] == "ctr" else "ecb")
        or given["mode"] == "all"
    ),
    "names a mode that --mode leaves out",
)


def _swept_options(function: Command) -> Command:
    """Add the options that take several values."""
    for flag in reversed([flag for flag in FLAGS if flag.field in SWEPT]):
        text = SWEPT_TEXTS.get(flag.field, f"{flag.text}; several with commas")
        add = option(
            f"--{flag.name}", flag.field, default="", shell_complete=flag.complete, help=text
        )
        function = add(function)
    return function


@click.command("explore", cls=Verb)
@click.argument("cipher", shell_complete=ciphers)
@_swept_options
@build_options(*SWEPT)
@option(
    "--sort",
    type=click.Choice(["ecb", "ctr", "code"]),
    needs=[MEASURED],
    help="order by cycles of a mode or by bytes of code; default: `ecb` if there is ECB",
)
@memory_option
@cache_option()
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
def COMMAND(**given: Any) -> int:
    r"""Build CIPHER with all combinations of options, and list them, best first.

    CIPHER is a cipher as for `lwcc compile`. Cycles come from the models of `lwcc bench`. The
    command checks and writes nothing: `lwcc compile` with the options of a row does both.
    Impossible combinations are listed with the reason; if all are impossible, the exit code is 1.

    \b
    Example:  lwcc explore speck64_128 --target neon --lanes 8,16,32 --slicing word,bit
    """
    return work_of("explore", given)
