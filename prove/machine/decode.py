"""Decodes object code by the rows of its target, strictly: other bytes are no instruction."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from compiler.machine.isa import Instruction, constant, fold, group_bits, names_in
from dsl.syntax.parse import parse_expression

GROUP = re.compile(
    r"(?P<fixed>[01]+)|\{(?P<shape>.+):(?P<count>\d+)\}"
    r"|(?P<operand>\w+|\(.+\))(?:/(?P<list>\w+))?\[(?P<last>\d+)(?::(?P<first>\d+))?\]"
)
DISTANCE = "t"
"""The operand that is a place in the code, encoded as the distance from the instruction."""


class DecodeError(Exception):
    """Bytes are no instruction of the table."""


@dataclass(frozen=True)
class Group:
    """A bit field of an operand in an instruction.

    Args:
        name: the operand, or an expression of one.
        first: the operand's lowest bit in the field.
        count: number of bits.
        place: the lowest bit of the field in the instruction.
    """

    name: str
    first: int
    count: int
    place: int


@dataclass(frozen=True, eq=False)
class Encoding:
    """The parsed encoding of a row.

    Args:
        instruction: the row in its shape.
        mask: mask of the fixed bits.
        fixed: values of the fixed bits.
        groups: bit fields of operands.
        lists: for registers that are not numbered by their view's list, the list.
        n_bytes: size of the instruction.
    """

    instruction: Instruction
    mask: int
    fixed: int
    groups: tuple[Group, ...]
    lists: Mapping[str, str]
    n_bytes: int

    @cached_property
    def widths(self) -> Mapping[str, int]:
        """The width of each operand in bits, including bits that are always 0."""
        tops: dict[str, int] = {}
        for group in self.groups:
            tops[group.name] = max(tops.get(group.name, 0), group.first + group.count)
        return tops

    @cached_property
    def expressions(self) -> Mapping[str, tuple[str, ...]]:
        """For each immediate, the expressions that contain it, or the immediate itself."""
        found: dict[str, tuple[str, ...]] = {}
        for text in self.widths:
            names = {text}
            if text.startswith("("):
                names = set(names_in(parse_expression(text))) & self.instruction.bounds.keys()
            for name in names & self.instruction.bounds.keys():
                found[name] = (*found.get(name, ()), text)
        return found

    @cached_property
    def computed(self) -> Mapping[str, Mapping[tuple[int, ...], int]]:
        """For each immediate in expressions, its value by the values of these."""
        tables: dict[str, Mapping[tuple[int, ...], int]] = {}
        for name, texts in self.expressions.items():
            if texts != (name,):
                parts = [parse_expression(text) for text in texts]
                first, last, step = self.instruction.bounds[name]
                tables[name] = {
                    tuple(fold(p, {**_shape(self.instruction), name: k}) for p in parts): k
                    for k in range(first, last + 1, step)
                }
        return tables

    def fields(self, word: int) -> dict[str, int] | None:
        """The operands' bits in an instruction; None if two fields of an operand differ."""
        found = dict.fromkeys(self.widths, 0)
        known = dict.fromkeys(self.widths, 0)
        for group in self.groups:
            mask = (1 << group.count) - 1 << group.first
            bits = word >> group.place << group.first & mask
            if (found[group.name] ^ bits) & known[group.name] & mask:
                return None
            found[group.name] |= bits
            known[group.name] |= mask
        return found

    def immediate(self, name: str, fields: Mapping[str, int]) -> int | None:
        """The value of an immediate; None if the row does not allow it."""
        if name in self.computed:
            return self.computed[name].get(tuple(fields[t] for t in self.expressions[name]))
        first, last, step = self.instruction.bounds[name]
        bits = fields[name]
        value = step * (_signed(bits, self.widths[name]) if first < 0 else bits)
        return value if first <= value <= last else None


@dataclass(frozen=True)
class Decoded:
    """An instruction of the code.

    Args:
        pc: its address.
        instruction: its row in its shape.
        registers: the name of each register operand.
        numbers: the value of each immediate; for `t`, the target address.
        n_bytes: its size.
    """

    pc: int
    instruction: Instruction
    registers: Mapping[str, str]
    numbers: Mapping[str, int]
    n_bytes: int

    def text(self, label: str = "") -> str:
        """The assembly text; `label` for a place in the code, its address in default of one."""
        places = {DISTANCE: label or f"{self.numbers.get(DISTANCE, 0):#x}"}
        numbers = {name: str(value) for name, value in self.numbers.items()}
        return self.instruction.render({**self.registers, **numbers, **places})


class Decoder:
    """Decodes instructions.

    Args:
        table: the target's instructions.
        numbered: for each view of registers, and each list named in encodings, the registers by
            number.
        features: features of the machine; rows that need others are ignored.
        distance_from: bytes from the beginning of an instruction to the origin of distances.
    """

    def __init__(
        self,
        table: Mapping[str, Instruction],
        numbered: Mapping[str, tuple[str, ...]],
        features: frozenset[str],
        distance_from: int = 0,
    ) -> None:
        self._numbered = numbered
        self._distance_from = distance_from
        # By size, then by the fixed bits.
        self._by_mask: dict[tuple[int, int], dict[int, list[Encoding]]] = {}
        for instruction in table.values():
            needed = set(instruction.feature.split())
            if instruction.row.encoding and (not needed or needed & features):
                read = read_encoding(instruction)
                by_mask = self._by_mask.setdefault((read.n_bytes, read.mask), {})
                same = by_mask.setdefault(read.fixed, [])
                same.append(read)
                # An encoding with a repeated operand is a short form of one with two operands.
                same.sort(key=lambda encoding: sum(encoding.widths.values()))
        # A short form has more fixed bits than the longer form, so it is tried first.
        # A row for two instructions is tried before the row of the first one.
        self._masks = sorted(self._by_mask, key=lambda m: (-m[0], -m[1].bit_count(), m[1]))
        self._sizes = sorted({size for size, _ in self._by_mask})

    def decode(self, octets: bytes, pc: int) -> Decoded:
        """Decode the instruction at the beginning of some bytes.

        Raises:
            DecodeError: no row has this encoding.
        """
        least = self._sizes[0]
        if len(octets) < least:
            raise DecodeError("the code ends inside an instruction")
        words = {n: int.from_bytes(octets[:n], "little") for n in self._sizes if n <= len(octets)}
        for size, mask in self._masks:
            if size not in words:
                continue
            for encoding in self._by_mask[size, mask].get(words[size] & mask, ()):
                found = self._operands(encoding, words[size], pc)
                if found is not None:
                    return found
        raise DecodeError(f"{words[least]:#0{2 * least + 2}x} is no instruction of the table")

    def _operands(self, encoding: Encoding, word: int, pc: int) -> Decoded | None:
        """The instruction with its operands; None if the row does not allow an operand."""
        fields = encoding.fields(word)
        if fields is None:
            return None
        registers = self._registers(encoding, fields)
        numbers = {name: encoding.immediate(name, fields) for name in encoding.expressions}
        if DISTANCE in fields:
            distance = _signed(fields[DISTANCE], encoding.widths[DISTANCE])
            numbers[DISTANCE] = pc + self._distance_from + distance
        whole = {name: value for name, value in numbers.items() if value is not None}
        if len(whole) < len(numbers) or None in registers.values():
            return None
        named = {name: register for name, register in registers.items() if register}
        if _writes_twice(encoding.instruction, named):
            return None
        return Decoded(pc, encoding.instruction, named, whole, encoding.n_bytes)

    def _registers(self, encoding: Encoding, fields: Mapping[str, int]) -> dict[str, str | None]:
        """The registers by operand; None for a number without a register in its list."""
        views = encoding.instruction.views
        followers = encoding.instruction.row.consecutive.split()
        found: dict[str, str | None] = {}
        for name in (name for name, view in views.items() if view):
            registers = self._numbered[encoding.lists.get(name, views[name])]
            if name in fields:
                number = fields[name]
            else:
                # Of registers with consecutive numbers, only the first is encoded.
                number = (fields[followers[0]] + followers.index(name)) % len(registers)
            found[name] = registers[number] or None if number < len(registers) else None
        return found


def read_encoding(instruction: Instruction) -> Encoding:
    """Parse the encoding of a row.

    Raises:
        ValueError: it is no whole number of bytes, or contains something other than groups of bits.
    """
    n_bits = sum(map(group_bits, instruction.row.encoding.split()))
    mask = fixed = 0
    groups: list[Group] = []
    lists: dict[str, str] = {}
    place = n_bits
    for part in instruction.row.encoding.split():
        match = GROUP.fullmatch(part)
        if match is None:
            raise ValueError(f"{instruction.name}: `{part}` is no group of bits")
        bits = _fixed_bits(match, instruction)
        first = int(match["first"] or match["last"] or 0)
        count = len(bits) or int(match["last"]) - first + 1
        place -= count
        if bits:
            mask |= (1 << count) - 1 << place
            fixed |= int(bits, 2) << place
        else:
            groups.append(Group(match["operand"], first, count, place))
            if match["list"]:
                lists[match["operand"]] = match["list"]
    if place or n_bits % 8:
        raise ValueError(f"{instruction.name}: the encoding has {n_bits - place} bits")
    return Encoding(instruction, mask, fixed, tuple(groups), lists, n_bits // 8)


def _fixed_bits(match: re.Match[str], instruction: Instruction) -> str:
    """The bits of a fixed group; "" for a group of an operand."""
    if not match["shape"]:
        return match["fixed"] or ""
    value = constant(match["shape"], _shape(instruction))
    return f"{value:0{match['count']}b}"


def _shape(instruction: Instruction) -> dict[str, int]:
    """The variables of a shape in expressions: number of lanes, and their width."""
    return {"n": instruction.lanes, "w": instruction.lane_bits}


def _writes_twice(instruction: Instruction, registers: Mapping[str, str]) -> bool:
    """Whether two results of a load, or a moving pointer and another operand, share a register.

    The architectures leave the effect of such instructions undefined.
    """
    if not (instruction.reads_memory or instruction.writes_memory):
        return False
    results = [registers[name] for name in instruction.results]
    moved = registers.get(instruction.pointer) if instruction.pointer in instruction.tied else None
    return len(set(results)) < len(results) or list(registers.values()).count(moved or "") > 1


def _signed(bits: int, width: int) -> int:
    """A number in two's complement."""
    return bits - (1 << width) if bits >> (width - 1) else bits
