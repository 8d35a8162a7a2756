"""Keys are added before rotations, and the sums stay the same."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.module import Module
from compiler.passes.spec.rotate import Rotate
from tests import golden
from tests.compiler.stages import CONTEXT, cipher


def program(*lines: str, name: str = "f") -> Program:
    """A function of two words and two keys; the last value is its result."""
    params = "a: u8, b: u8, k: u8 as $k0, l: u8 as $k1"
    result = lines[-1].split(":")[0]
    return parse_program("\n".join([f"spec {name}({params}) {{", *lines, f"return {result}", "}"]))


def operations(made: Program) -> list[str]:
    return [op.name for op in made.ops]


@pytest.mark.parametrize("operands", ["t, k", "k, t"])
@pytest.mark.parametrize("amount", [1, 5, 8, 9])
def test_the_key_is_added_first(operands: str, amount: int) -> None:
    before = program(f"t: u8 = rotl a, k={amount}", f"u: u8 = xor {operands}")
    made = Rotate().run(before)
    assert operations(made) == ["rotl", "xor", "rotl"]
    turned, added, last = made.ops
    assert (turned.args, turned.number("k")) == (("k",), -amount % 8)
    assert set(added.args) == {"a", turned.result}
    assert (last.results, last.number("k")) == (("u",), amount)
    assert not golden.differing(before, made, seed=1)


def test_a_sum_of_keys_is_a_key() -> None:
    lines = ("m: u8 = xor k, l", "t: u8 = rotl a, k=3", "u: u8 = xor t, m @2")
    made = Rotate().run(program(*lines))
    assert [op.args for op in made.ops][:3] == [("k", "l"), ("m",), ("a", made.ops[1].result)]
    assert made.ops[-1].round == 2


@pytest.mark.parametrize(
    "lines",
    [
        ("t: u8 = rotl a, k=3", "u: u8 = add t, k"),
        ("t: u8 = rotl a, k=3", "u: u8 = xor t, b"),
        ("t: u8 = shl a, k=3", "u: u8 = xor t, k"),
        ("t: u8 = rotl k, k=3", "u: u8 = xor t, l"),
        ("t: u8 = rotl a, k=3", "s: u8 = xor t, k", "u: u8 = add s, t"),
        ("t: u8 = rotl a, k=3", "s: u8 = rotl a, k=11", "r: u8 = xor t, k", "u: u8 = add r, s"),
        ("c: u8 = const value=5", "t: u8 = rotl a, k=3", "u: u8 = xor t, c"),
        ("u: u8 = xor a, k",),
    ],
)
def test_what_gains_nothing_stays(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert Rotate().run(before).ops == before.ops


def test_the_functions_on_blocks_are_changed_and_no_other() -> None:
    """Keys are those that encryption has behind its block, by name."""
    lines = "t: u8 = rotl a, k=3\nu: u8 = xor t, k\nreturn u\n}"
    names = ("encrypt", "decrypt", "key_schedule")
    texts = {name: f"spec {name}(a: u8, k: u8) {{\n{lines}" for name in names}
    programs = {name: parse_program(text) for name, text in texts.items()}
    module = Module(cipher("pipo"), "pipo64_128", programs)
    made = Rotate().run_module(module, CONTEXT).programs
    assert list(made) == list(names)
    assert made["key_schedule"] == programs["key_schedule"]
    assert operations(made["encrypt"]) == operations(made["decrypt"]) == ["rotl", "xor", "rotl"]


def test_a_constant_among_the_keys_is_not_moved() -> None:
    lines = "t: u8 = rotl a, k=3\nu: u8 = xor t, k\nreturn u\n}"
    programs = {
        "encrypt": parse_program(f"spec encrypt(a: u8, k: u8) {{\n{lines}"),
        "key_schedule": parse_program("spec key_schedule() {\nc: u8 = const value=5\nreturn c\n}"),
    }
    module = Module(cipher("pipo"), "pipo64_128", programs)
    assert Rotate().run_module(module, CONTEXT).programs == programs
