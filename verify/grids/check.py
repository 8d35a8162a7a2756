"""Checks the kernels of a file on several grids, at every length, in tightly bounded memory.

No GPU is used. The expected results come from the cipher's text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from compiler.frontend.interface import KERNELS, Kernel
from compiler.module import Together, in_turn
from verify.check import xor
from verify.grids.faults import KernelTextError
from verify.grids.launch import Grid
from verify.grids.session import FIRST, SHAPES, Call, KernelFile, Session
from verify.programs.reference import SpecCipher
from verify.report import Finding, Report, run_cases

IN_GRIDS = "grid: "
"""The prefix of findings about kernels."""


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
        seen: the lines of the text that some thread ran.
    """

    findings: tuple[Finding, ...]
    seen: frozenset[int]


def _run_of(session: Session, kernel: Kernel, most_calls: int | None = None) -> _Run:
    """Run a kernel, for each check at most so many times."""
    findings: list[Finding] = []
    seen: set[int] = set()
    for name, calls in _checks(kernel):
        made = list(calls(session, kernel))
        cases = session.run(kernel, made[:: -(-len(made) // (most_calls or len(made)))], seen)
        findings.append(run_cases(f"{kernel.name}: {name}", cases))
    return _Run(tuple(findings), frozenset(seen))


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


def _unseen(grid: Grid, seen: frozenset[int]) -> Finding:
    """Whether all lines of all kernels have run."""
    lines = {step.statement.line for each in grid.kernels.values() for step in each.steps}
    missed = sorted(lines - seen)
    if not missed:
        return Finding("every line has run", "tested", len(lines))
    return Finding("every line has run", "failed", len(lines), f"no thread ran line {missed[0]}")


Calls = Callable[[Session, Kernel], Iterator[Call]]


def _ecb(session: Session, kernel: Kernel) -> Iterator[Call]:
    """Every number of blocks on every grid, in place and from one buffer to another."""
    size, rk = session.file.block_bytes, session.key_data(kernel.keys)
    source, expected = session.pair[::-1] if kernel.program == "ecb_decrypt" else session.pair
    for grid, block in session.shapes:
        for n_blocks in session.counts(grid, block):
            n_bytes, in_place = n_blocks * size, n_blocks % 2 == 1
            given = source[:n_bytes]
            yield Call(grid, block, given, n_blocks, rk, expected[:n_bytes], in_place=in_place)


def _keys(session: Session, kernel: Kernel) -> Iterator[Call]:
    """A key for each block."""
    key_bytes, drawn = session.file.key_bytes, session.drawn(kernel.name)
    for grid, block in session.shapes:
        n_blocks = session.counts(grid, block)[-1]
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
    yield _stream(session, kernel, SHAPES[-1], session.longest_streams[FIRST], FIRST)
    yield _stream(session, kernel, SHAPES[1], grid * block * group, FIRST)
    for n_bytes in range(group + 2):
        yield _stream(session, kernel, session.shapes[n_bytes % 4 == 0], n_bytes, FIRST)


def _counters(session: Session, kernel: Kernel) -> Iterator[Call]:
    """Counters before each carry and the wrap."""
    for first, n_bytes in session.longest_streams.items():
        if first != FIRST:
            yield _stream(session, kernel, SHAPES[1], n_bytes, first)


def _nonces(session: Session, kernel: Kernel) -> Iterator[Call]:
    """A counter block for each block."""
    size, rk = session.file.block_bytes, session.key_data(kernel.keys)
    source, stream = session.pair
    for grid, block in session.shapes:
        for n_blocks in session.counts(grid, block):
            n_bytes = n_blocks * size
            text, counters = source[-n_bytes:] if n_bytes else b"", source[:n_bytes]
            expected = xor(text, stream[:n_bytes])
            in_place = n_blocks % 2 == 1
            yield Call(grid, block, text, n_blocks, rk, expected, counters, in_place=in_place)
