"""An output that begins with described blocks, and public numbers that are taken as data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.graph.sweep import Limits
from prove.graph.words import constant_bits
from prove.machine.executor import Beyond, State
from prove.machine.memory import Piece, Violation
from prove.machine.values import Sum, symbol
from prove.modes.any_output import UNITS, AnyOutput
from prove.modes.claims import OUTPUT
from prove.modes.output import OutputExecutor, Whole, output_memory
from prove.modes.products import ProductGraph
from prove.modes.subject import AnyCall, ModeSubject

GENERATED = Path(__file__).parents[3] / "generated"
CALL = AnyCall("generate", (0,), unit=32, rest=5, most=100)
BYTE = constant_bits(7, 8)


@cache
def subject(target: str) -> ModeSubject:
    return mode_subject(read_mode(GENERATED / target / "lea128_128_drbg.s"))


def started(target: str = "rv32i") -> tuple[OutputExecutor, State]:
    calls = AnyOutput(subject(target), ProductGraph(Limits(5)), call=CALL, reads_back=False)
    return calls.executor, calls.begin(CALL)


def test_the_length_is_a_sum_of_the_symbol() -> None:
    _, state = started()
    assert state.registers["a2"] == Sum("", 5, ((UNITS, 32),))
    assert state.memory.facts.extents[OUTPUT] == (Sum("", 0), Sum("", 5, ((UNITS, 32),)))
    assert output_memory(state).whole is None


def test_stored_blocks_become_described_ones() -> None:
    _, state = started()
    memory = output_memory(state)
    memory.whole = Whole(symbol(UNITS))
    region = memory.regions[OUTPUT]
    region.cells |= dict.fromkeys(range(-16, 35), BYTE)
    block = (BYTE,) * 16
    memory.describe([block, block], keeps_last=True)
    assert memory.whole == Whole(symbol(UNITS).moved(2), last=block)
    assert (sorted(region.cells), region.origin) == ([*range(-16, 3)], Sum("", 32))
    memory.check_described()
    region.cells[-1] = constant_bits(8, 8)
    with pytest.raises(Violation, match="are overwritten"):
        memory.check_described()


def test_a_description_is_copied_with_a_state() -> None:
    _, state = started()
    output_memory(state).whole = Whole(symbol(UNITS))
    other = state.copy()
    output_memory(other).whole = None
    assert output_memory(state).whole == Whole(symbol(UNITS))


def test_other_blocks_than_the_described_ones_are_not_encrypted() -> None:
    executor, state = started()
    out, count = Sum(OUTPUT, 0), symbol(UNITS)
    with pytest.raises(Exception, match="other blocks are encrypted"):
        executor.encrypt_many(state, (out, out, count, Sum("stack", 0)))


def test_bits_of_the_number_in_two_registers_are_the_number() -> None:
    executor, state = started("avr")
    bits = executor.numbers.bits(symbol(UNITS), 16)
    state.registers |= {"r24": bits[:8], "r25": bits[8:]}
    pair = next(n for n, parts in executor.code.binary.parts.items() if parts == ("r24", "r25"))
    assert executor.value(state, pair) == symbol(UNITS)


def test_an_instruction_without_a_rule_takes_the_bits() -> None:
    executor, state = started("avr")
    state.pc = _place(executor, "avr", "eor ")
    one, other = executor.code.at(state.pc).text().removeprefix("eor ").split(", ")
    number = symbol(UNITS).times(32).moved(5)
    state.registers |= {one: Piece(number, 0), other: constant_bits(7, 8)}
    executor.step(state)
    bits = executor.numbers.bits(number, 16)
    made = executor.words.xor(bits[:8], constant_bits(7, 8))
    assert state.registers[one] == made
    assert made[:3] == constant_bits(2, 3)


def _place(executor: OutputExecutor, target: str, text: str) -> int:
    """The address of an instruction in a function of the cipher."""
    pc = subject(target).cipher.addresses["ecb_encrypt"]
    while not executor.code.at(pc).text().startswith(text):
        pc += executor.code.at(pc).n_bytes
    return pc


def test_a_symbol_without_bits_is_no_data() -> None:
    executor, state = started()
    state.pc = _place(executor, "rv32i", "xor ")
    state.registers |= dict.fromkeys(executor.code.ready(state.pc).sources, symbol("left"))
    with pytest.raises(Beyond):
        executor.step(state)
