"""Adds round keys before rotations instead of after them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program, attributes, fresh_names
from compiler.ir.rewriting import key_parameters, live_only, uniform_values
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Rotate(Pass):
    """Add round keys before rotations instead of after them.

    The key schedule rotates the key back once. The addition then stands beside the S-box's own
    sums, where `balance` takes it off the long path, and a machine that rotates a sum in one
    instruction (XAR) has one to rotate.

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
        return _move(program, key_parameters(program))

    def run_module(self, module: Module, context: Context) -> Module:
        """Move the key additions of each block program."""
        del context
        encrypt = module.programs["encrypt"]
        keys = frozenset(p.name for p in encrypt.params[len(encrypt.results) :])
        changed = {
            name: _move(program, keys)
            for name, program in module.programs.items()
            if name != "key_schedule"
        }
        return replace(module, programs={**module.programs, **changed})


def _move(program: Program, keys: frozenset[str]) -> Program:
    uniform = uniform_values(program, keys)
    fresh = fresh_names(program, "r")
    ops: list[Op] = []
    for op in program.ops:
        rotation = _rotation(program, op, uniform)
        if rotation is None:
            ops.append(op)
            continue
        (key,) = (a for a in op.args if a in uniform)
        back = attributes(k=-rotation.number("k") % op.type.bits)
        turned, added = next(fresh), next(fresh)
        ops.append(replace(rotation, args=(key,), results=(turned,), attrs=back))
        args = tuple(turned if a == key else rotation.args[0] for a in op.args)
        ops.append(replace(op, args=args, results=(added,)))
        ops.append(replace(rotation, args=(added,), results=op.results, round=op.round))
    return live_only(program.with_ops(ops))


def _rotation(program: Program, op: Op, uniform: set[str]) -> Op | None:
    """The rotation whose result an operation adds to a key, where nobody else reads it."""
    if op.name != "xor" or op.result in uniform or uniform.isdisjoint(op.args):
        return None
    (other,) = (a for a in op.args if a not in uniform)
    maker = program.makers.get(other)
    if maker is None or maker.name != "rotl" or program.uses[other] != 1:
        return None
    return maker
