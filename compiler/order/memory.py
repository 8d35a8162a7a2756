"""Which memory accesses may touch the same bytes: one analysis for words and for listings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from compiler.ir.program import Op, Program
from compiler.machine.isa import Instruction, Line, fold, is_memory, parts_of_expression
from compiler.machine.target import Target
from dsl.syntax.tree import Expr, Index

Regions = Mapping[str, tuple[str, int]]
"""The region and byte offset that a pointer points to; a pointer not named has its own region.
Two pointers into one region may be equal: `in` and `out` of a function that works in place.
"""


@dataclass(frozen=True)
class MemoryEffect:
    """Bytes of a memory that an operation reads or writes; `None` stands for any bytes."""

    memory: str
    writes: bool
    bytes: frozenset[int] | None


def conflict(one: MemoryEffect, other: MemoryEffect, *, disjoint: bool) -> bool:
    """Whether two accesses must keep their order: one writes, and both may touch the same bytes.

    Args:
        one: an access.
        other: another one.
        disjoint: whether memories of different names are disjoint.
    """
    if not (one.writes or other.writes):
        return False
    if one.memory != other.memory:
        return not disjoint
    return one.bytes is None or other.bytes is None or not one.bytes.isdisjoint(other.bytes)


def word_access(op: Op) -> MemoryEffect | None:
    """The memory that an operation on words touches; None if the access may move freely.

    Words that nobody writes are included. `out` either equals `in` or is disjoint from it; any
    other pointer may point anywhere.
    """
    if not op.touches_memory or op.is_repeatable:
        return None
    if op.args[0] not in ("in", "out"):
        return MemoryEffect(op.args[0], not op.results, None)
    first, size = op.number("offset", 0), op.number("bytes", 0)
    touched = frozenset(range(first, first + size)) if size else None
    return MemoryEffect("in", not op.results, touched)


def stored_by(program: Program) -> set[str]:
    """The pointers through which a program of words stores."""
    return {op.args[0] for op in program.ops if op.name == "store"}


def accesses(
    op: Op, instruction: Instruction, pointers: frozenset[str], regions: Regions
) -> tuple[MemoryEffect, ...]:
    """The memory accesses of an operation: reads first, then writes.

    Args:
        op: an operation of a listing.
        instruction: its row; one of its operands is a pointer.
        pointers: the values that are pointers.
        regions: where they point.
    """
    if not (instruction.reads_memory or instruction.writes_memory):
        return ()
    if instruction.lines:
        each = (_line(op, instruction, line) for line in instruction.lines)
        return tuple(a for inner, row in each for a in accesses(inner, row, pointers, regions))
    named = dict(zip(instruction.args, op.args, strict=True))
    pointer = instruction.pointer
    assert named[pointer] in pointers, f"{op.name}: `{named[pointer]}` is no pointer"
    memory, first = regions.get(named[pointer], (named[pointer], 0))
    known = {name: value for name, value in op.attrs if isinstance(value, int)}
    known |= {pointer: first, "n": instruction.lanes, "w": instruction.lane_bits}
    read = [place for e in instruction.effects for place in _addresses(e.value)]
    written = [place for e in instruction.effects for place in _addresses(e.target)]
    return tuple(
        MemoryEffect(memory, writes, _bytes(places, instruction, known))
        for places, writes in ((read, False), (written, True))
        if places
    )


def _line(op: Op, instruction: Instruction, line: Line) -> tuple[Op, Instruction]:
    """A line of a sequence as an operation; operands have their values at the sequence's start."""
    values: dict[str, str | int] = dict(zip(instruction.results, op.results, strict=True))
    values |= dict(zip(instruction.args, op.args, strict=True))
    values |= {name: value for name, value in op.attrs if isinstance(value, int)}
    inner, given = line.instruction, line.given(values)
    args = tuple(str(given[name]) for name in inner.args)
    attrs = tuple((name, given[name]) for name in inner.bounds)
    return op.changed(name=inner.name, args=args, results=(), types=(), attrs=attrs), inner


def _addresses(expr: Expr) -> Iterator[Expr]:
    """The addresses of memory that an expression names."""
    for part in parts_of_expression(expr):
        if is_memory(part):
            assert isinstance(part, Index), "memory is indexed"
            yield part.index


def _bytes(
    places: list[Expr], instruction: Instruction, known: Mapping[str, int]
) -> frozenset[int] | None:
    """The bytes that all lanes touch at some addresses; None if they are not known."""
    size = instruction.lane_bits // 8
    try:
        starts = [
            fold(place, {**known, "i": lane})
            for place in places
            for lane in range(instruction.lanes)
        ]
    except KeyError:
        return None
    return frozenset(start + n for start in starts for n in range(size))


def memory_regions(program: Program, target: Target) -> dict[str, tuple[str, int]]:
    """Where each pointer points: `out` may equal `in`; derived addresses have an offset."""
    regions = {p.name: (p.name, 0) for p in program.params if p.type.is_pointer}
    if "out" in regions:
        regions["in"] = regions["out"]
    for op in program.ops:
        if op.name == target.primitives.get("address") and op.args[0] in regions:
            regions[op.result] = (op.result, 0)
        if op.name == target.primitives.get("page"):
            regions[op.result] = regions[op.args[0]]
        if op.name == target.primitives.get("pointer_add") and op.args[0] in regions:
            memory, first = regions[op.args[0]]
            regions[op.result] = (memory, first + op.number("k"))
    return regions
