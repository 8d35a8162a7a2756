"""What is said of bytes that are not those of the cipher's text: inputs that show it."""

from __future__ import annotations

from collections.abc import Mapping

from prove.graph import Graph
from prove.interface import AT_HEAD, COUNTER, TEXT, Draw, any_constants
from prove.simulate import Simulation
from prove.words import Bits

SAMPLES = 64


def counterexample(
    graph: Graph, draw: Draw, inputs: Mapping[str, int], compared: tuple[list[Bits], list[Bits]]
) -> str:
    """Inputs for which bytes are not those expected, in words; "" where none are found.

    Nor are they where bytes depend on what nothing is known of: no call need have it so.

    Args:
        graph: of the literals.
        draw: what inputs are.
        inputs: of each input beside the text its bytes.
        compared: the bytes found, and those expected.
    """
    found, expected = compared
    ones, asked = (1 << SAMPLES) - 1, set[str]()
    pair = [(x, y) for f, e in zip(found, expected, strict=True) for x, y in zip(f, e, strict=True)]

    def value(name: str, bit: int) -> int:
        """Random bits, the same each time they are asked for."""
        asked.add(name)
        if draw is any_constants:
            return any_constants(name, bit // 8)[bit % 8] * ones
        octets = [any_constants(f"{name} {i}", bit) for i in range(SAMPLES // 8)]
        return sum(b << n for n, b in enumerate(b for octet in octets for b in octet)) & ones

    values = Simulation(graph, value, SAMPLES)
    different = 0
    for x, y in pair:
        different |= values.value(x) ^ values.value(y)
    if not different or any(name == "" or name.endswith(AT_HEAD) for name in asked):
        return ""
    sample = (different & -different).bit_length() - 1

    def given(name: str, n_bytes: int) -> str:
        bits = [value(name, i) >> sample & 1 for i in range(8 * n_bytes)]
        number = sum(b << i for i, b in enumerate(bits))
        shown = str(number) if name == COUNTER else number.to_bytes(n_bytes, "little").hex()
        return f"{'text' if name == TEXT else name} {shown}"

    made = bytes(values.word(cell, sample) for cell in found).hex()
    wanted = bytes(values.word(cell, sample) for cell in expected).hex()
    shown = [given(name, n_bytes) for name, n_bytes in {**inputs, TEXT: len(found)}.items()]
    return f"{', '.join(shown)}: the code gives {made}, the cipher's text says {wanted}"
