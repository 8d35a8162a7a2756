"""The cores' figures against what the installed llvm-mca prints for every instruction."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from typing import Any

import pytest

from compiler.machine.core import Core
from compiler.machine.isa import Instruction
from targets.aarch64_neon.cost import CORES
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS
from verify.toolchain.tools import find

SAME_SINCE = {
    "apple-a10": 14,
    "apple-m1": 14,
    "cortex-a55": 19,
    "cortex-a72": 14,
    "neoverse-n1": 19,
}
"""The first LLVM release looked at whose model has exactly the table's figures."""
LOOKED_AT = 19
UNFORESEEN_SHARE = 0.1


def line(instruction: Instruction) -> str:
    """A line of assembly with the instruction, its registers all different."""
    numbers = enumerate(instruction.views.items(), start=1)
    operands: dict[str, str | int] = {n: f"{VIEWS[v]}{i}" for i, (n, v) in numbers if v}
    # An offset or amount of 0 is another instruction in some models.
    operands |= {n: max(first, step) for n, (first, _, step) in instruction.bounds.items()}
    return instruction.render({"t": "target", **operands})


def measure(core: Core) -> list[Mapping[str, Any]]:
    """What llvm-mca says of each instruction alone, in the order of the table."""
    regions = "".join(
        f"# LLVM-MCA-BEGIN r{n}\n{line(instruction)}\n# LLVM-MCA-END r{n}\n"
        for n, instruction in enumerate(INSTRUCTIONS.values())
    )
    options = (
        "-mtriple=aarch64",
        f"-mcpu={core.name}",
        "-mattr=+sha3,+aes",
        "-json",
        "-iterations=1",
    )
    command = (*find("llvm-mca").command, *options)
    done = subprocess.run(command, input=regions, capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)["CodeRegions"]
    return [region["InstructionInfoView"]["InstructionList"][0] for region in said]


def cycles_each(core: Core, instruction: Instruction) -> float:
    """Cycles between two of an instruction where nothing but its ports binds."""
    ports = core.costs[instruction.cost].ports
    return max(held / core.ports[kind] for kind, held in ports.items())


@pytest.mark.slow
@pytest.mark.parametrize("core", CORES.values(), ids=CORES)
def test_figures_are_those_of_llvm_mca(core: Core) -> None:
    release = int(find("llvm-mca").version.split(".")[0])
    if release < SAME_SINCE[core.name]:
        pytest.skip(f"{core.source}: llvm-mca {release} has an older model")
    wrong: list[str] = []
    for instruction, said in zip(INSTRUCTIONS.values(), measure(core), strict=True):
        cost = core.costs[instruction.cost]
        ours = (cost.latency, cost.uops, round(cycles_each(core, instruction), 2))
        theirs = (said["Latency"], said["NumMicroOpcodes"], round(said["RThroughput"], 2))
        if ours != theirs:
            wrong.append(f"{instruction.name}: {ours}, llvm-mca has {theirs}")
    allowed = 0 if release <= LOOKED_AT else round(UNFORESEEN_SHARE * len(INSTRUCTIONS))
    assert len(wrong) <= allowed, "\n".join(wrong)


@pytest.mark.parametrize("core", CORES.values(), ids=CORES)
def test_every_class_has_a_cost_and_every_port_units(core: Core) -> None:
    assert set(core.costs) == {instruction.cost for instruction in INSTRUCTIONS.values()}
    kinds = {kind for cost in core.costs.values() for kind in cost.ports}
    assert kinds == set(core.ports)
