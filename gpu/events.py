"""Times work in a stream with the driver's events, which the device itself takes."""

from __future__ import annotations

from collections.abc import Callable

from gpu.driver import Driver


def seconds_in_stream(driver: Driver, stream: object, work: Callable[[], None]) -> float:
    """How long the device is busy with what a call queues in a stream.

    Args:
        driver: the driver, with a context that is current.
        stream: handle of the stream.
        work: queues in it.

    Raises:
        GpuError: the driver returned an error; the events are destroyed.
    """
    begin = driver("cuEventCreate", 0)
    try:
        end = driver("cuEventCreate", 0)
        try:
            driver("cuEventRecord", begin, stream)
            work()
            driver("cuEventRecord", end, stream)
            driver("cuEventSynchronize", end)
            return float(driver("cuEventElapsedTime", begin, end)) / 1000
        finally:
            driver("cuEventDestroy", end)
    finally:
        driver("cuEventDestroy", begin)
