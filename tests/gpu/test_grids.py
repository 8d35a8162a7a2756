"""Launches on a driver that interprets the text: right kernels hold, and guard bytes are kept."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from artifacts.generated_files import read_parts
from artifacts.origin import origin_of
from builds.checks import passed
from compiler.machine.load import load_target
from gpu.driver import Driver, GpuError
from gpu.grids import GUARD_BYTES, GpuGrid, OverwrittenError
from measurements.kernels import kernel_file_of
from measurements.native import headers_beside
from tests.gpu.fake_driver import FakeApi
from verify.grids.check import launched
from verify.grids.faults import LaunchError
from verify.grids.launch import Grid
from verify.grids.memory import Buffer
from verify.grids.session import Session
from verify.programs.reference import SpecCipher

FILE = Path(__file__).parents[2] / "generated" / "ptx" / "speck64_128.ptx"
(PART,) = read_parts(FILE)
PTX = load_target("ptx")


class InterpretingApi(FakeApi):
    """A driver whose memory is of this process, and whose kernels are interpreted.

    Args:
        stray: the offset from the output of a byte that each launch changes; None for none.
    """

    def __init__(self, stray: int | None = None) -> None:
        super().__init__()
        self.grid, self.stray = Grid(PART.text, PTX), stray
        self.sizes: dict[int, int] = {}

    def __getattr__(self, name: str) -> Any:
        own: Any = {
            "cuModuleGetFunction": lambda _module, symbol: symbol.decode(),
            "cuMemAlloc": self._keep,
            "cuMemcpyHtoD": ctypes.memmove,
            "cuMemcpyDtoH": lambda to, source, n: ctypes.memmove(to, source, n),
            "cuLaunchKernel": self._interpret,
        }.get(name)
        if own is None:
            return super().__getattr__(name)
        return lambda *arguments: (0, own(*arguments))

    def _keep(self, nbytes: int) -> int:
        address = self.allocate(nbytes)
        self.sizes[address + GUARD_BYTES] = nbytes - 2 * GUARD_BYTES
        return address

    def _interpret(self, symbol: str, grid: int, *words: Any) -> None:
        block, (values, _types) = words[2], words[7]
        names = self.grid.kernels[symbol].kernel.parameters
        given: Mapping[str, int | Buffer] = {
            name: self._buffer(value) if value in self.sizes else value
            for name, value in zip(names, values, strict=True)
        }
        places = dict(zip(names, values, strict=True))
        self.grid.launch(symbol, grid, block, self._merged(given, places))
        if self.stray is not None:
            ctypes.memset(values[0] + self.stray, 0x5A, 1)

    def _buffer(self, address: int) -> Buffer:
        octets = (ctypes.c_uint8 * self.sizes[address]).from_address(address)
        return Buffer("memory", np.frombuffer(memoryview(octets), np.uint8), "both", 16)

    def _merged(
        self, given: Mapping[str, int | Buffer], places: Mapping[str, int]
    ) -> Mapping[str, int | Buffer]:
        """One buffer for each address."""
        first = {address: given[name] for name, address in reversed(list(places.items()))}
        return {name: first[places[name]] for name in given}


def grid_of(api: FakeApi) -> GpuGrid:
    return GpuGrid(PART.text, PTX, Driver(api), "module")


@pytest.mark.slow
def test_launches_hold_as_they_do_without_a_gpu() -> None:
    cipher = origin_of(PART, FILE.parent).load()
    file = kernel_file_of(PART, headers_beside(FILE))
    session = Session(file, grid_of(InterpretingApi()), SpecCipher(cipher, "speck64_128"), 1)
    findings = tuple(launched(session))
    assert passed(findings), findings
    assert sum(each.cases for each in findings) > 60


@pytest.mark.parametrize("stray", [-1, 8, -GUARD_BYTES])
def test_a_byte_beside_the_output_is_found(stray: int) -> None:
    grid = grid_of(InterpretingApi(stray))
    symbol = PART.functions["ecb_encrypt"]
    names = tuple(grid.kernels[symbol].kernel.parameters)
    data = [Buffer("out", np.zeros(8, np.uint8), "write", 16)]
    data += [Buffer("in", np.arange(n, dtype=np.uint8), "read", 16) for n in (8, 108)]
    values: dict[str, int | Buffer] = {}
    values |= dict(zip(names, (data[0], data[1], 1, data[2]), strict=True))
    with pytest.raises(OverwrittenError, match=f"byte {stray} of `out` was written"):
        grid.launch(symbol, 1, 1, values)


def test_what_is_only_read_must_stay() -> None:
    grid = grid_of(InterpretingApi(0))
    symbol = PART.functions["ecb_encrypt"]
    names = tuple(grid.kernels[symbol].kernel.parameters)
    out = Buffer("out", np.zeros(8, np.uint8), "read", 16)
    values: dict[str, int | Buffer] = {}
    values |= dict(zip(names, (out, out, 0, out), strict=True))
    with pytest.raises(OverwrittenError, match="byte 0 of `out` was written"):
        grid.launch(symbol, 1, 1, values)


def test_an_unknown_kernel_is_refused() -> None:
    with pytest.raises(LaunchError, match="no kernel `other`"):
        grid_of(InterpretingApi()).launch("other", 1, 1, {})


def test_an_error_of_the_driver_is_told() -> None:
    with pytest.raises(GpuError):
        grid_of(FakeApi(refused=1))
