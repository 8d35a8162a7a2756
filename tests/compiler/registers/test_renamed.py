"""Programs that differ in names alone."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.registers.renamed import are_renamed

TEXT = """
slice f(p: ptr, a: u8, b: u8) {
  t0: u8 = load p, offset=4
  t1: u8, t2: u8 = sbox a, t0, table=S @1  ; 3:4
  t3: u8 = sub t1, b
  store p, t3, offset=0
  return t3, t2
}
"""


@pytest.mark.parametrize(
    ("old", "new", "is_same"),
    [
        ("t3", "x", True),
        ("@1", "@9 !copy", True),
        ("offset=4", "offset=5", False),
        ("sub t1, b", "sub b, t1", False),
        ("return t3, t2", "return t2, t3", False),
        ("a: u8", "a: u8, c: u8", False),
    ],
)
def test_programs_that_differ_in_names_alone_are_found(old: str, new: str, is_same: bool) -> None:
    assert are_renamed(parse_program(TEXT), parse_program(TEXT.replace(old, new))) is is_same
