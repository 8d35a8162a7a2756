"""Tests changed code for equivalence: original and changed code run on the same inputs."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from compiler.frontend.interface import ECB, INTERFACE, Function
from verify.check import border_counts, first_counters
from verify.emulation.faults import MachineFault
from verify.runner import runner_of
from verify.subject import ARRANGEMENTS, Arrangement, Caller, Subject
from verify.toolchain.assemble import Image

MOST_INSTRUCTIONS = 2_000_000
"""The instruction limit of a call, which ends endless loops made by a change."""
MANY_KEYS = 6
"""The number of random keys, besides those of all zeros and all ones."""


@dataclass(frozen=True)
class Call:
    """A call of a function on blocks or bytes, preceded by the key set-up.

    Args:
        function: the function.
        key: the key.
        nonce: the nonce of counter mode.
        counter: the first counter.
        data: the text.
        where: the buffers lie.
    """

    function: Function
    key: bytes
    nonce: bytes
    counter: int
    data: bytes
    where: Arrangement

    def __str__(self) -> str:
        counted = "" if self.function in ECB else f", nonce {self.nonce.hex()}"
        counted += f", counter {self.counter:#x}" if counted else ""
        said = f"{self.function}, key {self.key.hex()}{counted}, {len(self.data)} bytes"
        return f"{said}, {self.where.name}"


class Comparison:
    """The results of code on inputs, for comparison with changed code.

    Args:
        subject: the file.
        image: its code.
        many: whether to use many inputs, which find rare differences, or few.
        seed: seed of the inputs.
    """

    def __init__(self, subject: Subject, image: Image, many: bool, seed: int = 1) -> None:
        self._subject = subject
        rng = random.Random(seed)
        self._calls = {
            role: [*self._calls_of(role, many, rng)]
            for role in subject.functions
            if INTERFACE[role].entry and (subject.filler_of(role) or role) in subject.functions
        }
        results = {role: self._results(image, calls) for role, calls in self._calls.items()}
        self._expected = {role: [*made] for role, made in results.items()}

    def difference(self, image: Image, functions: Sequence[str]) -> str:
        """Description of a difference between functions of changed code and the file's; "" if none.

        Args:
            image: the changed code, with the symbols of the file.
            functions: by role.
        """
        called = {"ctr_crypt" if role == "ctr_nonce" else role for role in functions}
        for role, calls in self._calls.items():
            if role not in called:
                continue
            made = self._results(image, calls)
            for call, expected in zip(calls, self._expected[role], strict=True):
                try:
                    result = next(made)
                except MachineFault as problem:
                    return f"{call}: {problem}"
                if result != expected:
                    return f"{call}: {result.hex()} instead of {expected.hex()}"
        return ""

    def _results(self, image: Image, calls: Sequence[Call]) -> Iterator[bytes]:
        """The results of calls."""
        running = runner_of(
            self._subject.machine, image, watch_stack=False, most_instructions=MOST_INSTRUCTIONS
        )
        caller, kept = Caller(self._subject, running), dict[object, bytes]()
        for call in calls:
            known = INTERFACE[call.function].reads, call.key, call.nonce
            if known not in kept:
                kept[known] = _prepared(caller, call)
            if call.function in ECB:
                decrypt = call.function == "ecb_decrypt"
                yield caller.ecb(decrypt, call.data, kept[known], call.where)
            else:
                yield caller.ctr(call.data, kept[known], call.counter, call.where)

    def _calls_of(self, role: Function, many: bool, rng: random.Random) -> Iterator[Call]:
        """Calls of a function; a few calls are as different as possible."""
        subject = self._subject
        keys = [rng.randbytes(subject.key_bytes) for _ in range(MANY_KEYS if many else 1)]
        keys += [bytes(subject.key_bytes), b"\xff" * subject.key_bytes] if many else []
        counters = first_counters(subject) if many else (0xFE, (1 << 8 * subject.counter_bytes) - 1)
        for number, key in enumerate(keys):
            nonce = b"" if role in ECB else rng.randbytes(subject.nonce_bytes)
            for at, n_bytes in enumerate(self._lengths(role, many, rng)):
                where = ARRANGEMENTS[(number + at) % len(ARRANGEMENTS) if many else at % 2 * 2]
                counter = rng.choice(counters) if many else counters[at % 2]
                yield Call(role, key, nonce, counter, rng.randbytes(n_bytes), where)

    def _lengths(self, role: Function, many: bool, rng: random.Random) -> list[int]:
        """The lengths in bytes with which a function is called."""
        block, group = self._subject.block_bytes, self._subject.group_blocks
        numbers = sorted(border_counts(self._subject)) if many else [2 * group + 1, group, 1, 0]
        whole = [number * block for number in numbers]
        if role in ECB:
            return whole
        if many:
            return whole + [n + rng.randrange(1, block) for n in whole]
        return [*whole, group * block + 1, block - 1]


def _prepared(caller: Caller, call: Call) -> bytes:
    """The data of the key set-up; in counter mode, that of another nonce is made first."""
    if call.function in ECB:
        return caller.round_keys(call.key)
    other = bytes(byte ^ 0x5A for byte in call.nonce)
    kept = caller.context(call.key, other)
    if "ctr_nonce" in caller.subject.functions:
        return caller.ctr_nonce(kept, call.nonce)
    return caller.context(call.key, call.nonce)
