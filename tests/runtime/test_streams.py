"""Errors of standard output name it; its text stays as it is."""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path

import pytest

from runtime.streams import name_stdout


def test_a_stream_is_written_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "out"
    with path.open("w", encoding="utf-16", errors="replace", buffering=1) as before:
        monkeypatch.setattr(sys, "stdout", before)
        name_stdout()
        after = sys.stdout
        assert isinstance(after, io.TextIOWrapper)
        assert after is not before
        assert (after.encoding, after.errors, after.line_buffering) == ("utf-16", "replace", True)
        after.write("×\n")
        assert path.read_text(encoding="utf-16") == "×\n"
        after.close()
        assert os.fstat(before.fileno()), "it is closed by the one who opened it"


def test_a_text_waits_for_the_end_of_a_buffer_where_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out"
    with path.open("w") as before:
        monkeypatch.setattr(sys, "stdout", before)
        name_stdout()
        sys.stdout.write("line\n")
        assert path.read_text() == ""
        sys.stdout.flush()
        assert path.read_text() == "line\n"


def test_an_error_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is open for reading alone takes nothing, as a full disk does."""
    (tmp_path / "out").write_text("before")
    with (tmp_path / "out").open() as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        name_stdout()
        sys.stdout.write("text")
        with pytest.raises(OSError, match=r"^\[Errno \d+\] .*: 'stdout'$") as caught:
            sys.stdout.flush()
        problem = caught.value
        assert (problem.errno, problem.strerror) == (errno.EBADF, os.strerror(errno.EBADF))
        assert problem.filename == "stdout"
        with Path(os.devnull).open("w") as nothing:
            os.dup2(nothing.fileno(), stream.fileno())
        sys.stdout.flush()
    assert (tmp_path / "out").read_text() == "before"


@pytest.mark.parametrize("stream", [None, io.StringIO()])
def test_what_is_no_file_is_left_alone(
    stream: io.StringIO | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", stream)
    name_stdout()
    assert sys.stdout is stream
