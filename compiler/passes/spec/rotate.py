"""Adds round keys before rotations instead of after them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program, attributes, fresh_names
from compiler.ir.rewriting import key_parameters, live_only, uniform_values
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Rotate(Pass):
    """Add round keys before rotations instead of after them.

    The key schedule rotates the key back once. The addition is then next to the S-box's own sums,
    where `balance` takes it off the longest path, and a machine that rotates an XOR in one
    instruction (XAR) can use it.

    Before::

        spec f(a: u8, k: u8 as $k0) {
          t0: u8 = rotl a, k=3
          t1: u8 = xor t0, k
          return t1
        }

    After::

        spec f(a: u8, k: u8 as $k0) {
          r0: u8 = rotl k, k=5
          r1: u8 = xor a, r0
          t1: u8 = rotl r1, k=3
          return t1
        }
    """

    def run(self, program: Program) -> Program:
        """Return `program` with its key additions moved."""
        return _move(program, key_parameters(program), set())

    def run_module(self, module: Module, context: Context) -> Module:
        """Move the key additions of each block program."""
        del context
        encrypt, schedule = (module.programs[name] for name in ("encrypt", "key_schedule"))
        params = [p.name for p in encrypt.params[len(encrypt.results) :]]
        makers = [schedule.makers.get(result) for result in schedule.results]
        constants = {p for p, op in zip(params, makers, strict=False) if op and op.name == "const"}
        changed = {
            name: _move(program, frozenset(params), constants)
            for name, program in module.programs.items()
            if name != "key_schedule"
        }
        return replace(module, programs={**module.programs, **changed})


def _move(program: Program, keys: frozenset[str], constants: Set[str]) -> Program:
    """The program with its key additions moved.

    Args:
        program: a program on blocks.
        keys: the parameters that are keys, or constants passed as keys.
        constants: the constants among them, since a rotated constant would be an additional one.
    """
    fixed = {op.result for op in program.ops if op.name == "const"} | constants
    moved = uniform_values(program, keys) - fixed
    fresh = fresh_names(program, "r")
    rotations = Counter(_turn(op) for op in program.ops if op.name == "rotl")
    ops: list[Op] = []
    for op in program.ops:
        rotation = _rotation(program, op, moved)
        if rotation is None or rotations[_turn(rotation)] > 1:
            ops.append(op)
            continue
        (key,) = (a for a in op.args if a in moved)
        back = attributes(k=-rotation.number("k") % op.type.bits)
        turned, added = next(fresh), next(fresh)
        ops.append(replace(rotation, args=(key,), results=(turned,), attrs=back))
        args = tuple(turned if a == key else rotation.args[0] for a in op.args)
        ops.append(op.changed(args=args, results=(added,)))
        ops.append(replace(rotation, args=(added,), results=op.results, round=op.round))
    return live_only(program.with_ops(ops))


def _rotation(program: Program, op: Op, keys: set[str]) -> Op | None:
    """The rotation whose result an operation adds to a key, if it has no other reader."""
    others = [arg for arg in op.args if arg not in keys]
    if op.name != "xor" or len(others) != 1:
        return None
    maker = program.makers.get(others[0])
    if maker is None or maker.name != "rotl" or program.uses[others[0]] != 1:
        return None
    return maker


def _turn(rotation: Op) -> tuple[str, int]:
    """The operand of a rotation, and its distance."""
    return rotation.args[0], rotation.number("k") % rotation.type.bits
