"""Texts of kernels are read line by line; what no row has and nothing declares is refused."""

from __future__ import annotations

import pytest

from targets.text import text_table
from tests.verify.toy_grid.machine import TARGET, kernel
from verify.grids.faults import KernelTextError
from verify.grids.text import KernelText, Parameter, TextReader

BITS = {view: each.bits for view, each in TARGET.virtual_registers.items()}
HEAD = """.version 7.8
.target sm_75
.address_size 64
// a comment
.const .align 8 .b16 table[4] = {
    1, -2 // two
};
"""


def read(text: str) -> KernelText:
    return TextReader(text_table(TARGET), BITS).read(text)


def test_what_a_kernel_declares() -> None:
    found = read(kernel("    .shared .align 16 .b32 tile[8];\nEND:\n    ret;", HEAD))
    [one] = found.kernels.values()
    assert one.name == "kernel"
    assert one.parameters == {"out": Parameter(8, 8), "in": Parameter(8, 8), "n": Parameter(4, 4)}
    assert (one.registers["%r31"], one.registers["%d7"], one.registers["%p0"]) == (32, 64, 1)
    assert "%r32" not in one.registers
    tile = one.variables["tile"]
    assert (tile.space, tile.n_bytes, tile.align, tile.octets) == ("shared", 32, 16, None)
    assert one.labels == {"END": len(one.statements) - 1}
    table = found.variables["table"]
    assert (table.n_bytes, table.align) == (8, 8)
    assert table.octets == b"\x01\0\xfe\xff\0\0\0\0"


def test_statements_have_rows_operands_and_guards() -> None:
    found = read(kernel("AGAIN: @!%p1 xor.b32 %r6, %r4, %r5; // a sum\n    @%p2 bra AGAIN;"))
    guarded, branch = found.kernels["kernel"].statements[-2:]
    assert guarded.instruction.name == "xor.u32"
    assert guarded.registers == {"d": "%r6", "a": "%r4", "b": "%r5"}
    assert (guarded.guard, guarded.negated, guarded.text) == ("%p1", True, "xor.b32 %r6, %r4, %r5;")
    # A row that says what its predicate does needs no guard.
    assert (branch.instruction.name, branch.guard) == ("bra_if", "")
    assert (branch.registers, branch.symbols) == ({"p": "%p2"}, {"t": "AGAIN"})


def test_a_head_of_several_lines_and_two_kernels() -> None:
    text = """
.visible .entry first(
    .param .u64 a,
    .param .align 16 .b8 b[20]
)
.maxntid 256
{
    ret;
}
.entry second() {
    ret;
}
"""
    found = read(text)
    assert {name: dict(each.parameters) for name, each in found.kernels.items()} == {
        "first": {"a": Parameter(8, 8), "b": Parameter(20, 16, is_array=True)},
        "second": {},
    }


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    frob.b32 %r1, %r2;", "no row has the text `frob.b32 %r1, %r2;`"),
        ("    @%p0 frob.b32 %r1;", "no row has the text `frob.b32 %r1;`"),
        ("    xor.b32 %r6, %r4, %r99;", "`%r99` is not declared"),
        ("    xor.b32 %r6, %r4, %d1;", "`%d1` has 64 bits, not 32"),
        ("    @%r1 xor.b32 %r6, %r4, %r5;", "`%r1` has 32 bits, not 1"),
        ("A:\nA:\n    ret;", "there are two labels `A`"),
        ("    .shared .b32 tile[4]", "has no end"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(body: str, said: str) -> None:
    with pytest.raises(KernelTextError) as caught:
        read(kernel(body))
    assert said in str(caught.value)
    assert str(caught.value).startswith("line ")


def test_a_kernel_without_an_end() -> None:
    with pytest.raises(KernelTextError, match="`kernel` has no end"):
        read(kernel("    ret;").rstrip().removesuffix("}"))


def test_what_is_no_kernel() -> None:
    with pytest.raises(KernelTextError, match="line 1: `call f;` is no part of a text of kernels"):
        read("call f;")
