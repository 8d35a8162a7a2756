"""The language's operators on integers of any size; comparisons are 0 or 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

INTEGER_OPERATORS: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "<<": lambda a, b: a << b,
    ">>": lambda a, b: a >> b,
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
}


def signed_digits(number: int) -> Iterator[tuple[int, int]]:
    """The digits of a nonnegative number in the non-adjacent form, the highest first.

    Yields:
        For each nonzero digit, its place and its sign, 1 or -1: 7 is 8 - 1. No other signed-digit
        form has fewer nonzero digits.

    Source: Reitwiesner, Binary Arithmetic, Advances in Computers 1, 1960.
    """
    digits: list[tuple[int, int]] = []
    place = 0
    while number:
        if number & 1:
            digit = 2 - number % 4
            digits.append((place, digit))
            number -= digit
        number >>= 1
        place += 1
    yield from reversed(digits)
