"""What is said of bytes that are not those of the cipher's text: inputs that show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prove.forms import TRUE
from prove.graph import Graph
from prove.interface import AT_HEAD, COUNTER, TEXT, Draw, any_constants
from prove.samples import Samples
from prove.simulate import Simulation
from prove.sweep import Inputs
from prove.words import Bits

SAMPLES = 64
ONES = (1 << SAMPLES) - 1


def dependence(graph: Graph, literals: Sequence[int], inputs: Inputs | None = None) -> str:
    """Two runs with the same counter in which literals are not the same, in words.

    Args:
        graph: of the literals.
        literals: that may depend on data.
        inputs: bits that inputs have in all runs but the first; the others are random.

    Returns:
        "" where none are found, or where the literals depend on what no call need have so.
    """
    given, asked = inputs or {}, dict[str, int]()

    def value(name: str, bit: int) -> int:
        asked[name] = max(asked.get(name, 0), bit // 8 + 1)
        if name == COUNTER:
            return given.get((name, bit), any_constants(name, bit // 8)[bit % 8]) * ONES
        return _with(given.get((name, bit)), _drawn(name, bit))

    values = Simulation(graph, value, SAMPLES)
    different = 0
    for literal in literals:
        found = values.value(literal)
        different |= found ^ (ONES if found & 1 else 0)
    if not different or any(map(_is_unknown, asked)):
        return ""
    other = (different & -different).bit_length() - 1

    def shown(sample: int) -> str:
        said: list[str] = []
        for name, n_bytes in asked.items():
            number = sum((value(name, i) >> sample & 1) << i for i in range(8 * n_bytes))
            if name != COUNTER:
                said.append(f"{_word(name)} {number.to_bytes(n_bytes, 'little').hex()}")
        return ", ".join(said)

    return f"it is one thing for {shown(0)}, and another for {shown(other)}"


def _with(given: int | None, drawn: int) -> int:
    """What was drawn in the first sample, and a bit that is given in the others."""
    return drawn if given is None else drawn & 1 | given * (ONES ^ 1)


def _word(name: str) -> str:
    return "text" if name == TEXT else name


def _drawn(name: str, bit: int) -> int:
    """Random bits, one a sample, the same each time they are asked for."""
    octets = [any_constants(f"{name} {i}", bit) for i in range(SAMPLES // 8)]
    return sum(b << n for n, b in enumerate(b for octet in octets for b in octet)) & ONES


def _is_unknown(name: str) -> bool:
    """Whether an input is what nothing is known of: no call need have it so."""
    return name == "" or name.endswith(AT_HEAD)


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
    if isinstance(graph, Samples):
        return _sampled(graph, inputs, compared)
    asked = set[str]()
    pair = [(x, y) for f, e in zip(found, expected, strict=True) for x, y in zip(f, e, strict=True)]

    def value(name: str, bit: int) -> int:
        """What was drawn where that is constant, else random bits, the same each time."""
        asked.add(name)
        drawn = draw(name, bit // 8)[bit % 8]
        return drawn * ONES if drawn <= TRUE else _drawn(name, bit)

    values = Simulation(graph, value, SAMPLES)
    different = 0
    for x, y in pair:
        different |= values.value(x) ^ values.value(y)
    if not different or any(map(_is_unknown, asked)):
        return ""
    sample = (different & -different).bit_length() - 1

    def given(name: str, n_bytes: int) -> int:
        return sum((value(name, i) >> sample & 1) << i for i in range(8 * n_bytes))

    numbers = {name: (given(name, n), n) for name, n in {**inputs, TEXT: len(found)}.items()}
    made, wanted = (bytes(values.word(cell, sample) for cell in x) for x in (found, expected))
    return _said(numbers, made, wanted)


def _sampled(
    graph: Samples, inputs: Mapping[str, int], compared: tuple[list[Bits], list[Bits]]
) -> str:
    """The same where literals are known by their values."""
    found, expected = compared
    different = 0
    for cell, other in zip(found, expected, strict=True):
        for x, y in zip(cell, other, strict=True):
            different |= graph.values(x) ^ graph.values(y)
    sample = (different & -different).bit_length() - 1

    def number(literals: Sequence[int]) -> int:
        return sum((graph.values(x) >> sample & 1) << i for i, x in enumerate(literals))

    sizes = {**inputs, TEXT: len(found)}
    numbers = {
        name: (number([graph.input(name, i) for i in range(8 * n_bytes)]), n_bytes)
        for name, n_bytes in sizes.items()
    }
    return _said(numbers, bytes(map(number, found)), bytes(map(number, expected)))


def _said(numbers: Mapping[str, tuple[int, int]], made: bytes, wanted: bytes) -> str:
    """Inputs, with their sizes in bytes, and what becomes of them, in words."""
    shown: list[str] = []
    for name, (number, n_bytes) in numbers.items():
        text = str(number) if name == COUNTER else number.to_bytes(n_bytes, "little").hex()
        shown.append(f"{_word(name)} {text}")
    said = f"the code gives {made.hex()}, the cipher's text says {wanted.hex()}"
    return f"{', '.join(shown)}: {said}"
