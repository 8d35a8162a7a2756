"""Launches kernels on whole grids; thread blocks run together as memory permits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from compiler.machine.target import Target
from targets.text import text_table
from verify.grids.faults import LaunchError
from verify.grids.memory import Buffer, GlobalMemory
from verify.grids.report import Report, StatementUse, Traffic
from verify.grids.running import Blocks, Counters
from verify.grids.shape import Shape, ThreadBlock
from verify.grids.steps import Program, program_of
from verify.grids.text import Parameter, TextReader

THREADS_TOGETHER = 4096
"""The threads whose registers are held at once, unless a block has more."""
MOST_BLOCK_THREADS, MOST_GRID = 1024, 2**31 - 1
POINTER_BITS = 64


Given = int | bytes | Buffer
"""A parameter's value: a number, bytes that are passed by value, or a buffer for its address."""


@dataclass(frozen=True)
class Launch:
    """One launch of a kernel.

    Args:
        grid: thread blocks.
        block: threads of each.
        parameters: by their names in the text; a buffer stands for its address.

    Raises:
        LaunchError: no device has such a grid.
    """

    grid: int
    block: int
    parameters: Mapping[str, Given]

    def __post_init__(self) -> None:
        if not (0 < self.grid <= MOST_GRID and 0 < self.block <= MOST_BLOCK_THREADS):
            raise LaunchError(f"no device has a grid of {self.grid} blocks of {self.block} threads")


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

    def launch(self, kernel: str, grid: int, block: int, parameters: Mapping[str, Given]) -> Report:
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
        uses, traffic = self._run(kernel, [Launch(grid, block, parameters)])
        return Report(kernel, grid, block, uses, traffic)

    def launch_together(self, kernel: str, launches: Sequence[Launch]) -> Sequence[StatementUse]:
        """Run several launches of a kernel at once, as devices run those of several streams.

        Returns:
            What all of them together did.

        Raises:
            LaunchError: as for one.
            GridFault: a thread broke a rule, the race with one of another launch among them; it
                ends all launches, and says which one it is of.
        """
        return self._run(kernel, launches)[0] if launches else ()

    def _run(
        self, kernel: str, launches: Sequence[Launch]
    ) -> tuple[list[StatementUse], Mapping[int, Traffic]]:
        if kernel not in self.kernels:
            known = ", ".join(self.kernels) or "none"
            raise LaunchError(f"no kernel `{kernel}`; there are: {known}")
        program = self.kernels[kernel]
        given = [buffer for each in launches for buffer in _buffers(each.parameters)]
        memory = GlobalMemory([*_variables(program), *given])
        parameters = [_parameter_bytes(program, each.parameters, memory) for each in launches]
        counters = Counters(len(program.steps))
        for shape in _shapes(launches):
            Blocks(program, shape, memory, parameters, counters).run()
        memory.region.put_back()
        return _uses(program, counters), counters.traffic


def _shapes(launches: Sequence[Launch]) -> Iterator[Shape]:
    """The thread blocks of launches, as many together as memory permits."""
    held: list[ThreadBlock] = []
    n_threads = first = 0
    for number, launch in enumerate(launches):
        for place in range(launch.grid):
            if held and n_threads + launch.block > THREADS_TOGETHER:
                yield Shape(held)
                held, n_threads = [], 0
            held.append(ThreadBlock(number, launch.grid, place, launch.block, first))
            n_threads, first = n_threads + launch.block, first + launch.block
    yield Shape(held)


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


def _buffers(parameters: Mapping[str, Given]) -> list[Buffer]:
    return [value for value in parameters.values() if isinstance(value, Buffer)]


def _parameter_bytes(
    program: Program, parameters: Mapping[str, Given], memory: GlobalMemory
) -> bytes:
    """The contents of the memory of parameters."""
    wanted = program.kernel.parameters
    if missing := [name for name in wanted if name not in parameters]:
        raise LaunchError(f"`{program.kernel.name}` wants {', '.join(missing)}, too")
    if unknown := [name for name in parameters if name not in wanted]:
        raise LaunchError(f"`{program.kernel.name}` takes no {', '.join(unknown)}")
    octets = bytearray()
    for name, parameter in wanted.items():
        octets = octets.ljust(program.places[name], b"\0")
        octets += _octets_of(name, parameter, parameters[name], memory)
    return bytes(octets)


def _octets_of(name: str, parameter: Parameter, value: Given, memory: GlobalMemory) -> bytes:
    """A parameter as it is passed."""
    if parameter.is_array or isinstance(value, bytes):
        if not (parameter.is_array and isinstance(value, bytes)):
            what = "bytes" if parameter.is_array else "a number or a pointer"
            raise LaunchError(f"`{name}` is {what}, and what is given is not")
        if len(value) != parameter.n_bytes:
            raise LaunchError(f"`{name}` has {parameter.n_bytes} bytes, not {len(value)}")
        return value
    bits = 8 * parameter.n_bytes
    if isinstance(value, Buffer) and bits != POINTER_BITS:
        raise LaunchError(f"`{name}` is no pointer: it has {bits} bits")
    number = memory.bases[value] if isinstance(value, Buffer) else value
    if not 0 <= number < 1 << bits:
        raise LaunchError(f"`{name}` has {bits} bits, which {number} is not in")
    return number.to_bytes(parameter.n_bytes, "little")


def _uses(program: Program, counters: Counters) -> list[StatementUse]:
    return [
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
