"""What a call executes: instructions and addresses, one step after another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from verify.emulation.faults import Mismatch
from verify.emulation.memory import Buffer
from verify.toolchain.assemble import Image

SPACE = 0xFFFF
"""The bits of an address that tell places of one memory apart, where there are two memories."""
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
        cycles: that it took, where a simulator counts them, else 0.
        left: what lies below the stack pointer after it, where a simulator looks.
    """

    steps: tuple[Step, ...]
    addresses: Mapping[Buffer, int]
    cycles: int = 0
    left: bytes = b""


def misaligned(trace: Trace) -> Step | None:
    """The first step with an access that is not aligned to its size, None where all are."""
    return next((s for s in trace.steps if any(at % n for _, at, n in s.accesses)), None)


def compare_traces(image: Image, symbol: str, first: Trace, second: Trace) -> int:
    """Compare two traces of a function, for two sets of secrets.

    Where a look-up in constants in a memory of their own lies is no difference: such a memory has
    no cache.

    Returns:
        How many instructions were executed: the same ones, at the same addresses.

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
    """The addresses of constants in a memory of their own, where each takes the same time."""
    start = image.data_base & SPACE
    return range(start, start + len(image.data))


def _without_lookups(image: Image, step: Step) -> Step:
    """A step whose accesses of constants in a memory of their own are all at its start."""
    own = own_constants(image)
    start = own.start
    return Step(step.pc, tuple((w, start if at in own else at, n) for w, at, n in step.accesses))
