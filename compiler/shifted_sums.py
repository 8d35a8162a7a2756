"""Sums over GF(2) of shifts of one word, computed by multiplication.

A word of n bits that is rotated several times is joined with a copy n bits above it, and each
rotation is one shift of the copies. The copies are a product with `2^n + 1`. A sum of shifts to
the right is one shift of a sum of shifts to the left, which are products again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial, reduce

from compiler.ir.program import Builder, Op, Program, attributes
from compiler.ir.rewriting import live_only
from compiler.selection.words import BOUNDS, anything

JOINS = frozenset({"or", "xor", "add"})
"""The operations that join words without common bits."""


def with_products_of_copies(program: Program) -> Program:
    """The program with each word that is joined with a copy above it as a product.

    Before::

        t0: u32 = shl x, k=8
        t1: u32 = or x, t0

    After, if x has eight bits::

        c0: u32 = const value=257
        t1: u32 = mul x, c0
    """
    copies = _Words(program).copies()
    if not copies:
        return program
    build = Builder("c")
    build.types = dict(program.types)
    for op in program.ops:
        build.span, build.round = op.span, op.round
        if op.results and op.result in copies:
            word, distance = copies[op.result]
            factor = build.constant(op.type, 1 << distance | 1)
            build.append(op.changed(name="mul", args=(word, factor)))
        else:
            build.append(op)
    return live_only(program.with_ops(build.ops))


def with_common_shifts(program: Program) -> Program:
    """The program with sums of shifts to the right of one word as a shift of sums of products.

    Before::

        t0: u32 = shr x, k=7
        t1: u32 = shr x, k=6
        t2: u32 = xor t0, t1

    After, if x has fewer bits than its register::

        s0: u32 = const value=2
        s1: u32 = mul x, s0
        s2: u32 = xor x, s1
        t2: u32 = shr s2, k=7
    """
    words = _Words(program)
    sums = {op.results: words.shifted_sum(op) for op in program.ops if op.name == "xor"}
    if not any(sums.values()):
        return program
    build = Builder("s")
    build.types = dict(program.types)
    for op in program.ops:
        build.span, build.round = op.span, op.round
        found = sums.get(op.results)
        build.append(_with_one_shift(build, words, op, found) if found else op)
    return live_only(program.with_ops(build.ops))


def _with_one_shift(build: Builder, words: _Words, op: Op, found: ShiftedSum) -> Op:
    """The operation that makes the result of a sum, with one shift for each word."""
    summands = list(found.others)
    for word, shifts in found.groups.items():
        total, most = _multiples(build, words, word, shifts), max(shifts)
        if not summands and len(found.groups) == 1:
            return op.changed(name="shr", args=(total,), attrs=attributes(k=most))
        summands.append(build.emit("shr", total, k=most))
    *rest, last = summands
    return op.changed(args=(reduce(partial(build.emit, "xor"), rest), last))


def _multiples(build: Builder, words: _Words, word: str, shifts: Sequence[int]) -> str:
    """The sum of multiples of a word, which is shifted to the right by the greatest distance."""
    source, factor = words.product(word)
    kind, total = build.types[word], word
    for shift in sorted(shifts)[:-1]:
        constant = build.constant(kind, factor << max(shifts) - shift)
        total = build.emit("xor", total, build.emit("mul", source, constant))
    return total


@dataclass(frozen=True)
class ShiftedSum:
    """A sum with shifts to the right.

    Args:
        groups: the distances, by the word that is shifted.
        others: the other summands.
    """

    groups: Mapping[str, Sequence[int]]
    others: Sequence[str]


@dataclass(frozen=True)
class _Words:
    """What is known of the words of a program."""

    program: Program

    @cached_property
    def readers(self) -> Mapping[str, Sequence[Op]]:
        """The operations that read each word."""
        found: dict[str, list[Op]] = defaultdict(list)
        for op in self.program.ops:
            for arg in op.args:
                found[arg].append(op)
        return found

    @cached_property
    def bounds(self) -> Mapping[str, int]:
        """The number of low bits of each word that may be one."""
        found = {param.name: param.type.bits for param in self.program.params}
        for op in self.program.ops:
            bound = _bound(op, found)
            found.update((r, min(t.bits, bound)) for r, t in zip(op.results, op.types, strict=True))
        return found

    def copies(self) -> dict[str, tuple[str, int]]:
        """The words joined with a copy above their highest bit: word and distance by result."""
        found: dict[str, tuple[str, int]] = {}
        for op in self.program.ops:
            if op.name not in JOINS:
                continue
            for word, copy in (op.args, op.args[::-1]):
                maker = self.program.makers.get(copy)
                if maker and maker.name == "shl" and maker.args == (word,):
                    distance = maker.number("k")
                    if self.bounds[word] <= distance:
                        found[op.result] = word, distance
        return found

    def product(self, word: str) -> tuple[str, int]:
        """A word as the product of another one with a constant."""
        maker = self.program.makers.get(word)
        if maker and maker.name == "mul":
            for source, factor in (maker.args, maker.args[::-1]):
                known = self.program.makers.get(factor)
                if known and known.name == "const":
                    return source, known.number("value")
        return word, 1

    def shifted_sum(self, op: Op) -> ShiftedSum | None:
        """A sum that has several shifts to the right of one word; None if it has not.

        A sum that is but a summand of another one is part of that.
        """
        if self._is_inside(op):
            return None
        found: dict[str, list[str]] = defaultdict(list)
        for leaf in self._leaves(op):
            maker = self.program.makers.get(leaf)
            is_shift = maker and maker.name == "shr" and self.program.uses[leaf] == 1
            found[maker.args[0] if maker and is_shift else ""].append(leaf)
        others = found.pop("", [])
        groups: dict[str, list[int]] = {}
        for word, leaves in found.items():
            shifts = [self.program.makers[leaf].number("k") for leaf in leaves]
            moved = self.bounds[word] + max(shifts) - min(shifts)
            fits = moved <= self.program.types[word].bits
            if fits and len(set(shifts)) == len(shifts) > 1:
                groups[word] = shifts
            else:
                others += leaves
        return ShiftedSum(groups, others) if groups else None

    def _is_inside(self, op: Op) -> bool:
        """Whether a sum is but a summand of another one."""
        readers = self.readers.get(op.result, ())
        return self.program.uses[op.result] == 1 and [op.name for op in readers] == ["xor"]

    def _leaves(self, op: Op) -> list[str]:
        """The summands of a whole sum."""
        found: list[str] = []
        for arg in op.args:
            maker = self.program.makers.get(arg)
            inside = maker and maker.name == "xor" and self.program.uses[arg] == 1
            found += self._leaves(maker) if maker and inside else [arg]
        return found


def _bound(op: Op, bounds: Mapping[str, int]) -> int:
    """The number of low bits of a result that may be one, without regard to its width."""
    if op.name == "const":
        return op.number("value").bit_length()
    return BOUNDS.get(op.name, anything)([bounds[arg] for arg in op.args], op.number("k", 0))
