"""Takes words of counter blocks that nonce and counter share apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program, attributes
from compiler.ir.rewriting import uniform_values
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class CounterWords(Pass):
    """Make a word of nonce and counter the sum of two: each has zeros where the other's bytes are.

    In lanes, the counters of many blocks are counted in lanes of their own, and the nonce's part is
    the same for all blocks: so it is made once a nonce, in the width of the word. A target that
    has words of one block takes bytes where they are, and the module is returned unchanged.
    """

    enabled: bool = True
    """Whether to do it: where registers hold words of several blocks."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with the words of counter mode apart, if it has that mode."""
        program = module.programs.get("ctr")
        if program is None or not self.enabled:
            return module
        return module.with_program("ctr", _apart(program))


def _apart(program: Program) -> Program:
    known = uniform_values(program, frozenset(p.name for p in program.given("nonce")))
    return program.with_ops(made for op in program.ops for made in _parts(program, op, known))


def _parts(program: Program, op: Op, known: set[str]) -> Iterator[Op]:
    """The operation; in place of one that joins both kinds of parts: a word of each, and a sum."""
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
        yield replace(op, args=args, results=(words[-1],))
    yield replace(op, name="xor", args=tuple(words))
