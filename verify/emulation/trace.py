"""The execution trace of a call: instructions and memory addresses, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from verify.emulation.faults import Mismatch
from verify.emulation.memory import Buffer
from verify.toolchain.assemble import Image

SPACE = 0xFFFF
"""The bits of an address inside one memory, on machines with two memories."""
Access = tuple[bool, int, int]
"""An access: whether it is a write, the address, the number of bytes."""


class Step(NamedTuple):
    """An executed instruction, and the memory that it touched in order."""

    pc: int
    accesses: tuple[Access, ...]


@dataclass(frozen=True)
class Trace:
    """An executed call.

    Args:
        steps: its instructions.
        addresses: addresses of the call's buffers.
        cycles: its cycles, if a simulator counts them, else 0.
        left: the data below the stack pointer after it, if a simulator records them.
    """

    steps: tuple[Step, ...]
    addresses: Mapping[Buffer, int]
    cycles: int = 0
    left: bytes = b""


def misaligned(trace: Trace) -> Step | None:
    """The first step with a misaligned access; None if there is none."""
    return next((s for s in trace.steps if any(at % n for _, at, n in s.accesses)), None)


def compare_traces(image: Image, symbol: str, first: Trace, second: Trace) -> int:
    """Compare two traces of a function, for two sets of secrets.

    Addresses of look-ups in constants in a separate memory may differ, since such a memory has no
    cache.

    Returns:
        The number of executed instructions, which are the same at the same addresses.

    Raises:
        Mismatch: an instruction, an address, the number of cycles or what is left on the stack
            differs.
    """
    for ours, theirs in zip(first.steps, second.steps, strict=False):
        if ours != theirs and _without_lookups(image, ours) != _without_lookups(image, theirs):
            what = "path" if ours.pc != theirs.pc else "address"
            raise Mismatch(f"{image.place(ours.pc)}: the {what} differs between two secrets")
    if len(first.steps) != len(second.steps):
        raise Mismatch(f"{symbol}: the number of instructions differs between two secrets")
    if first.cycles != second.cycles:
        raise Mismatch(f"{symbol}: the number of cycles differs between two secrets")
    if first.left != second.left:
        raise Mismatch(f"{symbol}: what is left on the stack differs between two secrets")
    return len(first.steps)


def own_constants(image: Image) -> range:
    """The addresses of constants in a separate memory with constant access time."""
    start = image.data_base & SPACE
    return range(start, start + len(image.data))


def _without_lookups(image: Image, step: Step) -> Step:
    """A step with the accesses to constants in a separate memory moved to its start."""
    own = own_constants(image)
    start = own.start
    return Step(step.pc, tuple((w, start if at in own else at, n) for w, at, n in step.accesses))
