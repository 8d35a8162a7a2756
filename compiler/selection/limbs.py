"""Splits words wider than a machine word into limbs, the lowest first.

On a machine with words of w bits, a word of n bits is ceil(n / w) limbs; all but the highest have w
bits. An operation that moves bits takes them from their limbs, so a rotation by whole limbs renames
values. A sum passes carries from limb to limb.

Source: Warren, Hacker's Delight, 2nd ed., section 2-16, for the carry of a sum and the borrow of a
difference without flags.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from compiler.ir.program import BITWISE, Builder, Op, Param, Program, Type
from compiler.ir.rewriting import live_only
from compiler.ir.slots import FILLED_BY, Slot
from compiler.layouts.lane_maps import move
from compiler.layouts.lane_steps import ZERO, Shifter
from compiler.layouts.layout import LayoutError
from compiler.selection.limb_machine import LimbMachine

Limbs = Sequence[str]
"""The values of a word's limbs, the lowest first."""
SUMS_OF_LIMBS = {"add": "add_limbs", "sub": "sub_limbs"}
"""The operation on all limbs of two words, for each operation on the words."""
GF2 = 0b11
"""The modulus of a matrix over bits: it works on each bit of its arguments separately."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A bit field of a value.

    Args:
        value: the value; "" for zeros.
        low: number of the lowest bit.
        bits: width of the field.
    """

    value: str
    low: int
    bits: int


def split_words(
    programs: Mapping[str, Program],
    limb_bits: int,
    rotation: int,
    machines: Mapping[str, LimbMachine] | None = None,
) -> dict[str, Program]:
    """Split the words of a module's programs that are wider than a limb.

    A parameter `a` from outside becomes `a.0`, `a.32` and so on, by the lowest bit of each limb;
    results become their limbs in order. A slot holds one limb: those of key and nonce are numbered
    anew.

    Args:
        programs: programs of the spec level, separated by their dependence on key and nonce.
        limb_bits: width of the machine's widest word.
        rotation: operations that a rotation of such a word takes.
        machines: for each program, the operations on several limbs that its machine has.

    Returns:
        The programs; unchanged if no word is wider than a limb.

    Raises:
        LayoutError: an operation on wide words has no form in limbs.
    """
    kinds = (kind for program in programs.values() for kind in program.types.values())
    if all(kind.bits <= limb_bits for kind in kinds):
        return dict(programs)
    slots = _numbered_anew(programs, limb_bits)
    split = partial(_Split, limb_bits=limb_bits, rotation=rotation, slots=slots)
    known = machines or {}
    return {n: split(program, machine=known.get(n)).rewrite() for n, program in programs.items()}


def _numbered_anew(programs: Mapping[str, Program], limb_bits: int) -> dict[Slot, list[Slot]]:
    """The slots of the limbs of each slot."""
    bits = {
        slot: program.types[name].bits
        for program in programs.values()
        for name, slot in program.stored.items()
    }
    for function, kind in FILLED_BY.items():
        if made := programs.get(function):
            bits |= {Slot(kind, i): made.types[r].bits for i, r in enumerate(made.results)}
    found: dict[Slot, list[Slot]] = {}
    for kind in FILLED_BY.values():
        numbers = itertools.count()
        for slot in sorted(slot for slot in bits if slot.kind == kind):
            found[slot] = [Slot(kind, next(numbers)) for _ in range(0, bits[slot], limb_bits)]
    return found


def cut(pieces: Iterable[Piece], low: int, bits: int) -> Iterator[Piece]:
    """The `bits` bits from `low` on of concatenated pieces."""
    place = 0
    for piece in pieces:
        first, last = max(low, place), min(low + bits, place + piece.bits)
        if first < last:
            yield Piece(piece.value, piece.low + first - place, last - first)
        place += piece.bits


@dataclass
class _Split:
    """Rewrites one program."""

    program: Program
    limb_bits: int
    rotation: int
    slots: Mapping[Slot, Sequence[Slot]]
    machine: LimbMachine | None = None
    build: Builder = field(default_factory=lambda: Builder("l"))
    limbs: dict[str, Limbs] = field(default_factory=dict[str, Limbs])
    zeros: set[str] = field(default_factory=set[str])
    steps: dict[tuple[tuple[str, ...], int], list[str]] = field(
        default_factory=dict[tuple[tuple[str, ...], int], list[str]]
    )

    def rewrite(self) -> Program:
        """The program on limbs."""
        params = tuple(p for param in self.program.params for p in self.parameter(param))
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            self.limbs.update(zip(op.results, self.visit(op), strict=True))
        results = tuple(limb for name in self.program.results for limb in self.limbs[name])
        made = replace(self.program, params=params, ops=tuple(self.build.ops), results=results)
        return live_only(made)

    def parameter(self, param: Param) -> list[Param]:
        """The limbs of a parameter."""
        kinds = self.kinds(param.type.bits)
        if param.slot and param.slot in self.slots:
            slots = zip(self.slots[param.slot], kinds, strict=True)
            params = [self.build.slot(slot, kind) for slot, kind in slots]
        elif len(kinds) == 1:
            params = [self.build.like(param, kinds[0])]
        else:
            lows = range(0, param.type.bits, self.limb_bits)
            params = [self.build.like(param, k, n) for k, n in zip(kinds, lows, strict=True)]
        self.limbs[param.name] = [p.name for p in params]
        return params

    def kinds(self, bits: int) -> list[Type]:
        """The types of the limbs of a word."""
        return [Type(min(self.limb_bits, bits - low)) for low in range(0, bits, self.limb_bits)]

    def visit(self, op: Op) -> Sequence[Limbs]:
        """The limbs of an operation's results."""
        args = [self.limbs[a] for a in op.args]
        kinds = (*op.types, *(self.program.types[a] for a in op.args))
        if all(kind.bits <= self.limb_bits for kind in kinds):
            names = [name for (name,) in args]
            return [[r] for r in self.build.emit_many(op.name, names, op.types, **dict(op.attrs))]
        if op.name in BITWISE or self.is_over_bits(op):
            return self.limb_by_limb(op, args)
        if op.name == "rotl" and (turned := self.rotated(op, args[0])):
            return [turned]
        if op.name in _MOVES:
            return [self.regrouped(list(_MOVES[op.name](self.pieces_of(op), op)))]
        if op.name not in _COMPUTED:
            raise LayoutError(
                f"`{op.name}` on words of {max(kinds).bits} bits has no form in words of "
                f"{self.limb_bits} bits: take the bitsliced form (--slicing bit with lanes)",
                op.span,
            )
        return [_COMPUTED[op.name](self, op, args)]

    def is_over_bits(self, op: Op) -> bool:
        """Whether an operation is a product with a matrix over bits."""
        return op.name == "matrix" and self.program.tables[op.word("table")].modulus == GF2

    def limb_by_limb(self, op: Op, args: Sequence[Limbs]) -> Sequence[Limbs]:
        """A bitwise operation, applied to each limb."""
        made = [
            self.build.emit_many(op.name, limbs, (kind,) * len(op.results), **dict(op.attrs))
            for kind, *limbs in zip(self.kinds(op.type.bits), *args, strict=True)
        ]
        return [list(limbs) for limbs in zip(*made, strict=True)]

    def const(self, op: Op, args: Sequence[Limbs]) -> Limbs:
        """A constant."""
        del args
        value, ones = op.number("value"), (1 << self.limb_bits) - 1
        return [
            self.constant(kind, value >> i * self.limb_bits & ones)
            for i, kind in enumerate(self.kinds(op.type.bits))
        ]

    def constant(self, kind: Type, value: int) -> str:
        """A constant that fits a limb."""
        made = self.build.constant(kind, value)
        if not value:
            self.zeros.add(made)
        return made

    def word(self, name: str) -> list[Piece]:
        """A word as pieces: one for each limb."""
        return [Piece(limb, 0, self.build.types[limb].bits) for limb in self.limbs[name]]

    def pieces_of(self, op: Op) -> list[Piece]:
        """The concatenated arguments of an operation, as pieces."""
        return [piece for name in op.args for piece in self.word(name)]

    def regrouped(self, pieces: Sequence[Piece]) -> Limbs:
        """The limbs of concatenated pieces."""
        bits = sum(piece.bits for piece in pieces)
        lows = range(0, bits, self.limb_bits)
        return [self.joined(list(cut(pieces, low, self.limb_bits))) for low in lows]

    def joined(self, pieces: Sequence[Piece]) -> str:
        """A limb composed of pieces."""
        if len(pieces) == 1:
            return self.taken(pieces[0])
        kind = Type(sum(piece.bits for piece in pieces))
        return self.build.emit("concat", *map(self.taken, pieces), kind=kind)

    def taken(self, piece: Piece) -> str:
        """A piece extracted as a word of its own."""
        kind = Type(piece.bits)
        if not piece.value:
            return self.constant(kind, 0)
        if kind == self.build.types[piece.value]:
            return piece.value
        return self.build.emit("extract", piece.value, kind=kind, lo=piece.low)

    def fitted(self, value: str, kind: Type) -> str:
        """A value truncated to a width, or extended with zeros."""
        pieces = [Piece(value, 0, self.build.types[value].bits), _zeros(kind.bits)]
        return self.joined(list(cut(pieces, 0, kind.bits)))

    def sum(self, op: Op, args: Sequence[Limbs]) -> Limbs:
        """A sum or a difference: carry or borrow pass from limb to limb."""
        name, machine = SUMS_OF_LIMBS[op.name], self.machine
        if machine and self.is_whole(op) and machine.has(name, len(args[0])):
            return self.build.emit_many(name, [*args[0], *args[1]], self.kinds(op.type.bits))
        made: list[str] = []
        carry = ""
        for left, right in zip(*args, strict=True):
            total, out = self.step(op.name, left, right)
            if carry:
                total, more = self.step(op.name, total, self.fitted(carry, self.build.types[left]))
                out = self.build.emit("or", out, more) if out else more
            made.append(total)
            carry = out
        return made

    def is_whole(self, op: Op) -> bool:
        """Whether a word fills its limbs."""
        return op.type.bits % self.limb_bits == 0

    def rotated(self, op: Op, limbs: Limbs) -> Limbs:
        """A rotation by the machine's sequences; () if shifts are cheaper.

        Whole limbs are renamed; the remainder is at most half a limb in one direction.
        """
        if not self.machine or not self.is_whole(op):
            return ()
        half = self.limb_bits // 2
        whole, rest = divmod(op.number("k") + half - 1, self.limb_bits)
        steps = self.machine.rotation(len(limbs), rest - half + 1)
        whole %= len(limbs)
        made = [*limbs[len(limbs) - whole :], *limbs[: len(limbs) - whole]]
        for step in steps:
            made = self.turned(tuple(made), step)
        return made if steps else ()

    def turned(self, limbs: tuple[str, ...], step: int) -> list[str]:
        """A rotation by one sequence; each is made once, as others may continue from it."""
        if (limbs, step) not in self.steps:
            kinds = [self.build.types[limb] for limb in limbs]
            made = self.build.emit_many("rotl_limbs", limbs, kinds, k=step)
            self.steps[limbs, step] = [*made]
        return self.steps[limbs, step]

    def step(self, name: str, left: str, right: str) -> tuple[str, str]:
        """A sum or a difference of limbs, and its carry or borrow; "" if that is always 0."""
        if right in self.zeros:
            return left, ""
        total = self.build.emit(name, left, right)
        if left in self.zeros and name == "add":
            return total, ""
        # The second summand is used here, as it is more often read again later.
        pair = (total, right) if name == "add" else (left, right)
        return total, self.build.emit("ltu", *pair)

    def permute(self, op: Op, args: Sequence[Limbs]) -> Limbs:
        """A permutation of a word's bits."""
        places = op.attr("map")
        assert isinstance(places, tuple), "a permutation is a tuple of source bits"
        full, kinds = Type(self.limb_bits), self.kinds(op.type.bits)
        lanes = places + (ZERO,) * (len(kinds) * self.limb_bits - len(places))
        array = tuple(self.fitted(limb, full) for limb in args[0])
        made = move(self.build, array, lanes, Shifter(self.limb_bits, self.rotation))
        return [self.fitted(limb, kind) for limb, kind in zip(made, kinds, strict=True)]


def _zeros(bits: int) -> Piece:
    return Piece("", 0, bits)


def _shifted_left(pieces: list[Piece], op: Op) -> Iterator[Piece]:
    return cut([_zeros(op.number("k")), *pieces], 0, op.type.bits)


def _shifted_right(pieces: list[Piece], op: Op) -> Iterator[Piece]:
    return cut([*pieces, _zeros(op.number("k"))], op.number("k"), op.type.bits)


def _rotated(pieces: list[Piece], op: Op) -> Iterator[Piece]:
    bits = op.type.bits
    return cut([*pieces, *pieces], bits - op.number("k") % bits, bits)


def _resized(pieces: list[Piece], op: Op) -> Iterator[Piece]:
    return cut([*pieces, _zeros(op.type.bits)], 0, op.type.bits)


_MOVES: Mapping[str, Callable[[list[Piece], Op], Iterable[Piece]]] = {
    "concat": lambda pieces, op: pieces,
    "extract": lambda pieces, op: cut(pieces, op.number("lo"), op.type.bits),
    "resize": _resized,
    "rotl": _rotated,
    "shl": _shifted_left,
    "shr": _shifted_right,
}
"""For operations that move bits: the pieces of the result, from those of the arguments."""
_COMPUTED: Mapping[str, Callable[[_Split, Op, Sequence[Limbs]], Limbs]] = {
    "const": _Split.const,
    "add": _Split.sum,
    "sub": _Split.sum,
    "permute": _Split.permute,
}
"""The operations that are computed limb by limb."""
