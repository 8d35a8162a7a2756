"""The instructions that a call executes, read back from the linked bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bench.disassemble import disassemble
from bench.in_order.cycles import INSTRUCTION_BYTES, Operation, operation_of
from bench.measure import MeasuredText
from bench.sizes import function_bytes
from compiler.machine.decoder import Decoder
from targets.machine import Processor
from verify.emulation.faults import MachineFault
from verify.emulation.machine import Watch
from verify.emulation.memory import Argument
from verify.qemu.trace import executed_addresses
from verify.runner import link_for, runner_of
from verify.toolchain.assemble import Image, assemble


class NoRowError(ValueError):
    """An executed instruction has no row in the target's table."""


@dataclass(frozen=True)
class Steps:
    """An executed call.

    Args:
        pcs: addresses of the executed instructions, in order.
        lines: the text of each.
        program: the instruction at each address.
    """

    pcs: tuple[int, ...]
    lines: tuple[str, ...]
    program: Mapping[int, Operation]


class Stepper:
    """Runs functions of one file and names the instructions that they execute.

    What Unicorn does not know is run by QEMU.

    Args:
        source: the file.
        machine: the processor.
        decoder: of the target's rows.
    """

    def __init__(self, source: MeasuredText, machine: Processor, decoder: Decoder) -> None:
        elf = assemble(source.text, source.features, machine.triple)
        self.image: Image = link_for(machine, elf)
        self.code_bytes: Mapping[str, int] = function_bytes(elf)
        self._source, self._machine, self._decoder = source, machine, decoder
        self._texts: dict[int, str] = {}
        self._program: dict[int, Operation] = {}

    def executed(self, symbol: str, args: Sequence[Argument]) -> Steps:
        """Call a function.

        A frame that is not wiped is accepted: a compiler's code is measured, too.

        Raises:
            MachineFault: the function broke another rule of the calling convention.
            NoRowError: it executes an instruction that no row describes.
            MissingTool: QEMU is needed and not installed.
        """
        pcs = self._run(symbol, args)
        self._read(sorted(set(pcs) - set(self._program)))
        return Steps(pcs, tuple(self._texts[pc] for pc in pcs), self._program)

    def _run(self, symbol: str, args: Sequence[Argument]) -> tuple[int, ...]:
        machine, features = self._machine, self._source.features
        if machine.not_emulated & set(features):
            return executed_addresses(machine, self.image, features, symbol, args)
        pcs: list[int] = []
        running = runner_of(machine, self.image, Watch(code=pcs.append))
        try:
            running.call(symbol, *args)
        except MachineFault as fault:
            if fault.kind != "stack":
                raise
        return tuple(pcs)

    def _read(self, pcs: Sequence[int]) -> None:
        """Find the rows of the instructions at some addresses."""
        words = [self._word(pc) for pc in pcs]
        read = partial(disassemble, words, self._source.features, self._machine.triple)
        for pc, short, long in zip(pcs, read(), read(short=False), strict=True):
            self._texts[pc], self._program[pc] = self._decode(pc, (short, long))

    def _decode(self, pc: int, texts: Sequence[str]) -> tuple[str, Operation]:
        """The text that has a row, and the row with its operands."""
        for text in texts:
            if found := self._decoder.match(text):
                return text, operation_of(*found)
        raise NoRowError(f"{self.image.place(pc)}: no row of the table has the text `{texts[0]}`")

    def _word(self, pc: int) -> bytes:
        start = pc - self.image.base
        return self.image.text[start : start + INSTRUCTION_BYTES]
