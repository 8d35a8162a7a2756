"""Reads a function on cells as layers: sums of cells and keys, each looked up in one table.

A cell is a word of a block of at most eight bits. A layer's cells are XORs of cells of the layer
before, of slots and of a constant, each times a factor: an element of the field of the cipher's
matrices, 0 or 1 where they are sums of whole cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import xor

from compiler.ir.program import Op, Program
from compiler.ir.slots import Slot
from compiler.layouts.form import memory_pieces
from compiler.layouts.layout import LayoutError
from dsl.cipher import WordLayout
from dsl.gf2 import field_product
from dsl.syntax.tree import Span
from dsl.unrolling.tables import Matrix

Factors = tuple[int, ...]
"""The factor of each cell of a layer in a sum."""
WHOLE = 0b11
"""The modulus where factors are 0 and 1."""


def product(a: int, b: int, modulus: int) -> int:
    """The product of two factors, or of a factor and a constant."""
    return field_product(a, b, modulus) if a > 1 else b * a


@dataclass(frozen=True)
class KeyCell:
    """The sum of slots and a constant that is added to a cell; each slot has its factor."""

    slots: frozenset[tuple[Slot, int]] = frozenset()
    constant: int = 0

    def __xor__(self, other: KeyCell) -> KeyCell:
        factors = dict(self.slots)
        for slot, factor in other.slots:
            factors[slot] = factors.get(slot, 0) ^ factor
        slots = frozenset((slot, factor) for slot, factor in factors.items() if factor)
        return KeyCell(slots, self.constant ^ other.constant)

    def __bool__(self) -> bool:
        return bool(self.slots or self.constant)

    def times(self, factor: int, modulus: int) -> KeyCell:
        """The product with a factor other than 0."""
        slots = frozenset((slot, product(factor, f, modulus)) for slot, f in self.slots)
        return KeyCell(slots, product(factor, self.constant, modulus))

    @property
    def is_whole(self) -> bool:
        """Whether no slot has a factor other than 1."""
        return all(factor == 1 for _, factor in self.slots)


NO_KEY = KeyCell()


@dataclass(frozen=True)
class CellLayer:
    """The map to the cells of a layer of S-boxes, or to the block's behind the last layer.

    Args:
        table: name of the table in which the cells are looked up; "" behind the last layer.
        rows: for each cell the sum of cells of the layer before.
        keys: for each cell what is added; `keys_first`: to the cells of the layer before.
        keys_first: whether keys are added before the rows apply.
        product: an operation that multiplies cells, if one does.
        modulus: the polynomial of the factors' field; `WHOLE` for sums of whole cells.
        round: its round of the cipher; 0 for none.
        span: the source line of its S-boxes.
    """

    table: str
    rows: tuple[Factors, ...]
    keys: tuple[KeyCell, ...]
    keys_first: bool = False
    product: Op | None = None
    modulus: int = WHOLE
    round: int = 0
    span: Span | None = None

    def with_keys_first(self) -> CellLayer:
        """The layer with its keys added to the layer before; itself if the map has no inverse."""
        try:
            before = Matrix("", self.modulus, self.rows).inverse()
        except ValueError:
            return self
        return replace(self, keys=self.mapped(before.rows), keys_first=True)

    def with_keys_last(self) -> CellLayer:
        """The layer with its keys added behind its map."""
        if not self.keys_first:
            return self
        return replace(self, keys=self.mapped(self.rows), keys_first=False)

    def mapped(self, rows: Sequence[Factors]) -> tuple[KeyCell, ...]:
        """The keys, mapped as cells are."""
        made: list[KeyCell] = []
        for row in rows:
            total = NO_KEY
            for factor, key in zip(row, self.keys, strict=True):
                total = total ^ key.times(factor, self.modulus) if factor else total
            made.append(total)
        return tuple(made)

    @property
    def masks(self) -> tuple[int, ...]:
        """For each cell the mask of the cells that it is the sum of.

        Raises:
            LayoutError: a factor is more than 1.
        """
        if any(factor > 1 for row in self.rows for factor in row):
            name = f"`{self.product.word('table')}`" if self.product else "a layer"
            raise LayoutError(
                f"{name} multiplies cells: there are sums of whole cells alone beside tables in "
                "registers",
                self.product.span if self.product else self.span,
            )
        return tuple(sum(factor << n for n, factor in enumerate(row)) for row in self.rows)


@dataclass(frozen=True)
class _Sum:
    """A sum of cells of one layer, with a key; `layer` is 0 for the block's cells."""

    layer: int
    cells: Factors
    key: KeyCell = NO_KEY

    def times(self, factor: int, modulus: int) -> _Sum:
        """The product with a factor other than 0."""
        cells = tuple(product(factor, f, modulus) for f in self.cells)
        return _Sum(self.layer, cells, self.key.times(factor, modulus))


@dataclass
class CellReader:
    """Reads one program.

    Args:
        program: on cells; S-boxes are look-ups.
        layout: of the block's cells.
        backwards: whether the S-boxes of a layer are numbered from the last one, as those of an
            inverse are.
    """

    program: Program
    layout: WordLayout
    backwards: bool = False
    sums: dict[str, _Sum] = field(default_factory=dict[str, _Sum])
    found: list[list[Op]] = field(default_factory=list[list[Op]])
    octets: dict[str, int] = field(default_factory=dict[str, int])
    product: Op | None = None
    modulus: int = WHOLE

    def read(self) -> tuple[CellLayer, ...]:
        """The layers.

        Raises:
            LayoutError: the program is no sequence of layers of look-ups and sums of cells.
        """
        self._begin()
        for op in self.program.ops:
            self._visit(op)
        if not self.found:
            raise LayoutError("there are no S-boxes that tables in registers could be made of")
        layers = [self._layer(n, ops) for n, ops in enumerate(self.found)]
        return (*layers, self._map(len(self.found), self.program.results))

    @property
    def cells(self) -> int:
        """The number of cells of a block."""
        return self.layout.shape.n_words

    @property
    def nothing(self) -> Factors:
        """The factors of a sum without cells."""
        return (0,) * self.cells

    @cached_property
    def places(self) -> Mapping[tuple[int, int], int]:
        """The cell at each place of a block."""
        return {memory_place(self.layout, n): n for n in range(self.cells)}

    @cached_property
    def counters(self) -> frozenset[str]:
        """The names of the counter."""
        return frozenset(p.name for p in self.program.given("counter"))

    def _begin(self) -> None:
        """Note the sums of parameters."""
        number = 0
        for param in self.program.params:
            slot = self.program.stored.get(param.name)
            if slot and slot.kind == "key":
                self.sums[param.name] = _Sum(0, self.nothing, KeyCell(frozenset({(slot, 1)})))
            elif slot and slot.kind == "nonce":
                self._octet(param.name, slot.index)
            elif param.given:
                continue
            else:
                self.sums[param.name] = self._cell(0, number)
                number += 1

    def _cell(self, layer: int, number: int) -> _Sum:
        """A cell of a layer."""
        return _Sum(layer, tuple(int(n == number) for n in range(self.cells)))

    def _octet(self, name: str, octet: int) -> None:
        """Note a byte of a counter block; it is a cell if cells are bytes."""
        self.octets[name] = octet
        if self.layout.shape.bits == 8:
            self.sums[name] = self._cell(0, self.places[octet, 0])

    def _visit(self, op: Op) -> None:
        """Note the sums of an operation's results."""
        if op.name == "const":
            self.sums[op.result] = _Sum(0, self.nothing, KeyCell(constant=op.number("value")))
        elif op.name == "extract" and op.args[0] in self.octets:
            self._part(op, self.octets[op.args[0]])
        elif op.name == "extract" and op.args[0] in self.counters:
            self._part(op, self.layout.n_bytes - 1 - op.number("lo") // 8)
        elif op.name == "xor":
            self.sums[op.result] = self._added([self.sums[a] for a in op.args], op)
        elif op.name == "matrix":
            self._matrix(op)
        elif op.name == "lookup":
            self._box(op)
        else:
            raise LayoutError(f"`{op.name}` has no form beside tables in registers", op.span)

    def _part(self, op: Op, octet: int) -> None:
        """Note a byte of the block, or a cell in it."""
        if op.type.bits == 8:
            self._octet(op.result, octet)
        else:
            self.sums[op.result] = self._cell(0, self.places[octet, op.number("lo") % 8])

    def _added(self, sums: Sequence[_Sum], op: Op) -> _Sum:
        """The sum of sums."""
        layers = {each.layer for each in sums if any(each.cells)}
        if len(layers) > 1:
            raise LayoutError("a sum has cells of several layers of S-boxes", op.span)
        cells, key = self.nothing, NO_KEY
        for each in sums:
            cells = tuple(map(xor, cells, each.cells))
            key ^= each.key
        return _Sum(max(layers, default=0), cells, key)

    def _matrix(self, op: Op) -> None:
        """Note the sums of a matrix."""
        table = self.program.tables[op.word("table")]
        width, modulus = len(op.args), table.modulus
        if max(table.values) > 1:
            if self.product and self.modulus != modulus:
                raise LayoutError("matrices multiply cells in several fields", op.span)
            self.product, self.modulus = self.product or op, modulus
        for number, result in enumerate(op.results):
            row = table.values[number * width : (number + 1) * width]
            named = zip(op.args, row, strict=True)
            chosen = [self.sums[a].times(factor, modulus) for a, factor in named if factor]
            self.sums[result] = self._added(chosen, op)

    def _box(self, op: Op) -> None:
        """Put a look-up into the layer behind its cells."""
        given = self.sums[op.args[0]]
        number = given.layer
        if not any(given.cells):
            raise LayoutError("an S-box depends on no block", op.span)
        if number == len(self.found):
            self.found.append([])
        place = len(self.found[number])
        if place == self.cells:
            raise LayoutError("a layer has more S-boxes than the block has cells", op.span)
        place = self.cells - 1 - place if self.backwards else place
        self.sums[op.result] = self._cell(number + 1, place)
        self.found[number].append(op)

    def _layer(self, number: int, ops: Sequence[Op]) -> CellLayer:
        """A layer of S-boxes."""
        tables = {op.word("table") for op in ops}
        if len(tables) > 1 or len(ops) != self.cells:
            raise LayoutError(
                f"layer {number} has {len(ops)} S-boxes of {', '.join(sorted(tables))} where "
                f"tables in registers take {self.cells} equal ones",
                ops[0].span,
            )
        made = self._map(number, [op.args[0] for op in ops[:: -1 if self.backwards else 1]])
        return replace(made, table=tables.pop(), round=ops[0].round, span=ops[0].span)

    def _map(self, number: int, names: Sequence[str]) -> CellLayer:
        """The map from one layer to values."""
        sums = [self.sums[name] for name in names]
        if any(each.layer != number for each in sums):
            raise LayoutError("a layer of S-boxes takes cells of several layers before")
        cells, keys = tuple(s.cells for s in sums), tuple(s.key for s in sums)
        made = CellLayer("", cells, keys, product=self.product, modulus=self.modulus)
        moved = made.with_keys_first()
        fewer = sum(map(bool, moved.keys)) < sum(map(bool, made.keys))
        return moved if fewer else made


def memory_place(layout: WordLayout, cell: int) -> tuple[int, int]:
    """The byte of a cell in a block, and its lowest bit there.

    Raises:
        LayoutError: the cell is not inside one byte.
    """
    bits = layout.shape.bits
    places = memory_pieces(layout, cell * bits, bits)
    if len(places) > 1:
        raise LayoutError(f"words of {bits} bits are no bytes or halves of bytes")
    ((octet, low, _),) = places
    return octet, low
