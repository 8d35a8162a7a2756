"""Each row of C against what compilers make of its text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from compiler.machine.isa import Instruction, Row, expand
from targets.c.abi import TARGET
from targets.c.table import INSTRUCTIONS
from tests.targets.c.row_cases import cases_of, differences
from verify.native.compiled import BUILDS, SANITIZED, Build, can_sanitize

PLAIN = Build("gcc", ("-O1",))
PLAINLY = [build for build in BUILDS if build.options == ("-O0",)]
FULLY = [build for build in BUILDS if build.options == ("-O3",)]
"""Compilers that take the text as it stands, and that make the most of what it promises."""
ALL = [case for instruction in INSTRUCTIONS.values() for case in cases_of(instruction)]
FEW = 16
"""One case out of so many: sanitized code takes a compiler long."""


@pytest.mark.slow
@pytest.mark.full(but=1)
@pytest.mark.parametrize(
    "build",
    [*PLAINLY, *(pytest.param(build, marks=pytest.mark.slow) for build in FULLY)],
    ids=lambda build: build.name,
)
def test_meaning_is_what_compilers_make_of_it(build: Build, tmp_path: Path) -> None:
    assert not differences(ALL, build, tmp_path)


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize("step", [FEW, 1], ids=["some", "all"])
def test_rows_have_no_undefined_behaviour(step: int, tmp_path: Path) -> None:
    """Of some cases and of all."""
    build = next((b for b in SANITIZED if can_sanitize(b.compiler)), SANITIZED[0])
    assert not differences(ALL[::step], build, tmp_path)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("{d:t} = {a:t} >> {k}", "d = a << k"),
        ("{d:t} = {a:t} << {k} << 1", "d = a << k"),
        ("{d:t} = {a:t} << {k}", "d = (a << k) | 1"),
    ],
)
def test_a_wrong_row_is_found(text: str, meaning: str, tmp_path: Path) -> None:
    row = Row("shl", text, meaning, "", "shift", "fixed", "", imm={"k": (0, 3)}, shapes="u32")
    cases = [case for instruction in expand([row]).values() for case in cases_of(instruction)]
    found = differences(cases, PLAIN, tmp_path)
    assert str(cases[2]) in found


def test_a_wrong_store_is_found(tmp_path: Path) -> None:
    text, meaning = "{p:t}[{k}] = (uint8_t){a:t}", "mem[p + k + 1] = a"
    row = Row("store", text, meaning, "u8", "store", "address", "", imm={"k": (0, 9)}, shapes="u8")
    cases = [case for instruction in expand([row]).values() for case in cases_of(instruction)]
    assert len(differences(cases, PLAIN, tmp_path)) == len(cases)


@pytest.mark.parametrize("instruction", INSTRUCTIONS.values(), ids=INSTRUCTIONS)
def test_row_is_sane(instruction: Instruction) -> None:
    row = instruction.row
    touches_memory = instruction.reads_memory or instruction.writes_memory
    assert row.time == ("address" if touches_memory else "fixed")
    assert re.fullmatch(r"ISO/IEC 9899:1999, 6\.5|GCC manual, 6\.52", row.source)
    assert not row.feature
    assert not instruction.tied
    assert set(row.imm) == {name for name, view in instruction.views.items() if not view}
    assert set(instruction.results) | set(instruction.args) == {
        name for name, view in instruction.views.items() if view
    }
    assert instruction.name.partition(".")[2] in TARGET.shapes.values()
    assert instruction.cost in next(iter(TARGET.cores.values())).costs
    assert len(instruction.results) == (0 if instruction.writes_memory else 1)
    # What a value becomes is found behind the first `=`; see `compiler/emission/source.py`.
    assert instruction.text.startswith("{d:t} = ") == bool(instruction.results)
