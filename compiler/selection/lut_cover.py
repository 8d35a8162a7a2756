"""Covers a circuit of bitwise operations with few look-up tables of three inputs.

A cut of a value is a set of at most three values that determine it; a cover chooses a cut for each
needed value. Cuts are merged from those of the operands and ranked by area flow. Then rounds of
local improvement reduce the exact area. A value may be computed in several tables.

Source: Mishchenko, Chatterjee, Brayton, "Improvements to Technology Mapping for LUT-Based FPGAs",
IEEE TCAD 26(2), 2007: priority cuts, area flow (section 4), exact local area (section 5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from compiler.ir.program import BITWISE, Op, Program
from compiler.ir.rewriting import is_funnel
from compiler.ir.word_operations import GENERIC

INPUTS = 3
VARIABLES = (0xAA, 0xCC, 0xF0)
"""The truth tables of the inputs: bit v of table i is bit i of v."""
MOST_CUTS = 12
"""The most cuts kept for each value."""
ROUNDS = 3
"""The rounds of exact area recovery."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Values that determine another one, and the function.

    Args:
        leaves: the numbers of the values, in order.
        table: the truth table of 8 bits; it does not depend on inputs without a leaf.
        price: the cost of the value, given its leaves, in tables.
    """

    leaves: tuple[int, ...]
    table: int
    price: float = 1


def lut_cover(
    program: Program, prices: Mapping[str, float] | None = None
) -> Mapping[str, tuple[tuple[str, ...], int]]:
    """The tables that compute the needed results of a program's bitwise operations.

    Args:
        program: operations of one result on values of one type each.
        prices: the costs, in tables, of some values by their own operation alone; such as an XOR of
            disjoint parts of a word, which needs no table.

    Returns:
        For each value that a table computes: the inputs, at most three, and the truth table, whose
        index has the first input as its lowest bit.
    """
    return _Cover(program, prices or {}).chosen()


class _Cover:
    """The cuts of one program's values, and the choice among them."""

    def __init__(self, program: Program, prices: Mapping[str, float]) -> None:
        self._prices = prices
        self._names = [*program.types]
        self._number = {name: n for n, name in enumerate(self._names)}
        # A shift of two words is one instruction; a table would need both shifted words as inputs.
        logic = [op for op in program.ops if is_logic(op) and not is_funnel(program, op)]
        self._logic = {self._number[op.result]: op for op in logic}
        read = [a for op in program.ops if not is_logic(op) for a in op.args]
        outside = {self._number[name] for name in (*read, *program.results)}
        self._roots = [n for n in self._logic if n in outside]
        self._uses = [max(program.uses[name], 1) for name in self._names]
        self._flow = [0.0] * len(self._names)
        self._cuts: dict[int, list[Cut]] = {}
        for number, op in self._logic.items():
            self._consider(number, op)
        self._best = {n: cuts[0] for n, cuts in self._cuts.items()}
        self._held = [0] * len(self._names)
        self._is_logic = [number in self._logic for number in range(len(self._names))]

    def _consider(self, number: int, op: Op) -> None:
        """Find the best cuts of a value, given those of its operands."""
        local = table_of(op.name, op.number("k", 0))
        choices = [self._cuts_of(self._number[arg]) for arg in op.args]
        found = {cut.leaves: cut for cut in _joined(local, choices)}
        own = tuple(sorted({self._number[arg] for arg in op.args}))
        if op.result in self._prices:
            found[own] = replace(found[own], price=self._prices[op.result])
        ranked = sorted(
            found.values(), key=lambda cut: (self._area_flow(cut), len(cut.leaves), cut.leaves)
        )
        self._cuts[number] = ranked[:MOST_CUTS]
        self._flow[number] = self._area_flow(ranked[0]) / self._uses[number]

    def _cuts_of(self, number: int) -> list[Cut]:
        return [Cut((number,), VARIABLES[0]), *self._cuts.get(number, ())]

    def _area_flow(self, cut: Cut) -> float:
        return cut.price + sum(self._flow[leaf] for leaf in cut.leaves)

    def chosen(self) -> dict[str, tuple[tuple[str, ...], int]]:
        """The cover, after all rounds."""
        for root in self._roots:
            self._take(root)
        for _ in range(ROUNDS):
            improved = [self._improve(n) for n, cuts in self._cuts.items() if cuts[1:]]
            if not any(improved):
                # Another round would begin with the same cover.
                break
        named = {n: self._best[n] for n in self._logic if self._held[n]}
        return {
            self._names[n]: (tuple(self._names[leaf] for leaf in cut.leaves), cut.table)
            for n, cut in named.items()
        }

    def _improve(self, number: int) -> bool:
        """Choose the cut of a needed value that adds the fewest tables; whether it is another."""
        held, before = self._held[number], self._best[number]
        if not held:
            return False
        self._held[number] = 1
        self._drop(number)
        areas: list[tuple[float, int]] = []
        for place, cut in enumerate(self._cuts[number]):
            self._best[number] = cut
            areas.append((self._take(number), place))
            self._drop(number)
        self._best[number] = best = self._cuts[number][min(areas)[1]]
        self._take(number)
        self._held[number] = held
        return best is not before

    def _take(self, number: int) -> float:
        """Add a reader of a value of logic; returns the cost that this adds, in tables."""
        held = self._held
        held[number] += 1
        if held[number] > 1:
            return 0
        cut, below = self._best[number], 0.0
        # This is hot, so there is no call for values that have a reader or are no logic.
        for leaf in cut.leaves:
            if held[leaf] or not self._is_logic[leaf]:
                held[leaf] += 1
            else:
                below += self._take(leaf)
        return cut.price + below

    def _drop(self, number: int) -> None:
        """Remove a reader of a value of logic."""
        held = self._held
        held[number] -= 1
        if held[number]:
            return
        for leaf in self._best[number].leaves:
            if held[leaf] > 1 or not self._is_logic[leaf]:
                held[leaf] -= 1
            else:
                self._drop(leaf)


def is_logic(op: Op) -> bool:
    """Whether an operation is bitwise."""
    return op.name in BITWISE


def _joined(local: int, choices: Iterable[Sequence[Cut]]) -> Iterator[Cut]:
    """The cuts merged from one cut of each operand, without those that have too many leaves."""
    merged: list[tuple[frozenset[int], tuple[Cut, ...]]] = [(frozenset(), ())]
    for cuts in choices:
        merged = [
            (met, (*parts, cut))
            for leaves, parts in merged
            for cut in cuts
            if len(met := leaves.union(cut.leaves)) <= INPUTS
        ]
    for met, parts in merged:
        leaves = tuple(sorted(met))
        variable = dict(zip(leaves, VARIABLES, strict=False))
        tables = [
            part.table
            if part.leaves == leaves
            else _composed(part.table, tuple([variable[leaf] for leaf in part.leaves]))
            for part in parts
        ]
        yield Cut(leaves, _composed(local, tuple(tables)))


@cache
def _composed(local: int, tables: tuple[int, ...]) -> int:
    """The truth table of an operation whose operands have truth tables."""
    made = 0
    for v in range(8):
        index = sum((table >> v & 1) << i for i, table in enumerate(tables))
        made |= (local >> index & 1) << v
    return made


@cache
def table_of(name: str, k: int = 0) -> int:
    """The truth table of a bitwise operation; `k` is that of a `lut3`."""
    operands = [np.array([table], np.uint8) for table in VARIABLES]
    op = Op(name, (), (), (), (("k", k),))
    return int(GENERIC[name](op, operands, [8] * INPUTS)[0]) & 0xFF
