"""Files are modelled or timed by what they are; a tool or a model that is missing is said."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import Part
from bench.counters import Counts
from bench.mca import LoopCycles
from bench.measure import Measured
from bench.native import Timed
from lwcc.reports.against_c import InOrderTask
from lwcc.reports.measured import BenchTask
from lwcc.work.bench import run
from runtime.user_error import UserError
from tests.lwcc.doubles import FILE, GENERATED, in_turn
from verify.toolchain.tools import MissingTool, tool_named

NEON = GENERATED / "aarch64_neon" / "pipo64_128.s"
SOURCE = GENERATED / "c" / "speck32_64.c"
ASKED: dict[str, Any] = {
    "cores": (),
    "baseline": False,
    "table": "",
    "chart": "",
    "c_folder": "",
    "as_json": True,
    "require": False,
}


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is to be measured; nothing is, and all tools and models are there."""
    seen: list[object] = []
    cycles = (LoopCycles("toy-core", 64.0, 0.0, 128, "llvm-mca"),)

    def measure_one(task: BenchTask) -> tuple[Measured, ...]:
        seen.append(task)
        return (Measured(task.part.file, "f", Counts(9, 0, 0, 0, 0, 128), cycles),)

    def model_one(task: InOrderTask) -> None:
        seen.append(task)

    def measure_native(file: object, name: str, compiler: str, baseline: bool) -> list[Timed]:
        seen.append((name, compiler, baseline))
        return [Timed(name, "f", compiler, 1.0, 0.1, None)]

    work = "lwcc.work.bench."
    monkeypatch.setattr(work + "run_jobs", in_turn)
    monkeypatch.setattr(work + "find", lambda name: tool_named(name))
    monkeypatch.setattr(work + "known_cores", lambda cores, triple: tuple(cores))
    monkeypatch.setattr(work + "measure_one", measure_one)
    monkeypatch.setattr(work + "model_one", model_one)
    monkeypatch.setattr(work + "measure_native", measure_native)
    monkeypatch.setattr(work + "in_order_core", lambda part, cores: of_rv32i(part))
    return seen


def of_rv32i(part: Part) -> str:
    return "toy-core" if part.options.target == "rv32i" else ""


def lose(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    def find(name: str) -> object:
        if name in names:
            raise MissingTool(tool_named(name))
        return tool_named(name)

    monkeypatch.setattr("lwcc.work.bench.find", find)


def test_each_kind_of_file_is_measured_in_its_way(
    tasks: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run((NEON, FILE, SOURCE), **ASKED) == 0
    vector = next(task for task in tasks if isinstance(task, BenchTask))
    in_order = next(task for task in tasks if isinstance(task, InOrderTask))
    assert (vector.part.file, vector.baseline) == (NEON.name, False)
    assert (in_order.part.file, in_order.core, in_order.kind) == (FILE.name, "toy-core", "file")
    assert [task for task in tasks if isinstance(task, tuple)] == [
        ("speck32_64", "gcc", False),
        ("speck32_64", "clang", False),
    ]
    found = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in found["measured"]] == [NEON.name]
    assert len(tasks) == 4


def test_plain_and_generated_c_are_measured_once_a_set(
    tasks: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    other = FILE.with_name("speck32_64.s")
    run((NEON, FILE, other), **{**ASKED, "baseline": True})
    modelled = [task for task in tasks if isinstance(task, InOrderTask)]
    assert [task.kind for task in modelled] == ["file", "file", "generated C", "plain C"]
    assert [task.part.file for task in modelled[:2]] == [FILE.name, other.name]
    assert [t.baseline for t in tasks if isinstance(t, BenchTask)] == [False, True]
    assert "lwcc: not run: generated C of speck32_64: it is so large" in capsys.readouterr().err


def test_generated_c_of_the_same_sets_is_measured_beside_assembly(
    tasks: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lwcc.work.bench.has_baseline", lambda name: True)
    asked = {**ASKED, "baseline": True, "c_folder": str(GENERATED)}
    assert run((NEON, NEON.with_name("pipo64_128_l8_once.s")), **asked) == 0
    found = [(t.baseline, t.generated_c) for t in tasks if isinstance(t, BenchTask)]
    of_c = GENERATED / "c" / "pipo64_128.c"
    assert found == [(False, None), (False, None), (True, None), (False, of_c)]
    monkeypatch.setattr("lwcc.work.bench.read_index", lambda folder: [])
    with pytest.raises(UserError, match="generated has no C of pipo64_128"):
        run((NEON,), **asked)


def test_a_missing_compiler_is_said_and_makes_a_no(
    tasks: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lose(monkeypatch, "clang")
    assert run((SOURCE,), **ASKED) == 1
    assert tasks == [("speck32_64", "gcc", False)]
    assert "lwcc: warning: not run: clang is missing" in capsys.readouterr().err
    with pytest.raises(UserError, match="clang is missing"):
        run((SOURCE,), **{**ASKED, "require": True})
    assert run((FILE,), **ASKED) == 0


def test_models_are_of_files_that_are_modelled(tasks: list[object]) -> None:
    with pytest.raises(UserError, match=r"--core is about models, and .*c is timed here"):
        run((SOURCE,), **{**ASKED, "cores": ("toy-core",)})
    with pytest.raises(UserError, match="no core of neon `toy-core`; there are: "):
        run((NEON,), **{**ASKED, "cores": ("toy-core",)})
    assert tasks == []


def test_a_core_without_a_model_is_left_out_or_refused(
    tasks: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Tool:
        version = "99"

    monkeypatch.setattr("lwcc.work.bench.find", lambda name: Tool)
    monkeypatch.setattr("lwcc.work.bench.known_cores", lambda cores, triple: ("apple-m1",))
    run((NEON,), **ASKED)
    (task,) = tasks
    assert isinstance(task, BenchTask)
    assert task.cores == ("apple-m1",)
    assert "lwcc: not run: llvm-mca 99 has no model of " in capsys.readouterr().err
    with pytest.raises(UserError, match="llvm-mca 99 has no model of cortex-a55"):
        run((NEON,), **{**ASKED, "cores": ("cortex-a55",)})


def test_the_table_is_printed_alone(
    tasks: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    work = "lwcc.reports.tables."
    monkeypatch.setattr(work + "read_index", lambda folder: [{"target": "c", "set": "x"}])
    monkeypatch.setattr(work + "markdown", lambda bars, peers, measured: f"| {measured} |\n")
    assert run((), **{**ASKED, "table": "generated"}) == 0
    assert capsys.readouterr().out == "| {} |\n"
    monkeypatch.setattr(work + "known_cores", lambda cores, triple: ())
    with pytest.raises(UserError, match="llvm-mca has no model of "):
        run((), **{**ASKED, "table": "generated"})
    assert tasks == []


@pytest.mark.slow
def test_a_chart_is_written_beside_the_tables_or_nothing_is(
    tasks: list[object],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("lwcc.reports.tables.read_index", lambda folder: [])
    asked = {**ASKED, "table": "generated"}
    assert run((), **{**asked, "chart": str(tmp_path / "figures.svg")}) == 0
    assert "<svg" in (tmp_path / "figures.svg").read_text()
    assert capsys.readouterr().out.startswith("| pipo64_128, pipo64_256;")
    with pytest.raises(UserError, match="no folder"):
        run((), **{**asked, "chart": str(tmp_path / "none" / "figures.svg")})
    # As where Matplotlib is not installed.
    monkeypatch.delitem(sys.modules, "bench.charts.draw")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(UserError, match=r"needs the Python package matplotlib\n.*lwcc-asm\[chart"):
        run((), **{**asked, "chart": str(tmp_path / "other.svg")})
    assert [file.name for file in tmp_path.iterdir()] == ["figures.svg"]
    assert capsys.readouterr().out == ""
    assert tasks == []


def test_a_set_of_no_cipher_that_is_here_has_plain_c_alone(
    tasks: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(part: Part, folder: Path) -> None:
        raise UserError("it is not here")

    monkeypatch.setattr("lwcc.work.bench.origin_of", refuse)
    run((FILE,), **{**ASKED, "baseline": True})
    kinds = [task.kind for task in tasks if isinstance(task, InOrderTask)]
    assert kinds == ["file", "plain C"]
    assert "not run: C of speck32_64: it is not here" in capsys.readouterr().err
