"""AArch64's registers by their numbers, and what AAPCS64 keeps of them."""

from __future__ import annotations

import pytest
from elftools.elf.enums import ENUM_RELOC_TYPE_AARCH64

from targets.aarch64_neon.binary import BINARY
from targets.aarch64_neon.table import VIEWS


def test_each_view_of_the_rows_is_numbered() -> None:
    assert BINARY.numbered.keys() >= VIEWS.keys()
    assert {len(names) for names in BINARY.numbered.values()} <= {31, 32}


@pytest.mark.parametrize(
    ("view", "number", "name"),
    [
        *(("x", 0, "x0"), ("x", 30, "x30"), ("x", 31, "xzr"), ("w", 5, "x5"), ("w", 31, "wzr")),
        *(("sp", 31, "sp"), ("sp", 30, "x30"), ("q", 31, "v31"), ("d", 8, "v8"), ("b", 0, "v0")),
    ],
)
def test_a_number_is_a_register(view: str, number: int, name: str) -> None:
    assert BINARY.numbered[view][number] == name


def test_half_of_the_stack_pointer_is_no_register() -> None:
    assert BINARY.numbered["wsp"] == tuple(f"x{n}" for n in range(31))


def test_each_register_has_a_width() -> None:
    names = {name for numbered in BINARY.numbered.values() for name in numbered}
    assert names == BINARY.bits.keys()
    zero = {name for name, bits in BINARY.bits.items() if not bits}
    assert zero == {"xzr", "wzr"}
    assert all(BINARY.bits[n] == (128 if n[0] == "v" else 64) for n in names - zero)


def test_a_call_keeps_what_aapcs64_says() -> None:
    """IHI 0055: x19 to x29, SP and the low halves of v8 to v15; x18 is the platform's."""
    kept = BINARY.preserved
    assert {n for n in kept if n[0] == "x"} == {f"x{n}" for n in range(18, 30)}
    assert {n for n in kept if n[0] == "v"} == {f"v{n}" for n in range(8, 16)}
    assert set(kept.values()) == {64}
    assert "sp" in kept
    assert not {BINARY.link, *BINARY.arguments} & kept.keys()
    assert BINARY.arguments == tuple(f"x{n}" for n in range(8))
    assert (BINARY.sp_align, BINARY.most_stack % BINARY.sp_align) == (16, 0)


def test_linkers_fill_in_calls_and_jumps_alone() -> None:
    names = ("R_AARCH64_JUMP26", "R_AARCH64_CALL26")
    assert BINARY.relocations == {ENUM_RELOC_TYPE_AARCH64[name] for name in names}


def test_all_of_a_return_address_is_looked_at() -> None:
    assert BINARY.return_mask == 0xFFFF_FFFF_FFFF_FFFF
    assert BINARY.instruction_bytes == 4
