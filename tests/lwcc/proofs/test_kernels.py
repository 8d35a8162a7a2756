"""Finding of files of kernels."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from lwcc.proofs.kernels import check_named, kernels_in, roles_of, without_kernels
from proof_driver.kernel_files import is_of_kernels
from runtime.user_error import UserError
from tests.prove.kernel_subjects import WORDS

ROOT = Path(__file__).parents[3]
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
