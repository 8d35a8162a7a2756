"""A set's parameters fill in the declarations, and entries unroll to the operations they say."""

from __future__ import annotations

import pytest

from dsl.syntax.tree import SetDecl
from dsl.unrolling.elaborate import elaborate, input_words, unroll, word_name
from dsl.unrolling.execute import Place
from dsl.unrolling.operators import Counting
from dsl.unrolling.tables import Permutation
from dsl.unrolling.values import Shape, Word
from tests.dsl.toy_texts import Recording, model_of, tree_of

TEXT = """
set small { n = 1, m = n + 1 }
set large { n = 3, m = 4 }
block u8[2] big
key u(8 * n)
tweak u(8 * n)[2]
round_keys u8[n][2]
permutation P: u(2 * n) { i -> 2 * n - 1 - i }
const c: u8 = m
sbox S[2] = [[0 1], [1 0]]
round R(x: u8, k: u8) -> u8 { return x + k }
key_schedule(K, T) -> RK { for i in 0..n { RK[i] = [K, T[1]] } }
encrypt(X, RK) { X[0] = R(X[0], RK[0][1]); X[1] ^= X[0] }
"""


def test_each_set_has_its_own_sizes_and_tables() -> None:
    tree = tree_of(TEXT)
    first, second = (d for d in tree.declarations if isinstance(d, SetDecl))
    small, errors = elaborate(tree, first)
    large, more = elaborate(tree, second)
    assert (errors, more) == ([], [])
    assert (small.set_name, small.parameters) == ("small", ("n", "m"))
    assert small.names.constants["c"].value == Word(8, 2)
    assert large.names.constants["c"].value == Word(8, 4)
    assert large.layouts["round_keys"] == Shape(8, (3, 2))
    assert large.layouts["key"] == Shape(24)
    assert (small.big_endian["block"], small.big_endian["key"]) == (True, False)
    assert set(small.entries) == {"key_schedule", "encrypt"}
    assert small.names.several == {"S": 2}
    tables = [model.names.tables["P"] for model in (small, large)]
    assert tables == [
        Permutation("P", (1, 0), tables[0].span),
        Permutation("P", (5, 4, 3, 2, 1, 0), tables[0].span),
    ]


def test_the_words_of_an_entry_are_named_by_their_place() -> None:
    model, _ = model_of(TEXT)
    names = [word.name for word in input_words(model, "encrypt")]
    assert names == ["X.0", "X.1", "RK.0.0", "RK.0.1"]
    words = input_words(model, "key_schedule")
    assert [(word.name, word.bits) for word in words] == [("K", 8), ("T.0", 8), ("T.1", 8)]
    assert word_name("RK", (3, 1)) == "RK.3.1"
    assert word_name("X", ()) == "X"


def test_an_entry_is_unrolled_to_its_result() -> None:
    model, _ = model_of(TEXT)
    sink, place = Recording(), Place()
    words, errors = unroll(model, "encrypt", sink, place)
    assert errors == []
    assert [word.name for word in words] == ["t0", "t1"]
    assert sink.ops == ["t0: u8 = add X.0, RK.0.1", "t1: u8 = xor X.1, t0"]
    assert (place.n_rounds, place.round) == (1, 0)
    schedule, errors = unroll(model, "key_schedule", Recording(), Place())
    assert errors == []
    assert [word.name for word in schedule] == ["K", "T.1"]


@pytest.mark.parametrize(
    ("declarations", "message"),
    [
        ("block u8\nconst a = b\nconst b = 1", "`b` is not declared yet where it is needed"),
        ("block u4[3]", "`u4[3]` is 12 bits, which are no whole bytes"),
        ("key u7", "`u7` is 7 bits, which are no whole bytes"),
        ("const c: u4 = 16", "0x10 does not fit in `u4`"),
        ("sbox S = [0 1 2]", "an S-box has a power of two of values, found 3"),
        ("set s { n = m }", "unknown name `m`"),
        ("key u32\ntweak u16[2]", "the tweak is of words `u16 little`, the key of words `u32 lit"),
        ("key u32 big\ntweak u32", "the tweak is of words `u32 little`, the key of words `u32 big"),
    ],
)
def test_wrong_declarations_are_found(declarations: str, message: str) -> None:
    _, errors = model_of(declarations)
    assert [each.message[: len(message)] for each in errors] == [message]


def test_round_keys_need_be_no_whole_bytes_and_equal_tweaks_are_taken() -> None:
    _, errors = model_of("key u32 big\ntweak u32[3] big\nround_keys u4[3]")
    assert errors == []


def test_all_wrong_declarations_are_found_at_once() -> None:
    _, errors = model_of("const a: u4 = 16\nkey u7\nconst b: u4 = 17\nblock u9")
    assert [each.span.line for each in errors] == [2, 4, 3, 5]


@pytest.mark.parametrize(
    ("body", "messages"),
    [
        ("X = [X[1], X[2]]", ["index 2 is outside `X`, which has 2 elements"]),
        ("X[0] = y; X[1] = z", ["unknown name `y`", "unknown name `z`"]),
        ("let y: u8; X[0] = y", ["`y` is read before it is given a value"]),
        ("for i in 0..100 { X[0] += 1 }", ["this loop takes more than 50 steps when unrolled"]),
    ],
)
def test_wrong_entries_have_no_result(body: str, messages: list[str]) -> None:
    model, _ = model_of(f"block u8[2]\nencrypt(X) {{ {body} }}")
    words, errors = unroll(model, "encrypt", Counting(), Place(), 50)
    assert words == ()
    assert [each.message for each in errors] == messages


def test_a_round_key_that_is_never_set_is_named() -> None:
    text = "key u8\nround_keys u8[2][2]\nkey_schedule(K) -> RK { RK[0] = [K, K]; RK[1][0] = K }"
    words, errors = unroll(model_of(text)[0], "key_schedule", Counting(), Place())
    assert words == ()
    assert [each.message for each in errors] == ["`RK[1][1]` is never given a value"]
