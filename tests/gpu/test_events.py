"""Events are taken around what is queued, and are given back whatever happens."""

from __future__ import annotations

import pytest

from gpu.driver import Driver, GpuError
from gpu.events import seconds_in_stream
from tests.gpu.fake_driver import FakeApi

CALLS = ["Create", "Create", "Record", "Record", "Synchronize", "ElapsedTime", "Destroy", "Destroy"]


class TimedApi(FakeApi):
    """Each stretch between events takes 250 milliseconds."""

    def cuEventElapsedTime(self, *_: object) -> tuple[int, float]:
        self.names.append("cuEventElapsedTime")
        return 0, 250.0


def test_seconds() -> None:
    api, done = TimedApi(), list[int]()
    assert seconds_in_stream(Driver(api), 7, lambda: done.append(len(api.names))) == 0.25
    assert api.names == [f"cuEvent{name}" for name in CALLS]
    assert done == [3]


@pytest.mark.parametrize("refused", range(1, 6))
def test_events_are_given_back(refused: int) -> None:
    api = TimedApi(refused)
    with pytest.raises(GpuError):
        seconds_in_stream(Driver(api), 7, lambda: None)
    made = api.names.count("cuEventCreate") - (refused <= 2)
    assert api.names.count("cuEventDestroy") == made
