"""Counter mode with its first rounds computed before the loop: a table, and held words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from compiler.ir.program import POINTER, Attribute, Param, Program, Type
from compiler.ir.slots import FAST_VALUES, Given, Slot
from compiler.slicing.words import WordFunction
from dsl.cipher import WordLayout


@dataclass
class FoldedFunction(WordFunction):
    """A function of folded counter mode.

    Args:
        entry_bytes: size of a table entry.
        side_by_side: whether the first entries are repeated behind the table's last one.
        held_place: offset of the held words in the frame, in bytes.
    """

    entry_bytes: int = 0
    side_by_side: bool = False
    held_place: int = 0

    def block_function(self, block: WordLayout, is_last: bool) -> Program:
        """A function on blocks; of counter mode, the part that the program names."""
        if self.name not in ("ctr_crypt", "ctr_nonce"):
            return super().block_function(block, is_last)
        self.keys = "ctx"
        if self.part == "high":
            return self.high_function()
        if self.part == "table":
            return self.fill_function()
        return self.group_function(block)

    def group_function(self, block: WordLayout) -> Program:
        """The loop body: it reads table entries and held words in place of counters."""
        self.pointers("out", "in", self.keys, "frame")
        words = self.words()
        self.entries({w.name: w.slot for w in words if w.slot and w.slot.kind == "entry"})
        for word in words:
            if word.slot and word.slot.kind == "held":
                held = self.own("frame", self.held_place, word.slot.index)
                self.values[word.name] = held
        self.compute()
        self.store_words(block)
        return self.finish()

    def high_function(self) -> Program:
        """Computes the held words, once for all groups whose counters share the higher bytes."""
        self.pointers(self.keys, "frame")
        for word in self.words():
            if word.slot:
                self.values[word.name] = self.own(self.keys, 0, word.slot.index, in_table=True)
        return self.stored("frame", self.held_place)

    def fill_function(self) -> Program:
        """Computes table entries, one for each block of a group, from the pointer `entry`."""
        self.pointers(self.keys, "entry")
        self.words()
        return self.stored("entry", 0)

    def words(self) -> list[Param]:
        """The parameters other than slots and counter; declares the counter."""
        self.counter = self.build.given(Given("counter"), Type(max(self.widths)))
        self.params.append(self.counter)
        for given in self.program.given("counter"):
            self.values[given.name] = self.counter.name
        words = [p for p in self.program.params if p.name not in self.program.stored]
        return [w for w in words if not w.given]

    def own(self, pointer: str, place: int, number: int, in_table: bool = False) -> str:
        """A word that this function's module has stored, in the table or behind a pointer."""
        kind, size = Type(max(self.widths)), max(self.widths) // 8
        region: dict[str, Attribute] = {"region": "table"} if in_table else {}
        attrs = {"offset": place + number * size, "bytes": size, "big": 0, "own": 1}
        return self.build.emit("load", pointer, kind=kind, **region, **attrs)

    def entries(self, slots: Mapping[str, Slot]) -> None:
        """Load the words of each block's table entry."""
        shift = self.entry_bytes.bit_length() - 1
        places: dict[int, str] = {}
        for name, slot in slots.items():
            block = slot.block
            first = 0 if self.side_by_side else block
            if first not in places:
                place = self.build.emit("shl", self.index(first), k=shift)
                places[first] = self.build.emit("address", self.keys, place, kind=POINTER)
            entry = (block - first) * self.entry_bytes
            self.values[name] = self.own(places[first], entry, slot.index, in_table=True)

    def index(self, block: int) -> str:
        """The lowest byte of a block's counter: the number of its entry."""
        counter, kind = self.counter.name, self.counter.type
        if block:
            counter = self.build.emit("add", counter, self.build.constant(kind, block))
        mask = self.build.constant(kind, FAST_VALUES - 1)
        return self.build.emit("and", counter, mask)

    def stored(self, pointer: str, place: int) -> Program:
        """The program that computes the results and stores them one after another."""
        self.compute()
        self.build.span, self.build.round = None, 0
        size = max(self.widths) // 8
        for number, name in enumerate(self.program.results):
            attrs = {"offset": place + number * size, "bytes": size, "big": 0, "own": 1}
            self.build.emit_many("store", (pointer, self.value(name)), (), **attrs)
        return self.finish()
