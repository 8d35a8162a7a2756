"""Listings that differ in names alone: allocation makes the same of them."""

from __future__ import annotations

from compiler.ir.program import Program


def are_renamed(one: Program, other: Program) -> bool:
    """Whether two programs with the same parameters differ in names of values and lines only."""
    same = one.level == other.level and one.params == other.params
    if not same or len(one.ops) != len(other.ops):
        return False
    names = {p.name: p.name for p in one.params}
    for op, its in zip(one.ops, other.ops, strict=True):
        if op.name != its.name or op.attrs != its.attrs or op.types != its.types:
            return False
        if tuple([names[a] for a in op.args]) != its.args:
            return False
        names.update(zip(op.results, its.results, strict=True))
    return tuple(names[r] for r in one.results) == other.results
