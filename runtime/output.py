"""Files that are written whole or not at all, and whether they can be written."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from runtime.user_error import UserError

STDOUT = "-"
"""How an option names standard output."""
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end a process."""


def write_files(texts: Mapping[Path, str]) -> None:
    """Write all files, or none: first to temporary files, which are then renamed.

    A device or a pipe is written as it is; links are followed.

    Raises:
        UserError: one cannot be written; nothing half-written is left.
    """
    with _undisturbed():
        _write_all(texts)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let no signal end this process between the first file and the last."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _write_all(texts: Mapping[Path, str]) -> None:
    waiting: dict[Path, Path] = {}
    at = Path()
    try:
        for path, text in texts.items():
            at = path
            _refuse_odd(path)
            if is_stream(path):
                path.write_text(text, encoding="utf-8")
                continue
            place = path.resolve()
            waiting[_write_beside(place, text)] = place
        for temporary, path in waiting.items():
            at = path
            temporary.replace(path)
    except OSError as problem:
        raise UserError(f"cannot write {at}: {problem.strerror or problem}") from problem
    finally:
        for temporary in waiting:
            temporary.unlink(missing_ok=True)


def header_of(place: Path) -> Path:
    """The path of a file's C header: in the same folder, but not for a device."""
    return place if is_stream(place) else place.with_suffix(".h")


def refuse_places(places: Iterable[Path], inputs: Iterable[Path]) -> None:
    """Check that files can be written, before their contents are computed.

    Args:
        places: where they go.
        inputs: files that are read, and that none of them may replace.

    Raises:
        UserError: there is no such folder, it may not be written, or a file is in the way.
    """
    read = [path for path in inputs if path.exists()]
    taken: dict[Path, Path] = {}
    for place in dict.fromkeys(places):
        _refuse_odd(place)
        if is_stream(place):
            continue
        if any(place.exists() and place.samefile(path) for path in read):
            raise UserError(f"cannot write {place}: it is read here, and would be replaced")
        if (other := taken.setdefault(place.resolve(), place)) != place:
            raise UserError(f"cannot write {place}: {other} is the same file")
        _refuse_guarded(place)


def _refuse_guarded(place: Path) -> None:
    """Refuse a file or a folder that this user may not write."""
    if place.exists() and not os.access(place, os.W_OK):
        raise UserError(f"cannot write {place}: you may not write it")
    folder = place.resolve().parent
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UserError(f"cannot write {place}: you may not write into {folder}")
    _try_folder(place, folder)


def _try_folder(place: Path, folder: Path) -> None:
    """Make a file in a folder and remove it: not every folder that may be written takes one."""
    try:
        with _undisturbed():
            handle, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=folder)
            os.close(handle)
            Path(name).unlink()
    except OSError as problem:
        raise UserError(f"cannot write {place}: {problem.strerror or problem}") from problem


def is_stream(path: Path) -> bool:
    """Whether a path is a device or a pipe, which cannot be replaced and has no neighbours."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _refuse_odd(path: Path) -> None:
    if path.is_dir():
        raise UserError(f"cannot write {path}: it is a folder")
    if not path.parent.is_dir():
        raise UserError(f"cannot write {path}: there is no folder {path.parent}")
    try:
        folder = path.resolve().parent
    except RuntimeError as problem:  # as Python 3.11 and 3.12 say it
        raise UserError(f"cannot write {path}: the link leads to itself") from problem
    if not folder.is_dir():
        raise UserError(f"cannot write {path}: it is a link, and there is no folder {folder}")


def _write_beside(path: Path, text: str) -> Path:
    """Write a text into a new file of the same folder, with the rights that a plain file has."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary
