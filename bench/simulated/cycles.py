"""The marginal cost of a block and the cost of a call, counted exactly in a simulator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bench.in_order.kernels import COUNTER_BLOCKS
from bench.in_order.marginal import Sizes, sizes_for
from bench.kernels import block_call
from bench.sizes import function_bytes
from compiler.frontend.interface import BLOCK_FUNCTIONS, ORDER, Function
from targets.machine import Microcontroller
from verify.emulation.memory import Argument
from verify.runner import link_for
from verify.simavr.machine import Simulator
from verify.subject import Subject
from verify.timing import held_before, public_calls, secret_arguments
from verify.toolchain.assemble import Image, assemble

N_BLOCKS = 16
"""By how many blocks the messages of ECB differ; each block takes as long as the one before."""


@dataclass(frozen=True)
class Simulated:
    """The cost of a function.

    Args:
        name: of the file.
        function: the symbol.
        part: the microcontroller.
        cycles: of `n_blocks` more blocks, or of a whole call where that is 0.
        n_blocks: by how many blocks the two calls differ; 0 for a function that takes no blocks.
        block_bytes: size of a block.
        code_bytes: of the function.
        stack_bytes: how far below the caller's stack pointer it writes; the return address is the
            caller's.
    """

    name: str
    function: str
    part: str
    cycles: int
    n_blocks: int
    block_bytes: int
    code_bytes: int
    stack_bytes: int

    @property
    def cycles_per_block(self) -> float:
        """Cycles for each block of the message."""
        return self.cycles / self.n_blocks

    @property
    def cycles_per_byte(self) -> float:
        """Cycles for each byte of the message."""
        return self.cycles_per_block / self.block_bytes


@dataclass(frozen=True)
class SimulatedFile:
    """The figures of a file.

    Args:
        file: its name.
        functions: those of each function.
        flash_bytes: code and all constants; those that are read in SRAM are copied from there.
        code_bytes: of all functions together.
        data_bytes: constants that are read in SRAM.
    """

    file: str
    functions: tuple[Simulated, ...]
    flash_bytes: int
    code_bytes: int
    data_bytes: int


@dataclass(frozen=True)
class CounterCycles:
    """The cost of counter mode.

    Args:
        nonce: cycles of a call of the function that takes a nonce; 0 where there is none.
        group: cycles of a whole call for one group of blocks.
        group_blocks: how many blocks that are.
        per_block: cycles of one block more.
    """

    nonce: int
    group: int
    group_blocks: int
    per_block: float


def assembled_for_simulator(subject: Subject) -> tuple[Microcontroller, bytes]:
    """The microcontroller that a file is of, and its object.

    Raises:
        MissingTool: the assembler is not installed.
    """
    machine = subject.machine
    assert isinstance(machine, Microcontroller), "a simulator is of a microcontroller"
    return machine, assemble(subject.text, subject.features, machine.triple)


def simulate_subject(name: str, subject: Subject, part: str = "") -> SimulatedFile:
    """The figures of each function that a file holds.

    Args:
        name: as reports call the file.
        subject: the file, of a microcontroller.
        part: the simulator's name of the microcontroller; the machine's first without.

    Raises:
        MachineFault: a function broke a rule of the calling convention.
        MissingTool: assembler, linker or simulator is not installed.
    """
    machine, elf = assembled_for_simulator(subject)
    image, code_bytes = link_for(machine, elf), function_bytes(elf)
    bench = _SimulatedBench(name, subject, machine, image, part or machine.parts[0])
    found = tuple(
        bench.figures(role, code_bytes.get(subject.functions[role], 0))
        for role in (*BLOCK_FUNCTIONS, *(f for f in ORDER if f not in BLOCK_FUNCTIONS))
        if role in subject.functions
    )
    n_data = len(image.data)
    return SimulatedFile(name, found, len(image.text) + n_data, sum(code_bytes.values()), n_data)


def simulate_counter_mode(name: str, subject: Subject, part: str) -> CounterCycles:
    """The cost of counter mode in a file.

    Args:
        name: as reports call the file.
        subject: the file, of a microcontroller, with counter mode.
        part: the simulator's name of the microcontroller.

    Raises:
        MachineFault: a function broke a rule of the calling convention.
        MissingTool: assembler, linker or simulator is not installed.
    """
    machine, elf = assembled_for_simulator(subject)
    bench = _SimulatedBench(name, subject, machine, link_for(machine, elf), part)
    takes_nonce = "ctr_nonce" in subject.functions
    return CounterCycles(
        nonce=bench.figures("ctr_nonce", 0).cycles if takes_nonce else 0,
        group=bench.group("ctr_crypt"),
        group_blocks=subject.group_blocks,
        per_block=bench.figures("ctr_crypt", 0).cycles_per_block,
    )


@dataclass(frozen=True)
class _SimulatedBench:
    """Measures functions of one file in a simulator of its own for each call."""

    name: str
    subject: Subject
    machine: Microcontroller
    image: Image
    part: str

    def figures(self, role: Function, code_bytes: int) -> Simulated:
        """The cost of a function."""
        subject = self.subject
        if role in BLOCK_FUNCTIONS:
            n_blocks = COUNTER_BLOCKS if role == "ctr_crypt" else N_BLOCKS
            sizes = sizes_for(subject.group_blocks, subject.block_bytes, n_blocks)
            cycles = self._marginal(role, sizes)
        else:
            sizes = Sizes(1, subject.block_bytes, 0)
            cycles = self._call(role, secret_arguments(subject, (role, 0, 0), seed=1)).cycles
        calls = [call for call in public_calls(subject) if call[0] == role]
        fresh = Simulator(self.machine, self.image, part=self.part)
        held = held_before(subject, role, 1, fresh.call)
        deepest = max(
            self._call(role, secret_arguments(subject, call, 1, held)).stack_bytes for call in calls
        )
        symbol = subject.functions[role]
        return Simulated(
            *(self.name, symbol, self.part, cycles, sizes.n_blocks),
            *(subject.block_bytes, code_bytes, deepest),
        )

    def group(self, role: Function) -> int:
        """Cycles of a whole call for one group of blocks."""
        return self._call(role, block_call(self.subject, role, 1)).cycles

    def _marginal(self, role: Function, sizes: Sizes) -> int:
        """Cycles of a call with twice as many blocks, less those of the shorter one."""
        call = partial(block_call, self.subject, role)
        shorter, longer = (self._call(role, call(n * sizes.groups)).cycles for n in (1, 2))
        return longer - shorter

    def _call(self, role: Function, args: Sequence[Argument]) -> Simulator:
        """The simulator after a call."""
        simulator = Simulator(self.machine, self.image, part=self.part)
        simulator.call(self.subject.functions[role], *args)
        return simulator
