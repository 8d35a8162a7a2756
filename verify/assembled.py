"""Whether ptxas takes the kernels of a file, and keeps all their values in registers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from verify.report import Finding, Status
from verify.toolchain.assemble import AssemblyError
from verify.toolchain.ptxas import ARCHITECTURES, assemble_ptx
from verify.toolchain.tools import MissingTool

BY_PTXAS = "ptxas: "
"""How findings begin."""


def check_assembled(text: str) -> Iterator[Finding]:
    """A finding for each architecture: what is refused and what is spilled has failed."""
    # Each call waits for a process of ptxas: threads run these side by side.
    with ThreadPoolExecutor(len(ARCHITECTURES)) as threads:
        yield from threads.map(partial(_assembled, text), ARCHITECTURES)


def _assembled(text: str, architecture: str) -> Finding:
    name = f"{BY_PTXAS}{architecture}, without spills"
    try:
        kernels = assemble_ptx(text, architecture).kernels
    except AssemblyError as error:
        return Finding(name, "failed", 0, str(error))
    except MissingTool as missing:
        return Finding(name, "not run", 0, str(missing))
    spilled = [kernel for kernel, taken in kernels.items() if taken.spills]
    said = f"{spilled[0]} spills" if spilled else ""
    status: Status = "failed" if spilled else "tested"
    return Finding(name, status, len(kernels), said, is_too_large=bool(spilled))
