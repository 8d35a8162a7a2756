"""Lowers words to the widths of the machine."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import ON_LIMBS, Builder, Op, Param, Program, Type
from compiler.ir.rewriting import live_only
from compiler.ir.shared_sums import shared_sums
from compiler.layouts.lane_steps import TWO_SHIFTS, Shifter
from compiler.module import Context, Module, Pass
from compiler.passes.spec.fold import Fold
from compiler.selection.data_machine import DataMachine
from compiler.selection.data_operations import with_data_operations
from compiler.selection.limb_machine import LimbMachine
from compiler.selection.limbs import split_words
from compiler.selection.words import (
    BOUNDS,
    SEES_ABOVE,
    TAKES_NUMBER,
    Multiples,
    Sum,
    added_bits,
    anything,
    permuted,
    runs,
    sums_of_bits,
    with_byte_orders,
)

WIDTHS = (8, 16, 32, 64)
"""The default widths of machine words, for a program without a target."""


def _two_shifts(width: int) -> Shifter:
    """The costs of an unknown machine."""
    return Shifter(width, TWO_SHIFTS)


@dataclass(frozen=True)
class Legalise(Pass):
    """Compute words of any width in machine words.

    A word is in the low bits of the smallest machine word that holds it. The bits above are cleared
    only before operations that depend on them: a right shift, a rotation, or an extension to a
    wider word. Words are split and joined by shifts and permuted by masks, or by one instruction if
    the machine has it. Words wider than all machine words become limbs first, see
    `compiler.selection.limbs`. The example is for a machine with words of 8, 16, 32 and 64 bits.

    Before::

        spec f(a: u24, b: u24) {
          t0: u24 = add a, b
          t1: u24 = rotl t0, k=8
          return t1
        }

    After::

        spec f(a: u24, b: u24) {
          w0: u32 = resize a
          w1: u32 = resize b
          w2: u32 = add w0, w1
          w3: u32 = const value=16777215
          w4: u32 = and w2, w3
          w5: u32 = shl w4, k=8
          w6: u32 = shr w4, k=16
          w7: u32 = or w5, w6
          w8: u24 = resize w7
          return w8
        }
    """

    enabled: bool = False
    """Whether words are lowered to machine words: if a register holds a word of one block."""
    native: bool = True
    """Use the machine's own rotations by data and multiplications, if their time is fixed."""
    most_additions: int = 4
    """The most additions that replace a product with a constant, if the machine multiplies."""

    def run(self, program: Program) -> Program:
        """Return `program` in words of `WIDTHS`."""
        (made,) = _in_limbs({program.name: program}, WIDTHS, TWO_SHIFTS).values()
        return _Words(made, WIDTHS, keep_results=True).rewrite()

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module in words of the target.

        Raises:
            LayoutError: an operation on words wider than the target's widest has no form in limbs.
            DiagnosticError: the target has no multiplication for a product of the text.
        """
        data = DataMachine(context, not self.enabled, self.native, self.most_additions)
        module = with_data_operations(module, data)
        if not self.enabled:
            return module
        if context.shift_lanes:
            return module.map(lambda program: with_byte_orders(program, context.shifter))
        widths, hold, split = context.target.word_bits, context.target.allocates, module.programs
        contexts = {name: context.of(program.name) for name, program in split.items()}
        limbs = {name: LimbMachine(each, max(widths)) for name, each in contexts.items()}
        rotation = context.shifter(max(widths)).rotation
        programs = {
            name: _Words(
                program, widths, name in BLOCK_FUNCTIONS, hold, contexts[name].shifter
            ).rewrite()
            for name, program in _in_limbs(split, widths, rotation, limbs).items()
        }
        return replace(module, programs=programs)


def _in_limbs(
    programs: Mapping[str, Program],
    widths: tuple[int, ...],
    rotation: int,
    machines: Mapping[str, LimbMachine] | None = None,
) -> Mapping[str, Program]:
    """Programs without words wider than the widest machine word; new constants are folded."""
    made = split_words(programs, max(widths), rotation, machines)
    return made if made == programs else {n: Fold().run(p) for n, p in made.items()}


@dataclass
class _Words:
    """Rewrites one program.

    `bounds` has for each register the number of low bits that may be one: if these are not more
    than the word's bits, nothing has to be cleared. With `hold_constants` a constant is made once,
    not once a round, and kept in a register. `machine` gives the cost of moves in words of a width.
    """

    program: Program
    widths: tuple[int, ...]
    keep_results: bool
    hold_constants: bool = False
    machine: Callable[[int], Shifter] = _two_shifts
    build: Builder = field(default_factory=lambda: Builder("w"))
    values: dict[str, str] = field(default_factory=dict[str, str])
    bounds: dict[str, int] = field(default_factory=dict[str, int])
    resized: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    tops: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    doubles: dict[str, str] = field(default_factory=dict[str, str])
    products: dict[object, Multiples] = field(default_factory=dict[object, Multiples])

    def rewrite(self) -> Program:
        """The program; its results keep their types, or get those of their registers."""
        params = tuple(self.parameter(p) for p in self.program.params)
        for op in self.program.ops:
            if op.round != self.build.round and not self.hold_constants:
                self.build.forget_constants()
            self.build.span, self.build.round = op.span, op.round
            self.values.update(zip(op.results, self.visit(op), strict=True))
        results = tuple(self.result(name) for name in self.program.results)
        made = replace(self.program, params=params, ops=tuple(self.build.ops), results=results)
        return live_only(made)

    def parameter(self, param: Param) -> Param:
        """A slot holds a register; a parameter from outside holds only the word."""
        kind = self.register(param.type)
        is_stored = param.name in self.program.stored
        made = self.build.like(param, kind if is_stored else param.type)
        self.values[param.name] = param.name
        if made.type != kind:
            self.values[param.name] = self.build.emit("resize", param.name, kind=kind)
        self.bounds[self.values[param.name]] = param.type.bits
        return made

    def result(self, name: str) -> str:
        """A result as its readers expect it."""
        kind, value = self.program.types[name], self.values[name]
        # Parts of a byte are composed as they are.
        if not self.keep_results or kind.bits < 8:
            value = self.cleaned(name)
        return self.narrowed(value, kind) if self.keep_results else value

    def register(self, kind: Type) -> Type:
        """The type of the register that holds a word."""
        return Type(min(width for width in self.widths if width >= kind.bits))

    def emit(self, name: str, *args: str, kind: Type, k: int = 0) -> str:
        """Append an operation, and record which bits of its result may be one."""
        attrs = {"k": k} if name in TAKES_NUMBER else {}
        made = self.build.emit(name, *args, kind=kind, **attrs)
        bounds = [self.bounds[a] for a in args]
        self.bounds[made] = min(BOUNDS.get(name, anything)(bounds, k), kind.bits)
        return made

    def bounded(self, value: str, bits: int) -> str:
        """Record that a value has zeros above `bits` bits."""
        self.bounds[value] = bits
        return value

    def constant(self, kind: Type, value: int) -> str:
        """A constant."""
        return self.bounded(self.build.constant(kind, value), value.bit_length())

    def cleaned(self, name: str) -> str:
        """The register of a value, with the bits above the word cleared."""
        value, bits = self.values[name], self.program.types[name].bits
        if self.bounds[value] <= bits:
            return value
        kind = self.build.types[value]
        mask = self.constant(kind, (1 << bits) - 1)
        self.values[name] = self.emit("and", value, mask, kind=kind)
        return self.values[name]

    def narrowed(self, value: str, kind: Type) -> str:
        """A register in another width; equal ones are made once."""
        if self.build.types[value] == kind:
            return value
        if (value, kind.bits) not in self.resized:
            self.resized[value, kind.bits] = self.emit("resize", value, kind=kind)
        return self.resized[value, kind.bits]

    def visit(self, op: Op) -> list[str]:
        """The registers of an operation's results."""
        kind = self.register(op.type)
        match op.name:
            case "const":
                return [self.constant(kind, op.number("value"))]
            case "extract":
                return [self.extract(op, kind)]
            case "concat":
                return [self.concat(op, kind)]
            case "resize":
                return [self.resize(op, kind)]
            case "rotl":
                return [self.rotate(op, kind)]
            case "permute":
                return [self.permute(self.cleaned(op.args[0]), op)]
            case "lookup":
                index = self.cleaned(op.args[0])
                made = self.build.emit("lookup", index, kind=kind, **dict(op.attrs))
                return [self.bounded(made, op.type.bits)]
            case "matrix":
                return self.matrix(op)
            case name if name in ON_LIMBS:
                held = [self.values[a] for a in op.args]
                limbs = self.build.emit_many(name, held, op.types, **dict(op.attrs))
                return [self.bounded(limb, kind.bits) for limb in limbs]
            case _:
                read = self.cleaned if op.name in SEES_ABOVE else self.values.__getitem__
                args = [read(a) for a in op.args]
                return [self.emit(op.name, *args, kind=kind, k=op.number("k", 0))]

    def rotate(self, op: Op, kind: Type) -> str:
        """A rotation: the machine's own, or two shifts.

        Where a word is rotated several times and fits twice, a rotation is one shift of its copies.
        """
        k, bits = op.number("k") % op.type.bits, op.type.bits
        if not k:
            return self.values[op.args[0]]
        if kind == op.type:
            return self.emit("rotl", self.values[op.args[0]], kind=kind, k=k)
        value = self.cleaned(op.args[0])
        if 2 * bits <= kind.bits and len(self.rotations[op.args[0]]) > 1:
            return self.emit("shr", self.doubled(value, bits), kind=kind, k=bits - k)
        up = self.emit("shl", value, kind=kind, k=k)
        down = self.emit("shr", value, kind=kind, k=bits - k)
        return self.emit("or", up, down, kind=kind)

    @cached_property
    def rotations(self) -> Mapping[str, set[int]]:
        """The distances by which each word is rotated."""
        found: dict[str, set[int]] = defaultdict(set)
        for op in self.program.ops:
            if op.name == "rotl" and op.number("k") % op.type.bits:
                found[op.args[0]].add(op.number("k") % op.type.bits)
        return found

    def doubled(self, value: str, bits: int) -> str:
        """A word of `bits` bits with a copy above it; equal ones are made once."""
        if value not in self.doubles:
            kind = self.build.types[value]
            above = self.emit("shl", value, kind=kind, k=bits)
            self.doubles[value] = self.emit("or", value, above, kind=kind)
        return self.doubles[value]

    def extract(self, op: Op, kind: Type) -> str:
        """Some bits of a word, from `lo` on; the bits above are cleared on demand.

        The highest bits are extracted by two shifts without a mask; extracts share the first.
        """
        low, value = op.number("lo"), self.values[op.args[0]]
        bits, held = self.program.types[op.args[0]].bits, self.build.types[value]
        if low and low + op.type.bits == bits < self.bounds[value]:
            value, low = self.raised(value, held.bits - bits), low + held.bits - bits
        if low:
            value = self.emit("shr", value, kind=held, k=low)
        return self.narrowed(value, kind)

    def resize(self, op: Op, kind: Type) -> str:
        """A word in another width; a wider one is extended with zeros."""
        (name,) = op.args
        widens = op.type.bits > self.program.types[name].bits
        return self.narrowed(self.cleaned(name) if widens else self.values[name], kind)

    def raised(self, value: str, distance: int) -> str:
        """A value shifted up to the top of its register; equal ones are made once."""
        if (value, distance) not in self.tops:
            kind = self.build.types[value]
            self.tops[value, distance] = self.emit("shl", value, kind=kind, k=distance)
        return self.tops[value, distance]

    def concat(self, op: Op, kind: Type) -> str:
        """The concatenation of words, the first lowest, with zeros above."""
        if whole := self.reordered(op, kind):
            return self.permute(self.values[whole.args[0]], whole)
        if sums := sums_of_bits(self.program, op):
            return self.added(sums, op, kind)
        total, above = "", 0
        for arg, copies in runs(op.args):
            place, above = above, above + copies * self.program.types[arg].bits
            if not self.bounds[self.values[arg]]:
                continue
            part = self.repeated(arg, copies, kind, is_last=above == op.type.bits)
            if place:
                part = self.emit("shl", part, kind=kind, k=place)
            total = self.emit("or", total, part, kind=kind) if total else part
        return total or self.constant(kind, 0)

    def repeated(self, name: str, copies: int, kind: Type, is_last: bool) -> str:
        """Copies of a word side by side; the bits above them are arbitrary if `is_last`.

        A single bit is subtracted from 0. Wider words are doubled; the last copies may overlap.
        """
        if copies == 1:
            return self.narrowed(self.values[name] if is_last else self.cleaned(name), kind)
        bits, value = self.program.types[name].bits, self.narrowed(self.cleaned(name), kind)
        if bits == 1:
            value = self.emit("sub", self.constant(kind, 0), value, kind=kind)
            if is_last:
                return value
            return self.emit("and", value, self.constant(kind, (1 << copies) - 1), kind=kind)
        made = 1
        while made < copies:
            more = min(made, copies - made)
            above = self.emit("shl", value, kind=kind, k=more * bits)
            value = self.emit("or", value, above, kind=kind)
            made += more
        return value

    def added(self, sums: Sequence[Sum], op: Op, kind: Type) -> str:
        """A word whose bits are XORs of bits of other words."""
        names = dict.fromkeys(name for bit in sums for name, _ in bit)
        widest = max((self.build.types[self.values[n]] for n in names), default=kind)
        work = max(widest, kind, key=lambda t: t.bits)
        held = {name: self.narrowed(self.cleaned(name), work) for name in names}
        moved = [frozenset((held[name], bit) for name, bit in each) for each in sums]
        value = added_bits(self.build, work, moved, self.machine(work.bits))
        return self.narrowed(self.bounded(value, op.type.bits), kind)

    def permute(self, value: str, op: Op) -> str:
        """The bits of a word in the order of an operation's `map`."""
        machine = self.machine(self.build.types[value].bits)
        return self.bounded(permuted(self.build, value, op, machine), op.type.bits)

    def reordered(self, op: Op, kind: Type) -> Op | None:
        """A word composed of the parts of one word, if the machine has this permutation."""
        parts = [self.makers.get(arg) for arg in op.args]
        made = [part for part in parts if part and part.name == "extract"]
        words = {part.args[0] for part in made}
        if len(made) < len(parts) or len(words) > 1 or op.type != kind:
            return None
        starts = [(part.number("lo"), part.type.bits) for part in made]
        lanes = tuple(low + bit for low, bits in starts for bit in range(bits))
        is_whole = {self.program.types[word] for word in words} == {kind}
        if not is_whole or lanes not in self.machine(kind.bits).whole:
            return None
        return op.changed(name="permute", args=tuple(words), attrs=(("map", lanes),))

    @cached_property
    def makers(self) -> Mapping[str, Op]:
        """The operation that makes each value."""
        return self.program.makers

    def matrix(self, op: Op) -> list[str]:
        """A product with a matrix over a field whose elements are words."""
        table = self.program.tables[op.word("table")]
        args = [self.cleaned(a) for a in op.args]
        products = self.products.setdefault(
            (table.name, op.round), Multiples(self.build, table.modulus, op.type.bits)
        )
        rows: list[list[tuple[str, int]]] = []
        for first in range(0, len(table.values), len(args)):
            factors = dict.fromkeys(args, 0)  # a register may hold several of the arguments
            for arg, factor in zip(args, table.values[first : first + len(args)], strict=True):
                factors[arg] ^= factor
            rows.append([term for term in factors.items() if term[1]] or [(args[0], 0)])

        def product(term: tuple[str, int]) -> str:
            return products.of(*term) if term[1] else self.constant(self.build.types[term[0]], 0)

        totals = shared_sums(rows, product, partial(self.build.emit, "xor"))
        return [self.bounded(total, op.type.bits) for total in totals]
