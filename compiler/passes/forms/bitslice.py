"""Splits every word into its bits, so that a register holds one bit of many blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from compiler.ir.program import Builder, Op, Param, Program, Type
from compiler.layouts.layout import LayoutError
from compiler.module import Context, Module, Pass
from compiler.selection.data_operations import choices_of
from compiler.slicing.interleave import Interleaving, bits_side_by_side
from dsl.gf2 import summands

Bits = list[str]
"""The values of a word's bits, lowest first."""
BIT = Type(1)


@dataclass(frozen=True)
class Bitslice(Pass):
    """Split every word into its bits. Rotations and permutations become names.

    Before::

        spec f(a: u2, b: u2) {
          t0: u2 = xor a, b
          t1: u2 = rotl t0, k=1
          return t1
        }

    After::

        spec f(a.0: u1, a.1: u1, b.0: u1, b.1: u1) {
          p0: u1 = xor a.0, b.0
          p1: u1 = xor a.1, b.1
          return p1, p0
        }
    """

    enabled: bool = False
    """Whether the pass runs: `--slicing bit`."""
    lanes: int = 0
    """Blocks that share a register; 0: as many as it has bits. If they are too few to fill it with
    one bit each, a word becomes a few interleaved words in place of its bits."""

    def run(self, program: Program) -> Program:
        """Return `program` on bits; parameter `a` of n bits becomes `a.0` to `a.n-1`."""
        return _Bits(program).rewrite()

    def run_module(self, module: Module, context: Context) -> Module:
        """Split all programs of the module, if enabled."""
        if not self.enabled:
            return module
        bits = bits_side_by_side(context.target.register_bytes, self.lanes)
        if bits > 1:
            return _interleaved(module, bits)
        made = module.map(self.run)
        return replace(made, choices=choices_of(module.programs.values(), made.programs.values()))


def _interleaved(module: Module, bits: int) -> Module:
    """The module on interleaved words of `bits` bits."""
    word_bits = module.block.shape.bits
    if word_bits % bits or word_bits == bits:
        raise LayoutError(f"words of {word_bits} bits are not interleaved in words of {bits}")
    parts = word_bits // bits
    made = module.map(lambda program: Interleaving(program, word_bits, parts).rewrite())
    return replace(made, interleaved=parts)


@dataclass
class _Bits:
    """Rewrites one program."""

    program: Program
    build: Builder = field(default_factory=lambda: Builder("p"))
    bits: dict[str, Bits] = field(default_factory=dict[str, Bits])

    def rewrite(self) -> Program:
        """The program on bits."""
        params: list[Param] = []
        for param in self.program.params:
            bits = [self.build.like(param, BIT, low) for low in range(param.type.bits)]
            params += bits
            self.bits[param.name] = [p.name for p in bits]
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            made = self.split(op, [self.bits[a] for a in op.args])
            self.bits.update(zip(op.results, made, strict=True))
        results = tuple(bit for name in self.program.results for bit in self.bits[name])
        return replace(
            self.program, params=tuple(params), ops=tuple(self.build.ops), results=results
        )

    def split(self, op: Op, args: list[Bits]) -> list[Bits]:
        """The bits of an operation's results."""
        if op.name == "sbox":
            return self.columns(op, args)
        if op.name in _BIT_BY_BIT:
            return [[self.emit(op.name, *bits) for bits in zip(*args, strict=True)]]
        if op.name in _RENAMED:
            return [_RENAMED[op.name](op, args)]
        if op.name in ("add", "sub"):
            return [self.sum(args[0], args[1], op.name == "sub")]
        if op.name in ("shl", "shr"):
            return [self.shift(op, args[0])]
        if op.name in ("rotl_by", "rotr_by"):
            return [self.rotation(args[0], args[1], op.name == "rotl_by")]
        if op.name == "mul":
            return [self.product(args[0], args[1])]
        if op.name == "const":
            return [self.constant(op.number("value"), op.type.bits)]
        if op.name == "matrix":
            return self.matrix(op, args)
        raise LayoutError(f"`{op.name}` has no bitsliced form", op.span)

    def emit(self, name: str, *args: str) -> str:
        """Append an operation on bits."""
        return self.build.emit(name, *args, kind=BIT)

    def constant(self, value: int, width: int) -> Bits:
        """The bits of a constant."""
        return [self.build.emit("const", kind=BIT, value=value >> i & 1) for i in range(width)]

    def columns(self, op: Op, args: list[Bits]) -> list[Bits]:
        """An S-box on each column, one after another, so that few values are alive at once."""
        made = [
            self.build.emit_many("sbox", column, (BIT,) * len(op.results), table=op.word("table"))
            for column in zip(*args, strict=True)
        ]
        return [list(row) for row in zip(*made, strict=True)]

    def shift(self, op: Op, bits: Bits) -> Bits:
        """A shift that fills with zeros."""
        k, width = min(op.number("k"), len(bits)), len(bits)
        zeros = self.constant(0, k)
        return zeros + bits[: width - k] if op.name == "shl" else bits[k:] + zeros

    def rotation(self, word: Bits, amount: Bits, to_the_left: bool) -> Bits:
        """A rotation by data: each bit of the amount selects between two words."""
        width = len(word)
        for place, bit in enumerate(amount):
            if by := (1 << place) % width:
                by = width - by if to_the_left else by
                turned = word[by:] + word[:by]
                word = [self.emit("mux", bit, a, b) for a, b in zip(turned, word, strict=True)]
        return word

    def product(self, left: Bits, right: Bits) -> Bits:
        """A product, as the sum of the multiples of one factor by the bits of the other."""
        total = [self.emit("and", right[0], bit) for bit in left]
        for place in range(1, len(left)):
            bits = left[: len(left) - place]
            row = [self.emit("and", right[place], bit) for bit in bits]
            total = total[:place] + self.sum(total[place:], row, subtract=False)
        return total

    def sum(self, left: Bits, right: Bits, subtract: bool) -> Bits:
        """A sum or difference by a chain of carries: a - b = ~(~a + b)."""
        first = [self.emit("not", bit) for bit in left] if subtract else left
        total, carry = [self.emit("xor", first[0], right[0])], self.emit("and", first[0], right[0])
        for a, b in zip(first[1:], right[1:], strict=True):
            either = self.emit("xor", a, b)
            total.append(self.emit("xor", either, carry))
            carry = self.emit("mux", either, carry, a)
        return [self.emit("not", bit) for bit in total] if subtract else total

    def matrix(self, op: Op, args: list[Bits]) -> list[Bits]:
        """A product with a constant matrix, as sums of bits."""
        table = self.program.tables[op.word("table")]
        columns = len(args)
        rows = [table.values[r : r + columns] for r in range(0, len(table.values), columns)]
        sums = [summands(row, table.modulus, len(args[0])) for row in rows]
        return [[self.total([args[w][b] for w, b in bits]) for bits in row] for row in sums]

    def total(self, bits: Bits) -> str:
        """The XOR of bits."""
        if not bits:
            return self.constant(0, 1)[0]
        total = bits[0]
        for bit in bits[1:]:
            total = self.emit("xor", total, bit)
        return total


def _rotated(op: Op, args: list[Bits]) -> Bits:
    k = op.number("k") % len(args[0])
    return args[0][-k:] + args[0][:-k] if k else args[0]


def _extracted(op: Op, args: list[Bits]) -> Bits:
    low = op.number("lo")
    return args[0][low : low + op.type.bits]


def _permuted(op: Op, args: list[Bits]) -> Bits:
    places = op.attr("map")
    assert isinstance(places, tuple), "a permutation is a tuple of source bits"
    return [args[0][source] for source in places]


_BIT_BY_BIT = frozenset({"xor", "and", "or", "not", "andn", "orn", "xnor", "mux", "xor3", "bcax"})
_RENAMED: Mapping[str, Callable[[Op, list[Bits]], Bits]] = {
    "rotl": _rotated,
    "extract": _extracted,
    "permute": _permuted,
    "concat": lambda op, args: [bit for word in args for bit in word],
}
HAS_BITS = frozenset(
    {*_BIT_BY_BIT, *_RENAMED, "sbox", "add", "sub", "shl", "shr", "const", "matrix"}
    | {"rotl_by", "rotr_by", "mul"}
)
"""The operations that have a form on bits."""
