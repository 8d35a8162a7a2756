"""The stated lengths of calls."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dsl.modes.sizes import Sizes
from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.modes.subject import AnyCall, Call, Lengths

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
    assert made == set(range(64))
    assert [call.output for call in lengths.longer("generate")] == [67, 83, 147, 1024]
    assert lengths.longer("init") == ()


def test_outputs_of_any_length_continue_the_stated_ones() -> None:
    lengths = Lengths(SUBJECT)
    stated = {call.output for call in lengths.calls("generate") if not call.offset}
    for n_blocks in (1, 2):
        calls = lengths.any_outputs("generate", n_blocks)
        first = [call for call in calls if call.is_read and call.inputs == (0,)]
        assert [call.rest for call in first] == list(range(16 * n_blocks))
        # The induction is about two units and more.
        assert set(range(2 * 16 * n_blocks)) <= stated
        assert max(call.unit * call.most + call.rest for call in first) == 65536
    assert lengths.any_outputs("init", 1) == ()


def test_lengths_beyond_the_limit_are_refused() -> None:
    (refused,) = (call for call in Lengths(SUBJECT).any_outputs("generate", 2) if not call.is_read)
    assert (refused.unit, refused.rest, refused.least) == (1, 65537, 0)


def test_lengths_in_words() -> None:
    lengths = Lengths(SUBJECT)
    said = "36 calls: inputs of 16-32, 51, 86, 208 bytes in all"
    assert lengths.in_words(lengths.calls("reseed")) == said
    calls = (*lengths.calls("generate"), *lengths.longer("generate"))
    assert lengths.in_words(calls).endswith(", outputs of 0-63, 67, 83, 147, 1024 bytes")
    assert lengths.any_in_words().startswith("without input any output to 65536 bytes")


def test_a_call_in_words() -> None:
    call = Call("generate", (3,), 5, offset=1)
    assert call.text() == "generate of inputs of 3 bytes, output 5 at +1"
    longer = AnyCall("generate", (0,), unit=32, rest=5, most=9)
    assert longer.text() == "generate of inputs of 0 bytes, output of 32 n and 5 bytes"
