"""A value comes back as it was stored or not at all, whatever became of the folder."""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest

from runtime.disk_cache import DiskCache
from verify.toolchain.cache import cache_folder

KEY, OTHER = "ab" * 32, "cd" * 32


class Warnings(list[str]):
    """What a cache has warned of."""


@pytest.fixture
def warned() -> Warnings:
    return Warnings()


@pytest.fixture
def cache(tmp_path: Path, warned: Warnings) -> DiskCache:
    return DiskCache(tmp_path / "cache", warned.append)


def test_a_value_comes_back(cache: DiskCache, warned: Warnings) -> None:
    cache.write(KEY, b"value")
    cache.write(OTHER, b"")
    assert (cache.read(KEY), cache.read(OTHER)) == (b"value", b"")
    assert cache.size() == (2, 2 * 32 + 5)
    assert not warned


def test_nothing_is_there_at_first(cache: DiskCache, warned: Warnings) -> None:
    assert cache.read(KEY) is None
    assert cache.size() == (0, 0)
    assert not warned
    assert not cache.folder.exists()


@pytest.mark.parametrize(
    "damage",
    [
        lambda octets: octets[:-1],
        lambda octets: b"",
        lambda octets: octets + b"!",
        lambda octets: bytes([octets[0] ^ 1]) + octets[1:],
        lambda octets: octets[:40] + bytes([octets[40] ^ 0x80]) + octets[41:],
    ],
    ids=["cut", "empty", "longer", "its digest", "its value"],
)
def test_a_damaged_value_is_missing(
    damage: Callable[[bytes], bytes], cache: DiskCache, warned: Warnings
) -> None:
    cache.write(KEY, b"a value of some bytes")
    path = cache.folder / KEY
    path.write_bytes(damage(path.read_bytes()))
    assert cache.read(KEY) is None
    assert "is damaged" in warned[0]
    assert not path.exists()
    cache.write(KEY, b"again")
    assert cache.read(KEY) == b"again"


def test_a_value_under_another_key_is_missing(cache: DiskCache) -> None:
    cache.write(KEY, b"value")
    (cache.folder / KEY).rename(cache.folder / OTHER)
    assert cache.read(OTHER) is None


def test_what_was_used_last_stays(tmp_path: Path, warned: Warnings) -> None:
    cache = DiskCache(tmp_path, warned.append, most_bytes=400)
    keys = [f"{n:064x}" for n in range(4)]
    for age, key in enumerate(keys[:3]):
        cache.write(key, bytes(68))
        os.utime(tmp_path / key, (1000 + age, 1000 + age))
    assert cache.read(keys[0]) is not None
    cache.write(keys[3], bytes(168))
    assert [cache.read(key) is not None for key in keys] == [True, False, False, True]


def test_a_folder_of_others_is_not_used(cache: DiskCache, warned: Warnings) -> None:
    cache.write(KEY, b"value")
    cache.folder.chmod(0o777)
    assert cache.read(KEY) is None
    cache.write(OTHER, b"value")
    assert len(warned) == 1
    assert "others than you may write to" in warned[0]
    assert sorted(p.name for p in cache.folder.iterdir()) == [KEY]


def test_a_folder_that_cannot_be_is_a_warning(tmp_path: Path, warned: Warnings) -> None:
    (tmp_path / "file").write_text("")
    cache = DiskCache(tmp_path / "file" / "cache", warned.append)
    cache.write(KEY, b"value")
    assert cache.read(KEY) is None
    assert len(warned) == 1


def test_a_full_disk_leaves_nothing(
    cache: DiskCache, warned: Warnings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    cache.write(KEY, b"value")
    assert warned == ["the build cache is not used: [Errno 28] No space left on device"]
    assert not list(cache.folder.iterdir())


def test_several_write_one_value(cache: DiskCache, warned: Warnings) -> None:
    values = [bytes([n]) * 5000 for n in range(40)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda value: cache.write(KEY, value), values))
    assert cache.read(KEY) in values
    assert cache.size()[0] == 1
    assert not warned


def test_a_folder_that_is_only_read_is_a_warning(
    cache: DiskCache, warned: Warnings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has is taken all the same. `root` may write to any folder: the calls are refused."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.EROFS, "Read-only file system")

    cache.write(KEY, b"value")
    for call in ("mkdir", "open", "replace", "utime", "unlink"):
        monkeypatch.setattr(os, call, refuse if call != "open" else _only_read(os.open, refuse))
    cache.write(OTHER, b"value")
    assert cache.read(KEY) == b"value"
    assert cache.read(OTHER) is None
    assert warned == ["the build cache is not used: [Errno 30] Read-only file system"]


def _only_read(opened: Callable[..., int], refuse: Callable[..., NoReturn]) -> Callable[..., int]:
    """`os.open` that refuses to write."""

    def call(path: str, flags: int, *more: int, **others: int) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            refuse()
        return opened(path, flags, *more, **others)

    return call


def test_processes_write_one_value(cache: DiskCache, warned: Warnings) -> None:
    values = [bytes([n]) * 5000 for n in range(4)]

    def write(value: bytes) -> None:
        for _ in range(25):
            cache.write(KEY, value)
            assert cache.read(KEY) in values

    assert exit_codes(*(partial(write, value) for value in values)) == [0] * len(values)
    assert cache.read(KEY) in values
    assert cache.size()[0] == 1
    assert not warned


@pytest.mark.parametrize("moment", ["write", "replace"])
def test_a_process_that_is_killed_leaves_the_value_before(
    moment: str, cache: DiskCache, warned: Warnings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unfinished file is no value, and goes as the oldest values do."""
    cache.write(KEY, b"before")

    def killed() -> None:
        owner = Path if moment == "replace" else os
        name = "replace" if moment == "replace" else "fdopen"
        monkeypatch.setattr(owner, name, lambda *_: os.kill(os.getpid(), signal.SIGKILL))
        cache.write(KEY, b"behind")

    assert exit_codes(killed) == [-signal.SIGKILL]
    assert cache.read(KEY) == b"before"
    assert cache.size()[0] == 2
    cache.most_bytes = 100
    (unfinished,) = (path for path in cache.folder.iterdir() if path.name != KEY)
    os.utime(unfinished, (1000, 1000))
    cache.write(OTHER, bytes(90))
    assert not unfinished.exists()
    assert not warned


def exit_codes(*calls: Callable[[], None]) -> list[int | None]:
    """The exit codes of processes that make calls, once all have ended."""
    context = multiprocessing.get_context("fork")
    processes = [context.Process(target=call) for call in calls]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    return [process.exitcode for process in processes]


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"LWCC_CACHE": "/a/b", "XDG_CACHE_HOME": "/c"}, Path("/a/b")),
        ({"LWCC_CACHE": "", "XDG_CACHE_HOME": "/c"}, None),
        ({"XDG_CACHE_HOME": "/c"}, Path("/c/lwcc")),
        ({"XDG_CACHE_HOME": "not/absolute", "HOME": "/home/me"}, Path("/home/me/.cache/lwcc")),
        ({"HOME": "/home/me"}, Path("/home/me/.cache/lwcc")),
    ],
)
def test_where_it_is(
    variables: dict[str, str], folder: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LWCC_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert cache_folder() == folder
