"""What a call executes: instructions and addresses, one step after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from targets.machine import Machine
from verify.emulation.faults import Mismatch
from verify.emulation.machine import Emulator, Watch
from verify.emulation.memory import Argument, Buffer
from verify.toolchain.assemble import Image

Access = tuple[bool, int, int]
"""Whether it is a write, the address, and how many bytes."""


class Step(NamedTuple):
    """An executed instruction, and the memory that it touched in order."""

    pc: int
    accesses: tuple[Access, ...]


@dataclass(frozen=True)
class Trace:
    """An executed call.

    Args:
        steps: its instructions.
        addresses: where the call's buffers lay.
    """

    steps: tuple[Step, ...]
    addresses: Mapping[Buffer, int]


def misaligned(trace: Trace) -> Step | None:
    """The first step with an access that is not aligned to its size, None where all are."""
    return next((s for s in trace.steps if any(at % n for _, at, n in s.accesses)), None)


def record(machine: Machine, image: Image, symbol: str, args: Sequence[Argument]) -> Trace:
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

    result = Emulator(machine, image, Watch(on_code, on_memory)).call(symbol, *args)
    pairs = zip(pcs, touched, strict=True)
    return Trace(tuple(Step(pc, tuple(at)) for pc, at in pairs), result.addresses)


def compare(
    machine: Machine,
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


def compare_traces(image: Image, symbol: str, first: Trace, second: Trace) -> int:
    """Compare two traces of a function; results and errors are those of `compare`."""
    for ours, theirs in zip(first.steps, second.steps, strict=False):
        if ours != theirs:
            what = "path" if ours.pc != theirs.pc else "address"
            raise Mismatch(f"{image.place(ours.pc)}: the {what} differs between two secrets")
    if len(first.steps) != len(second.steps):
        raise Mismatch(f"{symbol}: the number of instructions differs between two secrets")
    return len(first.steps)
