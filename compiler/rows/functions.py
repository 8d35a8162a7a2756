"""Functions on blocks whose cells are side by side in registers, with tables in registers.

A block's cells are spread over some registers; each holds a row of cells of several blocks. S-boxes
are looked up in a table that fills registers, linear maps are byte permutations and sums. Where
instructions compute whole layers, a block is one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from compiler.ir.program import POINTER, Builder, Param, Program, Type
from compiler.ir.slots import Given
from compiler.layouts.form import Form
from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.layouts.network import Network
from compiler.machine.isa import Instruction
from compiler.rows.instructions import NO_INSTRUCTIONS, LayerInstructions, MapInstruction
from compiler.rows.layers import KeyCell
from compiler.rows.steps import Step
from compiler.rows.sums import Cells, RowSums

KeyRow = tuple[KeyCell, ...]
"""What is added to a row of cells, the same for all blocks."""
KeyImage = tuple[KeyRow, MapInstruction | None]
"""A row of keys, and the instruction that maps it when it is made."""


@dataclass(frozen=True)
class LookupRows:
    """The instructions that look bytes up in a table of registers.

    Args:
        first: gives zero where an index is past its registers.
        further: leaves the byte before there.
        registers: registers of table that each takes.
    """

    first: Instruction
    further: Instruction

    @property
    def registers(self) -> int:
        """The registers of table that one instruction takes."""
        return len(self.first.row.consecutive.split())

    def emit(self, build: Builder, table: Sequence[str], index: str) -> str:
        """Look a register of bytes up in registers of table.

        Args:
            build: takes the operations.
            table: the registers of the table, a multiple of those that an instruction takes.
            index: the bytes; an index past the table gives zero.
        """
        kind, size = build.types[index], self.registers
        reach = build.constant(kind, size * kind.bits // 8)
        made = ""
        for first in range(0, len(table), size):
            part = table[first : first + size]
            row = self.further if made else self.first
            named = dict(zip(row.row.consecutive.split(), part, strict=True))
            (index_name,) = {*row.args} - {*named, *row.tied}
            named |= {index_name: index, **dict.fromkeys(row.tied, made)}
            made = build.emit(row.name, *(named[name] for name in row.args), kind=kind)
            if first + size < len(table):
                index = build.emit("sub", index, reach, kind=kind)
        return made


@dataclass
class RowShared:
    """State shared by the functions of one module.

    Args:
        form: of rows as words: as many bytes as a row has cells.
        network: from blocks in registers to rows; None if a block is a row.
        lookups: the instructions of tables.
        counter_bytes: size of the counter; 0 without one.
        instructions: that compute layers of blocks.
        images: the rows of keys that functions add, in their order in memory.
    """

    form: Form
    network: Network | None
    lookups: LookupRows
    counter_bytes: int
    instructions: LayerInstructions = NO_INSTRUCTIONS
    images: dict[KeyImage, int] = field(default_factory=dict[KeyImage, int])

    @property
    def kind(self) -> Type:
        """The type of a register of cells."""
        return Type(8, self.form.register_bytes)

    @property
    def cells(self) -> int:
        """The number of cells of a block."""
        return self.form.block.shape.n_words

    @property
    def row_cells(self) -> int:
        """The cells of a row."""
        return self.form.word_bits // 8

    @property
    def rows(self) -> int:
        """The rows of a block."""
        return self.cells // self.row_cells

    @property
    def halves(self) -> bool:
        """Whether a byte in memory has two cells."""
        return self.form.block.shape.bits == 4

    def image(self, row: KeyRow, by: MapInstruction | None) -> int:
        """The number of a row of keys; a new one is appended."""
        return self.images.setdefault((row, by), len(self.images))

    def looked_up(self, build: Builder, table: tuple[int, ...], value: str) -> str:
        """Append the look-up of a register's bytes in a table."""
        lanes = self.kind.lanes
        if len(table) <= lanes:
            return build.emit("byte_lookup", self._part(build, table, 0), value, kind=self.kind)
        step = lanes * self.lookups.registers
        count = -(-len(table) // step) * self.lookups.registers
        registers = [self._part(build, table, n * lanes) for n in range(count)]
        return self.lookups.emit(build, registers, value)

    def _part(self, build: Builder, table: tuple[int, ...], first: int) -> str:
        """A register of a table."""
        entries = table[first : first + self.kind.lanes]
        return build.constant(self.kind, entries + (0,) * (self.kind.lanes - len(entries)))


@dataclass
class RowFunction:
    """A function on groups of blocks under construction."""

    shared: RowShared
    program: Program
    steps: Sequence[Step]
    build: Builder = field(default_factory=lambda: Builder("v"))

    def rewrite(self) -> Program:
        """The slice program."""
        shared, is_counter = self.shared, self.program.name == "ctr_crypt"
        self.keys = "ctx" if is_counter else "rk"
        params: list[Param] = [self.build.param(n, POINTER) for n in ("out", "in", self.keys)]
        if is_counter:
            counter = self.build.given(Given("counter"), Type(8 * shared.counter_bytes))
            params.append(counter)
            state = self.entered(self.counters(counter.name))
        else:
            state = self.entered([self.load("in", n) for n in range(self.registers)])
        for step in self.steps:
            self.build.span, self.build.round = step.layer.span, step.layer.round
            state = self.mapped(step, state)
            if step.layer.table and not step.box:
                table = self.program.tables[step.layer.table].values
                state = [[shared.looked_up(self.build, table, v) for v in row] for row in state]
        self.store(self.left(state), is_counter)
        name, ops = self.program.name, tuple(self.build.ops)
        return Program(name, "slice", tuple(params), ops, ())

    @property
    def registers(self) -> int:
        """The registers of a group in memory."""
        form = self.shared.form
        return form.lanes * form.block.n_bytes // form.register_bytes

    def load(self, pointer: str, number: int) -> str:
        """A register of the text."""
        offset = number * self.shared.form.register_bytes
        return self.build.emit("load", pointer, kind=self.shared.kind, offset=offset)

    def store(self, registers: Sequence[str], is_counter: bool) -> None:
        """Store the group; in counter mode, add the text first."""
        self.build.span, self.build.round = None, 0
        for number, value in enumerate(registers):
            if is_counter:
                text = self.load("in", number)
                value = self.build.emit("xor", text, value, kind=self.shared.kind)
            offset = number * self.shared.form.register_bytes
            self.build.emit_many("store", ("out", value), (), offset=offset)

    def entered(self, registers: Sequence[str]) -> list[list[str]]:
        """The rows of cells, each for all groups, from registers in the order of memory."""
        shared = self.shared
        octets = self.unpacked(registers) if shared.halves else list(registers)
        if shared.network is None:
            return [octets]
        made = shared.network.forward(self.build, dict(enumerate(octets)))
        return [list(row) for row in shared.form.rows(shared.network.path.end, made)]

    def left(self, state: Sequence[Sequence[str]]) -> list[str]:
        """Registers in the order of memory, from rows."""
        shared = self.shared
        if shared.network is None:
            octets = list(state[0])
        else:
            rows = [tuple(row) for row in state]
            end = shared.network.path.end
            found = shared.network.backward(self.build, shared.form.registers(end, rows))
            octets = [found[n] for n in range(len(found))]
        return self.packed(octets) if shared.halves else octets

    def unpacked(self, registers: Sequence[str]) -> list[str]:
        """Registers with a cell in each byte, from those with two; the high half comes first."""
        build, kind, made = self.build, self.shared.kind, list[str]()
        low_bits = build.constant(kind, 15)
        for value in registers:
            high = build.emit("shr", value, kind=kind, k=4)
            low = build.emit("and", value, low_bits, kind=kind)
            for first in (0, kind.lanes // 2):
                halves = range(first, first + kind.lanes // 2)
                orders = (
                    [n for half in halves for n in (half, None)],
                    [n for half in halves for n in (None, half)],
                )
                made.append(self.joined((high, low), orders))
        return made

    def packed(self, registers: Sequence[str]) -> list[str]:
        """The inverse of `unpacked`."""
        build, kind, made = self.build, self.shared.kind, list[str]()
        nothing: list[int | None] = [None] * (kind.lanes // 2)
        for pair in zip(registers[::2], registers[1::2], strict=True):
            high, low = (
                self.joined(pair, ([*places, *nothing], [*nothing, *places]))
                for places in (range(0, kind.lanes, 2), range(1, kind.lanes, 2))
            )
            made.append(build.emit("insert_left", low, high, kind=kind, k=4))
        return made

    def joined(self, values: Sequence[str], orders: Sequence[Sequence[int | None]]) -> str:
        """The bytes of registers at the places that are wanted of each, in one register."""
        moved = [
            self.build.emit("permute", value, kind=self.shared.kind, map=byte_order(order))
            for value, order in zip(values, orders, strict=True)
        ]
        return self.build.emit("or", *moved, kind=self.shared.kind)

    def counters(self, counter: str) -> list[str]:
        """The counter blocks of a group, in the order of memory."""
        shared, build = self.shared, self.build
        block, size = shared.form.block.n_bytes, shared.form.register_bytes
        kind = Type(8 * shared.counter_bytes, size // shared.counter_bytes)
        first = build.emit("splat", counter, kind=kind)
        image = build.emit("load", self.keys, kind=shared.kind, offset=0, region="nonce", own=1)
        made: list[str] = []
        for number in range(self.registers):
            blocks = [number * size // block + n for n in range(size // block)]
            lanes = tuple(blocks[lane % len(blocks)] for lane in range(kind.lanes))
            counted = build.emit("add", first, build.constant(kind, lanes), kind=kind)
            order = [octet for n in range(len(blocks)) for octet in self.counter_bytes(n)]
            placed = build.emit("permute", counted, kind=shared.kind, map=byte_order(order))
            made.append(build.emit("or", image, placed, kind=shared.kind))
        return made

    def counter_bytes(self, lane: int) -> list[int | None]:
        """The bytes of a block, from those of a counter in a lane; the highest byte comes first."""
        size = self.shared.counter_bytes
        nonce = self.shared.form.block.n_bytes - size
        return [None] * nonce + [lane * size + n for n in range(size - 1, -1, -1)]

    def mapped(self, step: Step, state: Sequence[Sequence[str]]) -> list[list[str]]:
        """The rows of a layer's cells, from those of the layer before."""
        rows = [list(row) for row in state]
        keys_first = step.layer.keys_first
        rows = self.with_keys(step, rows) if keys_first else rows
        if isinstance(linear := step.linear, MapInstruction):
            rows = [[linear.emit(self.build, value) for value in row] for row in rows]
        else:
            groups = [self.summed(linear, column) for column in zip(*rows, strict=True)]
            rows = [list(row) for row in zip(*groups, strict=True)]
        return rows if keys_first else self.with_keys(step, rows)

    def with_keys(self, step: Step, rows: list[list[str]]) -> list[list[str]]:
        """The rows with their keys added, and looked up if an instruction does both."""
        made: list[list[str]] = []
        for number, row in enumerate(rows):
            first = number * self.shared.row_cells
            keys = step.layer.keys[first : first + self.shared.row_cells]
            if not any(keys) and not step.box:
                made.append(row)
                continue
            value = self.key_row(keys, step.mapped_keys)
            if box := step.box:
                made.append([box.emit(self.build, each, value) for each in row])
            else:
                kind = self.shared.kind
                made.append([self.build.emit("xor", each, value, kind=kind) for each in row])
        return made

    def key_row(self, keys: KeyRow, by: MapInstruction | None) -> str:
        """The register of a row of keys: a constant, or an image of the key set-up."""
        kind = self.shared.kind
        if not by and not any(key.slots for key in keys):
            lanes = tuple(key.constant for key in keys) * (kind.lanes // len(keys))
            return self.build.constant(kind, lanes)
        offset = self.shared.image(keys, by) * kind.lanes
        return self.build.emit("load", self.keys, kind=kind, offset=offset, own=1)

    def summed(self, sums: RowSums, rows: Sequence[str]) -> list[str]:
        """The rows of a linear map, for one group."""
        kind = self.shared.kind
        terms = [self.moved(rows[row], cells) for row, cells in sums.terms]
        for left, right in sums.steps:
            terms.append(self.build.emit("xor", terms[left], terms[right], kind=kind))
        return [terms[n] for n in sums.results]

    def moved(self, value: str, cells: Cells) -> str:
        """A row with its cells in another order."""
        width, lanes = len(cells), self.shared.kind.lanes
        if cells == tuple(range(width)):
            return value
        order = [
            None if source is None else first + source
            for first in range(0, lanes, width)
            for source in cells
        ]
        return self.build.emit("permute", value, kind=self.shared.kind, map=byte_order(order))


def byte_order(places: Sequence[int | None]) -> LaneMap:
    """The bit permutation that takes bytes from the given places; None stands for zero."""
    return tuple(ZERO if p is None else 8 * p + bit for p in places for bit in range(8))
