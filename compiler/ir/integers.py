"""What the operators of the language mean on integers of any size; comparisons are 0 or 1."""

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
    """The digits of a number that is not negative, in the non-adjacent form, the highest first.

    Yields:
        Of each digit that is not 0 its place and whether it is 1 or -1: 7 is 8 - 1. No other
        signed digits are fewer.

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
