"""Expressions are constants where they can be, and steps where they must be."""

from __future__ import annotations

import pytest

from compiler.modes.body import Body
from compiler.modes.control import (
    Computed,
    Constant,
    Encrypt,
    Gather,
    Input,
    Length,
    Place,
    Put,
    Saved,
    Setup,
    Xor,
    Zeros,
)
from compiler.modes.shared import Shared
from compiler.modes.values import Open, Value, known, octets
from dsl.modes import tree
from dsl.modes.parse import parse_mode
from dsl.modes.sizes import Sizes

TEXT = """mode m
const n = {value}
state {{ K: bytes[key]; V: bytes[block] }}
entry e(a: bytes) {{ }}
"""
V = octets([Place("V", 0, 4)])
K = octets([Place("K", 0, 4)])
A = Open((Input("a"),))


def toy(key: bytes, block: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(key, block[::-1], strict=True))


def evaluator(folds: bool = True) -> Body:
    mode = parse_mode(TEXT.format(value=5), "m.mode")
    body = Body(Shared(mode, Sizes(4, 4), toy, folds))
    body.values = {"a": A, "i": 3}
    body.state = {"V": V, "K": K}
    return body


def expression(text: str) -> tree.Expression:
    (const,) = parse_mode(TEXT.format(value=text), "m.mode").consts
    return const.value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("n * i", 15),
        ("n == i ? 7 : 8", 8),
        ("length(V)", 4),
        ("length(a)", Length("a")),
        ("length(a) % block", Computed("%", Length("a"), 4)),
        ('x"00ff" + 1', known(b"\x01\x00")),
        ('x"ffff" + 1', known(bytes(2))),
        ("zeros(i)", known(bytes(3))),
        ("zeros(length(a))", Open((Zeros(Length("a")),))),
        ("number(258, 3)", known(b"\x00\x01\x02")),
        ("exactly(V, 4)", V),
        ("V[1..3]", octets([Place("V", 1, 2)])),
        ("V[0..i] || V[i..4]", V),
        ('x"80" || a', Open((Constant(b"\x80"), Input("a")))),
        ('x"00000000" ^ V', V),
        ("V ^ zeros(block)", V),
        ('x"0f0f" ^ x"00ff"', known(b"\x0f\xf0")),
        ('E(x"01020304", zeros(4))', known(b"\x01\x02\x03\x04")),
    ],
)
def test_values_that_take_no_step(text: str, value: Value) -> None:
    body = evaluator()
    assert body.evaluate(expression(text)) == value
    assert body.writer.scopes[0].steps == []


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("number(length(a), 2)", Put(Place("a1", 0, 2), Length("a"))),
        ("exactly(a, 4)", Gather(Place("a1", 0, 4), (Input("a"),))),
        ("V ^ K", Xor(Place("a1", 0, 4), Place("V", 0, 4), Place("K", 0, 4))),
    ],
)
def test_values_of_one_step(text: str, step: object) -> None:
    body = evaluator()
    found = body.evaluate(expression(text))
    assert body.writer.scopes[0].steps == [step]
    assert found == octets([step.to])  # type: ignore[attr-defined]


def test_a_part_that_is_zero_on_one_side_takes_no_step() -> None:
    body = evaluator()
    found = body.evaluate(expression("V ^ (zeros(3) || K[0..1])"))
    last = Place("a1", 0, 1)
    assert body.writer.scopes[0].steps == [Xor(last, Place("V", 3, 1), Place("K", 0, 1))]
    assert found == octets([Place("V", 0, 3), last])


def test_a_constant_key_has_round_keys_of_its_own() -> None:
    body = evaluator()
    body.evaluate(expression("E(zeros(4), V) ^ E(K, V)"))
    first, *rest = body.writer.scopes[0].steps
    assert first == Encrypt(Place("a1", 0, 4), Place("V", 0, 4), "known_key_0")
    assert [step for step in rest if isinstance(step, Setup)] == [Setup("rk", Place("K", 0, 4))]
    assert body.shared.schedules == {bytes(4): "known_key_0"}


def test_savings_are_counted() -> None:
    body = evaluator()
    body.evaluate(expression('E(zeros(4), x"00000001" + 1) ^ E(zeros(4), zeros(4))'))
    assert body.saved == Saved(encryptions=2, schedules=1, operations=2)


def test_without_folding_all_operations_are_steps() -> None:
    body = evaluator(folds=False)
    body.evaluate(expression('E(zeros(4), x"00000001" + 1) ^ zeros(4)'))
    kinds = [type(step).__name__ for step in body.writer.scopes[0].steps]
    assert kinds == ["Increment", "Setup", "Encrypt", "Xor"]
    assert (body.saved, body.shared.schedules) == (Saved(), {})


def test_numbers_that_are_not_known_are_not_static() -> None:
    body = evaluator()
    assert body.static(expression("n + 1")) == 6
    with pytest.raises(AssertionError, match="it is known"):
        body.static(expression("length(a)"))
    with pytest.raises(AssertionError, match="it is a number"):
        body.amount(expression("V"))
