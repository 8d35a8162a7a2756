"""AVR's registers by their numbers, and what avr-gcc keeps of them."""

from __future__ import annotations

from targets.avr.binary import BINARY, GENERAL, PAIRS, reached


def test_numbers_are_those_of_the_names() -> None:
    assert tuple(f"r{n}" for n in range(32)) == GENERAL
    assert BINARY.numbered["reg"] == GENERAL
    assert BINARY.numbered["high"][0] == "r16"


def test_pairs_are_adjacent_registers() -> None:
    for n, halves in enumerate(PAIRS.values()):
        assert halves == (f"r{2 * n}", f"r{2 * n + 1}")
    assert PAIRS["X"] == ("r26", "r27")
    assert PAIRS["Z"] == ("r30", "r31")


def test_accesses_name_their_pointer_in_four_bits() -> None:
    """DS40002198B, chapter 5, LD: X without a change 1100, X with one 1101, Y 1001, Z 0001."""
    assert [n for n, name in enumerate(reached("on")) if name] == [1, 9, 13]
    assert reached("on")[13] == "X"
    assert [n for n, name in enumerate(reached("at")) if name] == [12]
