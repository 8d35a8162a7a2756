"""Round keys that are XORs of key bits, computed from planes of the key.

If a key schedule acts alike on many bits, such as a feedback register on each cell, the terms of
its sums are in one lane of several planes. There the sums are computed word by word, in the order
of the schedule. Then each round key takes one move of lanes.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from compiler.planes.bit_layers import ONE, Form
from compiler.planes.network import PlaneNetwork
from compiler.planes.word_synthesis import Forms, WordSynthesis

Parts = Mapping[Form, tuple[Form, Form]]
"""The two sums that a sum was computed from, without the constant 1."""
Lane = tuple[str, int]
"""A bit of a word."""


class PackedKeys:
    """Planes of the key, and sums in their lanes.

    Args:
        synthesis: makes words; it knows the words in `keys`.
        keys: the words of the key in memory's order.
        network: transposition from memory to planes, for a part of the key as large as a block.
        parts: the additions of the schedule.
    """

    def __init__(
        self, synthesis: WordSynthesis, keys: Sequence[str], network: PlaneNetwork, parts: Parts
    ) -> None:
        self._synthesis = synthesis
        self._parts = parts
        self._homes: dict[Form, list[Lane]] = {}
        self._width = synthesis.shifter.width
        count = network.count // network.grid.blocks
        order = _lanes_in_memory(network)
        for first in range(0, len(keys), count):
            words = list(keys[first : first + count]) * network.grid.blocks
            for array, addresses in zip(network.pack(synthesis.build, words), order, strict=True):
                for number, name in enumerate(array):
                    lanes = addresses[number * self._width : (number + 1) * self._width]
                    self._know(name, [2 << first * self._width + address for address in lanes])

    def _know(self, name: str, forms: Sequence[Form]) -> None:
        self._synthesis.know(name, forms)
        for lane, form in enumerate(forms):
            self._homes.setdefault(form, []).append((name, lane))

    def make(self, forms: Forms) -> str:
        """A word with sums of key bits at some lanes."""
        if forms not in self._synthesis.made:
            for word in self._at_home(forms):
                self._sum(word)
        return self._synthesis.make(forms)

    def _at_home(self, forms: Forms) -> list[Forms]:
        """The sums of a word, each at the lane of its first bit; empty if two need one lane."""
        rows: dict[str, list[Form | None]] = {}
        for form in {form & ~ONE for form in forms if form} - {0}:
            for name, lane in self._homes.get(self._first(form), ()):
                row = rows.setdefault(name, [None] * self._width)
                if row[lane] is not None:
                    return []
                row[lane] = form
        return [tuple(rows[name]) for name in sorted(rows)]

    def _first(self, form: Form) -> Form:
        """The first bit in the schedule's order of additions of a sum."""
        while form in self._parts:
            form = self._parts[form][0]
        return form

    def _sum(self, forms: Forms) -> str:
        """A word with sums at lanes, computed by the schedule's own additions."""
        synthesis = self._synthesis
        found = synthesis.gathered(forms, ())
        if forms in synthesis.made or (found and found.cost <= 1):
            return synthesis.make(forms)
        if any(form is not None and form not in self._parts for form in forms):
            return synthesis.make(forms)
        sides = [
            self._sum(tuple(None if f is None else self._parts[f][side] for f in forms))
            for side in range(2)
        ]
        name = synthesis.build.emit("xor", *sides)
        synthesis.know(name, forms)
        return name


def _lanes_in_memory(network: PlaneNetwork) -> list[list[int]]:
    """For each plane and lane, the bit in memory, counted from the block's first."""
    grid, width = network.grid, network.grid.shifter.width
    size = grid.cells * grid.blocks
    planes = [range(n * size, (n + 1) * size) for n in range(grid.planes)]
    unpacked = itertools.chain(*network.unpacked_forms(planes))
    where = {number: bit for bit, number in enumerate(unpacked)}
    block_bits = network.count * width // grid.blocks
    return [[where[number] % block_bits for number in plane] for plane in planes]
