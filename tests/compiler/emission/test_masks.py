"""Functions of masks as data and as text: the steps compute what the operations compute."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from compiler.emission.mask_steps import MaskSteps, mask_steps
from compiler.emission.mask_text import mask_function
from compiler.ir.program import POINTER, Builder, Param, Program, Type
from compiler.machine.load import load_target

MASK = Type(8, 8)
ONES = 2**64 - 1
C = load_target("c")
MEANINGS = {
    "xor.u64": lambda a, b: a ^ b,
    "and.u64": lambda a, b: a & b,
    "or.u64": lambda a, b: a | b,
}


def listing(names: Sequence[str], seed: int) -> tuple[Program, list[int]]:
    """A key set-up of random operations, and the bits of its masks for a key of 0xA5."""
    random = Random(seed)
    build = Builder("v")
    params = (Param("rk", POINTER), Param("key", POINTER))
    values: dict[str, int] = {}
    for bit in range(8):
        name = build.emit("load_bit.u64", "key", kind=MASK, k=0, bit=bit)
        values[name] = 0xA5 >> bit & 1
    values[build.emit("literal.u64", kind=MASK, k=ONES)] = 1
    values[build.emit("literal.u64", kind=MASK, k=0)] = 0
    for _ in range(60):
        name = random.choice(names)
        args = random.choices(list(values), k=1 if name == "not.u64" else 2)
        known = [values[arg] for arg in args]
        made = build.emit(name, *args, kind=MASK)
        values[made] = known[0] ^ 1 if name == "not.u64" else MEANINGS[name](*known)
    stored = list(values)[-30:]
    for place, name in enumerate(stored):
        build.emit_many("store.u64", ("rk", name), (), k=8 * place)
    program = Program("key_setup", "listing", params, tuple(build.ops), ())
    return program, [values[name] for name in stored]


def run(steps: MaskSteps, source: int) -> list[int]:
    """The bits of the masks, as the loops in the text compute them."""
    bits = [0, 1, *(source >> i & 1 for i in range(steps.source_bits))]
    for a, b, c, d in steps.steps:
        first = bits[a] & bits[b] if steps.has_products else bits[a] ^ bits[b]
        bits.append(first ^ bits[c] ^ bits[d])
    return [bits[place] for place in steps.masks]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    "names", [("xor.u64", "not.u64"), ("xor.u64", "and.u64", "or.u64", "not.u64")]
)
def test_steps_compute_the_same_masks(names: tuple[str, ...], seed: int) -> None:
    program, wanted = listing(names, seed)
    steps = mask_steps(program, C)
    assert steps
    assert run(steps, 0xA5) == wanted


def test_other_operations_have_no_steps() -> None:
    program, _ = listing(("xor.u64",), 1)
    build = Builder("w")
    build.types = dict(program.types)
    shifted = build.emit("shl.u64", program.ops[0].result, kind=MASK, k=3)
    build.emit_many("store.u64", ("rk", shifted), (), k=240)
    assert mask_steps(program.with_ops((*program.ops, *build.ops)), C) is None


def test_memory_with_gaps_has_no_steps() -> None:
    program, _ = listing(("xor.u64",), 1)
    assert mask_steps(program.with_ops(program.ops[:-2] + program.ops[-1:]), C) is None


def test_the_text_has_tables_and_clears_the_bits() -> None:
    steps = MaskSteps(
        8, False, ((2, 3, 0, 0),), (10, 1), "load_bit.u64", "store.u64", "key", "rk", 8
    )
    text = mask_function("key_setup", steps, C, 80)
    assert [table.name for table in text.tables] == ["key_setup_steps[][4]", "key_setup_masks[]"]
    assert [list(table.lines) for table in text.tables] == [["{2,3},"], ["10,1,"]]
    assert text.head[-3:] == [
        "for (unsigned i = 0; i < 2; i++)",
        "    store64(rk + 8 * i, bit64(z[key_setup_masks[i]], 0));",
        "wipe(z, sizeof z);",
    ]


def test_without_steps_there_is_no_table_of_them() -> None:
    steps = MaskSteps(8, False, (), (2,), "load_bit.u64", "store.u64", "key", "rk", 8)
    text = mask_function("key_setup", steps, C, 80)
    assert [table.name for table in text.tables] == ["key_setup_masks[]"]
    assert not any("_steps" in line for line in text.head)


def test_tables_go_on_in_the_next_line() -> None:
    steps = MaskSteps(8, False, (), (10, 11, 12), "load_bit.u64", "store.u64", "key", "rk", 8)
    (table,) = mask_function("key_setup", steps, C, 6).tables
    assert list(table.lines) == ["10,11,", "12,"]
