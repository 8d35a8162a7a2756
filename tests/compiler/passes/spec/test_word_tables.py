"""Bytes of the state become words, with a table for an S-box and a column of a matrix."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.ir.program import TABLE_LOOKUP, Program
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.sbox import Sbox
from compiler.passes.mode.key_per_block import KeyPerBlock
from compiler.passes.spec.word_tables import WordTables
from compiler.pipeline import pipeline, run_passes
from dsl.gf2 import field_product
from tests.shipped import cipher

PTX = load_target("ptx")
ON_PTX = Context(PTX, next(iter(PTX.cores)))
FORM = (KeyPerBlock(enabled=False), Sbox(table=True, outside_keys=True), WordTables(enabled=True))
STEPS = pipeline(FORM)
LAST = [type(step) for step in STEPS].index(WordTables)


@cache
def made(name: str, set_name: str) -> Module:
    return run_passes(Module(cipher(name), set_name, {}), ON_PTX, STEPS[: LAST + 1])


def look_ups(program: Program) -> list[str]:
    return [op.word("table") for op in program.ops if op.name == TABLE_LOOKUP]


def words_of(module: Module) -> dict[str, tuple[int, ...]]:
    tables = {n: t for p in module.programs.values() for n, t in p.tables.items()}
    return {n: t.values for n, t in tables.items() if t.kind == "sbox" and t.out_bits == 32}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["encrypt", "decrypt", "ctr"])
def test_aes_has_one_table_for_each_direction(name: str) -> None:
    module = made("aes", "aes128_128")
    program = module.programs[name]
    assert len(words_of(module)) == 2
    assert len(look_ups(program)) == 160
    assert len(set(look_ups(program))) == 1
    assert [module.programs[name].types[r].bits for r in program.results] == [32] * 4


@pytest.mark.slow
def test_the_tables_of_aes_are_products_with_its_matrix() -> None:
    """FIPS 197, 5.1.3 and 5.3.3: the columns of the matrices, times entries of the S-boxes."""
    box = cipher("aes").sets["aes128_128"].sboxes["S"].values
    doubled = [field_product(2, value, 0x11B) for value in box]
    columns = [sorted((twice, s, s, twice ^ s)) for twice, s in zip(doubled, box, strict=True)]
    tables = words_of(made("aes", "aes128_128")).values()
    found = [[sorted(entry.to_bytes(4)) for entry in table] for table in tables]
    assert columns in found


@pytest.mark.slow
def test_the_key_schedule_keeps_circuits() -> None:
    assert not look_ups(made("aes", "aes128_128").programs["key_schedule"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "said"),
    [
        ("hight", "hight64_128", "`add` is in no table of words: take --sbox circuit"),
        ("present", "present64_80", "blocks are not of words of four bytes: take --sbox circuit"),
    ],
)
def test_other_operations_are_refused(name: str, set_name: str, said: str) -> None:
    with pytest.raises(LayoutError, match=said):
        made(name, set_name)
