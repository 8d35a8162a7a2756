"""Tracks the bytes of values: values composed of bytes of others, and zeros."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.lane_operations import constant_bytes
from compiler.ir.program import Op, Program
from compiler.ir.rewriting import regrouped

ValueByte = tuple[str, int]
"""A value, and the number of a byte in it."""
ByteMap = tuple[ValueByte | None, ...]
"""The source of each byte of a value; None for zero."""
FULL = 0xFF


def byte_maps(program: Program) -> dict[str, ByteMap]:
    """The values of lanes that are composed of bytes of others.

    A map refers to values without zero bytes. For an operand with zero bytes, it refers to the
    sources of the operand.
    """
    return _Maps(program).found


def is_partial(places: ByteMap | None) -> bool:
    """Whether a value is composed of bytes of others and zeros."""
    return places is not None and None in places


def united(a: ByteMap, b: ByteMap) -> ByteMap | None:
    """The map of the XOR of two values; None if both have a byte in one place."""
    if any(x and y for x, y in zip(a, b, strict=True)):
        return None
    return tuple(x or y for x, y in zip(a, b, strict=True))


def joined_parts(program: Program, maps: Mapping[str, ByteMap]) -> Program:
    """The program with XOR terms paired if they fill disjoint bytes that make up a register."""

    def pairs(terms: Sequence[str]) -> list[list[str]]:
        groups = list[list[str]]()
        for term in terms:
            for group in groups:
                if len(group) == 1 and _share_out(maps.get(group[0]), maps.get(term)):
                    group.append(term)
                    break
            else:
                groups.append([term])
        return groups

    return regrouped(program, pairs)


def _share_out(a: ByteMap | None, b: ByteMap | None) -> bool:
    """Whether the nonzero bytes of two values are complementary."""
    return a is not None and b is not None and None not in (united(a, b) or (None,))


@dataclass
class _Maps:
    """The maps of a program's values, computed in program order."""

    program: Program
    found: dict[str, ByteMap] = field(default_factory=dict[str, ByteMap])
    constants: dict[str, bytes] = field(default_factory=dict[str, bytes])

    def __post_init__(self) -> None:
        for op in self.program.ops:
            if len(op.results) != 1 or op.type.lanes == 1 or op.type.lane_bits % 8:
                continue
            if op.name == "const":
                self.constants[op.result] = constant_bytes(op)
            elif (made := self.of(op)) and any(made):
                self.found[op.result] = made

    def known(self, value: str) -> ByteMap:
        """The map of a value: its own sources if it has zero bytes, else the value itself."""
        places = self.found.get(value)
        if places is None or None not in places:
            return tuple((value, n) for n in range(self.program.types[value].bits // 8))
        return places

    def of(self, op: Op) -> ByteMap | None:
        """The map of an operation's result; None if it is not composed of its operands' bytes."""
        values = [self.known(arg) for arg in op.args if arg not in self.constants]
        masks = [self.constants[arg] for arg in op.args if arg in self.constants]
        if op.name in ("shl", "shr", "rotl", "insert_left", "insert_right"):
            return None if masks or op.number("k") % 8 else _shifted(op, values)
        if op.name == "permute":
            order = op.attr("map")
            assert isinstance(order, tuple), "an order is a tuple of source bits"
            return tuple(values[0][bit // 8] if bit >= 0 else None for bit in order[::8])
        if op.name in ("xor", "or") and len(values) == 2:
            return united(*values)
        is_choice = op.name == "mux" and op.args[0] in self.constants
        if len(masks) == 1 and (op.name == "and" or is_choice):
            return _selected(masks[0], values)
        return None


def _shifted(op: Op, values: Sequence[ByteMap]) -> ByteMap:
    """The map of a lane shift, rotation or shift-and-insert by whole bytes."""
    lane, by = op.type.lane_bits // 8, op.number("k") // 8
    moved, under = values[-1], values[0] if len(values) == 2 else None
    is_right, made = op.name in ("shr", "insert_right"), list[ValueByte | None]()
    for place in range(len(moved)):
        first, inside = place - place % lane, place % lane + (by if is_right else -by)
        if op.name == "rotl" or 0 <= inside < lane:
            made.append(moved[first + inside % lane])
        else:
            made.append(under[place] if under else None)
    return tuple(made)


def _selected(mask: bytes, values: Sequence[ByteMap]) -> ByteMap | None:
    """The map of a select by a mask; without a second value, the unselected bytes are zero."""
    if any(each not in (0, FULL) for each in mask):
        return None
    then, *others = values
    other = others[0] if others else (None,) * len(then)
    return tuple(then[n] if each else other[n] for n, each in enumerate(mask))
