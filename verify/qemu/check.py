"""The whole machine check of a file that Unicorn cannot run, with QEMU's processor below it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

from compiler.machine.isa import Instruction
from targets.machine import Processor
from verify.check import Session, Vectors, assembled, run_all
from verify.emulation.taint import Decode
from verify.native.compiled import CompilerError
from verify.qemu.processor import GUESTS, QemuProgram, qemu_program
from verify.qemu.trace import Read, record_in_qemu
from verify.report import Finding, Report
from verify.subject import Caller, Reference, Subject
from verify.timing import check_timing
from verify.toolchain.assemble import AssemblyError, Image

PREFIX = "qemu: "
"""The prefix of findings that come from QEMU."""


def needs_qemu(machine: Processor, features: tuple[str, ...]) -> bool:
    """Whether code for a machine with some features does not run in Unicorn."""
    return bool(machine.not_emulated & set(features))


def check_in_qemu(
    subject: Subject,
    reference: Reference,
    vectors: Vectors | None = None,
    decode: Decode | None = None,
    seed: int = 1,
) -> Report:
    """Assemble, link and run a file's functions in every arrangement and at every length.

    Args:
        subject: the file.
        reference: encrypts blocks by the cipher's own description.
        vectors: known answers of the set.
        decode: finds the row of a line of assembly, for the timing taint.
        seed: of keys and data.

    Returns:
        A finding for each check; those of calls say in their names that QEMU ran them.

    Raises:
        MissingTool: QEMU, clang, the assembler or the linker is not installed.
    """
    image, findings = assembled(subject)
    if image is None:
        return Report(findings)
    if subject.machine.triple not in GUESTS:
        why = f"there is no driver for QEMU on {subject.machine.triple}"
        return Report((*findings, Finding(f"{PREFIX}calls", "not run", 0, why)))
    try:
        found = tuple(_called(subject, image, reference, vectors or {}, decode, seed))
    except (AssemblyError, CompilerError) as error:
        found = (Finding("program", "failed", 0, str(error)),)
    named = (replace(finding, name=PREFIX + finding.name) for finding in found)
    return Report((*findings, *named))


def _called(
    subject: Subject,
    image: Image,
    reference: Reference,
    vectors: Vectors,
    decode: Decode | None,
    seed: int,
) -> Iterator[Finding]:
    machine = subject.machine
    with qemu_program(machine, image, subject.features, subject.functions) as program:
        with program.start() as running:
            caller = Caller(subject, running)
            yield from run_all(Session(caller, caller, reference, seed), vectors)
        yield from _timing(subject, image, program, decode)


def _timing(
    subject: Subject, image: Image, program: QemuProgram, decode: Decode | None
) -> Iterator[Finding]:
    """The timing of each function; without rows there are no addresses to look at."""
    if decode is None:
        yield Finding("timing", "not run", 0, "no table of instructions was given")
        return
    read = _reader(subject, image, decode)
    recorder = partial(record_in_qemu, program, subject.machine, image, read)
    yield from check_timing(subject, image, decode, recorder)


def _reader(subject: Subject, image: Image, decode: Decode) -> Read:
    """Finds the instruction at an address by its line in the file."""
    lines = subject.text.splitlines()

    @cache
    def read(pc: int) -> tuple[Instruction, dict[str, str]] | None:
        line = lines[image.lines[pc] - 1] if pc in image.lines else ""
        return decode(line.rpartition(":")[2].strip())

    return read
