"""Brings words to the widths that the machine computes with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.ir import Builder, Op, Param, Program, Type
from compiler.layout import LayoutError
from compiler.module import BLOCK_FUNCTIONS, Context, Module, Pass, live_only
from compiler.passes.hoist import KEY_SLOT, NONCE_SLOT
from compiler.words import Multiples, permuted


@dataclass(frozen=True)
class Legalise(Pass):
    """Compute words of any width in words that the machine has.

    A word lives in the low bits of the smallest machine word that holds it. What is above those
    bits is cleared only where it would be seen: before a shift to the right, a rotation, or a
    wider word. Words are taken apart and put together by shifts, permuted by masks. Here the
    machine has words of 8, 16, 32 and 64 bits.

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
    """Whether to do it: where a register holds a word of one block."""

    def run(self, program: Program) -> Program:
        """Return `program` in words of 8, 16, 32 and 64 bits."""
        return _Words(program, (8, 16, 32, 64), keep_results=True).rewrite()

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module in words of the target.

        Raises:
            LayoutError: a word is wider than the target's widest.
        """
        if not self.enabled:
            return module
        widths = context.target.word_bits
        programs = {
            name: _Words(program, widths, name in BLOCK_FUNCTIONS).rewrite()
            for name, program in module.programs.items()
        }
        return replace(module, programs=programs)


@dataclass
class _Words:
    """The rewriting of one program.

    `bounds` has for each register how many of its low bits may be ones: where those are no more
    than the word has, nothing has to be cleared.
    """

    program: Program
    widths: tuple[int, ...]
    keep_results: bool
    build: Builder = field(default_factory=lambda: Builder("w"))
    values: dict[str, str] = field(default_factory=dict[str, str])
    bounds: dict[str, int] = field(default_factory=dict[str, int])
    resized: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    products: dict[object, Multiples] = field(default_factory=dict[object, Multiples])

    def rewrite(self) -> Program:
        """The program; its results keep their types, or have those of their registers."""
        params = tuple(self.parameter(p) for p in self.program.params)
        for op in self.program.ops:
            if op.phase != self.build.phase:
                self.build.forget_constants()
            self.build.span, self.build.phase = op.span, op.phase
            self.values.update(zip(op.results, self.visit(op), strict=True))
        results = tuple(self.result(name) for name in self.program.results)
        made = replace(self.program, params=params, ops=tuple(self.build.ops), results=results)
        return live_only(made)

    def parameter(self, param: Param) -> Param:
        """A slot holds a register, a parameter from outside the word alone."""
        kind = self.register(param.type)
        is_slot = param.name.startswith((KEY_SLOT, NONCE_SLOT))
        made = self.build.param(param.name, kind if is_slot else param.type)
        self.values[param.name] = param.name
        if made.type != kind:
            self.values[param.name] = self.build.emit("resize", param.name, kind=kind)
        self.bounds[self.values[param.name]] = param.type.bits
        return made

    def result(self, name: str) -> str:
        """A result as its readers expect it."""
        kind, value = self.program.types[name], self.values[name]
        if not self.keep_results:
            return self.cleaned(name)
        return value if self.build.types[value] == kind else self.narrowed(value, kind)

    def register(self, kind: Type) -> Type:
        """The type of the register that holds a word."""
        fitting = [width for width in self.widths if width >= kind.bits]
        if not fitting:
            raise LayoutError(
                f"words of {kind.bits} bits fit no register of {self.widths[-1]} bits: "
                "take the bitsliced form (--slicing bit, with lanes for it)"
            )
        return Type(min(fitting))

    def emit(self, name: str, *args: str, kind: Type, k: int = 0) -> str:
        """Append an operation, and note what its result may have above the word."""
        attrs = {"k": k} if name in SHIFTS else {}
        made = self.build.emit(name, *args, kind=kind, **attrs)
        bounds = [self.bounds[a] for a in args]
        self.bounds[made] = min(_BOUNDS.get(name, _anything)(bounds, k), kind.bits)
        return made

    def bounded(self, value: str, bits: int) -> str:
        """Note that a value has nothing above `bits` bits."""
        self.bounds[value] = bits
        return value

    def constant(self, kind: Type, value: int) -> str:
        """A constant."""
        return self.bounded(self.build.constant(kind, value), value.bit_length())

    def cleaned(self, name: str) -> str:
        """The register of a value, with zeros above the word."""
        value, bits = self.values[name], self.program.types[name].bits
        if self.bounds[value] <= bits:
            return value
        kind = self.build.types[value]
        mask = self.constant(kind, (1 << bits) - 1)
        self.values[name] = self.emit("and", value, mask, kind=kind)
        return self.values[name]

    def narrowed(self, value: str, kind: Type) -> str:
        """A register in another width; each is made once."""
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
            case "rotl":
                return [self.rotate(op, kind)]
            case "permute":
                made = permuted(self.build, self.cleaned(op.args[0]), op)
                return [self.bounded(made, op.type.bits)]
            case "lookup":
                index = self.cleaned(op.args[0])
                made = self.build.emit("lookup", index, kind=kind, table=op.word("table"))
                return [self.bounded(made, op.type.bits)]
            case "matrix":
                return self.matrix(op)
            case _:
                read = self.cleaned if op.name == "shr" else self.values.__getitem__
                args = [read(a) for a in op.args]
                return [self.emit(op.name, *args, kind=kind, k=op.number("k", 0))]

    def rotate(self, op: Op, kind: Type) -> str:
        """A rotation: the machine's own, or two shifts."""
        k, bits = op.number("k") % op.type.bits, op.type.bits
        if not k:
            return self.values[op.args[0]]
        if kind == op.type:
            return self.emit("rotl", self.values[op.args[0]], kind=kind, k=k)
        value = self.cleaned(op.args[0])
        up = self.emit("shl", value, kind=kind, k=k)
        down = self.emit("shr", value, kind=kind, k=bits - k)
        return self.emit("or", up, down, kind=kind)

    def extract(self, op: Op, kind: Type) -> str:
        """Some bits of a word, from `lo` on; what stands above them is cleared where it is seen."""
        low, value = op.number("lo"), self.values[op.args[0]]
        if low:
            value = self.emit("shr", value, kind=self.build.types[value], k=low)
        return self.narrowed(value, kind)

    def concat(self, op: Op, kind: Type) -> str:
        """Words side by side, the first lowest."""
        total, place = "", 0
        for arg in op.args:
            bits = self.program.types[arg].bits
            last = place + bits == op.type.bits
            part = self.narrowed(self.values[arg] if last else self.cleaned(arg), kind)
            if place:
                part = self.emit("shl", part, kind=kind, k=place)
            total = self.emit("or", total, part, kind=kind) if total else part
            place += bits
        return total

    def matrix(self, op: Op) -> list[str]:
        """A product with a matrix over a field whose elements are words."""
        table = self.program.tables[op.word("table")]
        args = [self.cleaned(a) for a in op.args]
        columns = len(args)
        products = self.products.setdefault(
            (table.name, op.phase), Multiples(self.build, table.modulus, op.type.bits)
        )
        made: list[str] = []
        for first in range(0, len(table.values), columns):
            row = zip(table.values[first : first + columns], args, strict=True)
            terms = [products.of(a, factor) for a, factor in ((a, f) for f, a in row) if factor]
            total = terms[0] if terms else self.constant(self.build.types[args[0]], 0)
            for term in terms[1:]:
                total = self.build.emit("xor", total, term)
            made.append(self.bounded(total, op.type.bits))
        return made


SHIFTS = frozenset({"shl", "shr", "rotl"})
_BOUNDS: Mapping[str, Callable[[Sequence[int], int], int]] = {
    "xor": lambda bounds, k: max(bounds),
    "or": lambda bounds, k: max(bounds),
    "and": lambda bounds, k: min(bounds),
    "andn": lambda bounds, k: bounds[0],
    "add": lambda bounds, k: max(bounds) + 1,
    "shl": lambda bounds, k: bounds[0] + k,
    "shr": lambda bounds, k: max(bounds[0] - k, 0),
    "resize": lambda bounds, k: bounds[0],
}
"""How many low bits of a result may be ones, by those of the operands and the shift."""


def _anything(bounds: Sequence[int], k: int) -> int:
    """Any bit may be one."""
    del bounds, k
    return 1 << 30
