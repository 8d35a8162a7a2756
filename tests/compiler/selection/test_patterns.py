"""Rules as patterns: what they want, which instructions they call, and what these cost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.program import Type
from compiler.machine.core import Core, Cost
from compiler.machine.isa import Row, expand
from compiler.machine.rules import Rule
from compiler.module import Context
from compiler.selection.patterns import CONSTANT, Machine, Pattern, machine_of, signed
from tests.tutorial_targets import tutorial_target

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
TABLE = expand((
    Row("eor", "eor {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a ^ b",      "", "one",   "fixed", "toy", shapes="16b"),
    Row("mvn", "mvn {d:v}.{T}, {a:v}.{T}",              "d = ~a",         "", "one",   "fixed", "toy", shapes="16b"),
    Row("add", "add {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a + b",      "", "one",   "fixed", "toy", shapes="16b 8h"),
    Row("mul", "mul {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a * b",      "", "three", "data",  "toy", shapes="8h"),
    Row("shl", "shl {d:v}.{T}, {a:v}.{T}, #{k}",        "d = a << k",     "", "one",   "fixed", "toy", shapes="16b 8h", imm={"k": (0, "w - 1")}),
    Row("sri", "sri {d:v}.{T}, {a:v}.{T}, #{k}",        "d = (d & ~(~0 >> k)) | (a >> k)", "", "three", "fixed", "toy", shapes="16b 8h", imm={"k": (1, "w")}),
    Row("inc", "inc {d:r}, {a:r}",                      "d = a + 1",      "u32", "one", "fixed", "toy"),
    Row("li",  "li {d:v}.{T}, #{k}",                    "d = k",          "", "one",   "fixed", "toy", shapes="16b 8h", imm={"k": (-8, 7)}),
    Row("lit", "lit {d:v}.{T}, #{k}",                   "d = k",          "", "three", "fixed", "toy", shapes="16b", imm={"k": (-128, 255)}),
    Row("sub", "sub {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a - b",      "",   "one", "fixed", "toy", shapes="16b"),
    Row("odd", "odd {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a - b",      "u8", "one", "fixed", "toy", shapes="8h"),
))
RULES = (
    Rule("xor",    "x ^ y",        "eor(x, y)"),
    Rule("add",    "x + y",        "add(x, y)"),
    Rule("minus",  "x + ~y",       "add(x, mvn(y))"),
    Rule("more",   "x + k",        "add(x, lit(k))", when="k < 9"),
    Rule("mul",    "x * y",        "mul(x, y)"),
    Rule("double", "x * 2",        "add(x, x)"),
    Rule("rotate", "x <<< k",      "sri(shl(x, k), x, width - k)", when="(k > 0) & (k < width)"),
    Rule("swap",   "x <<< 8",      "mvn_16b(x)"),
    Rule("max",    "max(x, y)",    "none(x, y)"),
    Rule("not",    "~x",           "mvn(x)", when="0"),
    Rule("small",  "k",            "li(k)",  when="(k > -9) & (k < 8)"),
    Rule("any",    "k",            "lit(k)"),
)
# fmt: on
SHAPES = {Type(8, 16): "16b", Type(16, 8): "8h"}
BYTES, HALVES = SHAPES
COSTS = {"one": Cost(1, {"vector": 1}), "three": Cost(2, {"vector": 3})}
MACHINE = Machine(RULES, TABLE, Core("toy", 1, 0, {"vector": 2}, COSTS, "toy"), SHAPES)


def pattern(name: str) -> Pattern:
    (found,) = (p for group in MACHINE.patterns.values() for p in group if p.rule.name == name)
    return found


def test_patterns_are_found_by_their_root() -> None:
    names = {op: [p.rule.name for p in found] for op, found in MACHINE.patterns.items()}
    assert names == {
        "^": ["xor"],
        "+": ["add", "minus", "more"],
        "*": ["mul", "double"],
        "<<<": ["rotate", "swap"],
        "max": ["max"],
        "~": ["not"],
        CONSTANT: ["small", "any"],
    }


@pytest.mark.parametrize(
    ("name", "node", "wants"),
    [
        ("add", ("+", "x", "y"), set()),
        ("minus", ("+", "x", ("~", "y")), {"~"}),
        ("more", ("+", "x", "k"), {CONSTANT}),
        ("double", ("*", "x", 2), set()),
        ("max", ("max", "x", "y"), set()),
        ("any", "k", set()),
    ],
)
def test_a_pattern_is_an_operator_and_operands(name: str, node: object, wants: set[str]) -> None:
    found = pattern(name)
    assert found.node == node
    assert set(found.wants) == wants


def test_the_depth_is_that_of_the_deepest_pattern() -> None:
    assert MACHINE.depth == 2
    assert replace(MACHINE, rules=RULES[:2]).depth == 1
    assert replace(MACHINE, rules=(Rule("r", "x ^ (y & ~z)", "eor(x, y)"),)).depth == 3


def test_what_no_pattern_is_made_of_is_refused() -> None:
    wrong = replace(MACHINE, rules=(Rule("wrong", "x[0]", "eor(x, x)"),))
    with pytest.raises(TypeError, match="made of names, operators and calls"):
        _ = wrong.patterns


@pytest.mark.parametrize(
    ("name", "bindings", "holds"),
    [
        ("rotate", {"x": "a", "k": 3}, True),
        ("rotate", {"x": "a", "k": 8}, False),
        ("rotate", {"x": "a", "k": 0}, False),
        ("rotate", {"x": "a"}, False),
        ("add", {"x": "a", "y": "b"}, True),
        ("not", {"x": "a"}, False),
    ],
)
def test_a_condition_is_on_constants_and_the_width(
    name: str, bindings: dict[str, str | int], holds: bool
) -> None:
    assert pattern(name).holds(bindings, 8) is holds


@pytest.mark.parametrize(
    ("name", "kind", "found"),
    [
        ("add", HALVES, "add.8h"),
        ("eor", BYTES, "eor.16b"),
        ("eor", HALVES, "eor.16b"),  # bitwise: lanes do not matter
        ("mul", BYTES, ""),
        ("sub", HALVES, ""),
        ("odd", HALVES, ""),  # its lanes are bytes, though its shape is not
        ("add_16b", HALVES, "add.16b"),
        ("inc", Type(32), "inc"),
        ("inc", Type(64), ""),
        ("li", Type(8, 8), ""),
        ("none", BYTES, ""),
    ],
)
def test_an_instruction_has_the_lanes_of_the_type(name: str, kind: Type, found: str) -> None:
    instruction = MACHINE.instruction(name, kind)
    assert (instruction.name if instruction else "") == found


def test_an_offer_costs_the_port_cycles_of_its_instructions() -> None:
    offers = {p.rule.name: cost for p, cost in MACHINE.offers("<<<", BYTES)}
    # Two units: one cycle of one is half a cycle of the kind.
    near = {"rotate": (1 + 3) / 2, "swap": 1 / 2}
    assert offers == pytest.approx(near, abs=0.01)
    assert MACHINE.price([]) == 0
    assert [p.rule.name for p, _ in MACHINE.offers("*", BYTES)] == ["double"]
    assert MACHINE.offers("max", BYTES) == []


def test_the_calls_of_a_rule_come_from_the_outside_in() -> None:
    rotate, most = RULES[6], RULES[8]
    calls = MACHINE.calls(rotate, HALVES)
    assert calls is not None
    assert [i.name for i in calls] == ["sri.8h", "shl.8h"]
    assert MACHINE.calls(most, BYTES) is None


@pytest.mark.parametrize(
    ("operator", "kind", "computes"),
    [
        ("+", BYTES, True),
        ("^", HALVES, True),
        ("*", HALVES, False),  # in a time that data decides
        ("*", BYTES, False),  # by a constant alone
        ("<<<", BYTES, False),
        ("-", BYTES, False),
    ],
)
def test_an_operator_of_two_values_is_computed_in_fixed_time(
    operator: str, kind: Type, computes: bool
) -> None:
    assert MACHINE.computes(operator, kind) is computes


@pytest.mark.parametrize(("value", "rule"), [(7, "small"), (8, "any"), ((1 << 128) - 8, "small")])
def test_a_constant_is_made_by_the_cheapest_rule(value: int, rule: str) -> None:
    made = MACHINE.constant(value, BYTES)
    assert made is not None
    assert (made.rule.name, made.width, made.kind) == (rule, 128, BYTES)
    assert made.bindings == {CONSTANT: signed(value, 128)}


def test_a_constant_that_no_rule_makes_is_none() -> None:
    few = replace(MACHINE, rules=RULES[:-1])
    assert few.constant(7, BYTES) is not None
    assert few.constant(8, BYTES) is None


@pytest.mark.parametrize(
    ("value", "bits", "number"), [(0, 8, 0), (127, 8, 127), (128, 8, -128), (255, 8, -1)]
)
def test_a_constant_has_the_sign_of_its_highest_bit(value: int, bits: int, number: int) -> None:
    assert signed(value, bits) == number


def test_rules_of_a_feature_need_it() -> None:
    target = tutorial_target("three_inputs")
    rules = (RULES[0], replace(RULES[1], feature="one two"))
    changed = replace(target, rules=rules)
    core = next(iter(target.cores))
    assert machine_of(Context(changed, core)).rules == rules[:1]
    assert machine_of(Context(changed, core, ("three",))).rules == rules[:1]
    made = machine_of(Context(changed, core, ("two",)))
    assert made.rules == rules
    assert (made.core.name, made.table, made.shapes) == (core, target.table, target.shapes)
