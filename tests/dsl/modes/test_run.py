"""The interpreter of modes against known answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from catalogue.ciphers import find_cipher
from dsl.modes.parse import shipped_mode
from dsl.modes.run import Instance
from dsl.modes.sizes import Sizes, unmet_need
from verify.modes.model import Model, Request
from verify.modes.requests import vectors_of
from verify.programs.reference import spec_reference

DRBG = shipped_mode("ctr_drbg")
VECTORS = vectors_of("ctr_drbg")


def run(set_name: str, vector: Mapping[str, Any]) -> None:
    """Draw what a vector draws, and compare outputs and states."""
    data = VECTORS[set_name]
    sizes = Sizes(data["block_bytes"], data["key_bytes"], {"df": vector["df"]})
    model = Model(DRBG, sizes, spec_reference(find_cipher(set_name).load(), set_name))
    given = tuple(bytes.fromhex(vector[n]) for n in ("entropy", "nonce", "personalization"))
    found = model.answer(Request("init", model.empty, given))
    assert bool(found.code) == vector.get("error", False)
    for call in () if found.code else vector["calls"]:
        inputs = [bytes.fromhex(call[n]) for n in ("entropy", "additional") if n in call]
        found = model.answer(Request(call["op"], found.state, tuple(inputs), call.get("bytes", 0)))
        assert bool(found.code) == call.get("error", False)
        if found.code:
            continue
        if call.get("output") is not None:
            assert found.output.hex() == call["output"]
        if "key" in call:
            assert found.state[:-8].hex() == call["key"] + call["v"]


@pytest.mark.parametrize("set_name", ["aes128_128", "hight64_128"])
@pytest.mark.parametrize("number", [0, 1, 20, 50, -1])
def test_known_answers(set_name: str, number: int) -> None:
    vectors = [*VECTORS[set_name]["published"], *VECTORS[set_name]["generated"]]
    run(set_name, vectors[number])


@pytest.mark.slow
@pytest.mark.parametrize("set_name", VECTORS)
def test_some_known_answers_of_each_set(set_name: str) -> None:
    for vector in (*VECTORS[set_name]["published"], *VECTORS[set_name]["generated"])[::40]:
        run(set_name, vector)


@pytest.mark.full
@pytest.mark.parametrize("set_name", VECTORS)
def test_all_known_answers(set_name: str) -> None:
    for vector in (*VECTORS[set_name]["published"], *VECTORS[set_name]["generated"]):
        run(set_name, vector)


def test_a_refusal_leaves_the_state() -> None:
    instance = Instance(DRBG, Sizes(8, 8, {"df": False}), lambda key, block: block)
    assert instance.call("generate", 8, b"") == (5, b"")
    assert instance.call("init", bytes(16), b"", b"") == (0, b"")
    before = dict(instance.state)
    assert instance.call("generate", 1025, b"") == (3, b"")
    assert instance.state == before
    instance.state["reseed_counter"] = (1 << 32) + 1
    assert instance.call("generate", 8, b"") == (4, b"")


@pytest.mark.parametrize(("block", "said"), [(4, "blocks of 64 bits and more"), (8, None)])
def test_what_a_mode_needs(block: int, said: str | None) -> None:
    need = unmet_need(DRBG, Sizes(block, 16, {"df": True}))
    assert (need.text.startswith(said) if need and said else need is None) is True
