"""Reads a program on bits as layers: round key addition, S-boxes side by side, a linear map.

Each bit is an XOR of bits of the block, of the round keys, of S-box outputs, and the constant 1.
Such a sum is represented by an integer whose binary digits mark its terms.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import Op, Program
from compiler.layouts.layout import LayoutError
from dsl.gf2 import ones, product, solve
from dsl.syntax.tree import Span

Form = int
"""An XOR of bits, as an integer with a binary digit for each."""
ONE: Form = 1
"""The constant 1 as a sum."""


@dataclass(frozen=True)
class Layer:
    """The linear map to a layer of S-boxes, or from the last one to the block's bits.

    A bit of a layer has the number `plane * cells + cell`: it is input or output `plane` of S-box
    `cell`.

    Args:
        table: name of the S-boxes' table; "" behind the last layer.
        rows: for each bit of the layer, the sum of bits of the layer before.
        keys: for each bit, the sum of round key bits (digit n + 1 is round key bit n) and 1.
        keys_first: whether `keys` are added to the layer before, before the rows apply.
        round: its round of the cipher; 0 for none.
        span: the source line of its S-boxes.
    """

    table: str
    rows: tuple[Form, ...]
    keys: tuple[Form, ...]
    keys_first: bool = False
    round: int = 0
    span: Span | None = None


@dataclass(frozen=True)
class Layers:
    """A program as layers.

    Args:
        planes: bits of an S-box.
        cells: number of S-boxes side by side.
        layers: in order; the last computes the results.
    """

    planes: int
    cells: int
    layers: tuple[Layer, ...]


def read_layers(program: Program, block_bits: int) -> Layers:
    """Read a program of bits.

    Args:
        program: its parameters are the block's bits, then round keys; its results the block's bits.
        block_bits: number of bits of a block.

    Raises:
        LayoutError: it is no sequence of layers of equal S-boxes; the message names the obstacle.
    """
    return _Reader(program, block_bits).read()


@dataclass
class _Reader:
    """Computes the sums of a program's bits.

    Digits of sums are in the order: 1, the keys, the block, then the layers' S-boxes.
    """

    program: Program
    block_bits: int
    forms: dict[str, Form] = field(default_factory=dict[str, Form])
    found: list[list[Op]] = field(default_factory=list[list[Op]])

    def read(self) -> Layers:
        """The layers."""
        params = self.program.params
        n_keys = len(params) - self.block_bits
        self.first = n_keys + 1
        order = params[self.block_bits :] + params[: self.block_bits]
        self.forms = {p.name: 2 << n for n, p in enumerate(order)}
        for op in self.program.ops:
            self.visit(op)
        if not self.found:
            raise LayoutError("there are no S-boxes that bit planes could be made of")
        boxes = [tuple(layer) for layer in self.found]
        self.planes = len(boxes[0][0].args)
        layers = [self.layer(number, ops) for number, ops in enumerate(boxes)]
        layers.append(self.last(len(boxes)))
        return Layers(self.planes, len(boxes[0]), tuple(layers))

    def visit(self, op: Op) -> None:
        """Record the sums of an operation's results."""
        args = [self.forms[a] for a in op.args]
        if op.name == "sbox":
            self.box(op, args)
        else:
            self.forms[op.result] = sum_made(op, args)

    def box(self, op: Op, args: Sequence[Form]) -> None:
        """Put an S-box into the first layer behind all its inputs."""
        number = max(self.layer_of(arg) for arg in args)
        if number == len(self.found):
            self.found.append([])
        cell = len(self.found[number])
        self.found[number].append(op)
        width = len(op.args)
        if (cell + 1) * width > self.block_bits or self.block_bits % width:
            raise LayoutError("a layer has more S-boxes than the block", op.span)
        start = self.start(number + 1)
        cells = self.block_bits // width
        for plane, result in enumerate(op.results):
            self.forms[result] = 1 << start + plane * cells + cell

    def start(self, number: int) -> int:
        """The first digit of the inputs of layer `number`: the block's or an S-box layer's."""
        return self.first + number * self.block_bits

    def layer_of(self, form: Form) -> int:
        """The number of the first layer that can read a sum."""
        return max(form.bit_length() - 1 - self.first, 0) // self.block_bits

    def layer(self, number: int, ops: Sequence[Op]) -> Layer:
        """A layer of S-boxes."""
        tables = {op.word("table") for op in ops}
        if len(tables) > 1 or len(ops) * self.planes != self.block_bits:
            raise LayoutError(
                f"layer {number} has {len(ops)} S-boxes of {', '.join(sorted(tables))} where the "
                f"block has room for {self.block_bits // self.planes} of one kind",
                ops[0].span,
            )
        forms = [self.forms[op.args[plane]] for plane in range(self.planes) for op in ops]
        made = self.split(number, tables.pop(), forms)
        return replace(made, round=ops[0].round, span=ops[0].span)

    def last(self, number: int) -> Layer:
        """The linear map to the results."""
        forms = [self.forms[name] for name in self.program.results]
        return self.split(number, "", forms)

    def split(self, number: int, table: str, forms: Sequence[Form]) -> Layer:
        """Split sums into terms of the layer before and terms of the keys."""
        start, whole = self.start(number), (1 << self.block_bits) - 1
        rows = tuple(form >> start & whole for form in forms)
        keys = tuple(form & (1 << self.first) - 1 for form in forms)
        known = (whole << start) | (1 << self.first) - 1
        if any(form & ~known for form in forms):
            raise LayoutError("S-boxes read what is older than the layer before: no layers")
        return Layer(table, rows, keys)


def sum_made(op: Op, args: Sequence[Form]) -> Form:
    """The sum that a linear operation on bits computes.

    Raises:
        LayoutError: the operation is not linear.
    """
    if op.name == "const":
        return op.number("value")
    if op.name not in SUMS:
        raise LayoutError(f"`{op.name}` outside S-boxes has no form in bit planes", op.span)
    return total(op.name, args)


SUMS = {"xor": 0, "xnor": ONE, "not": ONE, "xor3": 0}
"""The constant term of each linear operation."""


def total(name: str, args: Sequence[Form]) -> Form:
    """The sum that an operation of `SUMS` computes from its arguments' sums."""
    made = SUMS[name]
    for arg in args:
        made ^= arg
    return made


def renamed(layers: Layers, names: Sequence[int]) -> Layers:
    """The layers with the block's bits renamed: bit n becomes `names[n]` in block and results."""
    first, last = layers.layers[0], layers.layers[-1]
    rows = tuple(sum(1 << names[n] for n in ones(row)) for row in first.rows)
    order = sorted(range(len(names)), key=names.__getitem__)
    ends = replace(
        last, rows=tuple(last.rows[n] for n in order), keys=tuple(last.keys[n] for n in order)
    )
    return replace(layers, layers=(replace(first, rows=rows), *layers.layers[1:-1], ends))


def simplest_keys(layer: Layer, is_last: bool = False) -> Layer:
    """The layer with its keys added before or after its rows, whichever takes fewer terms.

    In a tie, keys are added after the rows, but before the rows of the last layer: there the
    remaining moves can be merged with those to words in memory.
    """
    made = keys_moved(layer, first=True)
    return made if made and _weight(made.keys) < _weight(layer.keys) + is_last else layer


def keys_moved(layer: Layer, *, first: bool) -> Layer | None:
    """The layer with its keys added before its rows, or after; None if no such keys exist."""
    if layer.keys_first == first:
        return layer
    keys = solve(layer.rows, layer.keys) if first else product(layer.rows, layer.keys)
    return replace(layer, keys=keys, keys_first=first) if keys else None


def _weight(forms: Sequence[Form]) -> int:
    """The number of terms of some sums together."""
    return sum(form.bit_count() for form in forms)
