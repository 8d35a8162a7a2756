"""From instruction words back to text, by LLVM's own disassembler."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import replace

from verify.toolchain.tools import MissingTool, find


class DisassemblyError(Exception):
    """Bytes are no instructions of the machine."""


def disassemble(
    instructions: Sequence[bytes],
    features: Sequence[str] = (),
    triple: str = "",
    short: bool = True,
) -> tuple[str, ...]:
    """The text of instructions, one after another; a branch shows its distance as a number.

    Args:
        instructions: the bytes of each.
        features: required features of the machine, as LLVM spells them.
        triple: LLVM's name of the target.
        short: write `mv a0, a1` rather than what the manual lists.

    Raises:
        MissingTool: llvm-mc is not installed; the `ziglang` wheel has no disassembler.
        DisassemblyError: an instruction is not known.
    """
    if not instructions:
        return ()
    found = find("llvm-mc")
    if found.is_wheel:
        raise MissingTool(replace(found.tool, wheel=()))
    form = () if short else ("-M", "no-aliases")
    options = ("-disassemble", f"-triple={triple}", *(f"-mattr=+{name}" for name in features))
    text = "".join(" ".join(f"{byte:#04x}" for byte in each) + "\n" for each in instructions)
    command = (*found.command, *options, *form)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    written = tuple(line for line in lines if line and not line.startswith("."))
    if done.returncode or len(written) != len(instructions):
        said = done.stderr.strip() or f"{len(written)} of {len(instructions)} were understood"
        raise DisassemblyError(f"llvm-mc {found.version}: {said}")
    return written
