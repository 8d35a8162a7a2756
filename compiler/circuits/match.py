"""Finds functions of given signals that agree with a wanted one wherever it is observed.

A goal is a pair of truth tables: `on` (inputs where the function must be one) and `off` (where
zero); other inputs are don't-cares. Each finder returns edits: functions, the last of which is the
result.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from compiler.circuits.gates import truth_of
from compiler.circuits.net import Function, Literal, adjusted

# The result of the function before it, in the second function of an edit.
PREVIOUS = -2


class Goal(NamedTuple):
    """A wanted function: the truth tables of its required ones and zeros."""

    on: int
    off: int


class Signals(NamedTuple):
    """The signals that may be used, the truth tables of all, and operands to prefer."""

    allowed: Sequence[int]
    values: Sequence[int]
    near: Sequence[int] = ()


Edit = tuple[Function, ...]
Finder = Callable[[Goal, Signals], list[Edit]]


def find_literals(goal: Goal, signals: Signals) -> list[Literal]:
    """The signals that agree with the goal, directly or complemented."""
    on, off = goal
    found: list[Literal] = []
    for s in signals.allowed:
        value = signals.values[s]
        if not (on & ~value or off & value):
            found.append(Literal(s, 0))
        elif not (on & value or off & ~value):
            found.append(Literal(s, 1))
    return found


def _covers(on: int, off: int, signals: Signals) -> list[tuple[Literal, int]]:
    """The literals that are one on all of `on`, with the part of `off` that each leaves."""
    found: list[tuple[Literal, int]] = []
    for s in signals.allowed:
        value = signals.values[s]
        if not on & ~value:
            found.append((Literal(s, 0), off & value))
        elif not on & value:
            found.append((Literal(s, 1), off & ~value))
    return found


def find_and(goal: Goal, signals: Signals) -> list[Edit]:
    """All products of two literals, and complemented ones."""
    found: list[Edit] = []
    for on, off, inverted in ((goal.on, goal.off, 0), (goal.off, goal.on, 1)):
        literals = _covers(on, off, signals)
        for i, (a, left) in enumerate(literals):
            found += [
                (_gate("and", (a, b), inverted),) for b, rest in literals[:i] if not left & rest
            ]
    return found


def find_xor(goal: Goal, signals: Signals) -> list[Edit]:
    """Sums of two signals, and complemented ones; of signals equal where observed, one is used."""
    on, off = goal
    care = on | off
    values = signals.values
    by_value: dict[int, int] = {}
    found: list[Edit] = []
    for a in signals.allowed:
        wanted = values[a] & care
        for inverted, key in ((0, wanted ^ on), (1, wanted ^ off)):
            b = by_value.get(key)
            if b is not None:
                found.append((_gate("xor", (Literal(a, 0), Literal(b, 0)), inverted),))
        by_value[wanted] = a
    return found


def find_mux(goal: Goal, signals: Signals) -> list[Edit]:
    """All selects between two literals by a third signal."""
    on, off = goal
    found: list[Edit] = []
    for s in signals.allowed:
        value = signals.values[s]
        ones = find_literals(Goal(on & value, off & value), signals)
        if not ones:
            continue
        zeros = find_literals(Goal(on & ~value, off & ~value), signals)
        chooser = Literal(s, 0)
        found += [
            (_gate("mux", (chooser, a, b), 0),)
            for a in ones
            for b in zeros
            if len({a.signal, b.signal, s}) == 3
        ]
    return found


def find_sum(goal: Goal, signals: Signals, inner: Finder) -> list[Edit]:
    """All sums of a signal and a function that `inner` finds."""
    on, off = goal
    found: list[Edit] = []
    for a in signals.allowed:
        value = signals.values[a]
        rest = Goal(on & ~value | off & value, on & value | off & ~value)
        found += [_then("xor", Literal(a, 0), edit) for edit in inner(rest, signals)]
    return found


def find_product(goal: Goal, signals: Signals, inner: Finder) -> list[Edit]:
    """All products of a literal and a function that `inner` finds, and their duals."""
    found: list[Edit] = []
    for a, left in _covers(goal.on, goal.off, signals):
        found += [_then("and", a, edit) for edit in inner(Goal(goal.on, left), signals)]
    for a, left in _covers(goal.off, goal.on, signals):
        b = Literal(a.signal, a.inverted ^ 1)
        found += [_then("or", b, edit) for edit in inner(Goal(left, goal.off), signals)]
    return found


def find_choice(goal: Goal, signals: Signals, inner: Finder) -> list[Edit]:
    """All selects, by a signal, between a literal and a function that `inner` finds."""
    on, off = goal
    found: list[Edit] = []
    for s in signals.allowed:
        value = signals.values[s]
        for inverted, part in ((0, value), (1, ~value)):
            literals = find_literals(Goal(on & part, off & part), signals)
            if not literals:
                continue
            for edit in inner(Goal(on & ~part, off & ~part), signals):
                found += [_choose(Literal(s, inverted), a, edit) for a in literals]
    return [edit for edit in found if len(set(edit[-1].args)) == 3]


def find_any(goal: Goal, signals: Signals, n_tried: int, rng: random.Random) -> list[Edit]:
    """Functions of any kind of a sample of pairs of signals and all third ones."""
    found: list[Edit] = []
    for _ in range(n_tried):
        a = rng.choice(signals.near or signals.allowed)
        b = rng.choice(rng.choice((signals.near, signals.allowed)) or signals.allowed)
        if a == b:
            continue
        cells = _split(_split([goal], signals.values[a]), signals.values[b])
        # a cell that is all one or all zero needs no third signal
        mixed = [cell for cell in cells if cell.on and cell.off]
        for c in signals.allowed:
            if c in (a, b) or not _decides(mixed, signals.values[c]):
                continue
            ends = _split(cells, signals.values[c])
            free = rng.getrandbits(8)
            truth = sum(
                (1 if end.on else 0 if end.off else free >> i & 1) << i
                for i, end in enumerate(ends)
            )
            found.append((Function(truth, (a, b, c)),))
    return found


def _split(cells: list[Goal], value: int) -> list[Goal]:
    """The goals restricted to inputs where a signal is zero, then to those where it is one."""
    zero = [Goal(on & ~value, off & ~value) for on, off in cells]
    return zero + [Goal(on & value, off & value) for on, off in cells]


def _decides(cells: list[Goal], value: int) -> bool:
    """Whether a signal separates the ones from the zeros in each cell."""
    return not any(
        (on & value and off & value) or (on & ~value and off & ~value) for on, off in cells
    )


def _gate(op: str, operands: Sequence[Literal], inverted: int) -> Function:
    flips = sum(lit.inverted << i for i, lit in enumerate(operands))
    arity = len(operands)
    truth = adjusted(truth_of(op), arity, flips, inverted)
    return Function(truth, tuple(lit.signal for lit in operands))


def _then(op: str, literal: Literal, edit: Edit) -> Edit:
    return (*edit, _gate(op, (literal, Literal(PREVIOUS, 0)), 0))


def _choose(chooser: Literal, literal: Literal, edit: Edit) -> Edit:
    return (*edit, _gate("mux", (chooser, literal, Literal(PREVIOUS, 0)), 0))


def fused(edit: Edit) -> Function | None:
    """Two functions of two operands as one of three, if they have three operands together."""
    if len(edit) != 2 or len(edit[0].args) != 2 or len(edit[1].args) != 2:
        return None
    inner, outer = edit
    (a,) = [arg for arg in outer.args if arg != PREVIOUS]
    if a in inner.args:
        return None
    truth = 0
    for v in range(8):
        middle = inner.truth >> (v & 3) & 1
        bits = {a: v >> 2, PREVIOUS: middle}
        index = bits[outer.args[0]] | bits[outer.args[1]] << 1
        truth |= (outer.truth >> index & 1) << v
    return Function(truth, (*inner.args, a))


_PAIRS: Mapping[str, Finder] = {"and": find_and, "xor": find_xor}
_OUTER: Mapping[str, Callable[[Goal, Signals, Finder], list[Edit]]] = {
    "xor": find_sum,
    "and": find_product,
    "mux": find_choice,
}
ANY = "any"
KINDS = (
    "and",
    "xor",
    "mux",
    "xor and",
    "xor xor",
    "and and",
    "and xor",
    "mux and",
    "mux xor",
)


def find(kind: str, goal: Goal, signals: Signals, n_tried: int, rng: random.Random) -> list[Edit]:
    """The edits of a kind; of compound kinds, on a sample of `n_tried` outer signals or pairs."""
    if kind == ANY:
        return find_any(goal, signals, n_tried, rng)
    outer, _, inner = kind.partition(" ")
    if not inner:
        return find_mux(goal, signals) if kind == "mux" else _PAIRS[kind](goal, signals)
    allowed = rng.sample(list(signals.allowed), min(n_tried, len(signals.allowed)))

    def inside(rest: Goal, few: Signals) -> list[Edit]:
        return _PAIRS[inner](rest, signals)

    return _OUTER[outer](goal, Signals(allowed, signals.values), inside)
