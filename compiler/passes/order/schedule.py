"""Schedules instructions for a core."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import Program
from compiler.ir.structure import structure
from compiler.machine.register_class import RegisterClass
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.order.followers import with_followers
from compiler.order.memory import memory_regions
from compiler.order.pages import page_orders, page_switches
from compiler.order.pressure import fetched_values, pressure_order
from compiler.order.schedule import Schedule as Scheduler
from compiler.registers.fetches import fetched_for_each
from compiler.registers.liveness import max_pressure, value_classes
from compiler.registers.numbered import number


@dataclass(frozen=True)
class Schedule(Pass):
    """Order the instructions of each function so that the core waits least, without new spills."""

    enabled: bool = True
    """Whether the pass runs; without it program order stays."""
    lookahead: int = 2048
    """Only the next so many instructions in program order are candidates."""
    effort: int = 12_000
    """Instructions ordered in all; divided by the program's length, the number of orders tried."""
    beyond: int = 0
    """The number of live values that an order may have above the number of registers: they are
    spilled. This helps if memory units are otherwise idle and the core would wait for results."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings ordered; unchanged if a compiler follows."""
        if not self.enabled or not context.target.allocates:
            return module
        target, core = context.target, context.target.cores[context.core]
        if context.is_flat:
            return _with_fewest_alive(module, context)
        scheduler = Scheduler(self.lookahead, self.effort, spills_for_time=self.beyond > 0)
        keys: dict[str, object] = {}
        calls: dict[object, Callable[[], Sequence[int]]] = {}
        for name, program in module.programs.items():
            limits = _limits(program, target)
            limits[target.classes[0].name] += self.beyond
            # Encryption, decryption and counter mode often have the same rounds.
            keys[name] = key = structure(program), tuple(limits.items())
            if key not in calls:
                calls[key] = partial(
                    scheduler.order,
                    program,
                    target.table,
                    core,
                    limits,
                    target.view_classes,
                    memory_regions(program, target),
                    target.alternatives,
                    core.queues,
                )
        orders = dict(zip(calls, context.together([*calls.values()]), strict=True))
        programs = {
            name: program.with_ops(program.ops[n] for n in orders[keys[name]])
            for name, program in module.programs.items()
        }
        return replace(module, programs=programs)


def _with_fewest_alive(module: Module, context: Context) -> Module:
    """The module with its listings in orders that keep few values alive."""
    # The key schedule comes last, and often takes longest: so it begins first.
    labels = list(module.programs)[::-1]
    calls = [partial(_fewest_alive, module.programs[label], context.target) for label in labels]
    made = dict(zip(labels, context.together(calls), strict=True))
    return replace(module, programs={label: made[label] for label in module.programs})


def _fewest_alive(program: Program, target: Target) -> Program:
    """A listing in an order that spills less, if there is one."""
    kind = target.classes[0].name
    page = target.primitives.get("page", "")
    if not target.frameless:
        tries, classes = _own_and_ordered(program, target)
    else:
        tries, classes = _with_fetches(program, target, page)
    best = min(tries, key=lambda each: _most_alive(each, classes, kind))
    made = _with_few_pages(best, target, classes)
    following = with_followers(made, target.in_place, target.alternatives, page)
    before, after = (_most_alive(each, classes, kind) for each in (made, following))
    return following if after <= before else made


def _with_fetches(
    program: Program, target: Target, page: str
) -> tuple[tuple[Program, Program], Mapping[str, str]]:
    """Orders of a listing in which each reader loads its own operands, and the classes of values.

    Then allocation decides which values stay in registers: shared values stay if there are
    registers for them, and these orders permit it.
    """
    kind = target.classes[0].name
    pages = {op.result for op in program.ops if op.name == page}
    tries, classes = _own_and_ordered(fetched_for_each(program, pages), target)
    room = max(len(left[0].free) for left in _classes_left(program, target))
    if min(_most_alive(each, classes, kind) for each in tries) <= room:
        return tries, classes
    fetched = fetched_values(program, target.table, memory_regions(program, target))
    return _own_and_ordered(fetched_for_each(program, fetched), target)


def _own_and_ordered(
    program: Program, target: Target
) -> tuple[tuple[Program, Program], Mapping[str, str]]:
    """A listing in its own order and in one with few live values; the classes of values."""
    classes = value_classes(program, target.table, target.view_classes)
    counted = [value for value, name in classes.items() if name == target.classes[0].name]
    regions = memory_regions(program, target)
    order = pressure_order(program, target.table, regions, counted)
    return (program, program.with_ops(program.ops[n] for n in order)), classes


def _most_alive(program: Program, classes: Mapping[str, str], kind: str) -> int:
    """The most values of a class alive at once."""
    return max_pressure(program, classes).get(kind, 0)


def _classes_left(program: Program, target: Target) -> list[tuple[RegisterClass, ...]]:
    """The registers for values, for each placement of parameters without a frame."""
    name, part = program.name, program.part
    seen = [target.without_frame(name, place) for place in target.frameless.get(name, ())]
    return [each.classes_of(name, part) for each in seen or (target,)]


WINDOWS = (8, 16, 24, 32, 48, 64, 96, 128)
"""Distances in instructions within which look-ups in the same table are grouped."""
FEW_WINDOWS = (8, 32, 128)
"""The same for functions that run once for a key or a nonce, and may be long."""


def _with_few_pages(program: Program, target: Target, classes: Mapping[str, str]) -> Program:
    """A listing with look-ups grouped by table, as far as registers permit."""
    page = target.primitives.get("page", "")
    if not any(op.name == page for op in program.ops):
        return program
    kind = target.classes[0].name

    # Without a free register in the class, a page has none.
    usable = (left for left in _classes_left(program, target) if all(each.free for each in left))
    rooms = [len(left[0].free) for left in usable]
    most = max(rooms, default=0)
    regions = memory_regions(program, target)
    counted = [value for value, name in classes.items() if name == kind]
    limits = [most - spare for spare in range(3)] if rooms else [most]
    windows = WINDOWS if program.name in BLOCK_FUNCTIONS else FEW_WINDOWS
    orders = page_orders(program, target.table, regions, counted, page, windows, limits)
    given, listing = range(len(program.ops)), number(program, classes)

    def cost(order: Sequence[int]) -> tuple[int, int]:
        alive = listing.pressure(order).get(kind, 0)
        return max(alive - most, 0), page_switches((program.ops[n] for n in order), page)

    best = min((given, *orders), key=cost)
    return program.with_ops(program.ops[n] for n in best)


def _limits(program: Program, target: Target) -> dict[str, int]:
    """The number of registers of each class that an order may use.

    Parameters that may be spilled stay if the given order leaves registers for them.
    """
    most = max_pressure(program, value_classes(program, target.table, target.view_classes))
    limits: dict[str, int] = {}
    for kind in target.classes_of(program.name, program.part):
        room = target.room(program, kind)
        is_tight = most.get(kind.name, 0) > room
        limits[kind.name] = target.room(program, kind, tight=True) if is_tight else room
    return limits
