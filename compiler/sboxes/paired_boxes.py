"""Looks up two 4-bit S-boxes at once, in tables of 256 bytes.

Between look-ups a program may only have XORs, products with matrices of zeros and ones, and moves
of bits. Then its state is bytes, each for two S-boxes. Bits that move to another byte are selected
by masks, without shifts, since the tables give each bit at its target place. The pass `pair_boxes`
shows an example.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from compiler.ir.program import TABLE_LOOKUP, Builder, Op, Program, Table, Type
from compiler.ir.rewriting import live_only, uniform_values
from compiler.sboxes.bit_sources import ONE, ZERO, Bits, BitSources, boxes_in_levels
from compiler.sboxes.paired_layouts import STRAIGHT, Layouts, Places, components
from compiler.sboxes.paired_nodes import BYTE_BITS, CELL_BITS, Node, Nodes, NotPairedError

BYTE = Type(BYTE_BITS)
Pair = tuple[tuple[int, ...], tuple[int, ...], Places, Places]
"""The tables of the lower and of the upper S-box, and the places of bits of index and result."""


@dataclass
class PairTables:
    """The tables of a module, made once each; `names` has them by their content."""

    names: dict[tuple[int, ...], str] = field(default_factory=dict[tuple[int, ...], str])

    def table(self, pair: Pair) -> Table:
        """The table of two boxes."""
        return self.named(_values_of(pair))

    def permutation(self, places: Places) -> Table:
        """The table of bytes with each bit at its place."""
        return self.named(_moved_bytes(places))

    def named(self, values: Sequence[int]) -> Table:
        """A table of 256 bytes."""
        name = self.names.setdefault(tuple(values), f"pair_{len(self.names)}")
        return Table(name, "sbox", BYTE_BITS, BYTE_BITS, tuple(values))


def moved(byte: int, places: Sequence[int]) -> int:
    """A byte with each bit moved to its place."""
    return _moved_bytes(tuple(places))[byte]


@cache
def _moved_bytes(places: Places) -> tuple[int, ...]:
    """All bytes with each bit moved to its place."""
    found = [0]
    for place in places:
        found += [byte + (1 << place) for byte in found]
    return tuple(found)


@cache
def _values_of(pair: Pair) -> tuple[int, ...]:
    """The entries of the table of two boxes."""
    lower, upper, given, made = pair
    values = [0] * (1 << BYTE_BITS)
    to_index, to_result = _moved_bytes(given), _moved_bytes(made)
    for index in range(len(values)):
        straight = lower[index % (1 << CELL_BITS)] | upper[index >> CELL_BITS] << CELL_BITS
        values[to_index[index]] = to_result[straight]
    return tuple(values)


def with_pairs(
    program: Program, keys: Collection[str], tables: PairTables, *, upper_first: bool
) -> Program:
    """The program with one look-up for two S-boxes; unchanged if that is not possible.

    Args:
        program: a program on words, with look-ups of 4-bit S-boxes.
        keys: the parameters that are round keys.
        tables: tables of the module.
        upper_first: whether the first of two S-boxes is the upper half of a byte.
    """
    levels = boxes_in_levels(program, CELL_BITS)
    if not levels or any(len(level) % 2 for level in levels):
        return program
    uniform = uniform_values(program, frozenset(keys))
    nodes = Nodes(BitSources(program, uniform), upper_first)
    try:
        return _Paired(program, nodes, tables, levels).rewrite()
    except NotPairedError:
        return program


@dataclass
class _Paired:
    """Rewrites one program; `made` has the value of each byte."""

    program: Program
    nodes: Nodes
    tables: PairTables
    levels: Sequence[Sequence[Op]]
    build: Builder = field(default_factory=lambda: Builder("p"))
    made: dict[int, str] = field(default_factory=dict[int, str])
    read: dict[str, Table] = field(default_factory=dict[str, Table])
    boxes: dict[tuple[int, int], tuple[Op, Op]] = field(
        default_factory=dict[tuple[int, int], tuple[Op, Op]]
    )

    def __post_init__(self) -> None:
        self.build.types = {p.name: p.type for p in self.program.params}
        self.layouts = Layouts(self.nodes.every)
        self.gathered: dict[tuple[Bits, Places], str] = {}
        self.parts: dict[tuple[str, int, int], str] = {}
        self.products: dict[tuple[tuple[int, ...], str], tuple[str, ...]] = {}
        self.routes: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def rewrite(self) -> Program:
        """The rewritten program.

        Raises:
            NotPairedError: it does not operate on bytes.
        """
        for number, level in enumerate(self.levels):
            looked = list[int]()
            for place, (first, second) in enumerate(zip(level[::2], level[1::2], strict=True)):
                self.boxes[number, place] = self.nodes.in_order(first, second)
                looked.append(self.nodes.pair(first, second, (number, place)))
            self.decide([self.nodes.every[n].args[0] for n in looked])
        results = [self.bytes_of(each) for each in self.halves()]
        self.decide([n for each in results for n in each])
        values = self.results(results)
        made = replace(self.program, ops=tuple(self.build.ops), results=values)
        used = {t: self.program.tables[t] for _, t in self.products}
        return live_only(replace(made, tables={**self.program.tables, **used, **self.read}))

    def decide(self, wanted: Sequence[int]) -> None:
        """Decide the places of the bits of bytes, and the groups of bytes that exchange bits."""
        self.layouts.decide(wanted)
        routed = [
            n
            for n, node in enumerate(self.nodes.every)
            if node.kind == "routed" and n not in self.routes
        ]
        for targets, sources in components(self.nodes.every, routed):
            self.routes.update(dict.fromkeys(targets, (targets, sources)))

    def halves(self) -> list[tuple[str, ...]]:
        """The results, grouped into bytes."""
        results = self.program.results
        widths = {self.program.types[r].bits for r in results}
        if widths == {CELL_BITS} and len(results) % 2 == 0:
            pairs = zip(results[::2], results[1::2], strict=True)
            return [(b, a) if self.nodes.upper_first else (a, b) for a, b in pairs]
        if any(width % BYTE_BITS for width in widths):
            raise NotPairedError("results that are no bytes")
        return [(r,) for r in results]

    def bytes_of(self, values: Sequence[str]) -> list[int]:
        """The bytes of concatenated values."""
        bits = [(v, n) for v in values for n in range(self.program.types[v].bits)]
        chunks = range(0, len(bits), BYTE_BITS)
        return [self.nodes.wanted(bits[low : low + BYTE_BITS]) for low in chunks]

    def results(self, wanted: Sequence[Sequence[int]]) -> tuple[str, ...]:
        """The results composed of bytes, in the program's order."""
        made: dict[str, str] = {}
        for values, numbers in zip(self.halves(), wanted, strict=True):
            found = [self.straight(n) for n in numbers]
            if len(values) == 1:
                kind = self.program.types[values[0]]
                whole = found[0] if len(found) == 1 else self.concat(found, kind)
                made[values[0]] = whole
            else:
                for side, value in enumerate(values):
                    made[value] = self.part(found[0], side * CELL_BITS, CELL_BITS)
        return tuple(made[r] for r in self.program.results)

    def straight(self, number: int) -> str:
        """A byte with its bits in numerical order."""
        places = self.layouts.places.get(number, STRAIGHT)
        value = self.value(number)
        if places == STRAIGHT:
            return value
        return self.permuted(value, tuple(places.index(bit) for bit in STRAIGHT))

    def value(self, number: int) -> str:
        """The value of a byte, with its bits at the places of the layout."""
        if number in self.made:
            return self.made[number]
        node = self.nodes.every[number]
        match node.kind:
            case "known":
                made = self.build.constant(BYTE, 0)
            case "given":
                made = self.gather(node.bits, self.layouts.places.get(number, STRAIGHT))
            case "looked":
                made = self.look_up(number, node)
            case "sum":
                made = self.build.emit("xor", *map(self.value, node.args))
            case "keyed":
                made = self.keyed(number, node)
            case "product":
                made = self.product(node)
            case "routed":
                self.route(*self.routes[number])
                return self.made[number]
        self.made[number] = made
        return made

    def look_up(self, number: int, node: Node) -> str:
        """The look-up of a pair of S-boxes."""
        (index,) = node.args
        if node.place not in self.boxes:
            made = self.permuted(self.value(index), self.layouts.places[number])
            return self.with_keys([made], node, self.layouts.places[number]) if node.keys else made
        pair = self.boxes[node.place]
        given = self.layouts.places.get(index, STRAIGHT)
        values = [self.program.tables[op.word("table")].values for op in pair]
        table = self.tables.table((values[0], values[1], given, self.layouts.places[number]))
        self.read[table.name] = table
        argument = self.value(index)
        self.build.span, self.build.round = pair[0].span, pair[0].round
        made = self.build.emit(TABLE_LOOKUP, argument, kind=BYTE, table=table.name)
        return self.with_keys([made], node, self.layouts.places[number]) if node.keys else made

    def product(self, node: Node) -> str:
        """A row of a product with a matrix; all rows are computed at once."""
        key = node.args, node.table
        if key not in self.products:
            args = tuple(map(self.value, node.args))
            rows = len(self.program.tables[node.table].values) // len(args)
            self.products[key] = self.build.emit_many(
                "matrix", args, [BYTE] * rows, table=node.table
            )
        return self.products[key][node.row]

    def keyed(self, number: int, node: Node) -> str:
        """A byte with its terms of keys and constants."""
        (arg,) = node.args
        places = self.layouts.places.get(number, STRAIGHT)
        return self.with_keys(
            [] if self.nodes.every[arg].kind == "known" else [self.value(arg)], node, places
        )

    def with_keys(self, first: Sequence[str], node: Node, places: Places) -> str:
        """The XOR of the data-dependent part, if any, and the terms of keys and constants."""
        terms = [*first, *self.key_terms(node, places)]
        # Terms without data are summed first, so the key set-up computes one byte of them.
        total = terms[-1]
        for term in reversed(terms[:-1]):
            total = self.build.emit("xor", term, total)
        return total

    def key_terms(self, node: Node, places: Places) -> list[str]:
        """The bytes of keys and constants that are XORed to a byte."""
        count = max(len(keys) for keys, _ in node.keys)
        columns = [
            tuple(keys[column] if column < len(keys) else ZERO for keys, _ in node.keys)
            for column in range(count)
        ]
        flips = tuple(ONE if flip else ZERO for _, flip in node.keys)
        if any(flip for _, flip in node.keys):
            columns.append(flips)
        return [self.gather(column, places) for column in columns]

    def gather(self, bits: Bits, places: Places) -> str:
        """A byte composed of bits of the program's parameters, or of values of keys alone."""
        if (bits, places) not in self.gathered:
            if all(not value for value, _ in bits):
                byte = moved(sum(bit << n for n, (_, bit) in enumerate(bits)), places)
                return self.build.constant(BYTE, byte)
            runs = list[tuple[str, int, int]]()
            for value, number in bits:
                name, low, width = runs[-1] if runs else ("", 0, 0)
                if width and value == name and (not value or number == low + width):
                    runs[-1] = (name, low, width + 1)
                else:
                    runs.append((value, number if value else 0, 1))
            parts = [self.part(*run) for run in runs]
            made = parts[0] if len(parts) == 1 else self.concat(parts, BYTE)
            if places != STRAIGHT:
                made = self.permuted(made, places)
            self.gathered[bits, places] = made
        return self.gathered[bits, places]

    def permuted(self, value: str, places: Places) -> str:
        """A byte with each bit at its place: by a rotation, or by a look-up."""
        if all(place == (bit + places[0]) % BYTE_BITS for bit, place in enumerate(places)):
            return self.build.emit("rotl", value, k=places[0])
        table = self.tables.permutation(places)
        self.read[table.name] = table
        return self.build.emit(TABLE_LOOKUP, value, kind=BYTE, table=table.name)

    def part(self, value: str, low: int, width: int) -> str:
        """A bit field of a value of the program; zeros without a value."""
        if not value:
            return self.build.constant(Type(width), 0)
        self.bring(value)
        if (low, width) == (0, self.build.types[value].bits):
            return value
        if (value, low, width) not in self.parts:
            made = self.build.emit("extract", value, kind=Type(width), lo=low)
            self.parts[value, low, width] = made
        return self.parts[value, low, width]

    def bring(self, value: str) -> None:
        """Append the program's operations that compute a value of keys alone."""
        if value in self.build.types:
            return
        op = self.program.makers[value]
        for arg in op.args:
            self.bring(arg)
        self.build.append(op)

    def concat(self, parts: Sequence[str], kind: Type) -> str:
        """The concatenation of values."""
        return self.build.emit("concat", *parts, kind=kind)

    def route(self, targets: Sequence[int], sources: Sequence[int]) -> None:
        """Compute bytes composed of bits of others."""
        values = [self.value(source) for source in sources]
        places = self.layouts.places
        at = {
            target: {
                places[target][bit]: sources.index(atom[0])
                for bit, atom in enumerate(self.nodes.every[target].atoms)
                if atom
            }
            for target in targets
        }
        for target, value in (exchanged(self.build, values, at) or {}).items():
            self.made[target] = value
        for target in targets:
            if target not in self.made:
                self.made[target] = selected(self.build, values, at[target])


def selected(build: Builder, values: Sequence[str], at: Mapping[int, int]) -> str:
    """A byte that has at each place the bit of one of some values, or zero."""
    masks: dict[int, int] = {}
    for place, source in at.items():
        masks[source] = masks.get(source, 0) | 1 << place
    full = (1 << BYTE_BITS) - 1
    terms = [
        values[source]
        if mask == full
        else build.emit("and", values[source], build.constant(BYTE, mask))
        for source, mask in masks.items()
    ]
    total = terms[0]
    for term in terms[1:]:
        total = build.emit("or", total, term)
    return total


def exchanged(
    build: Builder, values: Sequence[str], at: Mapping[int, Mapping[int, int]]
) -> dict[int, str] | None:
    """Bytes composed of bits of as many others by exchanges; None if bits do not move that way.

    Args:
        build: receives the operations.
        values: the source bytes; their number is a power of two.
        at: for each byte and place in it, the number of the source value. At place 0 it must be the
            byte's own number; at each other place, the byte's number XORed with one number for all
            bytes.
    """
    first = {target: places.get(0) for target, places in at.items()}
    count = len(values)
    if count & (count - 1) or {*first.values()} != {*range(count)} or len(first) != count:
        return None
    (one, own) = next(iter(first.items()))
    shifts = {place: at[one].get(place, -1) ^ (own or 0) for place in STRAIGHT}
    alike = all(
        at[t].get(place) == (n or 0) ^ shifts[place] for t, n in first.items() for place in STRAIGHT
    )
    if not alike:
        return None
    now = list(values)
    for step in range(count.bit_length() - 1):
        mask = sum(1 << place for place in STRAIGHT if shifts[place] >> step & 1)
        for low in (n for n in range(count) if not n >> step & 1):
            high = low | 1 << step
            if not mask:
                continue
            different = build.emit("xor", now[low], now[high])
            moves = build.emit("and", different, build.constant(BYTE, mask))
            now[low] = build.emit("xor", now[low], moves)
            now[high] = build.emit("xor", now[high], moves)
    return {target: now[n or 0] for target, n in first.items()}
