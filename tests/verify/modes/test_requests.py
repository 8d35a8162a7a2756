"""Requests of a check reach all remainders, all limits and all refusals."""

from __future__ import annotations

import hashlib

import pytest

from dsl.modes.parse import shipped_mode
from dsl.modes.sizes import Sizes
from verify.modes.model import Model
from verify.modes.requests import known_cases, lengths_of, longest, refusals, vectors_of

SIZES = Sizes(16, 16, {"df": True})


def encrypt(key: bytes, blocks: bytes) -> bytes:
    parts = (blocks[i : i + 16] for i in range(0, len(blocks), 16))
    return b"".join(hashlib.sha256(key + part).digest()[:16] for part in parts)


@pytest.fixture(scope="module")
def model() -> Model:
    return Model(shipped_mode("ctr_drbg"), SIZES, encrypt)


def test_outputs_have_all_remainders_and_the_lengths_of_groups(model: Model) -> None:
    asked = [r for r in lengths_of(model, group=64) if r.entry == "generate"]
    lengths = [r.n_bytes for r in asked]
    assert {n % 16 for n in lengths} == set(range(16))
    assert {63, 64, 65} <= set(lengths)
    assert max(lengths) > 3 * 64
    assert {r.entry for r in lengths_of(model, 64)} == {e.name for e in model.mode.entries}


def test_requests_are_the_same_each_time(model: Model) -> None:
    assert list(lengths_of(model, 64)) == list(lengths_of(model, 64))
    assert list(refusals(model)) == list(refusals(model))


def test_limits_are_asked_for_and_passed(model: Model) -> None:
    asked = list(longest(model, most=1000, interval=7))
    assert [r.n_bytes for r in asked] == [1000, 1001, 5, 5]
    assert [int.from_bytes(r.state[-8:], "big") for r in asked[2:]] == [7, 8]


def test_each_refusal_is_refused(model: Model) -> None:
    asked = list(refusals(model))
    empty = [r for r in asked if r.state == model.empty and r.entry != "init"]
    claimed = [r for r in asked if r.claimed]
    assert empty
    assert claimed
    assert all(model.answer(r).code for r in [*empty, *claimed])


def test_known_answers_are_those_of_the_switch() -> None:
    assert vectors_of("no_such_mode") == {}
    vectors = vectors_of("ctr_drbg")["aes128_128"]["generated"]
    for df in (True, False):
        model = Model(shipped_mode("ctr_drbg"), Sizes(16, 16, {"df": df}), encrypt)
        (first, *_) = [v for v in vectors if v["df"] == df]
        cases = list(known_cases(model, [v for v in vectors if v["df"] != df] + [first]))
        assert cases[0].request.entry == "init"
        assert len(cases) == 1 + (0 if first.get("error") else len(first["calls"]))
