"""Plain CUDA C beside kernels is of C that computes a block at a time."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lwcc.reports.kernels import plain_kernels
from tests.export.cuda_stub import PTX


def test_c_of_several_blocks_has_no_plain_kernel(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "lwcc.reports.kernels.generated_c", lambda part, lanes: SimpleNamespace(group_blocks=4)
    )
    assert plain_kernels(PTX / "speck64_128.ptx") == ""
    assert "it computes 4 blocks at a time, and a thread has one" in capsys.readouterr().err
