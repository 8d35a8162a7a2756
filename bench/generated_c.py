"""Models C that lwcc generated on the cores of a machine with vectors, as clang compiles it."""

from __future__ import annotations

import subprocess
from dataclasses import replace

from bench.baseline import FREESTANDING
from bench.kernels import Bench, measure_subject
from bench.measure import Measured
from compiler.frontend.interface import BLOCK_FUNCTIONS
from verify.native.compiled import CFile, CompilerError
from verify.subject import Subject
from verify.toolchain.tools import find

# x18 belongs to the platform (AAPCS64); clang uses it on Linux by default.
OPTIONS = ("-O3", "-nostdlibinc", "-ffixed-x18", "-fno-asynchronous-unwind-tables", "-S")
# Constants are then read by one instruction, whose address needs no relocation operator.
NEAR = "-mcmodel=tiny"


def measure_c(file: CFile, subject: Subject, bench: Bench) -> tuple[Measured, ...]:
    """The figures of the block functions of generated C, compiled by clang in this run.

    Args:
        file: the C.
        subject: a generated file of the same set, for the machine.
        bench: cores and rows.

    Raises:
        CompilerError: clang refused it.
        NoSteadyLoopError: a function has no loop over blocks.
        MissingTool: clang, the assembler, the linker or llvm-mca is not installed.
    """
    compiled = replace(
        subject,
        text=_compiled(file.text, subject.machine.triple),
        functions={role: s for role, s in file.functions.items() if role in BLOCK_FUNCTIONS},
        rk_bytes=file.rk_bytes,
        ctx_bytes=file.ctx_bytes,
        group_blocks=file.group_blocks,
    )
    return measure_subject(f"{file.name}, clang -O3", compiled, bench)


def _compiled(text: str, triple: str) -> str:
    """The assembly of generated C by clang, including functions that clang calls implicitly."""
    library = (FREESTANDING / "library.c").read_text(encoding="utf-8")
    machine = (f"--target={triple}-linux-gnu", NEAR, "-isystem", str(FREESTANDING))
    command = (*find("clang").command, *machine, *OPTIONS, "-x", "c", "-o", "-", "-")
    text = f"{text}\n{library}"
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompilerError(done.stderr.strip())
    return done.stdout
