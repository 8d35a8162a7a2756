"""Adjacent round keys are loaded together, where they would take too many registers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import Value, interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.meaning import Address
from compiler.modes.threads.machine import in_threads
from compiler.module import Context, Module
from compiler.passes.order.join_loads import JoinLoads, joined_words, most_values
from tests.compiler.stages import cipher

PTX = load_target("ptx")
ROWS = tuple(PTX.table[name] for name in PTX.primitives["load_joined"].split())
FEW = JoinLoads(resident=5, percent=900)


def load(name: str, offset: int, size: int = 4, own: str = ", own=1") -> str:
    return f"{name}: u32 = load rk, big=0, bytes={size}, offset={offset}{own}"


def program(*lines: str) -> Program:
    last = lines[-1].split(":")[0]
    return parse_program(
        "\n".join(["slice ecb_encrypt(rk: ptr, a: u32) {", *lines, f"return {last}", "}"])
    )


def added(offsets: Sequence[int]) -> Program:
    """Adds the words of round keys at these places to a word."""
    lines: list[str] = []
    for n, offset in enumerate(offsets):
        lines += [load(f"k{n}", offset), f"t{n}: u32 = add {f't{n - 1}' if n else 'a'}, k{n}"]
    return program(*lines)


def run(before: Program, step: JoinLoads = FEW, context: Context | None = None) -> Program:
    context = context or Context(PTX, "sm_90")
    module = Module(cipher("speck"), "speck64_128", {"ecb_encrypt": before})
    return step.run_module(module, context).programs["ecb_encrypt"]


def loads(made: Program) -> list[tuple[str, int, tuple[str, ...]]]:
    found = [op for op in made.ops if "rk" in op.args]
    return [(op.name, op.number("offset"), op.results) for op in found]


def results(made: Program) -> list[int]:
    """What a program returns for a word and bytes of keys."""
    octets = np.arange(7, 7 + 4 * 32, dtype=np.uint8)[None]
    inputs: dict[str, Value] = {"rk": Address("rk", 0), "a": np.array([0x12345678], np.uint64)}
    found = interpret(made, inputs, {"rk": octets}, PTX.table)
    return [int(value[0]) for value in found if not isinstance(value, Address)]


def test_aligned_neighbours_are_loaded_where_the_first_of_them_was() -> None:
    before = added([4, 0, 12, 8, 16, 20, 28])
    made = run(before)
    assert loads(made) == [
        ("ld_anew_4", 0, ("k1", "k0", "k3", "k2")),
        ("ld_anew_2", 16, ("k4", "k5")),
        ("ld_anew", 28, ("k6",)),
    ]
    assert [op.name for op in made.ops][:5] == ["ld_anew_4", *["add"] * 4]
    assert results(before) == results(made)


@pytest.mark.parametrize(
    ("offsets", "names"),
    [
        ([4, 8, 12, 16, 20], ["ld_anew", "ld_anew_2", "ld_anew_2"]),
        ([0, 8, 16, 24, 32], ["ld_anew"] * 5),
        ([0, 4, 8, 12, 0, 32], ["load", "ld_anew", "ld_anew_2", "load", "ld_anew"]),
    ],
    ids=["not aligned", "no neighbours", "loaded twice"],
)
def test_other_words_are_not_joined(offsets: list[int], names: list[str]) -> None:
    made = run(added(offsets))
    assert [name for name, *_ in loads(made)] == names


def test_pointers_of_less_alignment_have_shorter_loads() -> None:
    words = added(range(0, 32, 4))
    for alignment, count in ((16, 2), (8, 4), (4, 8), (1, 0)):
        assert len(joined_words(words, ROWS, alignment)) == count
    less = Context(replace(PTX, alignment=8), "sm_90")
    assert [name for name, *_ in loads(run(words, context=less))] == ["ld_anew_2"] * 4


def test_words_of_which_shared_values_are_made_stay() -> None:
    before = program(
        *(load(f"k{n}", 4 * n) for n in range(6)),
        *(f"t{n}: u32 = add {f't{n - 1}' if n else 'a'}, k{n + 1}" for n in range(4)),
        "s: u32 = xor k0, k5",
        "v: u32 = xor t3, s",
    )
    joined = [("ld_anew", 4, ("k1",)), ("ld_anew_2", 8, ("k2", "k3")), ("ld_anew", 16, ("k4",))]
    after = run(before, JoinLoads(resident=7, percent=900))
    assert loads(after) == [("load", 0, ("k0",)), *joined, ("load", 20, ("k5",))]


def test_words_of_other_widths_and_written_memory_stay() -> None:
    words = [load(f"k{n}", 4 * n, own="") for n in range(6)]
    before = program(*words, *(f"t{n}: u32 = xor a, k{n}" for n in range(6)))
    assert run(before, JoinLoads(resident=0, percent=900)) is before
    assert not joined_words(added([0, 4]), [replace(ROWS[0], lane_bits=64)], 16)


def test_few_values_stay_in_registers() -> None:
    before = added(range(0, 32, 4))
    most = most_values(before)
    assert most == 8 + 1
    assert run(before, JoinLoads(resident=most)) is before
    assert run(before, JoinLoads(resident=most - 1, percent=200)) is not before


def test_too_many_values_of_other_kinds_are_no_reason() -> None:
    others = [f"x{n}: u32 = rotl a, k={n + 1}" for n in range(8)]
    sums = [f"y{n}: u32 = xor {f'y{n - 1}' if n else 'a'}, x{n}" for n in range(8)]
    before = program(load("k0", 0), load("k1", 4), "t: u32 = xor k0, a", *others, *sums)
    assert most_values(before) > 8
    assert run(before, JoinLoads(resident=8, percent=200)) is before


def test_loads_that_take_too_long_are_not_made() -> None:
    before = added(range(0, 32, 4))
    # Two loads of four words keep the unit of memory busy for 8 cycles, 8 sums theirs for 16.
    assert run(before, JoinLoads(resident=5, percent=0)) is not before
    alone = added(range(0, 128, 8))
    # 16 loads take 64 cycles there, beside 32 of sums.
    assert run(alone, JoinLoads(resident=5, percent=99)) is alone
    assert run(alone, JoinLoads(resident=5, percent=100)) is not alone


def test_nothing_is_done_without_the_instructions() -> None:
    before = added(range(0, 32, 4))
    assert run(before, JoinLoads(enabled=False, resident=4)) is before
    for machine in (load_target("rv32i"), in_threads(PTX)):
        context = Context(machine, next(iter(machine.cores)))
        assert run(before, context=context) is before
