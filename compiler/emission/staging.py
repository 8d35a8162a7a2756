"""Where kernels read keys: memory, a copy that a thread block shares, or their parameters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from compiler.ir.program import Op, Program, attributes
from compiler.layouts.layout import LayoutError
from compiler.machine.target import Target
from compiler.regions import Regions, RoundKeys
from compiler.slicing.kernels import ENTRIES

STAGED_BYTES = 4
"""The size of the words in which keys are copied to the memory of a thread block."""
MOST_STAGED = 48 * 1024
"""The most bytes of memory that a thread block has without being asked (CUDA C++ Programming Guide
13.0, table of technical specifications)."""
BANKS = 32
"""The parts of a thread block's memory, one for each thread of a warp: threads that read from parts
of their own do not wait for each other."""
OWN_BANK = "%bank"
"""The register with the place of a thread's own bank."""


@dataclass(frozen=True)
class StagedCopy:
    """What the threads of a thread block copy from `rk` or `ctx` to memory that they share.

    Args:
        place: of the first word, in bytes.
        words: how many words there are.
        copies: of each word: 1, or one for each bank.
    """

    place: int
    words: int
    copies: int = 1

    @property
    def n_bytes(self) -> int:
        """The bytes of the copy."""
        return self.words * self.copies * STAGED_BYTES


def staged_copy(
    parts: Sequence[Program], rounds: RoundKeys | None, target: Target, regions: Regions
) -> StagedCopy | None:
    """What threads copy: tables of words, or the keys that they read anew in each turn.

    Keys that have no room are not copied.

    Args:
        parts: a function, whole or in parts.
        rounds: the round keys of its loop; None without one.
        target: for the names of instructions.
        regions: sizes of memory.

    Raises:
        LayoutError: the tables have no room.
    """
    places = [place for part in parts for place in _places(part, target, "load_entry")]
    if places:
        first, n_bytes = min(places), max(places) - min(places) + ENTRIES * STAGED_BYTES
        copy = StagedCopy(first, n_bytes // STAGED_BYTES, BANKS)
        if regions.keys_in == "parameters":
            what = "tables of words are copied from memory, where parameters of kernels are not"
            raise LayoutError(f"{what}: take --sbox circuit, or --keys stored")
        if copy.n_bytes > MOST_STAGED:
            what = f"tables of words take {copy.n_bytes // 1024} KiB of a thread block's memory"
            raise LayoutError(f"{what}, which has {MOST_STAGED // 1024}: take --sbox circuit")
        return copy
    if regions.keys_in != "shared":
        return None
    for part in parts:
        starts = rounds.starts if rounds and part.part == "round" else [0]
        read = _places(part, target, "load_anew")
        places += [start + place for start in starts for place in read]
    n_bytes = max(places, default=-STAGED_BYTES) + STAGED_BYTES
    return StagedCopy(0, n_bytes // STAGED_BYTES) if 0 < n_bytes <= MOST_STAGED else None


def _places(program: Program, target: Target, purpose: str) -> list[int]:
    """The places in memory that instructions for a purpose read."""
    names = target.primitives.get(purpose, "").split()
    return [op.number("k", 0) for op in program.ops if op.name in names]


def with_copy(program: Program, target: Target, copy: StagedCopy) -> Program:
    """A listing that reads from the copy; an iteration of a loop by a pointer to its keys."""
    is_round = program.part == "round"
    keys = ("load_anew", "load_staged_at" if is_round else "load_staged")
    purpose, instead = ("load_entry", "load_copied_entry") if copy.copies > 1 else keys
    rows = dict(zip(*(target.primitives[p].split() for p in (purpose, instead)), strict=True))

    def read(op: Op) -> Op:
        if op.name not in rows:
            return op
        place = (op.number("k", 0) - copy.place) * copy.copies
        args = (op.args[0], OWN_BANK) if copy.copies > 1 else op.args if is_round else ()
        return op.changed(name=rows[op.name], args=args, attrs=attributes(k=place))

    return program.with_ops(map(read, program.ops))


def with_parameters(program: Program, target: Target) -> Program:
    """A listing that reads its keys, wherever they are, from parameters of the kernel."""
    loads = f"{target.primitives['load']} {target.primitives['load_anew']}".split()
    rows = dict(zip(loads, target.primitives["load_passed"].split(), strict=True))
    return program.with_ops(op.changed(name=rows.get(op.name, op.name)) for op in program.ops)
