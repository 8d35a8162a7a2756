"""Launches every kernel of a file on this machine's GPU as the checks without a GPU do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dsl.cipher import Cipher
from gpu.cipher import GpuCipher
from measurements.kernels import kernel_file_of
from measurements.native import headers_beside
from verify.grids.check import launched
from verify.grids.session import Session
from verify.programs.reference import SpecCipher
from verify.report import Finding

SEED = 21


def launch_on_gpu(path: Path, cipher: Cipher) -> tuple[Finding, ...]:
    """Compare all kernels with the cipher's text, on several grids and between guard bytes.

    Args:
        path: path of a generated file for PTX.
        cipher: the cipher of the file.

    Raises:
        NoGpuError: there is no GPU that runs it.
        GpuError: the driver returns an error.
    """
    with GpuCipher(path) as gpu, gpu.grid() as grid:
        file = kernel_file_of(gpu.part, headers_beside(path))
        session = Session(file, grid, SpecCipher(cipher, gpu.set_name), SEED)
        return tuple(replace(each, name=f"{each.name} on the GPU") for each in launched(session))
