"""Generated C is modelled as clang compiles it for the machine of a file of assembly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from artifacts.generated_files import Part, read_parts, subject_of
from bench.generated_c import measure_c
from bench.kernels import Bench, measure_subject
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from measurements.native import c_file_of, headers_beside
from verify.native.compiled import CFile, CompilerError
from verify.subject import Subject

GENERATED = Path(__file__).parents[2] / "generated"
TARGET = load_target("neon")
BENCH = Bench(Decoder(TARGET.table, TARGET.view_classes), ("apple-a10",))


def part_of(name: str) -> Part:
    (part,) = read_parts(GENERATED / name)
    return part


def of_speck() -> tuple[CFile, Subject]:
    """C of SPECK-64/128, and assembly of the same set."""
    name = "c/speck64_128.c"
    file = c_file_of(part_of(name), headers_beside(GENERATED / name))
    return file, subject_of(part_of("aarch64_neon/speck64_128.s"))


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("clang", "llvm-mca")
def test_generated_c_is_modelled_and_assembly_is_faster() -> None:
    file, subject = of_speck()
    modelled = {m.function: m for m in measure_c(file, subject, BENCH)}
    assert set(modelled) == {
        f"lwcc_speck64_128_{role}_c" for role in ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")
    }
    assert {m.name for m in modelled.values()} == {"speck64_128.c, clang -O3"}
    for own in measure_subject("speck64_128.s", subject, BENCH):
        (mine,) = own.cycles
        (theirs,) = modelled[own.function.replace("_neon", "_c")].cycles
        assert mine.cycles_per_byte < theirs.cycles_per_byte


@pytest.mark.needs_tool("clang")
def test_c_that_clang_refuses_is_said_so() -> None:
    file, subject = of_speck()
    with pytest.raises(CompilerError, match="error:"):
        measure_c(replace(file, text="int f(void) { return x; }"), subject, BENCH)
