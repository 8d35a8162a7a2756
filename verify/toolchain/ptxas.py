"""Assembles PTX to a cubin with NVIDIA's assembler, and reads its statistics of each kernel."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from verify.toolchain.assemble import AssemblyError
from verify.toolchain.tools import find

ARCHITECTURES = ("sm_75", "sm_80", "sm_90")
"""The architectures that files are assembled for, the oldest first."""
BEGIN = re.compile(r"Compiling entry function '(?P<name>[^']+)'")
COMPLAINT = re.compile(r"ptxas .*?, line (?P<line>\d+); error *: (?P<said>.*)")
FIGURES = {
    "registers": re.compile(r"Used (\d+) registers"),
    "stack": re.compile(r"(\d+) bytes stack frame"),
    "spill_stores": re.compile(r"(\d+) bytes spill stores"),
    "spill_loads": re.compile(r"(\d+) bytes spill loads"),
    "shared": re.compile(r"(\d+) bytes smem"),
    "constant": re.compile(r"(\d+) bytes cmem\[[1-9]\d*\]"),
}
"""The pattern of a line of `ptxas -v`, by the field of `Resources`."""


@dataclass(frozen=True)
class Resources:
    """The resources of a multiprocessor that a kernel takes, from `ptxas -v`.

    Args:
        registers: of 32 bits, of each thread.
        stack: bytes of local memory of each thread.
        spill_stores: bytes that are stored there because registers are short.
        spill_loads: bytes that are loaded again.
        shared: bytes of each thread block.
        constant: bytes of constant memory, beside the bank of the parameters.
    """

    registers: int = 0
    stack: int = 0
    spill_stores: int = 0
    spill_loads: int = 0
    shared: int = 0
    constant: int = 0

    @property
    def spills(self) -> bool:
        """Whether values leave the registers."""
        return self.spill_stores + self.spill_loads + self.stack > 0


@dataclass(frozen=True)
class Cubin:
    """An assembled file.

    Args:
        octets: the ELF file that the driver loads.
        architecture: what it is for, such as `sm_90`.
        kernels: what each kernel takes, by its name.
    """

    octets: bytes
    architecture: str
    kernels: Mapping[str, Resources]


def assemble_ptx(text: str, architecture: str) -> Cubin:
    """Assemble the text of one PTX file.

    Args:
        text: the PTX.
        architecture: a name of `ARCHITECTURES`, or another that ptxas knows.

    Raises:
        AssemblyError: ptxas refused it; the message has each line that it complains of.
        MissingTool: there is no ptxas.
    """
    found = find("ptxas")
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        source, output = Path(folder) / "file.ptx", Path(folder) / "file.cubin"
        source.write_text(text, encoding="utf-8")
        options = ("-v", f"-arch={architecture}", str(source), "-o", str(output))
        command = (*found.command, *options)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        said = done.stdout + done.stderr
        if done.returncode != 0:
            what = _complaints(said, text) or said.strip() or f"exit status {done.returncode}"
            raise AssemblyError(f"ptxas {found.version} refused the file:\n{what}")
        return Cubin(output.read_bytes(), architecture, _resources(said))


def _complaints(said: str, text: str) -> str:
    """Each line with an error of ptxas, and the message."""
    lines = text.splitlines()
    return "\n".join(
        f"line {number}: {match['said']}\n    {lines[number - 1].strip()}"
        for match in COMPLAINT.finditer(said)
        if 0 < (number := int(match["line"])) <= len(lines)
    )


def _resources(said: str) -> dict[str, Resources]:
    """The statistics of each kernel: the lines behind its name, up to the next one's."""
    _, *pieces = BEGIN.split(said)
    return {
        name: Resources(**{f: sum(map(int, p.findall(piece))) for f, p in FIGURES.items()})
        for name, piece in zip(pieces[::2], pieces[1::2], strict=True)
    }
