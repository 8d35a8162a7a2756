"""Tables of functions hold what the functions compute; others are refused with a reason."""

from __future__ import annotations

import re

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import MatrixOf, SBoxOf
from dsl.unrolling.from_functions import matrix_of, sbox_of
from dsl.unrolling.tables import Matrix, SBox
from dsl.unrolling.values import Shape
from tests.dsl.toy_texts import declarations, executor_of


def box_of(functions: str) -> SBox:
    """The S-box of the function `f`."""
    (declaration,) = declarations("sbox S = f")
    assert isinstance(declaration, SBoxOf)
    return sbox_of(executor_of(functions), declaration)


def matrix(functions: str, field: str = "GF(2)") -> Matrix:
    """The matrix of the function `f`."""
    (declaration,) = declarations(f"matrix M over {field} = f")
    assert isinstance(declaration, MatrixOf)
    return matrix_of(executor_of(functions), declaration)


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ("return x + 3", (3, 4, 5, 6, 7, 0, 1, 2)),
        ("return x * x", (0, 1, 4, 1, 0, 1, 4, 1)),
        # It decides by its argument, so that it runs once for each input.
        ("return x < 3 ? x : 7", (0, 1, 2, 7, 7, 7, 7, 7)),
        ("if x == 5 { return 1 }; return 0", (0, 0, 0, 0, 0, 1, 0, 0)),
        ("return l[x]", (7, 6, 5, 4, 3, 2, 1, 0)),
    ],
)
def test_a_box_has_the_value_of_the_function_at_every_input(
    body: str, values: tuple[int, ...]
) -> None:
    text = f"const l = [7, 6, 5, 4, 3, 2, 1, 0]\nfn f(x: u3) -> u3 {{ {body} }}"
    box = box_of(text)
    assert (box.name, box.in_bits, box.out_bits, box.values) == ("S", 3, 3, values)


def test_a_box_has_the_widths_of_the_function() -> None:
    box = box_of("fn f(x: u2) -> u5 { return join(x, x[1], x) }")
    assert (box.in_bits, box.out_bits) == (2, 5)
    assert box.values == tuple(x << 3 | (x >> 1) << 2 | x for x in range(4))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("const f = 3", "`f` is no function\nhint: write a function: `fn f(x: u8) -> u8 { … }`"),
        ("fn f(x: u2, y: u2) -> u2 { return x ^ y }", "of one argument, and `f` takes 2"),
        ("fn f(x: u2[2]) -> u2 { return x[0] }", "this one is of `u2[2]` and gives `u2`"),
        ("fn f(x: u2) -> u2[1] { return [x] }", "this one is of `u2` and gives `u2[1]`"),
        ("fn f(x: u13) -> u13 { return x }", "takes at most 12 bits, and `f` takes 13"),
        ("const l = [0, 1, 2]\nfn f(x: u2) -> u2 { return l[x] }", "index 3 is outside `l`"),
        ("fn f(x: u2) -> u2 { return 3 / x }", "division by zero\nhint: in `f(0x0)`, for the 4 in"),
    ],
)
def test_functions_that_make_no_box_are_refused(text: str, message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        box_of(text)


def test_a_box_of_too_many_steps_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dsl.unrolling.from_functions.MAX_STEPS", 100)
    # A comparison of the argument is not known of all inputs at once.
    text = "fn f(x: u4) -> u4 { for i in 0..4 { x += 1 }; return x < 3 ? x : 0 }"
    with pytest.raises(DiagnosticError) as raised:
        box_of(text)
    said = str(raised.value)
    assert "`f` takes more than 100 steps for the 16 inputs of `S`\nhint: about " in said
    assert "for one input; write it with fewer steps" in said
    with pytest.raises(DiagnosticError, match="100 steps for the matrix `M`\nhint: write it with"):
        matrix("fn f(x: u4) -> u4 { for i in 0..100 { x ^= x }; return x }")


@pytest.mark.parametrize(
    ("text", "field", "rows"),
    [
        ("fn f(x: u3) -> u3 { return x <<< 1 }", "GF(2)", ((0, 0, 1), (1, 0, 0), (0, 1, 0))),
        ("fn f(x: u2) -> u3 { return join(x[0] ^ x[1], x) }", "GF(2)", ((1, 0), (0, 1), (1, 1))),
        # Each bit of the words goes the same way: the matrix is of words.
        ("fn f(x: u8[2]) -> u8[2] { return [x[1], x[0] ^ x[1]] }", "GF(2)", ((0, 1), (1, 1))),
        (
            "fn f(x: u2[1]) -> u2[1] { return [x[0] <<< 1] }",
            "GF(2)",
            ((0, 1), (1, 0)),
        ),
        # 2 x of GF(2^4) with the polynomial x^4 + x + 1, and 9 = 1 / 2
        (
            "fn f(x: u4[2]) -> u4[2] { return [t(x[0]) ^ x[1], x[1] >> 1 ^ (r(x[1]) & 9)] }\n"
            "fn r(y: u4) -> u4 { return repeat(y[0], 4) }\n"
            "fn t(y: u4) -> u4 { return y << 1 ^ (repeat(y[3], 4) & 3) }",
            "GF(2^4)/0x13",
            ((2, 1), (0, 9)),
        ),
    ],
)
def test_a_matrix_has_the_bits_or_the_words_of_the_function(
    text: str, field: str, rows: tuple[tuple[int, ...], ...]
) -> None:
    assert matrix(text, field).rows == rows


def test_a_matrix_of_bits_keeps_the_types_and_one_of_words_has_none() -> None:
    bits = matrix("fn f(x: u4) -> u2[2] { return cells(x, 2) }")
    assert (bits.argument, bits.result) == (Shape(4), Shape(2, (2,)))
    words = matrix("fn f(x: u4[2]) -> u4[2] { return [x[1], x[0]] }")
    assert (words.argument, words.result) == (None, None)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return x & x <<< 1", "bit 0 of its result has the product of bits 0 and 3 of its argume"),
        ("return x + 1", "`f` is not linear: bit 0 of its result is 1 where its argument is 0"),
        (
            "return x ^ 2",
            "bit 1 of its result is 1 where its argument is 0\nhint: add the constant",
        ),
        ("return x <<< x", "this step works on whole words that are not constant"),
    ],
)
def test_functions_that_are_not_linear_are_refused(body: str, message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        matrix(f"fn f(x: u4) -> u4 {{ {body} }}")


def test_the_shortest_product_is_named_with_all_its_factors() -> None:
    with pytest.raises(DiagnosticError, match="the product of bits 0 and 3 of its argument"):
        matrix("fn f(x: u4) -> u1 { return x[0] & x[1] & x[2] ^ x[0] & x[3] }")
    with pytest.raises(DiagnosticError, match="the product of bits 0, 1 and 2 of its argument"):
        matrix("fn f(x: u3) -> u1 { return x[0] & x[1] & x[2] }")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fn f(x: u8[2]) -> u8[2] { return x }", "are words of 4 bits, and `f` takes `u8[2]` to"),
        (
            "fn f(x: u4[2]) -> u4[2] { return [x[0], x[1] <<< 1] }",
            "word 1 of its result has no multiple of word 1 in it\nhint: it is linear over GF(2)",
        ),
    ],
)
def test_functions_of_another_field_are_refused(text: str, message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        matrix(text, "GF(2^4)/0x13")


def test_too_many_products_are_decided_by_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dsl.linear.MAX_PRODUCTS", 3)
    with pytest.raises(DiagnosticError, match=r"not linear: f\(0x\w+\) \^ f\(0x\w+\) is not f\(0x"):
        matrix("fn f(x: u4) -> u4 { return x * x }")
    with pytest.raises(DiagnosticError, match="whether `f` is linear cannot be decided"):
        matrix("fn f(x: u4) -> u4 { return (x & x <<< 1) ^ (x & x <<< 1) }")
