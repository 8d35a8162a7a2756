"""Times are of the lengths that a counter has blocks for, with transfers and without."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from artifacts.generated_files import read_parts, sizes_of
from compiler.machine.load import load_target
from gpu.clock import Clock
from gpu.driver import Driver, GpuError
from gpu.grids import GpuGrid
from gpu.timing import ROUNDS, Stopwatch, time_kernels, time_messages
from tests.gpu.fake_driver import FakeApi

FILE = Path(__file__).parents[2] / "generated" / "ptx" / "speck64_128.ptx"
(PART,) = read_parts(FILE)


class TickingApi(FakeApi):
    """A driver on which anything takes a millisecond, at 1.5 GHz."""

    def __init__(self) -> None:
        super().__init__()
        self.launched: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        own: Any = {
            "cuModuleGetFunction": lambda _module, symbol: symbol.decode(),
            "cuLaunchKernel": self._launch,
            "cuMemcpyHtoD": ctypes.memmove,
            "cuMemcpyDtoH": ctypes.memmove,
            "cuEventElapsedTime": lambda *_: 1.0,
        }.get(name)
        if own is None:
            return super().__getattr__(name)
        return lambda *arguments: (0, own(*arguments))

    def _launch(self, symbol: str, *words: Any) -> None:
        if symbol == "lwcc_clock":
            octets = (1_500_000).to_bytes(8, "little") + (1_000_000).to_bytes(8, "little")
            ctypes.memmove(words[8][0][0], octets, 16)
        else:
            self.launched.append((symbol, *words))


class OpenFile:
    """The kernels of a file on a driver."""

    part, sizes, n_multiprocessors = PART, sizes_of(PART), 2

    def __init__(self, _: object) -> None:
        self.api = TickingApi()
        self.driver = Driver(self.api)

    def __enter__(self) -> OpenFile:
        opened.append(self)
        return self

    def __exit__(self, *_: object) -> None:
        pass

    @contextmanager
    def grid(self) -> Iterator[GpuGrid]:
        yield GpuGrid(PART.text, load_target("ptx"), self.driver, "module")


opened: list[OpenFile] = []


def test_all_kernels_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gpu.timing.GpuCipher", OpenFile)
    monkeypatch.setattr("gpu.timing.LONG_BYTES", 1 << 20)
    monkeypatch.setattr("gpu.timing.SUSTAINED_SECONDS", 0.0)
    times = time_kernels(FILE)
    assert [each.kernel for each in times] == [
        *("ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys"),
        *("ctr_crypt", "ctr_keystream", "ctr_nonces"),
    ]
    first = times[0]
    assert (first.n_blocks, first.seconds, first.hertz) == (1 << 17, 1e-3, 1.5e9)
    assert first.cycles == pytest.approx(1e-3 * 1.5e9 * 2 / (1 << 17))
    assert (first.rate, first.copied) == ((1 << 20) / 1e-3, (1 << 20) / 1e-3)
    shapes = {words[0]: words[1:7] for words in opened[-1].api.launched}
    assert set(shapes) == {each.symbol for each in times}
    assert shapes[first.symbol] == (64, 1, 1, 256, 1, 1)


def test_plain_kernels_take_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gpu.timing.GpuCipher", OpenFile)
    monkeypatch.setattr("gpu.timing.LONG_BYTES", 1 << 20)
    monkeypatch.setattr("gpu.timing.SUSTAINED_SECONDS", 0.0)
    symbol = PART.functions["ctr_crypt"]
    times = time_kernels(FILE, f".visible .entry {symbol}(.param .u64 out)")
    assert {each.kernel for each in times if each.plain} == {"ctr_crypt"}
    launched = [words for words in opened[-1].api.launched if words[0] == symbol]
    amounts = {words[9][0][2] for words in launched}
    assert amounts == {1 << 20, 1 << 17}


def test_what_is_short_is_repeated() -> None:
    api = TickingApi()
    done: list[int] = []
    seconds, hertz = Stopwatch(Driver(api), Clock(Driver(api))).sustained(lambda: done.append(1))
    assert (seconds, hertz) == (1e-3 / 50, 1.5e9)
    assert len(done) == 101


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

    def copy(self, *_: Any) -> None:
        pass


def test_lengths_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[TimedCipher] = []

    def open_cipher(path: Path) -> TimedCipher:
        opened.append(TimedCipher(path))
        return opened[-1]

    monkeypatch.setattr("gpu.timing.GpuCipher", open_cipher)
    times = time_messages(Path("some.ptx"), (1 << 10, 1 << 18, 1 << 19))
    assert [(each.file, each.nbytes) for each in times] == [
        ("some.ptx", 1 << 10),
        ("some.ptx", 1 << 18),
    ]
    assert times[0].alone > 0
    assert times[1].alone == 0
    assert times[1].transferred > 0
    assert opened[0].n_calls == 3 * (ROUNDS + 1)
