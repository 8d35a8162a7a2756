"""Turns instructions into Python text on NumPy arrays, by the meanings of their rows.

A register is an array of shape (samples, words), `R[name]` in the text; a meaning sees it as lanes
of its row's width. No array is changed in place. `M` is a `check.machine.Call`; `M.at` is the place
of the instruction.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from check.decode import TARGET, Decoded, Wrong
from compiler.machine.isa import ENTRY, LANE, MEMORY, PROGRAM_COUNTER, fold
from dsl.syntax.tree import Binary, Call, Expr, Index, Name, Number, Select, Unary
from targets.binary import Binary as Registers

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
FAR = 1 << 70
"""Stands for a pointer, to see that an address is that pointer and a distance."""


class Translator:
    """Translates one instruction; `names` keeps the constants of the text by name."""

    def __init__(self, decoded: Decoded, registers: Registers, names: dict[str, Any]) -> None:
        self.row, self.registers = decoded.instruction, decoded.registers
        self.widths, self.sp, self.names = registers.bits, registers.sp, names
        self.word = self.widths[self.sp]
        self.n_bits, self.n_lanes = self.row.lane_bits, self.row.lanes
        is_alike = self.row.bitwise and not self.row.bounds and not self.row.pointer
        if is_alike and self.n_bits * self.n_lanes >= self.word:
            # Such a meaning is the same in lanes of every width; words are the quickest.
            self.n_bits, self.n_lanes = self.word, self.n_bits * self.n_lanes // self.word
        self.code = {PROGRAM_COUNTER: 4, TARGET: decoded.numbers.get(TARGET, 0)}
        numbers = {name: decoded.numbers[name] for name in self.row.bounds}
        self.numbers = {"n": self.n_lanes, "w": self.n_bits, **numbers}

    def lines(self) -> list[str]:
        """Statements; the last of a branch returns the address to go on at."""
        reads, writes, stores = list[str](), list[str](), list[str]()
        if pointer := self.row.pointer:
            reads = [f"a = M.same(R[{self.registers[pointer]!r}], 'an address')"]
        for i, effect in enumerate(self.row.effects):
            if isinstance(effect.target, Name) and effect.target.id == PROGRAM_COUNTER:
                reads.append(f"pc = {self.following(effect.value)}")
                stores.append("return pc")
                continue
            value = self.term(effect.value)
            if value in self.names:
                value = f"full((M.n_samples, {self.n_lanes}), {value})"
            reads.append(f"t{i} = {value}")
            if isinstance(effect.target, Index):
                stores.append(f"M.store({self.access(effect.target.index)}, t{i})")
            elif isinstance(effect.target, Name):
                register = self.registers.get(effect.target.id, effect.target.id)
                writes += self.write(register, f"t{i}")
        # All operands are read first; the stack pointer moves before a push into the frame.
        return reads + writes + stores

    def write(self, register: str, lanes: str) -> list[str]:
        """What gives a register its words, with zeros above the lanes of the row."""
        width, n_bits = self.widths[register], self.n_bits * self.n_lanes
        if self.n_bits != self.word and self.n_lanes > 1:
            lanes = f"{lanes}.view(u{min(n_bits, self.word)})"
        if n_bits < self.word:
            lanes = f"{lanes}.astype(u{self.word})"
        if n_bits < width > self.word:
            lanes = f"widened({lanes}, {width // self.word})"
        moved = ["M.move_stack()"] if register == self.sp else []
        return [f"R[{register!r}] = {lanes}", *moved] if width else []

    def following(self, value: Expr) -> str:
        """Text of the address that a value of the program counter stands for."""
        if isinstance(value, Select):
            then, other = self.following(value.then), self.following(value.other)
            return f"{then} if M.same({self.term(value.condition)}, 'a branch') else {other}"
        if isinstance(value, Name) and value.id in self.code:
            return f"M.base + M.at + {self.code[value.id]}"
        return f"M.same({self.term(value)}, 'a branch')"

    def access(self, place: Expr) -> str:
        """The first byte of an access, the number of bytes, and their order unless contiguous."""
        lanes = [{**self.numbers, LANE: i} for i in range(self.n_lanes)]
        near, far = (
            [fold(place, {**names, self.row.pointer: p}) - p for names in lanes] for p in (0, FAR)
        )
        if near != far:
            raise Wrong("an address is no pointer and a distance")
        octets = [lane - min(near) + i for lane in near for i in range(self.n_bits // 8)]
        is_dense = octets == [*range(len(octets))]
        order = None if is_dense else self.constant(octets, np.intp)
        return f"a + {min(near)}, {max(octets) + 1}, {order}"

    def term(self, expr: Expr) -> str:
        """Text of an array of shape (samples, lanes); for known values, the name of a constant."""
        match expr:
            case Number(value=value):
                return self.constant(value)
            case Name(id=name):
                return self.name(name)
            case Unary(op=op, operand=operand):
                return self.computed(f"({op}{self.term(operand)})")
            case Binary(op=op, left=left, right=right):
                return self.binary(self.term(left), op, self.term(right))
            case Select(condition=condition, then=then, other=other):
                return self.select(self.term(condition), then, other)
            case Index(base=Name(id=base), index=index) if base == MEMORY:
                return f"M.load({self.access(index)}, u{self.n_bits})"
            case Index(base=Name(id=base), index=index):
                return self.lanes(base, self.term(index))
            case Call(function=function, arguments=(place, *entries)) if function == ENTRY:
                table = self.constant([fold(entry, {}) for entry in entries])
                where = f"({self.term(place)}).astype(int) % {len(entries)}"
                return self.computed(f"{table}[{where}]")
        raise Wrong(f"a row's meaning has no {type(expr).__name__}")

    def name(self, name: str) -> str:
        """An operand, a number of the shape, or a place in the code."""
        if name == LANE:
            return self.constant(np.arange(self.n_lanes)[None])
        if name in self.numbers:
            return self.constant(self.numbers[name])
        if name in self.code:
            return f"array([[M.base + M.at + {self.code[name]}]], u{self.word})"
        if 0 < self.widths[self.registers.get(name, name)] < self.n_bits * self.n_lanes:
            raise Wrong(f"`{name}` has fewer lanes than its row")
        return self.lanes(name, self.name(LANE))

    def lanes(self, operand: str, index: str) -> str:
        """Lanes of a register by number; lanes past its end are dropped by a select."""
        register = self.registers.get(operand, operand)
        if not self.widths[register]:
            return self.constant(0)
        view = "" if self.n_bits == self.word else f".view(u{self.n_bits})"
        lanes, there = f"R[{register!r}]{view}", self.widths[register] // self.n_bits
        if index not in self.names:
            return f"take_along_axis({lanes}, ({index} % {there}).astype(int), 1)"
        places = np.broadcast_to(self.names[index], (1, self.n_lanes))[0] % there
        if (places != range(self.n_lanes)).any():
            return f"{lanes}.take({self.constant(places, np.intp)}, 1)"
        return lanes if there == self.n_lanes else f"{lanes}[:, :{self.n_lanes}]"

    def select(self, condition: str, then: Expr, other: Expr) -> str:
        """One of two terms, lane by lane; if the condition is known, only that term is read."""
        if (known := self.names.get(condition)) is not None and known.all() == known.any():
            return self.term(then if known.all() else other)
        return self.computed(f"where({condition}, {self.term(then)}, {self.term(other)})")

    def binary(self, left: str, op: str, right: str) -> str:
        """An operator on two terms.

        NumPy computes as the language does: modulo the lane; shifts by its width or more give 0.
        """
        if op in COMPARISONS:
            return self.computed(f"({left} {op} {right}).astype(u{self.n_bits})")
        if op not in ("<<<", ">>>"):
            return self.computed(f"({left} {op.replace('/', '//')} {right})")
        if right not in self.names or self.names[right].size > 1:
            raise Wrong("there is no rule for a rotation by what is not known")
        k = int(self.names[right]) % self.n_bits
        up, down = (k, self.n_bits - k) if op == "<<<" else (self.n_bits - k, k)
        return self.computed(f"({left} << {self.constant(up)} | {left} >> {self.constant(down)})")

    def computed(self, python: str) -> str:
        """The text; if all operands are known numbers, the name of its value."""
        is_known = "R[" not in python and "M." not in python
        return self.constant(eval(python, self.names)) if is_known else python

    def constant(self, numbers: Any, kind: str | type = "") -> str:
        """The name of a constant with one number for all lanes, or one for each."""
        name = f"k{len(self.names)}"
        self.names[name] = np.array(numbers).astype(kind or f"u{self.n_bits // 8}")
        return name
