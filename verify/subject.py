"""A generated file with its known properties, and its functions as Python functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from compiler.frontend.interface import FixedKey, Function, filler_of
from targets.machine import Processor
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer, Place, Word32

Reference = Callable[[bytes, bytes], bytes]
"""Encrypts blocks, one after another in a byte string: `reference(key, blocks)`."""


@dataclass(frozen=True, kw_only=True)
class Interface:
    """The properties of a file that a caller must know.

    Args:
        functions: the symbol of each function that the file holds.
        block_bytes: size of a block.
        key_bytes: size of a key, its tweak included; 0 where there is none.
        rk_bytes: size of `rk` as in the header; 0 where no function takes it.
        ctx_bytes: size of `ctx`; 0 where no function takes it.
        group_blocks: how many blocks the main loop takes at a time.
        counter_bytes: size of the counter in a counter block.
        align: of `rk` and `ctx`, in bytes.
        data_align: of texts, keys and nonces, in bytes.
        fixed: the fixed key of the file; None if it takes a key.
    """

    functions: Mapping[Function, str]
    block_bytes: int
    key_bytes: int
    rk_bytes: int
    ctx_bytes: int
    group_blocks: int
    counter_bytes: int = 4
    align: int = 16
    data_align: int = 1
    fixed: FixedKey | None = None

    @property
    def nonce_bytes(self) -> int:
        """Size of the nonce: the block without the counter."""
        return self.block_bytes - self.counter_bytes

    def filler_of(self, function: Function) -> Function | None:
        """The function that must be called before another one; None if there is none."""
        return filler_of(function, self.key_bytes > 0, self.fixed)


@dataclass(frozen=True, kw_only=True)
class Subject(Interface):
    """The properties of an assembly file that the checks need.

    Args:
        text: the assembly.
        machine: the processor that runs it.
        stack_bytes: the most that a call takes of the stack.
        features: what the machine must have, as LLVM spells it.
    """

    text: str
    machine: Processor
    stack_bytes: int
    features: tuple[str, ...] = field(default=())


class Runner(Protocol):
    """Calls functions of a file: an emulator, or this machine."""

    def call(self, symbol: str, *args: Argument) -> Result:
        """Call a function.

        Raises:
            MachineFault: it broke a rule.
        """


@dataclass(frozen=True)
class Arrangement:
    """The places of a call's buffers.

    Args:
        name: as reports call it.
        source: place of `in`, of a key and of a nonce.
        target: place of `out`; None where it is `in` itself.
    """

    name: str
    source: Place
    target: Place | None


ARRANGEMENTS = (
    Arrangement("apart, to the end of the pages", "end", "end"),
    Arrangement("apart, from the start of the pages", "start", "start"),
    Arrangement("in place, to the end of the page", "end", None),
    Arrangement("in place, from the start of the page", "start", None),
    Arrangement("apart, unaligned", 3, 13),
    Arrangement("in place, unaligned", 7, None),
)


@dataclass(frozen=True)
class Caller:
    """The functions of a file, called by what runs them."""

    subject: Interface
    runner: Runner

    def key_setup(self, key: bytes, place: Place = "end") -> bytes:
        """The `rk` of a key."""
        rk = self._writable(self.subject.rk_bytes, place)
        return self._call("key_setup", rk, self._data(key, place))

    def ctr_init(self, key: bytes, nonce: bytes, place: Place = "end") -> bytes:
        """The `ctx` of a key and a nonce."""
        ctx = self._writable(self.subject.ctx_bytes, place)
        return self._call("ctr_init", ctx, self._data(key, place), self._data(nonce, place))

    def ctr_nonce(self, ctx: bytes, nonce: bytes, place: Place = "end") -> bytes:
        """A `ctx` with another nonce."""
        kept = Buffer(ctx, True, self._aligned(place), self.subject.align)
        return self._call("ctr_nonce", kept, self._data(nonce, place))

    def context(self, key: bytes, nonce: bytes) -> bytes:
        """The `ctx` argument for a key and a nonce: empty if both are fixed."""
        filler = self.subject.filler_of("ctr_crypt")
        if filler == "ctr_nonce":
            return self.ctr_nonce(bytes(self.subject.ctx_bytes), nonce)
        return self.ctr_init(key, nonce) if filler else b""

    def round_keys(self, key: bytes) -> bytes:
        """The `rk` argument for a key: empty if there is no key."""
        return self.key_setup(key) if self.subject.key_bytes else b""

    def ecb(self, decrypt: bool, data: bytes, rk: bytes, where: Arrangement) -> bytes:
        """Blocks encrypted or decrypted; without a key `rk` is a null pointer."""
        function: Function = "ecb_decrypt" if decrypt else "ecb_encrypt"
        out, source = self._out_and_in(data, where)
        n_blocks = len(data) // self.subject.block_bytes
        keys = self._key_data(rk, where) if self.subject.key_bytes else 0
        return self._call(function, out, source, n_blocks, keys)

    def ctr(self, data: bytes, ctx: bytes, counter: int, where: Arrangement) -> bytes:
        """Bytes encrypted in counter mode; if no function fills `ctx`, it is a null pointer."""
        out, source = self._out_and_in(data, where)
        start, held = Word32(counter), self._key_data(ctx, where) if ctx else 0
        return self._call("ctr_crypt", out, source, len(data), held, start)

    def _call(self, function: Function, out: Buffer, *others: Argument) -> bytes:
        """Call a function whose first argument is its output; returns the output."""
        symbol = self.subject.functions[function]
        return self.runner.call(symbol, out, *others).contents[out]

    def _out_and_in(self, data: bytes, where: Arrangement) -> tuple[Buffer, Buffer]:
        if where.target is None:
            both = self._data(data, where.source, writable=True)
            return both, both
        place, align = self._on_data(where.target), self.subject.data_align
        return self._junk(len(data), place, align), self._data(data, where.source)

    def _writable(self, n_bytes: int, place: Place) -> Buffer:
        return self._junk(n_bytes, self._aligned(place), self.subject.align)

    def _key_data(self, data: bytes, where: Arrangement) -> Buffer:
        return Buffer(data, place=self._aligned(where.source), align=self.subject.align)

    def _data(self, data: bytes, place: Place, writable: bool = False) -> Buffer:
        return Buffer(data, writable, self._on_data(place), self.subject.data_align)

    def _on_data(self, place: Place) -> Place:
        """A byte offset rounded to units of the required alignment."""
        return place * self.subject.data_align if isinstance(place, int) else place

    def _aligned(self, place: Place) -> Place:
        return self.subject.align if isinstance(place, int) else place

    def _junk(self, n_bytes: int, place: Place, align: int) -> Buffer:
        data = np.random.default_rng(n_bytes).bytes(n_bytes)
        return Buffer(data, True, place, align)
