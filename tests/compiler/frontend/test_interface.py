"""The functions of a build follow from the mode, and from what the cipher has."""

from __future__ import annotations

import pytest

from compiler.frontend.interface import (
    BLOCK_FUNCTIONS,
    ECB,
    FILLERS,
    INTERFACE,
    KERNELS,
    ORDER,
    Function,
    filler_of,
    functions_of,
    readers_of,
)
from dsl.check import parse_cipher

KEYED = """cipher TOY
set toy {{ _n = 2 }}
block u8[2]
key u8[2]
round_keys u8[2]
key_schedule(K) -> RK {{ RK = K }}
encrypt(X, RK) {{ X ^= RK }}
decrypt = {}
"""
KEYLESS = """cipher TOY
set toy {{ _n = 2 }}
block u8[2]
encrypt(X) {{ X[0] ^= X[1] }}
decrypt = {}
"""
DERIVED = "inverse of encrypt"
ALL = ("key_setup", "ecb_encrypt", "ecb_decrypt", "ctr_init", "ctr_nonce", "ctr_crypt")


def test_the_interface_is_in_the_order_of_a_file() -> None:
    assert tuple(name for name in ORDER if INTERFACE[name].is_everywhere) == ALL
    assert [name for name, each in INTERFACE.items() if each.name != name] == []
    assert BLOCK_FUNCTIONS == ("ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys", "ctr_crypt")
    assert ECB == ("ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys")
    assert FILLERS == {"rk": "key_setup", "ctx": "ctr_init"}


def test_what_functions_on_blocks_read_is_filled() -> None:
    for name in BLOCK_FUNCTIONS:
        signature = INTERFACE[name]
        assert signature.fills is None
        # Its keys come with its blocks.
        assert signature.reads in FILLERS or name == "ecb_encrypt_keys"
        assert signature.entry


@pytest.mark.parametrize(
    ("text", "decrypt", "mode", "functions"),
    [
        (KEYED, DERIVED, "all", ALL),
        (KEYED, DERIVED, "ecb", ALL[:3]),
        (KEYED, DERIVED, "ctr", ("key_setup", *ALL[3:])),
        (KEYED, "none", "all", tuple(f for f in ALL if f != "ecb_decrypt")),
        (KEYED, "none", "ecb", ALL[:2]),
        (KEYLESS, DERIVED, "all", ("ecb_encrypt", "ecb_decrypt")),
        (KEYLESS, DERIVED, "ctr", ()),
        (KEYLESS, "none", "all", ("ecb_encrypt",)),
    ],
)
def test_a_build_has_what_the_cipher_and_the_mode_give(
    text: str, decrypt: str, mode: str, functions: tuple[str, ...]
) -> None:
    assert functions_of(parse_cipher(text.format(decrypt)), mode) == functions


@pytest.mark.parametrize(
    ("function", "filler"),
    [
        *(("key_setup", None), ("ecb_encrypt", "key_setup"), ("ecb_decrypt", "key_setup")),
        *(("ctr_init", None), ("ctr_nonce", "ctr_init"), ("ctr_crypt", "ctr_init")),
    ],
)
def test_a_function_follows_the_one_that_fills_what_it_reads(
    function: Function, filler: Function | None
) -> None:
    assert filler_of(function) == filler
    assert filler_of(function, has_key=False) is None


@pytest.mark.parametrize(
    ("function", "readers"),
    [
        ("key_setup", ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")),
        ("ctr_init", ("ctr_crypt",)),
        *(("ctr_nonce", ()), ("ecb_encrypt", ()), ("ctr_crypt", ())),
    ],
)
def test_what_a_function_leaves_is_read(function: Function, readers: tuple[str, ...]) -> None:
    assert readers_of(function) == readers


def test_a_function_that_not_all_targets_have_is_left_out() -> None:
    here = [name for name, each in INTERFACE.items() if not each.is_everywhere]
    assert here == ["ecb_encrypt_keys"]
    text = KEYED.format(DERIVED)
    assert not set(here) & set(functions_of(parse_cipher(text)))
    assert filler_of("ecb_encrypt_keys") is None
    assert readers_of("ecb_encrypt_keys") == ()


def test_kernels_are_named_once_and_say_where_their_blocks_come_from() -> None:
    assert len({kernel.name for kernel in KERNELS}) == len(KERNELS)
    pointers = {kernel.name: kernel.pointers for kernel in KERNELS}
    assert pointers == {
        **dict.fromkeys(("ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys"), ("out", "in")),
        "ctr_crypt": ("out", "in"),
        "ctr_keystream": ("out",),
        "ctr_nonces": ("out", "in", "counters"),
    }
    for kernel in KERNELS:
        if kernel.keys in FILLERS and kernel.name == kernel.program:
            assert INTERFACE[kernel.program].reads == kernel.keys
