"""Finds the driver, the GPU and the package that kernels need, without `cuda-bindings`.

Source: CUDA Driver API Reference Manual 13.0: version and device management.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from gpu.driver import CAPABILITY, INSTALL_BINDINGS, INSTALL_DRIVER, LIBRARY


@dataclass(frozen=True)
class Presence:
    """A requirement for kernels on a GPU.

    Args:
        name: name of the requirement.
        version: the version found; empty if it is missing.
        purpose: its purpose.
        lacking: the remedy if it is missing; else empty.
    """

    name: str
    version: str
    purpose: str
    lacking: str


def gpu_presences() -> tuple[Presence, ...]:
    """The driver, the first GPU, and the Python package."""
    driver, device = _driver_and_device()
    try:
        bindings = version("cuda-bindings")
    except PackageNotFoundError:
        bindings = ""
    return (
        Presence("CUDA driver", driver, "runs kernels", "" if driver else INSTALL_DRIVER),
        Presence(
            "GPU",
            device,
            "its compute capability; kernels need 7.5",
            "" if device else "use a machine with a GPU of NVIDIA",
        ),
        Presence(
            "cuda-bindings",
            bindings,
            "encrypts NumPy and CuPy arrays on it",
            "" if bindings else INSTALL_BINDINGS,
        ),
    )


def _driver_and_device() -> tuple[str, str]:
    """The driver's version and the first GPU's compute capability; empty if there is none."""
    try:
        library = ctypes.CDLL(LIBRARY)
        found = ctypes.c_int()
        if library.cuDriverGetVersion(ctypes.byref(found)):
            return "", ""
        driver = f"{found.value // 1000}.{found.value % 1000 // 10}"
        device = ctypes.c_int()
        if library.cuInit(0) or library.cuDeviceGet(ctypes.byref(device), 0):
            return driver, ""
        numbers: list[str] = []
        for attribute in CAPABILITY:
            if library.cuDeviceGetAttribute(ctypes.byref(found), attribute, device):
                return driver, ""
            numbers.append(str(found.value))
    except (OSError, AttributeError):  # no such library, or one that lacks these functions
        return "", ""
    return driver, ".".join(numbers)
