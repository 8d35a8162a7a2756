"""Turns constants that differ between rounds into round keys."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace

from compiler.ir.program import Op, Param, Program
from compiler.ir.rewriting import live_only
from compiler.ir.structure import rounds_alike
from compiler.module import Context, Module, Pass

PREFIX = "$c"
"""The prefix of parameters that stand for constants."""


@dataclass(frozen=True)
class Constants(Pass):
    """Turn constants that differ between rounds into further round keys, so that rounds are equal.

    Rounds that differ only in constants become equal, and `roll` makes a loop of them. The
    constants are stored among the round keys, each once for all functions.

    Before::

        spec encrypt(x: u8, k: u8) {
          t0: u8 = xor x, k @1
          t1: u8 = const value=1 @1
          t2: u8 = add t0, t1 @1
          t3: u8 = xor t2, k @2
          t4: u8 = const value=2 @2
          t5: u8 = add t3, t4 @2
          return t5
        }

    After::

        spec encrypt(x: u8, k: u8, $c0: u8, $c1: u8) {
          t0: u8 = xor x, k @1
          t2: u8 = add t0, $c0 @1
          t3: u8 = xor t2, k @2
          t5: u8 = add t3, $c1 @2
          return t5
        }
    """

    enabled: bool = False
    """Whether the pass runs: if rounds become a loop."""

    def run(self, program: Program) -> Program:
        """Return `program` with parameters in place of such constants."""
        found = _Keys()
        changed = found.replaced(program)
        return replace(changed, params=(*changed.params, *found.params()))

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module; its key schedule also returns the constants."""
        del context
        if not self.enabled:
            return module
        found = _Keys()
        others = {n: p for n, p in module.programs.items() if n != "key_schedule"}
        changed = {name: found.replaced(program) for name, program in others.items()}
        added = found.params()
        programs = {n: replace(p, params=(*p.params, *added)) for n, p in changed.items()}
        schedule = module.programs["key_schedule"]
        made = [
            replace(op, results=(param.name,), span=None, round=0)
            for op, param in zip(found.ops.values(), added, strict=True)
        ]
        names = (p.name for p in added)
        programs["key_schedule"] = replace(
            schedule, ops=(*schedule.ops, *made), results=(*schedule.results, *names)
        )
        return replace(module, programs=programs)


@dataclass
class _Keys:
    """The constants turned into parameters so far, by type and value."""

    ops: dict[object, Op] = field(default_factory=dict[object, Op])
    names: dict[object, str] = field(default_factory=dict[object, str])

    def params(self) -> tuple[Param, ...]:
        """A parameter for each constant."""
        return tuple(Param(self.names[key], op.type) for key, op in self.ops.items())

    def replaced(self, program: Program) -> Program:
        """The program with parameters in place of constants that differ."""
        chosen = {op.result: op for op in _differing(program)}

        def choose(op: Op) -> str:
            return self.name(op) if op.result in chosen else op.result

        return live_only(program.replace_values(choose))

    def name(self, op: Op) -> str:
        """The parameter for a constant."""
        key = op.value_key()
        self.ops.setdefault(key, op)
        return self.names.setdefault(key, f"{PREFIX}{len(self.names)}")


def _differing(program: Program) -> Iterable[Op]:
    """The constants whose values differ between rounds that are equal otherwise."""
    for rounds in rounds_alike(program.ops, _kind):
        for same in zip(*(ops for ops in rounds if ops[0].round), strict=True):
            if same[0].name == "const" and len({op.attrs for op in same}) > 1:
                yield from same


def _kind(op: Op) -> Hashable:
    """The kind of an operation; for a constant, independent of its value."""
    return op.name, op.types, () if op.name == "const" else op.attrs
