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
from compiler.emission.kernels import (
    MOST_STAGED,
    MemoryWords,
    StagedCopy,
    memory_words,
    staged_copy,
)
from compiler.frontend.interface import KERNELS
from compiler.ir.program import Op, Param, Program, Type, attributes
from compiler.ir.slots import POINTER
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.regions import Regions
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


def test_keys_that_are_too_many_are_not_copied() -> None:
    target, most = load_target("ptx"), MOST_STAGED // 4
    results = [f"v{n}" for n in range(most + 1)]
    ops = [
        Op("ld_anew", ("rk",), (name,), (Type(32),), attributes(k=4 * n))
        for n, name in enumerate(results)
    ]
    params = (Param("rk", POINTER),)
    program = Program("ecb_encrypt", "listing", params, tuple(ops), ("v0",))
    regions = Regions(32, 8, 16, 4 * most, 0, staged=True)
    assert staged_copy(program, target, regions) is None
    copy = staged_copy(program.with_ops(ops[:most]), target, regions)
    assert copy == StagedCopy(0, most)
    assert copy.n_bytes == MOST_STAGED
    assert staged_copy(program.with_ops([]), target, regions) is None
    assert staged_copy(program.with_ops(ops[:most]), target, replace(regions, staged=False)) is None


def test_tables_of_words_have_a_copy_for_each_bank() -> None:
    target = load_target("ptx")

    def copied(*places: int) -> StagedCopy | None:
        results = [f"v{n}" for n in range(len(places))]
        ops = [
            Op("ld_entry_2", ("w", "rk"), (name,), (Type(32),), attributes(k=place))
            for name, place in zip(results, places, strict=True)
        ]
        params = (Param("rk", POINTER), Param("w", Type(32)))
        program = Program("ecb_encrypt", "listing", params, tuple(ops), tuple(results))
        return staged_copy(program, target, Regions(1, 16, 16, 4096, 0))

    assert copied(320, 320) == StagedCopy(320, 256, 32)
    with pytest.raises(LayoutError, match="64 KiB of a thread block's memory, which has 48"):
        copied(320, 1344)


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
