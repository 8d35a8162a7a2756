"""Runs functions of object code on many samples in lockstep, each call in a state of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from check.decode import Decoder, Wrong
from check.meaning import Translator
from compiler.frontend.interface import Function

Bytes = NDArray[np.uint8]
Words = NDArray[Any]
TYPES = {n_bytes: np.dtype(f"<u{n_bytes}") for n_bytes in (1, 2, 4, 8)}
SLOT_BITS, MARGIN = 20, 1 << 12
"""Each region is in a separate aligned slot of 2^20 addresses, 4096 bytes from its ends."""
MOST_STEPS = 1 << 20  # a call of more instructions is taken for endless


@dataclass(eq=False)
class Region:
    """Memory that a call may touch, from `base` to `end`; of the stack from `low` on.

    `data` has shape (samples, bytes), or one row for all samples; `rights` are `r` and `w`.
    """

    name: str
    data: Bytes
    rights: str

    def open(self, base: int) -> None:
        """Place it at an address; a call changes a copy of the data."""
        self.base, self.low, self.end = base, base, base + self.data.shape[1]
        self.before, self.data = self.data, self.data.copy()


Argument = Region | int | Words


@dataclass
class Machine:
    """Code on a machine, with a cache of translated instructions."""

    code: bytes
    entries: Mapping[Function, int]  # where each function begins in the code
    decoder: Decoder
    aligns: Mapping[str, int]  # what the addresses of code, stack and each buffer are multiples of
    stack: int  # bytes of it that a call may take
    is_aligned: bool  # whether loads and stores must be aligned to their size

    def __post_init__(self) -> None:
        self.random, self.binary = np.random.default_rng(1), self.decoder.binary
        n_bits = self.binary.bits[self.binary.sp]
        self.word, self.n_slots = TYPES[n_bits // 8], 1 << min(n_bits, 47) - SLOT_BITS
        self.blocks: dict[int, tuple[Callable[..., int], int]] = {}
        self.lines: dict[int, list[str]] = {}
        self.names: dict[str, Any] = {f"u{8 * n_bytes}": kind for n_bytes, kind in TYPES.items()}
        for function in (np.array, np.where, np.full, np.take_along_axis, widened):
            self.names[function.__name__] = function

    def poison(self, n_samples: int, n_bytes: int) -> Bytes:
        """Random bytes, shape (samples, bytes); in one sample all are zeros, in one all ones."""
        made = self.random.integers(0, 256, (n_samples, n_bytes), np.uint8)
        made[self.random.integers(n_samples) - np.arange(2)] = [[0x00], [0xFF]]
        return made

    def block(self, at: int) -> tuple[Callable[..., int], int]:
        """A function that runs up to a branch and returns where to go on; its instructions."""
        if at not in self.blocks:
            body, place = [""], at
            while not body[-1].startswith(("return", "raise")):
                body += [f"M.at = {place}", *self.translated(place)]
                place += 4
            exec("def run(R, M):" + "\n    ".join(body), self.names)
            self.blocks[at] = self.names["run"], (place - at) // 4
        return self.blocks[at]

    def translated(self, at: int) -> list[str]:
        """The instruction at an address as text; an error is raised only when it is reached."""
        try:
            if at % 4 or at + 4 > len(self.code):
                raise Wrong("there is no instruction")
            word = int.from_bytes(self.code[at : at + 4], "little")
            if word not in self.lines:
                decoded = self.decoder.decode(word)
                self.lines[word] = Translator(decoded, self.binary, self.names).lines()
            return self.lines[word]
        except Wrong as problem:
            return [f"raise M.wrong({str(problem)!r})"]


class Call:
    """One call on `n_samples` inputs: registers and stack hold poison, and all lies elsewhere."""

    def __init__(self, machine: Machine, n_samples: int, arguments: Sequence[Argument]) -> None:
        self.machine, self.binary, self.n_samples = machine, machine.binary, n_samples
        random, size = machine.random, machine.word.itemsize
        code = Region("code", np.frombuffer(machine.code, np.uint8)[None], "r")
        self.stack = Region("stack", machine.poison(n_samples, machine.stack), "rw")
        given = (each for each in arguments if isinstance(each, Region))
        regions = list(dict.fromkeys([code, self.stack, *given]))
        slots = random.choice(machine.n_slots - 2, len(regions) + 1, replace=False) + 1
        *bases, self.home = (MARGIN + (slots << SLOT_BITS)).tolist()
        for region, base in zip(regions, bases, strict=True):
            align = machine.aligns[region.name]
            region.open(base + int(random.integers(MARGIN // align)) * align)
        self.by_slot = {region.base >> SLOT_BITS: region for region in regions}
        self.base, self.stack.low = code.base, self.stack.end
        ends = np.cumsum([n_bits // 8 // size for n_bits in self.binary.bits.values()])
        poison = machine.poison(n_samples, int(ends[-1]) * size).view(machine.word)
        words = np.split(poison, ends[:-1], axis=1)
        self.registers: dict[str, Words] = dict(zip(self.binary.bits, words, strict=True))
        passed: dict[str, Argument] = {name: 0 for name, n in self.binary.bits.items() if not n}
        passed |= dict(zip(self.binary.arguments, arguments, strict=False))
        passed |= {self.binary.link: self.home, self.binary.sp: self.stack.end}
        for name, each in passed.items():
            number = each.base if isinstance(each, Region) else each
            # A number has one row, which holds for all samples.
            self.registers[name] = np.array(number, machine.word, ndmin=2)
        self.given = dict(self.registers)

    def run(self, function: Function) -> None:
        """Run a function until it returns; `Wrong` if it violates a rule."""
        following, steps = self.base + self.machine.entries[function], 0
        while following != self.home:
            self.at = following - self.base
            if not 0 <= self.at < len(self.machine.code) or steps > MOST_STEPS:
                raise Wrong(f"it has not returned after {steps} instructions, at {following:#x}")
            run, n_steps = self.machine.block(self.at)
            following, steps = run(self.registers, self), steps + n_steps
        for name, n_bits in self.binary.preserved.items():
            before, after = self.given[name], self.registers[name]
            kept = slice(n_bits // 8 // self.machine.word.itemsize)
            if before is not after and (before[:, kept] != after[:, kept]).any():
                raise Wrong(f"{name} does not come back as it was")

    def wrong(self, what: str) -> Wrong:
        """The error for the current instruction."""
        return Wrong(f"at {self.at:#x} of the code: {what}")

    def same(self, words: Words, what: str) -> int:
        """The number that all samples have."""
        if len(words) > 1 and words.tobytes() != words[:1].tobytes() * len(words):
            raise self.wrong(f"{what} depends on data, or on what nothing has written")
        return int(words.item(0))

    def find(
        self, address: int, n_bytes: int, order: Words | None, size: int, right: str
    ) -> tuple[Region, Words | slice]:
        """The region and the places of an access to `n_bytes` bytes that is aligned to `size`."""
        region = self.by_slot.get(address >> SLOT_BITS)
        if region is None or address < region.low or address + n_bytes > region.end:
            where = f"byte {address - region.base} of {region.name}" if region else f"{address:#x}"
            raise self.wrong(f"{n_bytes} bytes at {where} are outside of buffers, or below sp")
        if right not in region.rights:
            raise self.wrong(f"access to `{region.name}` without the right `{right}`")
        if self.machine.is_aligned and address % size:
            raise self.wrong(f"access to `{region.name}` that is not aligned to {size} bytes")
        first = address - region.base
        return region, slice(first, first + n_bytes) if order is None else order + first

    def load(self, address: int, n_bytes: int, order: Words | None, kind: np.dtype[Any]) -> Words:
        """Consecutive lanes, or lanes with their bytes in an order."""
        region, where = self.find(address, n_bytes, order, kind.itemsize, "r")
        found = region.data[:, where]
        # Code is the same for all samples.
        found = found.copy() if len(found) > 1 else np.repeat(found, self.n_samples, 0)
        return found.view(kind)

    def store(self, address: int, n_bytes: int, order: Words | None, lanes: Words) -> None:
        """The same for a store."""
        region, where = self.find(address, n_bytes, order, lanes.itemsize, "w")
        region.data[:, where] = lanes.view(TYPES[1])

    def move_stack(self) -> None:
        """Check a new stack pointer: the bytes below it are lost, and must not be data."""
        stack, align = self.stack, self.binary.sp_align
        sp = self.same(self.registers[self.binary.sp], "the stack pointer")
        if not stack.base <= sp <= stack.end or sp % align:
            taken, most = stack.end - sp, stack.end - stack.base
            raise self.wrong(
                f"{taken} bytes of stack: not at most {most}, or no multiple of {align}"
            )
        if sp > stack.low:
            lost = slice(stack.low - stack.base, sp - stack.base)
            left, before = (b[:, lost].view(TYPES[4]) for b in (stack.data, stack.before))
            is_known = (left == left[:1]).all(0) | (left == before).all(0)
            given = {word.tobytes() for r in self.given.values() for word in r.view(TYPES[4]).T}
            if any(word.tobytes() not in given for word in left[:, ~is_known].T):
                raise self.wrong("data is left in the stack frame")
            stack.data[:, lost] = stack.before[:, lost]
        stack.low = sp


def widened(words: Words, n_words: int) -> Words:
    """Words with zeros behind them."""
    zeros = np.zeros((len(words), n_words - words.shape[1]), words.dtype)
    return np.concatenate([words, zeros], axis=1)
