"""Accesses are taken apart for the alignment that a machine promises, or for none."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.order.split_accesses import SplitAccesses, has_word_accesses
from compiler.regions import Regions
from tests.compiler.stages import cipher


def accesses(
    target: str, block: int, unaligned: bool = False, features: tuple[str, ...] = (), big: int = 0
) -> str:
    """The operations of a function that copies a word, behind the pass."""
    place = f"big={big}, bytes=4, offset=0"
    body = f"a: u32 = load in, {place}\nstore out, a, {place}\nreturn"
    text = f"slice f(out: ptr, in: ptr) {{\n{body}\n}}"
    machine = load_target(target)
    module = Module(
        *(cipher("pipo"), "pipo64_128", {"f": parse_program(text)}),
        regions=Regions(1, block, 16, 0, 0),
    )
    context = Context(machine, next(iter(machine.cores)), features)
    made = SplitAccesses(unaligned).run_module(module, context)
    return " ".join(op.name for op in made.programs["f"].ops)


@pytest.mark.parametrize(("target", "has"), [("rv32i", True), ("c", False), ("neon", False)])
def test_machines_with_words_in_one_order_of_bytes(target: str, has: bool) -> None:
    assert has_word_accesses(load_target(target)) == has


def test_aligned_words_stay_whole() -> None:
    assert accesses("rv32i", 8) == "load store"


def test_words_are_aligned_no_better_than_blocks_are() -> None:
    """Blocks of six bytes follow each other: every second begins in the middle of a word."""
    assert accesses("rv32i", 6) == "load load shl or store shr store"


def test_words_at_any_address_go_byte_by_byte() -> None:
    names = accesses("rv32i", 8, unaligned=True)
    assert [names.split().count(name) for name in ("load", "store")] == [4, 4]


def test_features_turn_bytes_round() -> None:
    assert "rev8" in accesses("rv32i", 8, features=("zbb",), big=1)
    assert "rev8" not in accesses("rv32i", 8, big=1)


@pytest.mark.parametrize("target", ["c", "neon"])
def test_other_machines_read_words_themselves(target: str) -> None:
    assert accesses(target, 6, unaligned=True, big=1) == "load store"
