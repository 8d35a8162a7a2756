"""The stated lengths of calls."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dsl.modes.sizes import Sizes
from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.modes.subject import Call, Lengths

GENERATED = Path(__file__).parents[3] / "generated"
SUBJECT = mode_subject(read_mode(GENERATED / "rv32i" / "lea128_128_drbg.s"))


def test_stated_lengths_are_distinct() -> None:
    lengths = Lengths(SUBJECT)
    for entry in ("init", "reseed", "generate"):
        calls = lengths.calls(entry)
        assert len(calls) == len(set(calls)) > 30


def test_inputs_have_every_remainder_of_a_block() -> None:
    calls = [call for call in Lengths(SUBJECT).calls("reseed") if call.is_read]
    assert {sum(call.inputs) % 16 for call in calls} == set(range(16))


def test_without_pieces_all_lengths_are_stated() -> None:
    sizes = Sizes(16, 16, {"df": False})
    calls = Lengths(replace(SUBJECT, sizes=sizes)).calls("init")
    accepted = [call.inputs for call in calls if call.is_read]
    assert accepted == [(32, 0, n) for n in range(33)]
    refused = [call.inputs for call in calls if not call.is_read]
    assert (33, 0, 0) in refused
    assert (32, 0, 33) in refused


def test_outputs_at_each_distance_from_a_word() -> None:
    lengths = Lengths(SUBJECT)
    calls = lengths.calls("generate")
    assert {call.offset for call in calls} == {0, 1, 2, 3}
    assert Call("generate", (0,), 0, nulls=True) in calls
    assert Call("generate", (0,), 65537, is_read=False) in calls
    made = {call.output for call in calls if call.is_read and call.offset == 0}
    assert made == {*range(49), 67, 83, 147, 1024}


def test_lengths_in_words() -> None:
    lengths = Lengths(SUBJECT)
    assert lengths.in_words("reseed") == "36 calls: inputs of 16-32, 51, 86, 208 bytes in all"
    assert lengths.in_words("generate").endswith(", outputs of 0-48, 67, 83, 147, 1024 bytes")


def test_a_call_in_words() -> None:
    call = Call("generate", (3,), 5, offset=1)
    assert call.text() == "generate of inputs of 3 bytes, output 5 at +1"
