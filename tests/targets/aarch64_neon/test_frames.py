"""Frames and steps that one immediate does not hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from artifacts.generated_files import read_parts
from artifacts.head import read_sizes
from targets.aarch64_neon.abi import TARGET as NEON
from targets.rv32i.abi import TARGET as RV32I
from tests.lwcc.terminal import lwcc

LARGE = Path(__file__).parents[2] / "lwcc" / "large256.dsl"
MOST_BYTES = 4095
"""That one addition takes."""


def macro(folder: object, ending: str, call: str) -> list[str]:
    """The instructions that a macro of a template writes."""
    text = (NEON.folder if folder is NEON else RV32I.folder) / f"kernel.{ending}.j2"
    head = text.read_text().partition("{{- header }}")[0]
    environment = Environment(loader=FileSystemLoader(text.parent))
    made = environment.from_string(head + "{{- " + call + " }}").render()
    return [line.strip() for line in made.splitlines() if line.strip()]


@pytest.mark.parametrize("size", [0, 16, 4080, 4095, 4096, 8160, 10_000, 65_520])
def test_issue_13_a_frame_of_any_size_is_made_in_steps(size: int) -> None:
    lines = steps_of(size)
    steps = [int(line.rpartition("#")[2]) for line in lines]
    assert sum(steps) == size
    assert all(0 <= step <= 4095 for step in steps)
    assert all(step % 16 == 0 for step in steps[:-1])
    assert len(lines) == 1 or size > 4095


def test_issue_13_later_steps_start_from_the_result() -> None:
    assert macro(NEON, "s", 'moved("add", "x0", "sp", 5000)') == [
        "add x0, sp, #4080",
        "add x0, x0, #920",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("size", [4, 2047, 2048, 5000, -16, -2048, -2052, -9000])
def test_issue_13_round_keys_may_be_far_apart(size: int) -> None:
    lines = macro(RV32I, "s", f'stepped("a3", {size})')
    steps = [int(m[1]) for line in lines if (m := re.fullmatch(r"addi a3, a3, (-?\d+)", line))]
    assert len(steps) == len(lines)
    assert sum(steps) == size
    assert all(-2048 <= step <= 2047 for step in steps)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_issue_13_a_large_frame_is_assembled_and_run(tmp_path: Path) -> None:
    """A buffer of 4096 bytes for the last group, and more slots than 4095 bytes hold."""
    path = tmp_path / "large.s"
    form = ("--target", "neon", "--slicing", "bit", "--lanes", "128", "--mode", "ecb", "--no-prove")
    result = lwcc("compile", LARGE, *form, "-o", path)
    assert result.exit_code == 0, result.output
    (part,) = read_parts(path)
    assert {"assembled alone", "known answers", "emulator and abi"} <= set(
        part.entries["checked"].split(", ")
    )
    frame = read_sizes(part.entries["sizes"])["stack"]
    assert frame > MOST_BYTES
    text = path.read_text(encoding="utf-8")
    steps = [int(k) for k in re.findall(r"^ +sub sp, sp, #(\d+)$", text, re.MULTILINE)]
    assert sum(steps[-len(steps_of(frame)) :]) == frame
    slots = [int(k) for k in re.findall(r"\bq\d+, \[sp, #(\d+)\]", text)]
    assert max(slots) > MOST_BYTES


def steps_of(size: int) -> list[str]:
    """The instructions that make a frame."""
    return macro(NEON, "s", f'moved("sub", "sp", "sp", {size})')
