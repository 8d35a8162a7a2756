"""A text has each part of its kind of cipher once; others are said to be missing or doubled."""

from __future__ import annotations

import pytest

from dsl.parts import check_parts, decryption_of, has_key
from tests.dsl.toy_texts import tree_of

SET = "set s { n = 1 }\n"
BLOCK = "block u8\n"
KEYS = "key u8\nround_keys u8\nkey_schedule(K) -> RK { RK = K }\n"
ENCRYPT = "encrypt(X, RK) { X = RK }\n"
INVERSE = "decrypt = inverse of encrypt\n"
CIPHER = SET + BLOCK + KEYS + ENCRYPT + INVERSE
PERMUTATION = SET + BLOCK + "encrypt(X) { X = X }\n" + INVERSE
TWEAKED = CIPHER.replace("key_schedule(K)", "tweak u8\nkey_schedule(K, T)")


def said(text: str) -> list[str]:
    return [each.message for each in check_parts(tree_of(text))]


@pytest.mark.parametrize("text", [CIPHER, PERMUTATION, TWEAKED, CIPHER + "set t { n = 2 }\n"])
def test_whole_ciphers_have_nothing_wrong(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(
    ("part", "role"),
    [
        (SET, "set"),
        (BLOCK, "block"),
        ("key u8\n", "key"),
        ("round_keys u8\n", "round_keys"),
        ("key_schedule(K) -> RK { RK = K }\n", "key_schedule"),
        (ENCRYPT, "encrypt"),
        (INVERSE, "decrypt"),
    ],
)
def test_a_part_that_is_missing_is_named_with_an_example(part: str, role: str) -> None:
    (found,) = check_parts(tree_of(CIPHER.replace(part, "")))
    assert found.message == f"cipher T has no `{role}`"
    assert f"`{role}" in found.hint


def test_without_any_key_it_is_said_how_a_permutation_is_written() -> None:
    found = check_parts(tree_of(CIPHER.replace(KEYS, "")))
    hints = {each.message: each.hint for each in found}
    assert "a permutation without a key takes the block alone" in hints["cipher T has no `key`"]
    assert set(hints) == {
        f"cipher T has no `{role}`" for role in ("key", "round_keys", "key_schedule")
    }
    (found_one,) = check_parts(tree_of(CIPHER.replace("key u8\n", "")))
    assert "permutation" not in found_one.hint


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CIPHER + BLOCK, "`block` is declared twice"),
        (CIPHER + SET, "`set s` is declared twice"),
        (CIPHER + ENCRYPT, "`encrypt` is declared twice"),
        (CIPHER + "decrypt = none\n", "`decrypt` is declared twice"),
        (CIPHER + "decrypt(X, RK) { X = RK }\n", "`decrypt` is declared twice"),
        (TWEAKED + "tweak u8\n", "`tweak` is declared twice"),
    ],
)
def test_a_part_that_stands_twice_is_named(text: str, message: str) -> None:
    assert said(text) == [message]


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        (CIPHER.replace("encrypt(X, RK)", "encrypt(X)"), "expected `encrypt(X, RK)`", "alone"),
        (PERMUTATION.replace("encrypt(X)", "encrypt(X) -> Y"), "expected `encrypt(X)`", "in place"),
        (
            PERMUTATION + "decrypt(X, RK) { X = RK }\n",
            "expected `decrypt(X)`",
            "a cipher with a key has `key`, `round_keys` and `key_schedule`",
        ),
        (CIPHER.replace("(K) -> RK", "(K)"), "expected `key_schedule(K) -> RK`", ""),
        (CIPHER.replace("(K) ->", "(K, T) ->"), "expected `key_schedule(K) -> RK`", "declare it"),
        (TWEAKED.replace("(K, T)", "(K)"), "expected `key_schedule(K, T) -> RK`", "the second"),
    ],
)
def test_an_entry_with_other_inputs_is_refused(text: str, message: str, hint: str) -> None:
    found = {each.message: each.hint for each in check_parts(tree_of(text))}
    assert hint in found[message]


@pytest.mark.parametrize(
    ("text", "keyed"),
    [
        (CIPHER, True),
        (PERMUTATION, False),
        (PERMUTATION + "round_keys u8\n", True),
        (PERMUTATION + "tweak u8\n", True),
        (SET + ENCRYPT, True),
        (SET + BLOCK, True),
    ],
)
def test_a_part_of_a_key_makes_a_cipher_with_a_key(text: str, keyed: bool) -> None:
    assert has_key(tree_of(text)) is keyed


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (INVERSE, "derived"),
        ("decrypt = none\n", "none"),
        ("decrypt(X, RK) { X = RK }\n", "written"),
    ],
)
def test_how_a_text_decrypts(text: str, kind: str) -> None:
    assert decryption_of(tree_of(text)) == kind
