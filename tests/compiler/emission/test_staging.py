"""What threads copy to shared memory: keys that have room there, or tables for each bank."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.emission.staging import MOST_STAGED, StagedCopy, staged_copy, with_copy
from compiler.ir.program import Op, Param, Program, Type, attributes
from compiler.ir.slots import POINTER, ROUND_POINTER
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.regions import KeysIn, Regions, RoundKeys


def test_keys_that_are_too_many_are_not_copied() -> None:
    target, most = load_target("ptx"), MOST_STAGED // 4
    results = [f"v{n}" for n in range(most + 1)]
    ops = [
        Op("ld_anew", ("rk",), (name,), (Type(32),), attributes(k=4 * n))
        for n, name in enumerate(results)
    ]
    params = (Param("rk", POINTER),)
    program = Program("ecb_encrypt", "listing", params, tuple(ops), ("v0",))
    regions = Regions(32, 8, 16, 4 * most, 0, keys_in="shared")
    assert staged_copy([program], None, target, regions) is None
    copy = staged_copy([program.with_ops(ops[:most])], None, target, regions)
    assert copy == StagedCopy(0, most)
    assert copy.n_bytes == MOST_STAGED
    assert staged_copy([program.with_ops([])], None, target, regions) is None
    assert (
        staged_copy(
            [program.with_ops(ops[:most])], None, target, replace(regions, keys_in="memory")
        )
        is None
    )


def test_tables_of_words_have_a_copy_for_each_bank() -> None:
    target = load_target("ptx")

    def copied(*places: int, keys_in: KeysIn = "memory") -> StagedCopy | None:
        results = [f"v{n}" for n in range(len(places))]
        ops = [
            Op("ld_entry_2", ("w", "rk"), (name,), (Type(32),), attributes(k=place))
            for name, place in zip(results, places, strict=True)
        ]
        params = (Param("rk", POINTER), Param("w", Type(32)))
        program = Program("ecb_encrypt", "listing", params, tuple(ops), tuple(results))
        regions = Regions(1, 16, 16, 4096, 0, keys_in=keys_in)
        return staged_copy([program], None, target, regions)

    assert copied(320, 320) == StagedCopy(320, 256, 32)
    with pytest.raises(LayoutError, match="where parameters of kernels are not"):
        copied(320, keys_in="parameters")
    with pytest.raises(LayoutError, match="64 KiB of a thread block's memory, which has 48"):
        copied(320, 1344)


def test_the_keys_of_a_loop_are_copied_for_all_of_its_turns() -> None:
    target, regions = load_target("ptx"), Regions(32, 8, 16, 400, 0, keys_in="shared")

    def part(name: str, pointer: str, *places: int) -> Program:
        ops = [
            Op("ld_anew", (pointer,), (f"v{n}",), (Type(32),), attributes(k=place))
            for n, place in enumerate(places)
        ]
        params = (Param(pointer, POINTER),)
        made = Program("ecb_decrypt", "listing", params, tuple(ops), ("v0",))
        return replace(made, part="round" if name == "round" else "")

    whole, around = part("", "rk", 0), part("round", ROUND_POINTER, 0, 8)
    backwards = RoundKeys(rounds=3, first=40, step=-16)
    copy = staged_copy([whole, around], backwards, target, regions)
    assert copy == StagedCopy(0, (40 + 8) // 4 + 1)
    assert [op.name for op in with_copy(whole, target, copy).ops] == ["ld_staged"]
    read = with_copy(around, target, copy).ops
    assert [(op.name, op.args, op.number("k")) for op in read] == [
        ("ld_staged_at", (ROUND_POINTER,), 0),
        ("ld_staged_at", (ROUND_POINTER,), 8),
    ]
