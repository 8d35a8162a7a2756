"""Words that are concatenations of single bytes: of the nonce, or of the counter."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.ir.program import Program

Octets = tuple[int | None, ...]
"""For each byte of a word, the lowest first, its number in the source; None stands for zero."""
Piece = tuple[int, int, int]
"""A run of bytes: its place in the word, its first number in the source, its length."""


def counter_words(program: Program) -> dict[str, Octets]:
    """The words made of bytes of the counter, by name; byte 0 is the counter's lowest.

    A single byte of the counter is such a word only if words are bytes.
    """
    counter = {p.name for p in program.given("counter")}
    numbers: dict[str, int] = {}
    for op in program.ops:
        if op.name == "extract" and op.type.bits == 8 and counter.issuperset(op.args):
            numbers[op.result] = op.number("lo") // 8
    return _joined(program, numbers) or {name: (number,) for name, number in numbers.items()}


def nonce_words(program: Program) -> dict[str, Octets]:
    """The words that bytes of the nonce are concatenated to, by name."""
    nonce = {p.name: p.given.index for p in program.given("nonce") if p.given}
    return _joined(program, nonce)


def _joined(program: Program, numbers: Mapping[str, int]) -> dict[str, Octets]:
    """The words that are concatenations of numbered bytes and zeros."""
    zeros = {op.result for op in program.ops if op.name == "const" and op.number("value") == 0}
    known = zeros | numbers.keys()
    found: dict[str, Octets] = {}
    for op in program.ops:
        are_bytes = all(program.types[arg].bits == 8 for arg in op.args)
        if op.name == "concat" and are_bytes and known.issuperset(op.args):
            found[op.result] = tuple(numbers.get(arg) for arg in op.args)
    return found


def pieces(octets: Octets, place: int = 0) -> list[Piece]:
    """The bytes of a word as runs that are consecutive both in the source and in the word.

    The length of a run is a power of two, and its place is a multiple of the length.

    Args:
        octets: the word's bytes; their number is a power of two.
        place: the place in the word of the first byte.
    """
    first, half = octets[0], len(octets) // 2
    if set(octets) == {None}:
        return []
    if first is not None and octets == tuple(range(first, first + len(octets))):
        return [(place, first, len(octets))]
    return pieces(octets[:half], place) + pieces(octets[half:], place + half)
