"""The C header declares what a file has, with its sizes, and the header beside it must be it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.c_header import c_header, check_header
from artifacts.generated_files import Part
from artifacts.stated import stated_by
from catalogue.ciphers import find_cipher
from dsl.check import parse_cipher
from dsl.cipher import Cipher
from options.build import BuildOptions
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY

SIZES = {"block": 8, "key": 16, "nonce": 4, "rk": 88, "ctx": 96, "align": 4, "group": 32}
COMMAND = "lwcc compile some.dsl"
OPTIONS = BuildOptions("toy64_64", "rv32i", 1)
PERMUTATION = """cipher P
source "made up"
set p8 { }
block u8[1]
encrypt(X) { X = ~X }
decrypt = none
"""
ALL = ["key_setup", "ecb_encrypt", "ecb_decrypt", "ctr_init", "ctr_nonce", "ctr_crypt"]


@cache
def toy() -> Cipher:
    return find_cipher(str(TOY)).load()


@dataclass(frozen=True)
class Header:
    """A header's text, by its parts."""

    text: str

    @property
    def macros(self) -> dict[str, str]:
        """The sizes, by macro."""
        return dict(re.findall(r"#define (\w+) (\d+)", self.text))

    @property
    def functions(self) -> list[str]:
        """The functions that are declared."""
        return re.findall(r"^void (\w+)\(", self.text, re.MULTILINE)


def header(options: BuildOptions = OPTIONS, **more: int) -> Header:
    return Header(c_header(toy(), stated_by(options), {**SIZES, **more}, COMMAND))


def test_sizes_are_macros_in_their_order() -> None:
    wanted = ("block", "key", "nonce", "rk", "ctx", "align", "group")
    names = {f"LWCC_TOY64_64_{size.upper()}_BYTES_RV32I": str(SIZES[size]) for size in wanted}
    assert list(header().macros.items()) == list(names.items())
    assert header(tweak=8).macros["LWCC_TOY64_64_TWEAK_BYTES_RV32I"] == "8"


def test_names_are_those_of_the_build() -> None:
    made = header(replace(OPTIONS, prefix="my_", suffix="_v2"))
    assert made.functions == [f"my_lwcc_toy64_64_{role}_rv32i_v2" for role in ALL]
    assert made.text.count("MY_LWCC_TOY64_64_H_RV32I_V2\n") == 2
    assert f"// command:   {COMMAND}\n" in made.text


@pytest.mark.parametrize(
    ("mode", "roles"),
    [("all", ALL), ("ecb", ALL[:3]), ("ctr", [ALL[0], *ALL[3:]])],
)
def test_the_functions_of_a_mode_are_declared(mode: str, roles: list[str]) -> None:
    made = header(replace(OPTIONS, mode=mode))
    assert made.functions == [f"lwcc_toy64_64_{role}_rv32i" for role in roles]


def test_what_a_caller_must_know_is_said() -> None:
    text = header(tweak=8).text
    assert "Fills `rk` (88 bytes, aligned to 4)" in text
    assert "Fills `ctx` (96 bytes, aligned to 4) for ctr_crypt; a nonce has 4 bytes." in text
    assert "the counter, big-endian, in 4 bytes" in text
    assert "`key` is the key, then the tweak (8 bytes)" in text
    assert "tweak" not in header().text


@pytest.mark.parametrize(
    ("target", "unaligned", "said"),
    [("rv32i", False, True), ("rv32i", True, False), ("c", False, False)],
)
def test_alignment_is_asked_for_where_it_is_needed(
    target: str, unaligned: bool, said: bool
) -> None:
    made = header(replace(OPTIONS, target=target, unaligned=unaligned))
    assert ("are aligned to 4 bytes" in made.text) is said


def test_a_permutation_one_way_has_no_key_and_one_function() -> None:
    sizes = {**SIZES, "block": 1, "nonce": 1}
    made = Header(
        c_header(parse_cipher(PERMUTATION), stated_by(BuildOptions("p8", "c", 1)), sizes, COMMAND)
    )
    assert made.functions == ["lwcc_p8_ecb_encrypt_c"]
    assert "`rk` is ignored and may be a null pointer" in made.text


def part_with(options: BuildOptions) -> tuple[Part, Cipher]:
    sizes = ", ".join(f"{name} {value}" for name, value in SIZES.items())
    entries = {"sizes": f"in bytes: {sizes}", "command": COMMAND}
    return Part("x.s", "", entries, "toy.dsl", options), toy()


def test_the_header_beside_a_file_is_that_of_its_parts(tmp_path: Path) -> None:
    file, beside = tmp_path / "x.s", tmp_path / "x.h"
    files = [part_with(OPTIONS), part_with(replace(OPTIONS, suffix="_two"))]
    check_header(file, files)
    texts = [header(part.options).text for part, _ in files]
    beside.write_text("\n".join(texts))
    check_header(file, files)
    for wrong in (texts[0], "\n".join(reversed(texts)), "\n".join(texts) + "\n"):
        beside.write_text(wrong)
        with pytest.raises(UserError, match=r"x\.h is not the header of .*x\.s: its text is"):
            check_header(file, files)
