"""Adds the operands of a sum to one value, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program, fresh_names
from compiler.ir.rewriting import live_only, partial_sums
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Accumulate(Pass):
    """Add the operands of an XOR one after another in the order of the text, round keys last.

    A term is then dead as soon as it is added, so that few values are alive. This is best on cores
    without stalls, where the order of instructions costs no time.

    Before::

        spec f(x: u8, y: u8, k: u8 = key 0) {
          t0: u8 = and x, y
          t1: u8 = rotl x, k=2
          t2: u8 = xor t0, t1
          t3: u8 = xor y, k
          t4: u8 = xor t3, t2
          return t4
        }

    After::

        spec f(x: u8, y: u8, k: u8 = key 0) {
          t0: u8 = and x, y
          a0: u8 = xor y, t0
          t1: u8 = rotl x, k=2
          a1: u8 = xor a0, t1
          t4: u8 = xor a1, k
          return t4
        }
    """

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with sums in functions on blocks as chains, on flat cores."""
        if not context.is_flat or module.blocks == 1:
            return module
        seldom = {"key_setup", "ctr_nonce"}
        return replace(
            module,
            programs={n: p if p.name in seldom else chained(p) for n, p in module.programs.items()},
        )


def chained_as_made(program: Program) -> Program:
    """A program whose sums of three and more terms are chains, in the order of their makers."""
    made = {name: place for place, op in enumerate(program.ops, 1) for name in op.results}
    return _chained(program, lambda terms: tuple(sorted(terms, key=lambda t: made.get(t, 0))))


def chained(program: Program) -> Program:
    """A program whose sums of three and more terms, one of them a load, are chains."""

    def ordered(terms: tuple[str, ...]) -> tuple[str, ...]:
        is_loaded = not program.stored.keys().isdisjoint(terms)
        return _ordered(program, terms) if is_loaded else ()

    return _chained(program, ordered)


def _chained(program: Program, order: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Program:
    """A program with chains in place of sums; `order` orders terms, empty for no chain."""
    inner = partial_sums(program)
    terms: dict[str, tuple[str, ...]] = {}
    sums: dict[str, tuple[str, ...]] = {}
    for op in program.ops:
        if op.name == "xor":
            found = tuple(t for a in op.args for t in terms.get(a, (a,)))
            (terms if op.result in inner else sums)[op.result] = found
    orders = {r: order(found) for r, found in sums.items() if len(found) > 2}
    chains = {r: found for r, found in orders.items() if found}
    return live_only(program.with_ops(_with_chains(program, chains)))


def _ordered(program: Program, terms: tuple[str, ...]) -> tuple[str, ...]:
    """The terms of a sum in program order, loads last."""
    stored = program.stored
    return tuple(sorted(terms, key=lambda term: term in stored))


def _with_chains(program: Program, chains: Mapping[str, tuple[str, ...]]) -> Iterator[Op]:
    """The operations with chains in place of sums; old partial sums become dead."""
    fresh = fresh_names(program, "a")
    for op in program.ops:
        if not chains.keys() & set(op.results):
            yield op
            continue
        first, *rest = chains[op.result]
        for number, term in enumerate(rest, 1):
            result = op.result if number == len(rest) else next(fresh)
            yield op.changed(args=(first, term), results=(result,))
            first = result
