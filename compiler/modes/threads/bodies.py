"""The functions of a block cipher as lines in registers of a thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from compiler.emission.emit import body_lines
from compiler.emission.virtual import with_virtual_registers
from compiler.ir.program import Op, Program
from compiler.machine.target import Target
from compiler.module import Module
from compiler.slicing.kernels import memory_word_bytes

KEY, ROUND_KEY, BLOCK = "%key", "%rk", "%block"
"""The registers of a key, of round keys, and of a group of blocks, each with a number."""
SLOT_BYTES = 4


@dataclass(frozen=True)
class Body:
    """A function of the cipher.

    Args:
        text: its lines.
        results: the registers of its results, in order.
        registers: the number of registers that the lines declare, by the name of the type.
    """

    text: str
    results: tuple[str, ...]
    registers: Mapping[str, int]


@dataclass(frozen=True)
class CipherBodies:
    """The block cipher in a thread.

    Args:
        setup: the key set-up; its results are round keys.
        encrypt: the encryption of a group of blocks.
        round_keys: the number of each result of the key set-up among round keys.
        key_unit: bytes of a word of the key.
        block_unit: bytes of a word of a group.
        group_blocks: blocks of a group.
        named: the number of registers of a key, of round keys and of a group.
    """

    setup: Body
    encrypt: Body
    round_keys: tuple[int, ...]
    key_unit: int
    block_unit: int
    group_blocks: int
    named: Mapping[str, int]


def cipher_bodies(module: Module, target: Target) -> CipherBodies:
    """The functions of a module whose key set-up is for threads.

    Args:
        module: all passes are done.
        target: the machine, as `in_threads` gives it.
    """
    regions = module.laid_out
    key_unit = memory_word_bytes(regions.key)
    loads, stores = (target.primitives[name].split() for name in ("load", "store"))
    setup, encrypt = (module.programs[name] for name in ("key_setup", "ecb_encrypt"))
    stored = [op for op in setup.ops if op.name in stores]
    others = [op for op in setup.ops if op.name not in stores]
    setup = setup.with_ops(others, [_data(op) for op in stored])
    found = [
        _body(program, module, target, loads, prefix, unit)
        for program, prefix, unit in (
            (setup, KEY, key_unit),
            (encrypt, ROUND_KEY, SLOT_BYTES),
        )
    ]
    return CipherBodies(
        setup=found[0],
        encrypt=found[1],
        round_keys=tuple(op.number("k") // SLOT_BYTES for op in stored),
        key_unit=key_unit,
        block_unit=memory_word_bytes(regions.group),
        group_blocks=regions.group_blocks,
        named={
            KEY: regions.key // key_unit,
            ROUND_KEY: regions.rk // SLOT_BYTES,
            BLOCK: regions.group // memory_word_bytes(regions.group),
        },
    )


def _data(store: Op) -> str:
    """The value that a store of a round key writes."""
    (_, value) = store.args
    return value


def _body(
    program: Program, module: Module, target: Target, loads: list[str], prefix: str, unit: int
) -> Body:
    """A program whose loads are registers: of the key, or of round keys."""
    loaded = [op for op in program.ops if op.name in loads]
    given = {op.result: f"{prefix}{op.number('k') // unit}" for op in loaded}
    given |= {p.name: f"{BLOCK}{p.given.index}" for p in program.params if p.given}
    kept = program.with_ops(op for op in program.ops if op.name not in loads)
    listed, count = with_virtual_registers(kept, target, given)
    lines = body_lines(listed, target, module.cipher.file)
    return Body("\n".join(lines), tuple(listed.results), count)
