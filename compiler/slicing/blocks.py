"""Functions on blocks: ECB in both directions and counter mode, on registers of lanes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from compiler.ir.program import POINTER, Op, Program, Type
from compiler.ir.slots import ROLLED, ROUND_POINTER, Given
from compiler.layouts.byte_network import ByteNetwork
from compiler.layouts.form import Form
from compiler.layouts.layout import LayoutError
from compiler.layouts.network import Registers
from compiler.layouts.way import DigitWay
from compiler.machine.target import FRAME
from compiler.slicing.counters import Counters
from compiler.slicing.function import ONCE, Place, SliceFunction, Values, of_key
from compiler.slicing.gathered_counters import GatheredCounters
from compiler.slicing.interleave import parts_of_joined
from compiler.slicing.joined_words import counter_words


@dataclass
class BlockFunction(SliceFunction):
    """A function on groups of blocks; if `is_last`, it ends with stores of the blocks."""

    is_last: bool = True

    def __post_init__(self) -> None:
        self.name, self.part = self.program.name, self.program.part
        self.is_counter = self.name == "ctr_crypt"
        self.keys = "ctx" if self.is_counter else "rk"
        slots = self.program.slots.items()
        self.held = {name: slot.index for name, slot in slots if slot.kind == "held"}
        self.read: dict[tuple[str, int], Values] = {}
        self.params = [self.build.param(n, POINTER) for n in self.pointers()]
        names = [p.name for p in self.program.params]
        self.values |= dict.fromkeys(self.held, ())
        self.in_memory = self.program.stored.keys() | self.held.keys()
        self.block = tuple(n for n in names if n not in self.in_memory)
        self.layers = self._layers() if self.shared.every_round else {}
        self.memory: dict[tuple[str, ...], Registers] = {}
        if self.shared.every_round and not self.layers and not self.is_counter:
            raise LayoutError(
                "no round key is added to the whole block at once, so blocks cannot go back to "
                "memory's layout for it; passes that move key additions must be left out"
            )

    def pointers(self) -> tuple[str, ...]:
        """The pointers that it takes."""
        if self.part == "round":
            return (ROUND_POINTER,)
        if self.part == "high":
            return (self.keys, FRAME)
        return ("out", "in", self.keys, *((FRAME,) if self.held else ()))

    def rewrite(self) -> Program:
        """The slice program of the whole function, or of a part of it."""
        if self.part in ROLLED[1:]:
            self.take_over()
        elif self.is_counter:
            self.count()
        else:
            self.load_blocks()
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            if op.result in self.values:
                continue
            if layer := self.layers.get(op.result):
                self.key_layer(layer)
            elif self.is_cheap(op):
                self.waiting[op.result] = op
            else:
                for arg in op.args:
                    self.value(arg)
                self.compute(op)
        return self.finish(tuple(self.params), self.hand_on())

    def take_over(self) -> None:
        """Take the state in registers from the part before."""
        for index, name in enumerate(self.block):
            groups = range(self.form.groups)
            params = [self.build.param(f"state.{index}.{g}", self.form.kind) for g in groups]
            self.params += params
            self.values[name] = tuple(p.name for p in params)

    def hand_on(self) -> tuple[str, ...]:
        """Return the state in registers if a part follows; otherwise store the blocks.

        The part that computes held values stores these.
        """
        if not self.is_last:
            return tuple(value for name in self.program.results for value in self.value(name))
        if self.part == "high":
            self.store_held()
            return ()
        self.store_blocks()
        return ()

    def is_cheap(self, op: Op) -> bool:
        """Whether an operation is delayed: with one operand besides keys it frees no register."""
        others = [a for a in op.args if a not in self.in_memory]
        return len(others) <= 1

    def operand(self, name: str) -> Values:
        """The registers of an available value; held values are loaded as slots are."""
        if name not in self.held:
            return super().operand(name)
        key = name, self.build.round
        if key not in self.read:
            self.read[key] = self.load_held(self.held[name])
        return self.read[key]

    def load_held(self, number: int) -> Values:
        """The registers of a held value."""
        groups, step = self.form.groups, 2 if self.shared.loads_pairs else 1
        made: list[str] = []
        for group in range(0, groups, step):
            kinds = (self.form.kind,) * min(step, groups - group)
            place = self.held_place(number, group)
            name = "load_pair" if len(kinds) > 1 else "load"
            made += self.build.emit_many(name, (FRAME,), kinds, offset=place)
        return tuple(made)

    def store_held(self) -> None:
        """Store the results in the frame, where the other part of the function reads them."""
        self.build.span, self.build.round = None, 0
        for number, name in enumerate(self.program.results):
            for group, value in enumerate(self.value(name)):
                place = self.held_place(number, group)
                self.build.emit_many("store", (FRAME, value), (), offset=place)

    def held_place(self, number: int, group: int) -> int:
        """The offset in the frame of a register of a held value, in bytes."""
        register = number * self.form.groups + group
        return self.shared.held_place + register * self.form.register_bytes

    def slot(self, name: str) -> str:
        """The register of a slot, loaded from the image of the round keys or the nonce."""
        slot = self.program.stored[name]
        if slot.kind == "round":
            places = self.shared.loops[self.name].places
            return self.load_image(ROUND_POINTER, of_key(places[slot.index]))
        if slot.kind == "nonce":
            return self.load_image(self.keys, Place("nonce", slot.index))
        return self.load_image(self.keys, of_key(self.shared.image((slot,))))

    def load_blocks(self) -> None:
        """Load a group; it stays in memory's layout if a key layer reads it in that layout."""
        registers = self.shared.way.load(self.build, "in")
        first = next(iter(self.layers.values()), ())
        if first and tuple(op.args[0] for op in first) == self.block:
            self.memory[self.block] = registers
        else:
            self.enter(self.block, registers)

    def enter(self, names: tuple[str, ...], registers: Registers) -> None:
        """Transpose registers from memory's layout to the lanes, as the words `names`."""
        rows = self.shared.way.words(self.build, registers)
        for index, name in enumerate(names):
            self.values[name] = self.with_zeros(rows[self.form.place(index)])

    def leave(self, names: tuple[str, ...]) -> Registers:
        """Transpose the words `names` from the lanes to memory's layout."""
        if names in self.memory:
            return self.memory[names]
        rows: list[Values] = [()] * len(names)
        for index, name in enumerate(names):
            rows[self.form.place(index)] = self.value(name)
        return self.shared.way.memory(self.build, rows)

    def store_blocks(self) -> None:
        """Store the group; in counter mode, add the text first."""
        way = self.shared.way
        registers = self.leave(self.program.results)
        if self.is_counter:
            text = way.load(self.build, "in")
            kind = self.form.kind
            registers = {
                n: self.build.emit("xor", registers[n], text[n], kind=kind) for n in registers
            }
        way.store(self.build, "out", registers)

    def _layers(self) -> dict[str, tuple[Op, ...]]:
        """Groups of XORs that add one key image to all words of a block, by their first result."""
        by_round: dict[int, list[Op]] = {}
        slots = self.program.stored
        for op in self.program.ops:
            if op.name == "xor" and op.args[1] in slots and op.args[0] not in slots:
                by_round.setdefault(op.round, []).append(op)
        whole = [tuple(ops) for ops in by_round.values() if len(ops) == self.form.words]
        return {ops[0].result: ops for ops in whole}

    def key_layer(self, layer: tuple[Op, ...]) -> None:
        """Add a round key in memory's layout."""
        names = tuple(op.args[0] for op in layer)
        registers = self.leave(names)
        index = self.shared.image(tuple(self.program.stored[op.args[1]] for op in layer))
        key = self.load_image(self.keys, of_key(index))
        kind = self.form.kind
        added = {n: self.build.emit("xor", v, key, kind=kind) for n, v in registers.items()}
        results = tuple(op.result for op in layer)
        if results == self.program.results:
            self.memory[results] = added
            self.values.update(dict.fromkeys(results, ()))
        else:
            self.enter(results, added)

    def count(self) -> None:
        """Compute the words of a group's counter blocks in the lanes."""
        counter = self.build.given(Given("counter"), Type(8 * self.shared.counter_bytes))
        self.params.append(counter)
        way, words = self.shared.way, counter_words(self.program)
        if isinstance(way, ByteNetwork):
            gathered = GatheredCounters(self.form, way.lookups, counter.type.bits)
            held = gathered.registers(self.build, counter.name)
            for name, octets in words.items():
                made = gathered.word(self.build, held, octets)
                self.values[name] = self.with_zeros(made)
            return
        assert isinstance(way, DigitWay), "there is no other way"
        counters = Counters(self.shared, way.network, counter.type.bits)
        if self.form.is_spread:
            self.count_spread(counters, counter.name)
            return
        if low := counters.low_words(words):
            for name, order in low.items():
                self.values[name] = counters.low(self.build, counter.name, order)
            return
        rows = counters.rows(self.build, counter.name)
        if self.form.word_bits == 1:
            given = self.program.given("counter")
            self.values |= {p.name: rows[p.given.low or 0] for p in given if p.given}
            return
        for name, octets in words.items():
            self.values[name] = counters.word(self.build, rows, octets)

    def count_spread(self, counters: Counters, counter: str) -> None:
        """Compute the words, or their parts, of a group's counter blocks where no lane has one."""
        words = counter_words(self.program)
        parts = parts_of_joined(self.program, words)
        made = {name: counters.parts(self.build, counter, words[name]) for name in words}
        if self.form.parts == 1:
            self.values |= {name: values for name, (values,) in made.items()}
            return
        self.values |= {part: made[word][number] for part, (word, number) in parts.items()}
        self.values |= dict.fromkeys(words, ())


WORKING_REGISTERS = 10
"""The registers that a round needs besides its state, for each group of blocks."""


def keep_some(
    loads: Iterable[tuple[Place, int]], form: Form, registers: int
) -> frozenset[tuple[Place, int]]:
    """Choose the round keys that stay in registers: those read most often, while registers last.

    Args:
        loads: the image and the round of each load.
        form: the layout of words, for the registers of the state.
        registers: number of registers.

    Returns:
        The loads; `ONCE` is the round of a key that is loaded once.
    """
    n_loads = Counter(image for image, _ in loads)
    room = registers - form.groups * (form.words + WORKING_REGISTERS)
    often = sorted((i for i, n in n_loads.items() if n > 1), key=lambda i: (-n_loads[i], i))
    kept = set(often[: max(room, 0)])
    return frozenset((i, ONCE if i in kept else number) for i, number in loads)
