"""Words narrower than their lanes: each operation computes what the word's does."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.byte_network import byte_network
from compiler.layouts.form import Form
from compiler.layouts.layout import LayoutError
from compiler.machine.meaning import Address
from compiler.slicing.blocks import BlockFunction
from compiler.slicing.function import Shared
from tests.compiler.small_forms import words
from tests.compiler.stages import CORE, TARGET

LANES = 16


def sliced(program: Program, bits: int, inserts: bool = True) -> Program:
    """A function on blocks of two words; the registers are those of NEON."""
    form = Form(16, bits, LANES, 0, words(bits, 2), words(bits, 2))
    shared = Shared(
        form, byte_network(form, TARGET, TARGET.cores[CORE], ()), (), 4, False, has_inserts=inserts
    )
    return BlockFunction(shared, program).rewrite()


def of_text(body: str, bits: int) -> Program:
    """A function of the words `x` and `y`, which makes `r`; `D` has bits below it by then."""
    dirt = f"e: u{bits} = rotl x, k=3\nd: u{bits} = xor e, y"
    text = body.replace("_:", f": u{bits}").replace("D", "d")
    return parse_program(
        f"spec ecb_encrypt(x: u{bits}, y: u{bits}) {{\n{dirt}\n{text}\nreturn r, y\n}}"
    )


def computes_the_same(program: Program, made: Program, bits: int) -> bool:
    layout = words(bits, 2)
    rng = np.random.default_rng(1)
    text = rng.integers(0, 256, (1, LANES * layout.n_bytes), np.uint8)
    # Carries out of words, and none.
    text[0, : 4 * layout.n_bytes] = 255
    text[0, 4 * layout.n_bytes : 5 * layout.n_bytes] = 0
    out = np.zeros_like(text)
    memory = {"in": text, "out": out, "rk": np.zeros_like(text)}
    inputs = {name: Address(name, 0) for name in memory}
    interpret(made, inputs, memory, TARGET.table)
    blocks = [layout.words(block.tobytes()) for block in text.reshape(LANES, -1)]
    columns = [word_array(list(column), bits) for column in zip(*blocks, strict=True)]
    found = interpret(program, dict(zip("xy", columns, strict=True)))
    results = [[int(v) for v in np.asarray(column)] for column in found]
    wanted = b"".join(layout.memory(list(block)) for block in zip(*results, strict=True))
    return out.tobytes() == wanted


BODIES = [
    "r_: = add x, D",
    "s_: = rotl D, k=5\nr_: = add s, D",
    "r_: = sub x, D",
    "r_: = sub D, x",
    "r_: = mul D, x",
    "s_: = not D\nr_: = mul x, s",
    "r_: = shl D, k=7",
    "r_: = shr D, k=7",
    "s_: = shr D, k=7\nr_: = shl s, k=2",
    "r_: = rotl D, k=1",
    "r_: = rotl D, k=16",
    "s_: = rotl D, k=8\nr_: = add s, D",
    "c_: = const value=1193046\ns_: = add c, D\nr_: = sub s, x",
    "s_: = and x, D\nt_: = shl s, k=3\nu_: = or t, x\nr_: = add D, u",
    "s_: = andn x, D\nt_: = mux D, s, x\nr_: = sub D, t",
    "s_: = xnor x, y\nr_: = shl s, k=1",
    "r_: = rotl D, k=0",
    "s_: = rotl D, k=21\nr_: = sub x, s",
    "s_: = rotl D, k=21\nt_: = sub x, s\nu_: = xor t, s\nr_: = shl u, k=1",
    "s_: = rotl D, k=3\nt_: = sub x, s\nr_: = add t, s",
]


@pytest.mark.parametrize("bits", [24, 48, 56])
@pytest.mark.parametrize("body", BODIES)
def test_operations_on_words_compute_what_they_say(body: str, bits: int) -> None:
    program = of_text(body, bits)
    for inserts in (True, False):
        assert computes_the_same(program, sliced(program, bits, inserts), bits)


def used(body: str, inserts: bool = True) -> Counter[str]:
    """What an operation takes for one group of blocks, besides what makes bits below a word."""
    made = sliced(of_text(body, 24), 24, inserts)
    names = [op.name for op in made.ops if op.name not in TARGET.table and op.name != "const"]
    bare = sliced(of_text("r_: = xor D, D", 24), 24, inserts)
    counts = Counter(names)
    counts.subtract(
        op.name for op in bare.ops if op.name not in TARGET.table and op.name != "const"
    )
    counts["xor"] += 4
    return Counter({name: n // 4 for name, n in counts.items() if n})


def test_bits_below_words_are_cleared_only_where_they_are_seen() -> None:
    assert used("r_: = add x, D") == {"add": 1}
    assert used("s_: = rotl D, k=8\nr_: = add s, D") == {"permute": 1, "add": 1}
    assert used("s_: = rotl D, k=5\nr_: = add s, D") == {
        **{"shl": 1, "insert_right": 1},
        **{"and": 1, "add": 1},
    }
    assert used("r_: = sub D, x") == {"sub": 1}
    assert used("r_: = sub x, D") == {"and": 1, "sub": 1}
    assert used("s_: = sub x, D\nt_: = sub s, D\nr_: = shl t, k=1") == {
        "and": 1,
        "sub": 2,
        "shl": 1,
    }


def test_a_rotation_is_cleared_by_a_select_where_its_shift_clears_enough() -> None:
    """What the select does not read is dropped by whoever selects instructions."""
    counts = used("s_: = rotl D, k=21\nr_: = sub x, s")
    assert counts == {"shl": 1, "insert_right": 1, "shr": 1, "mux": 1, "sub": 1}
    counts = used("s_: = rotl D, k=7\nr_: = sub x, s")
    assert counts == {"shl": 1, "insert_right": 1, "and": 1, "sub": 1}


def test_a_machine_without_inserts_joins_two_shifts() -> None:
    assert used("r_: = rotl y, k=5", inserts=False) == {"shl": 1, "shr": 1, "or": 1}


def test_an_operation_without_a_form_is_refused() -> None:
    program = of_text("r_: = ltu x, D", 24)
    with pytest.raises(LayoutError, match="`ltu` has no form on words narrower than lanes"):
        sliced(program, 24)
    assert sliced(replace(program, ops=program.ops[:-1], results=("d", "y")), 24).ops
