"""Mutants of object code: each kind changes what it says, and the fields of instructions."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from prove.machine.decode import Decoder
from prove.machine.executor import Code
from prove.mutants import Mutant, Mutator, Watched, fields_of
from tests.prove.rv32 import BINARY, TARGET, code_of
from verify.toolchain.assemble import BASE

LINES = """
    addi a0, a1, 5
    xor a2, a3, a4
    lw a5, 8(sp)
    bne a0, a1, -8
    sll a6, a7, t0
    ret
"""
IDLE = code_of("nop\n")


@cache
def code() -> Code:
    decoder = Decoder(TARGET.table, BINARY.numbered, frozenset())
    return Code(code_of(LINES), BASE, BINARY, decoder)


def drawn(count: int, seed: int = 1) -> list[Mutant]:
    whole = code()
    places = range(BASE, BASE + len(whole.text), 4)
    return Mutator(whole, places, IDLE, random.Random(seed)).draw(count)


def words(whole: Code) -> list[int]:
    at = range(0, len(whole.text), 4)
    return [int.from_bytes(whole.text[place : place + 4], "little") for place in at]


def changed(mutant: Mutant) -> list[int]:
    """The numbers of the instructions that differ."""
    pairs = zip(words(code()), words(mutant.of(code())), strict=True)
    return [number for number, (before, after) in enumerate(pairs) if before != after]


def test_mutants_are_all_different_and_of_all_kinds() -> None:
    mutants = drawn(64)
    assert len({mutant.of(code()).text for mutant in mutants}) == 64
    assert set(Counter(mutant.kind for mutant in mutants)) == {
        *("bit", "swap", "far swap", "drop", "repeat", "register", "immediate", "branch")
    }
    assert all(changed(mutant) for mutant in mutants)
    assert drawn(64) == mutants
    assert drawn(64, seed=2) != mutants


def test_each_kind_changes_what_it_says() -> None:
    before = words(code())
    for mutant in drawn(120):
        after, places = words(mutant.of(code())), changed(mutant)
        first = places[0]
        if mutant.kind == "bit":
            assert (before[first] ^ after[first]).bit_count() == 1
        elif "swap" in mutant.kind:
            second = places[1]
            assert (after[first], after[second]) == (before[second], before[first])
            assert "far" in mutant.kind or second == first + 1
        elif mutant.kind == "drop":
            assert after[first] == int.from_bytes(IDLE, "little")
        elif mutant.kind == "repeat":
            assert after[first] in before[max(0, first - 1) : first + 2]
        assert len(places) == len(mutant.patches)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["register", "immediate", "branch"])
def test_one_operand_is_another(kind: str) -> None:
    for mutant in drawn(120):
        if mutant.kind != kind:
            continue
        ((pc, _),) = mutant.patches
        before, after = code().at(pc), mutant.of(code()).at(pc)
        registers = {n for n, r in before.registers.items() if after.registers.get(n) != r}
        numbers = {n for n, v in before.numbers.items() if after.numbers.get(n) != v}
        if kind == "register":
            assert len(registers) <= 1
        elif kind == "branch":
            assert before.instruction is after.instruction
            assert numbers == {"t"}
            assert (after.numbers["t"] - before.numbers["t"]) % 4 == 0
        elif before.instruction is after.instruction:
            assert not registers
            assert len(numbers) == 1


def test_fields_are_found_by_flipping_bits() -> None:
    found = fields_of(code(), BASE)
    assert found.registers == {"d": (7, 8, 9, 10, 11), "a": (15, 16, 17, 18, 19)}
    weights = [weight for _, weight in found.numbers["k"]]
    assert weights == [*(1 << n for n in range(11)), -2048]


def test_the_story_has_both_instructions() -> None:
    mutant = Mutant("bit", ((BASE, b"\0\0\0\0"),))
    assert mutant.story(code()) == (
        f"{BASE:#x}: addi a0, a1, 5 [13855500] -> no instruction [00000000]"
    )


def test_what_was_read_of_the_code_is_not_kept_where_it_changed() -> None:
    whole = code()
    assert whole.at(BASE).instruction.name == "addi"
    assert Mutant("drop", ((BASE, whole.text[4:8]),)).of(whole).at(BASE).instruction.name == "xor"
    assert whole.at(BASE).instruction.name == "addi"


def test_data_is_changed_where_it_is_read() -> None:
    """Bytes of the code that an instruction loads; what is not read is left alone."""
    decoder = Decoder(TARGET.table, BINARY.numbered, frozenset())
    whole = Watched(code_of(LINES), BASE, BINARY, decoder)
    assert whole.constant(8, 4) == code().constant(8, 4)
    assert whole.data == {BASE + 8, BASE + 9, BASE + 10, BASE + 11}
    drawn = Mutator(whole, [], IDLE, random.Random(1), sorted(whole.data)).draw(100)
    assert {mutant.kind for mutant in drawn} == {"constant"}
    assert {mutant.patches[0][0] for mutant in drawn} == whole.data
    assert len(drawn) == 32
    assert drawn[0].story(whole).count("data [") == 2


def test_nothing_is_dropped_where_nothing_does_nothing() -> None:
    places = range(BASE, BASE + len(code().text), 4)
    drawn = Mutator(code(), places, bytes(4), random.Random(1)).draw(30)
    assert "drop" not in {mutant.kind for mutant in drawn}
