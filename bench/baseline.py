"""C to compare generated code with, compiled by clang: plain C in `reference/`, or our own."""

from __future__ import annotations

import subprocess
from pathlib import Path

from verify.native.compiled import CompilerError
from verify.toolchain.tools import find

FOLDER = Path(__file__).with_name("reference")
FREESTANDING = Path(__file__).with_name("freestanding")
# x18 belongs to the platform (AAPCS64); clang uses it on Linux by default.
OPTIONS = ("-O3", "-ffreestanding", "-ffixed-x18", "-fno-asynchronous-unwind-tables")
# Not -ffreestanding: a copy of four bytes is to be a load there, too, not a call.
BARE = ("-O3", "-nostdlibinc", "-isystem", str(FREESTANDING))
MACHINES = {"riscv32": ("--target=riscv32-unknown-elf", "-march=rv32i", "-mabi=ilp32")}
"""clang's options for each triple that C is compiled for without an operating system."""


def plain_c(set_name: str) -> Path | None:
    """The file of plain C that encrypts with a set; None if there is none."""
    begin = f"void {set_name}_ecb_encrypt("
    files = sorted(FOLDER.glob("*.c"))
    return next((file for file in files if begin in file.read_text(encoding="utf-8")), None)


def compile_c(name: str, triple: str = "aarch64") -> str:
    """The assembly that clang makes of `reference/<name>.c`.

    Raises:
        MissingTool: clang is not installed.
        CompilerError: it refused the file.
    """
    source = (FOLDER / f"{name}.c").read_text(encoding="utf-8")
    return _compile(source, (f"--target={triple}-linux-gnu", *OPTIONS))


def compile_bare(text: str, triple: str, features: tuple[str, ...] = ()) -> str:
    """The assembly that clang makes of C for a machine without system and library.

    Args:
        text: C that needs no header beyond `stddef.h`, `stdint.h` and `string.h`.
        triple: LLVM's name of the target, one of `MACHINES`.
        features: required features of the machine, as LLVM spells them.

    Returns:
        A file that links alone: what clang calls by itself is in it.

    Raises:
        MissingTool: clang is not installed.
        CompilerError: it refused the file.
    """
    target, march, *others = MACHINES[triple]
    wanted = "_".join([march, *features])
    library = (FREESTANDING / "library.c").read_text(encoding="utf-8")
    return _compile(f"{text}\n{library}", (target, wanted, *others, *BARE))


def _compile(source: str, options: tuple[str, ...]) -> str:
    command = (*find("clang").command, *options, "-S", "-x", "c", "-o", "-", "-")
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompilerError(done.stderr.strip())
    return done.stdout
