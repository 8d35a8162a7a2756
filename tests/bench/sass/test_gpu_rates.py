"""The kernels of `scripts/gpu_rates` are the instructions that their names say."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / "scripts" / "gpu_rates"
LINE = re.compile(r"^(\S.*?) {2,}(.*)$")


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("ptxas", "nvdisasm")
def test_steps_are_what_they_are_called() -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--count"], capture_output=True, text=True, check=True
    )
    rows = [found.groups() for line in done.stdout.splitlines() if (found := LINE.match(line))]
    assert len(rows) > 8
    for name, made in rows:
        counted = Counter[str]()
        for number, opcode in re.findall(r"([\d.]+) ([\w.]+)", made):
            counted[opcode.split(".")[0]] += round(10 * float(number))
        for said in name.split(", "):
            number, _, base = said.rpartition(" ")
            assert counted[base.split(".")[0]] // 10 == int(number or 1), (name, made)
