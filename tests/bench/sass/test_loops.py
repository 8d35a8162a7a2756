"""Loops are found by dominators: code that is put aside and branches back is none."""

from __future__ import annotations

from bench.sass.loops import loops_of, outermost
from tests.bench.sass.listing import listing

NESTED = listing("""
    MOV R0,R1
    IADD3 R1,R1,R2,RZ
    LOP3.LUT R3,R3,R1,RZ,0x3c,!PT
    @P0 BRA 0x20
    STG.E [R4],R3
    @P1 BRA 0x10
    EXIT
    BRA 0x70
""")
ASIDE = listing("""
    @P0 BRA 0x40
    IADD3 R1,R1,R2,RZ
    STG.E [R4],R1
    EXIT
    MOV R1,R3
    BRA 0x10
""")


def test_loops_inside_of_others_come_behind_them() -> None:
    outer, inner = loops_of(NESTED)
    assert (outer.head, inner.head) == (0x10, 0x20)
    assert outer.addresses == set(range(0x10, 0x60, 16))
    assert inner.addresses == {0x20, 0x30}
    assert outer.contains(inner)
    assert not inner.contains(outer)
    assert outermost((outer, inner)) == (outer,)


def test_code_that_is_put_aside_is_no_loop() -> None:
    assert loops_of(ASIDE) == ()


def test_a_function_that_begins_with_its_loop() -> None:
    [loop] = loops_of(listing("STG.E [R4],R1\n@P0 BRA 0x0\nEXIT"))
    assert loop.addresses == {0, 16}


def test_two_ends_of_one_head_are_one_loop() -> None:
    text = "NOP\nMOV R1,R2\n@P0 BRA 0x10\nMOV R1,R3\n@P1 BRA 0x10\nEXIT"
    [loop] = loops_of(listing(text))
    assert loop.addresses == {0x10, 0x20, 0x30, 0x40}
