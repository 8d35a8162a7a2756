"""Each rule, each move and each alternative is true: run through the rows' own meanings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
import pytest

from compiler.interpret import interpret
from compiler.ir import BITWISE, Op, Param, Program, Type, attributes
from compiler.isa import Instruction, Rule, fold, names_in
from compiler.layout import derive_actions
from compiler.meaning import Bytes, execute
from compiler.moves import read_expression
from compiler.target import load_target
from compiler.tiling import Machine
from dsl.tree import Binary, Call, Expr, Name, Number, Unary

TARGET = load_target("neon")
CORE = next(iter(TARGET.cores.values()))
MACHINE = Machine(TARGET.rules, TARGET.table, CORE, TARGET.shapes)
WHOLE = {Type(8 * size): Type(8, size) for size in TARGET.register_bytes}
"""A whole register as one lane, for operations that move its bytes, and the type of its values."""
OPERATIONS = {"^": "xor", "&": "and", "|": "or", "~": "not", "+": "add", "-": "sub"}
AMOUNTS = {"<<": "shl", ">>": "shr", "<<<": "rotl"}


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


def width_of(kind: Type) -> int:
    return kind.lane_bits


def expected(rule: Rule, kind: Type, values: Mapping[str, Bytes], k: int) -> Bytes:
    """What the pattern of a rule means, by the interpreter's generic operations."""
    if kind in WHOLE:
        moved = np.roll(values["x"], k // 8, axis=1)
        assert rule.pattern == "x <<< k", "whole registers are only rotated by bytes"
        return moved
    ops: list[Op] = []

    def put(name: str, parts: Sequence[Expr], **attrs: int) -> str:
        args = tuple(build(part) for part in parts)
        ops.append(Op(name, args, (f"t{len(ops)}",), (kind,), attributes(**attrs)))
        return ops[-1].result

    def build(expr: Expr) -> str:
        match expr:
            case Name(id=value):
                return value
            case Unary(op=op, operand=operand):
                return put(OPERATIONS[op], [operand])
            case Binary(op=op, left=left, right=right) if op in AMOUNTS:
                amount = right.value if isinstance(right, Number) else k
                return put(AMOUNTS[op], [left], k=amount)
            case Binary(op=op, left=left, right=right):
                return put(OPERATIONS[op], [left, right])
            case Call(function=name, arguments=parts):
                return put(name, parts)
            case _:
                raise TypeError("a pattern is made of names, operators and calls")

    result = build(read_expression(rule.pattern))
    params = tuple(Param(name, kind) for name in values)
    (value,) = interpret(Program("f", "slice", params, tuple(ops), (result,)), values)
    assert isinstance(value, np.ndarray)
    return value


def computed(rule: Rule, kind: Type, values: Mapping[str, Bytes], k: int) -> Bytes:
    """What the instructions of a rule compute."""
    known = {"k": k, "width": width_of(kind)}
    register = WHOLE.get(kind, kind)
    zero = np.zeros_like(next(iter(values.values())))

    def run(expr: Expr) -> Bytes:
        if isinstance(expr, Name):
            return values.get(expr.id, zero)
        assert isinstance(expr, Call)
        row = MACHINE.instruction(expr.function, register)
        assert row is not None
        amounts = [a for a in expr.arguments if not isinstance(a, Call) and is_number(a, known)]
        operands = [run(a) for a in expr.arguments if a not in amounts]
        numbers = {n: fold(a, known) for n, a in zip(row.bounds, amounts, strict=True)}
        for name, number in numbers.items():
            first, last, step = row.bounds[name]
            assert number in range(first, last + 1, step), f"{row.name} cannot hold {number}"
        (made,) = execute(row, {**dict(zip(row.args, operands, strict=True)), **numbers}).values()
        return made

    return run(read_expression(rule.into))


def is_number(expr: Expr, known: Mapping[str, int]) -> bool:
    names = set(names_in(expr))
    return names <= set(known) and not (names and "zero" in names)


def kinds_of(rule: Rule) -> list[Type]:
    """The types that a rule has instructions for."""
    every = [*TARGET.shapes, *WHOLE]
    return [k for k in every if MACHINE.calls(rule, WHOLE.get(k, k)) is not None]


def amounts_of(rule: Rule, kind: Type) -> list[int]:
    """The amounts that a rule admits for a type."""
    condition = read_expression(rule.when)
    if "k" not in set(names_in(read_expression(rule.pattern))):
        wanted = range(1)
    else:
        wanted = range(width_of(kind) + (0 if "<<<" in rule.pattern else 2))
    return [k for k in wanted if fold(condition, {"k": k, "width": width_of(kind)})]


def means_whole_registers(rule: Rule, kind: Type) -> bool:
    """Whether a pair of a rule and a type is one that selection makes: `roll` alone is whole."""
    return kind not in WHOLE or "width == 128" in rule.when


@pytest.mark.parametrize("rule", TARGET.rules, ids=lambda rule: rule.name)
def test_a_rule_is_true(rule: Rule) -> None:
    tried = 0
    for kind in kinds_of(rule):
        if not means_whole_registers(rule, kind):
            continue
        constants = {"k", "width"}
        names = sorted(set(names_in(read_expression(rule.pattern))) - constants)
        amounts = amounts_of(rule, kind)
        operands = samples(len(names), WHOLE.get(kind, kind).bits // 8)
        values = dict(zip(names, operands, strict=True))
        for k in amounts:
            tried += 1
            same = computed(rule, kind, values, k) == expected(rule, kind, values, k)
            assert same.all(), f"{rule.name} of {kind} by {k}"
    assert tried, f"{rule.name} fits no type"


def test_a_wrong_rule_is_found() -> None:
    wrong = Rule("rotate_insert", "x <<< k", "sri(shl(x, k), x, k)", when="k > 0")
    with pytest.raises(AssertionError, match="by 1"):
        test_a_rule_is_true(wrong)


def test_each_generic_operation_is_covered() -> None:
    """With every type that selection meets, whatever the features."""
    plain = {r.name for r in TARGET.rules if not r.feature}
    assert {"xor", "and", "or", "not", "and_not", "or_not", "select"} <= plain
    assert TARGET.logic[""] <= BITWISE
    for rule in TARGET.rules:
        if rule.name in ("add", "sub", "shift_left", "rotate_insert", "test"):
            assert set(kinds_of(rule)) >= set(TARGET.shapes), rule.name


@pytest.mark.parametrize("register_bytes", TARGET.register_bytes)
def test_each_move_permutes_digits(register_bytes: int) -> None:
    for move in TARGET.moves:
        found = derive_actions([move], TARGET.table, CORE, register_bytes)
        assert found, f"{move.name} is no permutation of digits"
        assert all(action.pair for action in found)


def operands_of(row: Instruction) -> dict[str, Bytes]:
    size = row.lanes * row.lane_bits // 8
    return dict(zip(row.args, samples(len(row.args), size), strict=True))


@pytest.mark.parametrize("name", TARGET.alternatives)
def test_alternatives_are_one_function(name: str) -> None:
    ours = TARGET.table[name]
    operands = operands_of(ours)
    (expected_value,) = execute(ours, operands).values()
    for other_name, order in TARGET.alternatives[name]:
        other = TARGET.table[other_name]
        ordered = [operands[ours.args[i]] for i in order]
        (value,) = execute(other, dict(zip(other.args, ordered, strict=True))).values()
        assert np.array_equal(value, expected_value), other_name
        tied = [other.args.index(t) for t in other.tied]
        assert [order[i] for i in tied] != [ours.args.index(t) for t in ours.tied]
