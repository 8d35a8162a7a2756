"""Files of modes as subjects of proofs."""

from __future__ import annotations

from pathlib import Path

import pytest

from proof_driver.modes.files import ModeFile, read_mode
from proof_driver.modes.subjects import mode_subject, request_of
from runtime.user_error import UserError

GENERATED = Path(__file__).parents[3] / "generated"
FILE = GENERATED / "rv32i" / "lea128_128_drbg.s"


def test_a_file_has_its_entries_and_the_functions_of_the_cipher() -> None:
    subject = mode_subject(read_mode(FILE))
    assert subject.addresses.keys() == {"init", "reseed", "generate"}
    assert subject.cipher.addresses.keys() == {"key_setup", "ecb_encrypt"}
    assert (subject.sizes.block, subject.sizes.key) == (16, 16)
    assert subject.word_bits == 32


def test_tables_beside_the_code_are_read() -> None:
    subject = mode_subject(read_mode(GENERATED / "avr" / "lea128_128_drbg.s"))
    assert any(octets for held in subject.cipher.code.constants.values() for _, octets in held)


def test_a_kernel_and_what_it_is_for() -> None:
    file = read_mode(GENERATED / "ptx" / "aes128_128_drbg.ptx")
    program, text = request_of(file, "drbg_generate")
    assert program.kernel.name == file.symbol("drbg_generate")
    assert (text.entry.name, text.sizes.block, text.sizes.key, text.n_turns) == (
        "generate",
        16,
        16,
        2,
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sha256:02", "sha256:03", "another text of the cipher"),
        ("mov.b32 %one, 1;", "move %one, 1;", "no row has the text"),
    ],
)
def test_changed_kernels_are_refused(old: str, new: str, message: str) -> None:
    text = (GENERATED / "ptx" / "aes128_128_drbg.ptx").read_text()
    assert old in text
    with pytest.raises(UserError, match=message):
        request_of(ModeFile(Path("changed.ptx"), text.replace(old, new)), "drbg_generate")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sha256:70", "sha256:71", "another text of the cipher"),
        ("lwcc_lea128_128_key_setup_rv32i", "lwcc_other", "does not define"),
        ("    ret\n", "    return\n", "refused the file"),
        (
            "    ret\n",
            "    lui a5, %hi(lwcc_lea128_128_key_setup_rv32i)\n    ret\n",
            "its code depends on its address",
        ),
        ("--mode drbg", "--mode other", "makes no file of a mode"),
    ],
)
def test_a_changed_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    changed = tmp_path / "changed.s"
    changed.write_text(FILE.read_text().replace(old, new))
    with pytest.raises(UserError, match=message):
        mode_subject(read_mode(changed))


def test_source_text_is_refused() -> None:
    with pytest.raises(UserError, match="is source text, and proofs are of object code"):
        mode_subject(read_mode(GENERATED / "c" / "lea128_128_drbg.c"))
