"""Folded counter mode: when held words are made anew, and whole files by their checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from targets.aarch64_neon.abi import TARGET as NEON
from tests.few_orders import few_orders_in_the_room as few_orders_in_the_room
from tests.lwcc.terminal import lwcc
from tests.targets.aarch64_neon.test_frames import macro

TOY = Path(__file__).parents[2] / "compiler" / "toy_planes.dsl"


def is_kept(lines: list[str], counter: int) -> bool:
    """Whether the lines before the listing go past it."""
    registers = {"x4": counter}
    for line in lines:
        name, *words = line.replace(",", "").replace(" w", " x").split()
        values = [int(w[1:]) if w[0] == "#" else registers.get(w, 0) for w in words]
        match name:
            case "add":
                registers[words[0]] = values[1] + values[2] & (1 << 32) - 1
            case "and":
                registers[words[0]] = values[1] & values[2]
            case "lsr":
                registers[words[0]] = values[1] >> values[2]
            case "cbnz":
                return bool(values[0])
    raise AssertionError("there is a branch")


@pytest.mark.parametrize("blocks", [8, 16, 32])
def test_held_words_are_made_anew_where_higher_bytes_change(blocks: int) -> None:
    """They are those of the group before, unless one of both groups passes a multiple of 256."""
    lines = macro(
        NEON,
        "s",
        f'keep({{"symbol": "f", "group_blocks": {blocks}, "fold": "nop", "table_bytes": 256}})',
    )
    for counter in [*range(600), *range((1 << 32) - 300, 1 << 32)]:
        before = [counter - blocks + n for n in range(blocks)]
        now = [counter + n for n in range(blocks)]
        same = [n >> 8 for n in before] == [n >> 8 for n in now]
        assert is_kept([line for line in lines if not line.startswith("//")], counter) == same


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
@pytest.mark.parametrize("depth", ["round1", "subbytes2", "round2"])
def test_a_folded_file_runs_at_every_carry(depth: str, tmp_path: Path) -> None:
    """The checks of a build run messages over carries of the lowest byte, and all remainders."""
    path = tmp_path / "toy.s"
    given = ("--slicing", "plane", "--mode", "ctr", "--depth", depth, "--no-report")
    result = lwcc("compile", TOY, "--target", "neon", *given, "--no-prove", "-o", path)
    assert result.exit_code == 0, result.output
    (part,) = read_parts(path)
    assert {"passes", "emulator and abi"} <= set(part.entries["checked"].split(", "))
    assert "ctr_fold" in part.entries["passes"]
