"""A look-up stands behind the one whose index is a summand of its own."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.order.followers import with_followers

FIRST = ("p0: u16 = page s", "x: u8 = lpm_at p0, a")
OTHER = ("p1: u16 = page s", "y: u8 = lpm_at p1, b")
SUM = "t: u8 = eor a, b"
LAST = ("p2: u16 = page s", "z: u8 = lpm_at p2, t")
ELSEWHERE = ("p2: u16 = page w", "z: u8 = lpm_at p2, t")


def looked_up(*lines: str) -> list[str]:
    """The results of look-ups in their order."""
    head = "listing f(s: ptr, w: ptr, a: u8, b: u8, c: u8) {"
    before = parse_program("\n".join([head, *lines, "return x, y, z", "}"]))
    made = with_followers(before, {"lpm_at"}, {"eor"}, "page")
    assert sorted(op.result for op in made.ops) == sorted(op.result for op in before.ops)
    defined = {p.name for p in made.params}
    for op in made.ops:
        assert defined.issuperset(op.args)
        defined.update(op.results)
    return [op.result for op in made.ops if op.name == "lpm_at"]


@pytest.mark.parametrize(
    ("lines", "order"),
    [
        ((SUM, *FIRST, *OTHER, *LAST), "xzy"),
        ((SUM, *LAST, *OTHER, *FIRST), "yxz"),
        ((*FIRST, SUM, *OTHER, *LAST), "xyz"),
        ((SUM, *FIRST, *OTHER, *ELSEWHERE), "xyz"),
    ],
    ids=["moved ahead", "moved back", "not made yet", "another table"],
)
def test_the_order_of_look_ups(lines: tuple[str, ...], order: str) -> None:
    assert "".join(looked_up(*lines)) == order


def test_a_value_that_is_read_stays_where_it_is() -> None:
    lines = (SUM, *LAST, "r: u8 = eor z, c", *OTHER, *FIRST)
    assert looked_up(*lines) == ["z", "y", "x"]
