"""Evaluates the key schedule for a fixed key, and counter blocks for a fixed nonce."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from compiler.frontend.interface import FixedKey
from compiler.interpreter import interpret, word_array
from compiler.ir.program import Op, Param, Program, attributes
from compiler.module import Context, Module, Pass
from compiler.passes.spec.fold import Fold
from dsl.cipher import WordLayout


@dataclass(frozen=True)
class FixKeys(Pass):
    """Specialise programs for a fixed key, or for a fixed key and nonce.

    This is partial evaluation: the interpreter runs the key schedule, its round keys become
    constants of the block programs, and `fold` propagates them. The key schedule has no parameters
    and no results, as for a permutation without a key. Without a fixed key, the module is returned
    unchanged.
    """

    key: str = ""
    """The key as hexadecimal digits, in the callers' byte order."""
    nonce: str = ""
    """The nonce of counter mode; empty if the caller chooses it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with constants in place of round keys and bytes of the nonce.

        The key has as many bytes as the set's, and the nonce as many as the counter leaves.
        """
        del context
        if not self.key:
            return module
        fixed = FixedKey(bytes.fromhex(self.key), bytes.fromhex(self.nonce))
        schedule, encrypt = module.programs["key_schedule"], module.programs["encrypt"]
        made = round_keys(schedule, module.key, fixed.key)
        keys = dict(zip((p.name for p in encrypt.params[-len(made) :]), made, strict=True))
        empty = replace(schedule, params=(), ops=(), results=(), tables={})
        programs = {"key_schedule": empty}
        for name, program in module.programs.items():
            if name != "key_schedule":
                programs[name] = with_constants(program, {**keys, **nonce_bytes(program, fixed)})
        ordered = {name: programs[name] for name in module.programs}
        return replace(module, programs=ordered, fixed=fixed)


def nonce_bytes(program: Program, fixed: FixedKey) -> dict[str, int]:
    """The fixed bytes of the nonce that a program takes, by parameter."""
    given = program.given("nonce") if fixed.nonce else ()
    return {p.name: fixed.nonce[p.given.index] for p in given if p.given}


def round_keys(schedule: Program, layout: WordLayout, key: bytes) -> list[int]:
    """The round keys of a key.

    Args:
        schedule: the key schedule.
        layout: layout of the key's words.
        key: the key in the callers' byte order.
    """
    words = zip(schedule.params, layout.words(key), strict=True)
    inputs = {p.name: word_array([word], p.type.bits) for p, word in words}
    return [int(made[0]) for made in interpret(schedule, inputs)]  # type: ignore[index]


def with_constants(program: Program, values: Mapping[str, int]) -> Program:
    """The program with some parameters known, and constants folded."""
    known = [p for p in program.params if p.name in values]
    params = tuple(p for p in program.params if p.name not in values)
    made = replace(program, params=params, ops=(*_constants(known, values), *program.ops))
    return Fold().run(made)


def _constants(params: Iterable[Param], values: Mapping[str, int]) -> Iterable[Op]:
    for param in params:
        value = attributes(value=values[param.name])
        yield Op("const", (), (param.name,), (param.type,), value)
