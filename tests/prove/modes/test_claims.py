"""Calls on literals: the paths of the text, the first state, and what a comparison notices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from dsl.modes.parse import parse_mode
from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.graph.sweep import Limits
from prove.machine.executor import Beyond, Broken
from prove.machine.values import Sum
from prove.modes.claims import OUTPUT, STATE, Calls, input_name
from prove.modes.products import ProductGraph
from prove.modes.subject import Call, ModeSubject

GENERATED = Path(__file__).parents[3] / "generated"
KEY, BLOCK, NUMBER = 16, 16, 8
NOTHING = Call("generate", (0,), 0, nulls=True)
SHORT = Call("reseed", (15, 0), is_read=False)


@cache
def subject() -> ModeSubject:
    return mode_subject(read_mode(GENERATED / "rv32i" / "lea128_128_drbg.s"))


def calls(changed: ModeSubject | None = None) -> Calls:
    return Calls(changed or subject(), ProductGraph(Limits(60)))


def with_text(old: str, new: str) -> ModeSubject:
    """The same code, with another text of the mode."""
    text = subject().mode.text
    assert old in text
    return replace(subject(), mode=parse_mode(text.replace(old, new), "m.mode"))


def paths(call: Call) -> Mapping[tuple[bool, ...], int]:
    """The return code for each way that the comparisons of the text go."""
    return {tuple(answer.facts.values()): answer.code for answer in calls().answers(call)}


def test_a_state_is_a_key_a_block_and_a_number() -> None:
    assert calls().state_bytes == KEY + BLOCK + NUMBER


def test_a_text_that_compares_the_number_has_a_path_of_each_result() -> None:
    assert paths(NOTHING) == {(True,): 5, (False, True): 4, (False, False): 0}
    assert paths(SHORT) == {(True,): 5, (False,): 1}
    assert paths(Call("init", (16, 0, 0))) == {(): 0}


def test_a_refusal_leaves_the_state_as_it_was() -> None:
    made = calls()
    state = tuple(made.draw(STATE, at) for at in range(made.state_bytes))
    assert {answer.state == state for answer in made.answers(SHORT)} == {True}
    (answer,) = (a for a in made.answers(Call("generate", (0,), 5)) if not a.code)
    assert (answer.state == state, len(answer.output)) == (False, 5)


def test_a_call_begins_with_its_lengths_and_addresses() -> None:
    state = calls().begin(Call("generate", (3,), 5, offset=1))
    regions = state.memory.regions
    assert {STATE, OUTPUT, input_name(0)} <= regions.keys()
    assert regions[input_name(0)].rights == "r"
    found = [value for value in state.registers.values() if isinstance(value, Sum)]
    assert {Sum(STATE, 0), Sum(OUTPUT, 1), Sum(input_name(0), 0)} <= set(found)


def test_nothing_is_known_of_the_address_of_an_empty_input() -> None:
    state = calls().begin(NOTHING)
    found = [value for value in state.registers.values() if isinstance(value, Sum)]
    assert not [value for value in found if value.region in (OUTPUT, input_name(0))]


@pytest.mark.parametrize("call", [NOTHING, SHORT, Call("reseed", (19, 2))], ids=Call.text)
def test_calls_that_are_as_the_text_says(call: Call) -> None:
    calls().prove(call)


CHANGES = [
    ("bad_entropy = 1", "bad_entropy = 9", SHORT, Broken, "the return code is 1, and not 9"),
    (
        "if reseed_counter == 0\n    refuse",
        "if reseed_counter > interval\n    refuse",
        NOTHING,
        Broken,
        "the return code is 5, and not 0",
    ),
    (
        "reseed_counter = reseed_counter + 1",
        "reseed_counter = reseed_counter + 2",
        NOTHING,
        Beyond,
        f"byte {KEY + BLOCK} of `st` is not shown",
    ),
    (
        "B = E(Key, V)\n",
        "B = E(Key, V) ^ V\n",
        Call("generate", (0,), 5),
        Beyond,
        "byte 0 of `out` is not shown",
    ),
]


@pytest.mark.parametrize(("old", "new", "call", "kind", "message"), CHANGES)
def test_what_another_text_says_is_not_proven(
    old: str, new: str, call: Call, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind) as problem:
        calls(with_text(old, new)).prove(call)
    assert message in str(problem.value)
    assert call.text() in str(problem.value)
