"""Sizes of functions are those that an object states, and those alone."""

from __future__ import annotations

from bench.sizes import constant_bytes, function_bytes
from verify.toolchain.assemble import assemble

TEXT = """
    .type f, %function
f:  nop
    ret
    .size f, .-f
    .globl g
    .type g, %function
g:  ret
.Lend:
    .size g, .-g
    .type h, %function
h:  ret
    .type table, %object
table: .word 1
    .size table, 4
"""


def test_functions_that_say_where_they_end_have_a_size() -> None:
    """`h` does not say it, and `table` is no function."""
    assert function_bytes(assemble(TEXT)) == {"f": 8, "g": 4}


def test_an_object_without_functions_has_none() -> None:
    assert function_bytes(assemble("nop\n")) == {}


def test_constants_are_in_sections_of_their_own() -> None:
    """`table` lies with the code, and writable data are no constants in it alone."""
    more = TEXT + '    .section .rodata.x,"a"\n    .byte 1, 2, 3\n'
    assert constant_bytes(assemble(more)) == 3
    assert constant_bytes(assemble(TEXT)) == 0
