"""Kernels: their parameters, words as many at a time as alignment allows, tails by bytes."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from builds.build import Built, build
from catalogue.ciphers import find_cipher
from compiler.emission.kernels import MemoryWords, memory_words
from compiler.frontend.interface import KERNELS
from compiler.layouts.layout import LayoutError
from compiler.regions import Regions
from compiler.slicing.kernels import MOST_PASSED, with_keys_passed
from options.build import BuildOptions
from options.settled import settle

PARAMETERS = {
    "ecb_encrypt": "u64 out, u64 in, u64 nblocks, u64 rk",
    "ecb_decrypt": "u64 out, u64 in, u64 nblocks, u64 rk",
    "ecb_encrypt_keys": "u64 out, u64 in, u64 nblocks, u64 keys",
    "ctr_crypt": "u64 out, u64 in, u64 nbytes, u64 ctx, u32 counter",
    "ctr_keystream": "u64 out, u64 nbytes, u64 ctx, u32 counter",
    "ctr_nonces": "u64 out, u64 in, u64 nblocks, u64 rk, u64 counters",
}
"""As the interface has them."""
ENTRY = re.compile(r"^\.visible \.entry \w*?lwcc_\w+?_\d+_(\w+)_ptx\w*\((.*?)^}", re.M | re.S)
TAIL = re.compile(r"^(?:LOAD|STORE)_REST_\w+:.*?(?=^\w+:)", re.M | re.S)
PARAMETER = re.compile(r"\.param \.(u\d+) param_(\w+)")


@cache
def built(name: str, set_name: str, lanes: int = 1, **flags: Any) -> Built:
    source = find_cipher(name)
    options = BuildOptions(set_name, "ptx", lanes, **flags)
    return build(source, source.load(), settle(options))


def kernels(made: Built) -> dict[str, str]:
    """The text of each kernel, from its parameters on."""
    return dict(ENTRY.findall(made.body))


def accesses(text: str) -> set[str]:
    """The accesses to blocks and keys, without what they read or write."""
    return set(re.findall(r"\b((?:ld|st)\.global\.(?!nc)[\w.]+)", text))


def of_whole_groups(text: str) -> str:
    """A kernel without its tail."""
    return TAIL.sub("", text)


@pytest.mark.parametrize(
    ("n_bytes", "alignment", "unit", "vector"),
    [
        *((16, 16, 4, 4), (8, 16, 4, 2), (4, 16, 4, 1), (32, 16, 4, 4), (24, 16, 4, 2)),
        *((12, 16, 4, 1), (6, 16, 2, 1), (9, 16, 1, 1), (10, 16, 2, 1), (18, 16, 2, 1)),
        (16, 4, 4, 1),
    ],
)
def test_words_at_a_time(n_bytes: int, alignment: int, unit: int, vector: int) -> None:
    """All accesses of a thread are aligned: groups lie one behind the other."""
    found = memory_words(n_bytes, alignment)
    assert found == MemoryWords(unit, vector, list(range(0, n_bytes, unit)))
    assert n_bytes % (unit * vector) == 0
    assert found.type == f"u{8 * unit}"


@pytest.mark.slow
def test_each_kernel_has_the_parameters_of_the_interface() -> None:
    found = kernels(built("speck", "speck64_128"))
    assert [kernel.name for kernel in KERNELS] == list(PARAMETERS) == list(found)
    for name, text in found.items():
        head = text[: text.index(")")]
        declared = [" ".join(pair) for pair in PARAMETER.findall(head)]
        assert ", ".join(declared) == PARAMETERS[name]
        read = set(re.findall(r"\[param_(\w+)\]", text))
        assert read == {pair.split()[1] for pair in declared}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "names"),
    [
        ("ecb", ["ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys", "ctr_nonces"]),
        ("ctr", ["ctr_crypt", "ctr_keystream"]),
    ],
)
def test_a_mode_has_the_kernels_of_its_programs(mode: str, names: list[str]) -> None:
    assert list(kernels(built("speck", "speck64_128", mode=mode))) == names


@pytest.mark.slow
def test_bits_of_32_blocks_are_a_group_of_words() -> None:
    found = kernels(built("simeck", "simeck32_64", lanes=32))
    assert list(found) == [name for name in PARAMETERS if name != "ecb_encrypt_keys"]
    text = of_whole_groups(found["ecb_encrypt"])
    assert accesses(text) == {"ld.global.v4.u32", "st.global.v4.u32", "ld.global.u32"}
    assert len(re.findall(r"ld\.global\.v4\.u32", text)) == 8
    assert "ld.global.nc" not in text, "masks of round keys are not kept in registers"


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize("staged", [True, False])
def test_bits_read_keys_from_a_copy_that_threads_share(staged: bool) -> None:
    passes = () if staged else ("slice(staged=false)",)
    text = kernels(built("simeck", "simeck32_64", lanes=32, passes=passes))["ecb_encrypt"]
    words = 32 * 16
    loads = re.findall(r"ld\.volatile\.shared\.b32 %r\d+, \[staged\+(\d+)\];", text)
    assert sorted(map(int, loads)) == list(range(0, 4 * words, 4)) * staged
    assert len(re.findall(r"ld\.relaxed\.cta\.global", text)) == words * (not staged)
    assert (f"setp.ge.u32 %done, %lane, {words};" in text) == staged
    assert text.count("bar.sync 0;") == staged


LOOP = re.compile(r"// (\d+) turns\nROUND_(\w+):\n(.*?)@%more bra ROUND_\w+;", re.S)


@pytest.mark.slow
def test_rounds_in_a_loop_have_their_keys_at_a_pointer() -> None:
    found = kernels(built("speck", "speck64_128", mode="ecb", unroll="no", goal="size"))
    assert "ROUND_" not in found["ecb_encrypt_keys"], "its rounds make their keys"
    for name, step in (("ecb_encrypt", "add"), ("ecb_decrypt", "sub")):
        text = found[name]
        ((turns, label, body),) = LOOP.findall(text)
        assert (int(turns), label) == (27, name)
        assert body.lstrip().startswith('.pragma "nounroll";')
        assert re.findall(r"\[%(\w+)\+(\d+)\]", body) == [("round", "0")]
        assert f"{step}.u64 %round, %round, 4;" in body
        assert f"setp.lt.u32 %more, %turn, {turns};" in body
        assert "[%rk+" not in text, "all keys are those of the loop"
    assert "add.u64 %round, %rk, 0;" in found["ecb_encrypt"]
    assert f"add.u64 %round, %rk, {4 * 26};" in found["ecb_decrypt"]


@pytest.mark.slow
def test_fast_loops_have_several_rounds_a_turn() -> None:
    text = kernels(built("speck", "speck64_128", mode="ecb", unroll="no"))["ecb_encrypt"]
    ((turns, _, body),) = LOOP.findall(text)
    assert (int(turns), len(re.findall(r"\[%round\+\d+\]", body))) == (3, 8)


@pytest.mark.slow
def test_bits_in_a_loop_read_keys_from_the_copy() -> None:
    made = built("simeck", "simeck32_64", lanes=32, mode="ecb", unroll="no", goal="size")
    for text in kernels(made).values():
        ((turns, name, body),) = LOOP.findall(text)
        places = [int(place) for place in re.findall(r"\[%round\+(\d+)\]", body)]
        step = int(re.findall(r"add\.u32 %round, %round, (\d+);", body)[0])
        backwards = name == "ecb_decrypt"
        assert (2**32 - step if backwards else step) == 4 * len(places)
        assert sorted(places) == list(range(0, 4 * len(places), 4))
        others = re.findall(r"\[staged\+(\d+)\]", text)
        assert int(turns) * len(places) + len(others) == 32 * 16
        assert "[%rk+" not in text


@pytest.mark.full
@pytest.mark.slow
def test_look_ups_in_a_loop_read_from_the_own_bank() -> None:
    made = built("aes", "aes128_128", mode="ecb", sbox="table", unroll="no")
    text = kernels(made)["ecb_encrypt"]
    ((turns, _, body),) = LOOP.findall(text)
    looked_up = r"mad\.lo\.u32 e, e, 128, %bank; ld\.shared\.b32 %r\d+, \[e\+0\]"
    assert int(turns) == 8
    assert len(re.findall(looked_up, body)) == 16
    assert len(re.findall(r"ld\.global\.nc\.b32 %r\d+, \[%round\+\d+\]", body)) == 4


@pytest.mark.slow
@pytest.mark.parametrize(("enabled", "fours"), [(True, 24), (False, 0)])
def test_round_keys_that_would_fill_the_registers_are_loaded_four_at_a_time(
    enabled: bool, fours: int
) -> None:
    passes = () if enabled else ("join_loads(enabled=false)",)
    found = kernels(built("lea", "lea128_128", mode="ecb", passes=passes))
    loads = re.findall(
        r"ld\.relaxed\.cta\.global\.v4\.b32 \{.*?\}, \[%rk\+(\d+)\];", found["ecb_encrypt"]
    )
    assert [int(place) for place in loads] == list(range(0, 16 * fours, 16))
    assert ("ld.global.nc.b32" in found["ecb_encrypt"]) is not enabled
    assert "relaxed" not in found["ecb_encrypt_keys"]


@pytest.mark.full
@pytest.mark.slow
def test_look_ups_read_from_the_own_bank_of_a_thread() -> None:
    text = kernels(built("aes", "aes128_128", mode="ecb", sbox="table"))["ecb_decrypt"]
    assert ".shared .align 4 .b32 staged[8192];" in text
    looked_up = re.findall(r"mad\.lo\.u32 e, e, 128, %bank; ld\.shared\.b32 %r\d+, \[e\+0\]", text)
    assert len(looked_up) == 160
    assert text.count("bar.sync 0;") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "blocks", "access", "keys"),
    [
        ("speck", "speck64_128", 0, "v2.u32", {"v2.u32", "v4.u32"}),
        pytest.param("lea", "lea128_128", 0, "v4.u32", {"v4.u32"}, marks=pytest.mark.slow),
        ("speck", "speck32_64", 0, "u32", {"u32", "v2.u32"}),
        ("speck", "speck48_72", 0, "u16", {"u16", "u8"}),
        ("speck", "speck64_128", 2, "v4.u32", set()),
    ],
)
def test_blocks_and_keys_are_read_as_their_alignment_allows(
    name: str, set_name: str, blocks: int, access: str, keys: set[str]
) -> None:
    found = kernels(built(name, set_name, blocks=blocks))
    for kernel, text in found.items():
        whole = accesses(of_whole_groups(text))
        wanted = keys if kernel == "ecb_encrypt_keys" else {access}
        assert {each for each in whole if each.startswith("ld")} <= {
            f"ld.global.{each}" for each in wanted
        }
        assert {each for each in whole if each.startswith("st")} == {f"st.global.{access}"}
    assert ("ecb_encrypt_keys" in found) is bool(keys)


def test_tails_are_read_and_written_by_bytes_that_there_are() -> None:
    for name, text in kernels(built("speck", "speck64_128", blocks=2)).items():
        tail = "".join(TAIL.findall(text))
        assert accesses(tail) <= {"ld.global.u8", "st.global.u8"}, name
        lines = [line.strip() for line in tail.splitlines() if ".global." in line]
        assert all(line.startswith("@%more ") for line in lines), "each byte by itself"
        places = Counter(re.findall(r"\[(%\w+)\+\d+\]", tail))
        pointers = next(each.pointers for each in KERNELS if each.name == name)
        assert places == {f"%{pointer}": 16 for pointer in pointers}


def test_whole_blocks_have_no_tail_and_bytes_have_one() -> None:
    for name, text in kernels(built("speck", "speck64_128")).items():
        assert ("REST" in text) is name.startswith("ctr_c") or name == "ctr_keystream"


def test_registers_are_declared_once_and_as_many_as_there_are() -> None:
    for text in kernels(built("speck", "speck64_128")).values():
        (count,) = re.findall(r"\.reg \.b32 %r<(\d+)>;", text)
        assert {int(n) for n in re.findall(r"%r(\d+)\b", text)} == set(range(int(count)))
        names = [
            name.strip()
            for names in re.findall(r"\.reg \.\w+ ([%\w, ]+);", text)
            for name in names.split(",")
            if name.strip().startswith("%")
        ]
        assert len(names) == len(set(names))


def test_labels_are_those_of_one_kernel() -> None:
    for name, text in kernels(built("speck", "speck64_128", blocks=2)).items():
        labels = re.findall(r"^(\w+):", text, re.M)
        assert all(label.endswith(f"_{name}") for label in labels)
        assert set(re.findall(r"\bbra (\w+);", text)) == set(labels)


@pytest.mark.slow
@pytest.mark.parametrize("unroll", ["yes", "no"])
def test_keys_are_parameters_themselves(unroll: str) -> None:
    found = kernels(built("speck", "speck64_128", keys="constant", unroll=unroll))
    rk, ctx = (108, 116) if unroll == "yes" else (288, 296)
    for name, text in found.items():
        keys = PARAMETERS[name].replace(",", "").split()
        kind = "rk" if "rk" in keys else "ctx" if "ctx" in keys else ""
        size = {"rk": rk, "ctx": ctx, "": 0}[kind]
        declared = re.findall(r"\.param \.align 16 \.b8 param_(\w+)\[(\d+)\]", text)
        assert declared == ([(kind, str(size))] if kind else [])
        assert not (kind and "ld.global.nc" in text)
        assert bool(re.search(r"ld\.param\.b32 %r\d+, \[%(rk|ctx|round)\+\d+\]", text)) == bool(
            kind
        )
        assert (f"mov.u64 %{kind}, param_{kind};" in text) == bool(kind)


def test_keys_too_long_for_parameters_are_refused() -> None:
    regions = Regions(1, 8, 16, MOST_PASSED - 8, MOST_PASSED, keys_in="shared")
    assert with_keys_passed(regions) == replace(regions, keys_in="parameters")
    with pytest.raises(LayoutError, match="4033 bytes of round keys and nonce are too long"):
        with_keys_passed(replace(regions, ctx=MOST_PASSED + 1))
