"""Launches are named after the GPU; without one nothing is launched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import read_parts
from artifacts.origin import origin_of
from compiler.machine.load import load_target
from gpu.launches import launch_on_gpu
from verify.grids.launch import Grid

FILE = Path(__file__).parents[2] / "generated" / "ptx" / "speck64_128.ptx"
(PART,) = read_parts(FILE)


class OnGrid:
    """The interpreter of grids in the place of a GPU."""

    part, set_name = PART, "speck64_128"

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> OnGrid:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    @contextmanager
    def grid(self) -> Iterator[Any]:
        yield Grid(PART.text, load_target("ptx"))


@pytest.mark.slow
def test_findings_name_the_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gpu.launches.GpuCipher", OnGrid)
    findings = launch_on_gpu(FILE, origin_of(PART, FILE.parent).load())
    assert {each.status for each in findings} == {"tested"}
    assert findings[0].name == "ecb_encrypt: lengths on the GPU"
    assert {each.name.split(":")[0] for each in findings} >= {"ctr_keystream", "ctr_nonces"}
