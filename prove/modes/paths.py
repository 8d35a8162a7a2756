"""Paths of a call that part at a branch on the number of the state, and meet again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

from prove.machine.executor import Executor, State
from prove.modes.counts import Comparison, CountedMemory, merged


class NextCall:
    """Whether a run enters a function from the outermost level, asked after each instruction."""

    def __init__(self) -> None:
        self._is_outermost = False

    def __call__(self, state: State) -> bool:
        """Whether the last instruction entered a function."""
        self._is_outermost |= not state.calls
        return self._is_outermost and len(state.calls) == 1


def with_one_result(states: Sequence[State], asked: Sequence[Comparison]) -> Iterable[list[State]]:
    """The states by the results of the comparisons that are known in all of them.

    A comparison that is open in one state must stay open: the values that are possible in a merged
    state do not imply its result.
    """
    rows = [[cast("CountedMemory", state.memory).result(c) for c in asked] for state in states]
    known = [n for n in range(len(asked)) if all(row[n] is not None for row in rows)]
    parts: dict[object, list[State]] = {}
    for state, row in zip(states, rows, strict=True):
        parts.setdefault(tuple(row[n] for n in known), []).append(state)
    return parts.values()


def generalised(
    executor: Executor, group: Sequence[State], asked: Sequence[Comparison]
) -> State | None:
    """One state of which each of some is an instance: values that differ are unknown.

    Args:
        executor: has the graph, and the description of the machine.
        group: states at one place.
        asked: the comparisons of the text.

    Returns:
        The state; None if memory differs.
    """
    if len(group) == 1:
        return group[0]
    memory = merged([cast("CountedMemory", state.memory) for state in group], asked)
    if memory is None:
        return None
    made = replace(group[0].copy(), memory=memory)
    binary = executor.code.binary
    for name in list(made.registers):
        values = {state.registers.get(name) for state in group}
        if len(values) > 1 and name in binary.flags:
            del made.registers[name]
        elif len(values) > 1:
            made.registers[name] = tuple(executor.graph.fresh() for _ in range(binary.bits[name]))
    return made
