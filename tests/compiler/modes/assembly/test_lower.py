"""Steps on addresses of the shipped mode, for machines with words of several sizes."""

from __future__ import annotations

import hashlib

import pytest

from compiler.machine.load import load_target
from compiler.modes.assembly.lower import Lowering
from compiler.modes.assembly.steps import (
    AssemblyRoutine,
    ClearBytes,
    CopyBytes,
    EncryptBlocks,
    FillOutput,
    GoIf,
    GoIfBytes,
    IncrementBytes,
    SetKey,
    SetPiece,
)
from compiler.modes.evaluate import evaluate_mode
from compiler.modes.rewrites.batch import Batch
from compiler.modes.rewrites.fuse import Fuse
from compiler.modes.rewrites.tidy import Tidy
from dsl.modes.parse import shipped_mode
from dsl.modes.sizes import Sizes

DRBG = shipped_mode("ctr_drbg")


def toy(key: bytes, block: bytes) -> bytes:
    return hashlib.sha256(key + block).digest()[: len(block)]


def lowered(target: str, key: int = 16) -> dict[str, AssemblyRoutine]:
    control = evaluate_mode(DRBG, Sizes(8, key, {"df": True}), toy)
    for rewrite in (Fuse(), Batch(8), Tidy()):
        control = control.with_bodies(rewrite)
    return {r.name: r for r in Lowering(control, load_target(target), 40).routines()}


def test_refusals_that_no_length_needs_are_left_out() -> None:
    def bounds(target: str) -> set[int]:
        steps = lowered(target)["init"].steps
        return {step.bound for step in steps if isinstance(step, GoIf)}

    assert bounds("avr") == {16}
    assert bounds("rv32i") == {16, 2**32}
    assert bounds("neon") == {16, 2**32, 2**32 + 1}


def test_return_codes_are_those_of_refusals_that_are_left() -> None:
    assert lowered("avr")["generate"].codes == (3, 4, 5)
    assert lowered("neon")["generate"].codes == (2, 3, 4, 5)


def test_the_state_is_compared_in_memory() -> None:
    steps = lowered("avr")["generate"].steps
    assert [step.test for step in steps if isinstance(step, GoIfBytes)] == ["==", ">="]


def test_a_counter_is_found() -> None:
    for target in ("avr", "rv32i", "neon"):
        (fill,) = (s for s in lowered(target)["generate"].steps if isinstance(s, FillOutput))
        assert fill.counter
        assert fill.schedule
        assert fill.counter != fill.block


def test_the_number_of_a_state_is_incremented_where_it_is() -> None:
    last = lowered("neon")["generate"].steps[-1]
    assert isinstance(last, IncrementBytes)
    assert last.to == last.source
    assert (last.to.base, last.to.offset) == ("given", 24)


def test_zeros_are_cleared() -> None:
    assert any(isinstance(step, ClearBytes) for step in lowered("avr")["generate"].steps)


@pytest.mark.parametrize(("target", "copies"), [("avr", False), ("rv32i", True)])
def test_a_key_in_the_state_may_not_be_aligned(target: str, copies: bool) -> None:
    steps = lowered(target)["reseed"].steps
    place = next(i for i, step in enumerate(steps) if isinstance(step, SetKey))
    step = steps[place]
    assert isinstance(step, SetKey)
    assert (step.key.base == "frame") is copies
    assert isinstance(steps[place - 1], CopyBytes) is copies


def test_a_block_behind_a_short_key_may_not_be_aligned() -> None:
    steps = lowered("rv32i", key=10)["block_cipher_df"].steps
    encrypted = [step for step in steps if isinstance(step, EncryptBlocks)]
    assert all(step.source.offset % 4 == step.to.offset % 4 == 0 for step in encrypted)


def test_pieces_that_a_caller_lacks_are_empty() -> None:
    steps = lowered("avr")["generate"].steps
    empty = [step for step in steps if isinstance(step, SetPiece) and step.data is None]
    assert len(empty) == 2


def test_lengths_of_routines_are_those_of_their_callers() -> None:
    for target, is_wide in (("avr", True), ("rv32i", False), ("neon", False)):
        stored = lowered(target)["block_cipher_df"].steps[0]
        assert stored.number.is_wide is is_wide  # type: ignore[union-attr]
