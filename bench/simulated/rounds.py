"""Cycles by function and by round, counted exactly in a simulator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bench.in_order.marginal import sizes_for
from bench.kernels import block_call
from bench.simulated.cycles import N_BLOCKS, assembled_for_simulator
from compiler.frontend.interface import BLOCK_FUNCTIONS, Function
from compiler.ir.slots import FOLDING, ROLLED, Part
from targets.machine import Microcontroller
from verify.emulation.machine import Watch
from verify.emulation.memory import Argument
from verify.runner import link_for
from verify.simavr.machine import Simulator
from verify.subject import Subject
from verify.timing import secret_arguments
from verify.toolchain.assemble import Image

CALLER: Function = "ctr_init"
"""The function that only calls others."""
PARTS: tuple[Part, ...] = (*ROLLED, *FOLDING)


LENGTHS = (1, 2, 16, 64)
"""Blocks of the messages whose whole calls are counted."""


@dataclass(frozen=True)
class Where:
    """The origin of an instruction.

    Args:
        function: the symbol.
        part: of the function: `round` is what a loop of rounds repeats.
        round: of the cipher, from 1; 0 for what is of none.
    """

    function: str
    part: Part = ""
    round: int = 0


@dataclass(frozen=True)
class RoundCycles:
    """The cycles of one round.

    Args:
        where: the round, or all that is of none.
        cycles: of one block more; of a whole call of a function that takes no blocks.
        instructions: executed in them.
        turns: how often its first instruction is executed.
    """

    where: Where
    cycles: float
    instructions: float
    turns: float


@dataclass(frozen=True)
class CallCycles:
    """The cycles of a whole call.

    Args:
        function: the symbol.
        n_blocks: of the message; 0 for a function that takes none.
        cycles: of the call, its frame and its return included.
    """

    function: str
    n_blocks: int
    cycles: int


@dataclass(frozen=True)
class CountedFile:
    """The cycles of a file: whole calls by length, and rounds."""

    calls: tuple[CallCycles, ...]
    rounds: tuple[RoundCycles, ...]


def count_file(subject: Subject, places: Mapping[int, Where], part: str = "") -> CountedFile:
    """The cycles of the functions of a file, whole and by round, in the order of the code.

    A function that only calls others is not taken apart.

    Args:
        subject: the file, of a microcontroller.
        places: of each instruction by its distance in bytes from the first.
        part: the simulator's name of the microcontroller; the machine's first without.

    Raises:
        MachineFault: a function broke a rule of the calling convention.
        MissingTool: assembler, linker or simulator is not installed.
    """
    machine, elf = assembled_for_simulator(subject)
    image = link_for(machine, elf)
    bench = _RoundBench(subject, machine, image, part or machine.parts[0])
    at = {image.base + place: where for place, where in places.items()}
    roles = (role for role in subject.functions if role != CALLER)
    rounds = tuple(
        row for role in roles for row in _by_round(bench.spent(role), at, subject.functions[role])
    )
    return CountedFile(tuple(bench.calls()), rounds)


@dataclass
class _Spent:
    """The executed instructions by address: cycles and counts, for `n_blocks` blocks."""

    cycles: Counter[int] = field(default_factory=Counter[int])
    times: Counter[int] = field(default_factory=Counter[int])
    n_blocks: int = 1
    at: int = 0

    @property
    def total(self) -> int:
        """All cycles."""
        return sum(self.cycles.values())

    def on_code(self, pc: int) -> None:
        """An instruction begins."""
        self.at = pc
        self.times[pc] += 1

    def on_cycles(self, number: int) -> None:
        """It took some cycles."""
        self.cycles[self.at] += number


@dataclass(frozen=True)
class _RoundBench:
    """Runs functions of one file, each call in a simulator of its own."""

    subject: Subject
    machine: Microcontroller
    image: Image
    part: str

    def spent(self, role: Function) -> _Spent:
        """The marginal execution of a block, or a whole call of a function without blocks."""
        subject = self.subject
        if role not in BLOCK_FUNCTIONS:
            return self._call(role, secret_arguments(subject, (role, 0, 0), seed=1))
        sizes = sizes_for(subject.group_blocks, subject.block_bytes, N_BLOCKS)
        shorter, longer = (
            self._call(role, block_call(subject, role, n * sizes.groups)) for n in (1, 2)
        )
        longer.cycles.subtract(shorter.cycles)
        longer.times.subtract(shorter.times)
        longer.n_blocks = sizes.n_blocks
        return longer

    def calls(self) -> Iterator[CallCycles]:
        """Whole calls of each function."""
        subject = self.subject
        for role, symbol in subject.functions.items():
            if role not in BLOCK_FUNCTIONS:
                spent = self._call(role, secret_arguments(subject, (role, 0, 0), seed=1))
                yield CallCycles(symbol, 0, spent.total)
                continue
            for n in LENGTHS:
                groups = -(-n // subject.group_blocks)
                spent = self._call(role, block_call(subject, role, groups))
                yield CallCycles(symbol, groups * subject.group_blocks, spent.total)

    def _call(self, role: Function, args: Sequence[Argument]) -> _Spent:
        spent = _Spent()
        watch = Watch(spent.on_code, cycles=spent.on_cycles)
        simulator = Simulator(self.machine, self.image, watch, part=self.part)
        simulator.call(self.subject.functions[role], *args)
        return spent


def _by_round(spent: _Spent, at: Mapping[int, Where], symbol: str) -> Iterator[RoundCycles]:
    """The rows of one function, with all that it calls; those of rounds come behind all others."""
    cycles, times, first = Counter[Where](), Counter[Where](), dict[Where, int]()
    for pc in sorted(pc for pc, n in spent.times.items() if n):
        where = replace(at[pc], function=symbol)
        cycles[where] += spent.cycles[pc]
        times[where] += spent.times[pc]
        first.setdefault(where, spent.times[pc])
    n = spent.n_blocks
    order = sorted(cycles, key=lambda where: (where.round, PARTS.index(where.part)))
    for where in order:
        yield RoundCycles(where, cycles[where] / n, times[where] / n, first[where] / n)
