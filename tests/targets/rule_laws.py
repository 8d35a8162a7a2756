"""What must be true of every target's rules and moves: run through the rows' own meanings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from compiler.interpreter import Array, interpret
from compiler.ir.program import Op, Param, Program, Type, attributes
from compiler.layouts.layout import derive_actions, inverse_of
from compiler.machine.isa import fold, names_in
from compiler.machine.meaning import Bytes, execute
from compiler.machine.moves import read_expression
from compiler.machine.rules import Move, Rule
from compiler.machine.target import Target
from compiler.selection.patterns import BYTES, Machine, constant_of
from dsl.syntax.tree import Binary, Call, Expr, Name, Number, Unary

OPERATIONS = {"^": "xor", "&": "and", "|": "or", "~": "not", "+": "add", "-": "sub", "<": "ltu"} | {
    "*": "mul",
    "<<<": "rotl_by",
    ">>>": "rotr_by",
}
"""Of two values; `AMOUNTS` by a constant."""
AMOUNTS = {"<<": "shl", ">>": "shr", "<<<": "rotl"}
WORD_BYTES = 8
NO_BYTES = np.zeros((1, 0), np.uint8)
"""Rows are run on registers of so many bytes where a value is a plain word."""


@cache
def samples(count: int, size: int, seed: int = 3) -> tuple[Bytes, ...]:
    """Values of `count` operands, each of shape (samples, size).

    All pairs of bytes where there are two operands at most; of three, all combinations of bits in
    each place. Then single bits, carries through whole registers, and random bytes.
    """
    rng = np.random.default_rng(seed)
    pairs = np.indices((256, 256), dtype=np.uint8).reshape(2, -1)
    exhaustive = np.vstack([pairs, pairs[:1] ^ pairs[1:] >> 1])[:count].reshape(count, -1, size)
    combinations = np.array([[240, 204, 170][:count]], np.uint8).T.repeat(size, axis=1)
    bits = np.packbits(np.eye(8 * size, dtype=np.uint8), axis=1, bitorder="little")
    single = np.stack([np.roll(bits, 3 * i, axis=0) for i in range(count)])
    ones = np.tri(size, dtype=np.uint8)
    runs = np.stack([np.roll(ones * np.uint8(255 - i), i, axis=0) for i in range(count)])
    random = rng.integers(256, size=(count, 64, size), dtype=np.uint8)
    parts = (exhaustive, combinations[:, None], single, runs, random)
    return tuple(np.concatenate([part[i] for part in parts]) for i in range(count))


def word_of(register: Bytes) -> Array:
    """The bytes of a register as a word."""
    return padded(register, WORD_BYTES).view("<u8")[:, 0]


def padded(register: Bytes, size: int) -> Bytes:
    """A register with zeros above its bytes, or without what is above so many."""
    made = np.zeros((len(register), size), np.uint8)
    made[:, : register.shape[1]] = register[:, :size]
    return made


def constants(bits: int) -> list[int]:
    """Constants of words with their sign: about 0, about each power of two, and some others."""
    near = {sign * (1 << n) + step for n in range(bits) for sign in (1, -1) for step in (-1, 0, 1)}
    ends = {(1 << n) - (1 << m) for n in range(bits) for m in range(0, n, 5)}
    return sorted(k for k in near | ends if -(1 << bits - 1) <= k < 1 << bits - 1)


@dataclass(frozen=True)
class RuleLaws:
    """The laws, for one target."""

    target: Target

    @cached_property
    def machine(self) -> Machine:
        """What tiling sees of the target, all features there."""
        core = next(iter(self.target.cores.values()))
        return Machine(self.target.rules, self.target.table, core, self.target.shapes)

    @cached_property
    def whole(self) -> Mapping[Type, Type]:
        """Whole registers as one lane, for operations that move bytes, and their values' types."""
        sizes = self.target.register_bytes
        lanes = {Type(8 * size): Type(8, size) for size in sizes}
        return {one: many for one, many in lanes.items() if one not in self.target.shapes}

    @cached_property
    def computed_in(self) -> list[Type]:
        """The types with instructions beside loads and stores."""
        rows = [r for r in self.target.table.items() if not r[1].reads_memory | r[1].writes_memory]
        shapes = {name.partition(".")[2] for name, _ in rows}
        plain = {Type(i.lane_bits, i.lanes) for n, i in rows if "." not in n}
        shaped = self.target.shapes.items()
        return [kind for kind, shape in shaped if shape in shapes or kind in plain]

    def kinds_of(self, rule: Rule) -> list[Type]:
        """The types that a rule has instructions for."""
        kinds = [kind for kind in self.computed_in if self.machine.calls(rule, kind) is not None]
        if "width == 128" in rule.when:
            kinds += [one for one, many in self.whole.items() if self.machine.calls(rule, many)]
        return kinds

    def amounts_of(self, rule: Rule, kind: Type) -> list[int]:
        """The amounts, or constants, that a rule admits for a type."""
        condition, pattern = read_expression(rule.when), read_expression(rule.pattern)
        wanted: Sequence[int]
        if "k" not in set(names_in(pattern)):
            wanted = range(1)
        elif _is_by_a_constant(pattern):
            wanted = range(kind.lane_bits + (0 if "<<<" in rule.pattern else 2))
        else:
            wanted = constants(kind.lane_bits)
        return [k for k in wanted if fold(condition, {"k": k, "width": kind.lane_bits})]

    def check(self, rule: Rule, without: Collection[Type] = ()) -> None:
        """Compare what a rule gives with its pattern, in all types but some and by all amounts.

        Raises:
            AssertionError: they differ, or the rule fits no type.
        """
        tried = 0
        for kind in (k for k in self.kinds_of(rule) if k not in without):
            names = sorted(set(names_in(read_expression(rule.pattern))) - {"k", "width"})
            operands = samples(len(names), kind.bits // 8) if names else ()
            values = dict(zip(names, operands, strict=True))
            for k in self.amounts_of(rule, kind):
                tried += 1
                same = self.computed(rule, kind, values, k) == self.expected(rule, kind, values, k)
                assert same.all(), f"{rule.name} of {kind} by {k}"
        assert tried, f"{rule.name} fits no type"

    def expected(self, rule: Rule, kind: Type, values: Mapping[str, Bytes], k: int) -> Bytes:
        """What the pattern of a rule means, by the interpreter's generic operations."""
        if kind in self.whole:
            assert rule.pattern == "x <<< k", "whole registers are only rotated by bytes"
            return np.roll(values["x"], k // 8, axis=1)
        pattern = _Pattern(kind, k, [])
        result = pattern.build(read_expression(rule.pattern))
        params = tuple(Param(name, kind) for name in values)
        program = Program("f", "slice", params, tuple(pattern.ops), (result,))
        inputs = {n: word_of(v) if kind.lanes == 1 else v for n, v in values.items()}
        (value,) = interpret(program, inputs)
        assert isinstance(value, np.ndarray)
        if kind.lanes == 1:
            octets = np.ascontiguousarray(value, "<u8").view(np.uint8).reshape(-1, WORD_BYTES)
            return padded(octets, kind.bits // 8)
        return value

    def computed(self, rule: Rule, kind: Type, values: Mapping[str, Bytes], k: int) -> Bytes:
        """What the instructions of a rule compute."""
        known = {"k": k, "width": kind.lane_bits}
        register = self.whole.get(kind, kind)
        widest = max(kind.bits // 8 for kind in self.target.shapes)
        zero = next((np.zeros_like(v) for v in values.values()), NO_BYTES)

        def run(expr: Expr) -> Bytes:
            if isinstance(expr, Name):
                return values.get(expr.id, zero)
            assert isinstance(expr, Call)
            if expr.function == BYTES:
                octets = constant_of(expr, known, register.bits // 8)
                return np.tile(np.array(octets, np.uint8), (len(zero), 1))
            row = self.machine.instruction(expr.function, register)
            assert row is not None
            amounts = [
                a for a in expr.arguments if not isinstance(a, Call) and _is_number(a, known)
            ]
            # A row may read more of a register than its result has lanes, as a look-up does.
            operands = [padded(run(a), widest) for a in expr.arguments if a not in amounts]
            numbers = {n: fold(a, known) for n, a in zip(row.bounds, amounts, strict=True)}
            for name, number in numbers.items():
                first, last, step = row.bounds[name]
                assert number in range(first, last + 1, step), f"{row.name} cannot hold {number}"
            read = dict(zip(row.args, operands, strict=True))
            (result,) = row.results
            return execute(row, {**read, **numbers})[result]

        return run(read_expression(rule.into))

    def check_moves(self, register_bytes: int, moves: Sequence[Move]) -> None:
        """Each of some moves permutes the digits of bit positions, and has one that undoes it.

        Raises:
            AssertionError: one is no permutation in registers of that size.
            LayoutError: no move undoes one.
        """
        table, core = self.target.table, self.machine.core
        actions = derive_actions(moves, table, core, register_bytes)
        for move in moves:
            found = derive_actions([move], table, core, register_bytes)
            assert found, f"{move.name} is no permutation of digits"
            assert all(action.pair for action in found)
            assert all(inverse_of(action, actions) for action in found)


@dataclass(frozen=True)
class _Pattern:
    """A pattern on its way to a program of generic operations on values of one type."""

    kind: Type
    k: int
    ops: list[Op]

    def put(self, name: str, parts: Sequence[Expr], **attrs: int) -> str:
        """Append an operation."""
        args = tuple(self.build(part) for part in parts)
        made = (f"t{len(self.ops)}",)
        self.ops.append(Op(name, args, made, (self.kind,), attributes(**attrs)))
        return made[0]

    def build(self, expr: Expr) -> str:
        """The value of an expression."""
        match expr:
            case Name(id="k"):
                word = self.k & (1 << self.kind.lane_bits) - 1
                return self.put("const", [], value=word)
            case Name(id=value):
                return value
            case Unary(op=op, operand=operand):
                return self.put(OPERATIONS[op], [operand])
            case Binary(op=op, left=left, right=right) if _is_by_a_constant(expr):
                amount = right.value if isinstance(right, Number) else self.k
                return self.put(AMOUNTS[op], [left], k=amount)
            case Binary(op=op, left=left, right=right):
                return self.put(OPERATIONS[op], [left, right])
            case Call(function=name, arguments=[*parts, Name(id="k")]):
                return self.put(name, parts, k=self.k)
            case Call(function=name, arguments=parts):
                return self.put(name, parts)
            case _:
                raise TypeError("a pattern is made of names, operators and calls")


def _is_by_a_constant(expr: Expr) -> bool:
    """Whether an expression is a shift, an insertion or a rotation by `k` or by a number."""
    if isinstance(expr, Call):
        return list(names_in(expr.arguments[-1])) == ["k"]
    if not isinstance(expr, Binary) or expr.op not in AMOUNTS:
        return False
    return "k" in names_in(expr.right) or isinstance(expr.right, Number)


def _is_number(expr: Expr, known: Mapping[str, int]) -> bool:
    return set(names_in(expr)) <= set(known)
