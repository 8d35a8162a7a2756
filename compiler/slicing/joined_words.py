"""Words that are put together from single bytes: of the nonce, or of the counter."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.ir.program import Program

Octets = tuple[int | None, ...]
"""For each byte of a word, the lowest first, its number in what it is taken from; None: zero."""
Piece = tuple[int, int, int]
"""Bytes that follow one another in both: their place in the word, their first number, how many."""


def counter_words(program: Program) -> dict[str, Octets]:
    """The words made of the counter, by their names; bytes are numbered from the counter's lowest.

    A byte of the counter is such a word only where words are bytes.
    """
    counter = {p.name for p in program.given("counter")}
    numbers: dict[str, int] = {}
    for op in program.ops:
        if op.name == "extract" and op.type.bits == 8 and counter.issuperset(op.args):
            numbers[op.result] = op.number("lo") // 8
    return _joined(program, numbers) or {name: (number,) for name, number in numbers.items()}


def nonce_words(program: Program) -> dict[str, Octets]:
    """The words that bytes of the nonce are joined to, by their names."""
    nonce = {p.name: p.given.index for p in program.given("nonce") if p.given}
    return _joined(program, nonce)


def _joined(program: Program, numbers: Mapping[str, int]) -> dict[str, Octets]:
    """The words that are joined of numbered bytes and zeros."""
    zeros = {op.result for op in program.ops if op.name == "const" and op.number("value") == 0}
    known = zeros | numbers.keys()
    found: dict[str, Octets] = {}
    for op in program.ops:
        are_bytes = all(program.types[arg].bits == 8 for arg in op.args)
        if op.name == "concat" and are_bytes and known.issuperset(op.args):
            found[op.result] = tuple(numbers.get(arg) for arg in op.args)
    return found


def pieces(octets: Octets, place: int = 0) -> list[Piece]:
    """The bytes of a word in runs that lie in their source as they do in the word.

    A run is as long as a power of two, and its place is a multiple of that.

    Args:
        octets: a power of two of them.
        place: of the first in the word.
    """
    first, half = octets[0], len(octets) // 2
    if set(octets) == {None}:
        return []
    if first is not None and octets == tuple(range(first, first + len(octets))):
        return [(place, first, len(octets))]
    return pieces(octets[:half], place) + pieces(octets[half:], place + half)
