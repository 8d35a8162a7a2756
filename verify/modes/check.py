"""Checks files of modes on this machine, with each compiler and optimisation level."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from dsl.modes.tree import Function
from verify.emulation.faults import Mismatch
from verify.emulation.memory import Argument, Buffer, Place
from verify.modes.answers import difference, words_of
from verify.modes.entries import entries_text, packed_lengths
from verify.modes.model import Answer, Request
from verify.modes.requests import Case
from verify.native.check import MEMCHECK, MOST_SECONDS, NativeMachine, builds_for
from verify.native.compiled import (
    DRIVER,
    FUNCTIONS,
    Build,
    CFile,
    CompilerError,
    Program,
    Workshop,
    has_valgrind,
)
from verify.report import Finding, Report, run_cases
from verify.toolchain.tools import MissingTool, find

ENTRIES = "entries.h"
PLACES: tuple[Place, ...] = ("end", "start", 1)
"""The places of buffers: at either end of their pages, and at an odd address."""


@dataclass(frozen=True)
class ModeFile:
    """A file of a mode and its properties.

    Args:
        name: name of the file.
        text: its text.
        header: text of its C header.
        entries: the entries of the mode.
        symbols: the symbol of each entry, by name.
        state_bytes: size of the state.
        numbers: the offsets of the numbers in the state, in bytes.
    """

    name: str
    text: str
    header: str
    entries: tuple[Function, ...]
    symbols: dict[str, str]
    state_bytes: int
    numbers: tuple[int, ...]

    @property
    def plain(self) -> CFile:
        """The file for a workshop, which compiles it."""
        headers = {Path(self.name).with_suffix(".h").name: self.header}
        return CFile(
            name=self.name,
            text=self.text,
            headers=headers,
            functions={},
            block_bytes=1,
            key_bytes=0,
            rk_bytes=0,
            ctx_bytes=0,
            group_blocks=1,
        )


class _Workshop(Workshop):
    """Compiles a file of a mode, with the driver that calls its entries."""

    def _define(self, most_seconds: int) -> tuple[str, ...]:
        timing = ["-DTIMING"] if has_valgrind() else []
        headers = [word for header in self.file.headers for word in ("-include", header)]
        limit = f"-DMOST_SECONDS={most_seconds}"
        return (*headers, f'-DBARE="{ENTRIES}"', *timing, limit, "-c", DRIVER.name)


@dataclass(frozen=True)
class Cases:
    """The test cases of a file.

    Args:
        known: known answers.
        lengths: requests of all lengths.
        refused: requests that must be refused.
    """

    known: tuple[Case, ...]
    lengths: tuple[Case, ...]
    refused: tuple[Case, ...]

    def of(self, entries: Sequence[str]) -> Cases:
        """The cases of some entries."""
        groups = (self.known, self.lengths, self.refused)
        return Cases(*(tuple(c for c in g if c.request.entry in entries) for g in groups))


def check_mode(file: ModeFile, cases: Cases, builds: Sequence[Build] = ()) -> Report:
    """Compile and run a file with each build.

    Args:
        file: the file.
        cases: the test cases.
        builds: compilers and options; empty for all.

    Returns:
        A finding for each check and build; a missing tool is a finding, too.
    """
    findings: list[Finding] = []
    plain = file.plain
    with tempfile.TemporaryDirectory(prefix="lwcc") as name:
        workshop = _Workshop(plain, Path(name), MOST_SECONDS)
        header = entries_text(file.entries, file.symbols, file.state_bytes, file.numbers)
        (workshop.folder / ENTRIES).write_text(header, encoding="utf-8")
        with ThreadPoolExecutor(1) as pool:
            chosen = builds or builds_for(plain)
            waiting = [(build, pool.submit(_compiled, workshop, build)) for build in chosen]
            for build, made in waiting:
                for finding in _check_build(file, workshop, build, made.result(), cases):
                    findings.append(_named(build, finding))
    return Report(tuple(findings))


def _compiled(workshop: Workshop, build: Build) -> Program | Finding:
    """The compiled program, or the finding that there is none."""
    try:
        program = workshop.program(build)
        workshop.read_as_cxx(build)
    except MissingTool as missing:
        return Finding("compiles alone, without a warning", "not run", 0, str(missing))
    except CompilerError as problem:
        return Finding("compiles alone, without a warning", "failed", 0, str(problem))
    return program


def _named(build: Build, finding: Finding) -> Finding:
    name = f"{build.name}: {finding.name}"
    return Finding(name, finding.status, finding.cases, finding.detail)


def _check_build(
    file: ModeFile, workshop: Workshop, build: Build, made: Program | Finding, cases: Cases
) -> Iterator[Finding]:
    """The findings for one build."""
    if isinstance(made, Finding):
        yield made
        return
    alone = _stands_alone(file, made, build.is_sanitized)
    yield run_cases("compiles alone, without a warning", alone)
    functions = dict(zip(FUNCTIONS, file.symbols.values(), strict=False))
    log = workshop.folder / "errors.txt"
    with NativeMachine((str(made.path),), functions, log) as machine:
        caller = _Caller(file, machine)
        yield run_cases("vectors of the mode", caller.run(cases.known, PLACES[:1]))
        lengths = caller.run(cases.lengths, PLACES)
        yield run_cases("requests of all lengths, placements", lengths)
        yield run_cases("refusals, placements", caller.run(cases.refused, PLACES[:2]))
    if not build.is_sanitized:
        yield _timing(file, workshop, made, cases)


def _stands_alone(file: ModeFile, program: Program, is_sanitized: bool) -> Iterator[object]:
    """Check that an object has no undefined symbols or data, and exports the entries only."""
    yield "compiled"
    if is_sanitized:  # it needs the sanitizers' library, and keeps their data
        return
    if program.needs:
        raise Mismatch(f"{file.name} needs {', '.join(program.needs)}")
    extra = sorted(set(program.exports) - set(file.symbols.values()))
    if extra:
        raise Mismatch(f"{file.name} gives {', '.join(extra)} to other files")
    if program.writable:
        raise Mismatch(f"{file.name} keeps data in {', '.join(program.writable)}")


def _timing(file: ModeFile, workshop: Workshop, made: Program, cases: Cases) -> Finding:
    """Run with memcheck, with all buffers secret except the numbers in the state."""
    name = "entries: timing, memcheck"
    try:
        command = (*find("valgrind").command, *MEMCHECK, str(made.path))
    except MissingTool as missing:
        return Finding(name, "not run", 0, str(missing))
    functions = dict(zip(FUNCTIONS, file.symbols.values(), strict=False))
    log = workshop.folder / f"memcheck_{made.path.name}.txt"
    with NativeMachine(command, functions, log) as machine:
        return run_cases(name, _Caller(file, machine).silent(cases.lengths[::7]))


class _Caller:
    """Calls the entries of a file."""

    def __init__(self, file: ModeFile, machine: NativeMachine) -> None:
        self.file, self.machine = file, machine
        self.entries = {entry.name: entry for entry in file.entries}

    def run(self, cases: Sequence[Case], places: Sequence[Place]) -> Iterator[object]:
        """Compare the answers of calls with the expected ones.

        Raises:
            Mismatch: an answer differs.
        """
        for case in cases:
            for place in places:
                found = self._call(case.request, place)
                if problem := difference(case, found):
                    raise Mismatch(f"{words_of(case.request)}: {problem}")
                yield case

    def silent(self, cases: Sequence[Case]) -> Iterator[object]:
        """Check that branches and addresses of calls do not depend on secret bytes.

        Raises:
            Mismatch: one does.
        """
        for case in cases:
            symbol = self.file.symbols[case.request.entry]
            leaks = self.machine.leaks(symbol, *self._arguments(case.request, "end"))
            if leaks:
                raise Mismatch(f"{words_of(case.request)} branches on a secret ({leaks} times)")
            yield case

    def _call(self, request: Request, place: Place) -> Answer:
        arguments = self._arguments(request, place)
        result = self.machine.call(self.file.symbols[request.entry], *arguments)
        state = arguments[0]
        assert isinstance(state, Buffer), "the state comes first"
        outputs = [a for a in arguments[1:] if isinstance(a, Buffer) and a.writable]
        held = result.contents[state]
        output = result.contents[outputs[0]] if outputs else b""
        return Answer(held[-1], output, held[:-1])

    def _arguments(self, request: Request, place: Place) -> list[Argument]:
        """The arguments of the driver: state, output, inputs, and all lengths in one word."""
        inputs = [None if not data else Buffer(data, place=place) for data in request.inputs]
        lengths = [request.claimed.get(i, len(d)) for i, d in enumerate(request.inputs)]
        state = Buffer(request.state + b"\xa5", writable=True, place=place)
        arguments: list[Argument] = [state]
        if any(p.is_out for p in self.entries[request.entry].parameters):
            output = Buffer(b"\x5a" * request.n_bytes, writable=True, place=place)
            arguments.append(output if request.n_bytes else 0)
            lengths.insert(0, request.n_bytes)
        arguments += [0 if buffer is None else buffer for buffer in inputs]
        return [*arguments, packed_lengths(lengths)]
