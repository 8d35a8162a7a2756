"""Requests to the interpreter, with states as bytes."""

from __future__ import annotations

import hashlib

from dsl.modes.parse import shipped_mode
from dsl.modes.sizes import Sizes
from verify.modes.model import Model, Request

SIZES = Sizes(8, 16, {"df": True})


def model(counts: list[int]) -> Model:
    def encrypt(key: bytes, blocks: bytes) -> bytes:
        counts.append(len(blocks) // 8)
        parts = (blocks[i : i + 8] for i in range(0, len(blocks), 8))
        return b"".join(hashlib.sha256(key + part).digest()[:8] for part in parts)

    return Model(shipped_mode("ctr_drbg"), SIZES, encrypt)


def test_states_are_fields_one_behind_the_other() -> None:
    plain = model([])
    assert plain.state_bytes == 32
    assert plain.numbers() == (24,)
    answer = plain.answer(Request("init", plain.empty, (bytes(16), b"", b"")))
    assert answer.code == 0
    assert answer.state[24:] == (1).to_bytes(8, "big")


def test_blocks_that_count_up_are_encrypted_together() -> None:
    counts: list[int] = []
    plain = model(counts)
    state = bytes(range(24)) + (1).to_bytes(8, "big")
    answer = plain.answer(Request("generate", state, (b"",), 1024))
    assert len(answer.output) == 1024
    assert len(counts) < 12
    assert answer.state == model([]).answer(Request("generate", state, (b"",), 1024)).state


def test_false_lengths_are_refused() -> None:
    plain = model([])
    request = Request("init", plain.empty, (bytes(16), b"", b""), claimed={0: 1 << 33})
    assert plain.answer(request).code < 0
