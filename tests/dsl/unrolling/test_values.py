"""Values keep their scalars in order, know their shape, and become words only where they fit."""

from __future__ import annotations

import re

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Span
from dsl.unrolling.values import (
    BROKEN,
    Shape,
    Unset,
    Value,
    Word,
    convert,
    copied,
    describe,
    fit,
    flatten,
    is_broken,
    shape_of,
    unflatten,
    unset,
)

AT = Span("t.dsl", 1, 1)
W = Word(8, 1)
GRID = Shape(4, (2, 3))


def test_a_shape_counts_its_words_and_names_their_places() -> None:
    assert str(GRID) == "u4[2][3]"
    assert (GRID.n_words, GRID.element, Shape(4).n_words) == (6, Shape(4, (3,)), 1)
    assert list(GRID.paths()) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert list(Shape(4).paths()) == [()]
    assert Shape(8, (0,)).n_words == 0


def test_scalars_are_put_back_in_order() -> None:
    value = unflatten(iter(range(6)), GRID)
    assert value == [[0, 1, 2], [3, 4, 5]]
    assert flatten(value) == list(range(6))
    assert flatten(W) == [W]
    assert unset(Shape(4, (2,))) == [Unset(4), Unset(4)]


def test_a_copy_shares_no_array() -> None:
    inner: Value = [W, W]
    value = [inner, 3]
    made = copied(value)
    assert made == value
    assert isinstance(made, list)
    assert made is not value
    assert made[0] is not inner


@pytest.mark.parametrize(
    ("value", "shape", "said"),
    [
        (W, Shape(8), "`u8`"),
        (Unset(3), Shape(3), "`u3`"),
        ([[W, W], [W, Unset(8)]], Shape(8, (2, 2)), "`u8[2][2]`"),
        ([W, Word(4)], None, "an array of 2 elements"),
        ([W, [W]], None, "an array of 2 elements"),
        ([W, 3], None, "an array of 2 elements"),
        ([], None, "an array of 0 elements"),
        (3, None, "the number 3"),
        (-(1 << 64), None, "a large number"),
        (BROKEN, None, "a value"),
    ],
)
def test_shapes_are_of_words_alone(value: Value, shape: Shape | None, said: str) -> None:
    assert shape_of(value) == shape
    assert describe(value) == said


def test_an_error_is_found_at_any_depth() -> None:
    assert is_broken([[W], [W, BROKEN]])
    assert not is_broken([[W], [W, 3]])


@pytest.mark.parametrize(
    ("value", "bits", "word"), [(255, 8, 255), (-1, 8, 255), (-128, 8, 128), (1, 1, 1), (-1, 1, 1)]
)
def test_a_number_fits_with_or_without_a_sign(value: int, bits: int, word: int) -> None:
    assert fit(value, bits, AT) == Word(bits, word)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (256, "0x100 does not fit in `u8`"),
        (-129, "-0x81 does not fit in `u8`"),
        (1 << 64, "this number does not fit in `u8`"),
    ],
)
def test_a_number_that_does_not_fit_is_refused(value: int, said: str) -> None:
    with pytest.raises(DiagnosticError, match=f"error: {said}"):
        fit(value, 8, AT)


def test_numbers_become_words_and_words_stay() -> None:
    assert convert([1, W], Shape(8, (2,)), AT) == [Word(8, 1), W]
    assert convert(BROKEN, GRID, AT) is BROKEN
    assert convert([BROKEN, -1], Shape(4, (2,)), AT) == [BROKEN, Word(4, 15)]


@pytest.mark.parametrize(
    ("value", "shape", "said"),
    [
        (W, Shape(4), "expected `u4`, found `u8`"),
        (W, Shape(8, (1,)), "expected `u8[1]`, found `u8`"),
        ([W], Shape(8), "expected `u8`, found `u8[1]`"),
        ([W], Shape(8, (2,)), "expected `u8[2]`, found `u8[1]`"),
        ([[W], W], Shape(8, (2, 1)), "expected `u8[1]`, found `u8`"),
        (3, Shape(8, (2,)), "expected `u8[2]`, found the number 3"),
    ],
)
def test_other_widths_and_dimensions_are_refused(value: Value, shape: Shape, said: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(said)):
        convert(value, shape, AT)
