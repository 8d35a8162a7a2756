"""Arguments of launches, and what is said where there is no driver or no package that calls it."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest

from gpu.driver import Driver, GpuError, NoGpuError, arguments_of, by_value, load_driver


class Result(int):
    """A result of the bindings."""

    name = "CUDA_ERROR_UNKNOWN"


def bindings(monkeypatch: pytest.MonkeyPatch, **functions: object) -> None:
    api = SimpleNamespace(**functions)
    monkeypatch.setattr("gpu.driver.import_bindings", lambda: api)
    monkeypatch.setattr("gpu.driver.has_library", lambda: True)


def test_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> object:
        raise ModuleNotFoundError

    monkeypatch.setattr("gpu.driver.import_bindings", refuse)
    monkeypatch.setattr("gpu.driver.has_library", lambda: True)
    with pytest.raises(NoGpuError, match="pip install 'lwcc-asm"):
        load_driver(0)


def test_no_driver_and_an_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(_: str) -> object:
        raise OSError

    with monkeypatch.context() as without:
        without.setattr("gpu.driver.ctypes.CDLL", find_nothing)
        with pytest.raises(NoGpuError, match="no CUDA driver"):
            load_driver(0)
    bindings(monkeypatch, cuDriverGetVersion=lambda: (Result(0), 11070))
    with pytest.raises(NoGpuError, match=r"it is for CUDA 11\.7, the kernels need 11\.8"):
        load_driver(11080)


def test_a_context_is_given_back_where_that_is_refused_once() -> None:
    results = [Result(999), Result(0)]
    api = SimpleNamespace(
        cuCtxPushCurrent=lambda _: (Result(0),), cuCtxPopCurrent=lambda: (results.pop(0), None)
    )
    with (
        pytest.raises(GpuError, match="refused cuCtxPopCurrent: CUDA_ERROR_UNKNOWN"),
        Driver(api).current(object()),
    ):
        pass
    assert not results


def test_arguments_have_the_types_of_their_values() -> None:
    key = by_value(bytearray(b"four"))
    values, types = arguments_of([1, key, ctypes.c_uint32(2)])
    assert values == (1, key, 2)
    assert types == (ctypes.c_uint64, None, ctypes.c_uint32), "four bytes of a key are no counter"
