"""The instructions around an address: which are shown, which is marked, in which function."""

from __future__ import annotations

import pytest

from prove.machine.listing import AROUND, function_at, listing, place_of
from tests.prove.toy_machine import BASE, assembled, code_of

LINES = [f"addi t0 t0 {i}" for i in range(20)]
TEXT = assembled("; ".join([*LINES[:3], "ret", *LINES[4:]]))
ADDRESSES = {"ecb_encrypt": BASE + 16, "key_setup": BASE + 4}


def test_the_instructions_around_one_are_listed() -> None:
    first = ADDRESSES["ecb_encrypt"]
    lines = list(listing(code_of(TEXT), ADDRESSES, first + 8))
    assert len(lines) == 2 * AROUND + 1
    assert [line for line in lines if line.startswith(">")] == [lines[AROUND]]
    assert lines[AROUND] == f"> {first + 8:#x}  ecb_encrypt+0x8       addi t0, t0, 6"
    assert lines[AROUND].split()[1:3] == [f"{first + 8:#x}", "ecb_encrypt+0x8"]
    assert lines[2] == f"  {first - 4:#x}  key_setup+0x8         ret"


@pytest.mark.parametrize(("number", "count"), [(0, 6), (2, 8), (5, 11), (14, 11), (19, 6)])
def test_nothing_is_shown_beyond_the_ends_of_the_code(number: int, count: int) -> None:
    lines = list(listing(code_of(TEXT), ADDRESSES, BASE + 4 * number))
    assert len(lines) == count
    assert [line[:1] for line in lines].index(">") == min(number, AROUND)


def test_what_is_no_instruction_is_shown_as_bytes() -> None:
    code = code_of(b"\x12\x34\0\0" + TEXT[4:])
    first, *others = listing(code, ADDRESSES, BASE)
    assert first.startswith(f"> {BASE:#x} ")
    assert first.endswith("no instruction of the table: 12340000")
    assert len(others) == AROUND


@pytest.mark.parametrize(
    ("pc", "role", "place"),
    [
        (0, "", ""),
        (BASE + 3, "", ""),
        (BASE + 4, "key_setup", "key_setup"),
        (BASE + 12, "key_setup", "key_setup+0x8"),
        (BASE + 16, "ecb_encrypt", "ecb_encrypt"),
        (BASE + 400, "ecb_encrypt", "ecb_encrypt+0x180"),
    ],
)
def test_an_address_is_in_the_last_function_that_begins_before(
    pc: int, role: str, place: str
) -> None:
    assert function_at(ADDRESSES, pc) == role
    assert place_of(ADDRESSES, pc) == place
