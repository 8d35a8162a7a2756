"""The execution trace of a call in QEMU, from its log of instructions and registers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from compiler.frontend.interface import Function
from compiler.machine.isa import Instruction, fold, is_memory, parts_of_expression
from dsl.syntax.tree import Expr, Index
from targets.machine import Processor
from verify.emulation.faults import MachineFault
from verify.emulation.memory import Argument
from verify.emulation.trace import Access, Step, Trace
from verify.native.compiled import FUNCTIONS
from verify.qemu.processor import QemuProgram, qemu_of, qemu_program
from verify.toolchain.assemble import Image
from verify.toolchain.tools import find

Read = Callable[[int], tuple[Instruction, Mapping[str, str]] | None]
"""The instruction at an address and its operands; None where no row describes it."""
# A block of instructions whose execution was interrupted is logged once more.
_STEP = re.compile(
    rb"^Trace \d+: \S+ \[[0-9a-f]+/([0-9a-f]+)/.*\n((?: .*\n)*)|^Stopped (execution)", re.MULTILINE
)
_REGISTER = re.compile(rb"\bx\d+/(\w+) +([0-9a-f]+)")
_RENAMED_IN = (8, 1)


@dataclass(frozen=True)
class Logged:
    """An executed instruction.

    Args:
        pc: its address.
        registers: what they held before, as QEMU wrote it; empty where that was not asked for.
    """

    pc: int
    registers: bytes

    def values(self) -> Mapping[str, int]:
        """The registers by name."""
        found = _REGISTER.findall(self.registers)
        return {name.decode(): int(value, 16) for name, value in found}


def executed_addresses(
    machine: Processor,
    image: Image,
    features: Sequence[str],
    symbol: str,
    args: Sequence[Argument],
) -> tuple[int, ...]:
    """The addresses of the instructions that a call executes, in order.

    Args:
        machine: the processor.
        image: the file.
        features: what the processor must have beyond the plain one, as LLVM spells it.
        symbol: a function of the file that takes these arguments.
        args: as `Emulator.call` takes them.

    Raises:
        MissingTool: QEMU, clang, the assembler or the linker is not installed.
        MachineFault: the call violated a rule, other than wiping its frame, which compilers do not
            do.
    """
    # The role of the symbol is irrelevant here: any number that the driver knows will do.
    functions: Mapping[Function, str] = {FUNCTIONS[0]: symbol}
    with qemu_program(machine, image, features, functions) as program:
        options = logging(program, machine, image, "exec,nochain")
        with program.start(options) as running, _frames_accepted():
            running.call(symbol, *args)
        return tuple(step.pc for step in _read_log(program))


def record_in_qemu(
    program: QemuProgram,
    machine: Processor,
    image: Image,
    read: Read,
    symbol: str,
    args: Sequence[Argument],
) -> Trace:
    """Call a function and record its execution, as `emulation.trace.record` does in Unicorn.

    The rows compute the addresses of loads and stores from the logged registers; an instruction
    without a row gets none.

    Raises:
        MachineFault: it broke a rule.
    """
    options = logging(program, machine, image, "exec,cpu,nochain")
    with program.start(options) as running:
        result = running.call(symbol, *args)
    bits = 8 * machine.word_bytes
    steps = (Step(each.pc, _accesses(each, read, bits)) for each in _read_log(program))
    return Trace(tuple(steps), result.addresses)


def logging(program: QemuProgram, machine: Processor, image: Image, what: str) -> tuple[str, ...]:
    """QEMU's options that write one entry for each instruction of the file."""
    version = tuple(int(part) for part in find(qemu_of(machine)).version.split(".")[:2])
    one_at_a_time = "-one-insn-per-tb" if version >= _RENAMED_IN else "-singlestep"
    where = f"{image.base:#x}..{image.base + len(image.text) - 1:#x}"
    return (one_at_a_time, "-d", what, "-dfilter", where, "-D", str(_log_of(program)))


def _log_of(program: QemuProgram) -> Path:
    return program.path.with_name("executed.txt")


def _read_log(program: QemuProgram) -> list[Logged]:
    steps: list[Logged] = []
    for match in _STEP.finditer(_log_of(program).read_bytes()):
        if match[3]:
            steps.pop()
        else:
            steps.append(Logged(int(match[1], 16), match[2]))
    return steps


def _accesses(logged: Logged, read: Read, address_bits: int) -> tuple[Access, ...]:
    """The memory that an instruction of one lane touches."""
    found = read(logged.pc)
    if found is None or not (found[0].reads_memory or found[0].writes_memory):
        return ()
    instruction, operands = found
    values, views = logged.values(), instruction.views
    known = {n: values.get(text, 0) if views[n] else int(text, 0) for n, text in operands.items()}
    n_bytes = instruction.lane_bits // 8
    touched = (
        (is_write, fold(index, known) % 2**address_bits, n_bytes)
        for is_write, index in _places(instruction)
    )
    return tuple(dict.fromkeys(touched))


def _places(instruction: Instruction) -> Iterator[tuple[bool, Expr]]:
    """Whether it is written, and the address, of each place of memory in a row's meaning."""
    sides = [(True, effect.target) for effect in instruction.effects]
    sides += [(False, effect.value) for effect in instruction.effects]
    for is_write, side in sides:
        places = [p for p in parts_of_expression(side) if isinstance(p, Index) and is_memory(p)]
        yield from ((is_write, place.index) for place in places)


@contextmanager
def _frames_accepted() -> Iterator[None]:
    """Ignore data left on the stack."""
    try:
        yield
    except MachineFault as fault:
        if fault.kind != "stack":
            raise
