"""Reads instruction words by the `encoding` of a target's rows; see `compiler.machine.isa.Row`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from compiler.machine.isa import Instruction, constant, fold
from compiler.machine.target import Target
from dsl.syntax.parse import parse_expression
from targets.binary import Binary

Field = tuple[str, int, int]
"""An operand or an expression, the number of one of its bits, and the place of that bit in the
word."""
TARGET = "t"
"""The operand that is a distance from the instruction, in bytes."""
parsed = cache(parse_expression)


class Wrong(Exception):
    """Code breaks a rule, is not understood, or computes something else than the text."""


@dataclass(frozen=True)
class Decoded:
    """An instruction with the names of its registers and its numbers, by operand."""

    instruction: Instruction
    registers: Mapping[str, str]
    numbers: Mapping[str, int]


class Decoder:
    """Decodes words of a machine with `features`."""

    def __init__(self, target: Target, binary: Binary, features: Iterable[str]) -> None:
        self.binary, there, table = binary, set(features), target.table
        rows = [r for r in table.values() if not r.feature or there & set(r.feature.split())]
        patterns = [(row, *pattern_of(row)) for row in rows if row.row.encoding]
        self.patterns = sorted(patterns, key=lambda p: p[1].bit_count(), reverse=True)

    def decode(self, word: int) -> Decoded:
        """The instruction of a word; of several rows the one with most fixed bits."""
        for row, mask, value, fields in self.patterns:
            if word & mask == value and (found := self.read(row, fields, word)):
                return found
        raise Wrong(f"{word:08x} is no instruction of the table")

    def read(self, row: Instruction, fields: Sequence[Field], word: int) -> Decoded | None:
        """The operands in a word; None if there is no such instruction."""
        bits = defaultdict[str, dict[int, int]](dict)
        for what, bit, place in fields:
            if bits[what].setdefault(bit, word >> place & 1) != word >> place & 1:
                return None  # repeated occurrences of an operand must agree
        expressions = [what for what in bits if what.startswith("(")]
        conditions = [(what, i, bit) for what in expressions for i, bit in bits.pop(what).items()]
        registers: dict[str, str] = {}
        numbers: dict[str, int] = {}
        for what, each in bits.items():
            value, above = sum(bit << i for i, bit in each.items()), 2 << max(each)
            name, _, names = what.partition("/")
            if name in row.bounds or name == TARGET:
                first, _, step = row.bounds.get(name, (-1, 0, 1))
                is_negative = first < 0 and 2 * value >= above
                numbers[name] = step * (value - above if is_negative else value)
                continue
            listed = self.binary.numbered[names or row.views[name]]
            behind = row.row.consecutive.split()
            if value >= len(listed):
                return None
            for i, operand in enumerate(behind if name in behind[:1] else [name]):
                registers[operand] = listed[(value + i) % len(listed)]
        spans = {n: range(first, last + 1, step) for n, (first, last, step) in row.bounds.items()}
        # Immediates that occur only in expressions are found by trying values.
        tried = [[numbers[name]] if name in numbers else span for name, span in spans.items()]
        for chosen in product(*tried):
            solved = numbers | dict(zip(spans, chosen, strict=True))
            known = {"w": row.lane_bits, "n": row.lanes, **solved}
            if any(solved[name] not in span for name, span in spans.items()):
                return None
            if all(fold(parsed(what), known) >> i & 1 == bit for what, i, bit in conditions):
                return Decoded(row, registers, solved) if is_defined(row, registers) else None
        return None


def pattern_of(instruction: Instruction) -> tuple[int, int, list[Field]]:
    """The fixed bits of a row's encoding as a mask and their values, and the other fields."""
    bits: list[tuple[str, int]] = []
    shape = {"w": instruction.lane_bits, "n": instruction.lanes}
    for text in instruction.row.encoding.split():
        what, _, span = text.rstrip("]}").rpartition("[" if text.endswith("]") else ":")
        if text.endswith("]"):
            high, _, low = span.partition(":")
            bits += [(what, bit) for bit in range(int(high), int(low or high) - 1, -1)]
        else:
            fixed = f"{constant(what[1:], shape):0{span}b}" if what else text
            bits += [(bit, 0) for bit in fixed]
    assert len(bits) == 32, f"{instruction.name}: an encoding of {len(bits)} bits"
    placed = [(what, bit, 31 - i) for i, (what, bit) in enumerate(bits)]
    fields = [field for field in placed if field[0] not in "01"]
    mask = sum(1 << place for what, _, place in placed if what in "01")
    return mask, sum(1 << place for what, _, place in placed if what == "1"), fields


def is_defined(instruction: Instruction, registers: Mapping[str, str]) -> bool:
    """Whether the manuals define the effect: no register written twice, no moved pointer stored."""
    written = [registers[name] for name in instruction.results]
    others = [r for name, r in registers.items() if name != instruction.pointer]
    moves_pointer = instruction.pointer in instruction.tied
    is_clear = not moves_pointer or registers[instruction.pointer] not in others
    return is_clear and len(set(written)) == len(written)
