"""Plain C in `reference/`, compiled by clang, to compare generated code with."""

from __future__ import annotations

import subprocess
from pathlib import Path

from verify.tools import find

FOLDER = Path(__file__).with_name("reference")
# x18 belongs to the platform (AAPCS64); clang takes it on Linux unless told.
OPTIONS = ("-O3", "-ffreestanding", "-ffixed-x18", "-fno-asynchronous-unwind-tables")


class CompilerError(Exception):
    """clang refused a file; the message is its own."""


def compile_c(cipher: str, triple: str = "aarch64") -> str:
    """The assembly that clang makes of `reference/<cipher>.c`.

    Raises:
        MissingTool: clang is not installed.
        CompilerError: it refused the file.
    """
    source = (FOLDER / f"{cipher}.c").read_text(encoding="utf-8")
    target = f"--target={triple}-linux-gnu"
    command = (*find("clang").command, target, *OPTIONS, "-S", "-x", "c", "-o", "-", "-")
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompilerError(done.stderr.strip())
    return done.stdout
