"""Consistency checks of a target's tables, made when it is loaded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from compiler.machine.isa import PLACEHOLDER, Instruction, RowError, group_bits
from compiler.machine.target import Target

CALLED = re.compile(r"(\w+)\(")


def check_target(target: Target) -> None:
    """Raise an error for a table that contradicts itself.

    Raises:
        RowError: at the first contradictory row; it names the column.
    """
    for instruction in target.table.values():
        for column, problem in _problems(instruction, target):
            raise RowError(instruction.row.name, column, problem)
    for rule in target.rules:
        rows = [target.table[name] for name in CALLED.findall(rule.into) if name in target.table]
        if undefined := _undefined(rows):
            raise RowError(rule.name, "into", undefined)


def _problems(instruction: Instruction, target: Target) -> Iterator[tuple[str, str]]:
    """The contradictory columns of a row, each with the description of the error."""
    for operand, view in instruction.views.items():
        if view and view not in target.view_classes:
            known = ", ".join(sorted(target.view_classes))
            yield "text", f"`{operand}` is in the view `{view}`; the target's views are {known}"
    yield from (("parts", what) for what in _missing_parts(instruction, target))
    if instruction.lines:
        yield from (("lines", what) for what in _undefined_in_lines(instruction))
        return
    immediates = {name for name, view in instruction.views.items() if not view}
    if missing := sorted(set(instruction.row.imm) - immediates):
        yield "imm", f"`{missing[0]}` is no immediate of the text"
    if missing := sorted(set(instruction.row.consecutive.split()) - instruction.views.keys()):
        yield "consecutive", f"`{missing[0]}` is no operand of the text"
    for core in target.cores.values():
        if instruction.cost not in core.costs:
            yield "cost", f"`{instruction.cost}` has no cost on {core.name}"
    bits = sum(group_bits(group) for group in instruction.row.encoding.split())
    if bits and bits not in {8 * size for size in target.instruction_bytes}:
        sizes = " or ".join(str(8 * size) for size in target.instruction_bytes)
        yield "encoding", f"it has {bits} bits; instructions of {target.name} have {sizes}"


def _missing_parts(instruction: Instruction, target: Target) -> Iterator[str]:
    """The parts of registers in a text that have no name in `parts`."""
    classes = {kind.name: kind.free for kind in target.classes}
    for match in PLACEHOLDER.finditer(instruction.text):
        part, view = match[0].partition(".")[2].removesuffix("}"), match[2]
        if not part:
            continue
        names = instruction.row.parts.get(part, {})
        every = classes.get(target.view_classes.get(view, ""), ())
        for register in sorted(target.view_registers.get(view, every)):
            if register not in names:
                yield f"`{register}`, which `{match[1]}` may be, has no part `{part}`"


def _undefined(rows: Iterable[Instruction]) -> str:
    """The error if one of some rows reads state that no row sets; empty if none does."""
    for row in rows:
        if row.state_read:
            state = ", ".join(f"`{name}`" for name in sorted(row.state_read))
            return f"`{row.name}` reads {state}, which nothing sets: it needs a sequence that does"
    return ""


def _undefined_in_lines(instruction: Instruction) -> Iterator[str]:
    known: set[str] = set()
    for line in instruction.lines:
        for name in sorted(line.instruction.state_read - known):
            yield f"`{line.instruction.name}` reads `{name}`, which no line before it sets"
        known |= line.instruction.state_written
