"""Listings in small integers: numbers, pressure and fetches of any order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.registers.liveness import count_spills, max_pressure, value_classes
from compiler.registers.numbered import NO_CLASS, number
from tests.compiler.toy import TABLE, VIEWS, programs

TEXT = """listing f(out: ptr, a: u8x16, b: u8x16) {
  s: u8x16 = eor.16b a, a
  t: u8x16 = eor.16b s, b
  u: u8x16 = eor.16b a, b
  return t, u
}
"""
CLASSES = {name: "v" for name in "abstu"}


def test_values_have_numbers_in_the_order_in_which_they_are_made() -> None:
    listing = number(parse_program(TEXT), CLASSES)
    assert listing.reads == ((1,), (3, 2), (1, 2))
    assert listing.makes == ((3,), (4,), (5,))
    assert (listing.given, listing.kept) == ((0, 1, 2), (4, 5))
    assert (listing.class_names, listing.class_of) == (("v",), (NO_CLASS, 0, 0, 0, 0, 0))
    assert listing.uses() == [0, 2, 2, 1, 1, 1]
    assert listing.spans() == [(-1,), (-1, 0, 2), (-1, 1, 2), (0, 1), (1, 3), (2, 3)]


def test_pressure_and_fetches_are_those_of_the_order() -> None:
    listing = number(parse_program(TEXT), CLASSES)
    assert listing.pressure([0, 1, 2]) == {"v": 3}
    assert listing.fetches([0, 1, 2], {"v": 3}) == 0
    # Of a, b and s the one that is read last leaves, and comes back.
    assert listing.fetches([0, 1, 2], {"v": 2}) == 1
    assert listing.fetches([0, 1, 2], {"x": 1}) == 0


def test_a_value_that_nothing_reads_takes_a_register_where_it_is_made() -> None:
    text = TEXT.replace("return t, u", "return t")
    assert number(parse_program(text), CLASSES).pressure([0, 2, 1]) == {"v": 4 - 1}
    assert number(parse_program(text), {"u": "v"}).pressure([0, 1, 2]) == {"v": 1}


def orders(program: Program) -> st.SearchStrategy[list[int]]:
    """Orders in which every value is made before it is read."""

    @st.composite
    def draw(draw: st.DrawFn) -> list[int]:
        made, left = {p.name for p in program.params}, list(range(len(program.ops)))
        order: list[int] = []
        while left:
            ready = [n for n in left if made >= set(program.ops[n].args)]
            order.append(draw(st.sampled_from(ready)))
            left.remove(order[-1])
            made.update(program.ops[order[-1]].results)
        return order

    return draw()


@pytest.mark.slow
@settings(deadline=None, max_examples=40)
@given(programs(30), st.integers(3, 9), st.data())
def test_an_order_costs_what_the_program_in_that_order_costs(
    program: Program, limit: int, data: st.DataObject
) -> None:
    classes = value_classes(program, TABLE, VIEWS)
    order = data.draw(orders(program))
    other = program.with_ops(program.ops[n] for n in order)
    listing = number(program, classes)
    assert listing.pressure(order) == max_pressure(other, classes)
    assert listing.fetches(order, {"v": limit}) == count_spills(other, classes, {"v": limit})
