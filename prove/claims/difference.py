"""Finds a counterexample for output bytes that differ from the cipher's text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain

from prove.claims.interface import AT_HEAD, COUNTER, TEXT, Draw, any_constants
from prove.graph.forms import TRUE
from prove.graph.graph import Graph
from prove.graph.samples import ONES, SAMPLES, Samples
from prove.graph.simulate import Simulation
from prove.graph.sweep import Inputs
from prove.graph.words import Bits


class Runs:
    """Inputs and literals in many runs at once: one number each, with a bit for each run.

    Args:
        graph: the graph of the literals. `Samples` has the values of literals and inputs already.
        draw: gives the values of a bit of an input in all runs.
    """

    def __init__(self, graph: Graph, draw: Callable[[str, int], int]) -> None:
        self.asked: dict[str, int] = {}
        """The number of bytes of each input on which the values computed so far depend."""
        self._draw = draw
        self.value = Simulation(graph, self._asked, SAMPLES).value
        if isinstance(graph, Samples):
            self._draw = lambda name, bit: graph.values(graph.input(name, bit))
            self.value = graph.values

    def _asked(self, name: str, bit: int) -> int:
        self.asked[name] = max(self.asked.get(name, 0), bit // 8 + 1)
        return self._draw(name, bit)

    def first(self, differences: Iterable[int]) -> int | None:
        """The first run in which something differs; None if there is none.

        It is also None if the difference depends on unknown values, which may not occur in a call.
        """
        different = 0
        for found in differences:
            different |= found
        if not different or any(name == "" or name.endswith(AT_HEAD) for name in self.asked):
            return None
        return (different & -different).bit_length() - 1

    def octets(self, cells: Iterable[Bits], run: int) -> bytes:
        """The bytes of literals in a run."""
        return bytes(_number(map(self.value, cell), run) for cell in cells)

    def spelled(self, inputs: Mapping[str, int], run: int) -> str:
        """Description of the inputs of a run, given their sizes in bytes."""
        shown: list[str] = []
        for name, n_bytes in inputs.items():
            number = _number((self._draw(name, i) for i in range(8 * n_bytes)), run)
            text = str(number) if name == COUNTER else number.to_bytes(n_bytes, "little").hex()
            shown.append(f"{'text' if name == TEXT else name} {text}")
        return ", ".join(shown)


def dependence(graph: Graph, literals: Sequence[int], inputs: Inputs | None = None) -> str:
    """Description of two runs with the same counter in which literals differ.

    Args:
        graph: of the literals.
        literals: literals that may depend on data.
        inputs: fixed bits of inputs, in all runs but the first; fixed bits of the counter in all
            runs. Other bits of the counter are the same in all runs, and other inputs random.

    Returns:
        The description; "" if there are none, or if the literals depend on unknown values.
    """
    given = inputs or {}

    def draw(name: str, bit: int) -> int:
        chosen = given.get((name, bit))
        if name == COUNTER:
            return ONES * (any_constants(name, bit // 8)[bit % 8] if chosen is None else chosen)
        drawn = _random(name, bit)
        return drawn if chosen is None else drawn & 1 | chosen * (ONES ^ 1)

    runs = Runs(graph, draw)
    values = map(runs.value, literals)
    other = runs.first(value ^ ONES * (value & 1) for value in values)
    if other is None:
        return ""
    asked = {name: n_bytes for name, n_bytes in runs.asked.items() if name != COUNTER}
    first, second = (runs.spelled(asked, run) for run in (0, other))
    return f"it is one thing for {first}, and another for {second}"


def counterexample(
    graph: Graph, draw: Draw, inputs: Mapping[str, int], compared: tuple[list[Bits], list[Bits]]
) -> str:
    """Description of inputs for which bytes differ from those expected; "" if none are found.

    Args:
        graph: of the literals.
        draw: gives the bits of inputs.
        inputs: the number of bytes of each input besides the text.
        compared: the bytes found, and those expected.
    """

    def drawn(name: str, bit: int) -> int:
        """The drawn bit if it is constant, else random bits, the same each time."""
        literal = draw(name, bit // 8)[bit % 8]
        return literal * ONES if literal <= TRUE else _random(name, bit)

    runs = Runs(graph, drawn)
    pairs = zip(*map(chain.from_iterable, compared), strict=True)
    run = runs.first(runs.value(x) ^ runs.value(y) for x, y in pairs)
    if run is None:
        return ""
    made, wanted = (runs.octets(cells, run).hex() for cells in compared)
    shown = runs.spelled({**inputs, TEXT: len(compared[0])}, run)
    return f"{shown}: the code gives {made}, the cipher's text says {wanted}"


@cache
def _random(name: str, bit: int) -> int:
    """Pseudo-random values of a bit of an input, one for each run."""
    octets = [any_constants(f"{name} {i}", bit) for i in range(SAMPLES // 8)]
    return sum(b << n for n, b in enumerate(chain.from_iterable(octets)))


def _number(values: Iterable[int], run: int) -> int:
    """The number with the given bits in a run, the lowest first."""
    return sum((value >> run & 1) << i for i, value in enumerate(values))
