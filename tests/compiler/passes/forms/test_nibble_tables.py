"""Functions of one byte become look-ups where a rule has them and they cost less."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.passes.forms.nibble_tables import NibbleTables
from compiler.selection.replacements import LOOKUP
from tests import golden
from tests.compiler.stages import cipher

NEON = load_target("neon")
NO_LOOKUPS = replace(NEON, rules=tuple(r for r in NEON.rules if r.name != LOOKUP))
SUM = ("t: rotl a, k=1", "u: rotl a, k=2", "v: rotl a, k=7", "s: xor t, u", "w: xor s, v")


def program(*lines: str, kind: str = "u8x16", results: str = "") -> Program:
    texts = [line.replace(":", f": {kind} =", 1) for line in lines]
    returned = results or lines[-1].split(":")[0]
    head = f"slice f(a: {kind}, b: {kind}) {{"
    return parse_program("\n".join([head, *texts, f"return {returned}", "}"]))


def made(before: Program, target: Target = NEON, step: NibbleTables | None = None) -> list[str]:
    """The names of the operations that the pass leaves; what they compute is compared."""
    context = Context(target, next(iter(target.cores)))
    module = Module(cipher("pipo"), "pipo64_128", {"f": before})
    after = (step or NibbleTables()).run_module(module, context).programs["f"]
    assert not golden.differing(before, after, seed=1)
    return sorted(op.name for op in after.ops if op.name != "const")


LOOKED_UP = ["and", LOOKUP, LOOKUP, "shr", "xor"]


@pytest.mark.parametrize("kind", ["u8x16", "u8x8"])
def test_a_sum_of_three_rotations_is_two_look_ups(kind: str) -> None:
    assert made(program(*SUM, kind=kind)) == LOOKED_UP


def test_two_functions_of_one_value_share_the_halves() -> None:
    other = ("m: rotl a, k=1", "n: rotl a, k=2", "o: rotl a, k=5", "p: xor m, n", "q: xor p, o")
    before = program(*SUM, *other, results="w, q")
    assert made(before) == ["and", *[LOOKUP] * 4, "shr", "xor", "xor"]


def test_a_function_of_one_half_is_one_look_up() -> None:
    lines = ("h: shr a, k=4", "t: shl h, k=1", "u: shl h, k=2", "v: xor h, t", "w: xor u, v")
    assert made(program(*lines)) == [LOOKUP, "shr"]


@pytest.mark.parametrize(
    "lines",
    [
        ("t: rotl a, k=1", "u: rotl a, k=2", "w: xor t, u"),
        ("t: xor a, a",),
        ("t: rotl b, k=1", "u: rotl a, k=2", "v: rotl a, k=7", "s: xor t, u", "w: xor s, v"),
    ],
    ids=["as cheap", "nothing left", "two values"],
)
def test_what_gains_nothing_stays(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert made(before) == sorted(op.name for op in before.ops)


def test_what_others_read_is_not_saved() -> None:
    """The rotations stay for the other results, so look-ups would come on top of them."""
    before = program(*SUM, results="t, u, v, w")
    assert LOOKUP not in made(before)


def test_a_key_in_between_does_not_hide_the_sum() -> None:
    lines = ("t: rotl a, k=1", "u: rotl a, k=2", "v: rotl a, k=7", "s: xor t, b", "r: xor u, v")
    assert made(program(*lines, "w: xor s, r")) == sorted([*LOOKED_UP, "xor"])


@pytest.mark.parametrize(
    ("target", "step"),
    [(NO_LOOKUPS, NibbleTables()), (NEON, NibbleTables(enabled=False))],
    ids=["no rule", "not wanted"],
)
def test_without_a_rule_or_the_wish_the_operations_stay(target: Target, step: NibbleTables) -> None:
    before = program(*SUM)
    assert made(before, target, step) == sorted(op.name for op in before.ops)
