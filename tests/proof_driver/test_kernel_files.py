"""Reading of files of kernels."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import parts_of
from proof_driver.kernel_files import header_of, kernel_subject
from runtime.user_error import UserError
from tests.prove.kernel_subjects import WORDS, part_of


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
