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
OF_BASELINE = Need(lambda given: given["baseline"], "is for comparison: leave --no-baseline away")
OF_FILES = Need(lambda given: not given["table"], "is about FILES, and --table makes its own rows")

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
    help="model to take; all that LLVM has without it",
)
@option(
    "--baseline/--no-baseline",
    default=True,
    needs=[OF_FILES],
    help="plain C by clang, in the same run",
)
@option(
    "--c",
    "c_folder",
    default="",
    needs=[OF_FILES, OF_BASELINE],
    type=click.Path(file_okay=False),
    help="generated C of this folder with an INDEX.toml, by clang, in the same run",
)
@option(
    "--table",
    default="",
    type=click.Path(file_okay=False),
    help="the README's tables, of this folder with an INDEX.toml",
)
@option(
    "--chart",
    default="",
    needs=[OF_TABLES],
    type=click.Path(dir_okay=False),
    help="file for the same figures as an SVG",
)
@option(
    "--rounds",
    is_flag=True,
    needs=[OF_FILES],
    help="cycles by function and by round, of files whose cycles a simulator counts",
)
@option(
    "--gpu",
    is_flag=True,
    needs=[OF_FILES, OF_KERNELS],
    help="time counter mode on this machine's GPU, with transfers and without",
)
@option(
    "--requests",
    is_flag=True,
    needs=[OF_REQUESTS],
    help="random bytes: cycles of requests with and without folding, on all targets of assembly",
)
@option("--json", "as_json", is_flag=True, needs=[OF_FILES], help="the same for programs")
@require_option(OF_FILES)
def COMMAND(**given: Any) -> int:
    r"""Measure the functions of generated FILES, per byte of the message.

    Executed instructions of the steady loop, by class; its cycles by llvm-mca on each core; the
    same of plain C by clang; and what others published (P) or what was measured of theirs (M).
    On cores that issue one instruction a cycle in order: what one block more takes of a whole call
    (docs/reference/e31.md), and the same of generated and plain C by clang in the same run.
    With --gpu kernels are timed on this machine's GPU; where there is none, the exit code is 1.
    Files of C are not modelled: they are timed on this machine, beside plain C in the same run.

    \b
    Example:  lwcc bench generated/aarch64_neon/pipo64_128.s
    """
    if not given["requests"] and bool(given["files"]) == bool(given["table"]):
        raise UserError("name generated files, or a folder with --table")
    refuse_missing(given["files"])
    return work_of("bench", given)
