"""Counter mode with its first rounds computed before the loop: a table, and held words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.ir.program import POINTER, Attribute, Op, Param, Program, Type
from compiler.ir.slots import FAST_VALUES, Given, Slot
from compiler.slicing.register_words import RegisterFunction
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
        # Entries behind the last repeat the first: their numbers have a ninth bit.
        has_more = self.part == "table" and self.side_by_side
        number = self.index(0) if has_more else self.counter.name
        for given in self.program.given("counter"):
            self.values[given.name] = number
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


@dataclass
class FoldedRegisters(FoldedFunction, RegisterFunction):
    """A function of folded counter mode on words that fill a register.

    The address of an entry is computed in registers for addresses, by instructions of the target.

    Args:
        low_byte: the instruction that gives the lowest byte of a number.
        scale: the instruction that shifts a number to the left.
        add: the instruction that adds a constant to a number.
        fetch: the instruction that loads a word.
        index_bits: width of these numbers.
        masks: the bytes that are left of a counter, where others were cleared.
    """

    low_byte: str = ""
    scale: str = ""
    add: str = ""
    fetch: str = ""
    index_bits: int = 64
    masks: dict[str, int] = field(default_factory=dict[str, int])

    def words(self) -> list[Param]:
        """The parameters other than slots and counter; declares the counter."""
        words = [p for p in self.program.params if p.name not in self.program.stored]
        if given := [word for word in words if word.given]:
            self.count(given)
        else:
            self.counter = self.build.given(Given("counter"), Type(self.index_bits))
            self.params.append(self.counter)
        return [word for word in words if not word.given]

    def note(self, op: Op) -> None:
        """Note an operation on a counter or its bytes, also one that clears some bytes."""
        lowest = op.args[0] if op.args else ""
        match op.name:
            case "and" if lowest in self.added and op.args[1] in self.numbers:
                self.added[op.result] = self.added[lowest]
                self.masks[op.result] = self.numbers[op.args[1]]
            case "extract" if not self.masks.get(lowest, -1) >> op.number("lo") & 255:
                self.octets[op.result] = None
            case _:
                super().note(op)

    def own(self, pointer: str, place: int, number: int, in_table: bool = False) -> str:
        """A word that this function's module has stored, in the table or behind a pointer."""
        region: dict[str, Attribute] = {"region": "table"} if in_table else {}
        attrs = {"offset": place + number * self.bits // 8, "own": 1}
        return self.build.emit("load", pointer, kind=self.register, **region, **attrs)

    def entries(self, slots: Mapping[str, Slot]) -> None:
        """Load the words of each block's table entry."""
        kind, shift = Type(self.index_bits), self.entry_bytes.bit_length() - 1
        places: dict[int, str] = {}
        for name, slot in slots.items():
            first = 0 if self.side_by_side else slot.block
            if first not in places:
                place = self.build.emit(self.scale, self.index(first), kind=kind, k=shift)
                places[first] = self.build.emit("address", self.keys, place, kind=POINTER)
            entry = (slot.block - first) * self.entry_bytes + slot.index * self.bits // 8
            attrs: dict[str, Attribute] = {"region": "table", "offset": entry}
            pointer = places[first]
            self.values[name] = self.build.emit(self.fetch, pointer, kind=self.register, **attrs)

    def index(self, block: int) -> str:
        """The lowest byte of a block's counter: the number of its entry."""
        kind, counter = Type(self.index_bits), self.counter.name
        if block:
            counter = self.build.emit(self.add, counter, kind=kind, k=block)
        return self.build.emit(self.low_byte, counter, kind=kind)

    def stored(self, pointer: str, place: int) -> Program:
        """The program that computes the results and stores them one after another."""
        self.compute()
        self.build.span, self.build.round = None, 0
        for number, name in enumerate(self.program.results):
            attrs = {"offset": place + number * self.bits // 8, "own": 1}
            self.build.emit_many("store", (pointer, self.value(name)), (), **attrs)
        return self.finish()
