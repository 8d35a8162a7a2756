"""Runs a kernel on constants, so that errors come with inputs that show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from artifacts.generated_files import Part
from compiler.frontend.interface import Kernel
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from proof_driver.kernel_files import kernel_alone
from prove.claims.interface import (
    CONTEXT,
    COUNTER,
    COUNTER_BYTES,
    KEY,
    NONCE,
    ROUND_KEYS,
    TEXT,
    Draw,
)
from prove.graph.graph import Graph
from prove.graph.words import Bits, constant_bits, known_number
from prove.kernels.host import HostError
from prove.kernels.stripes import PIECE_BYTES
from prove.kernels.subject import COUNTERS, KernelSpec, KernelSubject
from verify.emulation.faults import Mismatch
from verify.grids.check import IN_GRIDS, check_kernels
from verify.grids.launch import Grid
from verify.grids.session import Call, KernelFile, Session
from verify.programs.reference import SpecCipher

Inputs = Mapping[tuple[str, int], int]
"""Bits of inputs, by name and place; others are 0."""


class KernelRuns:
    """The kernels of a part on constants; what the host leaves is computed from its C text.

    Args:
        part: of a file.
        subject: its kernels.
        cipher: its text.
    """

    def __init__(self, part: Part, subject: KernelSubject, cipher: Cipher) -> None:
        self._subject, self._naming = subject, part.stated.naming
        self._reference = SpecCipher(cipher, part.stated.set_name)
        self._left: dict[tuple[str, bytes, bytes], bytes] = {}
        sizes = subject.sizes
        self._file = KernelFile(
            text=part.text,
            target=load_target(part.stated.target),
            symbols={},
            block_bytes=sizes.block,
            key_bytes=sizes.key,
            counter_bytes=sizes.counter,
            group_blocks=sizes.group_blocks,
            round_keys=lambda key, nonce: self._filled(ROUND_KEYS, key, nonce),
            context=lambda key, nonce: self._filled(CONTEXT, key, nonce),
            fixed=subject.fixed,
        )

    def difference(self, kernel: Kernel, seed: int = 1, most_calls: int | None = None) -> str:
        """How runs of a kernel on some grids differ from the text; empty if none does.

        Args:
            kernel: the kernel.
            seed: of keys and data.
            most_calls: of each check of the kernel; None for all.
        """
        file = self._of(kernel)
        try:
            report = check_kernels(file, self._reference, seed, most_calls)
        except HostError as problem:
            return str(problem)
        begin = f"{IN_GRIDS}{kernel.name}: "
        own = [finding for finding in report.findings if finding.name.startswith(begin)]
        wrong = [finding.detail for finding in own if finding.status == "failed"]
        if not wrong:
            return ""
        session = self._session(file, seed)
        return f"{wrong[0]} (key {session.key.hex()}, nonce {session.nonce.hex()})"

    def difference_for(self, kernel: Kernel, inputs: Inputs) -> str:
        """How a run of one group differs from the text for some inputs; empty if it does not.

        Where groups are striped, a thread for each of those that alternate gets the same inputs.
        """
        sizes = self._subject.sizes
        session = self._session(self._of(kernel), 1)
        session.key, session.nonce = (
            _octets(inputs, name, n_bytes)
            for name, n_bytes in ((KEY, sizes.key), (NONCE, sizes.nonce))
        )
        key_data = {
            "keys": lambda: _octets(inputs, KEY, sizes.key * sizes.group_blocks),
            ROUND_KEYS: lambda: self._filled(ROUND_KEYS, session.key, session.nonce),
            CONTEXT: lambda: self._filled(CONTEXT, session.key, session.nonce),
        }
        is_counted, threads = kernel.block == "counter", sizes.striped_threads
        behind = [n * PIECE_BYTES // sizes.block if is_counted else 0 for n in range(threads)]
        made = {number: self._expected(kernel, inputs, number) for number in behind}
        call = Call(
            grid=1,
            block=threads,
            source=_striped([_octets(inputs, TEXT, sizes.group)] * threads),
            amount=threads * (sizes.group if is_counted else sizes.group_blocks),
            keys=key_data[kernel.keys](),
            expected=_striped([made[number] for number in behind]),
            counters=_striped([_octets(inputs, COUNTERS, sizes.group)] * threads),
            counter=_counter(inputs),
        )
        try:
            list(session.run(kernel, [call]))
        except Mismatch as problem:
            shown = f"key {session.key.hex()}, nonce {session.nonce.hex()}"
            return f"{problem} ({shown}, text {call.source.hex()}, counter {call.counter})"
        return ""

    def _expected(self, kernel: Kernel, inputs: Inputs, behind: int) -> bytes:
        """The stores for a group whose first block is so many blocks behind the first one."""
        wrapped = (_counter(inputs) + behind) % 256**COUNTER_BYTES
        counter, others = wrapped.to_bytes(COUNTER_BYTES, "little"), _constants(inputs)

        def draw(name: str, at: int) -> Bits:
            return constant_bits(counter[at], 8) if name == COUNTER else others(name, at)

        spec = KernelSpec(self._subject, Graph(), draw)
        return bytes(known_number(octet) or 0 for octet in spec.expected(kernel))

    def _of(self, kernel: Kernel) -> KernelFile:
        """The description of a file that has one kernel alone."""
        symbol = self._naming.symbol(kernel.name)
        text = kernel_alone(self._file.text, symbol)
        return replace(self._file, text=text, symbols={kernel.name: symbol})

    def _session(self, file: KernelFile, seed: int) -> Session:
        return Session(file, Grid(file.text, file.target), self._reference, seed)

    def _filled(self, keys: str, key: bytes, nonce: bytes) -> bytes:
        """The contents of `rk` or `ctx` that the host writes; other bytes are 0."""
        given = keys, key, nonce
        if given not in self._left:
            self._left[given] = self._computed(*given)
        return self._left[given]

    def _computed(self, keys: str, key: bytes, nonce: bytes) -> bytes:
        bits = {(KEY, i): octet for i, octet in enumerate(key)}
        bits |= {(NONCE, i): octet for i, octet in enumerate(nonce)}
        spec = KernelSpec(
            self._subject, Graph(), lambda name, at: constant_bits(bits.get((name, at), 0), 8)
        )
        cells = spec.filled(keys)
        sizes = self._subject.sizes
        n_bytes = sizes.round_keys if keys == ROUND_KEYS else sizes.context
        return bytes(known_number(cells.get(place, ())) or 0 for place in range(n_bytes))


def _constants(inputs: Inputs) -> Draw:
    return lambda name, at: constant_bits(_octets(inputs, name, at + 1)[at], 8)


def _counter(inputs: Inputs) -> int:
    """The counter of the first block."""
    return int.from_bytes(_octets(inputs, COUNTER, COUNTER_BYTES), "little")


def _striped(groups: Sequence[bytes]) -> bytes:
    """Groups whose pieces alternate."""
    firsts = range(0, len(groups[0]), PIECE_BYTES)
    return b"".join(group[at : at + PIECE_BYTES] for at in firsts for group in groups)


def _octets(inputs: Inputs, name: str, n_bytes: int) -> bytes:
    """The bytes of an input."""
    return bytes(
        sum(inputs.get((name, 8 * place + bit), 0) << bit for bit in range(8))
        for place in range(n_bytes)
    )
