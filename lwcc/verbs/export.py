"""The command line of `lwcc export`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import offered
from lwcc.verb import Verb, refuse_missing, work_of
from options.click_options import Need, option

FORMS = ("arduino", "cuda")
OF_CUDA = Need(lambda given: given["form"] == "cuda", "is for the example of `cuda`")
generated = offered(lambda _: [], ".s", ".ptx", ".c")
TO = "folder that gets the library's folder"


@click.command("export", cls=Verb)
@click.argument("form", type=click.Choice(FORMS))
@click.argument("file", shell_complete=generated)
@option("-o", "--output", required=True, type=click.Path(file_okay=False), help=TO)
@option(
    "--c",
    "c_file",
    default="",
    needs=[OF_CUDA],
    shell_complete=generated,
    help="generated C of the same set: adds an example that compares the GPU with it",
)
def COMMAND(**given: Any) -> int:
    r"""Make a library for other people's projects of a generated FILE.

    `arduino`: a library of a file for AVR and its header, with a sketch that encrypts a message in
    counter mode and prints it over the UART, and the same as a project for avr-gcc alone, which
    `make run` runs in simavr.

    `cuda`: a library of C around a file for PTX and its header, for programs that encrypt on a GPU;
    it needs the driver alone, and only when it runs. With --c an example encrypts a file on the GPU
    and by that C.

    \b
    Examples: lwcc export arduino build/speck64_128.s -o build
              lwcc export cuda build/speck64_128.ptx -o build
    """
    refuse_missing([given["file"], *filter(None, [given["c_file"]])])
    return work_of("export", given)
