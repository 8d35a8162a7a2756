"""Checks the kernels of a file on several grids, at every length, in tightly bounded memory.

No GPU is used. The expected results come from the cipher's text.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np

from compiler.frontend.interface import KERNELS, FixedKey, Kernel
from compiler.machine.target import Target
from compiler.module import Together, in_turn
from verify.check import xor
from verify.emulation.faults import Mismatch
from verify.grids.faults import GridFault, KernelTextError
from verify.grids.launch import Grid, Launch
from verify.grids.memory import Access, Buffer
from verify.programs.reference import SpecCipher
from verify.report import Finding, Report, run_cases

Filler = Callable[[bytes, bytes], bytes]
"""The host's function that fills data from a key and a nonce: `rk`, with an empty nonce, or
`ctx`."""
SHAPES = ((1, 1), (2, 33), (5, 64))
"""Grids and thread blocks; some warps are not full."""
MANY_BYTES, SEVERAL = 128, (1, 7)
"""The first of these grids for groups of more bytes, which threads of a warp may have in turns."""
IN_GRIDS = "grid: "
"""The prefix of findings about kernels."""
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
        self.seen: set[tuple[str, int]] = set()
        self._own = spec.round_keys([self.key])

    def drawn(self, what: str) -> random.Random:
        """The source of some data, which does not depend on what was drawn before."""
        return random.Random(f"{self.seed} {what}")

    def prepare(self, kernels: Iterable[Kernel]) -> None:
        """Compute what several kernels need, before they run in several processes."""
        _ = self.pair
        for keys in {kernel.keys for kernel in kernels}:
            self.key_data(keys)

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

    @cached_property
    def pair(self) -> tuple[bytes, bytes]:
        """Random blocks for the longest call, and what they encrypt to."""
        grid, block = SHAPES[-1]
        # Counter mode iterates twice, and begins another group.
        twice = (2 * grid * block + 1) * self.file.group_blocks
        most = max(twice, *(_counts(self, *shape)[-1] for shape in self.shapes))
        plain = self.drawn("text").randbytes(most * self.file.block_bytes)
        return plain, self.encrypt(plain)

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

    def run(self, kernel: Kernel, calls: Sequence[Call]) -> Iterator[str]:
        """Run calls of a kernel together; yields the name of each that holds.

        Raises:
            Mismatch: a thread violated a rule, or a result is wrong.
        """
        symbol = self.file.symbols[kernel.name]
        names = self.grid.kernels[symbol].kernel.parameters
        keys = {call.keys: _buffer(kernel.keys, call.keys, "read") for call in calls}
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
        self.seen |= {(symbol, use.line) for use in uses if use.threads}
        for call, out in zip(calls, results, strict=True):
            yield _held(call, out.octets.tobytes())


def _values(kernel: Kernel, call: Call, keys: Buffer) -> tuple[Buffer, dict[str, int | Buffer]]:
    """The output of a call, and the value of each role that a parameter may have."""
    if call.in_place:
        out = given = _buffer("out and in", call.source, "both")
    else:
        out = _buffer("out", bytes(len(call.expected)), "write")
        given = _buffer("in", call.source, "read")
    values: dict[str, int | Buffer] = {
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


def check_kernels(
    file: KernelFile,
    spec: SpecCipher,
    seed: int = 1,
    most_calls: int | None = None,
    together: Together = in_turn,
) -> Report:
    """Run all kernels of a file.

    Args:
        file: the kernels.
        spec: the cipher as its text says.
        seed: of keys and data.
        most_calls: of each check; None for all.
        together: makes calls, one for each kernel.

    Returns:
        A finding for each check. Nothing is run of a file that has a line without a row.
    """
    try:
        grid = Grid(file.text, file.target)
    except KernelTextError as error:
        found = [Finding("every line has a row", "failed", 0, str(error))]
    else:
        session = Session(file, grid, spec, seed)
        kernels = _kernels_of(session)
        session.prepare(kernels)
        runs = together([partial(_run_of, session, each, most_calls) for each in kernels])
        found = [
            Finding("every line has a row", "tested", 1),
            _known(file, grid),
            *(finding for run in runs for finding in run.findings),
            _unseen(grid, frozenset().union(*(run.seen for run in runs))),
        ]
    return Report(tuple(replace(each, name=IN_GRIDS + each.name) for each in found))


def launched(session: Session) -> Iterator[Finding]:
    """The findings of each kernel, on the session's grid."""
    for kernel in _kernels_of(session):
        yield from _run_of(session, kernel).findings


@dataclass(frozen=True)
class _Run:
    """The runs of a kernel.

    Args:
        findings: one for each check.
        seen: the lines that some thread ran, with the kernel's symbol.
    """

    findings: tuple[Finding, ...]
    seen: frozenset[tuple[str, int]]


def _run_of(session: Session, kernel: Kernel, most_calls: int | None = None) -> _Run:
    """Run a kernel, for each check at most so many times."""
    findings: list[Finding] = []
    for name, calls in _checks(kernel):
        made = list(calls(session, kernel))
        cases = session.run(kernel, made[:: -(-len(made) // (most_calls or len(made)))])
        findings.append(run_cases(f"{kernel.name}: {name}", cases))
    symbol = session.file.symbols[kernel.name]
    return _Run(tuple(findings), frozenset(each for each in session.seen if each[0] == symbol))


def _kernels_of(session: Session) -> list[Kernel]:
    symbols, known = session.file.symbols, session.grid.kernels
    return [kernel for kernel in KERNELS if symbols.get(kernel.name) in known]


def _known(file: KernelFile, grid: Grid) -> Finding:
    """Whether every kernel of the text is one that is checked."""
    name = "every kernel is known"
    if unknown := sorted(grid.kernels.keys() - file.symbols.values()):
        return Finding(name, "failed", 0, f"nothing is known of {', '.join(unknown)}")
    return Finding(name, "tested", len(grid.kernels)) if grid.kernels else Finding(name, "failed")


def _checks(kernel: Kernel) -> tuple[tuple[str, Calls], ...]:
    """The checks of a kernel, with the makers of their calls."""
    if kernel.block == "counter":
        return ("lengths", _lengths), ("carries of the counter", _counters)
    if kernel.block == "counters":
        return (("a counter block each", _nonces),)
    return (("a key each", _keys),) if kernel.keys == "keys" else (("lengths", _ecb),)


def _unseen(grid: Grid, seen: frozenset[tuple[str, int]]) -> Finding:
    """Whether all lines of all kernels have run."""
    lines = {
        (symbol, step.statement.line)
        for symbol, program in grid.kernels.items()
        for step in program.steps
    }
    missed = sorted(line for _, line in lines - seen)
    if not missed:
        return Finding("every line has run", "tested", len(lines))
    return Finding("every line has run", "failed", len(lines), f"no thread ran line {missed[0]}")


Calls = Callable[[Session, Kernel], Iterator[Call]]


def _counts(session: Session, grid: int, block: int) -> tuple[int, ...]:
    """Numbers of blocks: around one and two iterations of all threads; on the first also none."""
    once = grid * block * session.file.group_blocks
    around = {once - 1, once, 2 * once + 1}
    return tuple(sorted({0, 1, *around} if (grid, block) == session.shapes[0] else around))


def _ecb(session: Session, kernel: Kernel) -> Iterator[Call]:
    """Every number of blocks on every grid, in place and from one buffer to another."""
    size, rk = session.file.block_bytes, session.key_data(kernel.keys)
    source, expected = session.pair[::-1] if kernel.program == "ecb_decrypt" else session.pair
    for grid, block in session.shapes:
        for n_blocks in _counts(session, grid, block):
            n_bytes, in_place = n_blocks * size, n_blocks % 2 == 1
            given = source[:n_bytes]
            yield Call(grid, block, given, n_blocks, rk, expected[:n_bytes], in_place=in_place)


def _keys(session: Session, kernel: Kernel) -> Iterator[Call]:
    """A key for each block."""
    key_bytes, drawn = session.file.key_bytes, session.drawn(kernel.name)
    for grid, block in session.shapes:
        n_blocks = _counts(session, grid, block)[-1]
        keys = [drawn.randbytes(key_bytes) for _ in range(n_blocks)]
        plain = session.pair[0][: n_blocks * session.file.block_bytes]
        made = session.spec.encrypt(session.spec.round_keys(keys), range(n_blocks), plain)
        yield Call(grid, block, plain, n_blocks, b"".join(keys), made)


def _stream(
    session: Session, kernel: Kernel, shape: tuple[int, int], n_bytes: int, first: int
) -> Call:
    """A call of counter mode."""
    stream = session.stream(first, n_bytes)
    source = session.pair[0][:n_bytes] if kernel.adds_text else b""
    expected = xor(source, stream) if kernel.adds_text else stream
    keys, in_place = session.key_data(kernel.keys), n_bytes % 2 == 1
    in_place = in_place and kernel.adds_text
    return Call(*shape, source, n_bytes, keys, expected, counter=first, in_place=in_place)


def _lengths(session: Session, kernel: Kernel) -> Iterator[Call]:
    """Every number of bytes of a group, and around one and two iterations of all threads."""
    group = session.file.block_bytes * session.file.group_blocks
    grid, block = SHAPES[-1]
    once = grid * block * group
    yield _stream(session, kernel, SHAPES[-1], 2 * once + group - 1, 1)
    yield _stream(session, kernel, SHAPES[1], once, 1)
    for n_bytes in range(group + 2):
        yield _stream(session, kernel, session.shapes[n_bytes % 4 == 0], n_bytes, 1)


def _counters(session: Session, kernel: Kernel) -> Iterator[Call]:
    """Counters before each carry and the wrap."""
    bits = 8 * session.file.counter_bytes
    n_bytes = 66 * session.file.block_bytes * session.file.group_blocks
    for carry in range(8, bits + 1, 8):
        first = ((1 << carry) - 33) % (1 << bits)
        yield _stream(session, kernel, SHAPES[1], n_bytes, first)


def _nonces(session: Session, kernel: Kernel) -> Iterator[Call]:
    """A counter block for each block."""
    size, rk = session.file.block_bytes, session.key_data(kernel.keys)
    source, stream = session.pair
    for grid, block in session.shapes:
        for n_blocks in _counts(session, grid, block):
            n_bytes = n_blocks * size
            text, counters = source[-n_bytes:] if n_bytes else b"", source[:n_bytes]
            expected = xor(text, stream[:n_bytes])
            in_place = n_blocks % 2 == 1
            yield Call(grid, block, text, n_blocks, rk, expected, counters, in_place=in_place)
