"""Splits loads and stores of words that no instruction does at once into smaller accesses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import gcd

from compiler.ir.program import Builder, Op, Program, Type, rename_args
from compiler.ir.rewriting import live_only
from compiler.machine.target import Target


@dataclass
class Accesses:
    """Rewrites one program's accesses to the caller's memory.

    An aligned word is loaded at once, and its bytes are swapped if it is big-endian. Any other word
    is composed of bytes and aligned parts. A big-endian word is stored byte by byte unless an
    instruction swaps bytes: this takes fewer shifts than swapping them by shifts.

    Args:
        program: a slice program of words of one width.
        target: the target.
        features: features of the target.
        alignment: alignment of the caller's pointers, in bytes.
        group_bytes: bytes by which `in` and `out` advance after each group.
    """

    program: Program
    target: Target
    features: tuple[str, ...]
    alignment: int
    group_bytes: int
    build: Builder = field(default_factory=lambda: Builder("m"))
    swapped: set[str] = field(default_factory=set[str])

    def rewrite(self) -> Program:
        """The program; equal constants are made once."""
        self.build.types = dict(self.program.types)
        renamed: dict[str, str] = {}
        swappers = self.swappers()
        for old in self.program.ops:
            op = rename_args(old, renamed)
            self.build.span, self.build.round = op.span, op.round
            if op.name == "const":
                value = op.attr("value")
                renamed[op.result] = self.build.constant(op.type, value)
            elif old.results and old.results[0] in swappers:
                renamed[old.results[0]] = self.combined(op, old, swappers)
            elif op.name == "load" and not self.is_direct(op):
                renamed[op.result] = self.load(op)
            elif op.name == "store" and not self.is_direct(op):
                self.store(op)
            else:
                self.build.append(op)
        results = tuple(renamed.get(r, r) for r in self.program.results)
        return live_only(self.program.with_ops(self.build.ops, results))

    def is_direct(self, op: Op) -> bool:
        """Whether one instruction does an access."""
        size = op.number("bytes", 0)
        if not size or op.number("own", 0):
            return True
        is_one = size in self.sizes[op.name]
        return is_one and self.known_alignment(op) % size == 0 and not self.is_big(op)

    @cached_property
    def sizes(self) -> Mapping[str, frozenset[int]]:
        """The sizes in bytes that instructions load, and that they store."""
        found: dict[str, frozenset[int]] = {}
        for name in ("load", "store"):
            names = self.target.primitives[f"{name}_word"].split()
            rows = [row for row in self.target.table.values() if row.row.name in names]
            found[name] = frozenset(row.lanes * row.lane_bits // 8 for row in rows)
        return found

    def is_big(self, op: Op) -> bool:
        """Whether an access is big-endian, unlike the machine."""
        return bool(op.number("big", 0)) and op.number("bytes") > 1

    def known_alignment(self, op: Op) -> int:
        """The largest known power of two that divides the address of an access."""
        moves = self.group_bytes if op.args[0] in ("in", "out") else 0
        return gcd(self.alignment, moves, op.number("offset"))

    def is_whole(self, op: Op) -> bool:
        """Whether an access is one of a whole aligned register."""
        size = op.number("bytes", 0)
        return 8 * size == max(self.target.word_bits) and self.known_alignment(op) % size == 0

    def load(self, op: Op) -> str:
        """A word loaded from memory."""
        pointer, first, size = op.args[0], op.number("offset"), op.number("bytes")
        if self.is_big(op) and self.is_whole(op):
            return self.turned(self.part("load", (pointer,), op.type, first, size))
        total = ""
        for place, length in self.pieces(op):
            piece = self.part("load", (pointer,), op.type, first + place, length)
            shift = 8 * (size - length - place if self.is_big(op) else place)
            piece = self.build.emit("shl", piece, k=shift) if shift else piece
            total = self.build.emit("or", total, piece) if total else piece
        return total

    def store(self, op: Op) -> None:
        """Store a word."""
        (pointer, value), first, size = op.args, op.number("offset"), op.number("bytes")
        if value in self.swapped and self.is_whole(op):
            self.part("store", (pointer, value), None, first, size)
            return
        if self.is_big(op) and self.is_whole(op) and self.has_swap:
            self.part("store", (pointer, self.turned(value)), None, first, size)
            return
        for place, length in self.pieces(op):
            shift = 8 * (size - length - place if self.is_big(op) else place)
            piece = self.build.emit("shr", value, k=shift) if shift else value
            self.part("store", (pointer, piece), None, first + place, length)

    def part(
        self, name: str, args: tuple[str, ...], kind: Type | None, offset: int, size: int
    ) -> str:
        """Emit one access in the machine's byte order; returns the loaded value, if any."""
        kinds = (kind,) if kind else ()
        attrs = {"offset": offset, "bytes": size, "big": 0}
        made = self.build.emit_many(name, args, kinds, **attrs)
        return made[0] if made else ""

    def pieces(self, op: Op) -> list[tuple[int, int]]:
        """The places and sizes, in bytes, of the aligned parts of a word."""
        size, known, sizes = op.number("bytes"), self.known_alignment(op), self.sizes[op.name]
        if self.is_big(op):
            return [(place, 1) for place in range(size)]
        made: list[tuple[int, int]] = []
        place = 0
        while place < size:
            fitting = [s for s in sizes if s <= size - place and gcd(known, place) % s == 0]
            made.append((place, max(fitting)))
            place += max(fitting)
        return made

    @property
    def has_swap(self) -> bool:
        """Whether one instruction swaps the bytes of a word."""
        return self.swap_row() != ""

    def swap_row(self) -> str:
        """The instruction that swaps the bytes of a word; empty if there is none."""
        name = self.target.primitives.get("swap_bytes", "")
        needed = self.target.table[name].feature.split() if name else []
        return name if set(needed) & set(self.features) else ""

    def turned(self, value: str) -> str:
        """A word with its bytes in reverse order.

        Without an instruction: swap the bytes of each pair, the pairs of each four, and so on; at
        last a rotation swaps the halves. Source: Warren, Hacker's Delight, 2nd ed., section 7-1.
        """
        if row := self.swap_row():
            return self.build.emit(row, value)
        kind, distance = self.build.types[value], 8
        while 2 * distance < kind.bits:
            fields = range(0, kind.bits, 2 * distance)
            mask = self.build.constant(kind, sum((1 << distance) - 1 << n for n in fields))
            up = self.build.emit("shl", self.build.emit("and", value, mask), k=distance)
            down = self.build.emit("and", self.build.emit("shr", value, k=distance), mask)
            value, distance = self.build.emit("or", up, down), 2 * distance
        return self.build.emit("rotl", value, k=distance)

    def swappers(self) -> Mapping[str, Op]:
        """XORs of a loaded big-endian word with another value that are only stored, big-endian.

        Then only the other value needs its bytes swapped. Each XOR is mapped to its load.
        """
        uses, makers = self.program.uses, self.program.makers
        found: dict[str, Op] = {}
        for op in self.program.ops:
            if op.name != "store" or not self.is_big(op) or not self.is_whole(op):
                continue
            total = makers.get(op.args[1])
            if total is None or total.name != "xor" or uses[total.result] != 1:
                continue
            loads = [m for a in total.args if (m := makers.get(a)) and m.name == "load"]
            fitting = [m for m in loads if self.is_big(m) and self.is_whole(m)]
            if fitting and uses[fitting[0].result] == 1:
                found[total.result] = fitting[0]
        return found

    def combined(self, op: Op, old: Op, swappers: Mapping[str, Op]) -> str:
        """The XOR of a word as loaded and the other value with its bytes swapped."""
        load = swappers[old.result]
        (other,) = (a for a, b in zip(op.args, old.args, strict=True) if b != load.result)
        first, size = load.number("offset"), load.number("bytes")
        word = self.part("load", load.args, load.type, first, size)
        made = self.build.emit("xor", word, self.turned(other))
        self.swapped.add(made)
        return made
