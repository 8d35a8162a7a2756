"""Functions in which a register holds one word of one block, for machines without vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import POINTER, Builder, Op, Param, Program, Type
from compiler.ir.slots import ROUND_POINTER, Slot
from compiler.layouts.form import memory_pieces
from compiler.slicing.function import Images, Place, Results, of_key, offset_in
from compiler.slicing.key_order import first_reads, key_order
from dsl.cipher import WordLayout

Part = tuple[int, int, int]
"""A byte that holds a part of a word, the lowest bit of the part in it, and its width in bits."""


@dataclass
class WordFunction:
    """A function on words under construction.

    Args:
        images: places of the values of key and nonce; one slot each.
        program: a program on words of machine widths, except parameters and results in memory.
        widths: the target's word widths, in bits.
        slot_bytes: size of the widest slot, which is the distance of all slots.
    """

    images: Images
    program: Program
    widths: tuple[int, ...]
    slot_bytes: int
    build: Builder = field(default_factory=lambda: Builder("v"))
    values: dict[str, str] = field(default_factory=dict[str, str])
    loaded: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])

    def __post_init__(self) -> None:
        self.name, self.part = self.program.name, self.program.part
        self.params: list[Param] = []

    def pointers(self, *names: str) -> None:
        """Declare the function's pointers."""
        self.params += [self.build.param(name, POINTER) for name in names]

    def finish(self, results: tuple[str, ...] = ()) -> Program:
        """The slice program."""
        ops, params = tuple(self.build.ops), tuple(self.params)
        return replace(self.program, level="slice", params=params, ops=ops, results=results)

    def block_function(self, block: WordLayout, is_last: bool) -> Program:
        """A function on blocks: the whole one, or a part of a rolled one."""
        self.keys = "ctx" if self.name == "ctr_crypt" else "rk"
        words = [p for p in self.program.params if p.name not in self.program.stored]
        if self.part:
            self.pointers(*([ROUND_POINTER] if self.part == "round" else ["out", "in", self.keys]))
            self.take_over(words)
        elif self.keys == "ctx":
            self.pointers("out", "in", self.keys)
            self.count(words)
        else:
            self.pointers("out", "in", self.keys)
            self.load_words("in", words, block)
        self.compute()
        if not is_last:
            return self.finish(tuple(self.value(r) for r in self.program.results))
        self.store_words(block)
        return self.finish()

    def uniform_function(
        self, image: str, source: str, layout: WordLayout | None, wanted: Mapping[Place, Results]
    ) -> Program:
        """A function of the key or the nonce that stores images at their places."""
        self.keys = image
        self.pointers(image, source)
        words = [p for p in self.program.params if p.name not in self.program.stored]
        if layout:
            self.load_words(source, words, layout)
        else:
            self.load_nonce(source, words)
        self.compute()
        self.build.span, self.build.round = None, 0
        for place, (result,) in wanted.items():
            self.store_slot(image, place, self.value(result))
        return self.finish()

    def load_nonce(self, pointer: str, words: Sequence[Param]) -> None:
        """Load the bytes of the nonce, each as a word."""
        for index, word in enumerate(words):
            self.values[word.name] = self.load(pointer, index, word.type.bits // 8, False)

    def take_over(self, words: list[Param]) -> None:
        """Take the state from the part before."""
        for index, word in enumerate(words):
            param = self.build.param(f"state.{index}", word.type)
            self.params.append(param)
            self.values[word.name] = param.name

    def count(self, words: list[Param]) -> None:
        """Declare the counter, from which the function begins; the nonce's values are in slots."""
        for word in words:
            assert word.given, "counter mode takes the counter, and slots"
            param = self.build.given(word.given, word.type)
            self.params.append(param)
            self.values[word.name] = param.name

    def load(self, pointer: str, offset: int, size: int, big: bool) -> str:
        """Load a word of `size` bytes into a register that holds it."""
        kind = Type(min(width for width in self.widths if width >= 8 * size))
        return self.build.emit("load", pointer, kind=kind, offset=offset, bytes=size, big=int(big))

    def store(self, pointer: str, offset: int, value: str, size: int, big: bool) -> None:
        """Store the low `size` bytes of a word."""
        attrs = {"offset": offset, "bytes": size, "big": int(big)}
        self.build.emit_many("store", (pointer, value), (), **attrs)

    def load_words(self, pointer: str, words: list[Param], layout: WordLayout) -> None:
        """Load the words of a block or a key; those smaller than a byte are extracted from it."""
        octets: dict[int, str] = {}
        placed = word_places([word.type for word in words], layout)
        for word, parts in zip(words, placed, strict=True):
            (place, _, _), *_ = parts
            size = -(-word.type.bits // 8)
            for octet, _, _ in parts if size == 1 else parts[:1]:
                if octet not in octets:
                    octets[octet] = self.load(pointer, octet, size, layout.big_endian)
            small = word.type.bits < 8
            self.values[word.name] = self.joined(octets, parts) if small else octets[place]

    def joined(self, octets: Mapping[int, str], parts: Sequence[Part]) -> str:
        """A word smaller than a byte, composed from its parts in one byte or two."""
        found, at = "", 0
        for octet, low, count in parts:
            value = octets[octet]
            value = self.build.emit("shr", value, k=low) if low else value
            ones = self.build.constant(self.build.types[value], (1 << count) - 1)
            value = self.build.emit("and", value, ones)
            value = self.build.emit("shl", value, k=at) if at else value
            found = self.build.emit("or", found, value) if found else value
            at += count
        return found

    def store_words(self, block: WordLayout) -> None:
        """Store a block; in counter mode, add the text first."""
        kinds = [self.program.types[name] for name in self.program.results]
        placed = word_places(kinds, block)
        made: dict[int, str] = {}
        sizes: dict[int, int] = {}
        for name, kind, parts in zip(self.program.results, kinds, placed, strict=True):
            at, size = 0, -(-kind.bits // 8)
            for place, low, count in parts if size == 1 else parts[:1]:
                value = self.value(name)
                value = self.build.emit("shr", value, k=at) if at else value
                value = self.build.emit("shl", value, k=low) if low else value
                made[place] = self.build.emit("or", made[place], value) if place in made else value
                sizes[place], at = size, at + count
        big = block.big_endian
        if self.keys == "ctx":
            text = {place: self.load("in", place, sizes[place], big) for place in made}
            made = {p: self.build.emit("xor", text[p], v) for p, v in made.items()}
        for place, value in made.items():
            self.store("out", place, value, sizes[place], big)

    def compute(self) -> None:
        """Emit all operations, in program order."""
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            if op.name == "resize" and self.is_outside(op):
                self.values[op.result] = self.value(op.args[0])
            else:
                self.values.update(zip(op.results, self.emit_op(op), strict=True))

    def emit_op(self, op: Op) -> tuple[str, ...]:
        """Emit an operation; returns its results."""
        args = tuple(self.value(a) for a in op.args)
        return self.build.emit_many(op.name, args, op.types, **dict(op.attrs))

    def is_outside(self, op: Op) -> bool:
        """Whether an operation resizes a word of memory, whose register needs no change."""
        return not {op.type.bits, self.program.types[op.args[0]].bits} <= set(self.widths)

    def value(self, name: str) -> str:
        """The register of a value; a slot is loaded again in each round."""
        if name not in self.program.stored:
            return self.values[name]
        key = name, self.build.round
        if key not in self.loaded:
            self.loaded[key] = self.load_slot(*self.slot(name), self.program.types[name])
        return self.loaded[key]

    def load_slot(self, pointer: str, place: Place, kind: Type) -> str:
        """Load a slot's word."""
        attrs = {**offset_in(place, self.slot_bytes), "bytes": kind.bits // 8, "big": 0, "own": 1}
        return self.build.emit("load", pointer, kind=kind, **attrs)

    def store_slot(self, pointer: str, place: Place, value: str) -> None:
        """Store a word in its slot."""
        size = self.build.types[value].bits // 8
        attrs = {**offset_in(place, self.slot_bytes), "bytes": size, "big": 0, "own": 1}
        self.build.emit_many("store", (pointer, value), (), **attrs)

    def slot(self, name: str) -> tuple[str, Place]:
        """The pointer to a slot's image, and the place of the image."""
        slot = self.program.stored[name]
        if slot.kind == "round":
            return ROUND_POINTER, of_key(self.images.loops[self.name].places[slot.index])
        if slot.kind == "nonce":
            return self.keys, Place("nonce", slot.index)
        return self.keys, of_key(self.images.image((slot,)))


def word_places(kinds: Sequence[Type], layout: WordLayout) -> list[list[Part]]:
    """The places of words that are words of a layout or parts of them, the lowest part first.

    Args:
        kinds: their types, in order.
        layout: layout of the words.

    Returns:
        The parts of each word, see `compiler.layouts.form.memory_pieces`. For a word of whole
        bytes, the byte at which it begins in memory comes first.
    """
    found: list[list[Part]] = []
    first = 0
    for kind in kinds:
        parts = memory_pieces(layout, first, kind.bits)
        found.append(parts if kind.bits < 8 else sorted(parts))
        first += kind.bits
    return found


def _key_slots(
    programs: Mapping[str, Program], loops: Mapping[str, tuple[tuple[Slot, ...], ...]]
) -> list[Slot]:
    """The key slots that functions read, sorted."""
    read = {slot for program in programs.values() for slot in program.slots.values()}
    read.update(slot for rounds in loops.values() for slots in rounds for slot in slots)
    return sorted(slot for slot in read if slot.kind == "key")


Kernel = Callable[[Images, Program, tuple[int, ...], int], WordFunction]
"""Makes an empty function from images, program, widths and slot size."""


def word_functions(
    programs: Mapping[str, Program],
    loops: Mapping[str, tuple[tuple[Slot, ...], ...]],
    block: WordLayout,
    key: WordLayout,
    widths: tuple[int, ...],
    kernel: Kernel = WordFunction,
    uniform: Kernel = WordFunction,
    in_order: bool = False,
    reach: int = 0,
) -> tuple[dict[str, Program], Images, int]:
    """The slice programs of functions on words, for one block at a time.

    Args:
        programs: split by binding time, rolled or not.
        loops: the slots of each iteration, by function.
        block: layout of a block's words.
        key: layout of the key's words.
        widths: the target's word widths, in bits.
        kernel: makes a function on blocks.
        uniform: makes a function of the key or the nonce.
        in_order: whether slots are placed in the order of their numbers, if all loops allow it.
        reach: the largest displacement of an access, in bytes; 0 for no limit.

    Returns:
        The programs; the places of the slots; the size of a slot in bytes.
    """
    images = Images()
    slots = [f.types[n].bits for f in programs.values() for n in f.stored]
    size = max(slots, default=8) // 8
    if in_order:
        images.place_in_order(_key_slots(programs, loops), loops.values())
    for name, rounds in loops.items():
        images.place_loop(name, rounds)
    for slot in key_order(programs, reach, size) if reach and not loops else ():
        images.image((slot,))
    made: dict[str, Program] = {}
    for name, program in programs.items():
        if name in ("key_setup", "ctr_nonce"):
            continue
        is_last = program.part == "tail" or (not program.part and name not in loops)
        function = kernel(images, program, widths, size)
        made[name] = function.block_function(block, is_last)
    if nonce := programs.get("ctr_nonce"):
        for slot in nonce.stored.values():
            images.image((slot,))
        function = uniform(images, nonce, widths, size)
        images.nonce_slots = len(nonce.results)
        wanted = {Place("nonce", i): (r,) for i, r in enumerate(nonce.results)}
        made["ctr_nonce"] = function.uniform_function("ctx", "nonce", None, wanted)
    setup = programs["key_setup"]
    function = uniform(images, setup, widths, size)
    filled = _filled(images, setup, first_reads(programs) if reach and not loops else ())
    made["key_setup"] = function.uniform_function("rk", "key", key, filled)
    return made, images, size


def _filled(images: Images, setup: Program, reads: Sequence[Slot]) -> dict[Place, Results]:
    """The results of the key set-up by place, in the order of their first reads if that is known.

    A late store would keep its value in a register.
    """
    names = {Slot("key", i): r for i, r in enumerate(setup.results)}
    when = {slot: number for number, slot in enumerate(reads)}
    found = enumerate(images.images)
    in_order = sorted(found, key=lambda each: when.get(each[1][0], each[0]))
    return {of_key(number): tuple(names[s] for s in image) for number, image in in_order}
