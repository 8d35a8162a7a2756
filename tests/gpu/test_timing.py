"""Times are of the lengths that a counter has blocks for, with transfers and without."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from gpu.driver import GpuError
from gpu.timing import ROUNDS, time_on_gpu


class TimedCipher:
    """A cipher whose device has a KiB."""

    sizes: ClassVar = {"block": 4, "key": 8, "nonce": 2}

    def __init__(self, _: object) -> None:
        self.n_calls = 0

    def __enter__(self) -> TimedCipher:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    @contextmanager
    def counter_mode(self, *_: object) -> Iterator[object]:
        yield object()

    @contextmanager
    def device_memory(self, nbytes: int) -> Iterator[object]:
        if nbytes > 1024:
            raise GpuError("too little")
        yield object()

    def ctr_crypt(self, *_: Any) -> None:
        self.n_calls += 1


def test_lengths_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[TimedCipher] = []

    def open_cipher(path: Path) -> TimedCipher:
        opened.append(TimedCipher(path))
        return opened[-1]

    monkeypatch.setattr("gpu.timing.GpuCipher", open_cipher)
    times = time_on_gpu(Path("some.ptx"), (1 << 10, 1 << 18, 1 << 19))
    assert [(each.file, each.nbytes) for each in times] == [
        ("some.ptx", 1 << 10),
        ("some.ptx", 1 << 18),
    ]
    assert times[0].alone > 0
    assert times[1].alone == 0
    assert times[1].transferred > 0
    assert opened[0].n_calls == 3 * (ROUNDS + 1)
