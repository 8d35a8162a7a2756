"""Kernels on a GPU: what is printed, and what is said where there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gpu.driver import NO_DRIVER, NoGpuError
from gpu.timing import GpuTime
from tests.export.cuda_stub import PTX
from tests.lwcc.terminal import lwcc, refused
from verify.report import Finding

KERNELS = PTX / "speck64_128.ptx"


def refuse(*_: object) -> None:
    raise NoGpuError(NO_DRIVER)


def test_without_a_driver_nothing_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lwcc.reports.on_gpu.check_on_gpu", refuse)
    monkeypatch.setattr("lwcc.reports.on_gpu.time_on_gpu", refuse)
    for verb in ("verify", "bench"):
        result = lwcc(verb, "--gpu", KERNELS)
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith("lwcc: not run: no CUDA driver")


@pytest.mark.parametrize(("status", "code"), [("tested", 0), ("failed", 1)])
def test_what_held_is_printed(monkeypatch: pytest.MonkeyPatch, status: str, code: int) -> None:
    finding = Finding("ECB on the GPU", status, 7)  # type: ignore[arg-type]
    monkeypatch.setattr("lwcc.reports.on_gpu.check_on_gpu", lambda *_: (finding,))
    result = lwcc("verify", "--gpu", KERNELS)
    assert result.exit_code == code
    assert f"ECB on the GPU: {status}, 7 lengths" in result.stdout
    result = lwcc("verify", "--gpu", KERNELS, "--json")
    (findings,) = json.loads(result.stdout).values()
    assert findings[0]["status"] == status


def test_times_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    time = GpuTime("speck64_128.ptx", 1024, 2.5e9, 3e11)
    monkeypatch.setattr("lwcc.reports.on_gpu.time_on_gpu", lambda _: [time])
    result = lwcc("bench", "--gpu", KERNELS)
    assert result.exit_code == 0
    assert "300.000" in result.stdout
    assert json.loads(lwcc("bench", "--gpu", KERNELS, "--json").stdout)[0]["nbytes"] == 1024


def test_only_kernels_are_run(compiled: Path) -> None:
    (other,) = compiled.glob("*.s")
    assert "name files for PTX" in refused("verify", "--gpu", other)
    assert "name files for PTX" in refused("bench", "--gpu", other)
