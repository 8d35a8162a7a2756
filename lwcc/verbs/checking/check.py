"""The command line of `lwcc check`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import dsl_files, generated
from lwcc.verb import Verb, refuse_missing, work_of
from options.click_options import option


@click.command("check", cls=Verb)
@click.argument("files", nargs=-1, required=True, shell_complete=generated)
@option(
    "--like", default="", metavar="FILE.s", help="generated file from which an object was assembled"
)
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, if it is neither shipped nor in the folder of the generated file",
)
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
def COMMAND(**given: Any) -> int:
    r"""Run the object code of generated FILES and the cipher's text on thousands of inputs.

    This second checker is small and independent of `lwcc prove`. It decodes and runs the object
    bytes of every function, at lengths up to three groups, each call with other registers, stack
    and addresses. It tests and does not prove; docs/guide/second_checker.md explains its code.

    FILES are generated files, folders of generated files, and objects assembled from them. The head
    of the generated file says what an object must compute: of FILE.s beside FILE.o, or of the file
    that --like names. If a result differs, the exit code is 1.

    \b
    Example:  lwcc check generated/rv32i/speck64_128.s
    """
    like = [given["like"]] if given["like"] else []
    refuse_missing([*given["files"], *like])
    return work_of("checking.check", given)
