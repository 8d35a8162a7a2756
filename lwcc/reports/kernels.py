"""The kernels of generated files for GPUs, counted as SASS."""

from __future__ import annotations

from collections.abc import Sequence

from artifacts.generated_files import Part
from artifacts.head import read_sizes
from bench.sass.kernels import CountedKernel, count_kernels
from compiler.machine.load import load_target
from dsl.syntax.diagnostics import did_you_mean
from runtime.errors import explained
from runtime.user_error import unknown
from runtime.workers import run_jobs

Task = tuple[Part, tuple[str, ...]]


def has_threads(part: Part) -> bool:
    """Whether a part is of kernels, of which each thread works on blocks of its own."""
    return load_target(part.options.target).has_threads


def counted_kernels(parts: Sequence[Part], cores: Sequence[str]) -> list[CountedKernel]:
    """The kernels of parts on each requested core, or on all.

    Raises:
        UserError: the target has no core of that name.
    """
    for part in parts:
        known = list(load_target(part.options.target).cores)
        for core in cores:
            if core not in known:
                what = f"core of {part.options.target}"
                raise unknown(what, core, known, did_you_mean(core, known))
    tasks = [(part, tuple(cores)) for part in parts]
    return [kernel for found in run_jobs(count_one, tasks, "counting") for kernel in found]


@explained
def count_one(task: Task) -> list[CountedKernel]:
    """The kernels of a part, by name in the order of architectures."""
    part, cores = task
    group = read_sizes(part.entries["sizes"])
    blocks = group["group"] // group["block"]
    return count_kernels(part.file, part.text, blocks, cores)
