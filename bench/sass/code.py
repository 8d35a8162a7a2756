"""Reads SASS: the instructions of each function of a cubin, as nvdisasm lists them."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.disassemble import DisassemblyError
from verify.toolchain.tools import find

INSTRUCTION_BYTES = 16
"""The size of an instruction from sm_70 on."""
ENDS = frozenset({"EXIT", "RET", "BRX", "JMX"})
"""Instructions without a successor in the same function, unless a predicate is false."""
JUMPS = frozenset({"BRA", "JMP"})
NUMBER = re.compile(r"0x([0-9a-f]+)")


@dataclass(frozen=True)
class SassInstruction:
    """One instruction.

    Args:
        address: in bytes from the start of the function.
        opcode: with its modifiers, such as `IMAD.WIDE.U32`.
        operands: as they are written, without blanks.
        predicate: as it is written, such as `@!P0`; empty where it always runs.
    """

    address: int
    opcode: str
    operands: str = ""
    predicate: str = ""

    @property
    def base(self) -> str:
        """The opcode without modifiers."""
        return self.opcode.split(".")[0]

    @property
    def modifiers(self) -> tuple[str, ...]:
        """The modifiers of the opcode."""
        return tuple(self.opcode.split(".")[1:])

    @property
    def target(self) -> int | None:
        """Where a branch goes to, None for all other instructions."""
        found = NUMBER.findall(self.operands) if self.base in JUMPS else []
        return int(found[-1], 16) if found else None

    @property
    def goes_on(self) -> bool:
        """Whether the next instruction may follow."""
        return bool(self.predicate) or self.base not in ENDS | JUMPS

    def __str__(self) -> str:
        return " ".join(part for part in (self.predicate, self.opcode, self.operands) if part)


def sass_of(cubin: bytes) -> Mapping[str, tuple[SassInstruction, ...]]:
    """The instructions of each function of a cubin, by its name.

    Raises:
        DisassemblyError: the bytes are no cubin that nvdisasm knows.
        MissingTool: there is no nvdisasm.
    """
    found = find("nvdisasm")
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        file = Path(folder) / "file.cubin"
        file.write_bytes(cubin)
        command = (*found.command, "-json", str(file))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DisassemblyError(f"nvdisasm {found.version}: {(done.stdout + done.stderr).strip()}")
    _, functions = json.loads(done.stdout)
    return {f["function-name"]: _instructions(f["sass-instructions"]) for f in functions}


def _instructions(listed: list[dict[str, Any]]) -> tuple[SassInstruction, ...]:
    return tuple(
        SassInstruction(
            place * INSTRUCTION_BYTES,
            each["opcode"],
            each.get("operands", ""),
            each.get("predicate", ""),
        )
        for place, each in enumerate(listed)
    )
