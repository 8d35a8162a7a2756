"""What may be encrypted, and what not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gpu.buffers import device_array, host_bytes, is_on_device, refuse_overlap
from gpu.driver import GpuError


class Array:
    """An array of the device."""

    def __init__(self, **changed: object) -> None:
        said = {"shape": (4, 3), "typestr": "<u4", "data": (0x1000, False), "version": 3}
        self.__cuda_array_interface__: dict[str, Any] = {**said, **changed}


def test_bytes_of_the_host() -> None:
    words = np.arange(4, dtype=np.uint32)
    view = host_bytes(words.reshape(2, 2))
    view[0] = 7
    assert (words[0], len(view), host_bytes(b"").size) == (7, 16, 0)
    assert not host_bytes(b"constant").flags.writeable
    with pytest.raises(GpuError, match="int is no buffer of bytes"):
        host_bytes(17)
    with pytest.raises(GpuError, match="not contiguous"):
        host_bytes(words[::2])


def test_arrays_of_the_device() -> None:
    assert is_on_device(Array())
    assert not is_on_device(np.empty(1))
    found = device_array(Array(strides=(12, 4), stream=2))
    assert (found.address, found.nbytes, found.is_readonly, found.stream) == (0x1000, 48, False, 2)
    assert device_array(Array(stream=1)).stream is None
    with pytest.raises(GpuError, match="not contiguous"):
        device_array(Array(strides=(24, 4)))
    with pytest.raises(GpuError, match="no multiple of 16"):
        device_array(Array(data=(0x1008, False)))


@pytest.mark.parametrize(("out", "source"), [(0, 0), (0, 16), (16, 0)])
def test_buffers_apart_or_the_same(out: int, source: int) -> None:
    refuse_overlap(out, source, 16)


@pytest.mark.parametrize(("out", "source"), [(1, 0), (0, 15)])
def test_buffers_that_overlap(out: int, source: int) -> None:
    with pytest.raises(GpuError, match="overlap"):
        refuse_overlap(out, source, 16)
