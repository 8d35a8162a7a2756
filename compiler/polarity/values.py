"""The values that may be stored inverted, and the form of operations that read them.

A value is a base and a sign: complements, and XORs with all ones, are signs instead of operations.
An operation supports some combinations of the signs of its arguments and its result; truth tables
decide which combinations a machine has as one instruction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from compiler.circuits.gates import ARITY, LUT3, truth_of
from compiler.ir.program import Op, Program
from compiler.ir.rewriting import uniform_values

Signs = tuple[int, ...]
"""The signs of an operation's arguments, then that of its result."""
KEEPS_SIGN = frozenset({"rotl", "permute", "extract", "concat"})
"""Operations that only move bits: all arguments and the result have the same sign."""
WITH_ONES = "xor3"
"""The XOR of two values and all ones: a complemented XOR in one instruction."""
NOT_PRICE, DEARER_PRICE = 4, 1
"""The price of an executed complement, and of a more expensive instruction."""


@dataclass(frozen=True, slots=True)
class SignedArgument:
    """An argument: its base, its sign, and whether it depends on keys alone."""

    base: str
    sign: int
    uniform: bool


@dataclass(frozen=True)
class Signed:
    """A program with complements as signs.

    Args:
        program: the program.
        uniform: values of the key alone, whose inversion is free.
        sources: the base and the sign of each value.
        ops: the remaining operations, in order, without those that make uniform or plain values.
        plain: values that are not to be stored inverted, besides parameters.
    """

    program: Program
    uniform: frozenset[str]
    sources: Mapping[str, SignedArgument]
    ops: tuple[Op, ...]
    plain: frozenset[str] = frozenset()

    @property
    def given(self) -> tuple[str, ...]:
        """The values that are never stored inverted, because they come from outside."""
        params = (p.name for p in self.program.params if p.name not in self.uniform)
        return (*params, *(name for name in self.program.makers if name in self.plain))

    def read(self, op: Op) -> tuple[SignedArgument, ...]:
        """The arguments of an operation, with signs."""
        return tuple(self.sources[a] for a in op.args)


def signed(program: Program, keys: frozenset[str], plain: frozenset[str] = frozenset()) -> Signed:
    """Represent the complements of a program as signs.

    Args:
        program: the program.
        keys: parameters of the key alone.
        plain: values that are not to be stored inverted.
    """
    uniform = frozenset(uniform_values(program, keys))
    sources = {p.name: SignedArgument(p.name, 0, p.name in uniform) for p in program.params}
    ops: list[Op] = []
    for op in program.ops:
        inverted = _complemented(program, op)
        if inverted is not None:
            old = sources[inverted]
            sources[op.result] = SignedArgument(old.base, 1 - old.sign, old.uniform)
            continue
        sources.update({r: SignedArgument(r, 0, r in uniform) for r in op.results})
        if not uniform.issuperset(op.results) and plain.isdisjoint(op.results):
            ops.append(op)
    return Signed(program, uniform, sources, tuple(ops), plain - uniform)


def _complemented(program: Program, op: Op) -> str | None:
    """The value of which an operation is the complement, if it is one."""
    if op.name == "not":
        return op.args[0]
    if op.name != "xor":
        return None
    ones = (1 << op.type.bits) - 1
    for ours, other in (op.args, op.args[::-1]):
        maker = program.makers.get(other)
        if maker is not None and maker.name == "const" and maker.attr("value") == ones:
            return ours
    return None


@cache
def sibling(name: str, signs: Signs, have: frozenset[str]) -> tuple[str, tuple[int, ...]] | None:
    """The operation that computes the same with other signs, and the order of its operands.

    Args:
        name: an operation on bits; not `lut3`, which takes any signs (`lut3_table`).
        signs: of its operands and of its result.
        have: operations of the machine; `name` itself and XOR are assumed.

    Returns:
        `None` if no single operation does.
    """
    arity = ARITY[name]
    wanted = _with_signs(truth_of(name), signs)
    for other in (name, *sorted((have | {"xor"}) & set(ARITY) - {name, LUT3})):
        if ARITY[other] != arity:
            continue
        for order in permutations(range(arity)):
            if _reordered(truth_of(other), order) == wanted:
                return other, order
    return None


def lut3_table(name: str, k: int, signs: Signs) -> int:
    """The table of the `lut3` that computes the same with other signs.

    For an operation of two operands, the third is ignored. `k` is the table of a `lut3`.
    """
    table = _with_signs(truth_of(name, k), signs)
    return table if ARITY[name] == 3 else table | table << 4


def _with_signs(table: int, signs: Signs) -> int:
    *operands, result = signs
    flipped = sum(sign << i for i, sign in enumerate(operands))
    return sum((table >> (v ^ flipped) & 1 ^ result) << v for v in range(1 << len(operands)))


def _reordered(table: int, order: tuple[int, ...]) -> int:
    """The truth table of an operation whose operand i is variable `order[i]`."""

    def at(v: int) -> int:
        return sum((v >> place & 1) << i for i, place in enumerate(order))

    return sum((table >> at(v) & 1) << v for v in range(1 << len(order)))


@cache
def prices(name: str, n_args: int, have: frozenset[str]) -> Mapping[Signs, int]:
    """The signs that an operation supports, each with a price.

    The price is 1 if it takes a more expensive instruction, otherwise 0. All combinations of signs
    are tried for bitwise operations only, which have few arguments.

    Args:
        name: the operation.
        n_args: the number of its arguments.
        have: operations of the machine.
    """
    if name not in ARITY:
        kept = (0, 1) if name in KEEPS_SIGN else (0,)
        return {(sign,) * (n_args + 1): 0 for sign in kept}
    found = {s: _price(name, s, have) for s in product((0, 1), repeat=n_args + 1)}
    return {signs: price for signs, price in found.items() if price is not None}


@cache
def bound_prices(name: str, uniform: tuple[bool, ...], have: frozenset[str]) -> Mapping[Signs, int]:
    """`prices` by the signs of the result and of the arguments that are not `uniform`.

    Either sign of a uniform argument is free.
    """
    found: dict[Signs, int] = {}
    for signs, price in prices(name, len(uniform), have).items():
        bound = (*(s for s, free in zip(signs, uniform, strict=False) if not free), signs[-1])
        found[bound] = min(price, found.get(bound, price))
    return found


def _price(name: str, signs: Signs, have: frozenset[str]) -> int | None:
    if name == LUT3 or LUT3 in have or sibling(name, signs, have) is not None:
        return 0
    return 1 if name == "xor" and WITH_ONES in have else None


@dataclass(frozen=True)
class Choice:
    """The signs with which values are stored.

    Args:
        inverted: the values stored inverted.
        both: the values whose complement may be computed as well.
    """

    inverted: frozenset[str]
    both: frozenset[str]


def forward(signed: Signed, have: frozenset[str]) -> Choice:
    """Propagate signs forward to XORs with values of the key.

    If no operation supports the signs of its arguments, their complements are computed. An XOR with
    the key that is only read inverted is stored inverted.
    """
    inverted: set[str] = set()
    backward = _only_complemented(signed.program)
    for op in signed.ops:
        read = signed.read(op)
        signs = tuple(s.sign ^ (s.base in inverted) for s in read if not s.uniform)
        known = bound_prices(op.name, tuple(s.uniform for s in read), have)
        free = [s for s in (0, 1) if known.get((*signs, s)) == 0]
        wanted = int(len(op.results) == 1 and op.result in backward)
        if free and (wanted if wanted in free and op.name == "xor" else free[0]):
            inverted.update(op.results)
    return Choice(frozenset(inverted), frozenset(signed.sources))


def _only_complemented(program: Program) -> set[str]:
    """Values whose only readers are NOTs."""
    plain = {a for op in program.ops if op.name != "not" for a in op.args}
    inverted = {a for op in program.ops if op.name == "not" for a in op.args}
    return inverted - plain - set(program.results)
