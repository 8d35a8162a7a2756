"""Chooses the cheapest of several allocations, which differ in rematerialisation.

The most frequent constants and loads of read-only memory are fetched once and kept in registers;
the others are fetched for each reader, or where the listing does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from compiler.ir.program import Program, Type
from compiler.machine.core import Core
from compiler.machine.isa import Instruction
from compiler.registers.allocate import Allocate, Allocation
from compiler.registers.fetches import fetch_of, fetched_for_each, fetched_once
from compiler.registers.refusals import refuse_impossible
from compiler.registers.renamed import are_renamed
from compiler.registers.verify import AllocationError, Contract, verify_allocation

STEPS = 12
"""The number of allocations tried, each with more values that are fetched once."""


def cheapest(program: Program, contract: Contract, core: Core, allocator: Allocate) -> Allocation:
    """The allocation with the fewest cycles, over the number of values that are fetched once.

    Raises:
        AllocationError: no number of values gives a valid allocation.
    """
    refuse_impossible(program, contract)
    # Addresses are excluded: each stays in its register until another one is needed.
    address = Type(contract.frame.address_bits)
    fetched = {op.result for op in contract.repeatable(program) if op.types[0] != address}
    apart = fetched_for_each(program, fetched)
    tried: list[tuple[int, int, Program, Allocation, Contract]] = []
    refused = AllocationError("nothing was tried")
    for each, count in _different(_fetched_together((apart, program), contract, address), contract):
        try:
            made, kept = allocator.attempt(each, contract)
        except AllocationError as problem:
            refused = problem
            continue
        tried.append((cycles_of(made.program, contract.table, core), count, each, made, kept))
    for _, _, each, made, kept in sorted(tried, key=lambda one: one[:2]):
        try:
            verify_allocation(each, made.program, kept)
        except AllocationError as problem:
            refused = problem
            continue
        return made
    raise refused


def _different(
    programs: Iterable[tuple[Program, int]], contract: Contract
) -> Iterator[tuple[Program, int]]:
    """Programs without those that another one before with no greater number is but for names."""
    seen: dict[int, list[tuple[Program, int]]] = {}
    for each, count in programs:
        before = seen.setdefault(len(each.ops), [])
        if any(number <= count and _is_same(each, other, contract) for other, number in before):
            continue
        before.append((each, count))
        yield each, count


def _is_same(one: Program, other: Program, contract: Contract) -> bool:
    """Whether two programs have the same allocation."""
    wanted, others = ([contract.fixed.get(r) for r in p.results] for p in (one, other))
    return wanted == others and are_renamed(one, other)


def _fetched_together(
    programs: Iterable[Program], contract: Contract, address: Type
) -> Iterator[tuple[Program, int]]:
    """Programs in which the most frequent fetches are done once, and the number of these."""
    lengths = set[int]()
    for program in programs:
        if len(program.ops) in lengths:
            continue
        lengths.add(len(program.ops))
        repeatable = contract.repeatable(program)
        counts = Counter(fetch_of(op) for op in repeatable if op.types[0] != address)
        often = [fetch for fetch, count in counts.most_common() if count > 1]
        step = max(1, -(-len(often) // STEPS))
        for count in range(0, len(often) + step, step):
            yield fetched_once(program, set(often[:count])), count


def cycles_of(program: Program, table: Mapping[str, Instruction], core: Core) -> int:
    """The cycles that a listing occupies the ports of a core, in total."""
    counts = Counter(op.name for op in program.ops)
    return sum(sum(core.cost(table[name]).ports.values()) * n for name, n in counts.items())
