"""Plain CUDA C beside kernels, also of C that computes several blocks at a time."""

from __future__ import annotations

import pytest

from lwcc.reports.kernels import plain_kernels
from tests.export.cuda_stub import PTX


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("nvcc")
def test_c_of_several_blocks_has_all_kernels_but_that_with_a_key_for_each() -> None:
    text = plain_kernels(PTX / "present64_80.ptx")
    made = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt", "ctr_keystream")
    assert all(f".entry lwcc_present64_80_{name}_ptx(" in text for name in made)
    assert text.count(".entry ") == len(made)
