"""Plain C computes the published answers, and times on this machine come out in proportion."""

from __future__ import annotations

import io
import json
import math
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bench.baseline import FOLDER, plain_c
from bench.native import (
    Timed,
    measure_native,
    message_bytes,
    options_for,
    plain_file,
    processor,
    times_as_fast,
)
from bench.report import as_json, times_table
from dsl.library import CIPHERS
from tests.verify.toy_c import SYMBOLS, TEXT, toy
from verify.native.check import NativeMachine
from verify.native.compiled import COMPILERS, STRICT, Build, CFile, CompilerError, Workshop
from verify.subject import ARRANGEMENTS, Caller

SETS = (
    "aes128_128",
    "hight64_128",
    "lea128_128",
    "pipo64_128",
    "pipo64_256",
    "simon64_128",
    "speck64_128",
)
SLOWER = """
#include <stddef.h>
#include <stdint.h>
void toy64_64_key_setup(void *rk, const uint8_t *key) { *(uint8_t *)rk = *key; }
void toy64_64_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    volatile uint8_t slow = *(const uint8_t *)rk;
    for (size_t i = 0; i < 8 * nblocks; i++) {
        for (int j = 0; j < 8; j++)
            slow = (uint8_t)(slow + in[i]);
        out[i] = slow;
    }
}
"""


def answers(set_name: str) -> Mapping[str, Any]:
    """The vectors of a set."""
    file = CIPHERS / "vectors" / f"{set_name.rstrip('0123456789_')}.json"
    found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))["sets"][set_name]
    return found


def plain(set_name: str) -> CFile:
    """Plain C of a set, as a generated file of it would be compared with."""
    sizes = answers(set_name)
    file = replace(toy(), block_bytes=sizes["block_bytes"], key_bytes=sizes["key_bytes"])
    found = plain_file(file, set_name)
    assert found is not None
    return found


@pytest.mark.full(but=5)
@pytest.mark.slow
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("set_name", SETS)
def test_plain_c_has_the_published_answers(set_name: str, compiler: str, tmp_path: Path) -> None:
    file, known = replace(plain(set_name), name="plain.c"), answers(set_name)
    program = Workshop(file, tmp_path, 60).program(Build(compiler, ("-O3", *STRICT)))
    assert not program.writable
    with NativeMachine([str(program.path)], file.functions, tmp_path / "log") as machine:
        caller = Caller(file, machine)
        for vector in known["published"] + known["generated"]:
            key, text, expected = (
                bytes.fromhex(vector[name]) for name in ("key", "plaintext", "ciphertext")
            )
            rk = caller.key_setup(key)
            for where in ARRANGEMENTS[::2]:
                assert caller.ecb(False, text, rk, where) == expected


def test_plain_c_is_found_by_its_set() -> None:
    assert plain_c("pipo64_256") == FOLDER / "pipo.c"
    assert plain_c("speck64_128") == FOLDER / "speck64_128.c"
    assert plain_c("speck64_12") is None


def test_every_file_of_plain_c_is_tested() -> None:
    assert {plain_c(name) for name in SETS} == set(FOLDER.glob("*.c"))


@pytest.fixture
def slower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain C of the toy cipher that takes its time."""
    (tmp_path / "toy.c").write_text(SLOWER)
    monkeypatch.setattr("bench.baseline.FOLDER", tmp_path)


@pytest.mark.slow
@pytest.mark.usefixtures("slower")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_functions_are_timed_beside_plain_c(compiler: str) -> None:
    rows = measure_native(toy(), "toy64_64", compiler, rounds=9)
    ours = [SYMBOLS["ecb_encrypt"], SYMBOLS["ecb_decrypt"], SYMBOLS["ctr_crypt"]]
    assert [row.function for row in rows] == [*ours, "toy64_64_ecb_encrypt"]
    assert all(row.ns_per_byte > 0 and row.compiler.startswith(f"{compiler} ") for row in rows)
    fast, *_, slow = rows
    assert slow.file == "plain C, toy.c"
    assert slow.times_as_fast is None
    assert fast.times_as_fast is not None
    # The medians of the rounds and the median of their quotients are not the same figure.
    assert fast.times_as_fast == pytest.approx(slow.ns_per_byte / fast.ns_per_byte, rel=0.5)
    assert fast.times_as_fast > 3


@pytest.mark.slow
def test_without_plain_c_there_are_times_alone() -> None:
    rows = measure_native(toy(), "toy64_64", rounds=3)
    assert [row.times_as_fast for row in rows] == [None] * 3
    assert math.isnan(rows[0].spread)


@pytest.mark.slow
@pytest.mark.usefixtures("slower")
def test_plain_c_is_left_out_where_nobody_wants_it() -> None:
    assert len(measure_native(toy(), "toy64_64", baseline=False, rounds=1)) == 3


def test_a_file_that_does_not_compile_is_refused() -> None:
    with pytest.raises(CompilerError, match=r"clang\S* refused file\.c"):
        measure_native(toy(TEXT + "}"), "toy64_64", rounds=1)


def test_a_message_is_whole_groups() -> None:
    assert message_bytes(replace(toy(), block_bytes=6, group_blocks=64)) == 42 * 6 * 64
    assert message_bytes(replace(toy(), block_bytes=16, group_blocks=2048)) == 32768


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    rng = random.Random(1)
    noise = [rng.uniform(1, 100) for _ in range(31)]
    assert times_as_fast(noise, [3 * taken for taken in noise]) == pytest.approx(3)


def test_reports_say_what_was_measured_where() -> None:
    rows = [
        Timed("x.c", "lwcc_x_ecb_encrypt_c", "clang 19.1.7 -O3", 1.25, 0.031, 3.456),
        Timed("plain C, y.c", "x_ecb_encrypt", "clang 19.1.7 -O3", 4.3, 0.0, None),
    ]
    text = io.StringIO()
    Console(file=text, width=200).print(times_table(rows))
    for word in ("measured on this machine", processor(), "1.250", "3%", "3.46", "plain C, y.c"):
        assert word in text.getvalue()
    data = json.loads(as_json([], (), rows))
    assert data["times"]["machine"] == processor()
    assert data["times"]["rows"][0]["times_as_fast"] == 3.456
    assert "times" not in json.loads(as_json([]))


@pytest.mark.parametrize(("n_bytes", "is_native"), [(16, False), (32, True), (64, True)])
def test_wide_vectors_are_timed_for_this_processor(n_bytes: int, is_native: bool) -> None:
    text = f"typedef uint64_t v __attribute__((vector_size({n_bytes})));\n" + TEXT
    assert ("-march=native" in options_for(toy(text))) == is_native
