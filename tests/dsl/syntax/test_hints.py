"""Habits from other languages get a hint where the syntax is wrong, and right text gets none."""

from __future__ import annotations

import pytest

from dsl.syntax.hints import hint_at


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("sbox S = [0@x63 0x7c]", "entries are hexadecimal without `0x`"),
        ("sbox S[2] = [[0 1], [0@x2 3]]", "entries are hexadecimal without `0x`"),
        ("sbox S = [6 3@, 4]", "entries are hexadecimal, with spaces"),
        ("sbox S[2] = [@0 1 2 3]", "each of several S-boxes has its own brackets"),
        ("if a &@& b {", "conditions are numbers, 0 or 1: `(a < b) & (c < d)`"),
        ("if a |@| b {", "conditions are numbers, 0 or 1: `(a < b) | (c < d)`"),
        ("x = 1 @// one", "a comment begins with `#`"),
        ("x = 1 @/* one */", "a comment begins with `#`"),
        ("x = 1 /@/ one", "a comment begins with `#`"),
        ("x = 1 /@* one */", "a comment begins with `#`"),
        ("if @!a {", "`~` inverts every bit; a condition is inverted by `c == 0`"),
        ("{ const @c = 1", "`const` stands outside of functions; inside, write `let`"),
        ("let mut @x = 1", "every variable can be changed: leave `mut` out"),
        ("permutation P: u8 [1@, 0]", "a list stands after `=`: `permutation P: u8 = [1, 0, …]`"),
        ("fn f(x: u8) @u8 {", "the result's type stands after `->`"),
        ("fn f(x: u8) @{", "the result's type stands after `->`"),
        ("round f(x: u8)@: u8 {", "the result's type stands after `->`"),
        ("{ while @x < 3 {", "loops are `for i in 0..n { … }`, with constant bounds"),
        ("{ for @(i = 0; ", "loops are `for i in 0..n { … }`"),
        ("{ int @x = 3", "a variable is declared by `let x: u8 = …`"),
        ("{ uint32_t @x = 3", "a variable is declared by `let x: u8 = …`"),
        ("x = 3\n    @u8 y = 3", "a variable is declared by `let x: u8 = …`"),
        ("i@++", "write `x += 1`"),
        ("} elif @x {", "write `else if`"),
    ],
)
def test_a_habit_is_known_at_the_place_of_the_error(text: str, hint: str) -> None:
    before, _, after = text.partition("@")
    assert hint_at(before + after, len(before)).startswith(hint)


@pytest.mark.parametrize(
    "text",
    [
        "x = a @) b",
        "if a @!= b",
        "x = a @& b",
        "x = a &@ b & c",
        "const@ c = 1",
        "let x = mut @y",
        "x = a@, b",
        "permutation P: u8 = [1@, 0]",
        "fn f(x: u8) -> @{",
        "@",
    ],
)
def test_elsewhere_nothing_is_guessed(text: str) -> None:
    before, _, after = text.partition("@")
    assert hint_at(before + after, len(before)) == ""


def test_only_the_text_near_the_error_is_looked_at() -> None:
    far = "sbox S = [" + "0 " * 10_000
    assert hint_at(far + ", 1]", len(far)) == ""
    near = "sbox S = [" + "0 " * 1000
    assert hint_at(near + ", 1]", len(near)).startswith("entries are hexadecimal")
