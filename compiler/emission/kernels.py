"""Template variables of a kernel: its parameters, and the memory words of a thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import gcd

from compiler.emission.frames import parts_of
from compiler.emission.staging import staged_copy, with_copy, with_parameters
from compiler.emission.virtual import with_virtual_registers
from compiler.frontend.interface import KERNELS, Kernel
from compiler.ir.program import Program
from compiler.ir.slots import ROUND_POINTER, GivenKind
from compiler.machine.target import Target
from compiler.module import Module
from compiler.regions import PIECE_BYTES, Regions, RoundKeys
from compiler.slicing.kernels import memory_word_bytes

MOST_WORDS = 4
"""The most words that one instruction loads or stores."""


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
    parts, regions = parts_of(module, kernel.program), module.laid_out
    words = {kind: _names(parts[0], kind) for kind in _PREFIX}
    keys = module.round_keys.get(kernel.program)
    staged = staged_copy(parts, keys, target, regions)
    passed = _passed_bytes(kernel, regions)
    listed, count = _listed(parts, target)
    if staged:
        listed = [with_copy(part, target, staged) for part in listed]
    elif passed:
        listed = [with_parameters(part, target) for part in listed]
    types = target.virtual_registers
    amount = "nbytes" if kernel.block == "counter" else "nblocks"
    made = listed[-1].results
    counter = module.counter.counter if module.counter and kernel.block == "counter" else 0
    return {
        "name": kernel.name,
        "bodies": ["\n".join(lines(part)) for part in listed],
        "loop": _loop(listed, keys) if keys else None,
        "keys_staged": staged is not None and staged.copies == 1,
        "made": list(made),
        "registers": [(types[v].prefix, v, n) for v, n in sorted(count.items())],
        **_parameters(kernel, parts, amount, regions, passed),
        "amount": amount,
        "block_words": words["block"],
        "key_words": words["key"],
        "text_words": [f"%text{n}" for n in range(len(made))] if kernel.adds_text else [],
        "staged": staged,
        "passed_bytes": passed,
        "block_pointer": f"%{kernel.block}",
        "adds_text": kernel.adds_text,
        "counter": bool(counter),
        "counter_bits": 8 * counter,
        "has_rest": regions.group_blocks > 1 or amount == "nbytes",
        **_groups(regions, target),
    }


def _passed_bytes(kernel: Kernel, regions: Regions) -> int:
    """The bytes of keys that a kernel takes by value."""
    if regions.keys_in != "parameters":
        return 0
    return {"rk": regions.rk, "ctx": regions.ctx}.get(kernel.keys, 0)


def _groups(regions: Regions, target: Target) -> Mapping[str, object]:
    """The template variables of groups of blocks: sizes in bytes, and how they lie in memory."""
    return {
        "block_io": memory_words(regions.group, target.alignment, regions.place_of),
        "striped": regions.striped_threads,
        "piece_bytes": min(PIECE_BYTES, regions.group),
        "key_io": memory_words(regions.key * regions.group_blocks, target.alignment),
        "group_bytes": regions.group,
        "group_blocks": regions.group_blocks,
        "block_bytes": regions.block,
        "key_bytes": regions.key,
    }


def _listed(parts: Sequence[Program], target: Target) -> tuple[list[Program], Mapping[str, int]]:
    """The parts of a function in virtual registers, and how many of each type they share."""
    listed: list[Program] = []
    count: dict[str, int] = {}
    for part in parts:
        made, used = with_virtual_registers(part, target, _given(part))
        listed.append(made)
        count |= {view: max(n, count.get(view, 0)) for view, n in used.items()}
    return listed, count


def _given(part: Program) -> Mapping[str, str]:
    """The registers of a part's parameters: pointers, what a thread is given, and the state."""
    found = {p.name: "%" + p.name for p in part.params if p.type.is_pointer}
    found |= {p.name: _register(p.given.kind, p.given.index) for p in part.params if p.given}
    state = [p.name for p in part.params if p.name not in found]
    return found | {name: f"%state{number}" for number, name in enumerate(state)}


def _loop(listed: Sequence[Program], keys: RoundKeys) -> Mapping[str, object]:
    """The template variables of a loop of rounds."""
    before, around, _ = listed
    state = [f"%state{number}" for number in range(len(before.results))]
    moves = _moves(state, around.results)
    return {
        "registers": [*state, *(to for to, _ in moves if to not in state)],
        "entering": list(zip(state, before.results, strict=True)),
        "next": moves,
        "rounds": keys.rounds,
        "first": keys.first,
        "step": keys.step,
        "has_keys": any(p.name == ROUND_POINTER for p in around.params),
    }


def _moves(state: Sequence[str], results: Sequence[str]) -> list[tuple[str, str]]:
    """The copies, one after another, that make results the next state.

    Words of the state that become other words of it are set aside first.
    """
    pairs = [(s, r) for s, r in zip(state, results, strict=True) if s != r]
    aside = {r: r.replace("%state", "%aside") for _, r in pairs if r in state}
    return [(a, r) for r, a in aside.items()] + [(s, aside.get(r, r)) for s, r in pairs]


def _parameters(
    kernel: Kernel, parts: Sequence[Program], amount: str, regions: Regions, passed: int
) -> Mapping[str, object]:
    """The parameters of a kernel in order, and the registers that point to memory.

    Args:
        kernel: the kernel.
        parts: its program, whole or in parts, which may be without a key.
        amount: name of the parameter that gives the length.
        regions: sizes of memory.
        passed: bytes of the keys, if they are passed by value; 0 for a pointer to them.
    """
    first = [name for name in kernel.pointers if name != "counters"]
    last = [("counters", "u64", 0)] if kernel.block == "counters" else []
    last += [("counter", "u32", 0)] if kernel.block == "counter" else []
    walking = [(f"%{name}", name, regions.group) for name in kernel.pointers]
    own_keys = ("%keys", "keys", regions.key * regions.group_blocks)
    walking += [own_keys] if kernel.keys == "keys" else []
    pointers = {p.name for part in parts for p in part.params if p.type.is_pointer}
    # The keys of an iteration are found by the pointer to those of all.
    every = "ctx" if kernel.program == "ctr_crypt" else "rk"
    named = {every if name == ROUND_POINTER else name for name in pointers}
    # A program on blocks calls its pointer `rk`, whatever the kernel's parameter is called.
    standing = [(f"%{name}", kernel.keys) for name in sorted(named)]
    return {
        "parameters": [(n, "u64", 0) for n in (*first, amount)]
        + [(kernel.keys, "u64", passed), *last],
        "walking": walking,
        "standing": standing,
        "pointers": [register for register, *_ in (*walking, *standing)],
    }


_PREFIX: Mapping[GivenKind, str] = {"block": "%block", "key": "%key"}


def _register(kind: GivenKind, index: int) -> str:
    return f"{_PREFIX[kind]}{index}" if kind in _PREFIX else "%counter"


def _names(program: Program, kind: GivenKind) -> list[str]:
    return [_register(kind, p.given.index) for p in program.given(kind) if p.given]
