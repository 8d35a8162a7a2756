"""Words of six bits, of which bytes hold one and a part: blocks, keys and counters of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc

TEXT = """
cipher SIX
set six48_48 { rounds = 4 }
block      u6[8] %s
key        u6[8] %s
round_keys u6[rounds][8]

key_schedule(K) -> RK {
    for i in 0..rounds { RK[i] = [K[i], K[1], K[2], K[3], K[4], K[5], K[6], K[7] ^ i] }
}

round F(X: u6[8], k: u6[8]) -> u6[8] {
    for j in 0..8 { X[j] ^= X[(j + 1) %% 8] <<< 1 & 0x2d }
    X = X + k
    return X[[1, 2, 3, 4, 5, 6, 7, 0]]
}

encrypt(X, RK) {
    for i in 0..rounds { X = F(X, RK[i]) }
}

decrypt = none
"""


@pytest.mark.full
@pytest.mark.parametrize("target", ["c", "rv32i"])
@pytest.mark.parametrize("order", ["little", "big"])
def test_issue_13_words_of_six_bits(target: str, order: str, tmp_path: Path) -> None:
    """The counter block and the block's words were read wrong; the check of the passes failed."""
    text = tmp_path / "six.dsl"
    text.write_text(TEXT % (order, order), encoding="utf-8")
    made = lwcc("compile", text, "--target", target, "--no-prove", "-o", f"{tmp_path}/")
    assert made.exit_code == 0, made.output
