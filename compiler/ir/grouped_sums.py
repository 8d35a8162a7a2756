"""Sums in groups that look-up tables of three inputs take."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import BITWISE, Builder, Op, Program
from compiler.ir.rewriting import is_funnel, live_only, partial_sums

INPUTS = 3
"""Values that a table reads."""


@dataclass(frozen=True)
class Term:
    """A value that a sum adds.

    Args:
        name: of the value.
        leaves: the values that a table reads for it: itself, or the two operands of an operation
            that nothing else reads.
        arrival: operations before it is there.
    """

    name: str
    leaves: frozenset[str]
    arrival: int


@dataclass(frozen=True)
class Sum:
    """An XOR of several values, whose partial sums nothing else reads.

    Args:
        result: its name.
        terms: the values that are added.
        parts: the names of its partial sums.
    """

    result: str
    terms: tuple[Term, ...]
    parts: tuple[str, ...]

    @property
    def groups(self) -> list[list[Term]]:
        """The terms that each table adds to what the tables before it make."""
        left = sorted(self.terms, key=lambda term: term.arrival)
        groups: list[list[Term]] = []
        while left:
            group = _next_group(left, INPUTS - bool(groups))
            groups.append(group)
            left = [term for term in left if term not in group]
        return groups


def sums_of(program: Program) -> list[Sum]:
    """The sums of three terms and more, in the order of the text."""
    inner = partial_sums(program)
    arrival = _arrivals(program)
    terms: dict[str, tuple[str, ...]] = {}
    parts: dict[str, tuple[str, ...]] = {}
    found: list[Sum] = []
    for op in program.ops:
        if op.name != "xor":
            continue
        made = [a for a in op.args if a in inner]
        terms[op.result] = tuple(t for a in op.args for t in (terms[a] if a in inner else (a,)))
        parts[op.result] = tuple(p for a in made for p in (*parts[a], a))
        if op.result not in inner and len(terms[op.result]) >= INPUTS:
            each = (Term(t, _leaves(program, t), arrival[t]) for t in terms[op.result])
            found.append(Sum(op.result, tuple(each), parts[op.result]))
    return found


def grouped_sums(program: Program, is_meant: Callable[[Sum], bool]) -> Program:
    """The program with sums as chains of groups, each of as much as one table of three inputs adds.

    Terms that arrive late are in late groups.

    Args:
        program: whose partial sums may be made in any order where nothing else reads them.
        is_meant: which sums.
    """
    chosen = {each.result: each for each in sums_of(program) if is_meant(each)}
    if not chosen:
        return program
    build = Builder("g")
    build.types = dict(program.types)
    for op in program.ops:
        build.span, build.round = op.span, op.round
        if chosen.keys() & set(op.results):
            _append_chain(build, op, chosen[op.result].groups)
        else:
            build.append(op)
    return live_only(program.with_ops(build.ops))


def _append_chain(build: Builder, op: Op, groups: Sequence[Sequence[Term]]) -> None:
    """Append the operations that add all groups, under the name of the operation's result."""
    total = ""
    for group in groups:
        for term in group:
            total = build.emit("xor", total, term.name) if total else term.name
    build.append(replace(build.ops.pop(), results=op.results, types=op.types))


def _next_group(terms: Sequence[Term], capacity: int) -> list[Term]:
    """The terms that arrive first and have as many leaves as fit, and all that take no more.

    A term of two leaves needs both places that are left, so it is alone or stands first.
    """
    wide = next((term for term in terms if len(term.leaves) > 1), None)
    narrow = [term for term in terms if len(term.leaves) == 1]
    chosen = narrow[:capacity]
    if wide and (capacity == INPUTS or not chosen or chosen[-1].arrival >= wide.arrival):
        chosen = [*narrow[: capacity - len(wide.leaves)], wide]
    leaves = frozenset[str]().union(*(term.leaves for term in chosen))
    return [term for term in terms if term in chosen or term.leaves <= leaves]


def _leaves(program: Program, name: str) -> frozenset[str]:
    """The values that a table reads for a term that only this sum reads."""
    maker = program.makers.get(name)
    if maker is None or maker.name not in BITWISE or program.uses[name] > 1:
        return frozenset({name})
    leaves = frozenset(maker.args)
    return (
        leaves if len(leaves) == INPUTS - 1 and not is_funnel(program, maker) else frozenset({name})
    )


def _arrivals(program: Program) -> Mapping[str, int]:
    """The length of the longest path to each value."""
    found = {p.name: 0 for p in program.params}
    for op in program.ops:
        after = max((found[a] + 1 for a in op.args), default=0)
        found.update(dict.fromkeys(op.results, after))
    return found
