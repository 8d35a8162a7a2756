"""Reads object code by the rows of its target, strictly: what no row says is no instruction."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from compiler.isa import Instruction

GROUP = re.compile(r"([01]+)|(\w+)\[(\d+)(?::(\d+))?\]")
DISTANCE = "t"
"""The operand that is a place in the code, given as the distance from the instruction."""


class DecodeError(Exception):
    """Bytes that are no instruction of the table."""


@dataclass(frozen=True)
class Group:
    """Bits of an operand in an instruction.

    Args:
        name: the operand.
        first: the lowest of its bits here.
        count: how many there are.
        place: where the lowest is in the instruction.
    """

    name: str
    first: int
    count: int
    place: int


@dataclass(frozen=True, eq=False)
class Encoding:
    """The encoding of a row, read.

    Args:
        instruction: the row in its shape.
        mask: the bits that are fixed.
        fixed: what they are.
        groups: where the operands' bits are.
    """

    instruction: Instruction
    mask: int
    fixed: int
    groups: tuple[Group, ...]

    @cached_property
    def widths(self) -> Mapping[str, int]:
        """How many bits each operand has, those that are always 0 included."""
        tops: dict[str, int] = {}
        for group in self.groups:
            tops[group.name] = max(tops.get(group.name, 0), group.first + group.count)
        return tops

    def fields(self, word: int) -> dict[str, int]:
        """The operands' bits in an instruction."""
        found = dict.fromkeys(self.widths, 0)
        for group in self.groups:
            bits = word >> group.place & (1 << group.count) - 1
            found[group.name] |= bits << group.first
        return found


@dataclass(frozen=True)
class Decoded:
    """An instruction of the code.

    Args:
        pc: its address.
        instruction: its row in its shape.
        registers: the name of each register operand.
        numbers: the value of each immediate; of `t` the address that it means.
    """

    pc: int
    instruction: Instruction
    registers: Mapping[str, str]
    numbers: Mapping[str, int]

    def text(self, label: str = "") -> str:
        """The assembly text; `label` for a place in the code, its address in default of one."""
        places = {DISTANCE: label or f"{self.numbers.get(DISTANCE, 0):#x}"}
        numbers = {name: str(value) for name, value in self.numbers.items()}
        return self.instruction.render({**self.registers, **numbers, **places})


class Decoder:
    """Finds the rows of instructions.

    Args:
        table: the target's instructions.
        numbered: of each view of registers, their names in the order of their numbers.
        features: what the machine has; rows that need another are none.
        n_bytes: size of an instruction.
    """

    def __init__(
        self,
        table: Mapping[str, Instruction],
        numbered: Mapping[str, tuple[str, ...]],
        features: frozenset[str],
        n_bytes: int = 4,
    ) -> None:
        self._numbered = numbered
        self._n_bytes = n_bytes
        self._by_mask: dict[int, dict[int, list[Encoding]]] = {}
        for instruction in table.values():
            needed = set(instruction.feature.split())
            if instruction.row.encoding and (not needed or needed & features):
                read = read_encoding(instruction, 8 * n_bytes)
                same = self._by_mask.setdefault(read.mask, {})
                same.setdefault(read.fixed, []).append(read)
        # A short form is its longer form with more bits fixed: it is found first.
        self._masks = sorted(self._by_mask, key=lambda m: (-m.bit_count(), m))

    def decode(self, octets: bytes, pc: int) -> Decoded:
        """The instruction that bytes from an address on begin with.

        Raises:
            DecodeError: no row says what they are.
        """
        word = int.from_bytes(octets[: self._n_bytes], "little")
        if len(octets) < self._n_bytes:
            raise DecodeError("the code ends inside an instruction")
        for mask in self._masks:
            for encoding in self._by_mask[mask].get(word & mask, ()):
                found = self._operands(encoding, word, pc)
                if found is not None:
                    return found
        raise DecodeError(f"{word:#0{2 * self._n_bytes + 2}x} is no instruction of the table")

    def _operands(self, encoding: Encoding, word: int, pc: int) -> Decoded | None:
        """The instruction with its operands; None where one is none that the row takes."""
        registers: dict[str, str] = {}
        numbers: dict[str, int] = {}
        for name, bits in encoding.fields(word).items():
            view = encoding.instruction.views.get(name, "")
            if view:
                registers[name] = self._numbered[view][bits]
            elif name == DISTANCE:
                numbers[name] = pc + _signed(bits, encoding.widths[name])
            else:
                value = _immediate(encoding, name, bits)
                if value is None:
                    return None
                numbers[name] = value
        return Decoded(pc, encoding.instruction, registers, numbers)


def read_encoding(instruction: Instruction, n_bits: int) -> Encoding:
    """Read what a row says of its encoding.

    Raises:
        ValueError: it is of another length, or leaves out or repeats bits of an operand.
    """
    mask = fixed = 0
    groups: list[Group] = []
    place = n_bits
    for part in instruction.row.encoding.split():
        match = GROUP.fullmatch(part)
        if match is None:
            raise ValueError(f"{instruction.name}: `{part}` is no group of bits")
        last = int(match[3] or 0)
        first = int(match[4]) if match[4] else last
        count = len(match[1]) if match[1] else last - first + 1
        place -= count
        if match[1]:
            mask |= (1 << count) - 1 << place
            fixed |= int(match[1], 2) << place
        else:
            groups.append(Group(match[2], first, count, place))
    if place:
        raise ValueError(f"{instruction.name}: the encoding has {n_bits - place} bits")
    return Encoding(instruction, mask, fixed, tuple(groups))


def _immediate(encoding: Encoding, name: str, bits: int) -> int | None:
    """The value of an immediate, None outside its bounds."""
    first, last, step = encoding.instruction.bounds[name]
    value = step * (_signed(bits, encoding.widths[name]) if first < 0 else bits)
    return value if first <= value <= last else None


def _signed(bits: int, width: int) -> int:
    """A number whose highest bit is its sign."""
    return bits - (1 << width) if bits >> (width - 1) else bits
