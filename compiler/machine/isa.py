"""The parts of a target's description, as data: instruction rows, rewrite rules, moves, costs.

A row is the one description of an instruction. A row with shapes (`16b 8h 4s 2d`) stands for one
instruction for each shape; `expand` makes these. Selection, interpreter, costs, taint and the row
tests read `Instruction`. The language's parser reads the meaning.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Literal, TypeVar

from compiler.ir.integers import INTEGER_OPERATORS
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.parse import parse_expression, parse_statements
from dsl.syntax.tree import Array, Binary, Call, Expr, Index, Name, Number, Select, Unary

Timing = Literal["fixed", "address", "data"]
Bound = int | str
Item = TypeVar("Item")
PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+)(?:\.\w+)?)?\}")
"""Matches an operand in a text, with its view; behind a point the part of its register."""
MEMORY, PROGRAM_COUNTER, LANE = "mem", "pc", "i"
CODE_MEMORY, CARRY, ENTRY = "code", "carry", "entry"
"""Code, if apart; the carry of a sum, `carry(a, b, c)`; `entry(place, …)` of 2^n constants."""
NO_STATE = frozenset({MEMORY, CODE_MEMORY, PROGRAM_COUNTER, LANE, "n", "w"})
"""Names in meanings that stand for no operand and no state of the machine."""


class RowError(ValueError):
    """A row contradicts itself or the target.

    Args:
        row: name of the row.
        column: the field that is wrong.
        message: description of the error.
    """

    def __init__(self, row: str, column: str, message: str) -> None:
        super().__init__(f"row `{row}`, column `{column}`: {message}")


@dataclass(frozen=True)
class Row:
    """One instruction of a table.

    Args:
        name: the mnemonic, unique with its shape.
        text: the assembly text; `{d:v}` is an operand of the register view `v`, `{k}` an immediate,
            `{T}` the shape.
        meaning: statements of the language, `;` between them. A bare name is the whole operand,
            lane by lane; `a[e]` is lane `e`, `i` the lane's number, `n` the lanes, `w` the
            lane's bits, `mem[e]` memory at byte `e`; an assigned name that is also read is tied.
        lane: the type of a lane where the row has no shapes (`u64`), or of all lanes (`u8[16]`).
        cost: the key of the target's cost tables; `{bytes}` is the size of the lanes together.
        time: `fixed`; `address`: depends on the address (a load); `data`: depends on operands.
        source: manual, chapter, entry.
        imm: inclusive bounds of each immediate and, third, its step; a bound may be an expression
            of `w`.
        shapes: the shapes, blank between them.
        feature: the features of which the machine must have one, separated by blanks.
        consecutive: operands that must be registers with consecutive numbers, blank between them.
        requires: the property of a core that makes the time fixed, if cores differ; the head of a
            file that uses the row states it.
        encoding: the bits from the highest, in groups: fixed ones (`0110011`), those of a constant
            of the shape (`{w/8:5}`: five bits), or an operand's (`a[4:0]`), of a register's number,
            an immediate by its step, or the distance from here to `t`. `a/sp[4:0]` counts registers
            by another list than that of the view; `(w+k)[6:0]` is an expression of an immediate. An
            operand that stands twice must be the same. Empty where nothing decodes the target.
        parts: the names of parts of registers, by part and register: `{p:ptr.low}` in the text is
            `parts["low"]` of the operand's register.
    """

    name: str
    text: str
    meaning: str
    lane: str
    cost: str
    time: Timing
    source: str
    imm: Mapping[str, tuple[Bound, Bound] | tuple[Bound, Bound, int]] = field(
        default_factory=dict[str, tuple[Bound, Bound]]
    )
    shapes: str = ""
    feature: str = ""
    consecutive: str = ""
    requires: str = ""
    encoding: str = ""
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])


@dataclass(frozen=True)
class Effect:
    """One statement of a meaning: `target = value`."""

    target: Expr
    value: Expr


@dataclass(frozen=True, eq=False)
class Instruction:
    """A row in one shape, with its meaning parsed.

    `results` and `args` are operand names in the order of the text, but tied operands, which are
    both, come first in `args`. `views` gives each operand's register view, `bounds` each
    immediate's first, last and step. A sequence of several instructions has `lines`
    and no `effects`.
    """

    name: str
    row: Row
    text: str
    effects: tuple[Effect, ...]
    lane_bits: int
    lanes: int
    results: tuple[str, ...]
    args: tuple[str, ...]
    tied: tuple[str, ...]
    views: Mapping[str, str]
    bounds: Mapping[str, tuple[int, int, int]]
    reads_memory: bool
    writes_memory: bool
    branches: bool
    lines: tuple[Line, ...] = ()

    @property
    def cost(self) -> str:
        """The key of the cost tables."""
        return self.row.cost.replace("{bytes}", str(self.lanes * self.lane_bits // 8))

    @property
    def feature(self) -> str:
        """The features of which the machine must have one."""
        return self.row.feature

    @cached_property
    def bitwise(self) -> bool:
        """Whether the meaning is the same for lanes of every width."""
        return not self.lines and all(
            _is_bitwise(part)
            for effect in self.effects
            for part in parts_of_expression(effect.value)
        )

    @cached_property
    def pointer(self) -> str:
        """The operand that is the address of memory; "" if there is none."""
        for line in self.lines:
            if line.instruction.pointer:
                return line.name_of(line.instruction.pointer)
        places = [
            p
            for e in self.effects
            for side in (e.target, e.value)
            for p in parts_of_expression(side)
        ]
        names = [n for place in places if is_memory(place) for n in names_in(place)]
        return next((name for name in names if name in self.args), "")

    @cached_property
    def moved(self) -> frozenset[str]:
        """The operands that are the address of memory and are changed by the instruction."""
        sides = [side for e in self.effects for side in (e.target, e.value)]
        places = [p for s in sides for p in parts_of_expression(s) if is_memory(p)]
        assigned = {e.target.id for e in self.effects if isinstance(e.target, Name)}
        return frozenset(assigned.intersection(n for p in places for n in names_in(p)))

    @cached_property
    def state_read(self) -> frozenset[str]:
        """State of the machine that it reads besides its operands: flags, fixed registers."""
        read = {n for e in self.effects for n in names_in(e.value)}
        return frozenset(read - self.views.keys() - NO_STATE)

    @cached_property
    def state_written(self) -> frozenset[str]:
        """State of the machine that it changes besides its results."""
        written = {e.target.id for e in self.effects if isinstance(e.target, Name)}
        return frozenset(written - self.views.keys() - NO_STATE)

    def ordered(self, pointer: Item, values: Sequence[Item]) -> tuple[Item, ...]:
        """The operands of a load or store in the order of `args`."""
        place = self.args.index(self.pointer)
        return (*values[:place], pointer, *values[place:])

    def render(self, operands: Mapping[str, str | int]) -> str:
        """The assembly text with registers (`v3`, `x0`, `sp`) and immediates inserted."""
        if self.lines:
            return "\n".join(line.instruction.render(line.given(operands)) for line in self.lines)

        def put(match: re.Match[str]) -> str:
            name, view = match[1], match[2]
            value = str(operands[name])
            if part := match[0].partition(".")[2].removesuffix("}"):
                return self.row.parts[part][value]
            return view_of(value, view) if view else value

        return PLACEHOLDER.sub(put, self.text)


@dataclass(frozen=True, eq=False)
class Line:
    """One instruction of a sequence.

    Args:
        instruction: the instruction.
        operands: for each of its operands, an operand of the sequence; for an immediate, an
            expression of the sequence's immediates.
    """

    instruction: Instruction
    operands: Mapping[str, Expr]

    def name_of(self, operand: str) -> str:
        """The operand of the sequence for a register operand of the instruction."""
        expr = self.operands[operand]
        assert isinstance(expr, Name), "a register is an operand"
        return expr.id

    def given(self, values: Mapping[str, Item]) -> dict[str, Item | int]:
        """The values of the instruction's operands, as far as those of the sequence are known."""
        numbers = {name: value for name, value in values.items() if isinstance(value, int)}
        found: dict[str, Item | int] = {}
        for operand, expr in self.operands.items():
            if not self.instruction.views[operand]:
                found[operand] = fold(expr, numbers)
            elif (name := self.name_of(operand)) in values:
                found[operand] = values[name]
        return found


def view_of(register: str, view: str) -> str:
    """The name of a register in a view: `v3` as `q` is `q3`.

    A register without a number keeps its name, and so do all in a view with a name of several
    letters.
    """
    digits = register.lstrip("abcdefghijklmnopqrstuvwxyz")
    return f"{view}{digits}" if digits and len(view) == 1 else register


def expand(rows: Iterable[Row], without: Collection[str] = ()) -> dict[str, Instruction]:
    """All instructions of a table by name: `eor.16b`, or `add` for a row without shapes.

    State in `without`, which no row reads, is left out of the effects.
    """
    table: dict[str, Instruction] = {}
    for row in rows:
        for shape in row.shapes.split() or [""]:
            made = _instruction(row, shape, without)
            if made.name in table:
                raise RowError(row.name, "name", f"there are two rows `{made.name}`")
            table[made.name] = made
    return table


def _instruction(row: Row, shape: str, without: Collection[str]) -> Instruction:
    lanes, lane_bits = _shape(shape) if shape else _lanes(row.lane)
    if row.lane and shape:
        lane_bits, lanes = _relane(row.lane, lanes * lane_bits)
    text = row.text.replace("{T}", shape)
    views = {m[1]: m[2] or "" for m in PLACEHOLDER.finditer(text)}
    effects = tuple(e for e in _effects(row) if getattr(e.target, "id", "") not in without)
    assigned = [e.target.id for e in effects if isinstance(e.target, Name)]
    read = {n for e in effects for n in names_in(e.value)}
    read |= {n for e in effects if isinstance(e.target, Index) for n in names_in(e.target.index)}
    registers = [name for name, view in views.items() if view]
    tied = tuple(name for name in registers if name in assigned and name in read)
    return Instruction(
        name=f"{row.name}.{shape}" if shape else row.name,
        row=row,
        text=text,
        effects=effects,
        lane_bits=lane_bits,
        lanes=lanes,
        results=tuple(name for name in registers if name in assigned),
        args=(*tied, *(n for n in registers if n in read and n not in tied)),
        tied=tied,
        views=views,
        bounds={name: _bounds(bounds, lane_bits) for name, bounds in row.imm.items()},
        reads_memory=MEMORY in read,
        writes_memory=any(is_memory(e.target) for e in effects),
        branches=PROGRAM_COUNTER in assigned,
    )


def _effects(row: Row) -> tuple[Effect, ...]:
    try:
        return _parsed(row.meaning)
    except DiagnosticError as problem:
        said = problem.diagnostics[0].message
        raise RowError(row.name, "meaning", f"{said}: {row.meaning}") from problem


@cache
def _parsed(meaning: str) -> tuple[Effect, ...]:
    """The effects of a meaning; the shapes of a row share the parsed result."""
    return tuple(Effect(s.target, s.value) for s in parse_statements(meaning))


def _lanes(lane: str) -> tuple[int, int]:
    """Lanes, and bits of a lane, of a type such as `u64` or `u8[16]`."""
    bits, _, lanes = lane.removeprefix("u").partition("[")
    return int(lanes.removesuffix("]") or 1), int(bits)


def _relane(lane: str, bits: int) -> tuple[int, int]:
    lane_bits = int(lane.removeprefix("u"))
    return lane_bits, bits // lane_bits


def _is_bitwise(expr: Expr) -> bool:
    """Whether an expression's operator means the same for lanes of every width."""
    return isinstance(expr, Name) or (isinstance(expr, Unary | Binary) and expr.op in "~&|^")


def group_bits(group: str) -> int:
    """The number of bits in a group of an encoding."""
    if re.fullmatch("[01]+", group):
        return len(group)
    if match := re.fullmatch(r"\{[^:]+:(\d+)\}", group):
        return int(match[1])
    if match := re.fullmatch(r".+\[(\d+)(?::(\d+))?\]", group):
        return int(match[1]) - int(match[2] or match[1]) + 1
    return 0


def is_memory(target: Expr) -> bool:
    """Whether an expression is a place in memory: `mem[address]`."""
    return isinstance(target, Index) and isinstance(target.base, Name) and target.base.id == MEMORY


def _shape(shape: str) -> tuple[int, int]:
    """Lanes and bits of a lane: of a type (`u32`, `u8x4`), or by b, h, s, d, q (`16b`)."""
    if shape.startswith("u"):
        bits, _, lanes = shape.removeprefix("u").partition("x")
        return int(lanes or 1), int(bits)
    return int(shape[:-1]), {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}[shape[-1]]


def _bounds(
    bounds: tuple[Bound, Bound] | tuple[Bound, Bound, int], width: int
) -> tuple[int, int, int]:
    first, last = (constant(bound, {"w": width}) for bound in bounds[:2])
    return first, last, bounds[2] if len(bounds) == 3 else 1


def constant(text: Bound, names: Mapping[str, int]) -> int:
    """The value of a constant expression over `names`."""
    return text if isinstance(text, int) else fold(parse_expression(text), names)


def fold(expr: Expr, names: Mapping[str, int]) -> int:
    """The value of an expression of integers; comparisons are 0 or 1.

    Raises:
        KeyError: a name has no value.
    """
    match expr:
        case Number(value=value):
            return value
        case Name(id=name):
            return names[name]
        case Unary(op=op, operand=operand):
            value = fold(operand, names)
            return -value if op == "-" else ~value
        case Binary(op=op, left=left, right=right):
            return INTEGER_OPERATORS[op](fold(left, names), fold(right, names))
        case Select(condition=condition, then=then, other=other):
            return fold(then if fold(condition, names) else other, names)
        case _:
            raise TypeError("an array or a call is no constant integer")


def names_in(expr: Expr) -> Iterator[str]:
    """The names that an expression reads."""
    return (part.id for part in parts_of_expression(expr) if isinstance(part, Name))


def parts_of_expression(expr: Expr) -> Iterator[Expr]:
    """An expression and all expressions in it, from left to right."""
    yield expr
    inner: tuple[Expr, ...] = ()
    match expr:
        case Unary(operand=operand):
            inner = (operand,)
        case Binary(left=left, right=right):
            inner = (left, right)
        case Select(condition=condition, then=then, other=other):
            inner = (condition, then, other)
        case Index(base=base, index=index):
            inner = (base, index)
        case Call(arguments=parts) | Array(elements=parts):
            inner = tuple(parts)
        case _:
            return
    for part in inner:
        yield from parts_of_expression(part)
