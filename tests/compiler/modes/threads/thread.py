"""Runs the steps of an entry as one thread does."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, field

from compiler.modes.threads.bodies import BLOCK, ROUND_KEY
from compiler.modes.threads.lower import AMOUNT, ThreadEntry
from compiler.modes.threads.steps import (
    AddWide,
    FillOutput,
    Leave,
    Lines,
    Made,
    Mix,
    Move,
    Pick,
    Set,
    Split,
    Successor,
    ThreadStep,
    Turns,
    Widen,
)
from compiler.slicing.kernels import memory_word_bytes
from tests.compiler.modes.test_evaluate import toy
from tests.compiler.modes.threads.made import ENCRYPT

WORD = (1 << 32) - 1


class LeftError(Exception):
    """The thread left the state as it was."""


@dataclass
class Thread:
    """A thread whose cipher is the toy one.

    Args:
        entry: the entry.
        block: bytes of a block.
        key: bytes of a key.
        group: blocks of a group.
    """

    entry: ThreadEntry
    block: int
    key: int
    group: int
    registers: dict[str, int] = field(default_factory=dict[str, int])
    output: bytes = b""

    def run(self, state: bytes, n_bytes: int) -> tuple[bytes, bytes] | None:
        """The output and the state; None if the call is refused."""
        unit = self.entry.state_unit
        for number, name in enumerate(self.entry.loaded):
            part = state[number * unit : (number + 1) * unit]
            self.registers[name] = int.from_bytes(part, "little")
        self.registers[AMOUNT] = n_bytes
        try:
            self.steps(self.entry.steps)
        except LeftError:
            return None
        words = (self.registers[name].to_bytes(4, "little") for name in self.entry.stored)
        return self.output, b"".join(word[:unit] for word in words)

    def steps(self, steps: Sequence[ThreadStep]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: ThreadStep) -> None:
        held = self.registers
        match step:
            case Move(to, source):
                held[to] = held[source]
            case Set(to, value):
                held[to] = value
            case Mix(to, left, right):
                held[to] = held[left] ^ held[right]
            case Pick(to, first, second, order):
                pair = held[first] | held[second] << 32
                octets = bytes(pair >> 8 * (order >> 4 * n & 15) & 255 for n in range(4))
                held[to] = int.from_bytes(octets, "little")
            case Successor(to, source):
                total = 1 + sum(held[name] << 32 * n for n, name in enumerate(source))
                held |= {name: total >> 32 * n & WORD for n, name in enumerate(to)}
            case Leave(left, comparison, right):
                if getattr(operator, comparison)(held[left], right):
                    raise LeftError
            case Turns(_, count, body):
                for _ in range(count):
                    self.steps(body)
            case _:
                self.other(step)

    def other(self, step: ThreadStep) -> None:
        held = self.registers
        match step:
            case Widen(to, low, high):
                held[to] = held[high] << 32 | held[low]
            case Split(low, high, source):
                held[low], held[high] = held[source] & WORD, held[source] >> 32
            case AddWide(to, source, value):
                held[to] = (held[source] + value) % (1 << 64)
            case Lines(text):
                if text == ENCRYPT:
                    self.encrypt()
            case FillOutput():
                self.fill(step)
            case _:
                raise AssertionError(step)

    def encrypt(self) -> None:
        """Encrypt the group under the round keys, which are the key."""
        unit = memory_word_bytes(self.key)
        count = self.key // unit
        words = (self.registers[f"{ROUND_KEY}{n}"].to_bytes(4, "little") for n in range(count))
        key = b"".join(word[:unit] for word in words)
        for number in range(self.group):
            size = self.block // 4
            names = [f"{BLOCK}{number * size + n}" for n in range(size)]
            plain = b"".join(self.registers[name].to_bytes(4, "little") for name in names)
            made = toy(key, plain)
            for n in range(size):
                word = int.from_bytes(made[4 * n : 4 * n + 4], "little")
                self.registers[f"%r{number * size + n}"] = word

    def fill(self, step: FillOutput) -> None:
        left = self.registers[AMOUNT]
        while left:
            for number, block in enumerate(step.blocks):
                self.one_block(block, left > number * self.block)
            self.steps(step.encrypt)
            words = (self.registers[name].to_bytes(4, "little") for name in step.words)
            made = b"".join(words)[:left]
            self.output += made
            left -= len(made)

    def one_block(self, block: Made, is_there: bool) -> None:
        self.steps(block.make)
        if is_there:
            for register, value in block.carried:
                self.registers[register] = self.registers[value]
