"""Generated C: expressions mean what the operations mean, names are apart, nothing warns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from artifacts.generated_files import parts_of
from builds.build import Built, build
from catalogue.ciphers import find_cipher
from compiler.ir.program import POINTER, Builder, Program, Type
from dsl.check import load_cipher
from measurements.native import c_file_of
from options.build import BuildOptions
from options.settled import settle
from targets.c.abi import TARGET
from tests.random_numbers import generator
from tests.targets.c.c_program import WINDOW, run_functions
from tests.targets.c.random_source import RandomFunction, Sourced, sourced
from verify.native.check import check_native
from verify.native.compiled import (
    BUILDS,
    SANITIZED,
    Build,
    CFile,
    Workshop,
    can_sanitize,
    run_compiler,
)
from verify.programs.reference import spec_reference
from verify.toolchain.tools import find

HERE = Path(__file__).parent
PLAIN, OPTIMIZED = Build("gcc", ("-O1",)), Build("clang", ("-O2",))
OTHERS = [build for build in BUILDS if build not in (PLAIN, OPTIMIZED)]
FUNCTIONS = 60
VARIANTS = {
    "words of 24 bits": ("odd_words", BuildOptions("odd24", "c", 1)),
    "words of 48 bits": ("odd_words", BuildOptions("odd48", "c", 1)),
    "words of 24 bits, in a loop": ("odd_words", BuildOptions("odd24", "c", 1, goal="size")),
    "nibbles from a table": ("nibbles", BuildOptions("nibbles64", "c", 1, sbox="table")),
    "bits of 32 blocks": ("nibbles", BuildOptions("nibbles64", "c", 32)),
    "bits of 128 blocks": ("nibbles", BuildOptions("nibbles64", "c", 128)),
}
LARGE = {"bits of 32 blocks", "bits of 128 blocks"}
EACH = [pytest.param(v, marks=[pytest.mark.full] if v in LARGE else []) for v in VARIANTS]


@cache
def built(variant: str) -> Built:
    name, options = VARIANTS[variant]
    source = find_cipher(str(HERE / f"{name}.dsl"))
    return build(source, source.load(), settle(options))


def file_of(variant: str) -> CFile:
    made = built(variant)
    (part,) = parts_of(made.text, f"{made.options.set_name}.c")
    return c_file_of(part, {f"{made.options.set_name}.h": made.header})


def differing(functions: Sequence[Sourced], build: Build, folder: Path) -> list[str]:
    """Functions whose text does something else than their program."""
    inputs = generator().integers(256, size=(64, WINDOW), dtype=np.uint8)
    texts = ["\n    ".join(f.lines) for f in functions]
    # In words narrower than `int` gcc warns of some conversions that lose nothing, and of
    # constants that it finds to need more bits before they are cut.
    quiet = ("-Wno-conversion", "-Wno-sign-conversion", "-Wno-overflow")
    found = run_functions(texts, inputs, build, folder, quiet)
    pairs = zip(functions, found, strict=True)
    return ["\n".join(f.lines) for f, made in pairs if not np.array_equal(made, f.expected(inputs))]


@pytest.mark.slow
@pytest.mark.parametrize(
    "build",
    [PLAIN, OPTIMIZED, next((b for b in SANITIZED if can_sanitize(b.compiler)), SANITIZED[0])],
    ids=lambda build: build.name,
)
def test_nested_expressions_mean_what_the_operations_mean(build: Build, tmp_path: Path) -> None:
    rng = generator()
    functions = [sourced(RandomFunction(rng).program()) for _ in range(FUNCTIONS)]
    longest = max((line for f in functions for line in f.lines), key=len)
    assert longest.count("(") > 4, "expressions are nested"
    assert not differing(functions, build, tmp_path)


def test_a_pair_of_parentheses_too_few_is_found(tmp_path: Path) -> None:
    build = Builder("v")
    params = tuple(build.param(name, POINTER) for name in ("out", "in"))
    word, place = Type(32), {"bytes": 4, "big": 0}
    x, y = (build.emit("load", "in", kind=word, offset=4 * i, **place) for i in range(2))
    shifted = build.emit("shl", build.emit("xor", x, y), k=3)
    build.emit_many("store", ("out", shifted), (), offset=0, **place)
    right = sourced(Program("f", "slice", params, tuple(build.ops), ()))
    assert right.lines[-1] == "store_le32(out, (t0 ^ t1) << 3);"
    wrong = Sourced(right.program, (*right.lines[:-1], "store_le32(out, t0 ^ t1 << 3);"))
    options = Build("gcc", ("-O1", "-Wno-parentheses"))
    assert differing([right, wrong], options, tmp_path) == ["\n".join(wrong.lines)]


@pytest.mark.slow
@pytest.mark.parametrize("variant", EACH)
def test_names_are_apart(variant: str, tmp_path: Path) -> None:
    """No variable hides another one, a parameter, a helper or a table; none is declared twice."""
    file = file_of(variant)
    (tmp_path / file.name).write_text(file.text)
    options = ("-std=c99", "-Wshadow", "-Wredundant-decls", "-Werror", "-fsyntax-only")
    run_compiler((*find("gcc").command, *options, file.name), tmp_path)
    declared = set(re.findall(r"\b(?:u?int\d+_t|v128|unsigned|size_t) (\w+) =", file.text))
    assert not declared & set(TARGET.helpers)


@pytest.mark.slow
@pytest.mark.parametrize("variant", EACH)
@pytest.mark.parametrize(
    "build",
    [PLAIN, OPTIMIZED, *(pytest.param(b, marks=pytest.mark.full) for b in OTHERS)],
    ids=lambda build: build.name,
)
def test_it_compiles_without_a_warning(variant: str, build: Build, tmp_path: Path) -> None:
    program = Workshop(file_of(variant), tmp_path, 1).program(build)
    assert not program.writable
    assert not program.needs


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize("variant", EACH)
def test_it_does_what_the_cipher_says(variant: str) -> None:
    """With every number of blocks and bytes up to some groups: tails of counter mode, too."""
    name, options = VARIANTS[variant]
    reference = spec_reference(load_cipher(HERE / f"{name}.dsl"), options.set_name)
    found = check_native(
        file_of(variant), reference, timing=not options.uses_tables, builds=[OPTIMIZED]
    )
    wrong = [f for f in found.findings if f.status != "tested" and f.detail != "no cases"]
    assert not wrong
    assert any("ctr_crypt: in place" in finding.name for finding in found.findings)


@pytest.mark.full
@pytest.mark.parametrize("variant", EACH)
def test_nothing_is_undefined(variant: str) -> None:
    name, options = VARIANTS[variant]
    reference = spec_reference(load_cipher(HERE / f"{name}.dsl"), options.set_name)
    builds = [b for b in SANITIZED if can_sanitize(b.compiler)][:1] or SANITIZED[:1]
    found = check_native(file_of(variant), reference, timing=False, builds=builds)
    assert not [f for f in found.findings if f.status != "tested" and f.detail != "no cases"]
