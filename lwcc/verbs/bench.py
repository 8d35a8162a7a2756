"""The command line of `lwcc bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from catalogue.completion import cores, generated
from lwcc.verb import Verb, refuse_missing, require_option, work_of
from options.click_options import Need, option
from runtime.user_error import UserError

OF_TABLES = Need(lambda given: bool(given["table"]), "draws the tables' figures: add --table")
OF_RECORDS = Need(lambda given: bool(given["table"]), "measures the tables' figures: add --table")
OF_BASELINE = Need(lambda given: given["baseline"], "is for comparison: leave --no-baseline away")
OF_FILES = Need(lambda given: not given["table"], "is about FILES, and --table measures none")

OF_REQUESTS = Need(
    lambda given: not given["files"] and not given["table"],
    "makes its own files: leave FILES and --table away",
)
OF_KERNELS = Need(
    lambda given: all(Path(file).suffix == ".ptx" for file in given["files"]),
    "runs kernels: name files for PTX",
)


@click.command("bench", cls=Verb)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), shell_complete=generated)
@option(
    "--core",
    "cores",
    multiple=True,
    needs=[OF_FILES],
    shell_complete=cores,
    help="core to model; default: all cores that LLVM models",
)
@option(
    "--baseline/--no-baseline",
    default=True,
    needs=[OF_FILES],
    help="compare with plain C, compiled by clang, in the same run",
)
@option(
    "--c",
    "c_folder",
    default="",
    needs=[OF_FILES, OF_BASELINE],
    type=click.Path(file_okay=False),
    help="folder with an INDEX.toml: compare with its generated C, compiled by clang",
)
@option(
    "--table",
    default="",
    type=click.Path(file_okay=False),
    help="folder with an INDEX.toml: print the tables of the README for it",
)
@option(
    "--chart",
    default="",
    needs=[OF_TABLES],
    type=click.Path(dir_okay=False),
    help="file that gets these figures as an SVG",
)
@option(
    "--again",
    is_flag=True,
    needs=[OF_RECORDS],
    help="measure cycles on cores in order even where the record of the index holds",
)
@option(
    "--rounds",
    is_flag=True,
    needs=[OF_FILES],
    help="cycles by function and by round, for files that run in a simulator",
)
@option(
    "--gpu",
    is_flag=True,
    needs=[OF_FILES, OF_KERNELS],
    help="time kernels and counter mode on this machine's GPU",
)
@option(
    "--requests",
    is_flag=True,
    needs=[OF_REQUESTS],
    help="random bytes: cycles of requests with and without folding, on all targets of assembly",
)
@option("--json", "as_json", is_flag=True, needs=[OF_FILES], help="print the same as JSON")
@require_option(OF_FILES)
def COMMAND(**given: Any) -> int:
    r"""Measure the functions of generated FILES, per byte of the message.

    The tables show the executed instructions of the steady loop, by class; its cycles by llvm-mca
    on each core; the same for plain C, compiled by clang; and figures of other implementations,
    published (P) or measured (M). For cores that issue one instruction a cycle, in order, they show
    the cost of one block more (docs/reference/e31.md), also for generated C.
    The tables of --table take cycles on these cores, and in a simulator, from the index; for the
    former --again measures them, as is done where a file or a source has changed since.
    With --gpu kernels are timed on this machine's GPU; without a GPU the exit code is 1.
    Files of C are not modelled: they are timed on this machine, with plain C in the same run.

    \b
    Example:  lwcc bench generated/aarch64_neon/pipo64_128.s
    """
    if not given["requests"] and bool(given["files"]) == bool(given["table"]):
        raise UserError("name generated files, or a folder with --table")
    refuse_missing(given["files"])
    return work_of("bench", given)
