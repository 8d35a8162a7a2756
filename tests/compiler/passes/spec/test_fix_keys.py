"""With a fixed key, and nonce, functions are for these alone, and what follows is constant."""

from __future__ import annotations

import pytest

from builds.build import Built, build
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import FixedKey, filler_of, functions_of
from compiler.machine.load import load_target
from compiler.module import Module
from compiler.passes.spec.fix_keys import FixKeys
from options.build import BuildOptions
from options.settled import settle
from tests.compiler.stages import CONTEXT, before, cipher
from verify.programs.differential import check_passes

KEY, NONCE = "000102030405060708090a0b0c0d0e0f", "10111213"


def fixed(nonce: str = "") -> Module:
    """PIPO behind the pass."""
    return FixKeys(KEY, nonce).run_module(before("fix_keys"), CONTEXT)


def test_without_a_key_nothing_changes() -> None:
    module = before("fix_keys")
    assert FixKeys().run_module(module, CONTEXT) is module


def test_programs_take_no_key() -> None:
    made = fixed()
    assert made.fixed == FixedKey(bytes.fromhex(KEY))
    assert not made.programs["key_schedule"].params
    for name in ("encrypt", "decrypt"):
        program = made.programs[name]
        assert len(program.params) == len(program.results), name
    assert len(made.programs["ctr"].given("nonce")) == 4


def test_a_fixed_nonce_leaves_the_counter() -> None:
    (counter,) = fixed(NONCE).programs["ctr"].params
    assert counter.given
    assert counter.given.kind == "counter"


def test_a_file_for_one_key_has_no_function_that_takes_another() -> None:
    lea = cipher("lea")
    key = FixedKey(b"k" * 16)
    both = FixedKey(b"k" * 16, b"n" * 12)
    assert functions_of(lea, fixed=key) == ("ecb_encrypt", "ecb_decrypt", "ctr_nonce", "ctr_crypt")
    assert functions_of(lea, fixed=both) == ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")
    assert functions_of(lea, "ecb", key) == ("ecb_encrypt", "ecb_decrypt")


def test_what_must_be_called_before() -> None:
    key, both = FixedKey(b"k"), FixedKey(b"k", b"n")
    assert filler_of("ctr_crypt", fixed=key) == "ctr_nonce"
    assert filler_of("ctr_nonce", fixed=key) is None
    assert filler_of("ecb_encrypt", fixed=key) is None
    assert filler_of("ctr_crypt", fixed=both) is None


def built(target: str, **options: str) -> Built:
    """LEA for one key, checked after every pass."""
    source = find_cipher("lea")
    chosen = settle(BuildOptions("lea128_128", target, 1, keys="fixed", **options))  # type: ignore[arg-type]
    return build(source, source.load(), chosen, check_passes(load_target(target)))


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize("target", ["c", "rv32i", "avr"])
def test_nothing_is_read_from_memory(target: str) -> None:
    made = built(target, key=KEY, nonce="00" * 12, mode="ctr")
    assert made.module.laid_out.rk == made.module.laid_out.ctx == 0
    assert set(made.part.functions) == {"ctr_crypt"}
    said = made.entries["keys"]
    assert "HOLDS A SECRET KEY" in said
    assert f"--key {KEY}" in made.entries["command"]
    assert KEY not in said


@pytest.mark.full
@pytest.mark.slow
def test_a_nonce_that_callers_choose_is_all_of_the_context() -> None:
    made = built("avr", key=KEY, mode="ctr")
    assert made.module.laid_out.rk == 0
    assert 12 <= made.module.laid_out.ctx <= 24
    assert set(made.part.functions) == {"ctr_nonce", "ctr_crypt"}
