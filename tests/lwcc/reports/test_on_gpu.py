"""Kernels on a GPU: what is printed, and what is said where there is none."""

from __future__ import annotations

import json

import pytest

from gpu.driver import NO_DRIVER, NoGpuError
from gpu.timing import KernelTime, MessageTime
from tests.export.cuda_stub import PTX
from tests.lwcc.terminal import lwcc, refused
from verify.report import Finding
from verify.toolchain.tools import TOOLS, MissingTool

KERNELS = PTX / "speck64_128.ptx"


def refuse(*_: object) -> None:
    raise NoGpuError(NO_DRIVER)


def test_without_a_driver_nothing_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lwcc.reports.on_gpu.check_on_gpu", refuse)
    monkeypatch.setattr("lwcc.reports.on_gpu.time_kernels", refuse)
    for verb in ("verify", "bench"):
        result = lwcc(verb, "--gpu", KERNELS)
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith("lwcc: not run: no CUDA driver")


@pytest.mark.parametrize(("status", "code"), [("tested", 0), ("failed", 1)])
def test_what_held_is_printed(monkeypatch: pytest.MonkeyPatch, status: str, code: int) -> None:
    finding = Finding("ECB on the GPU", status, 7)  # type: ignore[arg-type]
    monkeypatch.setattr("lwcc.reports.on_gpu.check_on_gpu", lambda *_: ())
    monkeypatch.setattr("lwcc.reports.on_gpu.launch_on_gpu", lambda *_: (finding,))
    result = lwcc("verify", "--gpu", KERNELS)
    assert result.exit_code == code
    assert f"ECB on the GPU: {status}, 7 cases" in result.stdout
    result = lwcc("verify", "--gpu", KERNELS, "--json")
    (findings,) = json.loads(result.stdout).values()
    assert findings[0]["status"] == status


TIME = KernelTime(
    "speck64_128.ptx",
    "ctr_keystream",
    "lwcc_speck64_128_ctr_keystream_ptx",
    *(1 << 25, 1 << 28, 1e-3, 1.5e9, 100, 2e12, 2e-3),
)
MESSAGE = MessageTime("speck64_128.ptx", 1024, 2.5e9, 3e9, 3e11)


def test_times_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    work = "lwcc.reports.on_gpu."
    monkeypatch.setattr(work + "time_kernels", lambda *_: [TIME])
    monkeypatch.setattr(work + "time_messages", lambda _: [MESSAGE])
    monkeypatch.setattr(work + "_limits", lambda _: {(TIME.file, TIME.symbol): 2.0})
    monkeypatch.setattr(work + "plain_kernels", lambda _: "")
    monkeypatch.setenv("COLUMNS", "250")
    result = lwcc("bench", "--gpu", KERNELS)
    assert result.exit_code == 0
    assert "300.000" in result.stdout
    cells = next(line for line in result.stdout.splitlines() if "ctr_keystream" in line).split("│")
    measured = ["268.4", "4.47", "2.00", "45%", "13%", "1500", "8.94", "2.00"]
    assert [cell.strip() for cell in cells[3:11]] == measured
    data = json.loads(lwcc("bench", "--gpu", KERNELS, "--json").stdout)
    assert data["messages"][0]["nbytes"] == 1024
    assert data["kernels"][0]["cycles_per_block"] == pytest.approx(4.47, abs=0.01)


@pytest.mark.needs_tool("ptxas", "nvdisasm")
def test_limits_are_of_the_units_of_integers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lwcc.reports.on_gpu.time_kernels", lambda *_: [TIME])
    monkeypatch.setattr("lwcc.reports.on_gpu.plain_kernels", lambda _: "")
    monkeypatch.setattr("lwcc.reports.on_gpu.time_messages", lambda _: [MESSAGE])
    data = json.loads(lwcc("bench", "--gpu", KERNELS, "--json").stdout)
    assert 1 < data["kernels"][0]["modelled_limit_cycles"] < 4


def test_without_tools_there_are_no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise MissingTool(next(tool for tool in TOOLS if tool.name == "ptxas"))

    work = "lwcc.reports.on_gpu."
    monkeypatch.setattr(work + "time_kernels", lambda *_: [TIME])
    monkeypatch.setattr(work + "time_messages", lambda _: [MESSAGE])
    monkeypatch.setattr(work + "plain_kernels", lambda _: "")
    monkeypatch.setattr(work + "counted_kernels", missing)
    result = lwcc("bench", "--gpu", KERNELS)
    assert (result.exit_code, "no limits: ptxas is missing" in result.stderr) == (0, True)


def test_only_kernels_are_run() -> None:
    other = PTX.parent / "aarch64_neon" / "pipo64_128.s"
    assert other.is_file()
    assert "name files for PTX" in refused("verify", "--gpu", other)
    assert "name files for PTX" in refused("bench", "--gpu", other)
