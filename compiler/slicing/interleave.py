"""Interleaved words: a word is split into n parts, each with every n-th of its bits.

Part j of n parts of a word holds its bits j, j + n, j + 2 n and so on. A rotation by a multiple of
n rotates each part; any other one also renames the parts. So a register can hold a few bits of each
of many blocks side by side, which takes fewer registers than bit slicing.

Source: bit interleaving, Bertoni et al., Keccak implementation overview 3.2, section 2.1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import BITWISE, Builder, Op, Param, Program, Type
from compiler.layouts.form import memory_bit
from compiler.layouts.lane_steps import LaneMap
from compiler.layouts.layout import LayoutError
from dsl.cipher import WordLayout

Parts = tuple[str, ...]
"""The values of a word's parts; the first part has bit 0."""
HAS_PARTS = frozenset({*BITWISE, "const", "rotl", "sbox"} - {"lut3"})
"""The operations that work on parts."""
MOVES_BITS = frozenset({"extract", "concat", "permute"})
"""The operations that compose and decompose words of counter blocks."""


def bits_side_by_side(register_bytes: Sequence[int], lanes: int) -> int:
    """The number of bits of one word that a register holds for each block.

    Args:
        register_bytes: widths of a register.
        lanes: blocks that share a register; 0 for as many as it has bits. A single block fills a
            register, and its words are split into bits.

    Returns:
        1 if one bit of each block fills a register, or if `lanes` divides no register; otherwise as
        many as fill the widest register.
    """
    widest = 8 * max(register_bytes)
    if lanes < 2 or widest % lanes or any(lanes % (8 * size) == 0 for size in register_bytes):
        return 1
    return widest // lanes


def places_of_parts(bits: int, parts: int) -> LaneMap:
    """The bits of a word in the order of its parts, the first part first."""
    return tuple(bit for part in range(parts) for bit in range(part, bits, parts))


def bits_in_memory(layout: WordLayout, parts: int = 1) -> list[int]:
    """The bit in memory (8 times the byte, plus the bit) of each bit of the parts of all words.

    Args:
        layout: how the bytes are read as words.
        parts: number of parts of a word; 1 for whole words and for bit slicing.
    """
    bits = layout.shape.bits
    places = places_of_parts(bits, parts) if parts > 1 else range(bits)
    words = range(0, 8 * layout.n_bytes, bits)
    return [memory_bit(layout, word + place) for word in words for place in places]


@dataclass
class Interleaving:
    """Rewrites a program to operate on the parts of its words.

    Values that words of counter blocks are composed of stay whole; parts are extracted from the
    composed words.

    Args:
        program: a spec program.
        bits: width of a word.
        parts: of a word.
    """

    program: Program
    bits: int
    parts: int
    build: Builder = field(default_factory=lambda: Builder("p"))
    made: dict[str, Parts] = field(default_factory=dict[str, Parts])
    whole: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def kind(self) -> Type:
        """The type of a part."""
        return Type(self.bits // self.parts)

    def rewrite(self) -> Program:
        """The program on parts; parameter `a` becomes `a.0`, `a.1` and so on."""
        params: list[Param] = []
        for param in self.program.params:
            if param.given or param.type.bits != self.bits:
                params.append(self.build.like(param, param.type))
                self.whole[param.name] = param.name
                continue
            parts = [self.build.like(param, self.kind, low) for low in range(self.parts)]
            self.made[param.name] = tuple(p.name for p in parts)
            params += parts
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            self.split(op)
        results = tuple(part for name in self.program.results for part in self.made[name])
        ops = tuple(self.build.ops)
        return replace(self.program, params=tuple(params), ops=ops, results=results)

    def split(self, op: Op) -> None:
        """Rewrite an operation on parts; operations that compose counter blocks stay whole."""
        widths = {self.program.types[name].bits for name in (*op.args, *op.results)}
        if op.name in MOVES_BITS or (op.name == "const" and widths != {self.bits}):
            self.joined(op)
        elif op.name not in HAS_PARTS or widths != {self.bits}:
            what = f"`{op.name}` on words of {max(widths)} bits"
            raise LayoutError(f"{what} has no form in interleaved words of {self.bits}", op.span)
        elif op.name == "rotl":
            (word,) = op.args
            self.made[op.result] = self.rotated(self.parts_of(word), op.number("k") % self.bits)
        elif op.name == "const":
            self.made[op.result] = self.constant(op.number("value"))
        else:
            columns = zip(*(self.parts_of(arg) for arg in op.args), strict=True)
            rows = [self.one(op, column) for column in columns]
            self.made.update(zip(op.results, zip(*rows, strict=True), strict=True))

    def one(self, op: Op, args: Parts) -> Parts:
        """An operation on one part of each word."""
        kinds = (self.kind,) * len(op.results)
        return self.build.emit_many(op.name, args, kinds, **dict(op.attrs))

    def rotated(self, word: Parts, k: int) -> Parts:
        """The parts of a rotated word: with n parts, bit a of part j was bit a * n + j - k."""
        made: list[str] = []
        for place in range(self.parts):
            whole, part = divmod(place - k, self.parts)
            back = -whole % self.kind.bits
            source = word[part]
            made.append(self.build.emit("rotl", source, kind=self.kind, k=back) if back else source)
        return tuple(made)

    def constant(self, value: int) -> Parts:
        """The parts of a constant."""
        places = places_of_parts(self.bits, self.parts)
        ordered = sum((value >> bit & 1) << place for place, bit in enumerate(places))
        size, ones = self.kind.bits, (1 << self.kind.bits) - 1
        values = [ordered >> size * part & ones for part in range(self.parts)]
        return tuple(self.build.emit("const", kind=self.kind, value=v) for v in values)

    def joined(self, op: Op) -> None:
        """Keep an operation on whole values."""
        if not self.whole.keys() >= set(op.args):
            what = f"`{op.name}` on words of {self.bits} bits"
            raise LayoutError(f"{what} has no form in interleaved words", op.span)
        args = [self.whole[arg] for arg in op.args]
        self.whole[op.result] = self.build.emit(op.name, *args, kind=op.type, **dict(op.attrs))

    def parts_of(self, name: str) -> Parts:
        """The parts of a word; a whole word is split."""
        if name not in self.made:
            word, kind = self.whole[name], Type(self.bits)
            places = places_of_parts(self.bits, self.parts)
            ordered = self.build.emit("permute", word, kind=kind, map=places)
            firsts = range(0, self.bits, self.kind.bits)
            extracted = (self.build.emit("extract", ordered, kind=self.kind, lo=f) for f in firsts)
            self.made[name] = tuple(extracted)
        return self.made[name]


def parts_of_joined(program: Program, words: Collection[str]) -> dict[str, tuple[str, int]]:
    """The parts extracted from words, by name: the word, and the number of the part."""
    ordered = {
        op.result: op.args[0] for op in program.ops if op.name == "permute" and op.args[0] in words
    }
    return {
        op.result: (ordered[op.args[0]], op.number("lo") // op.type.bits)
        for op in program.ops
        if op.name == "extract" and op.args[0] in ordered
    }


def taken_apart(program: Program) -> frozenset[str]:
    """The values that compose words of counter blocks, and their parts: they only move bits."""
    found = {p.name for p in program.params if p.given}
    for op in program.ops:
        if (op.name in MOVES_BITS and found.issuperset(op.args)) or op.name == "const":
            found |= set(op.results)
    return frozenset(name for name in found if not _is_constant(program, name))


def _is_constant(program: Program, name: str) -> bool:
    maker = program.makers.get(name)
    return maker is not None and maker.name == "const"
