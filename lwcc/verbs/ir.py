"""The command line of `lwcc ir`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import ciphers, passes
from lwcc.verb import Verb, build, memory_option
from options.click_options import build_options, option


@click.command("ir", cls=Verb)
@click.argument("cipher", shell_complete=ciphers)
@build_options("prefix", "suffix")
@option("--after", default="", shell_complete=passes, help="last pass to run; default: all passes")
@option("--function", default="", help="program to print; default: all programs")
@memory_option
def COMMAND(**given: Any) -> int:
    r"""Print the programs of CIPHER after a pass, for its first set or for --set.

    \b
    Example:  lwcc ir pipo --target neon --after slice --function ecb_encrypt
    """
    return build("ir", given, single=True)
