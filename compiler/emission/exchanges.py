"""Finds runs of operations that replace two values by two others, as transpositions do.

In source text such a run becomes a function that changes elements of an array. The calls of a
program are a network, which is a function, too; all functions of a file share both. Nothing else
reads the operands of a run by which others are known; the others may have such readers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from compiler.ir.program import Attribute, Op, Program, Type

SHORTEST, LONGEST = 4, 16
"""The operations that a run may have."""
REPLACED = 2
"""The values that a run replaces."""
FEWEST = 16
"""The occurrences in one program that make a run worth a function."""
Call = tuple[int, tuple[int, ...]]
"""The number of a function, and the elements that it changes."""
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
        calls: the runs, in an order that computes the same.
        entering: the values that the elements have at first.
        leaving: the values that they have at last.
        kept: those of the first values that operations besides the runs read.
        ops: the operations of all runs.
        type: the type of the elements.
    """

    calls: tuple[Call, ...]
    entering: tuple[str, ...]
    leaving: tuple[str, ...]
    kept: frozenset[str]
    ops: tuple[Op, ...]
    type: Type


def network_of(program: Program, frequent: Mapping[Key, Frequent]) -> Network | None:
    """The network of a program; None if it has none that can be one call."""
    for known in (frequent, ()):
        runs = [run for run in exchanges(program, known) if run.key in frequent]
        if runs and (network := _network(program, runs, frequent)):
            return network
    return None


def _network(
    program: Program, runs: Sequence[Exchange], frequent: Mapping[Key, Frequent]
) -> Network | None:
    """The network of some runs; None if it cannot be one call.

    One call is possible if no other operation reads a result before the last run, or a result that
    a later run replaces.
    """
    elements: dict[str, int] = {}
    entering, calls = list[str](), list[Call]()
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
    early, late = (
        {arg for op in part if op.results not in inside for arg in op.args}
        for part in (program.ops[:last], program.ops[last:])
    )
    late |= set(program.results)
    replaced = made - set(leaving.values())
    if made & early or replaced & late or len({program.types[v].bits for v in entering}) > 1:
        return None
    values = tuple(leaving[place] for place in range(len(entering)))
    kept = frozenset(entering) & (early | late)
    kind = program.types[runs[0].made[0]]
    return Network(_ordered(calls), tuple(entering), values, kept, ops, kind)


def _ordered(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Calls on the elements of an array: calls of one function, if on others each, by elements."""
    ordered = list[Call]()
    for _, group in groupby(calls, key=itemgetter(0)):
        alike = list(group)
        elements = [place for _, places in alike for place in places]
        ordered += sorted(alike) if len(set(elements)) == len(elements) else alike
    return tuple(ordered)


def exchanges(program: Program, known: Collection[Key] = ()) -> Iterator[Exchange]:
    """The runs of a program, each the shortest from its first operation on, without overlaps.

    Args:
        program: any.
        known: runs with these keys are found if other operations read their operands, too.
    """
    ops = [op for op in program.ops if op.args]
    constants = {op.result: op for op in program.ops if not op.args}
    start = 0
    while start < len(ops):
        run = _shortest(program, ops[start : start + LONGEST], constants, known)
        if run:
            yield run
        start += len(run.ops) if run else 1


def _shortest(
    program: Program, ops: Sequence[Op], constants: Mapping[str, Op], known: Collection[Key]
) -> Exchange | None:
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
        are_replaced = all(uses[name] == program.uses[name] for name in taken)
        if length < SHORTEST or not (are_replaced or known):
            continue
        live = tuple(name for name in made if uses[name] < program.uses[name])
        whole = (*key, tuple(places[name] for name in live))
        if len(live) == len(taken) == REPLACED and (are_replaced or whole in known):
            bits = {program.types[name].bits for name in (*taken, *live)}
            run = Exchange(tuple(ops[:length]), tuple(taken), live, whole)
            return run if len(bits) == 1 else None
    return None


def _operand(
    arg: str, places: Mapping[str, int], constants: Mapping[str, Op]
) -> int | tuple[str, tuple[Type, ...], tuple[tuple[str, Attribute], ...]]:
    """An operand: its place in the run, or the constant that it is."""
    if arg in places:
        return places[arg]
    op = constants[arg]
    return op.name, op.types, op.attrs
