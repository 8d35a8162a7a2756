"""The kernels of a file as SASS: the resources for a block on each architecture, not measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bench.sass.code import sass_of
from bench.sass.count import Counts, SassClass, count, inner_loop
from bench.sass.issue import Cycles, Occupancy, cycles, occupancy
from verify.toolchain.ptxas import ARCHITECTURES, Resources, assemble_ptx

BLOCK_THREADS = 256
"""Threads of a thread block, for occupancy."""


@dataclass(frozen=True)
class CountedKernel:
    """One kernel on one architecture.

    Args:
        file: the file's name.
        kernel: its symbol.
        architecture: such as `sm_90`.
        block: instructions for each block of the cipher, in the loop over blocks.
        resources: the resources of a thread.
        plain: the same kernel of plain CUDA C, compiled in the same run; None if there is none.
    """

    file: str
    kernel: str
    architecture: str
    block: Counts
    resources: Resources
    plain: CountedKernel | None = None

    @property
    def cycles(self) -> Cycles:
        """Modelled cycles of a multiprocessor for a block."""
        return cycles(self.architecture, self.block)

    @property
    def occupancy(self) -> Occupancy:
        """How many warps are resident."""
        return occupancy(self.architecture, self.resources, BLOCK_THREADS)

    def number(self, kind: SassClass) -> float:
        """Instructions of a class for each block."""
        return self.block.by_class.get(kind, 0)


def with_plain(
    kernels: Sequence[CountedKernel], plain: Sequence[CountedKernel]
) -> list[CountedKernel]:
    """Kernels with those of plain CUDA C that have the same symbol and architecture."""
    found = {(each.kernel, each.architecture): each for each in plain}
    return [replace(k, plain=found.get((k.kernel, k.architecture))) for k in kernels]


def count_kernels(
    file: str,
    text: str,
    group_blocks: int,
    architectures: Sequence[str] = (),
    turns: Mapping[str, int] | None = None,
) -> list[CountedKernel]:
    """Assemble a file for each architecture, and count the loop of each of its kernels.

    Args:
        file: its name.
        text: the PTX.
        group_blocks: blocks of the cipher that a thread works on at once.
        architectures: those wanted; none for all that files are assembled for.
        turns: of the loop of rounds of each kernel, by symbol; None where none has one.

    Raises:
        MissingTool: ptxas or nvdisasm is not there.
        AssemblyError: ptxas refuses the text.
        UncountableError: a kernel has no one loop over blocks.
    """
    found: list[CountedKernel] = []
    for architecture in architectures or ARCHITECTURES:
        cubin = assemble_ptx(text, architecture)
        for kernel, code in sass_of(cubin.octets).items():
            n_turns = (turns or {}).get(kernel, 1)
            inside = {inner_loop(code).head: n_turns} if n_turns > 1 else {}
            block = count(code, inside).of_each(group_blocks)
            resources = cubin.kernels[kernel]
            found.append(CountedKernel(file, kernel, architecture, block, resources))
    return found
