"""Finds runs of operations that replace two values by two others, as transpositions do.

Nothing else reads the operands of such a run. In source text it
becomes a function that changes elements of an array. The calls of a program are a network, which is
a function, too; all functions of a file share both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from compiler.ir.program import Attribute, Op, Program, Type

SHORTEST, LONGEST = 4, 16
"""The operations that a run may have."""
REPLACED = 2
"""The values that a run replaces."""
FEWEST = 16
"""The occurrences in one program that make a run worth a function."""
Key = tuple[object, ...]
"""What equal runs have in common: operations, and where their operands come from."""


@dataclass(frozen=True)
class Exchange:
    """A run that replaces two values.

    Args:
        ops: its operations, in order, without constants.
        taken: its operands from outside, in the order of their first use.
        made: for each of them, the value that replaces it.
        key: equal for runs that are equal but for the names of values.
    """

    ops: tuple[Op, ...]
    taken: tuple[str, ...]
    made: tuple[str, ...]
    key: Key


@dataclass(frozen=True)
class Frequent:
    """Equal runs that are worth a function.

    Args:
        number: the number of the function in its file.
        program: a program with such a run.
        run: the run.
    """

    number: int
    program: Program
    run: Exchange


def frequent_exchanges(programs: Iterable[Program]) -> Mapping[Key, Frequent]:
    """The runs that occur often in one of several programs, in order."""
    frequent: dict[Key, Frequent] = {}
    for program in programs:
        runs = list(exchanges(program))
        counts = Counter(run.key for run in runs)
        for run in runs:
            if counts[run.key] >= FEWEST and run.key not in frequent:
                frequent[run.key] = Frequent(len(frequent), program, run)
    return frequent


@dataclass(frozen=True)
class Network:
    """The frequent runs of a program, as calls on the elements of an array.

    Args:
        calls: the number of each function, and the elements that it changes.
        entering: the values that the elements have at first.
        leaving: the values that they have at last.
        ops: the operations of all runs.
        type: the type of the elements.
    """

    calls: tuple[tuple[int, tuple[int, ...]], ...]
    entering: tuple[str, ...]
    leaving: tuple[str, ...]
    ops: tuple[Op, ...]
    type: Type


def network_of(program: Program, frequent: Mapping[Key, Frequent]) -> Network | None:
    """The network of a program; None if it has none that can be one call.

    One call is possible if no other operation reads a result before the last run.
    """
    runs = [run for run in exchanges(program) if run.key in frequent]
    if not runs:
        return None
    elements: dict[str, int] = {}
    entering, calls = list[str](), list[tuple[int, tuple[int, ...]]]()
    for run in runs:
        for name in run.taken:
            if name not in elements:
                elements[name] = len(entering)
                entering.append(name)
        places = tuple(elements[name] for name in run.taken)
        elements.update(zip(run.made, places, strict=True))
        calls.append((frequent[run.key].number, places))
    leaving = {place: name for name, place in elements.items()}
    ops = tuple(op for run in runs for op in run.ops)
    inside, made = {op.results for op in ops}, {name for run in runs for name in run.made}
    last = program.places[ops[-1].results]
    others = (op for op in program.ops[:last] if op.results not in inside)
    kinds = {program.types[name] for name in entering}
    if len(kinds) > 1 or any(not made.isdisjoint(op.args) for op in others):
        return None
    values = tuple(leaving[place] for place in range(len(entering)))
    return Network(tuple(calls), tuple(entering), values, ops, kinds.pop())


def exchanges(program: Program) -> Iterator[Exchange]:
    """The runs of a program, each the shortest from its first operation on, without overlaps."""
    ops = [op for op in program.ops if op.args]
    constants = {op.result: op for op in program.ops if not op.args}
    start = 0
    while start < len(ops):
        run = _shortest(program, ops[start : start + LONGEST], constants)
        if run:
            yield run
        start += len(run.ops) if run else 1


def _shortest(program: Program, ops: Sequence[Op], constants: Mapping[str, Op]) -> Exchange | None:
    """The shortest run at the beginning of some operations; None if there is none."""
    taken, made, uses = list[str](), list[str](), Counter[str]()
    key: list[object] = []
    places: dict[str, int] = {}
    for length, op in enumerate(ops, 1):
        if len(op.results) != 1 or any(program.types[arg].is_pointer for arg in op.args):
            return None
        for arg in op.args:
            if arg not in places and arg not in constants:
                places[arg] = -1 - len(taken)
                taken.append(arg)
        if len(taken) > REPLACED:
            return None
        operands = [_operand(arg, places, constants) for arg in op.args]
        key += [(op.name, op.types, op.attrs, *operands)]
        places[op.result] = length
        made.append(op.result)
        uses.update(op.args)
        if length < SHORTEST or any(uses[name] != program.uses[name] for name in taken):
            continue
        live = tuple(name for name in made if uses[name] < program.uses[name])
        if len(live) == len(taken) == REPLACED:
            kinds = {program.types[name] for name in (*taken, *live)}
            whole = (*key, tuple(places[name] for name in live))
            run = Exchange(tuple(ops[:length]), tuple(taken), live, whole)
            return run if len(kinds) == 1 else None
    return None


def _operand(
    arg: str, places: Mapping[str, int], constants: Mapping[str, Op]
) -> int | tuple[str, tuple[Type, ...], tuple[tuple[str, Attribute], ...]]:
    """An operand: its place in the run, or the constant that it is."""
    if arg in places:
        return places[arg]
    op = constants[arg]
    return op.name, op.types, op.attrs
