"""The marginal cost of a block on an in-order core: the difference of two calls, per block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from bench.counters import CLASSES, Counts, count
from bench.in_order.cycles import Run, simulate
from bench.in_order.steps import Stepper
from bench.measure import MeasuredText
from bench.trace import Call
from compiler.machine.core import Core
from compiler.machine.decoder import Decoder
from targets.machine import Processor
from verify.emulation.memory import Argument


@dataclass(frozen=True)
class Modelled:
    """The figures of the model of an in-order core for a function.

    Args:
        name: of the file.
        function: the symbol.
        core: the model.
        run: cycles and stalls of `n_blocks` more blocks, or of a whole call where that is 0.
        counts: executed instructions of the same, by class.
        n_blocks: by how many blocks the two calls differ; 0 for a function that takes no blocks.
        code_bytes: of the function.
    """

    name: str
    function: str
    core: str
    run: Run
    counts: Counts
    n_blocks: int
    code_bytes: int

    @property
    def cycles_per_block(self) -> float:
        """Cycles for each block of the message."""
        return self.per_block(self.run.cycles)

    @property
    def cycles_per_byte(self) -> float:
        """Cycles for each byte of the message."""
        return self.counts.per_byte(self.run.cycles)

    def per_block(self, number: int) -> float:
        """A number of anything for each block of the message."""
        return number / self.n_blocks


@dataclass(frozen=True)
class Sizes:
    """The two messages of a measurement.

    Args:
        group_blocks: how many blocks the main loop takes at a time.
        block_bytes: size of a block.
        groups: of the shorter message; the longer one has twice as many.
    """

    group_blocks: int
    block_bytes: int
    groups: int

    @property
    def n_blocks(self) -> int:
        """By how many blocks the messages differ."""
        return self.groups * self.group_blocks


def sizes_for(group_blocks: int, block_bytes: int, n_blocks: int) -> Sizes:
    """Messages that differ by `n_blocks` blocks, or by a few more where groups do not fit."""
    return Sizes(group_blocks, block_bytes, max(2, -(-n_blocks // group_blocks)))


class InOrderBench:
    """Measures functions of one file.

    Args:
        source: the file.
        machine: the processor in the emulator.
        decoder: of the target's rows.
        core: the model.

    Attributes:
        code_bytes: of all functions that say where they end.
        other_bytes: size of the rest of the linked file.
    """

    def __init__(
        self, source: MeasuredText, machine: Processor, decoder: Decoder, core: Core
    ) -> None:
        self._name, self._core, self._decoder = source.name, core, decoder
        self._stepper = Stepper(source, machine, decoder)
        self.code_bytes = sum(self._stepper.code_bytes.values())
        self.other_bytes = len(self._stepper.image.text) - self.code_bytes

    def marginal(self, symbol: str, call: Call, sizes: Sizes) -> Modelled:
        """The cost of a block: two whole calls of different length, one taken from the other.

        What is done once a call (frame, saved registers, loads of constants) is in both and does
        not count; work of some iterations counts as often as it occurs.

        Raises:
            MachineFault: the function broke a rule of the calling convention.
            NoRowError: it executes an instruction that no row describes.
        """
        shorter, few = self._call(symbol, call(sizes.groups))
        longer, many = self._call(symbol, call(2 * sizes.groups))
        more = Counts(
            **{name: getattr(many, name) - getattr(few, name) for name in CLASSES},
            n_bytes=sizes.n_blocks * sizes.block_bytes,
        )
        return self._modelled(symbol, longer - shorter, more, sizes.n_blocks)

    def whole(self, symbol: str, args: Sequence[Argument]) -> Modelled:
        """The cost of one call of a function that takes no blocks."""
        return self._modelled(symbol, *self._call(symbol, args), 0)

    def _call(self, symbol: str, args: Sequence[Argument]) -> tuple[Run, Counts]:
        steps = self._stepper.executed(symbol, args)
        run = simulate(steps.pcs, steps.program, self._core)
        return run, count(steps.lines, self._decoder, 0)

    def _modelled(self, symbol: str, run: Run, counts: Counts, n_blocks: int) -> Modelled:
        code_bytes = self._stepper.code_bytes.get(symbol, 0)
        return Modelled(self._name, symbol, self._core.name, run, counts, n_blocks, code_bytes)


def figures(modelled: Modelled) -> dict[str, int]:
    """The numbers of a run by name."""
    return {field.name: getattr(modelled.run, field.name) for field in fields(Run)}
