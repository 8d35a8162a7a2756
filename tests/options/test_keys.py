"""What may be said of keys: by target, set and form, and what a person reads otherwise."""

from __future__ import annotations

import pytest

from compiler.frontend.interface import FixedKey
from options.build import BuildOptions
from options.keys import check_keys
from options.settled import settle
from runtime.user_error import UserError
from tests.shipped import cipher

KEY, NONCE = "00" * 16, "00" * 12
CACHE = "--fold cache is for one key and one nonce, whose values are constants of the code"


def options(**given: object) -> BuildOptions:
    """Options for LEA on AVR, settled."""
    return settle(BuildOptions(**{"set_name": "lea128_128", "target": "avr", "lanes": 1, **given}))  # type: ignore[arg-type]


def test_a_key_has_one_spelling() -> None:
    made = options(keys="fixed", key="AB" * 16, nonce="Cd" * 12)
    assert (made.key, made.nonce) == ("ab" * 16, "cd" * 12)
    assert made.fixed_key == FixedKey(b"\xab" * 16, b"\xcd" * 12)
    check_keys(made, cipher("lea"))


@pytest.mark.parametrize(
    ("target", "folds", "with_nonce"),
    [
        ("avr", ("none", "separated", "online"), ("cache", "online")),
        ("rv32i", ("separated", "online"), ("cache", "online")),
        ("c", ("separated",), ("cache",)),
    ],
)
def test_what_key_and_nonce_decide_is_constant_in_all_models_of_a_file_for_both(
    target: str, folds: tuple[str, ...], with_nonce: tuple[str, ...]
) -> None:
    given = {"target": target, "keys": "fixed", "key": KEY}
    assert options(**given).models == folds
    assert options(**given, nonce=NONCE, fold="cache").models == with_nonce


@pytest.mark.parametrize("lanes", [1, 32])
def test_threads_have_a_key_in_words_and_in_bits(lanes: int) -> None:
    check_keys(options(keys="fixed", key=KEY, target="ptx", lanes=lanes), cipher("lea"))


def test_keys_are_stored_unless_ram_is_scarce() -> None:
    assert options().fixed_key is None
    assert options().computes_ahead
    assert options(goal="ram").makes_round_keys
    assert not options(goal="ram", keys="stored").makes_round_keys


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"keys": "fixed"}, "--keys fixed is for one key\nhint: add --key with hexadecimal digits"),
        (
            {"key": KEY},
            "hint: add --keys fixed; there are `stored`, `constant`, `onthefly` and `fixed`",
        ),
        ({"keys": "onthefly", "nonce": NONCE}, "add --keys fixed"),
        ({"keys": "fixed", "key": "0g" * 16}, "not hexadecimal"),
        ({"keys": "fixed", "key": "0"}, "not hexadecimal"),
        ({"keys": "fixed", "key": KEY, "nonce": "xy"}, "--nonce is not hexadecimal"),
        ({"keys": "fixed", "key": KEY, "nonce": NONCE, "mode": "ecb"}, "--mode ecb"),
        (
            {"keys": "fixed", "key": KEY, "goal": "size"},
            "--keys fixed has no loop of rounds, which --goal size makes",
        ),
        (
            {"keys": "onthefly", "goal": "size"},
            "hint: leave --goal size away, or take --keys stored",
        ),
        ({"keys": "fixed", "key": KEY, "target": "neon", "lanes": 16}, "no files for one key"),
        ({"keys": "constant"}, "has no constant memory for keys: take --keys stored"),
        (
            {"keys": "constant", "target": "ptx", "sbox": "table"},
            "--sbox table copies tables of words from memory",
        ),
        ({"keys": "sometimes"}, "stored"),
        ({"fold": "cache"}, f"{CACHE}\nhint: add --keys fixed with --key and --nonce, in hex"),
        ({"fold": "cache", "keys": "onthefly"}, f"{CACHE}\nhint: add --keys fixed with"),
        ({"fold": "cache", "keys": "fixed", "key": KEY}, f"{CACHE}\nhint: add --nonce, in hex"),
        (
            {"fold": "cache", "target": "neon", "lanes": 16},
            "no model of counter mode of neon `cache`; there are: auto, separated, online",
        ),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(UserError, match=said):
        options(**given)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"keys": "fixed", "key": "00" * 15}, "16 bytes, 32 hexadecimal digits, not 30"),
        ({"keys": "fixed", "key": KEY, "nonce": "00"}, "12 bytes, 24 hexadecimal digits, not 2"),
        ({"keys": "onthefly", "slicing": "cell"}, "words of one block"),
        ({"keys": "fixed", "key": KEY, "target": "ptx", "slicing": "plane"}, "words of one block"),
        ({"goal": "ram", "slicing": "cell"}, "--goal ram is for words of one block"),
    ],
)
def test_what_a_set_has_not_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(UserError, match=said):
        check_keys(options(**given), cipher("lea"))


def test_a_counter_of_two_bytes_leaves_a_longer_nonce() -> None:
    given = {"keys": "fixed", "key": KEY, "counter_bits": 16}
    check_keys(options(**given, nonce="00" * 14), cipher("lea"))
    with pytest.raises(UserError, match="14 bytes"):
        check_keys(options(**given, nonce=NONCE), cipher("lea"))
