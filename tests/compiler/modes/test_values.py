"""Bytes that are known in part."""

from __future__ import annotations

from compiler.modes.control import Computed, Constant, Contents, Input, Length, Place, Zeros
from compiler.modes.values import Open, amount, cut, known, octets


def test_neighbours_are_one_part() -> None:
    parts: list[Contents] = [
        Constant(b"a"),
        Constant(b"b"),
        Place("x", 0, 4),
        Place("x", 4, 2),
        Place("x", 8, 1),
    ]
    assert octets(parts).parts == (Constant(b"ab"), Place("x", 0, 6), Place("x", 8, 1))


def test_parts_of_parts() -> None:
    value = octets([Constant(b"abcd"), Place("x", 8, 4)])
    assert value.part(2, 6).parts == (Constant(b"cd"), Place("x", 8, 2))
    assert value.with_part(3, known(b"!?")).parts == (Constant(b"abc!?"), Place("x", 9, 3))
    assert (value.known, known(b"ab").known) == (None, b"ab")


def test_strings_are_cut_at_the_borders_of_both() -> None:
    left = (Constant(b"abc"), Place("x", 0, 1))
    right = (Place("y", 0, 2), Place("z", 0, 2))
    assert [a.n_bytes for a, _ in cut(left, right)] == [2, 1, 1]


def test_lengths_of_pieces() -> None:
    value = Open((Constant(b"ab"), Input("x"), Zeros(3)))
    assert value.length == Computed("+", Computed("+", 2, Length("x")), 3)
    assert value.is_known
    assert amount("+", 0, Length("x")) == Length("x")
    assert amount("%", 17, 5) == 2
