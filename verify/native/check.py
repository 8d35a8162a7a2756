"""Checks generated C on this machine, with every compiler setting and every arrangement.

The cases are those of emulated code. Compiled code cannot be checked for preserved registers or for
data left on the stack. Instead, sanitizers search undefined behaviour, and memcheck checks the
timing, with every secret marked as uninitialised.

Source of the timing check: Langley, ctgrind, 2010.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import IO

from compiler.frontend.interface import Function
from verify.check import Session, Vectors, run_all
from verify.emulation.faults import MachineFault, Mismatch
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer, Word32
from verify.native.compiled import (
    BUILDS,
    FUNCTIONS,
    SANITIZED,
    Build,
    CFile,
    CompilerError,
    Program,
    Workshop,
    can_sanitize,
)
from verify.report import Finding, Report, run_cases
from verify.subject import Caller, Reference
from verify.timing import public_calls, secret_arguments
from verify.toolchain.tools import MissingTool, find

MOST_SECONDS = 60
"""The time limit of a call, also under memcheck; a longer one counts as endless."""
MEMCHECK = ("--quiet", "--error-limit=no", "--num-callers=2", "--undef-value-errors=yes")
CHANGED = "changes its caller's frame on the stack"
FINE, FAULT, ENDLESS, STRAY, REGISTER, STACK = range(6)
_HEAD = struct.Struct("=QQQq")
_LEAK = re.compile(
    r"(Conditional jump|Use of uninitialised)[^\n]*\n==\d+==\s+(?:at|by) 0x[0-9A-F]+: ([^\n]*)"
)


class NativeMachine:
    """Calls functions of a program in a separate process, which may crash.

    Args:
        command: the program, and what it runs under.
        functions: the symbol of each function that the program holds.
        log: what the process writes errors to.
        kept: the registers that the driver looks at after a call, in its order.
    """

    def __init__(
        self,
        command: Sequence[str],
        functions: Mapping[Function, str],
        log: Path,
        kept: Sequence[str] = (),
    ) -> None:
        self._command, self._log, self._kept = tuple(command), log, kept
        self._numbers = {symbol: FUNCTIONS.index(role) for role, symbol in functions.items()}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> NativeMachine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def call(self, symbol: str, *args: Argument) -> Result:
        """Call a function.

        Args:
            symbol: its name.
            args: in the order of its prototype; a `Buffer` stands for its address.

        Raises:
            MachineFault: it broke a rule.
            KeyError: the program has no such function.
        """
        return self._exchange(symbol, args, secret=False)[0]

    def leaks(self, symbol: str, *args: Argument) -> int:
        """How many branches and addresses of a call depend on its buffers; needs memcheck."""
        return self._exchange(symbol, args, secret=True)[1]

    def _exchange(self, symbol: str, args: Sequence[Argument], secret: bool) -> tuple[Result, int]:
        """Send a request, and read the outputs of the function and the number of leaks."""
        buffers = list(dict.fromkeys(arg for arg in args if isinstance(arg, Buffer)))
        head = struct.pack("=4Q", self._numbers[symbol], secret, len(buffers), len(args))
        request = [head, *map(_buffer, buffers), *(_argument(arg, buffers) for arg in args)]
        process = self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(b"".join(request))
            process.stdin.flush()
            status, leaks, number, offset = _HEAD.unpack(self._read(process.stdout, _HEAD.size))
            if status != FINE:
                raise self._fault(symbol, status, buffers, number, offset)
            n_words = 8 * len(buffers)
            addresses = struct.unpack(f"={len(buffers)}Q", self._read(process.stdout, n_words))
            contents = {b: self._contents(process.stdout, b) for b in buffers}
        except (EOFError, BrokenPipeError):
            raise self._death(symbol) from None
        return Result(contents, dict(zip(buffers, addresses, strict=True))), leaks

    def _contents(self, stream: IO[bytes], buffer: Buffer) -> bytes:
        """The contents of a buffer; one that cannot be written is not sent."""
        return self._read(stream, len(buffer.data)) if buffer.writable else buffer.data

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            with self._log.open("wb") as log:
                self._process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
                )
        return self._process

    def _read(self, stream: IO[bytes], n_bytes: int) -> bytes:
        data = stream.read(n_bytes)
        if len(data) < n_bytes:
            raise EOFError
        return data

    def _stop(self) -> int:
        """End the process; returns its exit status."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.communicate()
        return process.returncode

    def _fault(
        self, symbol: str, status: int, buffers: Sequence[Buffer], number: int, offset: int
    ) -> MachineFault:
        """The fault that the driver reported before it ended."""
        self._stop()
        if status == ENDLESS:
            return MachineFault("endless", f"{symbol} does not return within {MOST_SECONDS} s")
        if status == REGISTER:
            return MachineFault("register", f"{symbol} does not restore {self._kept[offset]}")
        if status == STACK:
            left = f"leaves a word on the stack, at entry sp - {offset}"
            return MachineFault("stack", f"{symbol} {left if offset > 0 else CHANGED}")
        if number >= len(buffers):
            message = f"{symbol}: access at {offset & 0xFFFF_FFFF_FFFF_FFFF:#x}"
            return MachineFault("trap", message, address=offset)
        buffer = buffers[number]
        right = "writable" if buffer.writable else "read-only"
        where = f"offset {offset} of {right} buffer {number} of {len(buffer.data)} bytes"
        if status == STRAY:
            return MachineFault("outside", f"{symbol} wrote {where}")
        return MachineFault("trap", f"{symbol}: access to {where}")

    def _death(self, symbol: str) -> MachineFault:
        """The fault for a process that ended without a report."""
        code = self._stop()
        said = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        telling = [line for line in said if "runtime error:" in line or "ERROR:" in line]
        why = (telling or said or [f"the process ended with {code}"])[0]
        return MachineFault("trap", f"{symbol}: {re.sub(r'==[0-9]+==', '', why).strip()}")


def check_native(
    file: CFile,
    reference: Reference,
    vectors: Vectors | None = None,
    timing: bool = True,
    builds: Sequence[Build] = (),
    seed: int = 1,
) -> Report:
    """Compile and run a file's functions in every way, in every arrangement, at every length.

    Args:
        file: the file.
        reference: encrypts blocks by the cipher's own description.
        vectors: known answers of the set.
        timing: whether its time is to depend on nothing secret; not so with tables.
        builds: the ways to compile it; those of `builds_for` without.
        seed: of keys and data.

    Returns:
        A finding for each check and build; where a tool is missing, the finding says so.
    """
    # All builds are asked the same, so that the reference computes each answer once.
    remembered = lru_cache(maxsize=None)(reference)
    findings: list[Finding] = []
    with tempfile.TemporaryDirectory(prefix="lwcc") as name:
        workshop = Workshop(file, Path(name), MOST_SECONDS)
        for build, compiled in _in_parallel(workshop, builds or builds_for(file), timing):
            found = _check_build(workshop, build, compiled, remembered, vectors or {}, seed)
            findings += [_named(build, finding) for finding in found]
    return Report(tuple(findings))


@dataclass(frozen=True)
class _Compiled:
    """The checks of a file as compiled code, and memcheck's finding on its timing."""

    program: Program
    timing: tuple[Finding, ...]


def _in_parallel(
    workshop: Workshop, builds: Sequence[Build], timing: bool
) -> Iterator[tuple[Build, Future[_Compiled]]]:
    """Each build with its program; the compilers work side by side, and beside the calls."""

    def compiled(build: Build) -> _Compiled:
        program = workshop.program(build)
        workshop.read_as_cxx(build)
        is_timed = timing and not build.is_sanitized
        return _Compiled(program, tuple(_check_timing(workshop, program)) if is_timed else ())

    with ExitStack() as stack:
        compilers = dict.fromkeys(build.compiler for build in builds)
        pools = {name: stack.enter_context(ThreadPoolExecutor(1)) for name in compilers}
        yield from [(build, pools[build.compiler].submit(compiled, build)) for build in builds]


OF_LARGE = {
    200_000: ("gcc -O0", "gcc -O2", "clang -O0", "clang -O1"),
    1_000_000: ("gcc -O1", "clang -O1"),
}
"""For sources of at least so many bytes, the remaining builds: vectorizers take most of the
time."""


def builds_for(file: CFile) -> tuple[Build, ...]:
    """The builds of a file: all, but for a large one, one or two levels of each compiler."""
    reached = [size for size in OF_LARGE if len(file.text) >= size]
    if not reached:
        return all_builds()
    return tuple(build for build in BUILDS if build.name in OF_LARGE[max(reached)])


def all_builds() -> tuple[Build, ...]:
    """Each compiler at each level, and the sanitizers of the first compiler that has them."""
    sanitized = [build for build in SANITIZED if can_sanitize(build.compiler)]
    return (*BUILDS, *(sanitized or SANITIZED)[:1])


def _named(build: Build, finding: Finding) -> Finding:
    """A finding with the build in its name."""
    name = f"{build.name}: {finding.name}"
    return Finding(name, finding.status, finding.cases, finding.detail)


def _check_build(
    workshop: Workshop,
    build: Build,
    compiled: Future[_Compiled],
    reference: Reference,
    vectors: Vectors,
    seed: int,
) -> Iterator[Finding]:
    """All checks of one build of a file."""
    compiles = "compiles alone, without a warning"
    try:
        made = compiled.result()
    except MissingTool as missing:
        yield Finding(compiles, "not run", 0, str(missing))
        return
    except CompilerError as error:
        yield Finding(compiles, "failed", 0, str(error))
        return
    if build.is_sanitized:  # it needs the sanitizers' library, and keeps their data
        yield Finding(compiles, "tested", 1)
    else:
        yield run_cases(compiles, _stands_alone(workshop.file, made.program))
    log = workshop.folder / "errors.txt"
    with NativeMachine((str(made.program.path),), workshop.file.functions, log) as machine:
        caller = Caller(workshop.file, machine)
        yield from run_all(Session(caller, caller, reference, seed), vectors)
    yield from made.timing


def _stands_alone(file: CFile, program: Program) -> Iterator[object]:
    """Whether the object needs no symbols, exports only its functions, and has no writable data."""
    if program.needs:
        raise Mismatch(f"{file.name} needs {', '.join(program.needs)}")
    yield "needs"
    extra = sorted(set(program.exports) - set(file.functions.values()))
    if extra:
        raise Mismatch(f"{file.name} gives {', '.join(extra)} to other files")
    yield "exports"
    if program.writable:
        raise Mismatch(f"{file.name} keeps data in {', '.join(program.writable)}")
    yield "writable"


def _check_timing(workshop: Workshop, program: Program) -> Iterator[Finding]:
    """Each function under memcheck, all its buffers secret."""
    functions = workshop.file.functions
    try:
        memcheck = (*find("valgrind").command, *MEMCHECK, str(program.path))
    except MissingTool as missing:
        yield from (
            Finding(f"{f}: timing, memcheck", "not run", 0, str(missing)) for f in functions
        )
        return
    log = workshop.folder / f"memcheck_{program.path.name}.txt"
    with NativeMachine(memcheck, functions, log) as machine:
        for function in functions:
            cases = _silent(workshop.file, function, machine, log)
            yield run_cases(f"{function}: timing, memcheck", cases)


def _silent(file: CFile, function: Function, machine: NativeMachine, log: Path) -> Iterator[object]:
    """Calls that reach every loop and tail, none of which may show a secret."""
    symbol = file.functions[function]
    for call in public_calls(file):
        if call[0] != function:
            continue
        leaks = machine.leaks(symbol, *secret_arguments(file, call, seed=1))
        if leaks:
            raise Mismatch(f"{symbol}: {_where(log)} ({leaks} times in a call)")
        yield call


def _where(log: Path) -> str:
    """The last message of memcheck."""
    found = _LEAK.findall(log.read_text(encoding="utf-8", errors="replace"))
    if not found:
        return "something depends on a secret"
    kind, place = found[-1]
    what = "branches on" if kind == "Conditional jump" else "addresses memory by"
    return f"{what} a secret in {place}"


def _buffer(buffer: Buffer) -> bytes:
    """A buffer of a request."""
    from_end = buffer.place == "end"
    offset = buffer.place if isinstance(buffer.place, int) else 0
    head = (buffer.writable, from_end, offset, buffer.align, len(buffer.data))
    return struct.pack("=5Q", *head) + buffer.data


def _argument(argument: Argument, buffers: Sequence[Buffer]) -> bytes:
    """An argument of a request."""
    if isinstance(argument, Buffer):
        return struct.pack("=2Q", 1, buffers.index(argument))
    value = argument.value & 0xFFFF_FFFF if isinstance(argument, Word32) else argument
    return struct.pack("=2Q", 0, value)
