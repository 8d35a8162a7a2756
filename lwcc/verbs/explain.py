"""The command line of `lwcc explain`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import ciphers, passes
from lwcc.verb import Verb, build, memory_option
from options.click_options import Need, build_options, option
from runtime.user_error import UserError

FOR_PEOPLE = Need(
    lambda given: not given["as_json"], "has no effect on --json, which lists all operations"
)


@click.command("explain", cls=Verb)
@click.argument("place", shell_complete=ciphers)
@build_options("prefix", "suffix")
@option("--function", default="", help="function to follow; default: the first one with this line")
@option("--after", default="", shell_complete=passes, help="last pass to run; default: all passes")
@option(
    "--lines",
    default=6,
    show_default=True,
    type=click.IntRange(min=0),
    needs=[FOR_PEOPLE],
    help="number of operations shown after each pass",
)
@option("--json", "as_json", is_flag=True, help="print all operations as JSON")
@memory_option
def COMMAND(**given: Any) -> int:
    r"""Follow a line of a cipher's text through the passes.

    PLACE is FILE.dsl:LINE, or a shipped cipher or a set instead of the file. After each pass the
    command counts the operations that come from the line, and shows those of the first round. If a
    pass refuses the cipher, it shows the earlier passes and the reason, and the exit code is 1.

    \b
    Example:  lwcc explain pipo:37 --target neon --lanes 16
    """
    word, line = _read_place(given.pop("place"))
    return build("explain", {**given, "cipher": word, "line": line}, single=True)


def _read_place(place: str) -> tuple[str, int]:
    """The cipher and the line.

    Raises:
        UserError: there is no line in it.
    """
    word, colon, line = place.rpartition(":")
    if not colon or not word or not line.isdecimal():
        raise UserError(f"`{place}` is no FILE.dsl:LINE\nhint: write, for example, pipo:37")
    return word, int(line)
