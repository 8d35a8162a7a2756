"""Plain C in `reference/`, compiled by clang, to compare generated code with."""

from __future__ import annotations

import subprocess
from pathlib import Path

from verify.compiled import CompilerError
from verify.tools import find

FOLDER = Path(__file__).with_name("reference")
# x18 belongs to the platform (AAPCS64); clang takes it on Linux unless told.
OPTIONS = ("-O3", "-ffreestanding", "-ffixed-x18", "-fno-asynchronous-unwind-tables")


def plain_c(set_name: str) -> Path | None:
    """The file of plain C that encrypts with a set; None where there is none."""
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
    target = f"--target={triple}-linux-gnu"
    command = (*find("clang").command, target, *OPTIONS, "-S", "-x", "c", "-o", "-", "-")
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompilerError(done.stderr.strip())
    return done.stdout
