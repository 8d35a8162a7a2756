"""Each tool has its version and place, or how to install it; one that is missing makes a no."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from gpu.presence import Presence
from lwcc.work.doctor import run
from runtime.disk_cache import DiskCache
from verify.toolchain.tools import TOOLS, Found, MissingTool, Tool

FIRST = TOOLS[0]
DRIVER = Presence("CUDA driver", "13.0", "runs kernels", "")
NO_GPU = Presence("GPU", "", "encrypts", "buy one")


def missing(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let all tools be there but some."""

    def find(name: str) -> object:
        tool = next(each for each in TOOLS if each.name == name)
        if name in names:
            raise MissingTool(tool)
        return found(tool)

    monkeypatch.setattr("lwcc.work.doctor.find", find)
    monkeypatch.setattr("lwcc.work.doctor.gpu_presences", lambda: (DRIVER, NO_GPU))


def found(tool: Tool) -> Found:
    return Found(tool, ("/bin/sh", tool.name), "1.2")


def test_all_tools_make_a_yes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing(monkeypatch)
    assert run(as_json=False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * len(TOOLS) + 5
    assert lines[-2] == f"{'build cache':<12} none"
    assert lines[0] == f"{FIRST.name:<12} 1.2       {FIRST.purpose}"
    assert lines[1] == f"{'':<12} /bin/sh {FIRST.name}"


def test_a_missing_tool_makes_a_no_and_is_said_with_its_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing(monkeypatch, FIRST.name)
    assert run(as_json=False) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{FIRST.name:<12} missing   {FIRST.purpose}"
    assert lines[1] == f"{'':<12} install it with: {FIRST.install}"
    assert sum(" missing " in line for line in lines) == 2
    assert lines[-5:-2] == [
        f"{'CUDA driver':<13} 13.0     runs kernels",
        f"{'GPU':<13} missing  encrypts",
        f"{'':<13} to get it: buy one",
    ]


def test_what_is_set_up_on_request_alone_may_be_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [tool.name for tool in TOOLS if tool.on_request]
    missing(monkeypatch, *asked)
    assert run(as_json=False) == 0
    said = capsys.readouterr().out
    assert said.count("install it with: scripts/setup ptx") == len(asked) > 0


def test_programs_read_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing(monkeypatch, FIRST.name)
    assert run(as_json=True) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["gpu"] == [asdict(DRIVER), asdict(NO_GPU)]
    assert said["cache"] == {"path": None, "values": 0, "bytes": 0}
    first, second, *_ = said["tools"]
    shown = {
        "name": FIRST.name,
        "purpose": FIRST.purpose,
        "install": FIRST.install,
        "on_request": False,
    }
    assert first == {**shown, "version": None, "path": None}
    assert (second["version"], second["path"]) == ("1.2", f"/bin/sh {TOOLS[1].name}")


def test_the_build_cache_is_shown_with_its_size(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = DiskCache(tmp_path, pytest.fail)
    store.write("ab", bytes(1_200_000))
    monkeypatch.setattr("lwcc.work.doctor.build_cache", lambda: store)
    missing(monkeypatch)
    run(as_json=False)
    assert capsys.readouterr().out.splitlines()[-2].endswith(f"{tmp_path}: 1 builds, 1.2 MB")
    run(as_json=True)
    kept = json.loads(capsys.readouterr().out)["cache"]
    assert kept == {"path": str(tmp_path), "values": 1, "bytes": 1_200_032}


@pytest.mark.parametrize(
    ("names", "said"),
    [((), "none of 2: `make fast`"), (("prove.graph.one", "x__mypyc"), "1 modules")],
)
def test_compiled_modules_are_counted(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    names: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setattr("lwcc.work.doctor.sources", lambda: [Path("one.py"), Path("two.py")])
    monkeypatch.setattr("lwcc.work.doctor.compiled_files", lambda: dict.fromkeys(names, Path()))
    missing(monkeypatch)
    run(as_json=False)
    assert capsys.readouterr().out.splitlines()[-1] == f"{'compiled':<12} {said}"
    run(as_json=True)
    assert json.loads(capsys.readouterr().out)["compiled"] == [n for n in names if "." in n]
