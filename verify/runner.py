"""Runners of linked files of a target, and recorders of executed instructions."""

from __future__ import annotations

from collections.abc import Sequence

from targets.machine import Microcontroller, Processor
from verify.emulation.machine import MOST_INSTRUCTIONS, Emulator, Watch
from verify.emulation.memory import Argument
from verify.emulation.trace import Access, Step, Trace, compare_traces
from verify.simavr.machine import Simulator
from verify.toolchain.assemble import Image, link

Running = Emulator | Simulator
"""Calls functions of a file on a machine that is not this one."""


class StackEmulator(Emulator):
    """An emulator in which a word left on the stack may be an address of the stack, too."""

    def _is_harmless(self, offset: int, known: frozenset[bytes]) -> bool:
        size = self.machine.word_bytes
        word = self._stack.memory[offset : offset + size].tobytes()
        place = int.from_bytes(word, "little") - self._stack.address
        return 0 <= place <= self._stack.n_bytes or super()._is_harmless(offset, known)


def link_for(machine: Processor, elf: bytes, base: int | None = None, lines: bool = True) -> Image:
    """Link one object where files of a machine lie.

    Args:
        machine: the processor.
        elf: the object.
        base: another address of code than the machine's own.
        lines: keep the lines of instructions that the object notes.

    Raises:
        AssemblyError: it needs a symbol of another file, or has writable data.
        MissingTool: there is no linker.
    """
    return link(elf, machine.base if base is None else base, lines, machine.data_base)


def runner_of(
    machine: Processor,
    image: Image,
    watch: Watch | None = None,
    watch_stack: bool = True,
    most_instructions: int = MOST_INSTRUCTIONS,
    most_stack: int | None = None,
) -> Running:
    """A caller of the functions of a file, without state of earlier calls.

    Args:
        machine: the processor.
        image: the linked file.
        watch: what to tell about each step; slow.
        watch_stack: look at every store below the entry's stack pointer; a simulator always does.
        most_instructions: of a call; one that runs longer is taken for endless.
        most_stack: bytes below the entry's stack pointer that a call may write; None for all.

    Raises:
        MissingTool: there is no simulator.
    """
    if isinstance(machine, Microcontroller):
        # No instruction of generated code takes more than five cycles, few more than two.
        return Simulator(machine, image, watch, 1, 2 * most_instructions, most_stack)
    return StackEmulator(machine, image, watch, watch_stack, 1, most_instructions, most_stack)


def record(machine: Processor, image: Image, symbol: str, args: Sequence[Argument]) -> Trace:
    """Call a function and write down what it executes.

    Raises:
        MachineFault: it broke a rule.
    """
    pcs: list[int] = []
    touched: list[list[Access]] = []

    def on_code(pc: int) -> None:
        pcs.append(pc)
        touched.append([])

    def on_memory(is_write: bool, address: int, n_bytes: int) -> None:
        touched[-1].append((is_write, address, n_bytes))

    running = runner_of(machine, image, Watch(on_code, on_memory))
    result = running.call(symbol, *args)
    pairs = zip(pcs, touched, strict=True)
    steps = tuple(Step(pc, tuple(at)) for pc, at in pairs)
    return Trace(steps, result.addresses, running.cycles, running.left)


def compare(
    machine: Processor,
    image: Image,
    symbol: str,
    first: Sequence[Argument],
    second: Sequence[Argument],
) -> int:
    """Run a function with two sets of secrets, in buffers of equal sizes and places.

    Returns:
        How many instructions were executed: the same ones, at the same addresses.

    Raises:
        Mismatch: an instruction or an address differs.
        MachineFault: the function broke a rule.
    """
    left, right = (record(machine, image, symbol, args) for args in (first, second))
    return compare_traces(image, symbol, left, right)
