"""The kernels of generated files for GPUs, counted as SASS."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from artifacts.generated_files import Part, read_parts
from artifacts.head import read_sizes
from bench.sass.cuda_c import cuda_text, ptx_of_cuda
from bench.sass.kernels import CountedKernel, count_kernels, with_plain
from bench.sass.turns import TurnCounter
from compiler.machine.load import load_target
from dsl.syntax.diagnostics import did_you_mean
from lwcc.reports.against_c import generated_c
from options.functions import kernel_symbols, naming_of
from runtime.errors import explained
from runtime.user_error import UserError, unknown
from runtime.workers import run_jobs
from verify.native.compiled import CFile
from verify.toolchain.tools import MissingTool

KernelTask = tuple[Part, tuple[str, ...], bool]
"""A part, the architectures, and whether plain CUDA C is counted, too."""


def has_threads(part: Part) -> bool:
    """Whether a part is of kernels, of which each thread works on blocks of its own."""
    return load_target(part.options.target).has_threads


def counted_kernels(
    parts: Sequence[Part], cores: Sequence[str], baseline: bool = False
) -> list[CountedKernel]:
    """The kernels of parts on each requested core, or on all.

    Args:
        parts: of files of kernels.
        cores: architectures.
        baseline: whether generated C of the same sets in kernels of CUDA C is counted, too.

    Raises:
        UserError: the target has no core of that name.
    """
    for part in parts:
        known = list(load_target(part.options.target).cores)
        for core in cores:
            if core not in known:
                what = f"core of {part.options.target}"
                raise unknown(what, core, known, did_you_mean(core, known))
    tasks = [(part, tuple(cores), baseline) for part in parts]
    return [kernel for found in run_jobs(count_one, tasks, "counting") for kernel in found]


@explained
def count_one(task: KernelTask) -> list[CountedKernel]:
    """The kernels of a part, by name in the order of architectures."""
    part, cores, baseline = task
    sizes = read_sizes(part.entries["sizes"])
    blocks = sizes["group"] // sizes["block"]
    turns = _turns(part, sizes) if part.options.is_rolled else None
    found = count_kernels(part.file, part.text, blocks, cores, turns)
    plain = _plain(part) if baseline else None
    if plain is None:
        return found
    file, text = plain
    return with_plain(found, count_kernels(f"{file.name}, nvcc", text, file.group_blocks, cores))


def _turns(part: Part, sizes: Mapping[str, int]) -> Mapping[str, int]:
    """The turns of the loops of rounds of a part's kernels, by symbol."""
    target = load_target(part.options.target)
    return TurnCounter(
        part.text, target, kernel_symbols(naming_of(part.options)), sizes
    ).by_symbol()


def plain_kernels(path: Path) -> str:
    """The PTX of generated C in kernels of CUDA C, for a file's set; empty if there is no nvcc."""
    try:
        plain = _plain(read_parts(path)[0])
    except MissingTool as missing:
        click.echo(f"lwcc: warning: no plain CUDA C: {missing}", err=True)
        return ""
    return plain[1] if plain else ""


def _plain(part: Part) -> tuple[CFile, str] | None:
    """The C of a part's set, and what nvcc makes of it; None if there is no such C.

    Raises:
        MissingTool: there is no nvcc.
    """
    try:
        file = generated_c(part, lanes=1)
    except UserError as problem:
        click.echo(f"lwcc: warning: not run: C of {part.options.set_name}: {problem}", err=True)
        return None
    return file, ptx_of_cuda(cuda_text(file, kernel_symbols(naming_of(part.options))))
