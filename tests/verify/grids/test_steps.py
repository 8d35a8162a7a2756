"""A kernel made ready: basic blocks, places of variables, last reads, numbers that rows take."""

from __future__ import annotations

import pytest

from tests.verify.toy_grid.machine import TARGET, kernel
from verify.grids.faults import KernelTextError
from verify.grids.steps import Program, program_of
from verify.grids.text import TextReader

BITS = {name: each.bits for name, each in TARGET.virtual_registers.items()}


def program(body: str, before: str = "") -> Program:
    text = TextReader(TARGET.table, BITS).read(kernel(body, before))
    return program_of(text, text.kernels["kernel"])


def test_a_basic_block_ends_at_labels_and_branches() -> None:
    made = program("""
    setp.lt.u32 %p0, %r4, 2;
    @%p0 bra behind;
    mov.u32 %r6, %tid.x;
behind:
    ret;""")
    start = len(made.steps) - 4
    assert list(made.ends[start:]) == [start + 2, start + 2, start + 3, start + 4]
    assert set(made.ends[:start]) == {start + 2}


def test_parameters_lie_at_multiples_of_their_size() -> None:
    assert program("ret;").places == {"out": 0, "in": 8, "n": 16}


def test_a_register_read_in_another_block_is_kept() -> None:
    made = program("""
    setp.lt.u32 %p0, %r4, 2;
    @%p0 bra behind;
    mov.u32 %r6, %tid.x;
behind:
    st.u32 [%d0+0], %r4;
    ret;""")
    assert {"%r4", "%d0"} <= made.kept
    assert not {"%r6", "%p0"} & made.kept
    place = next(n for n, s in enumerate(made.steps) if s.changed == {"%r6"})
    assert made.dying[place] == {"%r6"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ld.u32 %r6, [%d1+nowhere];", "`nowhere` is not declared"),
        ("ld.u32 %r6, [%d1+99999999];", "the row takes no 99999999"),
    ],
)
def test_a_wrong_operand_is_named_with_its_line(line: str, said: str) -> None:
    with pytest.raises(KernelTextError, match=rf"line \d+: .*{said}"):
        program(f"    {line}\n    ret;")
