"""A cipher's functions become programs without loops, with rounds and within a limit."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.module import Module
from compiler.passes.spec.unroll import Unroll
from dsl.check import parse_cipher
from dsl.syntax.diagnostics import DiagnosticError
from tests.compiler.stages import CONTEXT

TEXT = """cipher TINY
source "made up"
set tiny { rounds = 3 }
block u8[2]
key u8
round_keys u8[rounds]
STEP
key_schedule(K) -> RK { for r in 0..rounds { RK[r] = K ^ r } }
encrypt(X, RK) { for r in 0..rounds { X = R(X, RK[r]) } }
decrypt = DECRYPT
"""
ROUND = "round R(X: u8[2], k: u8) -> u8[2] { return [(X[1] ^ k) + X[0], X[0] <<< 3] }"
WRITTEN = "{ for r in 0..rounds { X = [X[1], X[0] + RK[r]] } }"


def module(step: str = ROUND, decrypt: str = "none") -> Module:
    text = TEXT.replace("STEP", step).replace("DECRYPT", decrypt)
    if decrypt == WRITTEN:
        text = text.replace("decrypt = {", "decrypt(X, RK) {")
    return Module(parse_cipher(text), "tiny", {})


@pytest.mark.parametrize(
    ("decrypt", "names"),
    [
        ("none", ["key_schedule", "encrypt"]),
        ("inverse of encrypt", ["key_schedule", "encrypt"]),
        (WRITTEN, ["key_schedule", "encrypt", "decrypt"]),
    ],
)
def test_decryption_is_made_where_it_is_written(decrypt: str, names: list[str]) -> None:
    assert list(Unroll().run_module(module(decrypt=decrypt), CONTEXT).programs) == names


def test_programs_compute_what_the_text_says() -> None:
    made = Unroll().run_module(module(), CONTEXT).programs
    schedule, encrypt = made["key_schedule"], made["encrypt"]
    assert len(schedule.results) == 3
    keys = interpret(schedule, {schedule.params[0].name: word_array([0x5A], 8)})
    values = [word_array([0x21], 8), word_array([0x43], 8), *keys]
    given = dict(zip((p.name for p in encrypt.params), values, strict=True))
    x, y = 0x21, 0x43
    for r in range(3):
        x, y = ((y ^ 0x5A ^ r) + x) % 256, (x << 3 | x >> 5) % 256
    found = [int(v[0]) for v in interpret(encrypt, given) if isinstance(v, np.ndarray)]
    assert found == [x, y]


@pytest.mark.parametrize("step", [ROUND, ROUND.replace("round", "fn")])
def test_operations_have_their_round(step: str) -> None:
    """Where no `round` is called, what is repeated is one."""
    ops = Unroll().run_module(module(step), CONTEXT).programs["encrypt"].ops
    numbers = [op.round for op in ops]
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2, 3}
    assert all(op.span for op in ops)


def test_a_limit_of_steps_is_kept() -> None:
    with pytest.raises(DiagnosticError, match="steps"):
        Unroll(limit=3).run_module(module(), CONTEXT)
    assert Unroll(limit=200).run_module(module(), CONTEXT).programs
