"""Finding external programs, and what is said where one is missing."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from prove.claims.cross_check import ABC
from verify.toolchain import tools
from verify.toolchain.tools import MissingTool, find, tool_named

SHELL = shutil.which("sh")


def fake(folder: Path, name: str, version: str) -> Path:
    """A program that prints a version."""
    file = folder / name
    file.write_text(f"#!{SHELL}\necho 'LLVM version {version}'\n")
    file.chmod(0o755)
    return file


@pytest.fixture
def only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of PATH, on a machine without LLVM's own folders."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(tools, "LLVM_FOLDER", str(tmp_path / "none-{}"))
    monkeypatch.setattr(tools, "find_spec", lambda _name: None)
    return tmp_path


def test_the_newest_numbered_command_wins(only: Path) -> None:
    fake(only, "llvm-mc", "13.0.1")
    fake(only, "llvm-mc-14", "14.0.6")
    newest = fake(only, "llvm-mc-19", "19.1.7")
    found = find("llvm-mc")
    assert found.command == (str(newest),)
    assert found.version == "19.1.7"


def test_the_plain_command_does(only: Path) -> None:
    fake(only, "ld.lld", "14.0.6")
    assert find("ld.lld").version == "14.0.6"


def test_one_that_does_not_run_is_passed_over(only: Path) -> None:
    fake(only, "clang-19", "19.1.7").write_text("#!/nowhere/sh\n")
    fake(only, "clang-14", "14.0.6")
    assert find("clang").version == "14.0.6"


def test_a_tool_has_other_names_and_its_own_way_to_say_its_version(only: Path) -> None:
    """ABC takes `--version` for an error."""
    other = only / "abc"
    other.write_text(f"#!{SHELL}\n[ \"$*\" = '-c version' ] && echo 'ABC 1.01 (compiled once)'\n")
    other.chmod(0o755)
    found = find("berkeley-abc")
    assert (found.command, found.version) == ((str(other),), "1.01")


def test_the_second_engine_is_looked_for_by_the_same_names() -> None:
    tool = tool_named("berkeley-abc")
    assert (tool.name, *tool.also) == ABC


def test_a_program_of_cuda_is_found_outside_of_path(
    only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = only / "wheels"
    folder.mkdir()
    fake(folder, "ptxas", "13.0.88")
    asked = replace(tool_named("ptxas"), folders=(str(only / "none"), str(folder)))
    monkeypatch.setattr(tools, "TOOLS", (asked,))
    assert find("ptxas").command == (str(folder / "ptxas"),)
    on_path = fake(only, "ptxas", "12.8.93")
    monkeypatch.setenv("PATH", f"{only}:")
    assert find("ptxas").command == (str(on_path),)


@pytest.mark.usefixtures("only")
def test_a_missing_tool_says_how_to_get_it() -> None:
    with pytest.raises(MissingTool) as caught:
        find("llvm-mc")
    message = str(caught.value)
    assert "llvm-mc is missing" in message
    assert "apt-get install llvm" in message
    assert "-m pip install ziglang" in message


def test_an_unknown_name_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(KeyError):
        find("llvm-ms")
