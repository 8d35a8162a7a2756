"""Transformations that many passes use: dead-code elimination, regrouping, inlining."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce

from compiler.ir.program import Builder, Op, Program


def live_only(program: Program, kept: Iterable[str] = ()) -> Program:
    """The program without dead operations; stores are live.

    Args:
        program: a program of values, or a listing in registers.
        kept: values that are live-out besides its results.
    """
    needed, ops = {*program.results, *kept}, list[Op]()
    for op in reversed(program.ops):
        if not op.results or not needed.isdisjoint(op.results):
            ops.append(op)
            needed.difference_update(op.results)
            needed.update(op.args)
    return program.with_ops(reversed(ops))


def partial_sums(program: Program) -> set[str]:
    """The XORs whose only use is one other XOR."""
    readers = {arg: op for op in program.ops for arg in op.args}
    outputs = set(program.results)
    return {
        op.result
        for op in program.ops
        if op.name == "xor"
        and program.uses[op.result] == 1
        and op.result not in outputs
        and readers[op.result].name == "xor"
    }


def regrouped(
    program: Program, split: Callable[[Sequence[str]], Sequence[Sequence[str]]]
) -> Program:
    """The program with the terms of each longer XOR regrouped.

    Args:
        program: partial sums with one use may be computed in any order.
        split: groups the terms of one XOR; a single group, or only groups of one, changes nothing.
    """
    inner, terms = partial_sums(program), dict[str, list[str]]()
    build = Builder("g")
    build.types = dict(program.types)
    for op in program.ops:
        build.append(op)
        if op.name != "xor":
            continue
        terms[op.result] = [t for a in op.args for t in (terms[a] if a in inner else [a])]
        if op.result in inner or len(terms[op.result]) < 3:
            continue
        groups = split(terms[op.result])
        if 1 < len(groups) < len(terms[op.result]):
            build.span, build.round = build.ops.pop().span, op.round
            _sum(build, [_sum(build, group) for group in groups])
            build.append(replace(build.ops.pop(), results=op.results, types=op.types))
    return live_only(program.with_ops(build.ops))


def _sum(build: Builder, values: Sequence[str]) -> str:
    """Append the operations that XOR values."""
    return reduce(partial(build.emit, "xor"), values)


def uniform_values(program: Program, params: frozenset[str]) -> set[str]:
    """The values that depend only on `params` and constants."""
    known = set(params)
    for op in program.ops:
        if op.results and known.issuperset(op.args):
            known.update(op.results)
    return known


def on_values(op: Op, args: tuple[str, ...], results: tuple[str, ...]) -> Op:
    """A copy of an operation on other values, in a third of the time of `replace`."""
    return Op(op.name, args, results, op.types, op.attrs, op.span, op.round, op.added)


def inline(
    program: Program, bindings: Mapping[str, str], prefix: str
) -> tuple[list[Op], tuple[str, ...]]:
    """A program's operations with its parameters bound to values and its own values prefixed.

    Returns:
        The operations, and the program's results under their new names.
    """
    renamed = dict(bindings)
    ops: list[Op] = []
    for op in program.ops:
        results = tuple([prefix + r for r in op.results])
        ops.append(on_values(op, tuple([renamed.get(a, a) for a in op.args]), results))
        renamed.update(zip(op.results, results, strict=True))
    return ops, tuple(renamed[r] for r in program.results)


def key_parameters(program: Program) -> frozenset[str]:
    """The parameters that stand for slots of the key."""
    return frozenset(name for name, slot in program.slots.items() if slot.kind == "key")


def is_funnel(program: Program, op: Op) -> bool:
    """Whether an operation joins two words shifted to one, as a single shift of both would."""
    makers = [program.makers.get(arg) for arg in op.args]
    names = sorted(maker.name if maker else "" for maker in makers)
    amounts = sum(maker.number("k", 0) for maker in makers if maker)
    return op.name == "or" and names == ["shl", "shr"] and amounts == op.type.bits
