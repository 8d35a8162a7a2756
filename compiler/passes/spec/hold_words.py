"""Computes words of counter mode that depend on the counter's upper bytes once in 256 blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from compiler.ir.program import Builder, Op, Program, rename_args
from compiler.ir.rewriting import live_only
from compiler.ir.slots import FAST_VALUES, Slot
from compiler.module import Context, HoldError, Module, Pass

LOWEST_BITS = FAST_VALUES.bit_length() - 1
"""Bits of the counter that change from block to block."""
INSTEAD = "--fold separated"
"""The alternative that is always possible, for error messages."""


@dataclass(frozen=True)
class HoldWords(Pass):
    """Compute words that depend on the counter's upper bytes once in 256 blocks.

    Values that depend on the counter, but not on its lowest byte, move to a program of their own,
    `ctr_high`. Its results are the values that the other operations read; they become slots. A
    value narrower than a word is computed in both programs.

    Before::

        spec ctr(N.0: u8, counter: u16, RK.0: u8) {
          t0: u8 = extract counter, lo=8
          t1: u8 = extract counter, lo=0
          t2: u8 = xor t0, RK.0
          t3: u8 = add t1, t2
          return t3, N.0
        }

    After::

        spec ctr($h0: u8, N.0: u8, counter: u16, RK.0: u8) {
          t1: u8 = extract counter, lo=0
          t3: u8 = add t1, $h0
          return t3, N.0
        }
        spec ctr_high(N.0: u8, counter: u16, RK.0: u8) {
          t0: u8 = extract counter, lo=8
          t2: u8 = xor t0, RK.0
          return t2
        }
    """

    enabled: bool = False
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with counter mode in two programs; unchanged if not enabled.

        Raises:
            HoldError: the target's functions have no frame, counter mode is folded to a depth, or
                nothing is left to hold.
        """
        program, target = module.programs.get("ctr"), context.target
        if not self.enabled or program is None:
            return module
        if not target.allocates or target.frameless:
            raise HoldError(f"{target.name} holds no words in a frame: {INSTEAD}")
        if module.table:
            raise HoldError(f"counter mode is folded to a depth already: {INSTEAD}")
        times = _Times(program)
        held = times.held()
        if not held:
            raise HoldError(f"nothing depends on the counter's upper bytes alone: {INSTEAD}")
        build = Builder("h")
        slots = [build.slot(Slot("held", n), program.types[name]) for n, name in enumerate(held)]
        names = {name: slot.name for name, slot in zip(held, slots, strict=True)}
        kept = (op for op in program.ops if not names.keys() >= set(op.results))
        ops = [rename_args(op, names) for op in kept]
        results = tuple(names.get(name, name) for name in program.results)
        params = (*slots, *program.params)
        low = replace(program, params=params, ops=tuple(ops), results=results)
        high = replace(program.with_ops(program.ops, held), name="ctr_high")
        made = {"ctr": live_only(low), "ctr_high": live_only(high)}
        return replace(module, programs={**module.programs, **made})


class _Times:
    """The binding times of values of counter mode.

    Args:
        program: from nonce, counter and round keys to a block of key stream.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.word = program.types[program.results[0]]
        whole = {p.name for p in program.given("counter") if p.given and p.given.low is None}
        parts = [p for p in program.given("counter") if p.name not in whole]
        self.late = {p.name for p in parts if p.given and (p.given.low or 0) < LOWEST_BITS}
        self.upper = {p.name for p in parts} - self.late
        for op in program.ops:
            if op.name == "add" and op.args[0] in whole:
                # The counter of a further block of a group.
                whole.add(op.result)
            elif whole.isdisjoint(op.args):
                self._note(op)
            elif op.name == "extract" and op.number("lo") >= LOWEST_BITS:
                self.upper.add(op.result)
            else:
                self.late.update(op.results)

    def _note(self, op: Op) -> None:
        """Note the results of an operation on other values than the whole counter."""
        if not self.late.isdisjoint(op.args):
            self.late.update(op.results)
        elif not self.upper.isdisjoint(op.args):
            self.upper.update(op.results)

    def held(self) -> tuple[str, ...]:
        """The words that late operations and results read, in the order of use."""
        return tuple(dict.fromkeys(name for name in self._read() if name in self.upper))

    def _read(self) -> Iterator[str]:
        """The words that late operations and results read."""
        for op in self.program.ops:
            if not self.late.isdisjoint(op.results):
                yield from (name for name in op.args if self._is_word(name))
        yield from self.program.results

    def _is_word(self, name: str) -> bool:
        """Whether a value is a word of the text, and not a part of one."""
        return self.program.types[name] == self.word
