"""The encryptions of a request, against the counts of the standard and what the compiler folds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from builds.modes.dependences import (
    EncryptionCount,
    Lengths,
    dependences_of,
    graph_of,
    requests_by_name,
)
from builds.modes.folding import savings
from builds.modes.options import modes
from catalogue.ciphers import find_cipher
from dsl.modes.sizes import Sizes
from runtime.user_error import UserError
from tests.builds.modes.made import built

MODE = modes()["drbg"]
CIPHERS = Path(__file__).parents[2] / "ciphers"
AES = Sizes(16, 16, {"df": True})


@pytest.mark.parametrize(
    ("block", "key", "df", "request_", "count"),
    [
        # q = 2 chains over 9 + 16 bytes and a first block, two blocks of K1, two of the update.
        (16, 16, True, Lengths("init", (16, 0, 0)), EncryptionCount(10, 4, 3, 2)),
        (16, 16, True, Lengths("reseed", (16, 0)), EncryptionCount(10, 2, 3, 1)),
        (16, 16, True, Lengths("generate", (0,), 33), EncryptionCount(5, 0, 1, 0)),
        (16, 16, True, Lengths("generate", (16,), 16), EncryptionCount(13, 2, 4, 1)),
        (16, 16, False, Lengths("init", (32, 0, 0)), EncryptionCount(2, 2, 1, 1)),
        (8, 16, True, Lengths("init", (16, 0, 0)), EncryptionCount(21, 6, 3, 2)),
        (16, 32, True, Lengths("init", (32, 8, 7)), EncryptionCount(21, 6, 3, 2)),
    ],
)
def test_counts_are_those_of_the_standard(
    block: int, key: int, df: bool, request_: Lengths, count: EncryptionCount
) -> None:
    q = -(-(block + key) // block)
    found = dependences_of(MODE, Sizes(block, key, {"df": df}), request_)
    assert found.count == count
    if df and request_.entry != "generate":
        n_bytes = sum(request_.inputs)
        assert count.encryptions == q * (3 + -(-(9 + n_bytes) // block))


@pytest.mark.slow
@pytest.mark.parametrize("df", [True, False])
def test_the_compiler_folds_what_is_constant(df: bool) -> None:
    control, sizes = built("speck64_128", df).control, Sizes(8, 16, {"df": df})
    folded = savings(control)
    for name, request in requests_by_name(MODE, sizes).items():
        count = dependences_of(MODE, sizes, request).count
        saved = folded[name].most if folded[name].is_always else None
        if saved is not None:
            assert saved.encryptions == count.constant_encryptions
            assert saved.schedules == count.constant_schedules


def test_edges_are_direct() -> None:
    found = dependences_of(MODE, AES, Lengths("init", (16, 0, 0)))
    assert [call.after for call in found.calls] == [
        *((), (0,), (1,), (), (3,), (4,)),
        *((5,), (6,)),
        *((), ()),
    ]
    assert [key.after for key in found.keys] == [(), (2,), ()]
    assert [call.reads_inputs for call in found.calls].count(True) == 4
    assert found.result == (6, 7, 8, 9)


def test_a_graph_has_each_call_once() -> None:
    text = graph_of(find_cipher("hight64_128").load(), "hight64_128", "init", True).as_mermaid()
    calls = re.findall(r"^    (E\d+)(:::constant)?$", text, re.M)
    assert [name for name, _ in calls] == [f"E{n + 1}" for n in range(21)]
    assert sum(bool(constant) for _, constant in calls) == 6
    assert text.startswith("flowchart LR\n")


@pytest.mark.parametrize(
    ("set_name", "request_", "message"),
    [
        ("aes128_128", "generat", "did you mean `generate`"),
        ("speck32_64", "init", "blocks of 64 bits and more"),
        ("tests/kinds/keyless.dsl", "init", "is a permutation without a key"),
        (
            "tests/kinds/tweaked.dsl",
            "init",
            "has a tweak, and ctr_drbg is a mode of block ciphers without",
        ),
    ],
)
def test_requests_that_there_are_not(set_name: str, request_: str, message: str) -> None:
    cipher = find_cipher(set_name).load()
    name = set_name if set_name in cipher.sets else next(iter(cipher.sets))
    with pytest.raises(UserError) as caught:
        graph_of(cipher, name, request_, True)
    assert message in str(caught.value)


def test_a_cipher_with_a_tweak_is_refused() -> None:
    cipher = find_cipher(str(CIPHERS / "qarma.dsl")).load()
    message = "qarma64_128_5_0 has a tweak, and ctr_drbg is a mode of block ciphers without"
    with pytest.raises(UserError, match=message):
        graph_of(cipher, "qarma64_128_5_0", "init", True)
