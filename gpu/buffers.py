"""The data of calls: bytes and NumPy arrays of the host, and arrays of the device."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gpu.driver import GpuError

ALIGN_BYTES = 16
"""The alignment of device pointers."""
LEGACY_STREAM = 1
"""The number of the default stream, for which the streams of lanes wait."""


@dataclass(frozen=True)
class DeviceArray:
    """An array in the memory of the device.

    Args:
        address: address of its first byte.
        nbytes: its length.
        is_readonly: whether it must not be written.
        stream: the stream to wait for before use; None if there is none.

    Source: CUDA Array Interface, version 3.
    """

    address: int
    nbytes: int
    is_readonly: bool
    stream: int | None


@dataclass(frozen=True)
class DeviceMemory:
    """Memory of the device with the interface of CuPy's arrays.

    Args:
        address: address of its first byte.
        nbytes: its length.
    """

    address: int
    nbytes: int

    @property
    def __cuda_array_interface__(self) -> Mapping[str, Any]:
        """An array of writable bytes, with no stream to wait for."""
        data = (self.address, False)
        return {"shape": (self.nbytes,), "typestr": "|u1", "data": data, "version": 3}


def is_on_device(data: object) -> bool:
    """Whether an array has the CUDA array interface, as CuPy's arrays have."""
    return hasattr(data, "__cuda_array_interface__")


def device_array(data: Any) -> DeviceArray:
    """The address and properties of an array with the CUDA array interface.

    Raises:
        GpuError: it is not contiguous, or its address is no multiple of 16.
    """
    said: Mapping[str, Any] = data.__cuda_array_interface__
    item_bytes = int(said["typestr"][2:])
    steps = [item_bytes * prod(said["shape"][n + 1 :]) for n in range(len(said["shape"]))]
    if said.get("strides") not in (None, tuple(steps)):
        raise GpuError("an array is not contiguous")
    address, is_readonly = said["data"]
    if address % ALIGN_BYTES:
        raise GpuError(f"a device pointer is no multiple of {ALIGN_BYTES}")
    nbytes = item_bytes * prod(said["shape"])
    stream = said.get("stream")
    return DeviceArray(address, nbytes, is_readonly, None if stream == LEGACY_STREAM else stream)


def host_bytes(data: object) -> NDArray[np.uint8]:
    """The bytes of a buffer of the host, without a copy.

    Raises:
        GpuError: it is no buffer, or is not contiguous.
    """
    try:
        view = memoryview(data)  # type: ignore[arg-type]
    except TypeError as problem:
        raise GpuError(f"{type(data).__name__} is no buffer of bytes") from problem
    if not view.c_contiguous:
        raise GpuError("an array is not contiguous")
    if not view.nbytes:
        return np.empty(0, np.uint8)
    return np.frombuffer(view.cast("B"), np.uint8)


def refuse_overlap(out: int, source: int, nbytes: int) -> None:
    """Refuse buffers that overlap, unless they are the same; arguments are addresses and length.

    Raises:
        GpuError: the buffers overlap and differ.
    """
    if out != source and abs(out - source) < nbytes:
        raise GpuError("the buffers overlap, and are not the same")
