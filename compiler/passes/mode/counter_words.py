"""Splits words of counter blocks that contain bytes of both nonce and counter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from compiler.ir.program import Op, Program, attributes
from compiler.ir.rewriting import uniform_values
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class CounterWords(Pass):
    """Make a word of nonce and counter the sum of two, each with zeros for the other's bytes.

    In lanes, the counters of many blocks are computed in separate lanes. The nonce's part is equal
    for all blocks, so it is computed once for each nonce, in the width of the word. For words of
    one block, bytes are used where they are, and the module is returned unchanged.
    """

    enabled: bool = True
    """Whether the pass runs: if registers hold words of several blocks."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with such words of counter mode split, if it has that mode."""
        program = module.programs.get("ctr")
        if program is None or not self.enabled:
            return module
        return module.with_program("ctr", _apart(program))


def _apart(program: Program) -> Program:
    known = uniform_values(program, frozenset(p.name for p in program.given("nonce")))
    return program.with_ops(made for op in program.ops for made in _parts(program, op, known))


def _parts(program: Program, op: Op, known: set[str]) -> Iterator[Op]:
    """The operation; a concatenation of both kinds of bytes becomes a word of each, and a sum."""
    if op.name != "concat" or len({arg in known for arg in op.args}) == 1:
        yield op
        return
    kinds = [program.types[arg] for arg in op.args]
    zeros = {kind: f"{op.result}.zero{kind.bits}" for kind in kinds}
    for kind, zero in zeros.items():
        yield Op("const", (), (zero,), (kind,), attributes(value=0), op.span, op.round)
    words: list[str] = []
    for name, of_nonce in (("counter", False), ("nonce", True)):
        parts = zip(op.args, kinds, strict=True)
        args = tuple(arg if (arg in known) == of_nonce else zeros[kind] for arg, kind in parts)
        words.append(f"{op.result}.{name}")
        yield op.changed(args=args, results=(words[-1],))
    yield op.changed(name="xor", args=tuple(words))
