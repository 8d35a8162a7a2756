"""The functions of key and nonce that store rows of cells."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.ir.program import LANEWISE, POINTER, TABLE_LOOKUP, Builder, Op, Program, Type
from compiler.ir.rewriting import live_only
from compiler.ir.slots import Slot
from compiler.layouts.layout import LayoutError
from compiler.rows.functions import KeyRow, RowShared
from compiler.rows.layers import KeyCell, memory_place
from compiler.slicing.joined_words import pieces


@dataclass
class RowKeys:
    """The key set-up: rows of keys, from values that are the same in all lanes of a register.

    Args:
        program: the key set-up in words of bytes, but for cells of the key, which may be narrower.
        shared: the rows that functions add, with their numbers.
    """

    program: Program
    shared: RowShared
    build: Builder = field(default_factory=lambda: Builder("v"))
    values: dict[str, str] = field(default_factory=dict[str, str])

    def rewrite(self) -> Program:
        """The whole function; values that no row needs are not computed."""
        params = tuple(self.build.param(name, POINTER) for name in ("rk", "key"))
        keys = [key for row, _ in self.shared.images for key in row]
        read = {slot for key in keys for slot, _ in key.slots}
        self.results = {Slot("key", n): name for n, name in enumerate(self.program.results)}
        wanted = tuple(dict.fromkeys(self.results[slot] for slot in sorted(read)))
        program = live_only(replace(self.program, results=wanted))
        for number, param in enumerate(self.program.params):
            if param.name in program.uses or param.name in wanted:
                self.values[param.name] = self.cell_of_key(number)
        for op in program.ops:
            self.build.span, self.build.round = op.span, op.round
            self.compute(op)
        self.build.span, self.build.round = None, 0
        for (row, by), number in self.shared.images.items():
            offset = number * self.shared.form.register_bytes
            value = by.emit(self.build, self.row(row)) if by else self.row(row)
            self.build.emit_many("store", ("rk", value), (), offset=offset)
        return Program(self.program.name, "slice", params, tuple(self.build.ops), ())

    def cell_of_key(self, number: int) -> str:
        """A cell of the key, repeated over a register."""
        kind, layout = self.shared.kind, self.shared.form.key
        octet, low = memory_place(layout, number)
        value = self.build.emit("load_all", "key", kind=kind, offset=octet)
        if layout.shape.bits == kind.lane_bits:
            return value
        if low:
            return self.build.emit("shr", value, kind=kind, k=low)
        ones = (1 << layout.shape.bits) - 1
        return self.build.emit("and", value, self.build.constant(kind, ones), kind=kind)

    def compute(self, op: Op) -> None:
        """Emit an operation; a value of fewer bits than a byte is in a byte."""
        kind, args = self.shared.kind, [self.values[arg] for arg in op.args]
        if op.name == "const":
            self.values[op.result] = self.build.constant(kind, op.number("value"))
        elif op.name == "resize":
            self.values[op.result] = args[0]
        elif op.name == TABLE_LOOKUP:
            table = self.program.tables[op.word("table")].values
            self.values[op.result] = self.looked_up(table, args[0])
        elif op.name in LANEWISE and op.type.bits == kind.lane_bits:
            made = self.build.emit(op.name, *args, kind=kind, **dict(op.attrs))
            self.values[op.result] = made
        else:
            raise LayoutError(
                f"`{op.name}` of {op.type.bits} bits has no form in a key set-up beside tables in "
                "registers",
                op.span,
            )

    def looked_up(self, table: tuple[int, ...], value: str) -> str:
        """An entry repeated over a register; a permutation of equal cells changes nothing."""
        if box := self.shared.instructions.box(table):
            return box.emit(self.build, value, self.build.constant(self.shared.kind, 0))
        return self.shared.looked_up(self.build, table, value)

    def row(self, row: KeyRow) -> str:
        """A row of cells, repeated over a register, from the registers of its cells."""
        values, kind, step = [self.cell(key) for key in row], self.shared.kind, 1
        while len(values) > 1:
            lanes = tuple(0 if n // step % 2 else 255 for n in range(kind.lanes))
            mask = self.build.constant(kind, lanes)
            pairs = zip(values[::2], values[1::2], strict=True)
            values = [
                a if a == b else self.build.emit("mux", mask, a, b, kind=kind) for a, b in pairs
            ]
            step *= 2
        return values[0]

    def cell(self, key: KeyCell) -> str:
        """What is added to a cell, repeated over a register."""
        kind = self.shared.kind
        made = [self.values[self.results[slot]] for slot, _ in sorted(key.slots)]
        if key.constant or not made:
            made.append(self.build.constant(kind, key.constant))
        total, *others = made
        for value in others:
            total = self.build.emit("xor", total, value, kind=kind)
        return total


def nonce_image(shared: RowShared, program: Program) -> Program:
    """The function that takes a nonce: it stores counter blocks with counters of zero."""
    build, form = Builder("v"), shared.form
    params = tuple(build.param(name, POINTER) for name in ("ctx", "nonce"))
    block, nonce = form.block.n_bytes, form.block.n_bytes - shared.counter_bytes
    octets = tuple(n % block if n % block < nonce else None for n in range(form.register_bytes))
    made = ""
    for place, first, count in pieces(octets):
        kind = Type(8 * count, form.register_bytes // count)
        value = build.emit("load_all", "nonce", kind=kind, offset=first)
        ones = (1 << 8 * count) - 1
        mask = tuple(ones * (lane == place // count) for lane in range(kind.lanes))
        part = build.emit("and", value, build.constant(kind, mask), kind=shared.kind)
        made = build.emit("or", made, part, kind=shared.kind) if made else part
    value = made or build.constant(shared.kind, 0)
    build.emit_many("store", ("ctx", value), (), offset=0, region="nonce")
    return Program(program.name, "slice", params, tuple(build.ops), ())
