"""Refuses listings that cannot be allocated, before any allocation is tried."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from compiler.ir.program import Op, Program
from compiler.registers.fetches import fetch_of
from compiler.registers.liveness import use_positions, value_classes
from compiler.registers.verify import AllocationError, Contract


def refuse_impossible(program: Program, contract: Contract) -> None:
    """Refuse a listing that no number of fetches makes fit.

    Without a frame, each value that is not rematerialisable is in a register as long as it lives.
    So there must be no more of them than registers.

    Args:
        program: the listing; which reader fetches which rematerialisable value does not matter.
        contract: the registers.

    Raises:
        AllocationError: the listing does not fit.
    """
    classes = value_classes(program, contract.table, contract.views)
    _refuse_empty_classes(program, contract, classes)
    if contract.frame.pointer or contract.frame.add:
        return
    fetched = {op.result for op in contract.repeatable(program)}
    for kind in contract.classes:
        ours = {value for value, name in classes.items() if name == kind.name}
        registers = {*kind.free, *(contract.fixed[v] for v in ours if v in contract.fixed)}
        if _most_held(program, ours, fetched | contract.homes.keys()) > len(registers):
            raise AllocationError(f"there are too few registers of class {kind.name}")


def _refuse_empty_classes(program: Program, contract: Contract, classes: Mapping[str, str]) -> None:
    """Refuse operations with results of a class without registers."""
    empty = {kind.name for kind in contract.classes if not kind.free}
    for op in program.ops if empty else ():
        if not contract.table[op.name].tied and any(classes.get(r) in empty for r in op.results):
            raise AllocationError(f"`{op.name}` makes a value of a class without registers")


def _most_held(program: Program, ours: Collection[str], elsewhere: Collection[str]) -> int:
    """The most registers that values certainly take at once.

    Args:
        program: the listing.
        ours: the values that take a register.
        elsewhere: those of them that may leave it; they only count at their readers and makers.
    """
    last = {value: places[-1] for value, places in use_positions(program).items() if places}
    held = {value for value in ours if value not in elsewhere}
    alive = sum(p.name in held and p.name in last for p in program.params)
    most = alive
    for n, op in enumerate(program.ops):
        most = max(most, alive + len(set(_fetched_for(program, op, ours, held))))
        dead = sum(value in held and last[value] == n for value in set(op.args))
        made = sum(result in ours for result in op.results)
        most = max(most, alive - dead + made)
        alive += sum(result in held and result in last for result in op.results) - dead
    return most


def _fetched_for(
    program: Program, op: Op, ours: Collection[str], held: Collection[str]
) -> Iterator[object]:
    """The operands that are fetched for an operation; those of equal content are one."""
    for value in op.args:
        if value in ours and value not in held:
            yield fetch_of(program.makers[value]) if value in program.makers else value
