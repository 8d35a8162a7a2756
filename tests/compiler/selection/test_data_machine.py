"""What a machine computes of data: words of its widths, by rules in a fixed time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.program import Type
from compiler.machine.isa import Row, expand
from compiler.machine.rules import Rule
from compiler.machine.target import Target
from compiler.module import Context
from compiler.selection.data_machine import DataMachine
from tests.tutorial_targets import tutorial_target

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
ROWS = expand((
    Row("mul",  "mul {d:r}, {a:r}, {b:r}",             "d = a * b",   "u16",  "alu", "fixed", "toy"),
    Row("rol",  "rol {d:r}, {a:r}, {b:r}",             "d = a <<< b", "u32",  "alu", "fixed", "toy"),
    Row("slow", "slow {d:r}, {a:r}, {b:r}",            "d = a >>> b", "u32",  "alu", "data",  "toy"),
    Row("vmul", "vmul {d:v}.{T}, {a:v}.{T}, {b:v}.{T}", "d = a * b",  "",     "alu", "fixed", "toy", shapes="4h 8h"),
))
# fmt: on
RULES = (
    Rule("multiply", "x * y", "mul(x, y)", feature="fast"),
    Rule("rotate", "x <<< y", "rol(x, y)"),
    Rule("slow", "x >>> y", "slow(x, y)"),
    Rule("lanes", "x * y", "vmul(x, y)", feature="vector fast"),
)
SHAPES = {Type(16, 4): "4h", Type(16, 8): "8h", Type(8, 16): "16b"}


def target() -> Target:
    made = tutorial_target("eight_bits")
    return replace(
        made,
        table=ROWS,
        rules=RULES,
        shapes=SHAPES,
        word_bits=(32, 16),
        register_bytes=(8,),
        features=("fast", "vector", "other"),
    )


TARGET = target()


def machine(*features: str, lanes: bool = False, native: bool = True) -> DataMachine:
    return DataMachine(Context(TARGET, next(iter(TARGET.cores)), features), lanes, native)


def test_widths_are_those_of_words_or_of_lanes() -> None:
    assert machine().widths == (16, 32)
    assert machine(lanes=True).widths == (8, 16)


@pytest.mark.parametrize(("bits", "width"), [(1, 16), (16, 16), (17, 32), (32, 32), (33, 0)])
def test_a_word_is_held_by_the_narrowest_register(bits: int, width: int) -> None:
    assert machine().register(bits) == width


@pytest.mark.parametrize(
    ("operator", "bits", "features", "computes"),
    [
        ("<<<", 32, (), True),
        ("<<<", 16, (), False),
        (">>>", 32, (), False),  # in a time that data decides
        ("*", 16, (), False),
        ("*", 16, ("fast",), True),
        ("*", 16, ("other",), False),
        ("<<<", 64, (), False),
    ],
)
def test_a_machine_computes_what_rules_do_in_a_fixed_time(
    operator: str, bits: int, features: tuple[str, ...], computes: bool
) -> None:
    assert machine(*features).computes(operator, bits) is computes
    assert not machine(*features, native=False).computes(operator, bits)


def test_words_of_no_register_are_not_computed() -> None:
    context = Context(replace(TARGET, word_bits=(16,)), next(iter(TARGET.cores)))
    assert not DataMachine(context).computes("<<<", 32)


def test_lanes_have_operators_of_their_own() -> None:
    assert machine("vector", lanes=True).computes("*", 16)
    assert not machine("vector", lanes=True).computes("*", 8)
    assert not machine(lanes=True).computes("<<<", 32)


def test_one_width_of_a_register_with_the_operator_is_enough() -> None:
    wide = replace(TARGET, register_bytes=(32, 16))
    context = Context(wide, next(iter(wide.cores)), ("vector",))
    assert DataMachine(context, lanes=True).computes("*", 16)


def test_features_that_would_help_are_named() -> None:
    assert machine().features_for("*", 16) == ("fast",)
    assert machine(lanes=True).features_for("*", 16) == ("fast", "vector")
    assert machine().features_for("<<<", 32) == ("fast", "vector", "other")
    assert machine("fast").features_for("*", 16) == ("fast", "vector", "other")
    assert machine().features_for(">>>", 32) == ()
    assert machine(native=False).features_for("*", 16) == ()


def test_the_rules_are_those_of_the_features() -> None:
    assert [rule.name for rule in machine("vector").machine.rules] == ["rotate", "slow", "lanes"]
