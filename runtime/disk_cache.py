"""A cache on disk: values by a digest of all their inputs, in the user's cache folder.

A value is stored with its own digest, written beside its place and then moved there: several
processes may write one, and a process may be killed at any time. What is damaged counts as missing.
Nothing here fails a run: a folder that cannot be used is a warning, once.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

MOST_BYTES = 512 << 20
"""The most bytes of a cache; the values not used for the longest time are removed first."""
KEPT = 0.75
"""The share that stays when something has to go."""
_DIGEST_BYTES = hashlib.sha256().digest_size
_UNFINISHED = ".new"


@dataclass
class DiskCache:
    """A folder of values.

    Args:
        folder: it is made when something is stored; others than the user may not write to it.
        warn: is told once why the folder cannot be used.
        most_bytes: the size limit of all values together.
    """

    folder: Path
    warn: Callable[[str], None]
    most_bytes: int = MOST_BYTES
    _has_warned: bool = field(default=False, init=False)

    def read(self, key: str) -> bytes | None:
        """The value of a key; None if it is missing or damaged.

        Args:
            key: in hexadecimal.
        """
        path = self.folder / key
        try:
            self._check()
            stored = path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as problem:
            self._warn(problem)
            return None
        digest, value = stored[:_DIGEST_BYTES], stored[_DIGEST_BYTES:]
        if digest != _digest_of(key, value):
            with suppress(OSError):
                path.unlink()
            self._warn(f"{path} is damaged")
            return None
        with suppress(OSError):
            os.utime(path)  # the time of its last use, by which old values go
        return value

    def write(self, key: str, value: bytes) -> None:
        """Store the value of a key, in hexadecimal."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._check()
            self._store(key, _digest_of(key, value) + value)
            self._shrink()
        except OSError as problem:
            self._warn(problem)

    def size(self) -> tuple[int, int]:
        """How many values there are, and how many bytes they take."""
        sizes = [size for _, size, _ in self._files()]
        return len(sizes), sum(sizes)

    def _store(self, key: str, stored: bytes) -> None:
        """Write a temporary file in the same folder, then rename it."""
        handle, name = tempfile.mkstemp(suffix=_UNFINISHED, dir=self.folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(stored)
            Path(name).replace(self.folder / key)
        except BaseException:
            with suppress(OSError):
                Path(name).unlink()
            raise

    def _check(self) -> None:
        """Refuse a folder that somebody else may write to.

        Raises:
            PermissionError: it is one.
        """
        status = self.folder.stat()
        if status.st_uid != os.geteuid() or status.st_mode & 0o022:
            raise PermissionError(f"others than you may write to {self.folder}")

    def _shrink(self) -> None:
        """Remove the values not used for the longest time if the cache is too large."""
        files = sorted(self._files())
        taken = sum(size for _, size, _ in files)
        if taken <= self.most_bytes:
            return
        for _, size, path in files:
            if taken <= KEPT * self.most_bytes:
                return
            with suppress(OSError):
                path.unlink()
            taken -= size

    def _files(self) -> list[tuple[float, int, Path]]:
        """The time of the last use of each file, its bytes, and its path."""
        found: list[tuple[float, int, Path]] = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                with suppress(OSError):
                    status = path.stat()
                    # Folders among the values do not belong to this cache.
                    if path.is_file():
                        found.append((status.st_mtime, status.st_size, path))
        return found

    def _warn(self, problem: object) -> None:
        if not self._has_warned:
            self._has_warned = True
            self.warn(f"the build cache is not used: {problem}")


def _digest_of(key: str, value: bytes) -> bytes:
    return hashlib.sha256(key.encode() + b"\0" + value).digest()
