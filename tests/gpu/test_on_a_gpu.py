"""Every generated kernel holds on this machine's GPU."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.origin import origin_of
from builds.checks import passed
from gpu.check import check_on_gpu
from gpu.launches import launch_on_gpu

FILES = sorted((Path(__file__).parents[2] / "generated" / "ptx").glob("*.ptx"))


@pytest.mark.gpu
@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_kernels_hold(path: Path) -> None:
    (part,) = read_parts(path)
    cipher = origin_of(part, path.parent).load()
    findings = (*check_on_gpu(path, cipher), *launch_on_gpu(path, cipher))
    assert findings
    assert passed(findings), [each for each in findings if each.status != "tested"]
