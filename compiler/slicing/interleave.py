"""Interleaved words: a word as several narrower ones, each with every so many-th of its bits.

Part j of n parts of a word holds its bits j, j + n, j + 2 n and so on. A rotation by a multiple of
n rotates each part, one by less renames parts and rotates those that come round: so a register may
hold a few bits of each of many blocks, side by side, where one bit alone would need too many
registers.

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
"""The values of a word's parts, that of bit 0 first."""
HAS_PARTS = frozenset({*BITWISE, "const", "rotl", "sbox"} - {"lut3"})
"""The operations that have a form on parts."""
MOVES_BITS = frozenset({"extract", "concat", "permute"})
"""The operations that words of counter blocks are made and taken apart with."""


def bits_side_by_side(register_bytes: Sequence[int], lanes: int) -> int:
    """How many bits of a word a register holds of each block.

    Args:
        register_bytes: widths of a register.
        lanes: blocks that share a register; 0 for as many as it has bits. One block has a register
            to itself, and its words are taken apart into bits.

    Returns:
        1 where so many blocks fill registers with one bit each, or no register is a multiple of
        them; otherwise as many as fill the widest.
    """
    widest = 8 * max(register_bytes)
    if lanes < 2 or widest % lanes or any(lanes % (8 * size) == 0 for size in register_bytes):
        return 1
    return widest // lanes


def places_of_parts(bits: int, parts: int) -> LaneMap:
    """The bits of a word in the order of its parts, those of the first part first."""
    return tuple(bit for part in range(parts) for bit in range(part, bits, parts))


def bits_in_memory(layout: WordLayout, parts: int = 1) -> list[int]:
    """The bit in memory (8 times the byte, plus the bit) of each bit of the parts of all words.

    Args:
        layout: how the bytes are read as words.
        parts: of a word; 1: words are whole, or lie bit by bit.
    """
    bits = layout.shape.bits
    places = places_of_parts(bits, parts) if parts > 1 else range(bits)
    words = range(0, 8 * layout.n_bytes, bits)
    return [memory_bit(layout, word + place) for word in words for place in places]


@dataclass
class Interleaving:
    """The rewriting of a program on the parts of its words.

    What words of counter blocks are made of stays whole, and their parts are taken out.

    Args:
        program: a spec program.
        bits: of a word.
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
        """A part of a word."""
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
        """An operation on the parts; what makes bytes of counter blocks stays as it is."""
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
        """The parts of a rotated word: bit a of part j was bit a * n + j - k."""
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
        """An operation on bytes as it is."""
        if not self.whole.keys() >= set(op.args):
            what = f"`{op.name}` on words of {self.bits} bits"
            raise LayoutError(f"{what} has no form in interleaved words", op.span)
        args = [self.whole[arg] for arg in op.args]
        self.whole[op.result] = self.build.emit(op.name, *args, kind=op.type, **dict(op.attrs))

    def parts_of(self, name: str) -> Parts:
        """The parts of a word; one that is whole is taken apart."""
        if name not in self.made:
            word, kind = self.whole[name], Type(self.bits)
            places = places_of_parts(self.bits, self.parts)
            ordered = self.build.emit("permute", word, kind=kind, map=places)
            firsts = range(0, self.bits, self.kind.bits)
            extracted = (self.build.emit("extract", ordered, kind=self.kind, lo=f) for f in firsts)
            self.made[name] = tuple(extracted)
        return self.made[name]


def parts_of_joined(program: Program, words: Collection[str]) -> dict[str, tuple[str, int]]:
    """The parts that are taken out of words, by name: of which word, and the part's number."""
    ordered = {
        op.result: op.args[0] for op in program.ops if op.name == "permute" and op.args[0] in words
    }
    return {
        op.result: (ordered[op.args[0]], op.number("lo") // op.type.bits)
        for op in program.ops
        if op.name == "extract" and op.args[0] in ordered
    }


def taken_apart(program: Program) -> frozenset[str]:
    """What words of counter blocks are made of, and their parts: values that only move bits."""
    found = {p.name for p in program.params if p.given}
    for op in program.ops:
        if (op.name in MOVES_BITS and found.issuperset(op.args)) or op.name == "const":
            found |= set(op.results)
    return frozenset(name for name in found if not _is_constant(program, name))


def _is_constant(program: Program, name: str) -> bool:
    maker = program.makers.get(name)
    return maker is not None and maker.name == "const"
