"""A generated file: reproducible, and its head and C header say what is so."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.defined import functions_in
from artifacts.head import read_heads, read_sizes
from builds.build import build
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import functions_of
from compiler.registers.verify import OutOfReachError
from options.build import BuildOptions
from options.functions import naming_of
from runtime.user_error import UserError
from targets.avr.cost import CORES
from tests.lwcc.terminal import TOY, TOY_SET, built_toy, options
from verify.toolchain.tools import find

ROOT = Path(__file__).parents[2]
KEYS = [
    *("command", "passes", "dsl", "abi", "layout", "sizes", "registers", "timing", "checked"),
    "proof",
]


@pytest.mark.slow
def test_two_builds_are_equal() -> None:
    source = find_cipher(str(TOY))
    again = build(source, source.load(), options())
    assert (again.text, again.header) == (built_toy().text, built_toy().header)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slicing", "hint"),
    [("auto", "`--slicing cell` keeps fewer; `--target c`"), ("cell", "hint: `--target c`")],
)
def test_issue_13_a_frame_that_is_too_large_is_refused(
    slicing: str, hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def overflow(*_: object) -> None:
        raise OutOfReachError("a stack slot at byte 4800 is out of reach of `sw`")

    monkeypatch.setattr("builds.build.run_passes", overflow)
    source = find_cipher("present")
    large = BuildOptions("present64_80", "rv32i", 1, slicing=slicing)
    with pytest.raises(UserError) as caught:
        build(source, source.load(), large)
    message = "present64_80: a stack slot at byte 4800 is out of reach of `sw`: too many words"
    assert str(caught.value).startswith(message)
    assert hint in str(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("flash_bytes", "ram_bytes", "said"),
    [
        (500, 0, "flash: 1212 bytes are needed (code 1212), and atmega328p has 500\n"),
        (4000, 99, "RAM: 1"),
    ],
)
def test_a_part_with_too_little_memory_is_refused(
    flash_bytes: int, ram_bytes: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = replace(CORES["atmega328p"], flash_bytes=flash_bytes, ram_bytes=ram_bytes)
    monkeypatch.setitem(CORES, small.name, small)
    source = find_cipher("speck")
    wanted = BuildOptions("speck32_64", "avr", 1, core=small.name)
    with pytest.raises(UserError) as caught:
        build(source, source.load(), wanted)
    assert str(caught.value).startswith(f"speck32_64 does not fit: {said}")
    assert "it fits `--core atmega128`" in str(caught.value)
    assert ("--goal size" in str(caught.value)) == said.startswith("flash")


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("changed", "hint"),
    [
        ({"goal": "size", "unroll": "yes"}, "`--unroll no` keeps rounds in loops"),
        (
            {"blocks": 2},
            "`--goal size` makes shorter loops; `--blocks 1` makes shorter functions",
        ),
    ],
)
def test_what_takes_less_flash_is_named(
    changed: dict[str, Any], hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = replace(CORES["atmega328p"], flash_bytes=500)
    monkeypatch.setitem(CORES, small.name, small)
    source = find_cipher("speck")
    options = BuildOptions("speck32_64", "avr", 1, core=small.name, **changed)
    with pytest.raises(UserError, match="does not fit: flash") as caught:
        build(source, source.load(), options)
    assert f"hint: {hint}" in str(caught.value)


@pytest.mark.slow
def test_the_seed_of_hashes_changes_nothing() -> None:
    code = "from tests.lwcc.terminal import built_toy; print(built_toy().text, end='')"
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=True)
    assert done.stdout.decode() == built_toy().text


@pytest.mark.slow
def test_the_head_reads_back() -> None:
    ((entries, text),) = read_heads(built_toy().text)
    assert text == built_toy().text
    assert list(entries) == KEYS
    digest = hashlib.sha256(TOY.read_bytes()).hexdigest()
    assert entries["command"] == f"lwcc compile toy.dsl --set {TOY_SET} --target neon --lanes 8"
    assert entries["dsl"] == f"toy.dsl sha256:{digest}"
    assert entries["checked"] == entries["proof"] == "not run"
    assert "slice(lanes=8)" in entries["passes"].split()
    sizes = read_sizes(entries["sizes"])
    assert sizes["block"] == sizes["key"] == 8
    assert sizes["group"] == 64
    assert entries["abi"].endswith(f"stack {sizes['stack']}")


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(("target", "lanes"), [("neon", 8), ("rv32i", 1)])
@pytest.mark.parametrize("mode", ["all", "ecb", "ctr"])
def test_a_build_has_the_functions_of_its_mode(mode: str, target: str, lanes: int) -> None:
    source, wanted = find_cipher(str(TOY)), options(target=target, lanes=lanes, mode=mode)
    cipher = source.load()
    there = functions_in(build(source, cipher, wanted).text, naming_of(wanted))
    assert tuple(there) == functions_of(cipher, mode)


def test_a_shipped_cipher_is_named_without_a_place() -> None:
    source = find_cipher("pipo")
    assert (source.word, source.label) == ("pipo", "dsl/ciphers/pipo.dsl")


@pytest.mark.slow
def test_files_hold_no_path_and_no_banner() -> None:
    text = built_toy().text + built_toy().header
    assert str(TOY.parent) not in text
    assert not re.search(r"\b20\d\d\b|proven", text)


@pytest.mark.slow
def test_functions_carry_prefix_and_suffix() -> None:
    source = find_cipher(str(TOY))
    changed = options(prefix="my_", suffix="_v2")
    made = build(source, source.load(), changed)
    found = functions_in(made.text, naming_of(changed))
    assert found["ecb_encrypt"] == "my_lwcc_toy64_64_ecb_encrypt_neon_v2"
    assert len(found) == 6
    assert all(f"{symbol}(" in made.header for symbol in found.values())


C_USER = """
#include "toy.h"
_Static_assert(LWCC_TOY64_64_RK_BYTES_NEON == {rk}, "rk");
_Static_assert(LWCC_TOY64_64_CTX_BYTES_NEON == {ctx}, "ctx");
_Alignas(LWCC_TOY64_64_ALIGN_BYTES_NEON) static uint8_t rk[LWCC_TOY64_64_RK_BYTES_NEON];
_Alignas(LWCC_TOY64_64_ALIGN_BYTES_NEON) static uint8_t ctx[LWCC_TOY64_64_CTX_BYTES_NEON];
void use(uint8_t *out, const uint8_t *in, size_t n, const uint8_t *key) {{
    lwcc_toy64_64_key_setup_neon(rk, key);
    lwcc_toy64_64_ecb_encrypt_neon(out, in, n, rk);
    lwcc_toy64_64_ecb_decrypt_neon(out, in, n, rk);
    lwcc_toy64_64_ctr_init_neon(ctx, key, in);
    lwcc_toy64_64_ctr_nonce_neon(ctx, in);
    lwcc_toy64_64_ctr_crypt_neon(out, in, n, ctx, 1u);
}}
"""


@pytest.mark.needs_tool("clang")
@pytest.mark.parametrize("language", ["c", "c++"])
def test_the_c_header_compiles_and_its_sizes_agree(language: str, tmp_path: Path) -> None:
    sizes = read_sizes(built_toy().entries["sizes"])
    (tmp_path / "toy.h").write_text(built_toy().header)
    user = C_USER.format(**sizes)
    if language == "c++":
        user = user.replace("_Static_assert", "static_assert").replace("_Alignas", "alignas")
    command = [*find("clang").command, "--target=aarch64-linux-gnu", "-x", language]
    command += [
        "-fsyntax-only",
        "-ffreestanding",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-I",
        str(tmp_path),
        "-",
    ]
    done = subprocess.run(command, input=user, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
