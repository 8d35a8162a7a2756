"""The kernels of a file with keys and data, and runs of them that are compared with the cipher."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from compiler.frontend.interface import FixedKey, Kernel
from compiler.machine.target import Target
from verify.emulation.faults import Mismatch
from verify.grids.faults import GridFault
from verify.grids.launch import Given, Grid, Launch
from verify.grids.memory import Access, Buffer
from verify.programs.reference import SpecCipher

Filler = Callable[[bytes, bytes], bytes]
"""The host's function that fills data from a key and a nonce: `rk`, with an empty nonce, or
`ctx`."""
SHAPES = ((1, 1), (2, 33), (5, 64))
"""Grids and thread blocks; some warps are not full."""
MANY_BYTES, SEVERAL = 128, (1, 7)
"""The first of these grids for groups of more bytes, which threads of a warp may have in turns."""
FIRST = 1
"""The counter that calls begin with, unless a carry is to come."""
ALIGNMENT = 16
"""The exact alignment of device pointers here."""


@dataclass(frozen=True, kw_only=True)
class KernelFile:
    """A file of kernels, and the data that a host needs.

    Args:
        text: text in virtual assembly.
        target: its target.
        symbols: of the kernels by name.
        block_bytes: size of a block.
        key_bytes: size of a key.
        counter_bytes: size of the counter in a counter block.
        group_blocks: blocks that a thread works on at a time.
        round_keys: fills `rk`.
        context: fills `ctx`.
        fixed: the fixed key of the file; None if it takes a key.
    """

    text: str
    target: Target
    symbols: Mapping[str, str]
    block_bytes: int
    key_bytes: int
    counter_bytes: int
    group_blocks: int
    round_keys: Filler
    context: Filler
    fixed: FixedKey | None = None


@dataclass(frozen=True)
class Call:
    """One launch of a kernel, with its expected output.

    Args:
        grid: thread blocks.
        block: threads of each.
        source: the text at `in`, empty where there is none.
        amount: blocks or bytes.
        keys: the key data of the kernel.
        expected: the expected contents of `out`.
        counters: a counter block for each block, empty where there are none.
        counter: the first one.
        in_place: whether `out` and `in` are one buffer.
    """

    grid: int
    block: int
    source: bytes
    amount: int
    keys: bytes
    expected: bytes
    counters: bytes = b""
    counter: int = 0
    in_place: bool = False

    def __str__(self) -> str:
        place = " in place" if self.in_place else ""
        return f"{self.amount} on {self.grid} x {self.block} threads{place}"


class Session:
    """The shared state of one file's checks; expected results are computed once.

    Args:
        file: the kernels.
        grid: them, ready to be launched.
        spec: the cipher as its text says.
        seed: of keys and data.
    """

    def __init__(self, file: KernelFile, grid: Grid, spec: SpecCipher, seed: int) -> None:
        self.file, self.grid, self.spec = file, grid, spec
        self.seed = seed
        drawn = random.Random(seed)
        fixed, nonce_bytes = file.fixed, file.block_bytes - file.counter_bytes
        self.key = fixed.key if fixed else drawn.randbytes(file.key_bytes)
        self.nonce = (fixed.nonce if fixed else b"") or drawn.randbytes(nonce_bytes)
        self._own = spec.round_keys([self.key])

    def drawn(self, what: str) -> random.Random:
        """The source of some data, which does not depend on what was drawn before."""
        return random.Random(f"{self.seed} {what}")

    def prepare(self, kernels: Sequence[Kernel]) -> None:
        """Compute what several kernels need, before they run in several processes."""
        _ = self.pair
        for keys in {kernel.keys for kernel in kernels}:
            self.key_data(keys)
        if any(kernel.block == "counter" for kernel in kernels):
            for first, n_bytes in self.longest_streams.items():
                self.stream(first, n_bytes)

    def key_data(self, keys: str) -> bytes:
        """What the host fills for a kernel: `rk` or `ctx`; nothing for keys of blocks."""
        match keys:
            case "rk":
                return self.file.round_keys(self.key, b"")
            case "ctx":
                return self.file.context(self.key, self.nonce)
            case _:
                return b""

    def encrypt(self, blocks: bytes) -> bytes:
        """Encrypt blocks under the key."""
        return self.spec.encrypt(self._own, [0] * (len(blocks) // self.file.block_bytes), blocks)

    @cached_property
    def shapes(self) -> tuple[tuple[int, int], ...]:
        """The grids and thread blocks."""
        many = self.file.group_blocks * self.file.block_bytes > MANY_BYTES
        return (SEVERAL, *SHAPES[1:]) if many else SHAPES

    def counts(self, grid: int, block: int) -> tuple[int, ...]:
        """Numbers of blocks: around one and two iterations of all threads, and none on one grid."""
        once = grid * block * self.file.group_blocks
        around = {once - 1, once, 2 * once + 1}
        return tuple(sorted({0, 1, *around} if (grid, block) == self.shapes[0] else around))

    @cached_property
    def pair(self) -> tuple[bytes, bytes]:
        """Random blocks for the longest call, and what they encrypt to."""
        grid, block = SHAPES[-1]
        # Counter mode iterates twice, and begins another group.
        twice = (2 * grid * block + 1) * self.file.group_blocks
        most = max(twice, *(self.counts(*shape)[-1] for shape in self.shapes))
        plain = self.drawn("text").randbytes(most * self.file.block_bytes)
        return plain, self.encrypt(plain)

    @cached_property
    def longest_streams(self) -> Mapping[int, int]:
        """The bytes of the longest key streams by the counter that they begin with.

        From the first counter on, all threads iterate twice, and begin another group; the others
        are before each carry and the wrap.
        """
        grid, block = SHAPES[-1]
        group, bits = self.file.block_bytes * self.file.group_blocks, 8 * self.file.counter_bytes
        before = [((1 << carry) - 33) % (1 << bits) for carry in range(8, bits + 1, 8)]
        return {FIRST: (2 * grid * block + 1) * group - 1, **dict.fromkeys(before, 66 * group)}

    @cached_property
    def streams(self) -> dict[int, bytes]:
        """The key stream for the longest call, by the counters from which one was asked for."""
        return {}

    def stream(self, first: int, n_bytes: int) -> bytes:
        """The first bytes of the key stream from a counter on."""
        size, known = self.file.counter_bytes, self.streams.get(first, b"")
        if len(known) < n_bytes:
            n_blocks = -(-n_bytes // self.file.block_bytes)
            values = ((first + i) % 256**size for i in range(n_blocks))
            blocks = b"".join(self.nonce + value.to_bytes(size, "big") for value in values)
            known = self.streams[first] = self.encrypt(blocks)
        return known[:n_bytes]

    def run(
        self, kernel: Kernel, calls: Sequence[Call], seen: set[int] | None = None
    ) -> Iterator[str]:
        """Run calls of a kernel together; yields the name of each that holds.

        Args:
            kernel: which one.
            calls: what it is called with.
            seen: gets the lines that some thread runs, if it is wanted.

        Raises:
            Mismatch: a thread violated a rule, or a result is wrong.
        """
        symbol = self.file.symbols[kernel.name]
        names = self.grid.kernels[symbol].kernel.parameters
        passed = any(each.is_array for each in names.values())
        keys: dict[bytes, Given] = {
            call.keys: call.keys if passed else _buffer(kernel.keys, call.keys, "read")
            for call in calls
        }
        launches: list[Launch] = []
        results: list[Buffer] = []
        for call in calls:
            out, values = _values(kernel, call, keys[call.keys])
            by_name = {n: values[role] for n, role in zip(names, roles(kernel), strict=True)}
            launches.append(Launch(call.grid, call.block, by_name))
            results.append(out)
        try:
            uses = self.grid.launch_together(symbol, launches)
        except GridFault as fault:
            raise Mismatch(f"{calls[fault.launch]}: {fault}") from fault
        if seen is not None:
            seen.update(use.line for use in uses if use.threads)
        for call, out in zip(calls, results, strict=True):
            yield _held(call, out.octets.tobytes())


def _values(kernel: Kernel, call: Call, keys: Given) -> tuple[Buffer, dict[str, Given]]:
    """The output of a call, and the value of each role that a parameter may have."""
    if call.in_place:
        out = given = _buffer("out and in", call.source, "both")
    else:
        out = _buffer("out", bytes(len(call.expected)), "write")
        given = _buffer("in", call.source, "read")
    values: dict[str, Given] = {
        "out": out,
        "in": given,
        "nblocks": call.amount,
        "nbytes": call.amount,
        kernel.keys: keys,
        "counters": _buffer("counters", call.counters, "read"),
        "counter": call.counter,
    }
    return out, values


def _held(call: Call, result: bytes) -> str:
    """The name of a call, if its result is right.

    Raises:
        Mismatch: it is wrong.
    """
    if result != call.expected:
        pairs = zip(result, call.expected, strict=True)
        at = next(i for i, (one, other) in enumerate(pairs) if one != other)
        raise Mismatch(f"{call}: byte {at} is {result[at]:#04x}, not {call.expected[at]:#04x}")
    return str(call)


def _buffer(name: str, octets: bytes, access: Access) -> Buffer:
    return Buffer(name, np.frombuffer(bytearray(octets), np.uint8), access, ALIGNMENT)


def roles(kernel: Kernel) -> tuple[str, ...]:
    """The roles of a kernel's parameters, in order."""
    pointers = tuple(name for name in kernel.pointers if name != "counters")
    amount = "nbytes" if kernel.block == "counter" else "nblocks"
    last = (kernel.block,) if kernel.block in ("counter", "counters") else ()
    return (*pointers, amount, kernel.keys, *last)
