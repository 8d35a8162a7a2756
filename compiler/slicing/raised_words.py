"""Raised words: words in wider lanes, each in the top bits of its lane.

A carry out of a word leaves its lane, and a rotation is a shift and an insert, as in lanes of the
word's own width. The bits below a word are arbitrary unless an operation depends on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.ir.program import BITWISE, Builder, Op, Type
from compiler.layouts.form import Form
from compiler.layouts.lane_steps import ZERO

RAISED = BITWISE | {"add", "sub", "mul", "shl", "shr", "rotl", "const"}
"""The operations on such words."""


@dataclass
class RaisedWords:
    """Emits operations on registers of raised words.

    Carries and left shifts move the bits below a word into it. So one of two summands must have
    zeros there, and so must a subtrahend. `clean` has the registers known to have zeros there;
    others are masked once, on demand.

    Args:
        build: takes the operations.
        form: of the words.
        has_inserts: whether the target has shifts that insert into a register, and selects by a
            mask.
    """

    build: Builder
    form: Form
    has_inserts: bool
    clean: set[str] = field(default_factory=set[str])
    cleared: dict[str, str] = field(default_factory=dict[str, str])
    turned: dict[str, tuple[str, str, int]] = field(default_factory=dict[str, tuple[str, str, int]])

    def emit(self, op: Op, args: list[str]) -> str:
        """Emit an operation of `RAISED` on arguments, or on masked copies that exist."""
        args = [self.cleared.get(arg, arg) for arg in args]
        match op.name:
            case "rotl":
                return self.rotated(args[0], op.number("k") % self.form.word_bits)
            case "shl":
                return self.noted(self.shifted("shl", self.cleaned(args[0]), op.number("k")), True)
            case "shr":
                return self.shifted("shr", args[0], op.number("k"))
            case "add":
                return self.added(*args)
            case "sub":
                args[1] = self.cleaned(args[1])
                return self.noted(self.plain(op, args), args[0] in self.clean)
            case "mul":
                low = self.shifted("shr", args[1], self.form.gap)
                return self.noted(self.plain(op, [self.cleaned(args[0]), low]), True)
            case _:
                return self.noted(self.plain(op, args), self.stays_clean(op.name, args))

    def plain(self, op: Op, args: list[str]) -> str:
        """Emit the operation on whole lanes."""
        return self.build.emit(op.name, *args, kind=self.form.kind, **dict(op.attrs))

    def noted(self, value: str, is_clean: bool) -> str:
        """The register; it is recorded as clean if its bits below the words are zero."""
        if is_clean:
            self.clean.add(value)
        return value

    def stays_clean(self, name: str, args: list[str]) -> bool:
        """Whether the result of a bitwise operation has zeros below the words."""
        known = [arg in self.clean for arg in args]
        match name:
            case "and":
                return any(known)
            case "andn":
                return known[0]
            case "xor" | "or" | "xor3":
                return all(known)
            case "mux":
                return all(known[1:])
            case _:
                return False

    def cleaned(self, value: str) -> str:
        """A register with the bits below the words cleared."""
        if value in self.clean:
            return value
        if value not in self.cleared:
            kind, gap = self.form.kind, self.form.gap
            if value in self.turned:
                made = self.selected(*self.turned[value])
            else:
                mask = self.build.constant(kind, (1 << kind.lane_bits) - (1 << gap))
                made = self.build.emit("and", value, mask, kind=kind)
            self.cleared[value] = self.noted(made, True)
        return self.cleared[value]

    def selected(self, over: str, value: str, k: int) -> str:
        """A rotation with zeros below the words: a select, one step shorter than insert and mask.

        Args:
            over: the word shifted up, by at least as many bits as are below it.
            value: the word.
            k: bits that it is rotated to the left.
        """
        kind = self.form.kind
        under = self.shifted("shr", value, self.form.word_bits - k)
        mask = self.build.constant(kind, ((1 << k) - 1) << self.form.gap)
        return self.build.emit("mux", mask, under, over, kind=kind)

    def shifted(self, name: str, value: str, k: int) -> str:
        """Emit a shift of lanes."""
        return self.build.emit(name, value, kind=self.form.kind, k=k)

    def added(self, one: str, other: str) -> str:
        """A sum; no carry enters from below if one summand has zeros there."""
        if one not in self.clean and other not in self.clean:
            one = self.cleaned(one)
        made = self.build.emit("add", one, other, kind=self.form.kind)
        return self.noted(made, one in self.clean and other in self.clean)

    def rotated(self, value: str, k: int) -> str:
        """A rotation to the left; by whole bytes, a permutation that clears the bits below."""
        if not k:
            return value
        if k % 8 == self.form.word_bits % 8 == 0:
            octets = Type(8, self.form.register_bytes)
            made = self.build.emit("permute", value, kind=octets, map=self.order(k))
            return self.noted(made, True)
        down = self.form.word_bits - k
        if self.has_inserts:
            over = self.shifted("shl", value, k)
            made = self.build.emit("insert_right", over, value, kind=self.form.kind, k=down)
            if k >= self.form.gap:
                self.turned[made] = over, value, k
            return made
        value = self.cleaned(value)
        up, rest = self.shifted("shl", value, k), self.shifted("shr", value, down)
        return self.build.emit("or", up, rest, kind=self.form.kind)

    def order(self, k: int) -> tuple[int, ...]:
        """The source bits of a rotation by whole bytes, for each bit of a register."""
        form = self.form
        inside = [
            ZERO if bit < form.gap else form.gap + (bit - form.gap - k) % form.word_bits
            for bit in range(form.lane_bits)
        ]
        starts = range(0, form.register_bytes * 8, form.lane_bits)
        return tuple(bit if bit == ZERO else start + bit for start in starts for bit in inside)
