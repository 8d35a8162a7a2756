"""Cycles of a loop are the difference of two runs of llvm-mca, without the pipeline's filling."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from subprocess import CalledProcessError, CompletedProcess

import pytest

from bench.mca import LoopCycles, UnknownCoreError, cycles_of_a_run, loop_cycles
from verify.toolchain.tools import Found, tool_named

CYCLES, UOPS, FILLING = 7, 3, 40


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """The command and the input of each run of an llvm-mca of known figures."""
    asked: list[tuple[list[str], str]] = []

    def run(command: Sequence[str], **given: object) -> CompletedProcess[str]:
        asked.append((list(command), str(given["input"])))
        n = iterations(command)
        summary = {"TotalCycles": FILLING + CYCLES * n, "TotaluOps": UOPS * n}
        regions = {"CodeRegions": [{"SummaryView": summary}]}
        return CompletedProcess(command, 0, json.dumps(regions), "")

    monkeypatch.setattr("bench.mca.find", found)
    monkeypatch.setattr("subprocess.run", run)
    return asked


def found(name: str) -> Found:
    return Found(tool_named(name), ("mca",), "21.0")


def iterations(command: Sequence[str]) -> int:
    return int(command[-1].removeprefix("-iterations="))


def test_what_fills_the_pipeline_is_left_out(runs: list[tuple[list[str], str]]) -> None:
    made = loop_cycles(["nop", "ret"], 16, "a core", ["sha3", "aes"], "aarch64")
    assert made == LoopCycles("a core", CYCLES, UOPS, 16, "llvm-mca 21.0")
    assert made.cycles_per_byte == CYCLES / 16
    for command, text in runs:
        options = ["-mtriple=aarch64", "-mcpu=a core", "-mattr=+sha3", "-mattr=+aes", "-json"]
        assert command[:-1] == ["mca", *options]
        assert text == "nop\nret\n"
    assert [iterations(command) for command, _ in runs] == [50, 150]


def test_a_run_fills_the_pipeline(runs: list[tuple[list[str], str]]) -> None:
    assert cycles_of_a_run(["nop", "ret"], "a core", ["sha3"], "riscv32") == FILLING + CYCLES
    ((command, text),) = runs
    assert command[:4] == ["mca", "-mtriple=riscv32", "-mcpu=a core", "-mattr=+sha3"]
    assert (iterations(command), text) == (1, "nop\nret\n")


@pytest.mark.parametrize(
    ("n_lines", "wanted", "counted"), [(1, 10, 10), (1, 2, 8), (6000, 100, 10), (60_000, 100, 8)]
)
def test_long_loops_get_fewer_iterations(
    runs: list[tuple[list[str], str]], n_lines: int, wanted: int, counted: int
) -> None:
    loop_cycles(["nop"] * n_lines, 1, "core", iterations=wanted)
    assert [iterations(command) for command, _ in runs] == [counted // 2, counted // 2 + counted]


@pytest.mark.parametrize("said", ["'x' is not a recognized processor", "unable to find target"])
def test_an_unknown_core_is_told_from_other_errors(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    def refuse(stderr: str) -> None:
        outcome = CompletedProcess(["mca"], 1, "", stderr)
        monkeypatch.setattr("subprocess.run", lambda *_words, **_options: outcome)

    monkeypatch.setattr("bench.mca.find", found)
    refuse(f"error: {said}")
    with pytest.raises(UnknownCoreError, match=re.escape("llvm-mca 21.0 has no model of x")):
        loop_cycles(["nop"], 1, "x")
    refuse("error: invalid instruction")
    with pytest.raises(CalledProcessError):
        loop_cycles(["nop"], 1, "x")


def test_cycles_of_a_chain_are_its_latency() -> None:
    chain = ["eor v0.16b, v0.16b, v1.16b"] * 10
    found = loop_cycles(chain, 16, "apple-a10")
    assert found.cycles == pytest.approx(20)
    assert found.uops == 10
    assert found.cycles_per_byte == pytest.approx(20 / 16)


def test_unknown_core_is_named() -> None:
    with pytest.raises(UnknownCoreError, match="no model of abacus"):
        loop_cycles(["nop"], 1, "abacus")
