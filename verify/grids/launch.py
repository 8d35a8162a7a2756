"""Launches kernels on whole grids; thread blocks run together as memory permits."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from compiler.machine.target import Target
from targets.text import text_table
from verify.grids.faults import LaunchError
from verify.grids.memory import Buffer, GlobalMemory
from verify.grids.report import Report, StatementUse
from verify.grids.running import Blocks, Counters, Shape
from verify.grids.steps import Program, program_of
from verify.grids.text import TextReader

THREADS_TOGETHER = 4096
"""The threads whose registers are held at once, unless a block has more."""
MOST_BLOCK_THREADS, MOST_GRID = 1024, 2**31 - 1
POINTER_BITS = 64


class Grid:
    """The kernels of a text, ready to be launched.

    Args:
        text: of virtual assembly.
        target: whose it is.

    Raises:
        KernelTextError: a line has no row of the target, or names what is not declared.
    """

    def __init__(self, text: str, target: Target) -> None:
        bits = {view: kind.bits for view, kind in target.virtual_registers.items()}
        read = TextReader(text_table(target), bits).read(text)
        self.kernels: Mapping[str, Program] = {
            name: program_of(read, kernel) for name, kernel in read.kernels.items()
        }

    def launch(
        self, kernel: str, grid: int, block: int, parameters: Mapping[str, int | Buffer]
    ) -> Report:
        """Run a kernel to its end; its buffers then hold its output.

        Args:
            kernel: its symbol.
            grid: thread blocks.
            block: threads of each.
            parameters: by their names in the text; a buffer stands for its address. One buffer
                may be given twice.

        Raises:
            LaunchError: the kernel does not exist, or a parameter is missing or unknown.
            GridFault: a thread broke a rule; the first one that does ends the launch.
        """
        if kernel not in self.kernels:
            known = ", ".join(self.kernels) or "none"
            raise LaunchError(f"no kernel `{kernel}`; there are: {known}")
        if not (0 < grid <= MOST_GRID and 0 < block <= MOST_BLOCK_THREADS):
            raise LaunchError(f"no device has a grid of {grid} blocks of {block} threads")
        program = self.kernels[kernel]
        memory = GlobalMemory([*_variables(program), *_buffers(parameters)])
        given = _parameter_bytes(program, parameters, memory)
        counters = Counters(len(program.steps))
        together = max(1, THREADS_TOGETHER // block)
        for first in range(0, grid, together):
            shape = Shape(grid, block, first, min(together, grid - first))
            Blocks(program, shape, memory, given, counters).run()
        return _report(program, grid, block, counters)


def _variables(program: Program) -> list[Buffer]:
    """Variables in global memory, with their initial contents."""
    return [
        Buffer(
            name,
            np.frombuffer(bytearray(each.octets or bytes(each.n_bytes)), np.uint8),
            "both",
            each.align,
        )
        for name, each in program.global_variables.items()
    ]


def _buffers(parameters: Mapping[str, int | Buffer]) -> list[Buffer]:
    return [value for value in parameters.values() if isinstance(value, Buffer)]


def _parameter_bytes(
    program: Program, parameters: Mapping[str, int | Buffer], memory: GlobalMemory
) -> bytes:
    """The contents of the memory of parameters."""
    wanted = program.kernel.parameters
    if missing := [name for name in wanted if name not in parameters]:
        raise LaunchError(f"`{program.kernel.name}` wants {', '.join(missing)}, too")
    if unknown := [name for name in parameters if name not in wanted]:
        raise LaunchError(f"`{program.kernel.name}` takes no {', '.join(unknown)}")
    octets = bytearray()
    for name, bits in wanted.items():
        value = parameters[name]
        if isinstance(value, Buffer) and bits != POINTER_BITS:
            raise LaunchError(f"`{name}` is no pointer: it has {bits} bits")
        number = memory.bases[value] if isinstance(value, Buffer) else value
        if not 0 <= number < 1 << bits:
            raise LaunchError(f"`{name}` has {bits} bits, which {number} is not in")
        octets = octets.ljust(program.places[name], b"\0")
        octets += number.to_bytes(bits // 8, "little")
    return bytes(octets)


def _report(program: Program, grid: int, block: int, counters: Counters) -> Report:
    uses = [
        StatementUse(
            step.statement.line,
            step.statement.text,
            step.instruction.cost,
            int(counters.threads[n]),
            int(counters.warps[n]),
            int(counters.parted[n]),
        )
        for n, step in enumerate(program.steps)
    ]
    return Report(program.kernel.name, grid, block, uses, counters.traffic)
