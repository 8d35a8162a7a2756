"""A function's frame: saved registers, homes, slots of its largest part, a buffer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.emission.frames import frame_of, homes_read, parts_of
from compiler.machine.load import load_target
from tests.compiler.emission.listings import COPY, listing, module

RV32I = load_target("rv32i")
SAVED = ("s1: u32 = lw a1, k=0", "ra: u32 = lw a1, k=4")


@pytest.mark.parametrize(
    ("name", "lines", "blocks", "slots", "frame"),
    [
        # nothing is needed
        ("ecb_encrypt", COPY, 1, 0, (0, (), 96, 0)),
        # a group of two blocks goes through a buffer of sixteen bytes, behind the slots
        ("ecb_encrypt", COPY, 2, 0, (112, (), 96, 16)),
        ("ecb_encrypt", COPY, 3, 20, (160, (), 128, 64)),
        # counter mode has an incomplete block, the key set-up has no blocks
        ("ctr_crypt", COPY, 1, 0, (112, (), 96, 16)),
        ("key_setup", COPY, 2, 0, (0, (), 96, 0)),
        ("key_setup", COPY, 2, 4, (112, (), 112, 16)),
        # registers that the caller wants back, in the order of the class
        (
            "key_setup",
            ("s1: u32 = lw a1, k=0", "ra: u32 = lw a1, k=4"),
            1,
            0,
            (96, ("ra", "s1"), 96, 0),
        ),
    ],
)
def test_a_frame_holds_registers_slots_and_a_buffer(
    name: str, lines: tuple[str, ...], blocks: int, slots: int, frame: tuple[object, ...]
) -> None:
    made = frame_of(module(listing(name, *lines), blocks=blocks, spills={name: slots}), name, RV32I)
    assert (made.total, made.saved, made.buffer, made.wipe) == frame
    assert made.homes == ()


def test_the_largest_part_decides() -> None:
    name = "ecb_encrypt"
    parts = [listing(name + part, *COPY) for part in ("", ".round", ".tail")]
    made = module(*parts, spills={"ecb_encrypt.round": 40, "ecb_encrypt.tail": 8})
    assert parts_of(made, name) == parts
    assert frame_of(made, name, RV32I).wipe == 48


def test_parts_that_fold_come_last() -> None:
    names = ["ctr_crypt.table", "ctr_crypt.high", "ctr_crypt", "ctr_crypt.other", "ctr_nonce"]
    made = module(*(listing(name) for name in names))
    labels = [p.label for p in parts_of(made, "ctr_crypt")]
    assert labels == ["ctr_crypt", "ctr_crypt.high", "ctr_crypt.table"]


def test_homes_that_are_read_need_a_frame() -> None:
    """`in` lies at byte 68 of the frame; a slot at 100 is none."""
    name = "ecb_encrypt"
    made = module(listing(name, "a1: u32 = lw sp, k=68", "t0: u32 = lw sp, k=100", *COPY))
    assert homes_read(made, name, RV32I) == ("in",)
    assert frame_of(made, name, RV32I).total == 96
    looped = replace(made, loops={name: ((), ())})
    assert homes_read(looped, name, RV32I) == ("out", "in", "limit", "rk")
    assert homes_read(module(listing("key_setup")), "key_setup", RV32I) == ()
