"""Selects instructions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.lane_operations import constant_bytes
from compiler.ir.program import (
    MEMORY_OPERATIONS,
    ON_LIMBS,
    POINTER,
    Builder,
    Op,
    Param,
    Program,
    Type,
    attributes,
)
from compiler.ir.rewriting import live_only
from compiler.ir.slots import POOL
from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.layouts.layout import LayoutError
from compiler.machine.isa import Instruction, fold, names_in
from compiler.machine.moves import read_expression
from compiler.machine.target import LESS_CONSTANT, LimbOperation, Target
from compiler.module import Context, Module, Pass
from compiler.selection.limbs import SUMS_OF_LIMBS
from compiler.selection.lookups import lookup_primitive
from compiler.selection.lut_parts import without_luts
from compiler.selection.patterns import BYTES, Machine, Tile, constant_of, machine_of
from compiler.selection.tiling import tile
from dsl.syntax.tree import Call, Expr, Name
from dsl.unrolling.tables import plain_name


@dataclass(frozen=True)
class Select(Pass):
    """Select instructions: generic operations by the target's rules, at the least cost on the core.

    Constants become immediates if possible, otherwise instructions that make them, or a load from
    the file's pool of constants.
    """

    tables: str = "none"
    """The memory of tables that are read in constant time; `none` for tables in ordinary memory."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with listings of virtual registers, and its constants' bytes."""
        pool: dict[bytes, int] = {}
        tables: dict[str, bytes] = {}
        contexts = {label: context.of(p.name) for label, p in module.programs.items()}
        machines = {there.target.name: machine_of(there) for there in contexts.values()}
        programs: dict[str, Program] = {}
        for label, program in module.programs.items():
            there = contexts[label]
            # A host may lack the tables that replaced S-boxes.
            known = program if "lut3" in there.logic else without_luts(program)
            target, orders = there.target, there.orders
            machine = machines[target.name]
            chosen = _Selection(known, target, machine, orders, pool, tables, self.tables)
            programs[label] = chosen.rewrite()
        return replace(
            module,
            programs=programs,
            constants=b"".join(pool),
            tables=tables,
            table_memory=self.tables,
        )


NO_BYTE = 255
"""The index in a look-up of a register's bytes that gives zero."""


@dataclass
class _Selection:
    """Rewrites one program.

    `constants` are those made for the current rule, `shared` registers of bytes made for the whole
    program.
    """

    program: Program
    target: Target
    machine: Machine
    orders: Mapping[LaneMap, str]
    pool: dict[bytes, int]
    tables: dict[str, bytes]
    memory: str
    constants: dict[tuple[str, tuple[int, ...]], str] = field(
        default_factory=dict[tuple[str, tuple[int, ...]], str]
    )
    shared: dict[tuple[int, ...], str] = field(default_factory=dict[tuple[int, ...], str])
    build: Builder = field(default_factory=lambda: Builder("s"))
    pages: dict[str, str] = field(default_factory=dict[str, str])
    moved: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])

    def rewrite(self) -> Program:
        """The listing."""
        self.build.types = dict(self.program.types)
        tiles = tile(self.program, self.machine)
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            if op.results and op.results[0] in tiles:
                self.put(tiles[op.result], op)
            elif op.name in self.target.table:
                self.access(op, op.name)
            elif op.name in MEMORY_OPERATIONS or op.name == "splat":
                self.access(op, self.primitive(op))
            elif op.name == "address":
                kind = Type(self.target.address_bits)
                row = self.target.primitives["address"]
                self.build.append(op.changed(name=row, types=(kind,)))
            elif op.name == "permute":
                self.permute(op)
            elif op.name == "lookup":
                self.lookup(op)
            elif op.name in ON_LIMBS:
                self.on_limbs(op)
            elif op.name == "const":
                self.constant(op)
        read = {arg for op in self.build.ops for arg in op.args}
        pointers = [name for name in (POOL, *self.tables) if name in read]
        params = (*self.program.params, *(Param(name, POINTER) for name in pointers))
        ops = tuple(self.build.ops)
        return live_only(replace(self.program, level="listing", params=params, ops=ops))

    def primitive(self, op: Op) -> str:
        """The instruction of a load, store or splat, by the register's type."""
        kind = op.type if op.results else self.program.types[op.args[1]]
        size = op.number("bytes", 0) if op.touches_memory else 0
        order = "_word_big" if op.number("big", 0) and size > 1 else "_word"
        if not size:
            return self.named(op.name, kind)
        is_outside = not op.number("own", 0)
        return self.named(op.name + (order if is_outside else ""), Type(8 * size), kind)

    def named(self, purpose: str, kind: Type, held: Type | None = None) -> str:
        """The instruction for a purpose and a register type.

        Args:
            purpose: one of the target's primitives.
            kind: the type of the result, or of the value in memory.
            held: the type of the value in its register, if it differs.

        Raises:
            LayoutError: the target has no such instruction.
        """
        for name in self.target.primitives.get(purpose, "").split():
            shaped = f"{name}.{self.target.shapes.get(kind)}"
            row = self.target.table.get(shaped) or self.target.table.get(name)
            is_whole = row and (row.name == shaped or row.lanes * row.lane_bits == kind.bits)
            if row and is_whole and self.holds(row, held or kind):
                return row.name
        raise LayoutError(
            f"{self.target.name} has no `{purpose}` for registers of {kind}: "
            "take other lanes, or another slicing"
        )

    def holds(self, row: Instruction, kind: Type) -> bool:
        """Whether an instruction's data is in registers of a value's type."""
        types = self.target.virtual_registers
        views = [view for name, view in row.views.items() if view and name != row.pointer]
        return all(view not in types or types[view].bits == kind.bits for view in views)

    def access(self, op: Op, name: str) -> None:
        """An access of one instruction; an offset that it cannot encode moves the pointer."""
        instruction = self.target.table[name]
        attrs = {name: value for name, value in op.attrs if name not in ("bytes", "big", "own")}
        offset = attrs.pop("offset", None)
        args = list(op.args)
        if isinstance(offset, int):
            base, rest = self.reach(offset, instruction)
            args[0] = self.pointer(args[0], base)
            if "k" in instruction.bounds:
                attrs["k"] = rest
        order = instruction.ordered(args[0], args[1:]) if instruction.pointer else tuple(args)
        self.build.append(op.changed(name=name, args=order, attrs=tuple(sorted(attrs.items()))))

    def reach(self, offset: int, instruction: Instruction) -> tuple[int, int]:
        """An offset, split into the pointer's move and the rest that the instruction encodes.

        Pointers move by multiples of the range, so that few of them serve a large region.
        """
        first, last, step = instruction.bounds.get("k", (0, 0, 1))
        if first <= offset <= last and offset % step == 0:
            return 0, offset
        span = last - first + step
        base = (offset - first) // span * span if last > first else offset
        return base, offset - base

    def pointer(self, base: str, offset: int) -> str:
        """A pointer `offset` bytes on, in as many steps as the target's addition needs."""
        moved = base
        while offset:
            add = self.target.primitives["pointer_add"]
            most = self.target.table[add].bounds["k"][1]
            step = min(offset, most)
            key = (moved, step)
            if key not in self.moved:
                address = Type(self.target.address_bits)
                self.moved[key] = self.build.emit(add, moved, kind=address, k=step)
            moved, offset = self.moved[key], offset - step
        return moved

    def constant(self, op: Op) -> None:
        """A constant: an immediate if possible, otherwise from the pool."""
        if op.type.lanes == 1 and (made := self.machine.constant(op.number("value"), op.type)):
            self.put(made, op)
            return
        data = constant_bytes(op)
        if "literal" in self.target.primitives:
            words = [int.from_bytes(data[i : i + 8], "little") for i in range(0, len(data), 8)]
            self.immediate(op, self.named("literal", op.type), words)
        elif len(set(data)) == 1:
            name = self.named("constant", Type(8, op.type.bits // 8))
            self.immediate(op, name, data[:1])
        else:
            padded = data.ljust(max(self.target.register_bytes), b"\0")
            offset = self.pool.setdefault(padded, len(self.pool) * len(padded))
            load = op.changed(name="load", args=(POOL,), attrs=(("offset", offset),))
            self.build.types[POOL] = POINTER
            self.access(load, self.primitive(load))

    def permute(self, op: Op) -> None:
        """A bit permutation of a word that is one instruction."""
        order = op.attr("map")
        assert isinstance(order, tuple), "a permutation is a tuple of source bits"
        if order in self.orders or op.type.lanes == 1:
            self.build.append(op.changed(name=self.orders[order], attrs=()))
            return
        places = tuple(NO_BYTE if bit == ZERO else bit // 8 for bit in order[::8])
        row = self.named("order_bytes", op.type)
        self.build.append(op.changed(name=row, args=(*op.args, self.octets(places)), attrs=()))

    def octets(self, values: tuple[int, ...]) -> str:
        """A register of bytes, which the whole program shares."""
        if values not in self.shared:
            kind = Type(8, len(values))
            made = self.build.fresh_of(kind)
            self.constant(Op("const", (), (made,), (kind,), attributes(value=values)))
            self.shared[values] = made
        return self.shared[values]

    def on_limbs(self, op: Op) -> None:
        """An operation on the limbs of a word, which is a sequence of instructions."""
        if self.sum_with_constant(op):
            return
        wanted = LimbOperation(op.name, len(op.results), op.number("k", 0))
        row = self.target.table[self.target.limb_sequences[wanted]]
        # A scratch register of a sequence is a result without readers.
        own = [self.build.fresh_of(op.types[0]) for _ in row.results[len(op.results) :]]
        results, types = (*op.results, *own), (*op.types, *(op.types[0] for _ in own))
        self.build.append(op.changed(name=row.name, results=results, types=types, attrs=()))

    def sum_with_constant(self, op: Op) -> bool:
        """Emit a sum or difference with a constant as immediates; returns whether that exists."""
        count = len(op.results)
        name = self.target.limb_sequences.get(LimbOperation(LESS_CONSTANT, count))
        words = (op.args[count:], op.args[:count]) if op.name == "add_limbs" else (op.args[count:],)
        if name is None or op.name not in SUMS_OF_LIMBS.values():
            return False
        for number, word in zip(words, (op.args[:count], op.args[count:]), strict=False):
            makers = [self.program.makers.get(limb) for limb in number]
            limbs = [m.number("value") for m in makers if m and m.name == "const"]
            if len(limbs) < count:
                continue
            bits = op.types[0].bits
            value = sum(limb << i * bits for i, limb in enumerate(limbs))
            less = -value if op.name == "add_limbs" else value
            parts = [less >> i * bits & (1 << bits) - 1 for i in range(count)]
            attrs = dict(zip(self.target.table[name].bounds, parts, strict=True))
            self.build.append(op.changed(name=name, args=word, attrs=attributes(**attrs)))
            return True
        return False

    def lookup(self, op: Op) -> None:
        """A look-up in a table, which the file then contains."""
        table = self.program.tables[op.word("table")]
        # A new name: the text's name could be a keyword of the target's language.
        name = "table_" + plain_name(table.name)
        self.tables[name] = bytes(table.values)
        self.build.types[name] = POINTER
        row = self.named(lookup_primitive(self.memory), op.type)
        page = self.page(name)
        self.build.append(op.changed(name=row, args=(page, op.args[0]), attrs=()))

    def page(self, table: str) -> str:
        """The pointer to a table, or the target's form of it; each is made once."""
        row = self.target.primitives.get("page")
        if row and table not in self.pages:
            self.pages[table] = self.build.emit(row, table, kind=Type(self.target.address_bits))
        return self.pages.get(table, table)

    def immediate(self, op: Op, name: str, numbers: Sequence[int]) -> None:
        """A constant as the immediates of an instruction."""
        attrs = dict(zip(self.target.table[name].bounds, numbers, strict=True))
        self.build.append(op.changed(name=name, attrs=attributes(**attrs)))

    def put(self, chosen: Tile, op: Op) -> None:
        """Emit a tile; its last instruction defines the operation's result."""
        self.constants.clear()
        self.emit(read_expression(chosen.rule.into), chosen)
        last = self.build.ops.pop()
        self.build.append(replace(last, results=op.results, types=op.types))

    def emit(self, expr: Expr, chosen: Tile) -> str:
        """Emit the instructions of an expression of calls; return its value."""
        if isinstance(expr, Name):
            return self.leaf(expr.id, chosen)
        assert isinstance(expr, Call), "a rule gives calls and names"
        known = {n: v for n, v in chosen.bindings.items() if isinstance(v, int)}
        known["width"] = chosen.width
        if expr.function == BYTES:
            return self.octets(constant_of(expr, known, chosen.kind.bits // 8))
        instruction = self.machine.instruction(expr.function, chosen.kind)
        assert instruction is not None, "tiling chose a rule with instructions"
        values = [a for a in expr.arguments if self.is_value(a, chosen)]
        numbers = [a for a in expr.arguments if not self.is_value(a, chosen)]
        immediates = [fold(n, known) for n in numbers]
        attrs = dict(zip(instruction.bounds, immediates, strict=True))
        if values:
            args = [self.emit(v, chosen) for v in values]
            return self.build.emit(instruction.name, *args, kind=chosen.kind, **attrs)
        made = (instruction.name, tuple(immediates))
        if made not in self.constants:
            self.constants[made] = self.build.emit(instruction.name, kind=chosen.kind, **attrs)
        return self.constants[made]

    def is_value(self, expr: Expr, chosen: Tile) -> bool:
        """Whether an argument is a register rather than an immediate."""
        if isinstance(expr, Call):
            return True
        constants = {n for n, v in chosen.bindings.items() if isinstance(v, int)} | {"width"}
        names = set(names_in(expr))
        return bool(names) and not names <= constants

    def leaf(self, name: str, chosen: Tile) -> str:
        """The value of a name in a rule: one of the pattern's, or `zero`."""
        if name in chosen.bindings:
            return str(chosen.bindings[name])
        assert name == "zero", f"rule {chosen.rule.name} names `{name}`"
        kind = Type(8, chosen.kind.bits // 8)
        return self.build.emit(self.named("constant", kind), kind=kind, k=0)
