"""Kernels are compared with the cipher's text: right ones hold, a wrong one is named."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gpu.check import check_on_gpu
from tests.shipped import cipher
from verify.programs.reference import spec_reference

SIZES = {"block": 8, "key": 16, "nonce": 4, "group": 8}


class SpokenCipher:
    """Counter mode by the cipher's text, in the place of a GPU."""

    set_name, sizes, kernels = "speck64_128", SIZES, frozenset({"ctr_crypt"})
    wrong_from = 1 << 30

    def __init__(self, *_: object, **__: object) -> None:
        self.encrypt = spec_reference(cipher("speck"), self.set_name)

    def __enter__(self) -> SpokenCipher:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def counter_mode(self, key: bytes, nonce: bytes) -> Any:
        return nullcontext((key, nonce))

    def ctr_crypt(
        self, data: Any, context: tuple[bytes, bytes], counter: int, out: Any = None
    ) -> Any:
        key, nonce = context
        numbers = range(counter, counter - (-len(data) // 8))
        blocks = b"".join(nonce + n.to_bytes(4, "big") for n in numbers)
        made = data ^ np.frombuffer(self.encrypt(key, blocks)[: len(data)], np.uint8)
        made[self.wrong_from :] ^= 1
        if out is None:
            return made
        out[:] = made
        return out


@pytest.mark.parametrize(("wrong_from", "status"), [(1 << 30, "tested"), (8, "failed")])
def test_what_differs_is_found(
    monkeypatch: pytest.MonkeyPatch, wrong_from: int, status: str
) -> None:
    monkeypatch.setattr("gpu.check.GpuCipher", SpokenCipher)
    monkeypatch.setattr("gpu.check.MOST_BLOCKS", 20)
    monkeypatch.setattr(SpokenCipher, "wrong_from", wrong_from)
    (finding,) = check_on_gpu(Path("any.ptx"), cipher("speck"))
    assert (finding.name, finding.status) == ("counter mode on the GPU", status)
    assert (finding.detail.startswith("9 bytes, key ")) == (status == "failed")
