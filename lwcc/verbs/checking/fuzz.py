"""The command line of `lwcc fuzz`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import ciphers, targets
from lwcc.verb import Verb, work_of
from options.click_options import option

AT_LEAST_1 = click.IntRange(min=1)


@click.command("fuzz", cls=Verb)
@click.argument("ciphers", nargs=-1, shell_complete=ciphers)
@option("-n", "count", default=10, type=AT_LEAST_1, show_default=True, help="builds to make")
@option("--seed", default=1, show_default=True, help="seed of the choice of options")
@option("--target", "targets", multiple=True, shell_complete=targets, help="machine; default: all")
@option("--seconds", default=300, type=AT_LEAST_1, show_default=True, help="limit of a build")
@option("--json", "as_json", is_flag=True, help="print every build and every refusal as JSON")
def COMMAND(**given: Any) -> int:
    r"""Compile CIPHERS with options drawn by chance, to test lwcc itself; default: all ciphers.

    Each build is `lwcc compile` with all its checks and with proofs of up to 30 s, and writes
    nothing. Combinations that are impossible are drawn again. If a build fails, the command that
    repeats it is printed, and the exit code is 1.

    \b
    Example:  lwcc fuzz speck aes --target avr -n 20 --seed 7
    """
    return work_of("checking.fuzz", given)
