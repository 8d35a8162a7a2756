"""Forms are added and multiplied as polynomials over GF(2) whose squares are themselves."""

from __future__ import annotations

import pytest

from dsl.linear import ONE, ZERO, Form, Products, TooManyProducts

N = 3
X, Y, Z = (Form(1 << i) for i in range(N))


def value(form: Form, x: int) -> int:
    """The bit where the argument is x."""
    products = sum(x & p == p for p in form.products)
    return (form.bits & x).bit_count() + form.one + products & 1


def table(form: Form) -> list[int]:
    return [value(form, x) for x in range(1 << N)]


def test_a_sum_takes_out_what_stands_twice() -> None:
    product = Form(0b1, 1, frozenset({0b011, 0b110}))
    assert product ^ Form(0b11, 1, frozenset({0b110})) == Form(0b10, 0, frozenset({0b011}))
    assert product ^ product == ZERO
    assert product ^ X == Form(0, 1, frozenset({0b011, 0b110}))


def test_only_forms_without_bits_are_constant() -> None:
    assert ZERO.is_constant
    assert ONE.is_constant
    assert not X.is_constant
    assert not Form(products=frozenset({3})).is_constant


def test_summands_are_masks_of_their_factors() -> None:
    assert Form(0b101, 1, frozenset({0b110, 0b011})).summands() == [0, 1, 4, 0b011, 0b110]
    assert ZERO.summands() == []


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (X, Y),
        (X ^ ONE, Y ^ ONE),
        (X ^ Y, Y ^ Z),
        (X ^ Y, X ^ Y),
        (X ^ Y, X ^ Y ^ ONE),
        (X, ZERO),
        (ONE, X ^ Z),
        (ONE, ONE),
        (Form(0b001, 1, frozenset({0b110})), Form(0b110, 0, frozenset({0b011, 0b111}))),
    ],
)
def test_a_product_is_the_product_at_every_input(a: Form, b: Form) -> None:
    made = Products()(a, b)
    assert table(made) == [p & q for p, q in zip(table(a), table(b), strict=True)]
    assert made == Products()(b, a)
    assert all(mask.bit_count() > 1 for mask in made.products)


def test_the_form_of_a_function_is_unique() -> None:
    by = Products()
    either = X ^ Y ^ by(X, Y)
    assert ONE ^ by(X ^ ONE, Y ^ ONE) == either
    assert by(either, either ^ ONE) == ZERO


def test_all_products_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dsl.linear.MAX_PRODUCTS", 6)
    by = Products()
    by(X ^ Y, Y ^ Z)
    by(X ^ Y, X ^ Y)
    by(X ^ Y, ONE)
    by(X, X ^ Y)
    with pytest.raises(TooManyProducts):
        by(X, Y)
