"""Calls the functions of a file in every way of the interface, and compares with the text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from check.decode import Wrong
from check.machine import Argument, Bytes, Call, Machine, Region
from check.spec import Bits, bytes_of, evaluate, words_of
from compiler.frontend.interface import Function
from compiler.frontend.programs import SpecPrograms
from compiler.ir.program import Program
from dsl.cipher import WordLayout

FEW, MORE = 16, 512
"""Samples of each length; of one group, beside single bits. Both are multiples of 8."""
SMALL = 128
"""Groups of up to so many bytes are called with every number of bytes to three groups."""
EXTREMES = (0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF)


@dataclass
class Subject:
    """A file, its expected results, and the calls made so far; sizes are in bytes."""

    machine: Machine
    programs: SpecPrograms
    block: WordLayout
    key: WordLayout
    counter: int  # of a block
    group: int  # the blocks that the loop takes at a time
    sizes: Mapping[str, int]  # of `rk` and `ctx`
    made: list[tuple[str, int]] = field(default_factory=list)  # calls, and how many samples


def check(subject: Subject) -> str:
    """Call every function of a file; returns the first difference, or ""."""
    group, size = subject.group, subject.block.n_bytes
    n_bits, n_blocks = 8 * max(subject.key.n_bytes, size), group // size
    lengths: Sequence[int] = range(3 * group + 1)
    if group > SMALL:
        # Every number of blocks, all remainders of a block in turn, and lengths near borders.
        near = {n for n in lengths if min(n % group, -n % group) <= size}
        lengths = sorted(near | {n for n in lengths if n % size == n // size % size})
    try:
        Session(subject, 2 * n_bits + MORE).run([1, n_blocks + 1], [1, group + size - 1])
        few = Session(subject, FEW)
        few.run(range(3 * n_blocks + 1), lengths)
        if "ctr_init" in subject.machine.entries:
            few.carries()
    except Wrong as wrong:
        return f"{subject.made[-1][0]}: {wrong}"
    return ""


class Session:
    """Calls under a set of keys, one a sample."""

    def __init__(self, subject: Subject, n_samples: int) -> None:
        self.subject, self.machine, self.n_samples = subject, subject.machine, n_samples
        self.random, self.size = self.machine.random, subject.block.n_bytes
        self.n_blocks = subject.group // self.size
        self.rk = self.keys = self.mixed(subject.key.n_bytes)
        self.round_keys: list[Bits] = []
        if self.keys.size:
            words = words_of(self.keys, subject.key)
            self.round_keys = evaluate(subject.programs.key_schedule, words)
            self.rk = self.filled("key_setup", key=self.keys)

    def run(self, counts: Sequence[int], lengths: Sequence[int]) -> None:
        """Call the existing functions on numbers of blocks and of bytes."""
        entries, programs, n = self.machine.entries, self.subject.programs, self.n_blocks
        if "ecb_encrypt" in entries:
            self.ecb("ecb_encrypt", programs.encrypt, counts)
        if "ecb_decrypt" in entries:
            if self.subject.group > SMALL:  # each remainder once, behind 0, 1 or 2 groups in turn
                counts = [count for count in counts if count // n == count % n % 3 or count % n < 2]
            self.ecb("ecb_decrypt", programs.entry("decrypt"), counts)
        if "ctr_init" in entries:
            self.ctr(lengths)

    def ecb(self, function: Function, program: Program, counts: Sequence[int]) -> None:
        """Numbers of blocks, apart and in place: both, or by turns where groups are large."""
        most, is_both = max(counts), self.subject.group <= SMALL
        data = self.mixed(most * self.size)
        made = self.applied(program, data)
        rk = Region("rk", self.rk, "r") if self.rk.size else 0
        for count in counts:
            # The last blocks, so that the first of a call are not always the same.
            part = slice((most - count) * self.size, None)
            for in_place in (False, True) if is_both else (count % 2 > 0,):
                self.text(function, data[:, part], made[:, part], in_place, count, rk)

    def ctr(self, lengths: Sequence[int]) -> None:
        """Numbers of bytes after `ctr_init`; some of them in place after `ctr_nonce`."""
        nonces = self.mixed(self.size - self.subject.counter)
        ctx = self.filled("ctr_init", key=self.keys, nonce=nonces)
        wrap = 1 << 8 * self.subject.counter
        counter = int(self.random.integers(wrap))
        self.stream(ctx, nonces, [(counter, length, False) for length in lengths])
        nonces = self.mixed(nonces.shape[1])
        other = self.filled("ctr_nonce", over=ctx, nonce=nonces)
        counter = wrap - max(lengths) // self.size // 2 - 1
        some = lengths[1 :: 2 if self.subject.group <= SMALL else 5]
        self.stream(other, nonces, [(counter, length, True) for length in some])

    def carries(self) -> None:
        """Counters before each carry and the wrap, with the results of `key_setup`."""
        over = self.machine.poison(self.n_samples, self.subject.sizes["ctx"])
        n_left = min(over.shape[1], self.rk.shape[1])
        over[:, :n_left] = self.rk[:, :n_left]
        nonces = self.mixed(self.size - self.subject.counter)
        ctx = self.filled("ctr_init", over, key=self.keys, nonce=nonces)
        length = (2 * self.n_blocks + 2) * self.size - 1
        edges = [1 << n_bits for n_bits in range(8, 8 * self.subject.counter + 1, 8)]
        behind = (1, 3, self.n_blocks + self.n_blocks // 2)
        self.stream(ctx, nonces, [(e - n, length, n == 3) for e in edges for n in behind])

    def stream(self, ctx: Bytes, nonces: Bytes, calls: Sequence[tuple[int, int, bool]]) -> None:
        """Texts by the first counter, the number of bytes, and whether they are in place."""
        size, most = self.subject.counter, -(-max(length for _, length, _ in calls) // self.size)
        first = list(dict.fromkeys(counter for counter, _, _ in calls))
        counters = [(counter + i) % (1 << 8 * size) for counter in first for i in range(most)]
        octets = np.array([list(counter.to_bytes(size, "big")) for counter in counters], np.uint8)
        parts = nonces[:, None].repeat(len(octets), 1), octets[None].repeat(self.n_samples, 0)
        blocks = np.concatenate(parts, axis=2).reshape(self.n_samples, -1)
        data = self.mixed(blocks.shape[1])
        made = data ^ self.applied(self.subject.programs.encrypt, blocks)
        for counter, length, in_place in calls:
            # A counter of 32 bits in a wider register has poison above it.
            word = self.machine.poison(self.n_samples, self.machine.word.itemsize)
            word[:, :4] = list(counter.to_bytes(4, "little"))
            rest = Region("ctx", ctx, "r"), word.view(self.machine.word)
            begin = first.index(counter) * most * self.size
            part = slice(begin, begin + length)
            self.text("ctr_crypt", data[:, part], made[:, part], in_place, length, *rest)

    def applied(self, program: Program, blocks: Bytes) -> Bytes:
        """The results of a program on blocks, shape (samples, bytes), with each sample's keys."""
        # Block by block, all samples: the round keys of the samples repeat as they are.
        shape = self.n_samples, -1, self.size
        by_block = blocks.reshape(shape).swapaxes(0, 1)
        words = words_of(by_block.reshape(-1, self.size), self.subject.block)
        keys = [np.tile(word, len(by_block)) for word in self.round_keys]
        made = bytes_of(evaluate(program, [*words, *keys]), self.subject.block)
        return made.reshape(by_block.shape).swapaxes(0, 1).reshape(blocks.shape)

    def text(
        self, name: Function, data: Bytes, made: Bytes, in_place: bool, *rest: Argument
    ) -> None:
        """Call a function on texts and compare with the expected results."""
        into = Region("in", data, "rw" if in_place else "r")
        poison = self.machine.poison(self.n_samples, data.shape[1])
        out = into if in_place else Region("out", poison, "w")
        self.call(name, out, into, *rest)
        if (out.data != made).any():
            sample, byte = np.argwhere(out.data != made)[0]
            found, wanted = out.data[sample, byte], made[sample, byte]
            given = f"in is {bytes(data[sample][:64]).hex()}"
            raise Wrong(f"byte {byte} of out is {found:02x}, must be {wanted:02x}; {given}")

    def filled(self, function: Function, over: Bytes | None = None, **inputs: Bytes) -> Bytes:
        """The contents of `rk` or `ctx` after a function; two calls must agree."""
        left, name = list[Region](), "rk" if function == "key_setup" else "ctx"
        for _ in range(2):
            poison = self.machine.poison(self.n_samples, self.subject.sizes[name])
            left.append(Region(name, poison if over is None else over, "rw"))
            given = [Region(each, data, "r") for each, data in inputs.items()]
            self.call(function, left[-1], *given)
        one, other = left
        is_written = (one.data != one.before) | (other.data != other.before)
        if (one.data != other.data)[:, is_written.any(axis=0)].any():
            raise Wrong(f"`{name}` depends on something that the function is not given")
        return one.data

    def call(self, function: Function, *arguments: Argument) -> None:
        """Call a function in a state of its own."""
        said = [a.name if isinstance(a, Region) else int(np.ravel(a)[0]) % 2**32 for a in arguments]
        self.subject.made.append((f"{function}({', '.join(map(str, said))})", self.n_samples))
        Call(self.machine, self.n_samples, arguments).run(function)

    def mixed(self, n_bytes: int) -> Bytes:
        """Random and extreme bytes; of many samples single bits set and cleared, too."""
        shape, n_bits = (self.n_samples, n_bytes), 8 * n_bytes
        data = self.random.integers(0, 256, shape, np.uint8)
        data[1::2] = self.random.choice(np.array(EXTREMES, np.uint8), data[1::2].shape)
        data[:2] = [[0x00], [0xFF]]
        if self.n_samples > 2 * n_bits:
            bits = np.packbits(np.eye(n_bits, dtype=np.uint8), axis=1)
            data[2 : 2 + 2 * n_bits] = np.concatenate([bits, ~bits])
        return self.random.permutation(data)
