"""Programs on bytes as programs on words of four bytes, with S-boxes and matrices in one table.

A byte is a sum: of functions of other bytes, which are known as tables, and of a part that depends
on the key alone. Bytes that are looked up, and those of the result, are put into words. A word is
then the sum of one look-up for each byte that its bytes depend on, and of words of keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import combinations

from compiler.ir.program import TABLE_LOOKUP, Builder, Op, Program, Table, Type
from dsl.gf2 import field_product

BYTE, WORD = Type(8), Type(32)
PLACES = range(WORD.bits // BYTE.bits)
"""The bytes of a word, the lowest first."""
Function = tuple[int, ...]
"""A function of a byte, as its 256 values."""
IDENTITY: Function = tuple(range(1 << BYTE.bits))
Column = tuple[Function | None, ...]
"""The functions of one byte that are summands of the bytes of a word; None for zero."""


class NoPacks(Exception):
    """A program has another operation than sums, look-ups and products with matrices of bytes.

    Args:
        op: the operation.
    """

    def __init__(self, op: Op) -> None:
        super().__init__(op.name)
        self.op = op


@dataclass(frozen=True)
class Sum:
    """A byte as a sum.

    Args:
        terms: functions of other bytes, by the names of these.
        key: the part of the key alone; empty if there is none.
    """

    terms: Mapping[str, Function]
    key: str = ""


@dataclass
class Words:
    """The tables of words, which functions of a module share; a byte's column is a part of one.

    Args:
        columns: those that are whole tables, by name.
    """

    columns: dict[str, Column] = field(default_factory=dict[str, Column])
    _known: dict[Column, tuple[str, list[tuple[int, int]]]] = field(
        default_factory=dict[Column, tuple[str, list[tuple[int, int]]]]
    )

    def covering(self, column: Column) -> tuple[str, list[tuple[int, int]]]:
        """How a column is made of a table, which is added if there is none.

        Returns:
            The table; rotations of its entries to the left, in bytes, and the bytes that are kept
            of each, as bits. The column is the sum of them.
        """
        if column not in self._known:
            self._known[column] = self._covering(column)
        return self._known[column]

    def _covering(self, column: Column) -> tuple[str, list[tuple[int, int]]]:
        for name, table in self.columns.items():
            parts = _parts(column, table)
            if parts is not None:
                return name, parts
        turned = min((_turned(column, n) for n in PLACES), key=_order)
        name = f"word_{len(self.columns)}"
        self.columns[name] = turned
        parts = _parts(column, turned)
        assert parts is not None, "it is a rotation of itself"
        return name, parts

    def tables(self) -> dict[str, Table]:
        """The tables as programs have them."""
        return {
            name: Table(name, "sbox", BYTE.bits, WORD.bits, _entries(column))
            for name, column in self.columns.items()
        }


def _entries(column: Column) -> tuple[int, ...]:
    return tuple(
        sum(part[value] << BYTE.bits * place for place, part in enumerate(column) if part)
        for value in IDENTITY
    )


def _turned(column: Column, count: int) -> Column:
    """The functions rotated to the left by bytes, so that the byte above gets that of a byte."""
    return column[-count:] + column[:-count] if count else column


def _order(column: Column) -> tuple[tuple[bool, Function], ...]:
    return tuple((part is None, part or ()) for part in column)


def _parts(column: Column, table: Column) -> list[tuple[int, int]] | None:
    """Rotations of a table and bytes kept of each, whose sum is a column; None if there are none.

    Each function of the column must be a function of the table, or a sum of some.
    """
    kept: dict[int, int] = {}
    for turn in PLACES:
        if _turned(table, turn) == column:
            return [(turn, 0b1111)]
    known = {place: part for place, part in enumerate(table) if part}
    for place, wanted in enumerate(column):
        if wanted is None:
            continue
        chosen = _subset(wanted, known)
        if chosen is None:
            return None
        for source in chosen:
            turn = (place - source) % len(PLACES)
            kept[turn] = kept.get(turn, 0) | 1 << place
    return sorted(kept.items())


def _subset(wanted: Function, known: Mapping[int, Function]) -> tuple[int, ...] | None:
    """The smallest set of functions whose sum is a function."""
    for size in range(1, len(known) + 1):
        for chosen in combinations(known, size):
            if reduce(added, (known[place] for place in chosen)) == wanted:
                return chosen
    return None


def added(one: Function, other: Function) -> Function:
    """The sum of two functions."""
    return tuple(a ^ b for a, b in zip(one, other, strict=True))


def sums_of(program: Program, keys: frozenset[str], build: Builder) -> dict[str, Sum]:
    """Each byte of a program as a sum; parts of the key alone are computed by `build`.

    Args:
        program: on bytes.
        keys: its parameters that depend on the key alone.
        build: has the types of the parameters.

    Raises:
        NoPacks: another operation is among them.
    """
    looked_up = {op.args[0] for op in program.ops if op.name == TABLE_LOOKUP}
    found: dict[str, Sum] = {}
    own: dict[str, Sum] = {}

    def read(name: str) -> Sum:
        """A byte as operations read it: one that is looked up is in a word by itself."""
        if name in looked_up or name not in found:
            return Sum({}, name) if name in keys else Sum({name: IDENTITY})
        return found[name]

    for param in program.params:
        if param.type == BYTE and param.name not in keys:
            own[param.name] = Sum({param.name: IDENTITY})
    for op in program.ops:
        build.span, build.round = op.span, op.round
        if BYTE not in op.types and found.keys().isdisjoint(op.args):
            # It is of numbers, such as counters.
            build.append(op)
            continue
        made = _sums(op, program, [read(arg) for arg in op.args], build)
        found.update(zip(op.results, made, strict=True))
    return {**own, **found}


def _sums(op: Op, program: Program, args: Sequence[Sum], build: Builder) -> list[Sum]:
    if any(kind != BYTE for kind in op.types):
        raise NoPacks(op)
    match op.name:
        case "xor":
            return [_total(args, build)]
        case "lookup":
            table = program.tables[op.word("table")]
            if len(table.values) != len(IDENTITY):
                raise NoPacks(op)
            return [Sum({op.args[0]: table.values})]
        case "matrix":
            return _products(op, program.tables[op.word("table")], args, build)
        case "extract":
            build.append(op)
            return [Sum({op.result: IDENTITY})]
        case "const":
            build.append(op)
            return [Sum({}, op.result)]
        case _:
            raise NoPacks(op)


def _total(args: Iterable[Sum], build: Builder) -> Sum:
    terms: dict[str, Function] = {}
    keys = [each.key for each in args if each.key]
    for each in args:
        for name, function in each.terms.items():
            terms[name] = added(terms[name], function) if name in terms else function
    used = {name: function for name, function in terms.items() if any(function)}
    return Sum(used, reduce(lambda a, b: build.emit("xor", a, b), keys) if keys else "")


def _products(op: Op, table: Table, args: Sequence[Sum], build: Builder) -> list[Sum]:
    """The rows of a product with a matrix; that of the keys is computed by itself."""
    count = len(args)
    keys = [""] * len(op.results)
    if any(each.key for each in args):
        zero = build.constant(BYTE, 0)
        given = [each.key or zero for each in args]
        keys = [*build.emit_many("matrix", given, op.types, table=table.name)]
    made: list[Sum] = []
    for row, key in enumerate(keys):
        factors = table.values[row * count : (row + 1) * count]
        scaled = [
            Sum({name: _scaled(f, factor, table) for name, f in each.terms.items()})
            for each, factor in zip(args, factors, strict=True)
            if factor
        ]
        made.append(Sum(_total(scaled, build).terms, key))
    return made


def _scaled(function: Function, factor: int, table: Table) -> Function:
    if factor == 1:
        return function
    products = [field_product(factor, value, table.modulus) for value in IDENTITY]
    return tuple(products[value] for value in function)


@dataclass
class Packs:
    """The words of a program under construction.

    Args:
        sums: each byte as a sum.
        makers: the operation that computes a byte, for its place in the text.
        readers: the operation that looks a byte up.
        words: the tables.
        build: computes the words.
        place_of: the word that has a byte, and its place there; at first for those of a block.
        alone: bytes that are values by themselves.
    """

    sums: Mapping[str, Sum]
    makers: Mapping[str, Op]
    readers: Mapping[str, Op]
    words: Words
    build: Builder
    place_of: dict[str, tuple[str, int]]
    alone: frozenset[str]
    waiting: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])

    def plan(self, groups: Iterable[tuple[str, ...]]) -> None:
        """Note which bytes are put into a word together."""
        for group in groups:
            self.waiting |= dict.fromkeys(group, group)

    def place(self, name: str) -> tuple[str, int]:
        """The word that has a byte, and its place; the word is made if there is none yet."""
        if name not in self.place_of:
            group = self.waiting.get(name, (name,))
            word = self.word(group)
            for number, each in enumerate(group):
                self.place_of.setdefault(each, (word, number))
        return self.place_of[name]

    def word(self, group: Sequence[str]) -> str:
        """The word of some bytes, the lowest first."""
        sums = [self.sums[name] for name in group]
        columns: dict[str, list[Function | None]] = {}
        for place, each in enumerate(sums):
            for name, function in each.terms.items():
                columns.setdefault(name, [None] * len(PLACES))[place] = function
        plain = [name for name, column in columns.items() if {*column} <= {None, IDENTITY}]
        whole = [*self._whole({name: columns.pop(name) for name in plain})]
        looked_up = [self._looked_up(name, tuple(column)) for name, column in columns.items()]
        self.at(self.makers.get(group[0]))
        keys = [each.key for each in sums]
        if any(keys):
            whole.append(self._joined(keys))
        terms = [*(part for parts in looked_up for part in parts), *whole]
        return self.total(terms)

    def at(self, op: Op | None) -> None:
        """Go on at an operation's place in the text."""
        if op:
            self.build.span, self.build.round = op.span, op.round

    def total(self, terms: Sequence[str]) -> str:
        """The sum of words."""
        if not terms:
            return self.build.constant(WORD, 0)
        return reduce(lambda a, b: self.build.emit("xor", a, b), terms)

    def _whole(self, columns: Mapping[str, Sequence[Function | None]]) -> Iterator[str]:
        """Words of bytes that are added as they are."""
        layers: list[dict[int, str]] = []
        for name, column in columns.items():
            for place, part in enumerate(column):
                if part:
                    layer = next((each for each in layers if place not in each), None)
                    if layer is None:
                        layers.append(layer := {})
                    layer[place] = name
        for layer in layers:
            found = [self.place_of.get(layer.get(place, ""), ("", -1)) for place in PLACES]
            word = found[0][0]
            if found == [(word, place) for place in PLACES]:
                yield word
            else:
                yield self._joined([self._octet(layer[p]) if p in layer else "" for p in PLACES])

    def _octet(self, name: str) -> str:
        """A byte by itself."""
        if name in self.alone:
            return name
        word, place = self.place(name)
        return self.build.emit("extract", word, kind=BYTE, lo=BYTE.bits * place)

    def _joined(self, octets: Sequence[str]) -> str:
        zero = self.build.constant(BYTE, 0) if not all(octets) else ""
        given = [*(octet or zero for octet in octets), *[zero] * (len(PLACES) - len(octets))]
        return self.build.emit("concat", *given, kind=WORD)

    def _looked_up(self, name: str, column: Column) -> list[str]:
        """The summands of a word that depend on a byte."""
        word, place = self.place(name)
        self.at(self.readers.get(name))
        table, parts = self.words.covering(column)
        entry = self.build.emit(TABLE_LOOKUP, word, kind=WORD, table=table, lo=BYTE.bits * place)
        return [self._part(entry, turn, kept) for turn, kept in parts]

    def _part(self, entry: str, turn: int, kept: int) -> str:
        made = self.build.emit("rotl", entry, k=BYTE.bits * turn) if turn else entry
        if kept == 0b1111:
            return made
        mask = sum(0xFF << BYTE.bits * place for place in PLACES if kept >> place & 1)
        return self.build.emit("and", made, self.build.constant(WORD, mask))


def levels_of(sums: Mapping[str, Sum], names: Iterable[str]) -> dict[str, int]:
    """How many look-ups a byte that is looked up depends on, one behind another.

    Args:
        sums: each byte as a sum.
        names: of the bytes, in the order in which they are looked up.
    """
    found: dict[str, int] = {}
    for name in names:
        before = (found[term] + 1 for term in sums[name].terms if term in found and term != name)
        found[name] = max(before, default=0)
    return found


def grouped(
    names: Iterable[str],
    levels: Mapping[str, int],
    alike: Callable[[str], object],
    rank: Callable[[str], int],
) -> Iterator[tuple[str, ...]]:
    """Bytes in groups of a word: first those that are alike, then what is left of a level.

    Args:
        names: of the bytes, in order.
        levels: of the bytes; those of one level do not depend on each other.
        alike: equal for bytes of a level that are alike.
        rank: their order, before that of `names`.
    """
    sets: dict[tuple[int, object], list[str]] = {}
    for name in names:
        sets.setdefault((levels[name], alike(name)), []).append(name)
    left: dict[int, list[str]] = {}
    size = len(PLACES)
    for (level, _), unordered in sets.items():
        each = sorted(unordered, key=rank)
        full = len(each) - len(each) % size
        yield from (tuple(each[i : i + size]) for i in range(0, full, size))
        left.setdefault(level, []).extend(each[full:])
    for rest in left.values():
        yield from (tuple(rest[i : i + size]) for i in range(0, len(rest), size))
