"""Functions of masks as data: steps on bits that a loop executes, and the order of the masks.

Where a register holds one bit of each block, a key set-up stores thousands of masks, each of which
is one bit repeated. Its bits are elements of an array: 0, 1, the bits of the source, then the
result of each step. A step is the sum of four elements or, in a function with products, the sum of
a product and two elements.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Op, Program
from compiler.machine.target import Target

ZERO, ONE, FIRST = 0, 1, 2
"""The elements with the constants, and the first one with a bit of the source."""
MOST_ELEMENTS = 1 << 16
"""The elements that a table's entries of 16 bits can name."""
Step = tuple[int, int, int, int]
"""Elements a, b, c, d: the new element is `a ^ b ^ c ^ d`, or `(a & b) ^ c ^ d`."""


@dataclass(frozen=True)
class MaskSteps:
    """A function that stores masks one behind another.

    Args:
        source_bits: the bits of the source that the array holds, from its first on.
        has_products: whether steps are sums with a product.
        steps: the steps, each of which appends an element.
        masks: for each mask in memory, the element that it repeats.
        load: the row that makes a mask of a bit of a byte.
        store: the row that stores a mask.
        source: the parameter with the source.
        memory: the parameter with the memory of masks.
        mask_bytes: the size of a mask in memory.
    """

    source_bits: int
    has_products: bool
    steps: tuple[Step, ...]
    masks: tuple[int, ...]
    load: str
    store: str
    source: str
    memory: str
    mask_bytes: int

    @property
    def elements(self) -> int:
        """The elements of the array."""
        return FIRST + self.source_bits + len(self.steps)


def mask_steps(program: Program, target: Target) -> MaskSteps | None:
    """The steps of a listing; None if it does anything but compute and store masks.

    Args:
        program: a listing of virtual registers.
        target: its target; the rows' meanings decide which operations are known.
    """
    return _Steps(program, target).whole()


@dataclass(frozen=True)
class _Sum:
    """A value that no element holds yet: the sum of a product, if any, and of elements."""

    product: tuple[int, int] | None
    terms: frozenset[int]

    @property
    def is_short(self) -> bool:
        """Whether it is an element, its complement, or a constant."""
        return not self.product and len(self.terms - {ONE}) <= 1


def _of(element: int) -> _Sum:
    """An element as a sum."""
    return _Sum(None, frozenset({element} - {ZERO}))


@dataclass
class _Steps:
    """The steps of one program, found operation by operation."""

    program: Program
    target: Target
    values: dict[str, _Sum] = field(default_factory=dict[str, _Sum])
    found: dict[_Sum, int] = field(default_factory=dict[_Sum, int])
    steps: list[Step] = field(default_factory=list[Step])
    masks: dict[int, str] = field(default_factory=dict[int, str])

    def whole(self) -> MaskSteps | None:
        """The steps of the program, if all of its operations are known."""
        ops = self.program.ops
        loads, stores = (self.accesses(purpose) for purpose in ("load_bit", "store"))
        pointers = {op.args[0] for op in loads}, {op.args[0] for op in stores}
        if [len(found) for found in pointers] != [1, 1] or pointers[0] == pointers[1]:
            return None
        n_bytes = max(op.number("k") for op in loads) + 1
        self.first_step = FIRST + 8 * n_bytes
        meanings = {self.target.table[op.name].row.meaning for op in ops}
        self.has_products = not meanings.isdisjoint(PRODUCTS)
        if not all(self.take(op) for op in ops):
            return None
        (value,) = {self.program.types[name] for name in self.masks.values()}
        size = value.bits // 8
        places = [number * size for number in range(len(self.masks))]
        if sorted(self.masks) != places:
            return None
        masks = tuple(self.element(self.values[self.masks[place]]) for place in places)
        rows = loads[0].name, stores[0].name, loads[0].args[0], stores[0].args[0]
        made = MaskSteps(8 * n_bytes, self.has_products, tuple(self.steps), masks, *rows, size)
        return made if made.elements <= MOST_ELEMENTS else None

    def accesses(self, purpose: str) -> list[Op]:
        """The operations of one of the target's primitives."""
        name = self.target.primitives.get(purpose, "")
        return [op for op in self.program.ops if self.target.table[op.name].row.name == name]

    def take(self, op: Op) -> bool:
        """Note the value of an operation; returns whether the operation is known."""
        row = self.target.table[op.name].row
        if row.name == self.target.primitives["store"]:
            self.masks[op.number("k")] = op.args[1]
            return op.args[1] in self.values
        if row.name == self.target.primitives["load_bit"]:
            self.values[op.result] = _of(FIRST + 8 * op.number("k") + op.number("bit"))
            return True
        if row.name == self.target.primitives["literal"]:
            return self.constant(op)
        combine = _COMBINED.get(row.meaning)
        if combine is None or len({*op.types, *(self.program.types[a] for a in op.args)}) > 1:
            return False
        made = combine(self, [self.values[a] for a in op.args])
        is_open = made.is_short or self.program.uses[op.result] == 1
        self.values[op.result] = made if is_open else _of(self.element(made))
        return True

    def constant(self, op: Op) -> bool:
        """Note a constant; returns whether all of its bits are equal."""
        numbers = {value for _, value in op.attrs}
        bits = op.type.bits // len(op.attrs)
        self.values[op.result] = _of(ZERO if numbers == {0} else ONE)
        return numbers in ({0}, {(1 << bits) - 1})

    def element(self, value: _Sum) -> int:
        """The element that holds a value; a step computes it if there is none."""
        if not value.product and len(value.terms) < 2:
            return next(iter(value.terms), ZERO)
        if value not in self.found:
            self.found[value] = self.first_step + len(self.steps)
            terms = sorted(value.terms, reverse=True)
            if self.has_products:
                terms[:0] = value.product or (terms.pop(0), ONE)
            a, b, c, d = (*terms, ZERO, ZERO)[:4]
            self.steps.append((a, b, c, d))
        return self.found[value]

    def sum(self, args: Sequence[_Sum]) -> _Sum:
        """The sum of two values; those that make it too long become elements first."""
        left, right = args
        both = _Sum(left.product or right.product, left.terms ^ right.terms)
        if self.fits(both) and not (left.product and right.product):
            return both
        longer = max(left, right, key=lambda value: (bool(value.product), len(value.terms)))
        other = right if longer is left else left
        return self.sum([self.settled(longer), other])

    def fits(self, value: _Sum) -> bool:
        """Whether one step computes a value."""
        most = 2 if value.product else 3 if self.has_products else 4
        return len(value.terms) <= most

    def settled(self, value: _Sum) -> _Sum:
        """A value as an element."""
        return _of(self.element(value))

    def product(self, args: Sequence[_Sum], has_terms: bool = False) -> _Sum:
        """The product of two values, and with `has_terms` the sum of that and both."""
        left, right = (x if x.is_short else self.settled(x) for x in args)
        made = self.expanded(left, right, has_terms)
        if self.fits(made):
            return made
        longer = max(left, right, key=lambda value: len(value.terms))
        other = right if longer is left else left
        return self.product([self.settled(longer), other], has_terms)

    def expanded(self, x: _Sum, y: _Sum, has_terms: bool) -> _Sum:
        """The product of elements or their complements, multiplied out."""
        (a, p), (b, q) = (
            (next(iter(v.terms - {ONE}), ZERO), frozenset(v.terms & {ONE})) for v in (x, y)
        )
        terms = frozenset({a} if q else ()) ^ frozenset({b} if p else ()) ^ (p & q)
        terms = (terms ^ x.terms ^ y.terms if has_terms else terms) - {ZERO}
        return _Sum((a, b), terms) if a and b else _Sum(None, terms)


PRODUCTS = ("d = a & b", "d = a | b")
"""The meanings of rows that are no sums."""
_COMBINED: Mapping[str, Callable[[_Steps, Sequence[_Sum]], _Sum]] = {
    "d = a ^ b": _Steps.sum,
    "d = a & b": _Steps.product,
    "d = a | b": lambda steps, args: steps.product(args, True),
    "d = ~a": lambda steps, args: steps.sum([args[0], _of(ONE)]),
}
"""What each known operation makes of its arguments, by the meaning of its row."""
