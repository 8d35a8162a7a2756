"""Rematerialisable values: constants, and loads from memory that is never written."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from compiler.ir.program import Attribute, Op, Program, fresh_names, rename_args

Fetch = tuple[str, tuple[str, ...], tuple[tuple[str, Attribute], ...]]
"""The content of a constant or load, whatever value it defines."""


def fetch_of(op: Op) -> Fetch:
    """The content that an operation fetches."""
    return op.name, op.args, op.attrs


def fetched_for_each(program: Program, fetched: Collection[str]) -> Program:
    """The program in which each reader of a fetched value is preceded by a fetch of its own."""
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
    """The program in which each fetch in `wanted` is done once."""
    first: dict[Fetch, str] = {}

    def choose(op: Op) -> str:
        fetch = fetch_of(op)
        return first.setdefault(fetch, op.result) if fetch in wanted else op.result

    return program.replace_values(choose)
