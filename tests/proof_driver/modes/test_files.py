"""Files of modes: heads, code, digests."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from proof_driver.modes import files
from proof_driver.modes.files import ModeFile, read_mode, refuse_unread
from runtime.user_error import UserError
from verify.toolchain.assemble import BASE, Image, link

GENERATED = Path(__file__).parents[3] / "generated"
FILE = read_mode(GENERATED / "rv32i" / "lea128_128_drbg.s")
KERNELS = read_mode(GENERATED / "ptx" / "lea128_128_drbg.ptx")


def test_a_head_says_what_a_file_is() -> None:
    assert (FILE.cipher, FILE.target.name, FILE.options.word) == ("lea", "rv32i", "drbg")
    assert FILE.entries == ["drbg_init", "drbg_reseed", "drbg_generate"]
    assert FILE.roles == ["key_setup", "ecb_encrypt", *FILE.entries]
    assert len(FILE.dsl_sha256) == 64


@pytest.mark.parametrize(
    ("old", "new", "is_other"),
    [
        ("# checked:", "# Checked:", False),
        ("    # round", "    # Round", False),
        ("    li t5, 1\n", "    li t5, 3\n", True),
        (".byte 0x00, 0x01, 0x00", ".byte 0x00, 0x02, 0x00", True),
        ("# timing:    constant (secret: st,", "# timing:    constant (secret: ", True),
        ("rk 384", "rk 388", True),
    ],
)
def test_the_digest_is_of_code_and_of_what_a_proof_uses(old: str, new: str, is_other: bool) -> None:
    assert old in FILE.text
    changed = ModeFile(FILE.path, FILE.text.replace(old, new, 1))
    assert (changed.object_sha256 != FILE.object_sha256) == is_other


def test_what_is_not_read_is_refused_with_what_is_possible() -> None:
    path = GENERATED / "c" / "lea128_128_drbg.c"
    with pytest.raises(UserError, match="is source text") as refused:
        refuse_unread(path, read_mode(path).target)
    assert f"`lwcc verify {path}`" in str(refused.value)
    refuse_unread(FILE.path, FILE.target)
    refuse_unread(KERNELS.path, KERNELS.target)


@pytest.mark.parametrize(
    ("old", "new", "is_other"),
    [
        ("// the thread's first state", "// The first state", False),
        ("add.u64 %n3, %n2, 1;", "add.u64 %n3, %n2, 2;", True),
        ("group 16", "group 32", True),
    ],
)
def test_the_digest_of_kernels_is_of_their_text(old: str, new: str, is_other: bool) -> None:
    assert old in KERNELS.text
    changed = ModeFile(KERNELS.path, KERNELS.text.replace(old, new, 1))
    assert (changed.object_sha256 != KERNELS.object_sha256) == is_other


def test_of_kernels_the_functions_of_the_host_are_not_proven() -> None:
    assert KERNELS.roles == KERNELS.entries == ["drbg_generate"]
    assert FILE.roles == ["key_setup", "ecb_encrypt", "drbg_init", "drbg_reseed", "drbg_generate"]


def test_code_that_depends_on_its_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def moved(octets: bytes, base: int = BASE, **named: bool) -> Image:
        image = link(octets, base, **named)
        return replace(image, text=bytes([image.text[0] ^ (base != BASE)]) + image.text[1:])

    monkeypatch.setattr(files, "link", moved)
    with pytest.raises(UserError, match="its code depends on its address"):
        assert ModeFile(FILE.path, FILE.text).image
