"""Functions of the key and the nonce: they fill the images that the functions on blocks read."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.ir.program import POINTER, Program, Type
from compiler.ir.slots import Slot
from compiler.layouts.form import memory_bit
from compiler.layouts.lane_steps import LaneMap
from compiler.slicing.function import Results, Shared, SliceFunction, of_key
from compiler.slicing.interleave import parts_of_joined
from compiler.slicing.joined_words import Octets, nonce_words, pieces


@dataclass
class UniformFunction(SliceFunction):
    """A function whose values are equal for all blocks: a register holds one word, repeated.

    `wanted` are the images to store: the number of each, and the results that it consists of.
    """

    image: str = "rk"
    source_name: str = "key"
    wanted: list[tuple[int, Results]] = field(default_factory=list[tuple[int, Results]])
    repeated: dict[tuple[int, Type], str] = field(default_factory=dict[tuple[int, Type], str])
    orders: dict[str, dict[LaneMap, str]] = field(default_factory=dict[str, dict[LaneMap, str]])

    def rewrite(self) -> Program:
        """The whole function; values that no image needs are not computed."""
        pointers = (self.image, self.source_name)
        params = tuple(self.build.param(name, POINTER) for name in pointers)
        self.joined = nonce_words(self.program)
        self.given = {p.name: p.given.index for p in self.program.params if p.given}
        self.parts = parts_of_joined(self.program, self.joined.keys() | self.given.keys())
        made = self.joined.keys() | self.parts.keys()
        ops = [op for op in self.program.ops if made.isdisjoint(op.results)]
        self.waiting = {r: op for op in ops for r in op.results}
        self.words = [p.name for p in self.program.params if p.name not in self.program.stored]
        for number, results in self.wanted:
            self.build.span, self.build.round = None, 0
            value = self.block_image(results) if len(results) > 1 else self.value(results[0])[0]
            offset = number * self.form.register_bytes
            self.build.emit_many("store", (self.image, value), (), offset=offset)
        return self.finish(params)

    def block_image(self, results: Results) -> str:
        """The words of one block in memory's layout, repeated over a register."""
        rows: list[tuple[str, ...]] = [()] * len(results)
        for index, name in enumerate(results):
            rows[self.form.place(index)] = self.value(name)
        return self.shared.way.memory(self.build, rows)[0]

    def slot(self, name: str) -> str:
        """The register of a slot of the key set-up, read by the function that takes a nonce."""
        number = self.shared.image((self.program.stored[name],))
        return self.load_image(self.image, of_key(number))

    def source(self, name: str) -> str:
        """A word of the key or the nonce, repeated over a register."""
        if name in self.joined:
            word = self.join(self.form.in_lane(self.joined[name]))
            is_whole = self.form.parts > 1 or not self.form.is_spread
            return word if is_whole else self.part(word, 0)
        if name in self.parts:
            word, number = self.parts[name]
            return self.part(self.value(word)[0], number)
        index = self.words.index(name)
        bits = self.form.word_bits
        if self.form.parts > 1 and name in self.given:
            return self.repeat(self.given[name], Type(8, self.form.register_bytes))
        if self.form.is_spread:
            number, part = divmod(index, self.form.parts)
            whole = bits * self.form.parts
            kind = Type(whole, self.form.register_bytes * 8 // whole)
            return self.part(self.repeat(number * whole // 8, kind), part)
        if bits == 1:
            place = memory_bit(self.form.key, index) if self.source_name == "key" else index
            if self.shared.load_bits:
                byte, bit = divmod(place, 8)
                return self.build.emit(
                    "load_bit", self.source_name, kind=self.form.kind, offset=byte, bit=bit
                )
            return self.test(place // 8, (1 << place % 8,) * self.form.register_bytes)
        if self.form.stride:
            return self.test(index, tuple(1 << b for b in self.form.bit_of_byte()))
        if self.form.gap or (self.form.key.big_endian and bits > 8):
            return self.join(self.form.octets(self.form.key, index))
        return self.repeat(index * bits // 8, self.form.kind)

    def repeat(self, offset: int, kind: Type) -> str:
        """A register with one lane of memory repeated in all lanes; each is loaded once."""
        key = offset, kind
        if key not in self.repeated:
            made = self.build.emit("load_all", self.source_name, kind=kind, offset=offset)
            self.repeated[key] = made
        return self.repeated[key]

    def join(self, octets: Octets) -> str:
        """A word composed of bytes of the source and zeros, repeated over a register."""
        size, made = self.form.register_bytes, ""
        for place, first, count in pieces(octets):
            kind = Type(8 * count, size // count)
            value = self.repeat(first, kind)
            if count < len(octets):
                ones, steps = (1 << 8 * count) - 1, len(octets) // count
                mask = tuple(ones * (lane % steps == place // count) for lane in range(kind.lanes))
                value = self.build.emit("and", value, self.constant(mask, kind), kind=kind)
            made = self.build.emit("or", made, value, kind=self.form.kind) if made else value
        return made

    def part(self, word: str, number: int) -> str:
        """A part of an interleaved word that is repeated over a register."""
        kind = Type(8, self.form.register_bytes)
        bits = [bit * self.form.parts + number for bit in self.form.bit_of_byte()]
        order = tuple(bit // 8 * 8 + place for bit in bits for place in range(8))
        if order not in self.orders.setdefault(word, {}):
            made = self.build.emit("permute", word, kind=kind, map=order)
            self.orders[word][order] = made
        mask = self.constant(tuple(1 << bit % 8 for bit in bits), kind)
        return self.build.emit("test", self.orders[word][order], mask, kind=kind)

    def test(self, offset: int, mask: tuple[int, ...]) -> str:
        """A register with all ones in each byte whose bit of a byte in memory is set."""
        kind = Type(8, self.form.register_bytes)
        byte = self.repeat(offset, kind)
        return self.build.emit("test", byte, self.constant(mask, kind), kind=kind)


def key_function(shared: Shared, program: Program) -> Program:
    """The key set-up: computes every image that the other functions have requested."""
    names = {Slot("key", i): r for i, r in enumerate(program.results)}
    wanted = [(n, tuple(names[s] for s in slots)) for n, slots in enumerate(shared.images)]
    return UniformFunction(shared, program, wanted=wanted).rewrite()


def nonce_function(shared: Shared, program: Program) -> Program:
    """The function that computes the values of key and nonce; they follow the key's images.

    All functions that request images of the key have been made before.
    """
    for slot in program.stored.values():
        shared.image((slot,))
    first = len(shared.images)
    shared.nonce_slots = len(program.results)
    wanted: list[tuple[int, Results]] = [(first + i, (r,)) for i, r in enumerate(program.results)]
    made = UniformFunction(shared, program, image="ctx", source_name="nonce", wanted=wanted)
    return made.rewrite()
