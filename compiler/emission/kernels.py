"""Template variables of a kernel: its parameters, and the memory words of a thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import gcd

from compiler.emission.virtual import with_virtual_registers
from compiler.frontend.interface import KERNELS, Kernel
from compiler.ir.program import Op, Program, attributes
from compiler.ir.slots import GivenKind
from compiler.layouts.layout import LayoutError
from compiler.machine.target import Target
from compiler.module import Module
from compiler.regions import PIECE_BYTES, Regions
from compiler.slicing.kernels import ENTRIES, memory_word_bytes

MOST_WORDS = 4
"""The most words that one instruction loads or stores."""
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


@dataclass(frozen=True)
class MemoryWords:
    """How a thread loads or stores consecutive words.

    Args:
        unit: bytes of a word.
        vector: words of one access.
        places: the place of each word, in bytes from the first one.
    """

    unit: int
    vector: int
    places: Sequence[int]

    @property
    def span(self) -> int:
        """Bytes from the first word to the end of the last one."""
        return self.places[-1] + self.unit

    @property
    def type(self) -> str:
        """The type of a word in memory."""
        return f"u{8 * self.unit}"


def memory_words(n_bytes: int, alignment: int, place_of: Callable[[int], int] = int) -> MemoryWords:
    """The widest accesses to `n_bytes` bytes for each thread.

    Args:
        n_bytes: how many there are.
        alignment: of the first one.
        place_of: the distance of a byte from the first one in memory.
    """
    unit = memory_word_bytes(n_bytes)
    vector = min(MOST_WORDS, gcd(n_bytes, alignment) // unit)
    return MemoryWords(unit, vector, [place_of(byte) for byte in range(0, n_bytes, unit)])


def kernel_names(module: Module) -> list[str]:
    """The kernels whose programs a module has."""
    return [kernel.name for kernel in KERNELS if kernel.program in module.programs]


def kernel_entries(
    module: Module, name: str, target: Target, lines: Callable[[Program], Sequence[str]]
) -> Mapping[str, object]:
    """The template variables of a kernel.

    Args:
        module: a module after all passes.
        name: name of the kernel.
        target: the target, for names of registers and the alignment of pointers.
        lines: renders a listing.
    """
    kernel = next(each for each in KERNELS if each.name == name)
    program, regions = module.programs[kernel.program], module.laid_out
    words = {kind: _names(program, kind) for kind in _PREFIX}
    given = {p.name: "%" + p.name for p in program.params if p.type.is_pointer}
    given |= {p.name: _register(p.given.kind, p.given.index) for p in program.params if p.given}
    listed, count = with_virtual_registers(program, target, given)
    staged = staged_copy(program, target, regions)
    listed = _with_copy(listed, target, staged) if staged else listed
    types = target.virtual_registers
    amount = "nbytes" if kernel.block == "counter" else "nblocks"
    n_words = len(listed.results)
    counter = module.counter.counter if module.counter and kernel.block == "counter" else 0
    return {
        "name": kernel.name,
        "body": "\n".join(lines(listed)),
        "made": list(listed.results),
        "registers": [(types[v].prefix, v, n) for v, n in sorted(count.items())],
        **_parameters(kernel, program, amount, regions.group, regions.key * regions.group_blocks),
        "amount": amount,
        "block_words": words["block"],
        "key_words": words["key"],
        "text_words": [f"%text{n}" for n in range(n_words)] if kernel.adds_text else [],
        "block_io": memory_words(regions.group, target.alignment, regions.place_of),
        "striped": regions.striped_threads,
        "staged": staged,
        "piece_bytes": min(PIECE_BYTES, regions.group),
        "key_io": memory_words(regions.key * regions.group_blocks, target.alignment),
        "block_pointer": f"%{kernel.block}",
        "adds_text": kernel.adds_text,
        "counter": bool(counter),
        "counter_bits": 8 * counter,
        "has_rest": regions.group_blocks > 1 or amount == "nbytes",
        "group_bytes": regions.group,
        "group_blocks": regions.group_blocks,
        "block_bytes": regions.block,
        "key_bytes": regions.key,
    }


def staged_copy(program: Program, target: Target, regions: Regions) -> StagedCopy | None:
    """What threads copy: tables of words, or the keys that they read anew in each turn.

    Keys that have no room are not copied.

    Raises:
        LayoutError: the tables have no room.
    """
    places = _places(program, target, "load_entry")
    if places:
        first, n_bytes = min(places), max(places) - min(places) + ENTRIES * STAGED_BYTES
        copy = StagedCopy(first, n_bytes // STAGED_BYTES, BANKS)
        if copy.n_bytes > MOST_STAGED:
            what = f"tables of words take {copy.n_bytes // 1024} KiB of a thread block's memory"
            raise LayoutError(f"{what}, which has {MOST_STAGED // 1024}: take --sbox circuit")
        return copy
    places = _places(program, target, "load_anew") if regions.staged else []
    n_bytes = max(places, default=-STAGED_BYTES) + STAGED_BYTES
    return StagedCopy(0, n_bytes // STAGED_BYTES) if 0 < n_bytes <= MOST_STAGED else None


def _places(program: Program, target: Target, purpose: str) -> list[int]:
    """The places in memory that instructions for a purpose read."""
    names = target.primitives.get(purpose, "").split()
    return [op.number("k", 0) for op in program.ops if op.name in names]


def _with_copy(program: Program, target: Target, copy: StagedCopy) -> Program:
    """A listing that reads from the copy."""
    table, keys = ("load_entry", "load_copied_entry"), ("load_anew", "load_staged")
    purpose, instead = table if copy.copies > 1 else keys
    rows = dict(zip(*(target.primitives[p].split() for p in (purpose, instead)), strict=True))

    def read(op: Op) -> Op:
        if op.name not in rows:
            return op
        place = (op.number("k", 0) - copy.place) * copy.copies
        args = (op.args[0], OWN_BANK) if copy.copies > 1 else ()
        return op.changed(name=rows[op.name], args=args, attrs=attributes(k=place))

    return program.with_ops(map(read, program.ops))


def _parameters(
    kernel: Kernel, program: Program, amount: str, group: int, keys: int
) -> Mapping[str, object]:
    """The parameters of a kernel in order, and the registers that point to memory.

    Args:
        kernel: the kernel.
        program: its program, which may be without a key.
        amount: name of the parameter that gives the length.
        group: bytes of a group of blocks.
        keys: bytes of the keys of a group.
    """
    first = [name for name in kernel.pointers if name != "counters"]
    last = [("counters", "u64")] if kernel.block == "counters" else []
    last += [("counter", "u32")] if kernel.block == "counter" else []
    walking = [(f"%{name}", name, group) for name in kernel.pointers]
    walking += [("%keys", "keys", keys)] if kernel.keys == "keys" else []
    named = {p.name for p in program.params if p.type.is_pointer}
    # A program on blocks calls its pointer `rk`, whatever the kernel's parameter is called.
    standing = [(f"%{name}", kernel.keys) for name in sorted(named)]
    return {
        "parameters": [(n, "u64") for n in (*first, amount, kernel.keys)] + last,
        "walking": walking,
        "standing": standing,
        "pointers": [register for register, *_ in (*walking, *standing)],
    }


_PREFIX: Mapping[GivenKind, str] = {"block": "%block", "key": "%key"}


def _register(kind: GivenKind, index: int) -> str:
    return f"{_PREFIX[kind]}{index}" if kind in _PREFIX else "%counter"


def _names(program: Program, kind: GivenKind) -> list[str]:
    return [_register(kind, p.given.index) for p in program.given(kind) if p.given]
