"""Emits the instructions of a path between two layouts to a slice program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.ir.program import Builder, Type
from compiler.layouts.layout import Action, Layout, Path, Step, inverse_of
from compiler.machine.isa import Instruction
from compiler.machine.moves import read_expression, walk_expression
from compiler.machine.rules import Move
from dsl.syntax.tree import Name

Registers = dict[int, str]
"""The value in each register of a layout, by the register's number."""
Rows = list[tuple[str, ...]]
"""For each word of a block its registers: one for each group of blocks, or one that serves all."""


@dataclass(frozen=True)
class Network:
    """A path of the layout search, to be emitted in both directions.

    Args:
        path: the path, from memory to words.
        actions: all moves of the target, among them the inverses.
        table: the target's instructions.
        kind: the type of a register.
    """

    path: Path
    actions: Sequence[Action]
    table: Mapping[str, Instruction]
    kind: Type

    def forward(self, build: Builder, registers: Registers) -> Registers:
        """From the layout of the load to the sliced one."""
        layout = self.path.start
        for step in self.path.steps:
            registers = self._step(build, step, layout, registers)
            layout = step.action.apply(layout, step.number_digit)
        return registers

    def backward(self, build: Builder, registers: Registers) -> Registers:
        """From the sliced layout to the one of the store."""
        layout = self.path.start
        undone: list[tuple[Step, Layout]] = []
        for step in self.path.steps:
            after = step.action.apply(layout, step.number_digit)
            place = layout.number.index(step.number_digit) if step.action.pair else 0
            digit = after.number[place] if step.action.pair else ""
            undone.append((Step(inverse_of(step.action, self.actions), digit), after))
            layout = after
        for step, before in reversed(undone):
            registers = self._step(build, step, before, registers)
        return registers

    def _step(self, build: Builder, step: Step, layout: Layout, registers: Registers) -> Registers:
        action = step.action
        if not action.pair:
            return {n: self._emit(build, action, {"a": v})[0] for n, v in registers.items()}
        bit = 1 << layout.number.index(step.number_digit)
        moved: Registers = {}
        for number in sorted(registers):
            if number & bit:
                continue
            inputs = {"a": registers[number], "b": registers[number | bit]}
            moved[number], moved[number | bit] = self._emit(build, action, inputs)
        return moved

    def _emit(self, build: Builder, action: Action, inputs: Mapping[str, str]) -> list[str]:
        return emit_move(build, action.move, action.shape, self.table, inputs, self.kind)

    def load(self, build: Builder, pointer: str) -> Registers:
        """Load a group of blocks; registers by their number in the layout at the start."""
        access = self.path.access
        registers: Registers = {}
        for first, offset in self.addresses():
            kinds = (self.kind,) * (1 << len(access.picked))
            made = build.emit_many(access.load, (pointer,), kinds, offset=offset)
            registers.update({first + i: value for i, value in enumerate(made)})
        return registers

    def store(self, build: Builder, pointer: str, registers: Registers) -> None:
        """Store a group of blocks."""
        access = self.path.access
        for first, offset in self.addresses():
            values = [registers[first + i] for i in range(1 << len(access.picked))]
            build.emit_many(access.store, (pointer, *values), (), offset=offset)

    def addresses(self) -> list[tuple[int, int]]:
        """For each instruction of the access its first register and its address in bytes."""
        start, address = self.path.start, self.path.address
        found: list[tuple[int, int]] = []
        for first in range(0, start.registers, 1 << len(self.path.access.picked)):
            digits = start.index_of(first)
            found.append((first, sum(v << address.index(d) for d, v in digits.items()) // 8))
        return sorted(found, key=lambda pair: pair[1])


def emit_move(
    build: Builder,
    move: Move,
    shape: str,
    table: Mapping[str, Instruction],
    inputs: Mapping[str, str],
    kind: Type,
) -> list[str]:
    """Emit a move on the values `a` and `b`, common parts once; return the results."""

    def leaf(name: Name) -> str:
        if name.id in move.constants:
            pattern = move.constants[name.id]
            lanes = pattern * (kind.bits // 8 // len(pattern))
            if kind.lanes == 1:
                return build.constant(kind, int.from_bytes(bytes(lanes), "little"))
            return build.constant(Type(8, kind.bits // 8), lanes)
        return inputs[name.id]

    made: dict[object, str] = {}

    def call(instruction: Instruction, values: list[str], imm: dict[str, int]) -> str:
        key = instruction.name, tuple(values), tuple(imm.items())
        if key not in made:
            (made[key],) = build.emit_many(instruction.name, values, (kind,), **imm)
        return made[key]

    return [walk_expression(read_expression(t), shape, table, leaf, call) for t in move.into]
