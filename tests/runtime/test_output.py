"""Files are written whole or not at all, and a place that cannot be written is refused before."""

from __future__ import annotations

import os
import signal
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from runtime.output import ENDING, header_of, is_stream, refuse_places, write_files
from runtime.user_error import UserError

NULL = Path(os.devnull)
CANNOT = "cannot write {}: "


def refusal(write: Callable[[], None]) -> str:
    """What is said of a place that is refused."""
    with pytest.raises(UserError) as caught:
        write()
    return caught.value.message


def folder_in_the_way(folder: Path) -> tuple[Path, str]:
    return folder, CANNOT + "it is a folder"


def no_folder(folder: Path) -> tuple[Path, str]:
    return folder / "none" / "x.s", CANNOT + f"there is no folder {folder / 'none'}"


def link_to_itself(folder: Path) -> tuple[Path, str]:
    link = folder / "loop"
    link.symlink_to(link)
    return link, CANNOT


def link_to_no_folder(folder: Path) -> tuple[Path, str]:
    link = folder / "link"
    link.symlink_to(folder / "none" / "x.s")
    return link, CANNOT + f"it is a link, and there is no folder {folder / 'none'}"


ODD = (folder_in_the_way, no_folder, link_to_itself, link_to_no_folder)


def test_all_files_are_written_as_they_are_and_nothing_else(tmp_path: Path) -> None:
    first, second = tmp_path / "a.s", tmp_path / "b.h"
    first.write_text("before")
    write_files({first: "one\ntwo\n", second: "×\n"})
    assert {f.name: f.read_bytes() for f in tmp_path.iterdir()} == {
        "a.s": b"one\ntwo\n",
        "b.h": b"\xc3\x97\n",
    }


def test_a_file_has_the_rights_of_a_plain_one(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_files({tmp_path / "a.s": ""})
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a.s").stat().st_mode) == 0o640


def test_a_link_is_followed_and_stays(tmp_path: Path) -> None:
    link, file = tmp_path / "link", tmp_path / "file"
    link.symlink_to(file)
    write_files({link: "new"})
    assert link.is_symlink()
    assert (file.read_text(), link.read_text()) == ("new", "new")


@pytest.mark.parametrize("odd", ODD)
def test_where_one_place_is_odd_no_file_is_written(
    odd: Callable[[Path], tuple[Path, str]], tmp_path: Path
) -> None:
    good = tmp_path / "good.s"
    good.write_text("before")
    (tmp_path / "odd").mkdir()
    place, said = odd(tmp_path / "odd")
    names = sorted(f.name for f in tmp_path.rglob("*"))
    assert refusal(lambda: write_files({good: "after", place: ""})).startswith(said.format(place))
    assert refusal(lambda: refuse_places([good, place], [])).startswith(said.format(place))
    assert good.read_text() == "before"
    assert sorted(f.name for f in tmp_path.rglob("*")) == names


def test_where_a_disk_is_full_no_file_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "a.s", tmp_path / "b.s"
    first.write_text("before")
    make = tempfile.mkstemp

    def full(prefix: str, dir: Path) -> tuple[int, str]:
        if "b.s" in prefix:
            raise OSError(28, "No space left on device")
        return make(prefix=prefix, dir=dir)

    monkeypatch.setattr("tempfile.mkstemp", full)
    said = refusal(lambda: write_files({first: "after", second: ""}))
    assert said == f"cannot write {second}: No space left on device"
    assert [(f.name, f.read_text()) for f in tmp_path.iterdir()] == [("a.s", "before")]
    assert refusal(lambda: refuse_places([second], [])) == said


def test_no_signal_ends_it_between_two_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked: list[set[int]] = []
    replace = Path.replace

    def noting(source: Path, target: Path) -> Path:
        blocked.append({int(n) for n in signal.pthread_sigmask(signal.SIG_BLOCK, ())})
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", noting)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    write_files({tmp_path / "a": "", tmp_path / "b": ""})
    assert [set(map(int, ENDING)) <= each for each in blocked] == [True, True]
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_a_device_is_written_as_it_is_and_has_no_neighbour(tmp_path: Path) -> None:
    plain = tmp_path / "x.s"
    assert (is_stream(NULL), is_stream(plain), is_stream(tmp_path)) == (True, False, False)
    assert (header_of(NULL), header_of(plain)) == (NULL, tmp_path / "x.h")
    write_files({NULL: "text"})
    refuse_places([NULL, NULL], [NULL])
    assert is_stream(NULL)


def test_places_that_can_be_written_are_left_as_they_are(tmp_path: Path) -> None:
    old = tmp_path / "old.s"
    old.write_text("before")
    refuse_places([old, tmp_path / "new.s", old], [tmp_path / "none.dsl"])
    assert [(f.name, f.read_text()) for f in tmp_path.iterdir()] == [("old.s", "before")]


def test_what_is_read_is_not_replaced(tmp_path: Path) -> None:
    source, link = tmp_path / "x.dsl", tmp_path / "link"
    source.write_text("")
    link.hardlink_to(source)
    said = refusal(lambda: refuse_places([link], [source]))
    assert said == f"cannot write {link}: it is read here, and would be replaced"


def test_two_names_of_one_file_are_refused(tmp_path: Path) -> None:
    file, link = tmp_path / "x.s", tmp_path / "link"
    link.symlink_to(file)
    said = refusal(lambda: refuse_places([file, link], []))
    assert said == f"cannot write {link}: {file} is the same file"


@pytest.mark.parametrize("guarded", ["file", "folder"])
def test_what_this_user_may_not_write_is_refused(
    guarded: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "x.s"
    place.write_text("")
    kept = place if guarded == "file" else tmp_path
    # Rights hold nobody back who is root.
    monkeypatch.setattr("os.access", lambda path, _: Path(path) != kept)
    why = "you may not write it" if guarded == "file" else f"you may not write into {tmp_path}"
    assert refusal(lambda: refuse_places([place], [])) == f"cannot write {place}: {why}"
