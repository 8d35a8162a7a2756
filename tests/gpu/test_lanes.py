"""A lane encrypts a part, and forgets the key on both sides even where that is refused once."""

from __future__ import annotations

import ctypes
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gpu.driver import Driver, GpuError
from gpu.keys import Secret
from gpu.lanes import Kernel, Lane, make_lane
from tests.gpu.fake_driver import OWN, FakeApi

KERNEL = Kernel(None, counts=True, block_bytes=8, group_bytes=8, n_multiprocessors=1)
KEY_OFFSET, KEY_BYTES = 256, 4


def lane_of(api: FakeApi, held: ExitStack) -> Lane:
    return make_lane(Driver(api), held, KEY_OFFSET, KEY_BYTES)


def secret() -> Secret:
    return Secret(bytearray(b"\x05key"), is_context=True)


def key_on_device(lane: Lane) -> bytes:
    return ctypes.string_at(lane.memory + KEY_OFFSET, KEY_BYTES)


def test_a_part_and_the_key() -> None:
    api, held = FakeApi(), ExitStack()
    lane, to = lane_of(api, held), np.zeros(20, np.uint8)
    text = np.arange(20, dtype=np.uint8)
    lane.start(KERNEL, secret(), text, to, 7)
    assert not to.any()
    assert key_on_device(lane) == b"\x05key"
    lane.finish()
    assert (to == text + 12).all()
    lane.wipe()
    assert not any(key_on_device(lane))
    assert not lane.pinned[KEY_OFFSET:].any()
    held.close()
    assert api.names[-3:] == ["cuStreamDestroy", "cuMemFree", "cuMemFreeHost"]


@pytest.mark.parametrize("refused", [1, 2])
def test_a_wipe_that_is_refused_once(refused: int) -> None:
    api = FakeApi()
    lane = lane_of(api, ExitStack())
    lane.send_key(KERNEL, secret())
    api.refused = len(api.names) + refused
    with pytest.raises(GpuError, match="refused cu"):
        lane.wipe()
    assert not any(key_on_device(lane))
    assert not lane.pinned[KEY_OFFSET:].any()


def test_grids_have_threads_for_all_groups_and_no_more_than_are_of_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shapes: list[int] = []
    monkeypatch.setitem(OWN, "cuLaunchKernel", lambda _, __, grid, *___: shapes.append(grid))
    for nbytes in (1, 8 * 256, 8 * 256 + 1, 1 << 30):
        KERNEL.launch(Driver(FakeApi()), None, (16, 16, 16), nbytes, 0)
    assert shapes == [1, 1, 2, 32]


def test_a_key_that_is_passed_by_value_is_on_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setitem(OWN, "cuLaunchKernel", lambda _, *words: given.append(words[9]))
    api, own = FakeApi(), secret()
    lane, to = lane_of(api, ExitStack()), np.zeros(20, np.uint8)
    lane.start(replace(KERNEL, passes_keys=True), own, to, to, 7)
    [(values, types)] = given
    assert (len(values), types[3:]) == (5, (None, ctypes.c_uint32))
    own.wipe()
    assert not any(bytes(values[3])), "the key is passed where it is"
    assert not any(key_on_device(lane))
    lane.wipe()
    assert "cuMemsetD8Async" not in api.names
