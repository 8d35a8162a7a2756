"""The counters of a group of blocks, for words that byte look-ups gather from memory's layout."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.ir.program import Builder, Type
from compiler.layouts.byte_lookups import ByteLookups
from compiler.layouts.form import Form
from compiler.slicing.function import Values
from compiler.slicing.joined_words import Octets


@dataclass(frozen=True)
class GatheredCounters:
    """Counts in lanes as wide as the counter, block after block; words gather their bytes.

    Args:
        form: of the words.
        lookups: the target's instructions for byte look-ups.
        bits: width of the counter.
    """

    form: Form
    lookups: ByteLookups
    bits: int

    def registers(self, build: Builder, counter: str) -> Values:
        """The counters of a group.

        Args:
            build: takes the operations.
            counter: the value of the first block's counter.
        """
        kind = Type(self.bits, self.form.register_bytes * 8 // self.bits)
        first = build.emit("splat", counter, kind=kind)
        made: list[str] = []
        for block in range(0, self.form.lanes, kind.lanes):
            numbers = tuple(range(block, block + kind.lanes))
            made.append(build.emit("add", first, build.constant(kind, numbers), kind=kind))
        return tuple(made)

    def word(self, build: Builder, counters: Values, octets: Octets) -> Values:
        """A word of the blocks, for all groups.

        Args:
            build: takes the operations.
            counters: those of `registers`.
            octets: the bytes of the counter that the word is made of.
        """
        kind, size = self.form.kind, self.bits // 8
        lane = self.form.in_lane(octets)
        made: list[str] = []
        for first in range(0, self.form.lanes, kind.lanes):
            blocks = range(first, first + kind.lanes)
            places = tuple(None if o is None else b * size + o for b in blocks for o in lane)
            made.append(self.lookups.emit(build, counters, places, kind))
        return tuple(made)
