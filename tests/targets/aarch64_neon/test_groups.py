"""Groups that are no power of two of bytes are counted without a division or a comparison."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from targets.aarch64_neon.abi import TARGET as NEON
from tests.lwcc.terminal import lwcc
from tests.targets.aarch64_neon.test_frames import macro

FUNCTION = (
    '{{"symbol": "f", "group_blocks": {blocks}, "block_bytes": {size}, "group_bytes": {all}}}'
)


def run(lines: list[str], registers: dict[str, int]) -> str:
    """Carry the few instructions out; gives the label outside that is gone to, or nothing."""
    labels = {line[:-1]: place for place, line in enumerate(lines) if line.endswith(":")}
    place = 0
    while place < len(lines):
        name, *words = re.split(r",? +", lines[place].rstrip(":"))
        place += 1
        values = [registers.get(word, 0) for word in words]
        amount = int(words[-1][1:]) if words and words[-1][0] == "#" else values[-1] if words else 0
        match name:
            case "mov" | "movz":
                registers[words[0]] = amount
            case "sub":
                registers[words[0]] = values[1] - amount
            case "and":
                registers[words[0]] = values[1] & amount
            case "lsr":
                registers[words[0]] = values[1] >> amount
            case "lsl":
                registers[words[0]] = values[1] << amount
            case "add":
                registers[words[0]] = values[1] + (values[2] << amount)
            case "b" | "cbz" if name == "b" or not values[0]:
                if words[-1] not in labels:
                    return words[-1]
                place = labels[words[-1]]
    return ""


@pytest.mark.parametrize(
    ("blocks", "size"), [(16, 6), (8, 12), (32, 12), (16, 5), (16, 14), (8, 10)]
)
def test_blocks_become_groups_and_bytes_that_remain(blocks: int, size: int) -> None:
    given = FUNCTION.format(blocks=blocks, size=size, all=blocks * size)
    lines = macro(NEON, "s", f"counted_blocks({given})")
    for count in (0, 1, blocks - 1, blocks, 5 * blocks + 3, 1000 * blocks - 1):
        registers = {"x2": count}
        assert run(lines, registers) == ""
        assert registers["x5"] == count // blocks
        assert registers["x6"] == count % blocks * size


@pytest.mark.parametrize("size", [48, 96, 192])
def test_less_than_a_group_is_told_for_every_number_of_bytes(size: int) -> None:
    given = FUNCTION.format(blocks=16, size=6, all=size)
    lines = macro(NEON, "s", f'less({given}, "first")')
    for n_bytes in (*range(3 * size), 1 << 40):
        registers = {"x6": n_bytes}
        assert run(lines, registers) == (".Lf_rest" if n_bytes < size else "")
        assert registers["x6"] == n_bytes


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_such_groups_run_with_what_remains(tmp_path: Path) -> None:
    """The checks of a build run all remainders, in place and apart."""
    path = tmp_path / "small.s"
    quick = ("--without", "schedule,post_schedule", "--no-prove")
    result = lwcc("compile", "speck48_72", "--target", "neon", "--lanes", "8", *quick, "-o", path)
    assert result.exit_code == 0, result.output
    (part,) = read_parts(path)
    done = set(part.entries["checked"].split(", "))
    assert {"passes", "known answers", "emulator and abi"} <= done


def kept(blocks: int, **held: int) -> list[str]:
    """The lines that keep held values or make them; the label outside stands for making."""
    given = {"held_lane": 0, "held_values": 0, "held_repeated": 0, **held}
    return macro(
        NEON, "s", f"keep({dict(symbol='f', fold='b made', group_blocks=blocks, **given)})"
    )


@pytest.mark.parametrize("blocks", [16, 32, 64, 128])
def test_held_values_are_kept_where_no_upper_byte_changes(blocks: int) -> None:
    lines = kept(blocks)
    for low in range(256):
        is_kept = low >= blocks and low + blocks <= 256
        assert run(lines, {"x4": 0x12300 + low}) == ("" if is_kept else "made")


def test_kept_values_are_those_of_the_first_block() -> None:
    lines = kept(32, held_lane=2, held_values=64, held_repeated=32)
    same = lines.index(".Lf_same:")
    assert lines[same + 1 : same + 9] == [
        *("add x9, sp, #64", "ld1r {v0.8h}, [x9]", "str q0, [sp, #64]", "str q0, [sp, #80]"),
        *("add x9, sp, #96", "ld1r {v0.8h}, [x9]", "str q0, [sp, #96]", "str q0, [sp, #112]"),
    ]
