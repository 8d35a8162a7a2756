"""Values that can be had at any place: constants, and loads from memory that nothing writes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from compiler.ir.program import Attribute, Op, Program, fresh_names, rename_args

Fetch = tuple[str, tuple[str, ...], tuple[tuple[str, Attribute], ...]]
"""What an operation fetches, whichever value it makes of it."""


def fetch_of(op: Op) -> Fetch:
    """What an operation fetches."""
    return op.name, op.args, op.attrs


def fetched_for_each(program: Program, fetched: Collection[str]) -> Program:
    """The program in which each reader of a fetched value has a fetch of its own, ahead of it."""
    fresh, makers = fresh_names(program, "again"), program.makers
    ops = list[Op]()
    for op in program.ops:
        if op.results and op.results[0] in fetched and op.result not in program.results:
            continue
        renamed: dict[str, str] = {}
        for arg in dict.fromkeys(op.args):
            if arg in fetched:
                renamed[arg] = next(fresh)
                ops.append(replace(makers[arg], results=(renamed[arg],)))
        ops.append(rename_args(op, renamed))
    return program.with_ops(ops)


def fetched_once(program: Program, wanted: Collection[Fetch]) -> Program:
    """The program in which some fetches are made once."""
    first: dict[Fetch, str] = {}

    def choose(op: Op) -> str:
        fetch = fetch_of(op)
        return first.setdefault(fetch, op.result) if fetch in wanted else op.result

    return program.replace_values(choose)
