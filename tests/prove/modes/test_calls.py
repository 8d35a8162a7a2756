"""Calls of the cipher's functions: their effect, and the conditions on their arguments."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.graph.sweep import Limits
from prove.graph.words import constant_bits
from prove.machine.executor import Beyond, Broken, State
from prove.machine.values import STACK, Sum
from prove.modes.calls import CallingExecutor, arguments_of
from prove.modes.claims import Calls
from prove.modes.octets import constant_octets
from prove.modes.products import ProductGraph
from prove.modes.subject import Call, ModeSubject

GENERATED = Path(__file__).parents[3] / "generated"
KEYS, TEXT = -1024, -512


@cache
def subject() -> ModeSubject:
    return mode_subject(read_mode(GENERATED / "rv32i" / "lea128_128_drbg.s"))


def started() -> tuple[CallingExecutor, State]:
    """A state in a function with 1024 bytes of frame, all zeros."""
    calls = Calls(subject(), ProductGraph(Limits(5)))
    state = calls.begin(Call("reseed", (16, 0)))
    state.registers["sp"] = Sum(STACK, KEYS)
    zeros = constant_bits(0, 8)
    state.memory.regions[STACK].cells |= dict.fromkeys(range(KEYS, 0), zeros)
    return calls.executor, state


def called(executor: CallingExecutor, state: State, place: int, *arguments: object) -> None:
    """Call a function; the instruction behind the call is that of an entry."""
    behind = subject().addresses["init"]
    state.pc, state.calls = place, (behind,)
    registers = {f"a{n}": value for n, value in enumerate(arguments)}
    state.registers |= {**registers, "ra": executor.way_back(behind)}  # type: ignore[dict-item]
    executor.step(state)
    assert state.pc == behind
    assert not state.calls


def frame(place: int) -> Sum:
    return Sum(STACK, place)


def test_a_block_under_a_constant_key_is_that_of_the_text() -> None:
    executor, state = started()
    functions = executor.functions
    called(executor, state, functions.key_setup, frame(KEYS), frame(TEXT))
    blocks = constant_bits(1, 32)
    saved, changed = state.registers["s0"], state.registers["t0"]
    text = frame(TEXT)
    called(executor, state, functions.encrypt, text, text, blocks, frame(KEYS))
    cells = state.memory.regions[STACK].cells
    wanted = constant_octets(subject().encrypt(bytes(16), bytes(16)))
    assert tuple(cells[TEXT + i] for i in range(16)) == wanted
    assert state.registers["s0"] == saved
    assert state.registers["t0"] != changed


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((frame(TEXT), frame(TEXT), 1, frame(KEYS + 16)), "not those of a key"),
        ((frame(TEXT), frame(TEXT + 4), 1, frame(KEYS)), "overlap"),
        ((frame(KEYS + 16), frame(TEXT), 1, frame(KEYS)), "overlap"),
        ((frame(TEXT + 2), frame(TEXT), 1, frame(KEYS)), "no multiple of 4"),
        ((frame(TEXT), frame(-16), 2, frame(KEYS)), "past the end"),
        ((frame(TEXT), Sum("input 0", 0), 1, frame(KEYS)), "no multiple of 4"),
    ],
)
def test_arguments_that_the_cipher_does_not_take(
    arguments: tuple[Sum, Sum, int, Sum], message: str
) -> None:
    executor, state = started()
    functions = executor.functions
    called(executor, state, functions.key_setup, frame(KEYS), frame(TEXT))
    out, text, count, keys = arguments
    with pytest.raises(Broken, match=message):
        called(executor, state, functions.encrypt, out, text, constant_bits(count, 32), keys)


def test_no_blocks_are_no_accesses() -> None:
    executor, state = started()
    null, none = constant_bits(0, 32), constant_bits(0, 32)
    called(executor, state, executor.functions.encrypt, null, null, none, frame(KEYS))


def test_a_jump_into_the_cipher_is_an_error() -> None:
    executor, state = started()
    state.pc = executor.functions.key_setup
    state.registers |= {"a0": frame(KEYS), "a1": frame(TEXT)}
    with pytest.raises(Broken, match="jumped to"):
        executor.step(state)


def test_arguments_go_down_in_pairs_of_registers() -> None:
    executor, _ = started()
    assert arguments_of(executor, 7)[6] == ("a6",)
    with pytest.raises(Beyond):
        arguments_of(executor, 9)
    other = mode_subject(read_mode(GENERATED / "avr" / "lea128_128_drbg.s"))
    pairs = arguments_of(Calls(other, ProductGraph(Limits(5))).executor, 7)
    assert (pairs[0], pairs[6]) == (("r24", "r25"), ("r12", "r13"))
