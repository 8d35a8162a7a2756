"""Finding of files of kernels."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import parts_of, read_parts
from proof_driver.kernel_files import (
    check_named,
    header_of,
    is_of_kernels,
    kernel_subject,
    kernels_in,
    roles_of,
    without_kernels,
)
from runtime.user_error import UserError
from tests.prove.kernel_subjects import WORDS, part_of

ROOT = Path(__file__).parents[2]
NEON = ROOT / "generated" / "aarch64_neon" / "speck64_128.s"


def test_words_and_folders() -> None:
    given, others = kernels_in([str(WORDS), str(NEON)])
    assert [one.path for one in given] == [WORDS]
    assert others == [str(NEON)]
    given, others = kernels_in([str(WORDS.parent)])
    assert WORDS in [one.path for one in given]
    assert not others
    assert kernels_in([str(ROOT / "generated")])[1] == [str(ROOT / "generated")]


def test_roles() -> None:
    (part,) = read_parts(WORDS)
    assert is_of_kernels(part)
    assert roles_of(part)[-2:] == ["ctr_keystream", "ctr_nonces"]
    check_named([part], ["ctr_keystream"])
    with pytest.raises(UserError, match="ctr_keystreem"):
        check_named([part], ["ctr_keystreem"])


def test_reasons_without_kernels() -> None:
    left_out = {"target ptx: its object code is not read": 1, "target c: it is not": 2}
    assert without_kernels(left_out) == {"target c: it is not": 2}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("shf.l.wrap.b32", "shf.x.wrap.b32"), "no row has the text"),
        (("_ecb_encrypt_ptx(", "_ecb_encript_ptx("), "nothing is known of"),
        (("block 8, key 16", "block 8, key 8"), "are not those of"),
        (("sha256:66", "sha256:00"), "another text"),
    ],
)
def test_changed_files_are_refused(change: tuple[str, str], said: str) -> None:
    (from_text,) = parts_of(part_of(WORDS, change).text, WORDS.name)
    with pytest.raises(UserError, match=said):
        kernel_subject(from_text, header_of(WORDS))


def test_changed_headers_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="stands where"):
        kernel_subject(part_of(), header_of(WORDS).replace("const uint32_t t0", "float t0"))
    with pytest.raises(UserError, match="no header beside it"):
        header_of(tmp_path / "x.ptx")
