"""Roll: rounds that are alike become one, and the loop computes what the rounds did."""

from __future__ import annotations

import pytest

from compiler.form import Form
from compiler.layout import LayoutError
from compiler.parse import parse_program
from compiler.passes.roll import Roll, roll
from compiler.passes.slice import Slice, keep_some
from dsl.cipher import WordLayout
from dsl.values import Shape
from tests.compiler.stages import before, checked

THREE_ROUNDS = """
spec f(a: u8, b: u8, $k0: u8, $k1: u8, $k2: u8, $k3: u8) {
  t0: u8 = xor a, $k0
  t1: u8 = and t0, b  ; 1:1 round 1
  t2: u8 = xor t1, $k1  ; 1:1 round 1
  t3: u8 = and t2, t0  ; 1:1 round 2
  t4: u8 = xor t3, $k2  ; 1:1 round 2
  t5: u8 = and t4, t2  ; 1:1 round 3
  t6: u8 = xor t5, $k3  ; 1:1 round 3
  return t6, t4
}
"""


def test_the_values_that_go_round_are_found() -> None:
    rolled = roll(parse_program(THREE_ROUNDS))
    assert rolled is None  # round 1 takes b from outside, where the others take a round's result


def test_equal_rounds_become_one() -> None:
    text = THREE_ROUNDS.replace("and t0, b", "or t0, t0").replace("and t2, t0", "or t2, t2")
    rolled = roll(parse_program(text.replace("and t4, t2", "or t4, t4").replace("t6, t4", "t6")))
    assert rolled is not None
    head, middle, tail = rolled.parts
    assert rolled.slots == (("$k1",), ("$k2",), ("$k3",))
    assert head.results == ("t0",)
    assert [p.name for p in middle.params] == ["t0", "$r0"]
    assert middle.results == ("t2",)
    assert tail.ops == ()
    assert tail.results == ("t6",)


def test_another_constant_is_another_round() -> None:
    text = THREE_ROUNDS.replace("and t0, b", "rotl t0, k=1").replace("and t2, t0", "rotl t2, k=2")
    assert roll(parse_program(text.replace("and t4, t2", "rotl t4, k=3"))) is None


def test_the_loop_computes_what_the_rounds_did() -> None:
    module = checked(before("roll", [], ("balance",)), [Roll(enabled=True), Slice(16)])
    rounds = {n: f for n, f in module.figures.items() if n.endswith(".rounds")}
    assert rounds == {"ecb_encrypt.rounds": 13, "ecb_decrypt.rounds": 13, "ctr_crypt.rounds": 12}


def test_a_state_that_does_not_fit_is_refused() -> None:
    module = checked(before("roll"), [Roll(enabled=True)])
    with pytest.raises(LayoutError, match="take fewer lanes"):
        checked(module, [Slice(64)])


def test_keys_stay_in_registers_as_far_as_there_is_room() -> None:
    byte = WordLayout(Shape(8, (8,)), big_endian=False)
    loads = [(image, phase) for image in range(20) for phase in ("round 1", "round 2")]
    kept = keep_some([*loads, (99, "round 1")], Form(16, 8, 16, 0, byte, byte), registers=32)
    assert {image for image, phase in kept if not phase} == set(range(14))
    assert (99, "round 1") in kept
    assert keep_some(loads, Form(16, 8, 32, 0, byte, byte), registers=32) == frozenset(loads)
