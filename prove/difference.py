"""What is said of bytes that are not those of the cipher's text: a key and a text that show it."""

from __future__ import annotations

from prove.graph import Graph
from prove.interface import KEY, TEXT, Draw, any_constants
from prove.simulate import Simulation
from prove.words import Bits

SAMPLES = 64


def counterexample(
    graph: Graph, draw: Draw, key_bytes: int, compared: tuple[list[Bits], list[Bits]]
) -> str:
    """A key and a text for which bytes are not those expected, in words; "" where none is found."""
    found, expected = compared
    ones = (1 << SAMPLES) - 1
    pair = [(x, y) for f, e in zip(found, expected, strict=True) for x, y in zip(f, e, strict=True)]

    def value(name: str, bit: int) -> int:
        """Random bits, the same each time they are asked for."""
        if draw is any_constants:
            return any_constants(name, bit // 8)[bit % 8] * ones
        octets = [any_constants(f"{name} {i}", bit) for i in range(SAMPLES // 8)]
        return sum(b << n for n, b in enumerate(b for octet in octets for b in octet)) & ones

    values = Simulation(graph, value, SAMPLES)
    different = 0
    for x, y in pair:
        different |= values.value(x) ^ values.value(y)
    if not different:
        return ""
    sample = (different & -different).bit_length() - 1

    def octets(name: str, n_bytes: int) -> str:
        bits = [value(name, i) >> sample & 1 for i in range(8 * n_bytes)]
        return sum(b << i for i, b in enumerate(bits)).to_bytes(n_bytes, "little").hex()

    made = bytes(values.word(cell, sample) for cell in found).hex()
    wanted = bytes(values.word(cell, sample) for cell in expected).hex()
    key, text = octets(KEY, key_bytes), octets(TEXT, len(found))
    return f"key {key}, text {text}: the code gives {made}, the cipher's text says {wanted}"
