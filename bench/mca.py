"""Cycles of a loop by llvm-mca, the newest that is installed."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass

from verify.toolchain.tools import Found, find

MOST_INSTRUCTIONS = 60_000
"""The most simulated instructions; long loops get fewer iterations."""
FEWEST_ITERATIONS = 8


@dataclass(frozen=True)
class LoopCycles:
    """The figures of a core's model for a loop.

    Args:
        core: the model.
        cycles: of one iteration, once the first iterations are over.
        uops: micro-operations of one iteration.
        n_bytes: how many bytes of the message an iteration processes.
        tool: program and version.
    """

    core: str
    cycles: float
    uops: float
    n_bytes: int
    tool: str

    @property
    def cycles_per_byte(self) -> float:
        """Cycles for each byte of the message."""
        return self.cycles / self.n_bytes


class UnknownCoreError(ValueError):
    """The installed llvm-mca has no model of that name."""


def loop_cycles(
    lines: Sequence[str],
    n_bytes: int,
    core: str,
    features: Sequence[str] = (),
    triple: str = "aarch64",
    iterations: int = 100,
) -> LoopCycles:
    """Let llvm-mca run the lines of a loop again and again.

    Loads hit the first cache, and no load waits for a store; branches are taken to be foreseen.

    Args:
        lines: the executed instructions of one iteration, in order.
        n_bytes: how many bytes of the message they process.
        core: the model, as LLVM calls it.
        features: required features of the machine, as LLVM spells them.
        triple: LLVM's name of the target.
        iterations: how many are counted, fewer where the loop is long.

    Raises:
        MissingTool: llvm-mca is not installed.
        UnknownCoreError: it has no model of the core.
    """
    found = find("llvm-mca")
    counted = max(FEWEST_ITERATIONS, min(iterations, MOST_INSTRUCTIONS // len(lines)))
    options = _options(core, features, triple)
    text = "".join(f"{line}\n" for line in lines)
    # The first iterations fill the pipeline; the difference of two runs is without them.
    start, uops_start = _run(found, options, text, counted // 2)
    end, uops_end = _run(found, options, text, counted // 2 + counted)
    cycles, uops = (end - start) / counted, (uops_end - uops_start) / counted
    return LoopCycles(core, cycles, uops, n_bytes, f"llvm-mca {found.version}")


def cycles_of_a_run(
    lines: Sequence[str], core: str, features: Sequence[str] = (), triple: str = "aarch64"
) -> int:
    """Cycles of the lines once, from an empty pipeline to the last result; as `loop_cycles`.

    Raises:
        MissingTool: llvm-mca is not installed.
        UnknownCoreError: it has no model of the core.
    """
    text = "".join(f"{line}\n" for line in lines)
    return _run(find("llvm-mca"), _options(core, features, triple), text, 1)[0]


def _options(core: str, features: Sequence[str], triple: str) -> list[str]:
    return [f"-mtriple={triple}", f"-mcpu={core}", *(f"-mattr=+{name}" for name in features)]


def _run(found: Found, options: Sequence[str], text: str, iterations: int) -> tuple[int, int]:
    """Cycles and micro-operations of a number of iterations."""
    command = (*found.command, *options, "-json", f"-iterations={iterations}")
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if "is not a recognized processor" in done.stderr or "unable to find" in done.stderr:
        raise UnknownCoreError(f"llvm-mca {found.version} has no model of {options[1][6:]}")
    done.check_returncode()
    summary = json.loads(done.stdout)["CodeRegions"][0]["SummaryView"]
    return summary["TotalCycles"], summary["TotaluOps"]
