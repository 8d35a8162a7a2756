"""The command line of `lwcc export`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import generated
from lwcc.verb import Verb, refuse_missing, work_of
from options.click_options import option

FORMS = ("arduino",)
TO = "folder that gets the library's folder"


@click.command("export", cls=Verb)
@click.argument("form", type=click.Choice(FORMS))
@click.argument("file", shell_complete=generated)
@option("-o", "--output", required=True, type=click.Path(file_okay=False), help=TO)
def COMMAND(**given: Any) -> int:
    r"""Make a library for other people's projects of a generated FILE.

    `arduino`: a library of a file for AVR and its header, with a sketch that encrypts a message in
    counter mode and prints it over the UART, and the same as a project for avr-gcc alone, which
    `make run` runs in simavr.

    \b
    Example:  lwcc export arduino build/speck64_128.s -o build
    """
    refuse_missing([given["file"]])
    return work_of("export", given)
