"""Lowers rotations by data and products of words to operations that a machine has.

A rotation or product stays as it is if a rule of the target computes it in constant time. The
others are lowered:

- a rotation of a part of a machine word: a rotation of a word filled with copies of the part;
- a rotation of several machine words: rotations of each, and selects between neighbours;
- any other rotation: a barrel shifter, which selects between a word and its rotation by a constant
  for each bit of the amount. It is exact for widths that are no power of two, too;
- a product with a constant: shifts and additions;
- a product of several machine words: products of those.

Source: Warren, Hacker's Delight, 2nd ed., sections 2-15 (rotations of several words), 8-1 and 8-4
(products).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from compiler.ir.integers import signed_digits
from compiler.ir.program import Builder, Op, Program, Type
from compiler.ir.value_numbering import share_values
from compiler.module import DataChoice, Module
from compiler.selection.data_machine import DataMachine
from dsl.syntax.diagnostics import DiagnosticError, error
from dsl.syntax.tree import NOWHERE

ROTATIONS = {"rotl_by": "<<<", "rotr_by": ">>>"}
"""The operators in rules for rotations by data."""
OPERATIONS = frozenset({*ROTATIONS, "mul"})


def has_data_operations(programs: Iterable[Program]) -> bool:
    """Whether there is a rotation by data or a product."""
    return any(op.name in OPERATIONS for program in programs for op in program.ops)


def lower_data_operations(program: Program, machine: DataMachine) -> Program:
    """Lower rotations by data and products to operations that the machine has.

    Args:
        program: a program of the spec level.
        machine: the machine.

    Returns:
        The program; unchanged if it has no such operation.

    Raises:
        DiagnosticError: the machine has no multiplication; the error names the step.
    """
    if not has_data_operations([program]):
        return program
    return _Lowering(program, machine).rewrite()


def with_data_operations(module: Module, machine: DataMachine) -> Module:
    """Lower data operations in the programs of a module; shared values are lowered once.

    Raises:
        DiagnosticError: the machine has no multiplication; the error shows the step's line.
    """
    if not has_data_operations(module.programs.values()):
        return module
    try:
        made = module.map(lambda program: _lowered(program, machine))
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, module.cipher.text) from problem
    choices = choices_of(module.programs.values(), made.programs.values())
    return replace(made, choices=module.choices or choices)


def _lowered(program: Program, machine: DataMachine) -> Program:
    made = lower_data_operations(program, machine)
    return program if made is program else share_values(made)


def choices_of(before: Iterable[Program], after: Iterable[Program]) -> tuple[DataChoice, ...]:
    """The choice that was made for each data operation of some programs.

    A product with a constant that became shifts and additions is left out.
    """
    had, has = (
        {op.name for program in programs for op in program.ops} for programs in (before, after)
    )
    found: list[DataChoice] = []
    if had & ROTATIONS.keys():
        found.append(DataChoice("rotation by data", bool(has & ROTATIONS.keys())))
    if "mul" in has:
        found.append(DataChoice("multiplication", True))
    return tuple(found)


@dataclass
class _Lowering:
    """Rewrites one program."""

    program: Program
    machine: DataMachine
    build: Builder = field(default_factory=lambda: Builder("d"))
    renamed: dict[str, str] = field(default_factory=dict[str, str])
    masks: dict[tuple[str, int, int], str] = field(default_factory=dict[tuple[str, int, int], str])

    def rewrite(self) -> Program:
        """The lowered program."""
        self.build.types = dict(self.program.types)
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            args = tuple(self.renamed.get(a, a) for a in op.args)
            if op.name in OPERATIONS:
                self.renamed[op.result] = _METHODS[op.name](self, op.changed(args=args))
            else:
                self.build.append(op.changed(args=args))
        results = (self.renamed.get(r, r) for r in self.program.results)
        return self.program.with_ops(self.build.ops, results)

    def emit(self, name: str, *args: str, bits: int = 0, **attrs: int) -> str:
        """Append an operation; its result is as wide as the first argument, or `bits`."""
        kind = Type(bits) if bits else None
        return self.build.emit(name, *args, kind=kind, **attrs)

    def constant(self, bits: int, value: int) -> str:
        """A constant, made where it is used, so that rounds remain alike."""
        return self.build.emit("const", kind=Type(bits), value=value)

    def width(self, value: str) -> int:
        """Bits of a value."""
        return self.build.types[value].bits

    def fitted(self, value: str, bits: int) -> str:
        """The low bits of a value, or the value extended with zeros."""
        if self.width(value) == bits:
            return value
        if self.width(value) > bits:
            return self.emit("extract", value, bits=bits, lo=0)
        return self.emit("resize", value, bits=bits)

    def joined(self, parts: Sequence[str]) -> str:
        """The concatenation of parts, the first lowest."""
        bits = sum(map(self.width, parts))
        return self.emit("concat", *parts, bits=bits) if len(parts) > 1 else parts[0]

    def cut(self, word: str, bits: int) -> list[str]:
        """A word split into words of so many bits, the lowest first."""
        return [
            self.emit("extract", word, bits=bits, lo=low)
            for low in range(0, self.width(word), bits)
        ]

    def rotation(self, op: Op) -> str:
        """A rotation by data, in the cheapest form that the machine has."""
        word, amount = op.args
        bits = self.width(word)
        if bits & bits - 1 == 0:
            for width in (w for w in self.machine.widths if self.rotates(w)):
                if width == bits:
                    return self.turned(op.name, word, self.fitted(amount, bits))
                if width > bits and not self.machine.lanes:
                    whole = self.joined([word] * (width // bits))
                    made = self.turned(op.name, whole, self.fitted(amount, width))
                    return self.fitted(made, bits)
            largest = max(self.machine.widths)
            if bits > largest and self.rotates(largest):
                return self.rotation_of_parts(op.name, word, amount, largest)
        return self.barrel(op.name, word, amount)

    def rotates(self, width: int) -> bool:
        """Whether the machine rotates words of a width by data."""
        return any(self.machine.computes(each, width) for each in ROTATIONS.values())

    def turned(self, name: str, word: str, amount: str) -> str:
        """A machine word rotated by a word of the same width."""
        bits = self.width(word)
        if not self.machine.computes(ROTATIONS[name], bits):
            (name,) = ROTATIONS.keys() - {name}
            amount = self.emit("sub", self.constant(bits, 0), amount)
        return self.emit(name, word, amount)

    def rotation_of_parts(self, name: str, word: str, amount: str, width: int) -> str:
        """A rotation of several machine words.

        Each word is rotated, and the bits that cross words are selected from its neighbour.
        Rotations by whole words follow: a select for each bit of their number.
        """
        by = self.fitted(amount, width)
        if name == "rotr_by":
            by = self.emit("sub", self.constant(width, 0), by)
        parts = [self.turned("rotl_by", part, by) for part in self.cut(word, width)]
        first = self.turned("rotl_by", self.constant(width, 1), by)
        inner = self.emit("sub", first, self.constant(width, 1))
        below = parts[-1:] + parts[:-1]
        pairs = zip(below, parts, strict=True)
        made = [self.emit("mux", inner, other, part) for other, part in pairs]
        rest = self.emit("shr", by, k=width.bit_length() - 1)
        return self.barrel("rotl_by", self.joined(made), rest, width, len(parts).bit_length() - 1)

    def barrel(self, name: str, word: str, amount: str, step: int = 1, places: int = 0) -> str:
        """A rotation by a multiple of `step` bits: a select for each bit of the amount.

        Args:
            name: name of the rotation.
            word: the word to rotate.
            amount: the number of steps.
            step: bits of a step.
            places: low bits of the amount that are used; 0 for all.
        """
        bits = self.width(word)
        for place in range(places or self.width(amount)):
            by = step * pow(2, place, bits) % bits
            if by:
                k = by if name == "rotl_by" else bits - by
                turned = self.emit("rotl", word, k=k)
                word = self.emit("mux", self.mask(amount, place, bits), turned, word)
        return word

    def mask(self, amount: str, place: int, bits: int) -> str:
        """A word in which all bits equal one bit of an amount."""
        key = (amount, place, bits)
        if key not in self.masks:
            self.masks[key] = self.filled(amount, place, bits)
        return self.masks[key]

    def filled(self, amount: str, place: int, bits: int) -> str:
        """Copies of one bit: 0 minus the bit, in machine words."""
        if self.machine.lanes:
            moved = self.emit("shr", amount, k=place) if place else amount
            low = self.emit("and", moved, self.constant(bits, 1))
            return self.emit("sub", self.constant(bits, 0), low)
        width = min(bits, max(self.machine.widths))
        bit = self.emit("extract", amount, bits=1, lo=place)
        low = self.fitted(bit, width)
        word = self.emit("sub", self.constant(width, 0), low)
        copies = -(-bits // width)
        return self.fitted(self.joined([word] * copies), bits)

    def product(self, op: Op) -> str:
        """A product of two words, in the cheapest form that the machine has."""
        makers = [self.makers.get(arg) for arg in op.args]
        for maker, other in zip(makers, reversed(op.args), strict=True):
            if maker and maker.name == "const":
                return self.multiple(op, other, maker.number("value"))
        return self.product_of_data(op)

    @cached_property
    def makers(self) -> Mapping[str, Op]:
        """The operation that makes each value."""
        return self.program.makers

    def multiple(self, op: Op, word: str, factor: int) -> str:
        """A product with a constant."""
        digits = list(signed_digits(factor))
        register = self.machine.register(op.type.bits)
        if len(digits) - 1 > self.machine.most_additions and self.machine.computes("*", register):
            return self.product_of_data(op)
        return multiple(self.build, word, factor)

    def product_of_data(self, op: Op) -> str:
        """A product by the machine's multiplier.

        Raises:
            DiagnosticError: it has none.
        """
        bits, machine = op.type.bits, self.machine
        if machine.computes("*", machine.register(bits)):
            return self.emit("mul", *op.args)
        largest = max(machine.widths)
        if not machine.lanes and bits > largest:
            whole = machine.computes("*", largest) and machine.computes("mulh", largest)
            if whole or (machine.computes("*", largest) and largest >= 16):
                return self.product_of_parts(op, largest if whole else largest // 2)
        raise error(op.span or NOWHERE, *self.no_multiplier(bits))

    def no_multiplier(self, bits: int) -> tuple[str, str]:
        """The message that there is no multiplier, and the hint."""
        machine, name = self.machine, self.machine.context.target.name
        register = machine.register(bits) or max(machine.widths)
        where = f"lanes of {register} bits" if machine.lanes else f"words of {register} bits"
        in_bits = max(machine.context.target.lanes) > 1
        forms = "a form in bits needs none: `--slicing bit`, with lanes for it" if in_bits else ""
        if not machine.native:
            return f"a product of {where} needs the multiplier that native=false rules out", forms
        if features := machine.features_for("*", register):
            wanted = " or ".join(f"`--features {feature}`" for feature in features)
            message = f"{name} has no multiplier for {where} without a feature for it"
            return message, "; ".join(filter(None, (wanted, forms)))
        message = f"{name} has no multiplication of {where} whose time is the same for all operands"
        return message, forms

    def product_of_parts(self, op: Op, width: int) -> str:
        """A product of words longer than a machine word, by the schoolbook method.

        Args:
            op: the product.
            width: width of a part in bits: that of a machine word if the machine computes high
                halves of products, else half of it.
        """
        bits = op.type.bits
        first, second = ([*self.parts(arg, width)] for arg in op.args)
        total = ""
        for i, a in enumerate(first):
            for j, b in enumerate(second[: len(first) - i]):
                part = self.whole_product(a, b, bits > (i + j + 1) * width)
                low = (i + j) * width
                pieces = ([self.constant(low, 0)] if low else []) + [part]
                placed = self.fitted(self.joined(pieces), bits)
                total = self.emit("add", total, placed) if total else placed
        return total

    def parts(self, word: str, width: int) -> Sequence[str]:
        """A word as parts of one width, extended with zeros."""
        count = -(-self.width(word) // width)
        return self.cut(self.fitted(word, count * width), width)

    def whole_product(self, a: str, b: str, is_long: bool) -> str:
        """A product of two words, of twice their width; the high half is computed if `is_long`."""
        width = self.width(a)
        if not self.machine.computes("mulh", width):
            wide = (self.fitted(x, 2 * width) for x in (a, b))
            return self.emit("mul", *wide)
        low = self.emit("mul", a, b)
        return self.joined([low, self.emit("mulh", a, b)]) if is_long else low


def multiple(build: Builder, word: str, factor: int) -> str:
    """A product with a constant, in shifts and additions.

    Args:
        build: receives the operations.
        word: the other factor.
        factor: not negative; modulo 2 to the width of the word.
    """
    bits = build.types[word].bits
    total = ""
    for place, sign in signed_digits(factor):
        if place >= bits:
            continue
        part = build.emit("shl", word, k=place) if place else word
        if total or sign < 0:
            total = total or build.emit("const", kind=Type(bits), value=0)
            part = build.emit("add" if sign > 0 else "sub", total, part)
        total = part
    return total or build.emit("const", kind=Type(bits), value=0)


_METHODS: Mapping[str, Callable[[_Lowering, Op], str]] = {
    **dict.fromkeys(ROTATIONS, _Lowering.rotation),
    "mul": _Lowering.product,
}
