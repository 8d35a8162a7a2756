"""What a machine has of all that a GPU needs."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from gpu.presence import gpu_presences


def give(value: int) -> Any:
    """A function of the driver that writes a number."""

    def write(place: Any, *_: object) -> int:
        place._obj.value = value
        return 0

    return write


def versions(monkeypatch: pytest.MonkeyPatch, library: object) -> list[str]:
    def load(_: str) -> object:
        if library is None:
            raise OSError
        return library

    monkeypatch.setattr(ctypes, "CDLL", load)
    return [each.version for each in gpu_presences()][:2]


def test_a_driver_with_and_without_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"cuDriverGetVersion": give(12080), "cuInit": lambda _: 0, "cuDeviceGet": give(0)}
    whole = SimpleNamespace(**found, cuDeviceGetAttribute=give(9))
    assert versions(monkeypatch, whole) == ["12.8", "9.9"]
    without = SimpleNamespace(**{**found, "cuInit": lambda _: 100})
    assert versions(monkeypatch, without) == ["12.8", ""]
    assert versions(monkeypatch, SimpleNamespace()) == ["", ""]


def test_no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    assert versions(monkeypatch, None) == ["", ""]
    driver, gpu, _ = gpu_presences()
    assert driver.lacking == "install NVIDIA's driver"
    assert gpu.lacking
