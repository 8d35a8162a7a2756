"""Where the values of a listing live: their register classes, uses, pressure and spills."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.ir import Program
from compiler.isa import Instruction

Instructions = Mapping[str, Instruction]


def value_classes(
    program: Program, table: Instructions, views: Mapping[str, str]
) -> dict[str, str]:
    """The register class of each value that is no pointer.

    Args:
        program: a listing.
        table: the instructions.
        views: the class of each register view (`q` is a view of `v`); a view that is not named is
            a class itself.
    """
    types, classes = program.types, dict[str, str]()
    for op in program.ops:
        instruction = table[op.name]
        seen = (
            *zip(instruction.args, op.args, strict=True),
            *zip(instruction.results, op.results, strict=True),
        )
        for operand, value in seen:
            if not types[value].is_pointer:
                view = instruction.views[operand]
                classes.setdefault(value, views.get(view, view))
    return classes


def use_positions(program: Program) -> dict[str, list[int]]:
    """The operations that read each value, in order; `len(ops)` stands for the results' reader."""
    uses: dict[str, list[int]] = {name: [] for name in program.types}
    for position, op in enumerate(program.ops):
        for arg in dict.fromkeys(op.args):
            uses[arg].append(position)
    for name in dict.fromkeys(program.results):
        uses[name].append(len(program.ops))
    return uses


def max_pressure(program: Program, classes: Mapping[str, str]) -> dict[str, int]:
    """The most values of each class that are alive at once, a value never read included.

    Args:
        program: a listing of single assignments.
        classes: the class of each value; values without one are not counted.
    """
    uses = use_positions(program)
    live = dict.fromkeys(sorted(set(classes.values())), 0)
    for param in program.params:
        if uses[param.name] and param.name in classes:
            live[classes[param.name]] += 1
    most = dict(live)
    for position, op in enumerate(program.ops):
        for value in dict.fromkeys(op.args):
            if value in classes and uses[value][-1] == position:
                live[classes[value]] -= 1
        born = [value for value in op.results if value in classes]
        for value in born:
            live[classes[value]] += 1
        most = {name: max(count, live[name]) for name, count in most.items()}
        for value in born:
            if not uses[value]:
                live[classes[value]] -= 1
    return most


def all_alive(program: Program) -> int:
    """The most values alive at once, of whatever class, but for pointers and constants.

    Constants are immediates, or made again.
    """
    constants = {op.result for op in program.ops if op.name == "const"}
    values = {name for name, kind in program.types.items() if not kind.is_pointer}
    classes = dict.fromkeys(sorted(values - constants), "")
    return max_pressure(program, classes).get("", 0)


def count_spills(program: Program, classes: Mapping[str, str], limits: Mapping[str, int]) -> int:
    """How many values must be fetched again when the farthest next use leaves a full class.

    Args:
        program: a listing of single assignments.
        classes: the class of each value.
        limits: the registers of each class.
    """
    return sum(_spills_of(program, classes, name, limit) for name, limit in limits.items())


def _spills_of(program: Program, classes: Mapping[str, str], name: str, limit: int) -> int:
    uses = use_positions(program)
    later = {v: places[::-1] for v, places in uses.items() if classes.get(v) == name}
    held = {p.name for p in program.params if p.name in later}
    misses = 0
    for op in program.ops:
        wanted = [v for v in dict.fromkeys(op.args) if v in later]
        misses += sum(v not in held for v in wanted)
        held.update(wanted)
        for value in wanted:
            later[value].pop()
        held = {v for v in held if later[v]} if any(not later[v] for v in wanted) else held
        held.update(v for v in op.results if later.get(v))
        while len(held) > limit:
            held.remove(max(held, key=lambda v: (later[v][-1], v)))
    return misses
