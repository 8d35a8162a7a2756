"""Words of one block in registers: where they lie in memory, and loops that read their keys."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from compiler.ir.program import Op, Program, Type
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.slice import Slice
from compiler.passes.spec.constants import Constants
from compiler.passes.spec.roll import Roll
from compiler.pipeline import PASSES, pass_name, pipeline, run_passes
from compiler.slicing.words import word_places
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from tests.compiler.stages import checked, start

TARGET = load_target("c")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))


@cache
def sliced(
    name: str, set_name: str, rolled: bool = False, widths: tuple[int, ...] = TARGET.word_bits
) -> Module:
    """A module after `slice`, one block at a time; the last three passes are checked."""
    context = Context(replace(TARGET, word_bits=widths), CONTEXT.core)
    settings = [
        Constants(enabled=rolled),
        Legalise(enabled=True),
        Roll(enabled=rolled),
        Slice(lanes=1),
    ]
    steps = pipeline(settings, ("balance",) if rolled else ())
    names = [pass_name(kind) for kind in PASSES if kind.__name__ != "Balance" or not rolled]
    first, end = names.index("legalise"), names.index("slice") + 1
    module = run_passes(start(name, set_name), context, steps[:first])
    return checked(module, steps[first:end], context)


def accesses(program: Program, name: str, pointer: str) -> list[Op]:
    """The loads or stores by way of a pointer."""
    return [op for op in program.ops if op.name == name and op.args[0] == pointer]


def places(ops: list[Op]) -> list[tuple[int, int, int]]:
    """Offset, bytes, and whether the highest byte comes first."""
    return [(op.number("offset"), op.number("bytes"), op.number("big")) for op in ops]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "expected"),
    [
        ("lea", "lea128_128", [(0, 4, 0), (4, 4, 0), (8, 4, 0), (12, 4, 0)]),
        ("hight", "hight64_128", [(i, 1, 0) for i in range(8)]),
        ("cham", "cham64_128", [(0, 2, 0), (2, 2, 0), (4, 2, 0), (6, 2, 0)]),
        ("speck", "speck48_72", [(0, 3, 0), (3, 3, 0)]),
        ("speck", "speck96_96", [(0, 6, 0), (6, 6, 0)]),
        ("speck", "speck128_128", [(0, 8, 0), (8, 8, 0)]),
    ],
)
def test_words_are_read_as_they_lie_in_memory(
    name: str, set_name: str, expected: list[tuple[int, int, int]]
) -> None:
    programs = sliced(name, set_name).programs
    for function in ("ecb_encrypt", "ecb_decrypt"):
        loads = accesses(programs[function], "load", "in")
        assert sorted(places(loads)) == sorted(expected)
        stores = accesses(programs[function], "store", "out")
        assert sorted(places(stores)) == sorted(expected)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "widths", "expected"),
    [
        ("speck", "speck96_96", (32,), [(0, 4, 0), (4, 2, 0), (6, 4, 0), (10, 2, 0)]),
        ("speck", "speck128_128", (32,), [(0, 4, 0), (4, 4, 0), (8, 4, 0), (12, 4, 0)]),
        ("simon", "simon48_72", (32,), [(0, 3, 0), (3, 3, 0)]),
        ("simeck", "simeck48_96", (32,), [(0, 3, 0), (3, 3, 0)]),
    ],
)
def test_words_wider_than_the_machine_s_are_read_limb_by_limb(
    name: str, set_name: str, widths: tuple[int, ...], expected: list[tuple[int, int, int]]
) -> None:
    module = sliced(name, set_name, widths=widths)
    for function in ("ecb_encrypt", "ecb_decrypt", "ctr_crypt"):
        program = module.programs[function]
        for access, pointer in (("load", "in"), ("store", "out")):
            found = places(accesses(program, access, pointer))
            assert sorted(found) == sorted(expected)
        assert {t.bits for t in program.types.values()} <= {0, *widths}


@pytest.mark.slow
def test_limbs_of_round_keys_lie_side_by_side_in_a_loop() -> None:
    module = sliced("speck", "speck128_128", rolled=True, widths=(32,))
    assert module.figures["rk_bytes"] == 32 * 8
    assert module.figures["ecb_encrypt.round_bytes"] == 8
    assert module.figures["ecb_decrypt.round_bytes"] == -8


@pytest.mark.parametrize(
    ("bits", "big", "parts", "expected"),
    [
        (80, True, [32, 32, 16], [(6, 0), (2, 0), (0, 0)]),
        (80, False, [32, 32, 16], [(0, 0), (4, 0), (8, 0)]),
        (48, True, [32, 16, 32, 16], [(2, 0), (0, 0), (8, 0), (6, 0)]),
        (16, True, [16, 16], [(0, 0), (2, 0)]),
        (16, True, [8, 8, 8, 8], [(1, 0), (0, 0), (3, 0), (2, 0)]),
        (4, True, [4, 4, 4, 4], [(0, 4), (0, 0), (1, 4), (1, 0)]),
        (4, False, [4, 4, 4, 4], [(0, 0), (0, 4), (1, 0), (1, 4)]),
        (24, True, [24, 24], [(0, 0), (3, 0)]),
    ],
)
def test_parts_of_words_lie_where_their_bits_do(
    bits: int, big: bool, parts: list[int], expected: list[tuple[int, int]]
) -> None:
    shape = Shape(bits, (sum(parts) // bits,))
    layout = WordLayout(shape, big)
    places = word_places([Type(part) for part in parts], layout)
    assert [(octet, low) for (octet, low, _), *_ in places] == expected


def test_words_that_fill_no_bytes_lie_in_two() -> None:
    little, big = (WordLayout(Shape(6, (4,)), order) for order in (False, True))
    kinds = [Type(6)] * 4
    first, last = [(0, 0, 6)], [(2, 2, 6)]
    between = [[(0, 6, 2), (1, 0, 4)], [(1, 4, 4), (2, 0, 2)]]
    assert word_places(kinds, little) == [first, *between, last]
    high = [[(0, 2, 6)], [(1, 4, 4), (0, 0, 2)], [(2, 6, 2), (1, 0, 4)], [(2, 0, 6)]]
    assert word_places(kinds, big) == high


def test_a_word_of_a_width_that_no_register_has_is_loaded_into_the_next_one() -> None:
    program = sliced("speck", "speck48_72").programs["ecb_encrypt"]
    assert {str(op.type) for op in accesses(program, "load", "in")} == {"u32"}
    assert "resize" not in {op.name for op in program.ops}


def test_slots_have_the_size_of_their_register() -> None:
    module = sliced("speck", "speck48_72")
    loads = accesses(module.programs["ecb_encrypt"], "load", "rk")
    assert {op.number("bytes") for op in loads} == {4}
    assert {op.number("offset") % 4 for op in loads} == {0}
    assert module.figures["rk_bytes"] == 4 * 22


def test_counter_mode_adds_the_stream_to_the_text() -> None:
    program = sliced("lea", "lea128_128").programs["ctr_crypt"]
    assert len(accesses(program, "load", "in")) == len(accesses(program, "store", "out")) == 4
    assert not accesses(program, "load", "rk")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "rounds"),
    [
        ("lea", "lea128_128", 24),
        ("hight", "hight64_128", 32),
        ("speck", "speck48_72", 22),
        ("cham", "cham128_128", 112),
    ],
)
def test_loops_of_words_read_the_same_keys_both_ways(name: str, set_name: str, rounds: int) -> None:
    module = sliced(name, set_name, rolled=True)
    figures = module.figures
    assert set(module.loops) >= {"ecb_encrypt", "ecb_decrypt"}
    ways = [figures[f"ecb_{way}.round_bytes"] for way in ("encrypt", "decrypt")]
    assert ways[0] > 0 > ways[1]
    for way in ("encrypt", "decrypt"):
        around = figures[f"ecb_{way}.rounds"]
        assert rounds // 4 - 1 <= around <= rounds, "four rounds may go round together"
    in_loop = figures["ecb_encrypt.rounds"] * ways[0]
    assert figures["rk_bytes"] <= in_loop + 32, "the keys of a round lie there once for both ways"
