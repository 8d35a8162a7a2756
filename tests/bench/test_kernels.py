"""Functions over blocks are measured by calls of whole groups; plain C where there is some."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.counters import Counts
from bench.kernels import (
    Bench,
    block_call,
    has_baseline,
    known_cores,
    measure_baseline,
    measure_subject,
)
from bench.mca import UnknownCoreError
from bench.measure import Measured
from compiler.frontend.interface import Function
from compiler.machine.decoder import Decoder
from tests.verify.toy_cipher import SYMBOLS, TEXT, toy
from verify.emulation.memory import Argument, Buffer, Word32

BENCH = Bench(Decoder({}, {}), ("core",))


def shapes(arguments: Sequence[Argument]) -> list[object]:
    return [(len(a.data), a.writable, a.align) if isinstance(a, Buffer) else a for a in arguments]


def functions(measured: Sequence[Measured]) -> list[str]:
    return [each.function for each in measured]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The arguments of each measurement; it gives no figures."""
    calls: list[tuple[Any, ...]] = []

    def measure(*arguments: Any) -> Measured:
        calls.append(arguments)
        return Measured(arguments[0].name, arguments[1], Counts(0, 0, 0, 0, 0, 1), ())

    monkeypatch.setattr("bench.kernels.measure", measure)
    return calls


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        ("ecb_encrypt", [(48, True, 1), (48, False, 1), 6, (8, False, 16)]),
        ("ecb_decrypt", [(48, True, 1), (48, False, 1), 6, (8, False, 16)]),
        ("ctr_crypt", [(48, True, 1), (48, False, 1), 48, (12, False, 16), Word32(1)]),
    ],
)
def test_a_turn_is_a_group_of_blocks(function: Function, expected: list[object]) -> None:
    """The toy takes two blocks of eight bytes a turn."""
    assert shapes(block_call(toy(), function, 3)) == expected


def test_without_a_key_rk_is_a_null_pointer() -> None:
    assert block_call(replace(toy(), key_bytes=0), "ecb_encrypt", 1)[3] == 0


def test_functions_that_a_file_holds_are_measured(asked: list[tuple[Any, ...]]) -> None:
    held: tuple[Function, ...] = ("key_setup", "ecb_encrypt", "ctr_crypt")
    subject = replace(toy(), functions={f: SYMBOLS[f] for f in held}, features=("sha3",))
    wanted = (SYMBOLS["ecb_encrypt"], SYMBOLS["ctr_crypt"])
    assert functions(measure_subject("x.s", subject, BENCH)) == [*wanted]
    source, symbol, call, turn_bytes, machine, decoder, cores = asked[1]
    assert (source.name, source.text, source.features) == ("x.s", TEXT, ("sha3",))
    assert (symbol, turn_bytes, machine) == (wanted[1], 16, subject.machine)
    assert shapes(call(2)) == shapes(block_call(subject, "ctr_crypt", 2))
    assert (decoder, cores) == (BENCH.decoder, BENCH.cores)


def test_only_functions_that_are_asked_for_are_measured(asked: list[tuple[Any, ...]]) -> None:
    found = measure_subject("x.s", toy(), BENCH, ["ecb_decrypt"])
    assert functions(found) == [SYMBOLS["ecb_decrypt"]]
    assert len(asked) == 1


def test_cores_without_a_model_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def model(_lines: object, _n: int, core: str, _features: object, triple: str, _i: int) -> None:
        assert triple == "riscv32"
        if core != "known":
            raise UnknownCoreError(core)

    monkeypatch.setattr("bench.kernels.loop_cycles", model)
    assert known_cores(("a", "known", "b"), "riscv32") == ("known",)


def test_plain_c_is_measured_where_there_is_some(
    asked: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.kernels.plain_c", {"toy64_64": Path("toy.c")}.get)
    monkeypatch.setattr("bench.kernels.compile_c", "{} for {}".format)
    assert has_baseline("toy64_64")
    assert functions(measure_baseline("toy64_64", toy(), BENCH)) == ["toy64_64_ecb_encrypt"]
    source, _, call, turn_bytes, *_ = asked[0]
    assert (source.name, source.text) == ("toy.c, clang", "toy for aarch64")
    assert turn_bytes == 8
    assert shapes(call(3)) == [(24, True, 1), (24, False, 1), 3, (4096, False, 16)]
    assert not has_baseline("toy64_32")
    assert measure_baseline("toy64_32", toy(), BENCH) == ()
    assert len(asked) == 1
