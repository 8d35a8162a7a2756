"""The command line of `lwcc check`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import dsl_files, generated
from lwcc.verb import Verb, refuse_missing, work_of
from options.click_options import option


@click.command("check", cls=Verb)
@click.argument("files", nargs=-1, required=True, shell_complete=generated)
@option("--like", default="", metavar="FILE.s", help="what an object was assembled from")
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, where it is neither shipped nor beside",
)
@option("--json", "as_json", is_flag=True, help="the same for programs")
def COMMAND(**given: Any) -> int:
    r"""Run the object code of generated FILES and the cipher's text on thousands of inputs.

    A second checker, small and apart from the proof: it decodes and runs the object bytes itself,
    in every function, at lengths to three groups, each call with other registers, stack and
    addresses. It tests and does not prove; docs/guide/second_checker.md says how to read it.

    FILES are generated files, folders of such, and objects that were assembled from them. What an
    object must compute is said by the head of the generated file: FILE.s beside FILE.o, or the one
    that --like names. Where something differs, the exit code is 1.

    \b
    Example:  lwcc check generated/rv32i/speck64_128.s
    """
    like = [given["like"]] if given["like"] else []
    refuse_missing([*given["files"], *like])
    return work_of("check", given)
