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
TO = "folder in which the library's folder is made"


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
    help="generated C of the same set: add an example that compares the GPU with it",
)
def COMMAND(**given: Any) -> int:
    r"""Make a library for other projects from a generated FILE.

    `arduino`: a library with a file for AVR, its header, and a sketch that encrypts a message in
    counter mode and prints it over the UART; of a file of random bytes, one that draws some. A
    second project does the same with avr-gcc alone; its `make run` starts simavr.

    `cuda`: a C library around a file for PTX and its header, for programs that encrypt on a GPU.
    The library needs only the driver, and only at run time. With --c it has an example that
    encrypts a file on the GPU and by this C.

    \b
    Examples: lwcc export arduino build/speck64_128.s -o build
              lwcc export cuda build/speck64_128.ptx -o build
    """
    refuse_missing([given["file"], *filter(None, [given["c_file"]])])
    return work_of("export", given)
